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
            if 0.9_f64 < -0.125 {
                return None;
            }
            Some(v5)
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2 = w.windows(2).map(|e1| { x }).filter(|&m1| w[w.len() - 1 - (n + 1) % w.len()] < 1.5).sum::<f64>();
            let mut v3 = ((n % 4) as f64);
            if v2 <= -0.125 {
                for e5 in w.iter_mut() {
                    let mut k6: usize = 3;
                    let v7: f64;
                    if (v3 > v2) && (v3 < 1.0) {
                        v7 = ((k6 % 4) as f64) * x;
                    } else {
                        v7 = (v3.abs() + 0.25).ln();
                    }
                }
            } else {
                if n % 3 == 1 {
                    return v3 + w[(2 * n + 1) % w.len()];
                }
            }
            if x > 0.75 {
                v2 = v2 * 0.5 + v3 * w[n % w.len()];
            } else {
                w[0] = w[(n + 1) % w.len()];
            }
            w[w.len() - 1 - (n + 1) % w.len()] * v3.sin() * v2.sin() - x + w[w.len() - 1 - (n + n) % w.len()]
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
            if 0.9_f64 < -0.125 {
                return None;
            }
            Some(v5)
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v2 = w.windows(2).map(|e1| { x }).filter(|&m1| w[w.len() - 1 - (n + 1) % w.len()] < 1.5).sum::<f64>();
            let mut v3 = ((n % 4) as f64);
            if v2 <= -0.125 {
                for e5 in w.iter_mut() {
                    let mut k6: usize = 3;
                    let v7: f64;
                    if (v3 > v2) && (v3 < 1.0) {
                        v7 = ((k6 % 4) as f64) * x;
                    } else {
                        v7 = (v3.abs() + 0.25).ln();
                    }
                }
            } else {
                if n % 3 == 1 {
                    return v3 + w[(2 * n + 1) % w.len()];
                }
            }
            if x > 0.75 {
                v2 = v2 * 0.5 + v3 * w[n % w.len()];
            } else {
                w[0] = w[(n + 1) % w.len()];
            }
            w[w.len() - 1 - (n + 1) % w.len()] * v3.sin() * v2.sin() - x + w[w.len() - 1 - (n + n) % w.len()]
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
            if lit(0.9) < lit(-0.125) {
                return None;
            }
            Some(v5)
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v2 = w.windows(2).map(|e1| { x }).filter(|&m1| w[w.len() - 1 - (n + 1) % w.len()] < lit(1.5)).sum::<D>();
            let mut v3 = lit((n % 4) as f64);
            if v2 <= lit(-0.125) {
                for e5 in w.iter_mut() {
                    let mut k6: usize = 3;
                    let v7: D;
                    if (v3 > v2) && (v3 < lit(1.0)) {
                        v7 = lit((k6 % 4) as f64) * x;
                    } else {
                        v7 = (v3.abs() + lit(0.25)).ln();
                    }
                }
            } else {
                if n % 3 == 1 {
                    return v3 + w[(2 * n + 1) % w.len()];
                }
            }
            if x > lit(0.75) {
                v2 = v2 * lit(0.5) + v3 * w[n % w.len()];
            } else {
                w[0] = w[(n + 1) % w.len()];
            }
            w[w.len() - 1 - (n + 1) % w.len()] * v3.sin() * v2.sin() - x + w[w.len() - 1 - (n + n) % w.len()]
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
            let r2_count: usize = r2.len();
            let mut k3: usize = 0;
            if v1 < v1 {
                fn inner4(s: f64, t: f64) -> f64 {
                    if 1.0_f64 <= 0.125 {
                        return s;
                    }
                    s
                }
                let v6 = inner4(v1, a.iter().rev().skip(2).map(|&e5| e5).sum::<f64>());
                for i8 in (0..r2_count).step_by(2) {
                    fn inner9(s: f64, t: f64) -> f64 {
                        if !(t <= t) {
                            return t.mul_add(s, s);
                        }
                        0.5
                    }
                    let v10: f64 = inner9(v6 * ((i8 % 4) as f64), { ((r2_count % 4) as f64) });
                }
            }
            v1 / (v1.abs() + 1.25) + v1 + r2[0 % r2.len()] + b[(2 * k3 + 2) % b.len()]
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x / (x.abs() + 0.5);
            let mut v3 = (0..n).rev().map(|i2| h0(a, a)).sum::<f64>();
            fn inner4(s: f64, t: f64) -> f64 {
                if 0.75_f64 > 1.5 {
                    return s + t;
                }
                s
            }
            let v5 = inner4(x, 0.75);
            v1 -= v5 - 0.3;
            if !(x > a[a.len() - 1 - (2 * n + 0) % a.len()]) {
                let v6: f64;
                if v5 >= 0.3 {
                    v6 = h0(a, a);
                } else {
                    v6 = v1;
                }
            }
            match n % 2 {
                0 => {
                    if v5 >= a[a.len() - 1 - (n) % a.len()] {
                        return ((n % 4) as f64) - 1.25_f64;
                    }
                }
                _ => {
                    let mut k8: usize = 0;
                    'l7: loop {
                        if k8 >= 5 {
                            break;
                        }
                        k8 += 1;
                        let mut k10: usize = 0;
                        while (k10 < 5) && (((k8 % 4) as f64) > 1.0) {
                            k10 += 1;
                            'l11: for i12 in (0..k10).step_by(2) {
                                let v13: f64;
                                if v5 <= a[0] {
                                    v13 = v1;
                                } else {
                                    v13 = v1;
                                }
                            }
                        }
                    }
                }
            }
            v3.asinh() + v5 + v1 + x + a[4 % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -1.0;
        #[differentiate(without(order))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = 1.1_f64.sin();
            let r2 = vec![v1, a[0 % a.len()], 1.0_f64.midpoint(1.25), b[3 % b.len()]];
            let r2_count: usize = r2.len();
            let mut k3: usize = 0;
            if v1 < v1 {
                fn inner4(s: f64, t: f64) -> f64 {
                    if 1.0_f64 <= 0.125 {
                        return s;
                    }
                    s
                }
                let v6 = inner4(v1, a.iter().rev().skip(2).map(|&e5| e5).sum::<f64>());
                for i8 in (0..r2_count).step_by(2) {
                    fn inner9(s: f64, t: f64) -> f64 {
                        if !(t <= t) {
                            return t.mul_add(s, s);
                        }
                        0.5
                    }
                    let v10: f64 = inner9(v6 * ((i8 % 4) as f64), { ((r2_count % 4) as f64) });
                }
            }
            v1 / (v1.abs() + 1.25) + v1 + r2[0 % r2.len()] + b[(2 * k3 + 2) % b.len()]
        }
        #[differentiate(without(order))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x / (x.abs() + 0.5);
            let mut v3 = (0..n).rev().map(|i2| h0(a, a)).sum::<f64>();
            fn inner4(s: f64, t: f64) -> f64 {
                if 0.75_f64 > 1.5 {
                    return s + t;
                }
                s
            }
            let v5 = inner4(x, 0.75);
            v1 -= v5 - 0.3;
            if !(x > a[a.len() - 1 - (2 * n + 0) % a.len()]) {
                let v6: f64;
                if v5 >= 0.3 {
                    v6 = h0(a, a);
                } else {
                    v6 = v1;
                }
            }
            match n % 2 {
                0 => {
                    if v5 >= a[a.len() - 1 - (n) % a.len()] {
                        return ((n % 4) as f64) - 1.25_f64;
                    }
                }
                _ => {
                    let mut k8: usize = 0;
                    'l7: loop {
                        if k8 >= 5 {
                            break;
                        }
                        k8 += 1;
                        let mut k10: usize = 0;
                        while (k10 < 5) && (((k8 % 4) as f64) > 1.0) {
                            k10 += 1;
                            'l11: for i12 in (0..k10).step_by(2) {
                                let v13: f64;
                                if v5 <= a[0] {
                                    v13 = v1;
                                } else {
                                    v13 = v1;
                                }
                            }
                        }
                    }
                }
            }
            v3.asinh() + v5 + v1 + x + a[4 % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -1.0;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = lit(1.1).sin();
            let r2 = vec![v1, a[0 % a.len()], lit(1.0).midpoint(lit(1.25)), b[3 % b.len()]];
            let r2_count: usize = r2.len();
            let mut k3: usize = 0;
            if v1 < v1 {
                fn inner4(s: D, t: D) -> D {
                    if lit(1.0) <= lit(0.125) {
                        return s;
                    }
                    s
                }
                let v6 = inner4(v1, a.iter().rev().skip(2).map(|&e5| e5).sum::<D>());
                for i8 in (0..r2_count).step_by(2) {
                    fn inner9(s: D, t: D) -> D {
                        if !(t <= t) {
                            return t.mul_add(s, s);
                        }
                        lit(0.5)
                    }
                    let v10: D = inner9(v6 * lit((i8 % 4) as f64), { lit((r2_count % 4) as f64) });
                }
            }
            v1 / (v1.abs() + lit(1.25)) + v1 + r2[0 % r2.len()] + b[(2 * k3 + 2) % b.len()]
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x / (x.abs() + lit(0.5));
            let mut v3 = (0..n).rev().map(|i2| h0(a, a)).sum::<D>();
            fn inner4(s: D, t: D) -> D {
                if lit(0.75) > lit(1.5) {
                    return s + t;
                }
                s
            }
            let v5 = inner4(x, lit(0.75));
            { let right = v5 - lit(0.3); v1 -= right; }
            if !(x > a[a.len() - 1 - (2 * n + 0) % a.len()]) {
                let v6: D;
                if v5 >= lit(0.3) {
                    v6 = h0(a, a);
                } else {
                    v6 = v1;
                }
            }
            match n % 2 {
                0 => {
                    if v5 >= a[a.len() - 1 - (n) % a.len()] {
                        return lit((n % 4) as f64) - lit(1.25);
                    }
                }
                _ => {
                    let mut k8: usize = 0;
                    'l7: loop {
                        if k8 >= 5 {
                            break;
                        }
                        k8 += 1;
                        let mut k10: usize = 0;
                        while (k10 < 5) && (lit((k8 % 4) as f64) > lit(1.0)) {
                            k10 += 1;
                            'l11: for i12 in (0..k10).step_by(2) {
                                let v13: D;
                                if v5 <= a[0] {
                                    v13 = v1;
                                } else {
                                    v13 = v1;
                                }
                            }
                        }
                    }
                }
            }
            v3.asinh() + v5 + v1 + x + a[4 % a.len()]
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
            r4[3] = v2;
            v2 *= (w[(n + 1) % w.len()] - ((n % 4) as f64)).cos();
            match n % 4 {
                0 => {
                    for e6 in r4.iter() {
                        fn inner7(s: f64, t: f64) -> f64 {
                            if t <= s {
                                return s;
                            }
                            s - s
                        }
                        let v8 = inner7(v3, 1.0 * v2);
                    }
                    for (i10, e10) in r4.iter().enumerate() {
                        if v3 < x {
                            let (mut v11, v12): (f64, f64) = (if x < 0.25 { v2 } else { -0.5_f64 }, w[0] - r4[1]);
                        }
                    }
                }
                1 => {
                    let mut v13 = v3 - w[w.len() - 1 - (n + n) % w.len()];
                }
                2 => {
                }
                _ => {
                    v2 = v3;
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
            r4[3] = v2;
            v2 *= (w[(n + 1) % w.len()] - ((n % 4) as f64)).cos();
            match n % 4 {
                0 => {
                    for e6 in r4.iter() {
                        fn inner7(s: f64, t: f64) -> f64 {
                            if t <= s {
                                return s;
                            }
                            s - s
                        }
                        let v8 = inner7(v3, 1.0 * v2);
                    }
                    for (i10, e10) in r4.iter().enumerate() {
                        if v3 < x {
                            let (mut v11, v12): (f64, f64) = (if x < 0.25 { v2 } else { -0.5_f64 }, w[0] - r4[1]);
                        }
                    }
                }
                1 => {
                    let mut v13 = v3 - w[w.len() - 1 - (n + n) % w.len()];
                }
                2 => {
                }
                _ => {
                    v2 = v3;
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
            r4[3] = v2;
            { let right = (w[(n + 1) % w.len()] - lit((n % 4) as f64)).cos(); v2 *= right; }
            match n % 4 {
                0 => {
                    for e6 in r4.iter() {
                        fn inner7(s: D, t: D) -> D {
                            if t <= s {
                                return s;
                            }
                            s - s
                        }
                        let v8 = inner7(v3, lit(1.0) * v2);
                    }
                    for (i10, e10) in r4.iter().enumerate() {
                        if v3 < x {
                            let (mut v11, v12): (D, D) = (if x < lit(0.25) { v2 } else { lit(-0.5) }, w[0] - r4[1]);
                        }
                    }
                }
                1 => {
                    let mut v13 = v3 - w[w.len() - 1 - (n + n) % w.len()];
                }
                2 => {
                }
                _ => {
                    v2 = v3;
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
            let r3_count: usize = r3.len();
            let mut v4 = if !(v1 < x) { ALPHA } else { v2 };
            'l5: for i6 in 1..r3.len() {
                'l7: for &e8 in w.iter() {
                }
                if ((n % 4) as f64) >= x {
                    for i10 in (1..r3_count).rev() {
                        v2 -= 0.25 * -2.0;
                        let v11: f64;
                        if r3[1 % r3.len()] > 0.3 {
                            v11 = r3.iter().filter(|&&e12| n % 2 < 1).sum::<f64>();
                        } else {
                            v11 = v2 + v4;
                        }
                    }
                    let mut v13 = x + v2;
                }
            }
            (((n % 4) as f64) * v2 - v4.sin()) * v2.sin() + r3[0]
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
            let r3_count: usize = r3.len();
            let mut v4 = if !(v1 < x) { ALPHA } else { v2 };
            'l5: for i6 in 1..r3.len() {
                'l7: for &e8 in w.iter() {
                }
                if ((n % 4) as f64) >= x {
                    for i10 in (1..r3_count).rev() {
                        v2 -= 0.25 * -2.0;
                        let v11: f64;
                        if r3[1 % r3.len()] > 0.3 {
                            v11 = r3.iter().filter(|&&e12| n % 2 < 1).sum::<f64>();
                        } else {
                            v11 = v2 + v4;
                        }
                    }
                    let mut v13 = x + v2;
                }
            }
            (((n % 4) as f64) * v2 - v4.sin()) * v2.sin() + r3[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.25;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = w[4 % w.len()] + lit(1.1);
            let mut v2 = x * x;
            let mut r3 = vec![v2 / (x.abs() + lit(0.25)), w[w.len() - 1 - (1) % w.len()] * w[0], v1];
            let r3_count: usize = r3.len();
            let mut v4 = if !(v1 < x) { lit(ALPHA) } else { v2 };
            'l5: for i6 in 1..r3.len() {
                'l7: for &e8 in w.iter() {
                }
                if lit((n % 4) as f64) >= x {
                    for i10 in (1..r3_count).rev() {
                        { let right = lit(0.25) * lit(-2.0); v2 -= right; }
                        let v11: D;
                        if r3[1 % r3.len()] > lit(0.3) {
                            v11 = r3.iter().filter(|&&e12| n % 2 < 1).sum::<D>();
                        } else {
                            v11 = v2 + v4;
                        }
                    }
                    let mut v13 = x + v2;
                }
            }
            (lit((n % 4) as f64) * v2 - v4.sin()) * v2.sin() + r3[0]
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
            let r2_count: usize = r2.len();
            let o3: Option<f64> = if ((k % 4) as f64) < 0.75 { Some(((r2_count % 4) as f64) * ((k % 4) as f64)) } else { None };
            r2[(4) % r2_count] += r2[(k + 1) % r2.len()] * u;
            let mut k5: usize = 0;
            loop {
                if k5 >= 2 {
                    break;
                }
                k5 += 1;
                let mut k7: usize = 0;
                loop {
                    if k7 >= 0 {
                        break;
                    }
                    k7 += 1;
                    let mut k9: usize = 0;
                    'l8: loop {
                        if k9 >= 1 {
                            break;
                        }
                        k9 += 1;
                        {
                            u -= 0.25 * v1.atan2(v1 * v1 + 1.25);
                        }
                        v1 -= 0.25 * ((r2_count % 4) as f64).min(r2[0]);
                    }
                    if let Some(v10) = o3 {
                        if !(0.75_f64 < v1) {
                            u += 0.25 * ((r2_count % 4) as f64);
                            continue;
                        }
                    } else {
                        let mut k12: usize = 0;
                        let mut v31: f64 = 'l11: loop {
                            if k12 >= 6 {
                                break v1;
                            }
                            k12 += 1;
                            match k5 % 3 {
                                0 => {
                                    let mut v13 = { ((k5 % 4) as f64) };
                                    r2[(2 * k7 + 1) % r2_count] -= 0.25 * (0.9 * u.sin()).acos();
                                }
                                1 if u >= 0.75 => {
                                    fn inner14(s: f64, t: f64) -> f64 {
                                        if s < s {
                                            return t;
                                        }
                                        {
                                            let v15 = s;
                                            v15
                                        }
                                    }
                                    let v16 = inner14(r2[(2 * k7 + 2) % r2.len()] - ((r2_count % 4) as f64), u / (v1.abs() + 0.5));
                                    match r2_count % 4 {
                                        0 => {
                                            let v17: f64 = o3?;
                                        }
                                        1 => {
                                            const GAMMA_18: f64 = -0.9;
                                            v1 = (v1 * 0.5 + (u + u)) * GAMMA_18;
                                        }
                                        2 => {
                                            match k9 % 4 {
                                                0 => {
                                                    v1 = r2.iter().filter(|&&e19| k9 % 2 != 1).map(|&e19| if k7 % 2 != 1 { e19 } else { v16 }).sum::<f64>().sin();
                                                    const GAMMA_20: f64 = 1.25;
                                                    r2[(2 * k7 + 1) % r2_count] = (r2[(2 * k7 + 1) % r2_count] * 0.5 + ((k12 % 4) as f64)) * GAMMA_20;
                                                }
                                                1 if 0.125_f64 > -0.3 => {
                                                    let v21 = v16 * r2[(k5 + k7) % r2.len()];
                                                    let v16 = v21 / (v16.abs() + 0.5);
                                                }
                                                2 if v16 > 1.25 => {
                                                    r2[(k12) % r2_count] -= 0.25 * (match k % 2 {
                                                        0 => { r2[r2.len() - 1 - (2 * k7 + 2) % r2.len()] }
                                                        _ => {
                                                            let u: f64 = u;
                                                            r2[(2 * k + 1) % r2.len()]
                                                        }
                                                    });
                                                    let v22 = v16 * r2[r2.len() - 1 - (2 * r2_count + 2) % r2.len()];
                                                }
                                                _ => {
                                                    let v23: f64 = r2[k7 % r2.len()];
                                                    r2.fill(v23);
                                                }
                                            }
                                            let v24: f64;
                                            if u < 1.0 {
                                                v24 = r2[k9 % r2.len()];
                                            } else {
                                                v24 = match r2_count % 3 {
                                                    0 | 5 => {
                                                        let v25: f64 = u;
                                                        ((k7 % 4) as f64)
                                                    }
                                                    1 => { ((k % 4) as f64) }
                                                    _ => { u }
                                                };
                                            }
                                        }
                                        _ => {
                                            match k9 % 3 {
                                                0 => {
                                                    if u <= 0.9 {
                                                        u -= 0.25 * (v16 * v1);
                                                        continue;
                                                    }
                                                    let s26 = &r2[..];
                                                }
                                                1 if u < u => {
                                                    fn inner27(s: f64, t: f64) -> f64 {
                                                        if !(0.75_f64 < -1.25) {
                                                            return if t < s { s } else { s };
                                                        }
                                                        s + t
                                                    }
                                                    let v29 = inner27(if k % 2 != 1 { v16 } else {
                                                        let v28 = v1;
                                                        u
                                                    }, v16.sin());
                                                }
                                                _ => {
                                                    u = (if v1 > 1.0 {
                                                        r2[(2 * k5 + 1) % r2_count] -= 0.25 * 0.7_f64.copysign(v1);
                                                        ((k12 % 4) as f64)
                                                    } else { v16 }).sin();
                                                }
                                            }
                                            u += 0.25 * ({
                                                let v30 = v16;
                                                ((k12 % 4) as f64)
                                            });
                                        }
                                    }
                                }
                                _ => {
                                }
                            }
                        };
                    }
                }
                let mut k33: usize = 0;
                while k33 < 5 {
                    k33 += 1;
                    let mut k35: usize = 0;
                    let mut v38: f64 = 'l34: loop {
                        if k35 >= 5 {
                            break ((r2_count % 4) as f64) % 1.75;
                        }
                        k35 += 1;
                        fn inner36(s: f64, t: f64) -> f64 {
                            if t > s {
                                return s;
                            }
                            -0.7 + t
                        }
                        let v37 = inner36({ v1 }, if k7 % 2 == 1 {
                            u = (v1 * v1).cos();
                            ((k5 % 4) as f64)
                        } else { u });
                    };
                    let v40 = r2.iter().zip(r2.iter()).map(|(&e39, &z39)| ((k33 % 4) as f64) - r2[0]).fold(((k5 % 4) as f64), |acc39, t39| acc39.sin() + u * t39);
                }
            }
            if r2[(2 * k5 + 2) % r2.len()] < 1.5 {
                return None;
            }
            Some((u + v1) * v1.sin() + r2[0])
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = q[0] * q[4 - 1 - (n) % 4];
            let mut v1 = match n % 2 {
                0 if 1.1_f64 > -1.0 => { v1 }
                _ => { v1 }
            };
            let mut r4 = vec![v1.atan(), (1..n).map(|i2| match n % 3 {
                0 => { v1 }
                1 | 6 => { v1 }
                _ => {
                    let v3 = ((n % 4) as f64);
                    ((n % 4) as f64)
                }
            }).fold(v1, |acc3, t3| 0.5 * acc3 + t3 * t3)];
            let r4_count: usize = r4.len();
            let mut o5: Option<f64> = h0(v1, (2 * r4_count + 0) % 4);
            let mut k7: usize = 0;
            let v10: f64 = loop {
                if k7 >= 0 {
                    break r4[0 % r4.len()] * r4[k7 % r4.len()];
                }
                k7 += 1;
                for i9 in (0..n).rev() {
                }
            };
            q.iter().skip(0).map(|&e11| e11).sum::<f64>() + b[(2 * n + 1) % b.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u;
            let mut r2 = vec![f64::signum(v1), v1, v1 * u, v1];
            let r2_count: usize = r2.len();
            let o3: Option<f64> = if ((k % 4) as f64) < 0.75 { Some(((r2_count % 4) as f64) * ((k % 4) as f64)) } else { None };
            r2[(4) % r2_count] += r2[(k + 1) % r2.len()] * u;
            let mut k5: usize = 0;
            loop {
                if k5 >= 2 {
                    break;
                }
                k5 += 1;
                let mut k7: usize = 0;
                loop {
                    if k7 >= 0 {
                        break;
                    }
                    k7 += 1;
                    let mut k9: usize = 0;
                    'l8: loop {
                        if k9 >= 1 {
                            break;
                        }
                        k9 += 1;
                        {
                            u -= 0.25 * v1.atan2(v1 * v1 + 1.25);
                        }
                        v1 -= 0.25 * ((r2_count % 4) as f64).min(r2[0]);
                    }
                    if let Some(v10) = o3 {
                        if !(0.75_f64 < v1) {
                            u += 0.25 * ((r2_count % 4) as f64);
                            continue;
                        }
                    } else {
                        let mut k12: usize = 0;
                        let mut v31: f64 = 'l11: loop {
                            if k12 >= 6 {
                                break v1;
                            }
                            k12 += 1;
                            match k5 % 3 {
                                0 => {
                                    let mut v13 = { ((k5 % 4) as f64) };
                                    r2[(2 * k7 + 1) % r2_count] -= 0.25 * (0.9 * u.sin()).acos();
                                }
                                1 if u >= 0.75 => {
                                    fn inner14(s: f64, t: f64) -> f64 {
                                        if s < s {
                                            return t;
                                        }
                                        {
                                            let v15 = s;
                                            v15
                                        }
                                    }
                                    let v16 = inner14(r2[(2 * k7 + 2) % r2.len()] - ((r2_count % 4) as f64), u / (v1.abs() + 0.5));
                                    match r2_count % 4 {
                                        0 => {
                                            let v17: f64 = o3?;
                                        }
                                        1 => {
                                            const GAMMA_18: f64 = -0.9;
                                            v1 = (v1 * 0.5 + (u + u)) * GAMMA_18;
                                        }
                                        2 => {
                                            match k9 % 4 {
                                                0 => {
                                                    v1 = r2.iter().filter(|&&e19| k9 % 2 != 1).map(|&e19| if k7 % 2 != 1 { e19 } else { v16 }).sum::<f64>().sin();
                                                    const GAMMA_20: f64 = 1.25;
                                                    r2[(2 * k7 + 1) % r2_count] = (r2[(2 * k7 + 1) % r2_count] * 0.5 + ((k12 % 4) as f64)) * GAMMA_20;
                                                }
                                                1 if 0.125_f64 > -0.3 => {
                                                    let v21 = v16 * r2[(k5 + k7) % r2.len()];
                                                    let v16 = v21 / (v16.abs() + 0.5);
                                                }
                                                2 if v16 > 1.25 => {
                                                    r2[(k12) % r2_count] -= 0.25 * (match k % 2 {
                                                        0 => { r2[r2.len() - 1 - (2 * k7 + 2) % r2.len()] }
                                                        _ => {
                                                            let u: f64 = u;
                                                            r2[(2 * k + 1) % r2.len()]
                                                        }
                                                    });
                                                    let v22 = v16 * r2[r2.len() - 1 - (2 * r2_count + 2) % r2.len()];
                                                }
                                                _ => {
                                                    let v23: f64 = r2[k7 % r2.len()];
                                                    r2.fill(v23);
                                                }
                                            }
                                            let v24: f64;
                                            if u < 1.0 {
                                                v24 = r2[k9 % r2.len()];
                                            } else {
                                                v24 = match r2_count % 3 {
                                                    0 | 5 => {
                                                        let v25: f64 = u;
                                                        ((k7 % 4) as f64)
                                                    }
                                                    1 => { ((k % 4) as f64) }
                                                    _ => { u }
                                                };
                                            }
                                        }
                                        _ => {
                                            match k9 % 3 {
                                                0 => {
                                                    if u <= 0.9 {
                                                        u -= 0.25 * (v16 * v1);
                                                        continue;
                                                    }
                                                    let s26 = &r2[..];
                                                }
                                                1 if u < u => {
                                                    fn inner27(s: f64, t: f64) -> f64 {
                                                        if !(0.75_f64 < -1.25) {
                                                            return if t < s { s } else { s };
                                                        }
                                                        s + t
                                                    }
                                                    let v29 = inner27(if k % 2 != 1 { v16 } else {
                                                        let v28 = v1;
                                                        u
                                                    }, v16.sin());
                                                }
                                                _ => {
                                                    u = (if v1 > 1.0 {
                                                        r2[(2 * k5 + 1) % r2_count] -= 0.25 * 0.7_f64.copysign(v1);
                                                        ((k12 % 4) as f64)
                                                    } else { v16 }).sin();
                                                }
                                            }
                                            u += 0.25 * ({
                                                let v30 = v16;
                                                ((k12 % 4) as f64)
                                            });
                                        }
                                    }
                                }
                                _ => {
                                }
                            }
                        };
                    }
                }
                let mut k33: usize = 0;
                while k33 < 5 {
                    k33 += 1;
                    let mut k35: usize = 0;
                    let mut v38: f64 = 'l34: loop {
                        if k35 >= 5 {
                            break ((r2_count % 4) as f64) % 1.75;
                        }
                        k35 += 1;
                        fn inner36(s: f64, t: f64) -> f64 {
                            if t > s {
                                return s;
                            }
                            -0.7 + t
                        }
                        let v37 = inner36({ v1 }, if k7 % 2 == 1 {
                            u = (v1 * v1).cos();
                            ((k5 % 4) as f64)
                        } else { u });
                    };
                    let v40 = r2.iter().zip(r2.iter()).map(|(&e39, &z39)| ((k33 % 4) as f64) - r2[0]).fold(((k5 % 4) as f64), |acc39, t39| acc39.sin() + u * t39);
                }
            }
            if r2[(2 * k5 + 2) % r2.len()] < 1.5 {
                return None;
            }
            Some((u + v1) * v1.sin() + r2[0])
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = q[0] * q[4 - 1 - (n) % 4];
            let mut v1 = match n % 2 {
                0 if 1.1_f64 > -1.0 => { v1 }
                _ => { v1 }
            };
            let mut r4 = vec![v1.atan(), (1..n).map(|i2| match n % 3 {
                0 => { v1 }
                1 | 6 => { v1 }
                _ => {
                    let v3 = ((n % 4) as f64);
                    ((n % 4) as f64)
                }
            }).fold(v1, |acc3, t3| 0.5 * acc3 + t3 * t3)];
            let r4_count: usize = r4.len();
            let mut o5: Option<f64> = h0(v1, (2 * r4_count + 0) % 4);
            let mut k7: usize = 0;
            let v10: f64 = loop {
                if k7 >= 0 {
                    break r4[0 % r4.len()] * r4[k7 % r4.len()];
                }
                k7 += 1;
                for i9 in (0..n).rev() {
                }
            };
            q.iter().skip(0).map(|&e11| e11).sum::<f64>() + b[(2 * n + 1) % b.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = u;
            let mut r2 = vec![D::signum(v1), v1, v1 * u, v1];
            let r2_count: usize = r2.len();
            let o3: Option<D> = if lit((k % 4) as f64) < lit(0.75) { Some(lit((r2_count % 4) as f64) * lit((k % 4) as f64)) } else { None };
            { let right = r2[(k + 1) % r2.len()] * u; r2[(4) % r2_count] += right; }
            let mut k5: usize = 0;
            loop {
                if k5 >= 2 {
                    break;
                }
                k5 += 1;
                let mut k7: usize = 0;
                loop {
                    if k7 >= 0 {
                        break;
                    }
                    k7 += 1;
                    let mut k9: usize = 0;
                    'l8: loop {
                        if k9 >= 1 {
                            break;
                        }
                        k9 += 1;
                        {
                            { let right = lit(0.25) * v1.atan2(v1 * v1 + lit(1.25)); u -= right; }
                        }
                        { let right = lit(0.25) * lit((r2_count % 4) as f64).min(r2[0]); v1 -= right; }
                    }
                    if let Some(v10) = o3 {
                        if !(lit(0.75) < v1) {
                            { let right = lit(0.25) * lit((r2_count % 4) as f64); u += right; }
                            continue;
                        }
                    } else {
                        let mut k12: usize = 0;
                        let mut v31: D = 'l11: loop {
                            if k12 >= 6 {
                                break v1;
                            }
                            k12 += 1;
                            match k5 % 3 {
                                0 => {
                                    let mut v13 = { lit((k5 % 4) as f64) };
                                    { let right = lit(0.25) * (lit(0.9) * u.sin()).acos(); r2[(2 * k7 + 1) % r2_count] -= right; }
                                }
                                1 if u >= lit(0.75) => {
                                    fn inner14(s: D, t: D) -> D {
                                        if s < s {
                                            return t;
                                        }
                                        {
                                            let v15 = s;
                                            v15
                                        }
                                    }
                                    let v16 = inner14(r2[(2 * k7 + 2) % r2.len()] - lit((r2_count % 4) as f64), u / (v1.abs() + lit(0.5)));
                                    match r2_count % 4 {
                                        0 => {
                                            let v17: D = o3?;
                                        }
                                        1 => {
                                            const GAMMA_18: f64 = -0.9;
                                            v1 = (v1 * lit(0.5) + (u + u)) * lit(GAMMA_18);
                                        }
                                        2 => {
                                            match k9 % 4 {
                                                0 => {
                                                    v1 = r2.iter().filter(|&&e19| k9 % 2 != 1).map(|&e19| if k7 % 2 != 1 { e19 } else { v16 }).sum::<D>().sin();
                                                    const GAMMA_20: f64 = 1.25;
                                                    r2[(2 * k7 + 1) % r2_count] = (r2[(2 * k7 + 1) % r2_count] * lit(0.5) + lit((k12 % 4) as f64)) * lit(GAMMA_20);
                                                }
                                                1 if lit(0.125) > lit(-0.3) => {
                                                    let v21 = v16 * r2[(k5 + k7) % r2.len()];
                                                    let v16 = v21 / (v16.abs() + lit(0.5));
                                                }
                                                2 if v16 > lit(1.25) => {
                                                    { let right = lit(0.25) * (match k % 2 {
                                                        0 => { r2[r2.len() - 1 - (2 * k7 + 2) % r2.len()] }
                                                        _ => {
                                                            let u: D = u;
                                                            r2[(2 * k + 1) % r2.len()]
                                                        }
                                                    }); r2[(k12) % r2_count] -= right; }
                                                    let v22 = v16 * r2[r2.len() - 1 - (2 * r2_count + 2) % r2.len()];
                                                }
                                                _ => {
                                                    let v23: D = r2[k7 % r2.len()];
                                                    r2.fill(v23);
                                                }
                                            }
                                            let v24: D;
                                            if u < lit(1.0) {
                                                v24 = r2[k9 % r2.len()];
                                            } else {
                                                v24 = match r2_count % 3 {
                                                    0 | 5 => {
                                                        let v25: D = u;
                                                        lit((k7 % 4) as f64)
                                                    }
                                                    1 => { lit((k % 4) as f64) }
                                                    _ => { u }
                                                };
                                            }
                                        }
                                        _ => {
                                            match k9 % 3 {
                                                0 => {
                                                    if u <= lit(0.9) {
                                                        { let right = lit(0.25) * (v16 * v1); u -= right; }
                                                        continue;
                                                    }
                                                    let s26 = &r2[..];
                                                }
                                                1 if u < u => {
                                                    fn inner27(s: D, t: D) -> D {
                                                        if !(lit(0.75) < lit(-1.25)) {
                                                            return if t < s { s } else { s };
                                                        }
                                                        s + t
                                                    }
                                                    let v29 = inner27(if k % 2 != 1 { v16 } else {
                                                        let v28 = v1;
                                                        u
                                                    }, v16.sin());
                                                }
                                                _ => {
                                                    u = (if v1 > lit(1.0) {
                                                        { let right = lit(0.25) * lit(0.7).copysign(v1); r2[(2 * k5 + 1) % r2_count] -= right; }
                                                        lit((k12 % 4) as f64)
                                                    } else { v16 }).sin();
                                                }
                                            }
                                            { let right = lit(0.25) * ({
                                                let v30 = v16;
                                                lit((k12 % 4) as f64)
                                            }); u += right; }
                                        }
                                    }
                                }
                                _ => {
                                }
                            }
                        };
                    }
                }
                let mut k33: usize = 0;
                while k33 < 5 {
                    k33 += 1;
                    let mut k35: usize = 0;
                    let mut v38: D = 'l34: loop {
                        if k35 >= 5 {
                            break lit((r2_count % 4) as f64) % lit(1.75);
                        }
                        k35 += 1;
                        fn inner36(s: D, t: D) -> D {
                            if t > s {
                                return s;
                            }
                            lit(-0.7) + t
                        }
                        let v37 = inner36({ v1 }, if k7 % 2 == 1 {
                            u = (v1 * v1).cos();
                            lit((k5 % 4) as f64)
                        } else { u });
                    };
                    let v40 = r2.iter().zip(r2.iter()).map(|(&e39, &z39)| lit((k33 % 4) as f64) - r2[0]).fold(lit((k5 % 4) as f64), |acc39, t39| acc39.sin() + u * t39);
                }
            }
            if r2[(2 * k5 + 2) % r2.len()] < lit(1.5) {
                return None;
            }
            Some((u + v1) * v1.sin() + r2[0])
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = q[0] * q[4 - 1 - (n) % 4];
            let mut v1 = match n % 2 {
                0 if lit(1.1) > lit(-1.0) => { v1 }
                _ => { v1 }
            };
            let mut r4 = vec![v1.atan(), (1..n).map(|i2| match n % 3 {
                0 => { v1 }
                1 | 6 => { v1 }
                _ => {
                    let v3 = lit((n % 4) as f64);
                    lit((n % 4) as f64)
                }
            }).fold(v1, |acc3, t3| lit(0.5) * acc3 + t3 * t3)];
            let r4_count: usize = r4.len();
            let mut o5: Option<D> = h0(v1, (2 * r4_count + 0) % 4);
            let mut k7: usize = 0;
            let v10: D = loop {
                if k7 >= 0 {
                    break r4[0 % r4.len()] * r4[k7 % r4.len()];
                }
                k7 += 1;
                for i9 in (0..n).rev() {
                }
            };
            q.iter().skip(0).map(|&e11| e11).sum::<D>() + b[(2 * n + 1) % b.len()]
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
            let r3_count: usize = r3.len();
            let v4: f64;
            if ((r3_count % 4) as f64) <= 0.25 {
                v4 = v1.max(v1);
            } else {
                v4 = if r3[0] <= v1 {
                    v1 = ALPHA;
                    v1
                } else {
                    let v5: f64 = ALPHA;
                    v5
                };
            }
            let mut k7: usize = 0;
            loop {
                if k7 >= 0 {
                    break;
                }
                k7 += 1;
                v1 -= 0.25 * v4;
            }
            v1.max(1.25) + v4 + r3[3 % r3.len()] + b[(2 * k7 + 0) % b.len()] + a[a.len() - 1 - (2 * r3_count + 2) % a.len()]
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = f64::atan2(((n % 4) as f64), 1.25 * 1.25 + 0.5);
            let w_count: usize = w.len();
            let mut r3: [f64; 4] = [if v1 > 2.0 {
                let v2 = v1;
                v2
            } else {
                let v1 = w[0 % w.len()];
                w[w.len() - 1 - (w_count) % w.len()]
            }, ALPHA * v1, -w[w.len() - 1 - (w_count + 1) % w.len()], v1 - v1];
            for &e5 in &p {
                let mut k7: usize = 0;
                let v10: f64 = loop {
                    if k7 >= 1 {
                        break ALPHA + r3[0];
                    }
                    k7 += 1;
                    let mut p9 = (e5 * ALPHA, r3.iter().zip(w.iter()).filter(|&(&e8, &z8)| w[(w_count + 1) % w.len()] > e5).map(|(&e8, &z8)| e5 * e8).fold(1.5_f64, |acc8, t8| 0.5 * acc8 + v1 * t8));
                    p9.1 *= v1.cos();
                };
                let mut c11 = |u11: f64| {
                    v1 += 0.25 * (p[(n + 1) % 3] * p[k7 % 3] * u11);
                    v1 * 0.5
                };
                let mut v13: f64 = c11(match n % 4 {
                    0 => { v10 }
                    1 => { v10 }
                    2 if p[0] < 0.125 => {
                        let v12 = ((k7 % 4) as f64);
                        w[w.len() - 1 - (n + k7) % w.len()]
                    }
                    _ => { p[2] }
                }) - c11(p[(n + 1) % 3] - r3[0]);
            }
            let mut k14: usize = 1;
            const GAMMA_15: f64 = 0.75;
            w[(4) % w_count] = r3.iter().map(|&e16| v1).sum::<f64>() * GAMMA_15;
            fn inner17(s: f64, t: f64) -> f64 {
                if s > 0.125 {
                    return s;
                }
                t * s
            }
            let v1 = inner17(r3[n % 4] + v1, {
                let v18: f64 = r3[0];
                w[(2 * k14 + 2) % w.len()]
            });
            f64::acosh(p[3 - 1 - (n) % 3].abs() + 0.5 + 1.0) + w[(2 * n + 0) % w.len()] + p[3 - 1 - (w_count + n) % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        #[differentiate(without(carry))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = -ALPHA;
            let r3 = vec![b.iter().rev().map(|&e2| 1.0 + 0.25 * (v1 + ALPHA).sin()).product::<f64>(); 5];
            let r3_count: usize = r3.len();
            let v4: f64;
            if ((r3_count % 4) as f64) <= 0.25 {
                v4 = v1.max(v1);
            } else {
                v4 = if r3[0] <= v1 {
                    v1 = ALPHA;
                    v1
                } else {
                    let v5: f64 = ALPHA;
                    v5
                };
            }
            let mut k7: usize = 0;
            loop {
                if k7 >= 0 {
                    break;
                }
                k7 += 1;
                v1 -= 0.25 * v4;
            }
            v1.max(1.25) + v4 + r3[3 % r3.len()] + b[(2 * k7 + 0) % b.len()] + a[a.len() - 1 - (2 * r3_count + 2) % a.len()]
        }
        #[differentiate(without(carry))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = f64::atan2(((n % 4) as f64), 1.25 * 1.25 + 0.5);
            let w_count: usize = w.len();
            let mut r3: [f64; 4] = [if v1 > 2.0 {
                let v2 = v1;
                v2
            } else {
                let v1 = w[0 % w.len()];
                w[w.len() - 1 - (w_count) % w.len()]
            }, ALPHA * v1, -w[w.len() - 1 - (w_count + 1) % w.len()], v1 - v1];
            for &e5 in &p {
                let mut k7: usize = 0;
                let v10: f64 = loop {
                    if k7 >= 1 {
                        break ALPHA + r3[0];
                    }
                    k7 += 1;
                    let mut p9 = (e5 * ALPHA, r3.iter().zip(w.iter()).filter(|&(&e8, &z8)| w[(w_count + 1) % w.len()] > e5).map(|(&e8, &z8)| e5 * e8).fold(1.5_f64, |acc8, t8| 0.5 * acc8 + v1 * t8));
                    p9.1 *= v1.cos();
                };
                let mut c11 = |u11: f64| {
                    v1 += 0.25 * (p[(n + 1) % 3] * p[k7 % 3] * u11);
                    v1 * 0.5
                };
                let mut v13: f64 = c11(match n % 4 {
                    0 => { v10 }
                    1 => { v10 }
                    2 if p[0] < 0.125 => {
                        let v12 = ((k7 % 4) as f64);
                        w[w.len() - 1 - (n + k7) % w.len()]
                    }
                    _ => { p[2] }
                }) - c11(p[(n + 1) % 3] - r3[0]);
            }
            let mut k14: usize = 1;
            const GAMMA_15: f64 = 0.75;
            w[(4) % w_count] = r3.iter().map(|&e16| v1).sum::<f64>() * GAMMA_15;
            fn inner17(s: f64, t: f64) -> f64 {
                if s > 0.125 {
                    return s;
                }
                t * s
            }
            let v1 = inner17(r3[n % 4] + v1, {
                let v18: f64 = r3[0];
                w[(2 * k14 + 2) % w.len()]
            });
            f64::acosh(p[3 - 1 - (n) % 3].abs() + 0.5 + 1.0) + w[(2 * n + 0) % w.len()] + p[3 - 1 - (w_count + n) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = -lit(ALPHA);
            let r3 = vec![b.iter().rev().map(|&e2| lit(1.0) + lit(0.25) * (v1 + lit(ALPHA)).sin()).product::<D>(); 5];
            let r3_count: usize = r3.len();
            let v4: D;
            if lit((r3_count % 4) as f64) <= lit(0.25) {
                v4 = v1.max(v1);
            } else {
                v4 = if r3[0] <= v1 {
                    v1 = lit(ALPHA);
                    v1
                } else {
                    let v5: D = lit(ALPHA);
                    v5
                };
            }
            let mut k7: usize = 0;
            loop {
                if k7 >= 0 {
                    break;
                }
                k7 += 1;
                { let right = lit(0.25) * v4; v1 -= right; }
            }
            v1.max(lit(1.25)) + v4 + r3[3 % r3.len()] + b[(2 * k7 + 0) % b.len()] + a[a.len() - 1 - (2 * r3_count + 2) % a.len()]
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = D::atan2(lit((n % 4) as f64), lit(1.25) * lit(1.25) + lit(0.5));
            let w_count: usize = w.len();
            let mut r3: [D; 4] = [if v1 > lit(2.0) {
                let v2 = v1;
                v2
            } else {
                let v1 = w[0 % w.len()];
                w[w.len() - 1 - (w_count) % w.len()]
            }, lit(ALPHA) * v1, -w[w.len() - 1 - (w_count + 1) % w.len()], v1 - v1];
            for &e5 in &p {
                let mut k7: usize = 0;
                let v10: D = loop {
                    if k7 >= 1 {
                        break lit(ALPHA) + r3[0];
                    }
                    k7 += 1;
                    let mut p9 = (e5 * lit(ALPHA), r3.iter().zip(w.iter()).filter(|&(&e8, &z8)| w[(w_count + 1) % w.len()] > e5).map(|(&e8, &z8)| e5 * e8).fold(lit(1.5), |acc8, t8| lit(0.5) * acc8 + v1 * t8));
                    { let right = v1.cos(); p9.1 *= right; }
                };
                let mut c11 = |u11: D| {
                    { let right = lit(0.25) * (p[(n + 1) % 3] * p[k7 % 3] * u11); v1 += right; }
                    v1 * lit(0.5)
                };
                let mut v13: D = c11(match n % 4 {
                    0 => { v10 }
                    1 => { v10 }
                    2 if p[0] < lit(0.125) => {
                        let v12 = lit((k7 % 4) as f64);
                        w[w.len() - 1 - (n + k7) % w.len()]
                    }
                    _ => { p[2] }
                }) - c11(p[(n + 1) % 3] - r3[0]);
            }
            let mut k14: usize = 1;
            const GAMMA_15: f64 = 0.75;
            w[(4) % w_count] = r3.iter().map(|&e16| v1).sum::<D>() * lit(GAMMA_15);
            fn inner17(s: D, t: D) -> D {
                if s > lit(0.125) {
                    return s;
                }
                t * s
            }
            let v1 = inner17(r3[n % 4] + v1, {
                let v18: D = r3[0];
                w[(2 * k14 + 2) % w.len()]
            });
            D::acosh(p[3 - 1 - (n) % 3].abs() + lit(0.5) + lit(1.0)) + w[(2 * n + 0) % w.len()] + p[3 - 1 - (w_count + n) % 3]
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
            let mut k5: usize = 0;
            while k5 < 4 {
                k5 += 1;
                const GAMMA_6: f64 = 0.3;
                v1 = ((k5 % 4) as f64) * GAMMA_6;
            }
            let o7: Option<f64> = if ((k5 % 4) as f64) < v2 { Some(v1) } else { None };
            (v - v.sin() + u + r3[4 - 1 - (k5 + 1) % 4], (v1 * v2 + v1 + v) * u)
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = ((n % 4) as f64);
            let mut v2: f64 = if w[(n + n) % w.len()] <= 0.3 { x } else { w[w.len() - 1 - (2 * n + 0) % w.len()] };
            let v3 = w[(n + n) % w.len()];
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 4 {
                    break;
                }
                k5 += 1;
                if (v1 > 0.7) && (w[0] > x) {
                    w[w.len() - 1 - (n + n) % w.len()] -= 0.25 * w[1 % w.len()];
                } else {
                    let mut v6 = v3 * w[(k5 + 1) % w.len()];
                    let p8: (f64, f64) = h0(v3, BETA);
                }
                let mut v9 = v2.min(v1);
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
            let mut k5: usize = 0;
            while k5 < 4 {
                k5 += 1;
                const GAMMA_6: f64 = 0.3;
                v1 = ((k5 % 4) as f64) * GAMMA_6;
            }
            let o7: Option<f64> = if ((k5 % 4) as f64) < v2 { Some(v1) } else { None };
            (v - v.sin() + u + r3[4 - 1 - (k5 + 1) % 4], (v1 * v2 + v1 + v) * u)
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = ((n % 4) as f64);
            let mut v2: f64 = if w[(n + n) % w.len()] <= 0.3 { x } else { w[w.len() - 1 - (2 * n + 0) % w.len()] };
            let v3 = w[(n + n) % w.len()];
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 4 {
                    break;
                }
                k5 += 1;
                if (v1 > 0.7) && (w[0] > x) {
                    w[w.len() - 1 - (n + n) % w.len()] -= 0.25 * w[1 % w.len()];
                } else {
                    let mut v6 = v3 * w[(k5 + 1) % w.len()];
                    let p8: (f64, f64) = h0(v3, BETA);
                }
                let mut v9 = v2.min(v1);
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
            let mut k5: usize = 0;
            while k5 < 4 {
                k5 += 1;
                const GAMMA_6: f64 = 0.3;
                v1 = lit((k5 % 4) as f64) * lit(GAMMA_6);
            }
            let o7: Option<D> = if lit((k5 % 4) as f64) < v2 { Some(v1) } else { None };
            (v - v.sin() + u + r3[4 - 1 - (k5 + 1) % 4], (v1 * v2 + v1 + v) * u)
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1: D = lit((n % 4) as f64);
            let mut v2: D = if w[(n + n) % w.len()] <= lit(0.3) { x } else { w[w.len() - 1 - (2 * n + 0) % w.len()] };
            let v3 = w[(n + n) % w.len()];
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 4 {
                    break;
                }
                k5 += 1;
                if (v1 > lit(0.7)) && (w[0] > x) {
                    { let right = lit(0.25) * w[1 % w.len()]; w[w.len() - 1 - (n + n) % w.len()] -= right; }
                } else {
                    let mut v6 = v3 * w[(k5 + 1) % w.len()];
                    let p8: (D, D) = h0(v3, lit(BETA));
                }
                let mut v9 = v2.min(v1);
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
            u *= v1.cos();
            u = (0..k).map(|i3| -2.0 * u).fold(v1, |acc3, t3| 0.5 * acc3 + t3 * t3);
            if v2 < v1 {
            }
            if !(-1.0_f64 < -1.0) {
                return None;
            }
            Some((u + u) * v2 + v1)
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x = w[0];
            const GAMMA_1: f64 = -0.3;
            w[w.len() - 1 - (n + 1) % w.len()] = (w[(n + n) % w.len()] + x) * GAMMA_1;
            x += -0.25 * x;
            fn inner2(s: f64, t: f64) -> f64 {
                if s > 0.75 {
                    return t;
                }
                s
            }
            let x: f64 = inner2(x / (x * x + 1.25), { x });
            let v3 = w[n % w.len()] + ((n % 4) as f64);
            w[0 % w.len()] -= v3;
            for i5 in 0..n % 4 {
                const GAMMA_6: f64 = -0.3;
                w[(n + i5) % w.len()] = v3 * GAMMA_6;
            }
            let mut r7: [f64; 4] = [0.0; 4];
            let v8: f64 = 0.25;
            r7.fill(v8);
            v3 + x + w[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        #[differentiate(without(recompute))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = u + u;
            let mut v2 = v1 - u;
            u *= v1.cos();
            u = (0..k).map(|i3| -2.0 * u).fold(v1, |acc3, t3| 0.5 * acc3 + t3 * t3);
            if v2 < v1 {
            }
            if !(-1.0_f64 < -1.0) {
                return None;
            }
            Some((u + u) * v2 + v1)
        }
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x = w[0];
            const GAMMA_1: f64 = -0.3;
            w[w.len() - 1 - (n + 1) % w.len()] = (w[(n + n) % w.len()] + x) * GAMMA_1;
            x += -0.25 * x;
            fn inner2(s: f64, t: f64) -> f64 {
                if s > 0.75 {
                    return t;
                }
                s
            }
            let x: f64 = inner2(x / (x * x + 1.25), { x });
            let v3 = w[n % w.len()] + ((n % 4) as f64);
            w[0 % w.len()] -= v3;
            for i5 in 0..n % 4 {
                const GAMMA_6: f64 = -0.3;
                w[(n + i5) % w.len()] = v3 * GAMMA_6;
            }
            let mut r7: [f64; 4] = [0.0; 4];
            let v8: f64 = 0.25;
            r7.fill(v8);
            v3 + x + w[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = u + u;
            let mut v2 = v1 - u;
            { let right = v1.cos(); u *= right; }
            u = (0..k).map(|i3| lit(-2.0) * u).fold(v1, |acc3, t3| lit(0.5) * acc3 + t3 * t3);
            if v2 < v1 {
            }
            if !(lit(-1.0) < lit(-1.0)) {
                return None;
            }
            Some((u + u) * v2 + v1)
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut x = w[0];
            const GAMMA_1: f64 = -0.3;
            w[w.len() - 1 - (n + 1) % w.len()] = (w[(n + n) % w.len()] + x) * lit(GAMMA_1);
            { let right = lit(-0.25) * x; x += right; }
            fn inner2(s: D, t: D) -> D {
                if s > lit(0.75) {
                    return t;
                }
                s
            }
            let x: D = inner2(x / (x * x + lit(1.25)), { x });
            let v3 = w[n % w.len()] + lit((n % 4) as f64);
            { let right = v3; w[0 % w.len()] -= right; }
            for i5 in 0..n % 4 {
                const GAMMA_6: f64 = -0.3;
                w[(n + i5) % w.len()] = v3 * lit(GAMMA_6);
            }
            let mut r7: [D; 4] = [lit(0.0); 4];
            let v8: D = lit(0.25);
            r7.fill(v8);
            v3 + x + w[0]
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
            let r3_count: usize = r3.len();
            let mut c4 = |u4: f64| {
                v1 += 0.25 * (r3[r3.len() - 1 - (r3_count + 1) % r3.len()] / (u4.abs() + 1.25) * u4);
                v1 * 0.5
            };
            let mut v5 = c4(v * u) - c4(ALPHA * v);
            if r3_count % 3 == 1 {
                if r3_count % 3 < 1 {
                    if v >= v5 {
                        r3[(r3_count + r3_count) % r3_count] += u * 1.1;
                    }
                    let mut v6: f64 = -v;
                } else {
                    let mut r7: [f64; 2] = [0.0; 2];
                    r3[(r3_count) % r3_count] = v;
                }
            } else {
                v5 = v5 * 0.5 + r3[0];
                for &e9 in &r3 {
                    v1 = BETA.clamp(-2.125, 1.875);
                }
            }
            r3.iter().zip(&r3).enumerate().map(|(j10, (&e10, &z10))| v5).filter(|&m10| 1.0_f64 <= -1.0).sum::<f64>() * v5.sin() * v
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = h0(BETA, x);
            let mut v2 = p[0];
            let mut k4: usize = 0;
            while k4 < 3 {
                k4 += 1;
                for i6 in 1..=k4 % 4 {
                    v1 += 0.25 * (v2 * v2);
                }
                v1 -= 0.25 * p.iter().rev().zip(p.iter()).skip(0).map(|(&e7, &z7)| if v2 <= -1.1 { z7 } else { ((k4 % 4) as f64) }).sum::<f64>();
            }
            let p8: (f64, f64) = (x, p[3 - 1 - (2 * n + 0) % 3]);
            for (i10, e10) in p.iter().enumerate() {
                let v11: f64;
                if n % 3 != 1 {
                    v11 = (p[1] * p[1] + 0.25).ln();
                } else {
                    v11 = x - v1;
                }
            }
            [(if BETA > 0.7 { p8.1 } else { BETA }) + v1, ALPHA / (v2 * v2 + 1.25) + v2 - v1 + x.sin() + p[1]]
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
            let r3_count: usize = r3.len();
            let mut c4 = |u4: f64| {
                v1 += 0.25 * (r3[r3.len() - 1 - (r3_count + 1) % r3.len()] / (u4.abs() + 1.25) * u4);
                v1 * 0.5
            };
            let mut v5 = c4(v * u) - c4(ALPHA * v);
            if r3_count % 3 == 1 {
                if r3_count % 3 < 1 {
                    if v >= v5 {
                        r3[(r3_count + r3_count) % r3_count] += u * 1.1;
                    }
                    let mut v6: f64 = -v;
                } else {
                    let mut r7: [f64; 2] = [0.0; 2];
                    r3[(r3_count) % r3_count] = v;
                }
            } else {
                v5 = v5 * 0.5 + r3[0];
                for &e9 in &r3 {
                    v1 = BETA.clamp(-2.125, 1.875);
                }
            }
            r3.iter().zip(&r3).enumerate().map(|(j10, (&e10, &z10))| v5).filter(|&m10| 1.0_f64 <= -1.0).sum::<f64>() * v5.sin() * v
        }
        #[differentiate(without(tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = h0(BETA, x);
            let mut v2 = p[0];
            let mut k4: usize = 0;
            while k4 < 3 {
                k4 += 1;
                for i6 in 1..=k4 % 4 {
                    v1 += 0.25 * (v2 * v2);
                }
                v1 -= 0.25 * p.iter().rev().zip(p.iter()).skip(0).map(|(&e7, &z7)| if v2 <= -1.1 { z7 } else { ((k4 % 4) as f64) }).sum::<f64>();
            }
            let p8: (f64, f64) = (x, p[3 - 1 - (2 * n + 0) % 3]);
            for (i10, e10) in p.iter().enumerate() {
                let v11: f64;
                if n % 3 != 1 {
                    v11 = (p[1] * p[1] + 0.25).ln();
                } else {
                    v11 = x - v1;
                }
            }
            [(if BETA > 0.7 { p8.1 } else { BETA }) + v1, ALPHA / (v2 * v2 + 1.25) + v2 - v1 + x.sin() + p[1]]
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
            let r3_count: usize = r3.len();
            let mut c4 = |u4: D| {
                { let right = lit(0.25) * (r3[r3.len() - 1 - (r3_count + 1) % r3.len()] / (u4.abs() + lit(1.25)) * u4); v1 += right; }
                v1 * lit(0.5)
            };
            let mut v5 = c4(v * u) - c4(lit(ALPHA) * v);
            if r3_count % 3 == 1 {
                if r3_count % 3 < 1 {
                    if v >= v5 {
                        { let right = u * lit(1.1); r3[(r3_count + r3_count) % r3_count] += right; }
                    }
                    let mut v6: D = -v;
                } else {
                    let mut r7: [D; 2] = [lit(0.0); 2];
                    r3[(r3_count) % r3_count] = v;
                }
            } else {
                v5 = v5 * lit(0.5) + r3[0];
                for &e9 in &r3 {
                    v1 = lit(BETA).clamp(lit(-2.125), lit(1.875));
                }
            }
            r3.iter().zip(&r3).enumerate().map(|(j10, (&e10, &z10))| v5).filter(|&m10| lit(1.0) <= lit(-1.0)).sum::<D>() * v5.sin() * v
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = h0(lit(BETA), x);
            let mut v2 = p[0];
            let mut k4: usize = 0;
            while k4 < 3 {
                k4 += 1;
                for i6 in 1..=k4 % 4 {
                    { let right = lit(0.25) * (v2 * v2); v1 += right; }
                }
                { let right = lit(0.25) * p.iter().rev().zip(p.iter()).skip(0).map(|(&e7, &z7)| if v2 <= lit(-1.1) { z7 } else { lit((k4 % 4) as f64) }).sum::<D>(); v1 -= right; }
            }
            let p8: (D, D) = (x, p[3 - 1 - (2 * n + 0) % 3]);
            for (i10, e10) in p.iter().enumerate() {
                let v11: D;
                if n % 3 != 1 {
                    v11 = (p[1] * p[1] + lit(0.25)).ln();
                } else {
                    v11 = x - v1;
                }
            }
            [(if lit(BETA) > lit(0.7) { p8.1 } else { lit(BETA) }) + v1, lit(ALPHA) / (v2 * v2 + lit(1.25)) + v2 - v1 + x.sin() + p[1]]
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
            let r3_count: usize = r3.len();
            let mut k4: usize = 2;
            for i6 in 0..k4 {
                let mut p7 = (v2, -x);
            }
            if (ALPHA <= 2.0) || (x >= -0.25) {
                match k4 % 2 {
                    0 if v1 >= 0.25 => {
                        let v2 = r3[0] - r3[r3.len() - 1 - (r3_count + 1) % r3.len()];
                        'l8: for i9 in (0..k4).step_by(2) {
                            let mut x = v2;
                        }
                    }
                    _ => {
                        if (v1 > -0.25) || (x > 0.75) {
                            let v10 = ALPHA * 0.125;
                            if k4 % 2 < 1 {
                                return { ALPHA };
                            }
                        } else {
                            let mut k12: usize = 0;
                            'l11: while (k12 < 1) && (r3[r3.len() - 1 - (k4 + 1) % r3.len()] > v2) {
                                k12 += 1;
                                for i14 in 0..=k12 % 4 {
                                    w[0] = r3[(r3_count + i14) % r3.len()];
                                }
                                w[w.len() - 1 - (2 * r3_count + 2) % w.len()] -= 0.25 * (w[w.len() - 1 - (k4 + k12) % w.len()] + v2);
                            }
                            match n % 2 {
                                0 => {
                                    match k4 % 4 {
                                        0 => {
                                            if n % 3 == 1 {
                                                return v2 + v2;
                                            }
                                        }
                                        1 => {
                                            let mut k16: usize = 0;
                                            while k16 < 7 {
                                                k16 += 1;
                                                if ((k12 % 4) as f64) <= r3[r3.len() - 1 - (2 * r3_count + 0) % r3.len()] {
                                                    if 0.7_f64 >= 1.5 {
                                                        r3[0] /= ((n % 4) as f64).abs() + 0.5;
                                                    }
                                                } else {
                                                    let mut v17 = v2;
                                                    let mut v18 = (w[(2 * n + 0) % w.len()] as i64 as f64);
                                                }
                                            }
                                        }
                                        2 => {
                                            let mut m19: [[f64; 3]; 2] = [[w[w.len() - 1 - (r3_count) % w.len()] * v2, 1.25, v2 - r3[(r3_count + k12) % r3.len()]]; 2];
                                            let c20 = |u20_0: f64| u20_0 * ((-0.9_f64).abs() + 0.5).powf(ALPHA.clamp(-2.125, 1.875));
                                        }
                                        _ => {
                                            r3[(k4 + n) % r3_count] += v1 + 1.0;
                                        }
                                    }
                                }
                                _ => {
                                    for _ in 0..k12 % 4 {
                                        for &e24 in &r3 {
                                            fn inner25(s: f64, t: f64) -> f64 {
                                                if t < 1.0 {
                                                    return t.sin();
                                                }
                                                s * t
                                            }
                                            let v26 = inner25(x * v1, r3[(2 * k4 + 0) % r3.len()] + v2);
                                        }
                                        'l27: for _ in 1..k4 {
                                            if x <= 1.0 {
                                                for i30 in 0..n {
                                                    {
                                                        let mut p31 = (x, v2 + x);
                                                        if r3_count % 2 == 1 {
                                                            {
                                                                r3[(2 * r3_count + 0) % r3_count] /= 0.5_f64.abs() + 1.25;
                                                            }
                                                            let v32: f64;
                                                            if x > r3[3 % r3.len()] {
                                                                v32 = v2 / (r3[0].abs() + 1.25);
                                                            } else {
                                                                v32 = w[w.len() - 1 - (k12 + n) % w.len()];
                                                            }
                                                        }
                                                    }
                                                    let mut v33 = { v1 };
                                                }
                                                w[w.len() - 1 - (n) % w.len()] = w[w.len() - 1 - (n) % w.len()] * 0.5 + v1.fract();
                                            } else {
                                                if r3[(k4 + n) % r3.len()] < 0.75 {
                                                    v2 = v2 * 0.5 + v1;
                                                    break 'l27;
                                                }
                                            }
                                            if n % 2 < 1 {
                                                let mut v34 = r3[r3.len() - 1 - (r3_count + 1) % r3.len()];
                                            } else {
                                                match k12 % 4 {
                                                    0 => {
                                                        v2 *= (match n % 2 {
                                                            0 => { r3[0] }
                                                            _ => { v2 }
                                                        }).sin();
                                                    }
                                                    1 => {
                                                        for i36 in 1..k12 {
                                                            let v37 = w[(k12 + 1) % w.len()] * x;
                                                        }
                                                        for i39 in (1..n).rev() {
                                                            const GAMMA_40: f64 = 0.125;
                                                            r3[(n + n) % r3_count] = (r3[(n + n) % r3_count] * 0.5 + x * x) * GAMMA_40;
                                                        }
                                                    }
                                                    2 => {
                                                        let v1 = (1..n).rev().map(|i41| x).sum::<f64>();
                                                        r3[(2 * k4 + 1) % r3_count] *= v2.sin();
                                                    }
                                                    _ => {
                                                        let v42: f64;
                                                        if k4 % 3 == 1 {
                                                            v42 = w[4 % w.len()] + r3[(r3_count + r3_count) % r3.len()];
                                                        } else {
                                                            v42 = match n % 2 {
                                                                0 if x > ((k4 % 4) as f64) => {
                                                                    let v1: f64 = x;
                                                                    v2
                                                                }
                                                                _ => { r3[(r3_count + 1) % r3.len()] }
                                                            };
                                                        }
                                                    }
                                                }
                                                const GAMMA_43: f64 = 1.5;
                                                r3[(r3_count + 1) % r3_count] -= 0.25 * (v1 + x) * GAMMA_43;
                                            }
                                        }
                                    }
                                }
                            }
                        }
                        let c44 = move |u44_0: f64, u44_1: f64| u44_0 * x;
                    }
                }
            } else {
                let mut k46: usize = 0;
                loop {
                    if k46 >= 4 {
                        break;
                    }
                    k46 += 1;
                    v2 += 0.25 * (ALPHA / (x * x + 0.5));
                    let x = if v2 < x { x } else { v1 };
                }
                r3[(2 * k46 + 2) % r3_count] += ALPHA.rem_euclid(2.25);
            }
            v2.rem_euclid(2.25) + v1 + x
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
            let r3_count: usize = r3.len();
            let mut k4: usize = 2;
            for i6 in 0..k4 {
                let mut p7 = (v2, -x);
            }
            if (ALPHA <= 2.0) || (x >= -0.25) {
                match k4 % 2 {
                    0 if v1 >= 0.25 => {
                        let v2 = r3[0] - r3[r3.len() - 1 - (r3_count + 1) % r3.len()];
                        'l8: for i9 in (0..k4).step_by(2) {
                            let mut x = v2;
                        }
                    }
                    _ => {
                        if (v1 > -0.25) || (x > 0.75) {
                            let v10 = ALPHA * 0.125;
                            if k4 % 2 < 1 {
                                return { ALPHA };
                            }
                        } else {
                            let mut k12: usize = 0;
                            'l11: while (k12 < 1) && (r3[r3.len() - 1 - (k4 + 1) % r3.len()] > v2) {
                                k12 += 1;
                                for i14 in 0..=k12 % 4 {
                                    w[0] = r3[(r3_count + i14) % r3.len()];
                                }
                                w[w.len() - 1 - (2 * r3_count + 2) % w.len()] -= 0.25 * (w[w.len() - 1 - (k4 + k12) % w.len()] + v2);
                            }
                            match n % 2 {
                                0 => {
                                    match k4 % 4 {
                                        0 => {
                                            if n % 3 == 1 {
                                                return v2 + v2;
                                            }
                                        }
                                        1 => {
                                            let mut k16: usize = 0;
                                            while k16 < 7 {
                                                k16 += 1;
                                                if ((k12 % 4) as f64) <= r3[r3.len() - 1 - (2 * r3_count + 0) % r3.len()] {
                                                    if 0.7_f64 >= 1.5 {
                                                        r3[0] /= ((n % 4) as f64).abs() + 0.5;
                                                    }
                                                } else {
                                                    let mut v17 = v2;
                                                    let mut v18 = (w[(2 * n + 0) % w.len()] as i64 as f64);
                                                }
                                            }
                                        }
                                        2 => {
                                            let mut m19: [[f64; 3]; 2] = [[w[w.len() - 1 - (r3_count) % w.len()] * v2, 1.25, v2 - r3[(r3_count + k12) % r3.len()]]; 2];
                                            let c20 = |u20_0: f64| u20_0 * ((-0.9_f64).abs() + 0.5).powf(ALPHA.clamp(-2.125, 1.875));
                                        }
                                        _ => {
                                            r3[(k4 + n) % r3_count] += v1 + 1.0;
                                        }
                                    }
                                }
                                _ => {
                                    for _ in 0..k12 % 4 {
                                        for &e24 in &r3 {
                                            fn inner25(s: f64, t: f64) -> f64 {
                                                if t < 1.0 {
                                                    return t.sin();
                                                }
                                                s * t
                                            }
                                            let v26 = inner25(x * v1, r3[(2 * k4 + 0) % r3.len()] + v2);
                                        }
                                        'l27: for _ in 1..k4 {
                                            if x <= 1.0 {
                                                for i30 in 0..n {
                                                    {
                                                        let mut p31 = (x, v2 + x);
                                                        if r3_count % 2 == 1 {
                                                            {
                                                                r3[(2 * r3_count + 0) % r3_count] /= 0.5_f64.abs() + 1.25;
                                                            }
                                                            let v32: f64;
                                                            if x > r3[3 % r3.len()] {
                                                                v32 = v2 / (r3[0].abs() + 1.25);
                                                            } else {
                                                                v32 = w[w.len() - 1 - (k12 + n) % w.len()];
                                                            }
                                                        }
                                                    }
                                                    let mut v33 = { v1 };
                                                }
                                                w[w.len() - 1 - (n) % w.len()] = w[w.len() - 1 - (n) % w.len()] * 0.5 + v1.fract();
                                            } else {
                                                if r3[(k4 + n) % r3.len()] < 0.75 {
                                                    v2 = v2 * 0.5 + v1;
                                                    break 'l27;
                                                }
                                            }
                                            if n % 2 < 1 {
                                                let mut v34 = r3[r3.len() - 1 - (r3_count + 1) % r3.len()];
                                            } else {
                                                match k12 % 4 {
                                                    0 => {
                                                        v2 *= (match n % 2 {
                                                            0 => { r3[0] }
                                                            _ => { v2 }
                                                        }).sin();
                                                    }
                                                    1 => {
                                                        for i36 in 1..k12 {
                                                            let v37 = w[(k12 + 1) % w.len()] * x;
                                                        }
                                                        for i39 in (1..n).rev() {
                                                            const GAMMA_40: f64 = 0.125;
                                                            r3[(n + n) % r3_count] = (r3[(n + n) % r3_count] * 0.5 + x * x) * GAMMA_40;
                                                        }
                                                    }
                                                    2 => {
                                                        let v1 = (1..n).rev().map(|i41| x).sum::<f64>();
                                                        r3[(2 * k4 + 1) % r3_count] *= v2.sin();
                                                    }
                                                    _ => {
                                                        let v42: f64;
                                                        if k4 % 3 == 1 {
                                                            v42 = w[4 % w.len()] + r3[(r3_count + r3_count) % r3.len()];
                                                        } else {
                                                            v42 = match n % 2 {
                                                                0 if x > ((k4 % 4) as f64) => {
                                                                    let v1: f64 = x;
                                                                    v2
                                                                }
                                                                _ => { r3[(r3_count + 1) % r3.len()] }
                                                            };
                                                        }
                                                    }
                                                }
                                                const GAMMA_43: f64 = 1.5;
                                                r3[(r3_count + 1) % r3_count] -= 0.25 * (v1 + x) * GAMMA_43;
                                            }
                                        }
                                    }
                                }
                            }
                        }
                        let c44 = move |u44_0: f64, u44_1: f64| u44_0 * x;
                    }
                }
            } else {
                let mut k46: usize = 0;
                loop {
                    if k46 >= 4 {
                        break;
                    }
                    k46 += 1;
                    v2 += 0.25 * (ALPHA / (x * x + 0.5));
                    let x = if v2 < x { x } else { v1 };
                }
                r3[(2 * k46 + 2) % r3_count] += ALPHA.rem_euclid(2.25);
            }
            v2.rem_euclid(2.25) + v1 + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = lit((n % 4) as f64) / (w[0].abs() + lit(0.5));
            let mut v2 = w[n % w.len()];
            let mut r3 = vec![{ v2 }, w[(n + n) % w.len()] * w[(n + 1) % w.len()]];
            let r3_count: usize = r3.len();
            let mut k4: usize = 2;
            for i6 in 0..k4 {
                let mut p7 = (v2, -x);
            }
            if (lit(ALPHA) <= lit(2.0)) || (x >= lit(-0.25)) {
                match k4 % 2 {
                    0 if v1 >= lit(0.25) => {
                        let v2 = r3[0] - r3[r3.len() - 1 - (r3_count + 1) % r3.len()];
                        'l8: for i9 in (0..k4).step_by(2) {
                            let mut x = v2;
                        }
                    }
                    _ => {
                        if (v1 > lit(-0.25)) || (x > lit(0.75)) {
                            let v10 = lit(ALPHA) * lit(0.125);
                            if k4 % 2 < 1 {
                                return { lit(ALPHA) };
                            }
                        } else {
                            let mut k12: usize = 0;
                            'l11: while (k12 < 1) && (r3[r3.len() - 1 - (k4 + 1) % r3.len()] > v2) {
                                k12 += 1;
                                for i14 in 0..=k12 % 4 {
                                    w[0] = r3[(r3_count + i14) % r3.len()];
                                }
                                { let right = lit(0.25) * (w[w.len() - 1 - (k4 + k12) % w.len()] + v2); w[w.len() - 1 - (2 * r3_count + 2) % w.len()] -= right; }
                            }
                            match n % 2 {
                                0 => {
                                    match k4 % 4 {
                                        0 => {
                                            if n % 3 == 1 {
                                                return v2 + v2;
                                            }
                                        }
                                        1 => {
                                            let mut k16: usize = 0;
                                            while k16 < 7 {
                                                k16 += 1;
                                                if lit((k12 % 4) as f64) <= r3[r3.len() - 1 - (2 * r3_count + 0) % r3.len()] {
                                                    if lit(0.7) >= lit(1.5) {
                                                        { let right = lit((n % 4) as f64).abs() + lit(0.5); r3[0] /= right; }
                                                    }
                                                } else {
                                                    let mut v17 = v2;
                                                    let mut v18 = lit(w[(2 * n + 0) % w.len()].value() as i64 as f64);
                                                }
                                            }
                                        }
                                        2 => {
                                            let mut m19: [[D; 3]; 2] = [[w[w.len() - 1 - (r3_count) % w.len()] * v2, lit(1.25), v2 - r3[(r3_count + k12) % r3.len()]]; 2];
                                            let c20 = |u20_0: D| u20_0 * (lit(-0.9).abs() + lit(0.5)).powf(lit(ALPHA).clamp(lit(-2.125), lit(1.875)));
                                        }
                                        _ => {
                                            { let right = v1 + lit(1.0); r3[(k4 + n) % r3_count] += right; }
                                        }
                                    }
                                }
                                _ => {
                                    for _ in 0..k12 % 4 {
                                        for &e24 in &r3 {
                                            fn inner25(s: D, t: D) -> D {
                                                if t < lit(1.0) {
                                                    return t.sin();
                                                }
                                                s * t
                                            }
                                            let v26 = inner25(x * v1, r3[(2 * k4 + 0) % r3.len()] + v2);
                                        }
                                        'l27: for _ in 1..k4 {
                                            if x <= lit(1.0) {
                                                for i30 in 0..n {
                                                    {
                                                        let mut p31 = (x, v2 + x);
                                                        if r3_count % 2 == 1 {
                                                            {
                                                                { let right = lit(0.5).abs() + lit(1.25); r3[(2 * r3_count + 0) % r3_count] /= right; }
                                                            }
                                                            let v32: D;
                                                            if x > r3[3 % r3.len()] {
                                                                v32 = v2 / (r3[0].abs() + lit(1.25));
                                                            } else {
                                                                v32 = w[w.len() - 1 - (k12 + n) % w.len()];
                                                            }
                                                        }
                                                    }
                                                    let mut v33 = { v1 };
                                                }
                                                w[w.len() - 1 - (n) % w.len()] = w[w.len() - 1 - (n) % w.len()] * lit(0.5) + v1.fract();
                                            } else {
                                                if r3[(k4 + n) % r3.len()] < lit(0.75) {
                                                    v2 = v2 * lit(0.5) + v1;
                                                    break 'l27;
                                                }
                                            }
                                            if n % 2 < 1 {
                                                let mut v34 = r3[r3.len() - 1 - (r3_count + 1) % r3.len()];
                                            } else {
                                                match k12 % 4 {
                                                    0 => {
                                                        { let right = (match n % 2 {
                                                            0 => { r3[0] }
                                                            _ => { v2 }
                                                        }).sin(); v2 *= right; }
                                                    }
                                                    1 => {
                                                        for i36 in 1..k12 {
                                                            let v37 = w[(k12 + 1) % w.len()] * x;
                                                        }
                                                        for i39 in (1..n).rev() {
                                                            const GAMMA_40: f64 = 0.125;
                                                            r3[(n + n) % r3_count] = (r3[(n + n) % r3_count] * lit(0.5) + x * x) * lit(GAMMA_40);
                                                        }
                                                    }
                                                    2 => {
                                                        let v1 = (1..n).rev().map(|i41| x).sum::<D>();
                                                        { let right = v2.sin(); r3[(2 * k4 + 1) % r3_count] *= right; }
                                                    }
                                                    _ => {
                                                        let v42: D;
                                                        if k4 % 3 == 1 {
                                                            v42 = w[4 % w.len()] + r3[(r3_count + r3_count) % r3.len()];
                                                        } else {
                                                            v42 = match n % 2 {
                                                                0 if x > lit((k4 % 4) as f64) => {
                                                                    let v1: D = x;
                                                                    v2
                                                                }
                                                                _ => { r3[(r3_count + 1) % r3.len()] }
                                                            };
                                                        }
                                                    }
                                                }
                                                const GAMMA_43: f64 = 1.5;
                                                { let right = lit(0.25) * (v1 + x) * lit(GAMMA_43); r3[(r3_count + 1) % r3_count] -= right; }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                        let c44 = move |u44_0: D, u44_1: D| u44_0 * x;
                    }
                }
            } else {
                let mut k46: usize = 0;
                loop {
                    if k46 >= 4 {
                        break;
                    }
                    k46 += 1;
                    { let right = lit(0.25) * (lit(ALPHA) / (x * x + lit(0.5))); v2 += right; }
                    let x = if v2 < x { x } else { v1 };
                }
                { let right = lit(ALPHA).rem_euclid(lit(2.25)); r3[(2 * k46 + 2) % r3_count] += right; }
            }
            v2.rem_euclid(lit(2.25)) + v1 + x
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
            v2 = ALPHA.sin();
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
            if v1 >= a[a.len() - 1 - (n + n) % a.len()] {
                {
                    'l2: for i3 in 0..n {
                        if i3 % 3 != 1 {
                            for i5 in 0..=a.len() {
                                if !(x >= 1.25) {
                                    break;
                                } else {
                                    v1 += 0.25 * (v1 * ((i3 % 4) as f64));
                                }
                                x -= 0.25 * (v1 / (ALPHA * ALPHA + 0.5));
                            }
                        } else {
                            if i3 % 3 != 1 {
                                v1 -= 0.25 * (((i3 % 4) as f64) * v1);
                                let mut r6 = [v1 * a[0]; 5];
                            } else {
                                let mut v7: f64 = ((i3 % 4) as f64) * v1;
                            }
                            let mut k9: usize = 0;
                            while k9 < 2 {
                                k9 += 1;
                                if k9 % 2 < 1 {
                                    let mut k10: usize = 0;
                                    k10 = (k10 * 3 + n + n) % 5;
                                } else {
                                    v1 /= a[(n + i3) % a.len()] * a[(n + i3) % a.len()] + 0.5;
                                }
                                if n % 2 < 1 {
                                    let mut v11 = x / (v1.abs() + 0.25);
                                } else {
                                    for i13 in 0..n {
                                        let v14: f64;
                                        if a[i3 % a.len()] > v1 {
                                            v14 = (v1.abs() + 1.25).sqrt();
                                        } else {
                                            v14 = a[0];
                                        }
                                        let (mut v17, v18) = (a.iter().map(|&e15| (v1.abs() + 1.25).ln()).fold(v1, |acc15, t15| 0.5 * acc15 + v14 * t15), a.iter().skip(1).map(|&e16| v14 * a[(2 * k9 + 0) % a.len()]).sum::<f64>());
                                    }
                                }
                            }
                        }
                    }
                    {
                        v1 += x * ((n % 4) as f64);
                    }
                }
                let mut v19 = x / (a[0] * a[0] + 1.25);
            }
            a[(2 * n + 1) % a.len()] - v1
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
            v2 = ALPHA.sin();
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
            if v1 >= a[a.len() - 1 - (n + n) % a.len()] {
                {
                    'l2: for i3 in 0..n {
                        if i3 % 3 != 1 {
                            for i5 in 0..=a.len() {
                                if !(x >= 1.25) {
                                    break;
                                } else {
                                    v1 += 0.25 * (v1 * ((i3 % 4) as f64));
                                }
                                x -= 0.25 * (v1 / (ALPHA * ALPHA + 0.5));
                            }
                        } else {
                            if i3 % 3 != 1 {
                                v1 -= 0.25 * (((i3 % 4) as f64) * v1);
                                let mut r6 = [v1 * a[0]; 5];
                            } else {
                                let mut v7: f64 = ((i3 % 4) as f64) * v1;
                            }
                            let mut k9: usize = 0;
                            while k9 < 2 {
                                k9 += 1;
                                if k9 % 2 < 1 {
                                    let mut k10: usize = 0;
                                    k10 = (k10 * 3 + n + n) % 5;
                                } else {
                                    v1 /= a[(n + i3) % a.len()] * a[(n + i3) % a.len()] + 0.5;
                                }
                                if n % 2 < 1 {
                                    let mut v11 = x / (v1.abs() + 0.25);
                                } else {
                                    for i13 in 0..n {
                                        let v14: f64;
                                        if a[i3 % a.len()] > v1 {
                                            v14 = (v1.abs() + 1.25).sqrt();
                                        } else {
                                            v14 = a[0];
                                        }
                                        let (mut v17, v18) = (a.iter().map(|&e15| (v1.abs() + 1.25).ln()).fold(v1, |acc15, t15| 0.5 * acc15 + v14 * t15), a.iter().skip(1).map(|&e16| v14 * a[(2 * k9 + 0) % a.len()]).sum::<f64>());
                                    }
                                }
                            }
                        }
                    }
                    {
                        v1 += x * ((n % 4) as f64);
                    }
                }
                let mut v19 = x / (a[0] * a[0] + 1.25);
            }
            a[(2 * n + 1) % a.len()] - v1
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
            v2 = lit(ALPHA).sin();
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
            if v1 >= a[a.len() - 1 - (n + n) % a.len()] {
                {
                    'l2: for i3 in 0..n {
                        if i3 % 3 != 1 {
                            for i5 in 0..=a.len() {
                                if !(x >= lit(1.25)) {
                                    break;
                                } else {
                                    { let right = lit(0.25) * (v1 * lit((i3 % 4) as f64)); v1 += right; }
                                }
                                { let right = lit(0.25) * (v1 / (lit(ALPHA) * lit(ALPHA) + lit(0.5))); x -= right; }
                            }
                        } else {
                            if i3 % 3 != 1 {
                                { let right = lit(0.25) * (lit((i3 % 4) as f64) * v1); v1 -= right; }
                                let mut r6 = [v1 * a[0]; 5];
                            } else {
                                let mut v7: D = lit((i3 % 4) as f64) * v1;
                            }
                            let mut k9: usize = 0;
                            while k9 < 2 {
                                k9 += 1;
                                if k9 % 2 < 1 {
                                    let mut k10: usize = 0;
                                    k10 = (k10 * 3 + n + n) % 5;
                                } else {
                                    { let right = a[(n + i3) % a.len()] * a[(n + i3) % a.len()] + lit(0.5); v1 /= right; }
                                }
                                if n % 2 < 1 {
                                    let mut v11 = x / (v1.abs() + lit(0.25));
                                } else {
                                    for i13 in 0..n {
                                        let v14: D;
                                        if a[i3 % a.len()] > v1 {
                                            v14 = (v1.abs() + lit(1.25)).sqrt();
                                        } else {
                                            v14 = a[0];
                                        }
                                        let (mut v17, v18) = (a.iter().map(|&e15| (v1.abs() + lit(1.25)).ln()).fold(v1, |acc15, t15| lit(0.5) * acc15 + v14 * t15), a.iter().skip(1).map(|&e16| v14 * a[(2 * k9 + 0) % a.len()]).sum::<D>());
                                    }
                                }
                            }
                        }
                    }
                    {
                        { let right = x * lit((n % 4) as f64); v1 += right; }
                    }
                }
                let mut v19 = x / (a[0] * a[0] + lit(1.25));
            }
            a[(2 * n + 1) % a.len()] - v1
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
            let mut k4: usize = 0;
            let v5: f64 = 'l3: loop {
                if k4 >= 5 {
                    break w[(k + k4) % w.len()] - v2;
                }
                k4 += 1;
                if k % 2 == 1 {
                    continue;
                }
            };
            v1 + v5
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut x: f64 = w[0 % w.len()].sin();
            for i2 in 0..n {
                let mut k4: usize = 0;
                let v5: f64 = 'l3: loop {
                    if k4 >= 1 {
                        break w[k4 % w.len()];
                    }
                    k4 += 1;
                    x *= ((i2 % 4) as f64).sin();
                };
                if ((n % 4) as f64) > -0.5 {
                    break;
                }
            }
            if ((n % 4) as f64) >= -1.5 {
            } else {
                w[(n + 1) % w.len()] -= x + w[w.len() - 1 - (n + 1) % w.len()];
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = a[k % a.len()] + a[(k + k) % a.len()];
            let mut v2: f64 = 0.9;
            let mut k4: usize = 0;
            let v5: f64 = 'l3: loop {
                if k4 >= 5 {
                    break w[(k + k4) % w.len()] - v2;
                }
                k4 += 1;
                if k % 2 == 1 {
                    continue;
                }
            };
            v1 + v5
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut x: f64 = w[0 % w.len()].sin();
            for i2 in 0..n {
                let mut k4: usize = 0;
                let v5: f64 = 'l3: loop {
                    if k4 >= 1 {
                        break w[k4 % w.len()];
                    }
                    k4 += 1;
                    x *= ((i2 % 4) as f64).sin();
                };
                if ((n % 4) as f64) > -0.5 {
                    break;
                }
            }
            if ((n % 4) as f64) >= -1.5 {
            } else {
                w[(n + 1) % w.len()] -= x + w[w.len() - 1 - (n + 1) % w.len()];
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = a[k % a.len()] + a[(k + k) % a.len()];
            let mut v2: D = lit(0.9);
            let mut k4: usize = 0;
            let v5: D = 'l3: loop {
                if k4 >= 5 {
                    break w[(k + k4) % w.len()] - v2;
                }
                k4 += 1;
                if k % 2 == 1 {
                    continue;
                }
            };
            v1 + v5
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut x: D = w[0 % w.len()].sin();
            for i2 in 0..n {
                let mut k4: usize = 0;
                let v5: D = 'l3: loop {
                    if k4 >= 1 {
                        break w[k4 % w.len()];
                    }
                    k4 += 1;
                    { let right = lit((i2 % 4) as f64).sin(); x *= right; }
                };
                if lit((n % 4) as f64) > lit(-0.5) {
                    break;
                }
            }
            if lit((n % 4) as f64) >= lit(-1.5) {
            } else {
                { let right = x + w[w.len() - 1 - (n + 1) % w.len()]; w[(n + 1) % w.len()] -= right; }
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
            ({ 0.9 }) + v1 + 0.5 * h0((v1 * v2).atan(), k - 1)
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = BETA;
            let mut k2: usize = 0;
            match n % 3 {
                0 => {
                    p[(2 * n + 0) % 3] = p[0].atan2(x.abs() + 0.25);
                    for i4 in 0..k2 {
                        if x < -1.0 {
                            {
                                if i4 % 3 != 1 {
                                    v1 = v1.clamp(-2.125, 1.875).exp().tanh();
                                    continue;
                                }
                                let v5 = h0(p[0], (i4) % 4);
                            }
                            let v6: f64 = x * v1;
                        }
                    }
                }
                1 if p[(n + 1) % 3] < -0.75 => {
                    p[0 % 3] *= ({ -0.7_f64 }).tanh();
                }
                _ => {
                    p[(n + 1) % 3] += v1;
                    {
                    }
                }
            }
            [h0(x, (2 * k2 + 2) % 4) + v1 + x.sin() + p[1], v1 * v1 - x]
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
            ({ 0.9 }) + v1 + 0.5 * h0((v1 * v2).atan(), k - 1)
        }
        #[differentiate(without(recompute))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = BETA;
            let mut k2: usize = 0;
            match n % 3 {
                0 => {
                    p[(2 * n + 0) % 3] = p[0].atan2(x.abs() + 0.25);
                    for i4 in 0..k2 {
                        if x < -1.0 {
                            {
                                if i4 % 3 != 1 {
                                    v1 = v1.clamp(-2.125, 1.875).exp().tanh();
                                    continue;
                                }
                                let v5 = h0(p[0], (i4) % 4);
                            }
                            let v6: f64 = x * v1;
                        }
                    }
                }
                1 if p[(n + 1) % 3] < -0.75 => {
                    p[0 % 3] *= ({ -0.7_f64 }).tanh();
                }
                _ => {
                    p[(n + 1) % 3] += v1;
                    {
                    }
                }
            }
            [h0(x, (2 * k2 + 2) % 4) + v1 + x.sin() + p[1], v1 * v1 - x]
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
            ({ lit(0.9) }) + v1 + lit(0.5) * h0((v1 * v2).atan(), k - 1)
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = lit(BETA);
            let mut k2: usize = 0;
            match n % 3 {
                0 => {
                    p[(2 * n + 0) % 3] = p[0].atan2(x.abs() + lit(0.25));
                    for i4 in 0..k2 {
                        if x < lit(-1.0) {
                            {
                                if i4 % 3 != 1 {
                                    v1 = v1.clamp(lit(-2.125), lit(1.875)).exp().tanh();
                                    continue;
                                }
                                let v5 = h0(p[0], (i4) % 4);
                            }
                            let v6: D = x * v1;
                        }
                    }
                }
                1 if p[(n + 1) % 3] < lit(-0.75) => {
                    { let right = ({ lit(-0.7) }).tanh(); p[0 % 3] *= right; }
                }
                _ => {
                    { let right = v1; p[(n + 1) % 3] += right; }
                    {
                    }
                }
            }
            [h0(x, (2 * k2 + 2) % 4) + v1 + x.sin() + p[1], v1 * v1 - x]
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
            let mut v2 = r1[0] * u;
            fn inner3(s: f64, t: f64) -> f64 {
                if t >= s {
                    return t * s;
                }
                t.copysign(s)
            }
            let v5: f64 = inner3(r1.iter().zip(r1.iter()).filter(|&(&e4, &z4)| !(1.5_f64 < 0.7)).map(|(&e4, &z4)| u).sum::<f64>(), r1[5 - 1 - (2 * k + 0) % 5]);
            let v6 = v2;
            if v6 > -0.7 {
                return None;
            }
            Some(v5 / (u * u + 1.25) + r1[0])
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut x = ((n % 4) as f64);
            let mut v2 = a.chunks_exact(2).map(|e1| x).filter(|&m1| 0.125_f64 < 2.0).sum::<f64>();
            let mut r3 = vec![a[0 % a.len()] - x; n % 5 + 1];
            let r3_count: usize = r3.len();
            v2 += v2 - x;
            if x < x {
                if a[3 % a.len()] > -1.25 {
                    r3[(n + 1) % r3_count] = x;
                    return r3[3 % r3.len()] + r3[r3.len() - 1 - (4) % r3.len()];
                }
            }
            let mut r4: [f64; 4] = [-0.75; 4];
            match r3_count % 3 {
                0 if x >= -1.5 => {
                    let (mut v5, v6): (f64, f64) = (v2 * x, v2 * v2);
                    let mut r7: Vec<f64> = vec![v5.cos().exp(); 4];
                    let r7_count: usize = r7.len();
                }
                1 => {
                    let o8: Option<f64> = if n % 3 != 1 { Some(r4[3 % 4] + r4[4 - 1 - (2 * r3_count + 2) % 4]) } else { None };
                }
                _ => {
                    let v9 = x;
                }
            }
            v2 + r4[4 % 4] + r3[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut u: f64 = { u };
            let r1 = [u * u, u, { u }, u * u, f64::sin(u)];
            let mut v2 = r1[0] * u;
            fn inner3(s: f64, t: f64) -> f64 {
                if t >= s {
                    return t * s;
                }
                t.copysign(s)
            }
            let v5: f64 = inner3(r1.iter().zip(r1.iter()).filter(|&(&e4, &z4)| !(1.5_f64 < 0.7)).map(|(&e4, &z4)| u).sum::<f64>(), r1[5 - 1 - (2 * k + 0) % 5]);
            let v6 = v2;
            if v6 > -0.7 {
                return None;
            }
            Some(v5 / (u * u + 1.25) + r1[0])
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut x = ((n % 4) as f64);
            let mut v2 = a.chunks_exact(2).map(|e1| x).filter(|&m1| 0.125_f64 < 2.0).sum::<f64>();
            let mut r3 = vec![a[0 % a.len()] - x; n % 5 + 1];
            let r3_count: usize = r3.len();
            v2 += v2 - x;
            if x < x {
                if a[3 % a.len()] > -1.25 {
                    r3[(n + 1) % r3_count] = x;
                    return r3[3 % r3.len()] + r3[r3.len() - 1 - (4) % r3.len()];
                }
            }
            let mut r4: [f64; 4] = [-0.75; 4];
            match r3_count % 3 {
                0 if x >= -1.5 => {
                    let (mut v5, v6): (f64, f64) = (v2 * x, v2 * v2);
                    let mut r7: Vec<f64> = vec![v5.cos().exp(); 4];
                    let r7_count: usize = r7.len();
                }
                1 => {
                    let o8: Option<f64> = if n % 3 != 1 { Some(r4[3 % 4] + r4[4 - 1 - (2 * r3_count + 2) % 4]) } else { None };
                }
                _ => {
                    let v9 = x;
                }
            }
            v2 + r4[4 % 4] + r3[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut u: D = { u };
            let r1 = [u * u, u, { u }, u * u, D::sin(u)];
            let mut v2 = r1[0] * u;
            fn inner3(s: D, t: D) -> D {
                if t >= s {
                    return t * s;
                }
                t.copysign(s)
            }
            let v5: D = inner3(r1.iter().zip(r1.iter()).filter(|&(&e4, &z4)| !(lit(1.5) < lit(0.7))).map(|(&e4, &z4)| u).sum::<D>(), r1[5 - 1 - (2 * k + 0) % 5]);
            let v6 = v2;
            if v6 > lit(-0.7) {
                return None;
            }
            Some(v5 / (u * u + lit(1.25)) + r1[0])
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut x = lit((n % 4) as f64);
            let mut v2 = a.chunks_exact(2).map(|e1| x).filter(|&m1| lit(0.125) < lit(2.0)).sum::<D>();
            let mut r3 = vec![a[0 % a.len()] - x; n % 5 + 1];
            let r3_count: usize = r3.len();
            { let right = v2 - x; v2 += right; }
            if x < x {
                if a[3 % a.len()] > lit(-1.25) {
                    r3[(n + 1) % r3_count] = x;
                    return r3[3 % r3.len()] + r3[r3.len() - 1 - (4) % r3.len()];
                }
            }
            let mut r4: [D; 4] = [lit(-0.75); 4];
            match r3_count % 3 {
                0 if x >= lit(-1.5) => {
                    let (mut v5, v6): (D, D) = (v2 * x, v2 * v2);
                    let mut r7: Vec<D> = vec![v5.cos().exp(); 4];
                    let r7_count: usize = r7.len();
                }
                1 => {
                    let o8: Option<D> = if n % 3 != 1 { Some(r4[3 % 4] + r4[4 - 1 - (2 * r3_count + 2) % 4]) } else { None };
                }
                _ => {
                    let v9 = x;
                }
            }
            v2 + r4[4 % 4] + r3[0]
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
            if v1 <= -0.3 {
                if 0.25_f64 >= 0.25 {
                    let mut k4: usize = 1;
                }
            } else {
                const GAMMA_5: f64 = 0.25;
                v2 -= v2.sin() * GAMMA_5;
                let mut k7: usize = 0;
                let v19: f64 = loop {
                    if k7 >= 1 {
                        break r3[1].cos();
                    }
                    k7 += 1;
                    let mut k9: usize = 0;
                    loop {
                        if k9 >= 5 {
                            break;
                        }
                        k9 += 1;
                        'l10: for i11 in 0..=4 {
                            match i11 % 3 {
                                0 if ((i11 % 4) as f64) > 0.125 => {
                                    {
                                        let mut v12 = u - -0.5;
                                    }
                                    let (mut v13, v14): (f64, f64) = (((k7 % 4) as f64) % 1.75, u - BETA);
                                }
                                1 => {
                                    let mut r16: Vec<f64> = p.iter().zip(r3.iter()).map(|(&e15, &z15)| match k9 % 3 {
                                        0 => { u }
                                        1 if 0.3_f64 < 0.75 => { BETA }
                                        _ => { v1 }
                                    }).collect();
                                    let r16_count: usize = r16.len();
                                }
                                _ => {
                                    let mut v17: f64 = v1 / (v2.abs() + 1.25);
                                    const GAMMA_18: f64 = -1.5;
                                    v1 = v1.tanh() * GAMMA_18;
                                }
                            }
                        }
                    }
                    (v1, v2) = (v2, v1);
                };
            }
            -r3[1] + v2 + v1 + u.sin() + r3[0]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = (BETA * BETA + 1.25).ln();
            let r2 = [v1; 5];
            for i4 in 1..n {
                v1 -= 0.25 * v1;
                const GAMMA_5: f64 = 1.5;
                v1 = b[n % b.len()] * GAMMA_5;
            }
            fn inner6(s: f64, t: f64) -> f64 {
                if !(s < 0.5) {
                    return s * t;
                }
                {
                    let t = s;
                    s
                }
            }
            let v1 = inner6(BETA, a.chunks(2).map(|e7| 1.0 + 0.25 * (v1 * r2[5 - 1 - (4) % 5]).sin()).product::<f64>());
            const GAMMA_8: f64 = -1.0;
            ((n % 4) as f64) + r2[4] + b[(n + n) % b.len()]
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
            if v1 <= -0.3 {
                if 0.25_f64 >= 0.25 {
                    let mut k4: usize = 1;
                }
            } else {
                const GAMMA_5: f64 = 0.25;
                v2 -= v2.sin() * GAMMA_5;
                let mut k7: usize = 0;
                let v19: f64 = loop {
                    if k7 >= 1 {
                        break r3[1].cos();
                    }
                    k7 += 1;
                    let mut k9: usize = 0;
                    loop {
                        if k9 >= 5 {
                            break;
                        }
                        k9 += 1;
                        'l10: for i11 in 0..=4 {
                            match i11 % 3 {
                                0 if ((i11 % 4) as f64) > 0.125 => {
                                    {
                                        let mut v12 = u - -0.5;
                                    }
                                    let (mut v13, v14): (f64, f64) = (((k7 % 4) as f64) % 1.75, u - BETA);
                                }
                                1 => {
                                    let mut r16: Vec<f64> = p.iter().zip(r3.iter()).map(|(&e15, &z15)| match k9 % 3 {
                                        0 => { u }
                                        1 if 0.3_f64 < 0.75 => { BETA }
                                        _ => { v1 }
                                    }).collect();
                                    let r16_count: usize = r16.len();
                                }
                                _ => {
                                    let mut v17: f64 = v1 / (v2.abs() + 1.25);
                                    const GAMMA_18: f64 = -1.5;
                                    v1 = v1.tanh() * GAMMA_18;
                                }
                            }
                        }
                    }
                    (v1, v2) = (v2, v1);
                };
            }
            -r3[1] + v2 + v1 + u.sin() + r3[0]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = (BETA * BETA + 1.25).ln();
            let r2 = [v1; 5];
            for i4 in 1..n {
                v1 -= 0.25 * v1;
                const GAMMA_5: f64 = 1.5;
                v1 = b[n % b.len()] * GAMMA_5;
            }
            fn inner6(s: f64, t: f64) -> f64 {
                if !(s < 0.5) {
                    return s * t;
                }
                {
                    let t = s;
                    s
                }
            }
            let v1 = inner6(BETA, a.chunks(2).map(|e7| 1.0 + 0.25 * (v1 * r2[5 - 1 - (4) % 5]).sin()).product::<f64>());
            const GAMMA_8: f64 = -1.0;
            ((n % 4) as f64) + r2[4] + b[(n + n) % b.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.7;
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = p[0];
            let mut v2 = v1 / (v1.abs() + lit(0.25));
            let r3: [D; 4] = [lit(0.0); 4];
            if v1 <= lit(-0.3) {
                if lit(0.25) >= lit(0.25) {
                    let mut k4: usize = 1;
                }
            } else {
                const GAMMA_5: f64 = 0.25;
                { let right = v2.sin() * lit(GAMMA_5); v2 -= right; }
                let mut k7: usize = 0;
                let v19: D = loop {
                    if k7 >= 1 {
                        break r3[1].cos();
                    }
                    k7 += 1;
                    let mut k9: usize = 0;
                    loop {
                        if k9 >= 5 {
                            break;
                        }
                        k9 += 1;
                        'l10: for i11 in 0..=4 {
                            match i11 % 3 {
                                0 if lit((i11 % 4) as f64) > lit(0.125) => {
                                    {
                                        let mut v12 = u - lit(-0.5);
                                    }
                                    let (mut v13, v14): (D, D) = (lit((k7 % 4) as f64) % lit(1.75), u - lit(BETA));
                                }
                                1 => {
                                    let mut r16: Vec<D> = p.iter().zip(r3.iter()).map(|(&e15, &z15)| match k9 % 3 {
                                        0 => { u }
                                        1 if lit(0.3) < lit(0.75) => { lit(BETA) }
                                        _ => { v1 }
                                    }).collect();
                                    let r16_count: usize = r16.len();
                                }
                                _ => {
                                    let mut v17: D = v1 / (v2.abs() + lit(1.25));
                                    const GAMMA_18: f64 = -1.5;
                                    v1 = v1.tanh() * lit(GAMMA_18);
                                }
                            }
                        }
                    }
                    (v1, v2) = (v2, v1);
                };
            }
            -r3[1] + v2 + v1 + u.sin() + r3[0]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = (lit(BETA) * lit(BETA) + lit(1.25)).ln();
            let r2 = [v1; 5];
            for i4 in 1..n {
                { let right = lit(0.25) * v1; v1 -= right; }
                const GAMMA_5: f64 = 1.5;
                v1 = b[n % b.len()] * lit(GAMMA_5);
            }
            fn inner6(s: D, t: D) -> D {
                if !(s < lit(0.5)) {
                    return s * t;
                }
                {
                    let t = s;
                    s
                }
            }
            let v1 = inner6(lit(BETA), a.chunks(2).map(|e7| lit(1.0) + lit(0.25) * (v1 * r2[5 - 1 - (4) % 5]).sin()).product::<D>());
            const GAMMA_8: f64 = -1.0;
            lit((n % 4) as f64) + r2[4] + b[(n + n) % b.len()]
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
            let w_count: usize = w.len();
            v1 = v1;
            if w[0] < -2.0 {
                let mut k3: usize = 0;
                while k3 < 6 {
                    k3 += 1;
                    fn inner4(s: f64, t: f64) -> f64 {
                        if t >= 1.1 {
                            return s + t;
                        }
                        t + s
                    }
                    let v6 = inner4(v1 * v1, if w_count % 2 != 1 { v1 } else {
                        let v5: f64 = v1;
                        v5
                    });
                    let v7 = v1;
                }
                let mut v8 = v1 + v1;
            }
            fn inner9(s: f64, t: f64) -> f64 {
                if s < s {
                    return (0..0).map(|i10| f64::max(1.0_f64, t)).fold(t, |acc10, t10| acc10.sin() + s * t10);
                }
                (1..1).map(|i11| ((i11 % 4) as f64) * -0.125).sum::<f64>()
            }
            let v12 = inner9(p[0] / (v1 * v1 + 0.25), v1.atan2(p[0] * p[0] + 0.25));
            let mut k13: usize = 1;
            w[(n + 1) % w_count] *= (-v1).tanh();
            (p[0] + v1) * v12 - v1
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.9;
        #[differentiate(without(carry))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = p[n % 3];
            let mut v1 = ((n % 4) as f64).rem_euclid(2.25);
            let w_count: usize = w.len();
            v1 = v1;
            if w[0] < -2.0 {
                let mut k3: usize = 0;
                while k3 < 6 {
                    k3 += 1;
                    fn inner4(s: f64, t: f64) -> f64 {
                        if t >= 1.1 {
                            return s + t;
                        }
                        t + s
                    }
                    let v6 = inner4(v1 * v1, if w_count % 2 != 1 { v1 } else {
                        let v5: f64 = v1;
                        v5
                    });
                    let v7 = v1;
                }
                let mut v8 = v1 + v1;
            }
            fn inner9(s: f64, t: f64) -> f64 {
                if s < s {
                    return (0..0).map(|i10| f64::max(1.0_f64, t)).fold(t, |acc10, t10| acc10.sin() + s * t10);
                }
                (1..1).map(|i11| ((i11 % 4) as f64) * -0.125).sum::<f64>()
            }
            let v12 = inner9(p[0] / (v1 * v1 + 0.25), v1.atan2(p[0] * p[0] + 0.25));
            let mut k13: usize = 1;
            w[(n + 1) % w_count] *= (-v1).tanh();
            (p[0] + v1) * v12 - v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.9;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = p[n % 3];
            let mut v1 = lit((n % 4) as f64).rem_euclid(lit(2.25));
            let w_count: usize = w.len();
            v1 = v1;
            if w[0] < lit(-2.0) {
                let mut k3: usize = 0;
                while k3 < 6 {
                    k3 += 1;
                    fn inner4(s: D, t: D) -> D {
                        if t >= lit(1.1) {
                            return s + t;
                        }
                        t + s
                    }
                    let v6 = inner4(v1 * v1, if w_count % 2 != 1 { v1 } else {
                        let v5: D = v1;
                        v5
                    });
                    let v7 = v1;
                }
                let mut v8 = v1 + v1;
            }
            fn inner9(s: D, t: D) -> D {
                if s < s {
                    return (0..0).map(|i10| D::max(lit(1.0), t)).fold(t, |acc10, t10| acc10.sin() + s * t10);
                }
                (1..1).map(|i11| lit((i11 % 4) as f64) * lit(-0.125)).sum::<D>()
            }
            let v12 = inner9(p[0] / (v1 * v1 + lit(0.25)), v1.atan2(p[0] * p[0] + lit(0.25)));
            let mut k13: usize = 1;
            { let right = (-v1).tanh(); w[(n + 1) % w_count] *= right; }
            (p[0] + v1) * v12 - v1
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
            fn inner2(s: f64, t: f64) -> f64 {
                if !(0.3_f64 > -0.75) {
                    return (t.abs() + 0.25).log(2.5);
                }
                s
            }
            let v3 = inner2(x, x);
            for i5 in (1..2).rev() {
                fn inner6(s: f64, t: f64) -> f64 {
                    if t <= t {
                        return s - t;
                    }
                    1.0 / (s * s + 0.5)
                }
                let v9 = inner6(a.iter().fold(x, |acc7, &e7| 0.5 * acc7 + a[0] * e7), a.iter().rev().skip(1).map(|&e8| v1).filter(|&m8| ALPHA <= a[(2 * n + 2) % a.len()]).sum::<f64>());
            }
            if n % 3 == 1 {
                let mut k11: usize = 0;
                let v86: f64 = loop {
                    if k11 >= 2 {
                        break v3 + v1;
                    }
                    k11 += 1;
                    if ALPHA > a[0] {
                        let v12: f64 = ((k11 % 4) as f64);
                        match n % 4 {
                            0 => {
                                for i14 in (1..0).rev() {
                                    let mut k15: usize = 1;
                                    let mut r17 = [a.chunks(2).map(|e16| { 0.9_f64 }).fold(-0.75_f64, |acc16, t16| acc16.sin() + ((i14 % 4) as f64) * t16); 5];
                                }
                                let mut k19: usize = 0;
                                let v61: f64 = loop {
                                    if k19 >= 4 {
                                        break v3;
                                    }
                                    k19 += 1;
                                    let s20 = &a[..];
                                    if n % 3 != 1 {
                                        match k19 % 4 {
                                            0 if v3 < -0.25_f64 => {
                                                let mut k21: usize = 3;
                                            }
                                            1 => {
                                                v1 = v3;
                                                const GAMMA_22: f64 = -0.9;
                                                v1 /= (((n % 4) as f64).abs() + 0.25) * GAMMA_22;
                                            }
                                            2 => {
                                                {
                                                    let mut k24: usize = 0;
                                                    loop {
                                                        if k24 >= 1 {
                                                            break;
                                                        }
                                                        k24 += 1;
                                                        const GAMMA_25: f64 = 1.25;
                                                        v1 /= (v1.abs() + 1.25) * GAMMA_25;
                                                    }
                                                }
                                            }
                                            _ => {
                                                let mut k27: usize = 0;
                                                'l26: loop {
                                                    if k27 >= 1 {
                                                        break;
                                                    }
                                                    k27 += 1;
                                                    let c28 = move |u28_0: f64| u28_0 * 0.75;
                                                    let v29: f64;
                                                    if v3 <= 1.1 {
                                                        v29 = v12;
                                                    } else {
                                                        v29 = v1.powi((k11 % 4) as i32);
                                                    }
                                                }
                                                if a[(n + 1) % a.len()] >= v12 {
                                                    if (s20[0] <= 0.75) || (((k27 % 4) as f64) >= 0.3) {
                                                        v1 -= 0.25 * (s20[2 % s20.len()] * x);
                                                        break ALPHA;
                                                    }
                                                }
                                            }
                                        }
                                        for e31 in a.iter() {
                                            let r32 = [v12 / (s20[0] * s20[0] + 0.5), v1, a[a.len() - 1 - (k19) % a.len()]];
                                            let s33 = &r32[0..];
                                        }
                                    } else {
                                        if -0.75_f64 >= 1.0 {
                                            if !(v1 >= v12) {
                                                if v3 <= 0.7 {
                                                    const GAMMA_34: f64 = 0.5;
                                                    v1 = ((k11 % 4) as f64) * GAMMA_34;
                                                    for i36 in 0..k19 {
                                                        fn inner37(s: f64, t: f64) -> f64 {
                                                            if s <= -1.5 {
                                                                return f64::powf(t * t + 0.25, s.atan());
                                                            }
                                                            t - s
                                                        }
                                                        let v39: f64 = inner37({ x }, s20.iter().zip(a.iter()).filter(|&(&e38, &z38)| k11 % 2 < 1).map(|(&e38, &z38)| a[3 % a.len()] - 0.5).sum::<f64>());
                                                    }
                                                }
                                                'l40: for i41 in (1..s20.len()).rev() {
                                                    if v1 <= 2.0 {
                                                        v1 /= x.abs() + 0.25;
                                                    } else {
                                                        const GAMMA_42: f64 = 0.75;
                                                        v1 *= a[0] / (1.0 + a[0] * a[0]) * GAMMA_42;
                                                        {
                                                            const GAMMA_43: f64 = 0.9;
                                                            v1 = v12 * GAMMA_43;
                                                            {
                                                                let (mut v45, v46) = (v1.tanh(), if ((k11 % 4) as f64) <= a[(k11 + 1) % a.len()] {
                                                                    let v44 = v3;
                                                                    v12
                                                                } else { 1.25 });
                                                                match n % 2 {
                                                                    0 => {
                                                                        let r48 = [if n % 2 != 1 { s20[4 % s20.len()] } else {
                                                                            let v46 = a[(k11 + 1) % a.len()];
                                                                            ((i41 % 4) as f64)
                                                                        }, v1, (0..=k11).enumerate().filter(|&(j47, i47)| k19 % 2 != 1).map(|(j47, i47)| if s20[(k19 + n) % s20.len()] < 0.125 { v46 } else { ((i47 % 4) as f64) }).sum::<f64>(), { x }];
                                                                    }
                                                                    _ => {
                                                                        let mut v49 = if !(v46 <= v3) { v3 } else { v12 };
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                    let v50 = (v12 * v12 + 0.25).ln();
                                                }
                                            } else {
                                                {
                                                }
                                                let v51: f64;
                                                if (s20[2 % s20.len()] <= 1.5) && (0.5_f64 >= x) {
                                                    v51 = a.iter().zip(a).skip(0).map(|(&e52, &z52)| 1.0 + 0.25 * s20.iter().map(|&e53| v3 * ALPHA).sum::<f64>().sin()).product::<f64>();
                                                } else {
                                                    v51 = (1..2).skip(0).map(|i54| 1.0 + 0.25 * (0..k19).map(|i55| a.iter().zip(s20.iter()).enumerate().map(|(j56, (&e56, &z56))| v12).sum::<f64>()).sum::<f64>().sin()).product::<f64>();
                                                }
                                            }
                                        } else {
                                            'l57: for &e58 in s20 {
                                                let c59 = move |u59_0: f64| u59_0 + (ALPHA + -0.25);
                                                let mut k60: usize = 0;
                                            }
                                        }
                                    }
                                };
                            }
                            1 => {
                                for i63 in 1..n {
                                    let o64: Option<f64> = if v3 > a[(k11 + n) % a.len()] { Some((v3.abs() + 1.25).ln()) } else { None };
                                    let mut k66: usize = 0;
                                    while k66 < 2 {
                                        k66 += 1;
                                        let mut v67 = x;
                                    }
                                }
                            }
                            2 => {
                                v1 = v1 * 0.5 + a.iter().map(|&e68| ((k11 % 4) as f64)).sum::<f64>();
                            }
                            _ => {
                                if k11 % 2 < 1 {
                                    v1 *= (a[0] / (v1.abs() + 0.5)).max(-2.25).min(2.375);
                                    for i70 in 1..n % 4 {
                                        if v1 >= v1 {
                                            if !(v1 >= -0.9) {
                                                const GAMMA_71: f64 = 0.125;
                                                v1 += 0.25 * (0.9 * ALPHA.sin()).atanh() * GAMMA_71;
                                                let mut v72 = v1 / (v12.abs() + 0.5);
                                            } else {
                                                let mut k74: usize = 0;
                                                while (k74 < 3) && (v12 <= -0.5) {
                                                    k74 += 1;
                                                    {
                                                        v1 += 0.25 * v12;
                                                    }
                                                }
                                                let v75 = v1;
                                            }
                                        } else {
                                            if x >= 0.125 {
                                                'l76: for &e77 in a {
                                                }
                                            } else {
                                                let mut r78 = [v12; 5];
                                                let v80: f64 = r78.iter().rev().filter(|&&e79| i70 % 3 != 1).map(|&e79| a[a.len() - 1 - (n + n) % a.len()]).fold(v12, |acc79, t79| acc79.sin() + x * t79);
                                            }
                                            for i82 in 1..n % 4 {
                                                v1 *= (a[(2 * i70 + 1) % a.len()] - v3).cos();
                                            }
                                        }
                                        'l83: for i84 in 0..=k11 {
                                            if v1 > 1.0 {
                                                break 'l83;
                                            }
                                        }
                                    }
                                }
                                let c85 = |u85_0: f64| u85_0 + a[0] / (v12 * v12 + 1.25);
                            }
                        }
                    }
                };
            }
            (match n % 3 {
                0 => { ALPHA }
                1 => { ((n % 4) as f64) }
                _ => {
                    let v87 = a[1 % a.len()];
                    a[(n + 1) % a.len()]
                }
            }) + v3 + v1 + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.1;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x / (x.abs() + 0.5);
            let mut v1 = v1;
            fn inner2(s: f64, t: f64) -> f64 {
                if !(0.3_f64 > -0.75) {
                    return (t.abs() + 0.25).log(2.5);
                }
                s
            }
            let v3 = inner2(x, x);
            for i5 in (1..2).rev() {
                fn inner6(s: f64, t: f64) -> f64 {
                    if t <= t {
                        return s - t;
                    }
                    1.0 / (s * s + 0.5)
                }
                let v9 = inner6(a.iter().fold(x, |acc7, &e7| 0.5 * acc7 + a[0] * e7), a.iter().rev().skip(1).map(|&e8| v1).filter(|&m8| ALPHA <= a[(2 * n + 2) % a.len()]).sum::<f64>());
            }
            if n % 3 == 1 {
                let mut k11: usize = 0;
                let v86: f64 = loop {
                    if k11 >= 2 {
                        break v3 + v1;
                    }
                    k11 += 1;
                    if ALPHA > a[0] {
                        let v12: f64 = ((k11 % 4) as f64);
                        match n % 4 {
                            0 => {
                                for i14 in (1..0).rev() {
                                    let mut k15: usize = 1;
                                    let mut r17 = [a.chunks(2).map(|e16| { 0.9_f64 }).fold(-0.75_f64, |acc16, t16| acc16.sin() + ((i14 % 4) as f64) * t16); 5];
                                }
                                let mut k19: usize = 0;
                                let v61: f64 = loop {
                                    if k19 >= 4 {
                                        break v3;
                                    }
                                    k19 += 1;
                                    let s20 = &a[..];
                                    if n % 3 != 1 {
                                        match k19 % 4 {
                                            0 if v3 < -0.25_f64 => {
                                                let mut k21: usize = 3;
                                            }
                                            1 => {
                                                v1 = v3;
                                                const GAMMA_22: f64 = -0.9;
                                                v1 /= (((n % 4) as f64).abs() + 0.25) * GAMMA_22;
                                            }
                                            2 => {
                                                {
                                                    let mut k24: usize = 0;
                                                    loop {
                                                        if k24 >= 1 {
                                                            break;
                                                        }
                                                        k24 += 1;
                                                        const GAMMA_25: f64 = 1.25;
                                                        v1 /= (v1.abs() + 1.25) * GAMMA_25;
                                                    }
                                                }
                                            }
                                            _ => {
                                                let mut k27: usize = 0;
                                                'l26: loop {
                                                    if k27 >= 1 {
                                                        break;
                                                    }
                                                    k27 += 1;
                                                    let c28 = move |u28_0: f64| u28_0 * 0.75;
                                                    let v29: f64;
                                                    if v3 <= 1.1 {
                                                        v29 = v12;
                                                    } else {
                                                        v29 = v1.powi((k11 % 4) as i32);
                                                    }
                                                }
                                                if a[(n + 1) % a.len()] >= v12 {
                                                    if (s20[0] <= 0.75) || (((k27 % 4) as f64) >= 0.3) {
                                                        v1 -= 0.25 * (s20[2 % s20.len()] * x);
                                                        break ALPHA;
                                                    }
                                                }
                                            }
                                        }
                                        for e31 in a.iter() {
                                            let r32 = [v12 / (s20[0] * s20[0] + 0.5), v1, a[a.len() - 1 - (k19) % a.len()]];
                                            let s33 = &r32[0..];
                                        }
                                    } else {
                                        if -0.75_f64 >= 1.0 {
                                            if !(v1 >= v12) {
                                                if v3 <= 0.7 {
                                                    const GAMMA_34: f64 = 0.5;
                                                    v1 = ((k11 % 4) as f64) * GAMMA_34;
                                                    for i36 in 0..k19 {
                                                        fn inner37(s: f64, t: f64) -> f64 {
                                                            if s <= -1.5 {
                                                                return f64::powf(t * t + 0.25, s.atan());
                                                            }
                                                            t - s
                                                        }
                                                        let v39: f64 = inner37({ x }, s20.iter().zip(a.iter()).filter(|&(&e38, &z38)| k11 % 2 < 1).map(|(&e38, &z38)| a[3 % a.len()] - 0.5).sum::<f64>());
                                                    }
                                                }
                                                'l40: for i41 in (1..s20.len()).rev() {
                                                    if v1 <= 2.0 {
                                                        v1 /= x.abs() + 0.25;
                                                    } else {
                                                        const GAMMA_42: f64 = 0.75;
                                                        v1 *= a[0] / (1.0 + a[0] * a[0]) * GAMMA_42;
                                                        {
                                                            const GAMMA_43: f64 = 0.9;
                                                            v1 = v12 * GAMMA_43;
                                                            {
                                                                let (mut v45, v46) = (v1.tanh(), if ((k11 % 4) as f64) <= a[(k11 + 1) % a.len()] {
                                                                    let v44 = v3;
                                                                    v12
                                                                } else { 1.25 });
                                                                match n % 2 {
                                                                    0 => {
                                                                        let r48 = [if n % 2 != 1 { s20[4 % s20.len()] } else {
                                                                            let v46 = a[(k11 + 1) % a.len()];
                                                                            ((i41 % 4) as f64)
                                                                        }, v1, (0..=k11).enumerate().filter(|&(j47, i47)| k19 % 2 != 1).map(|(j47, i47)| if s20[(k19 + n) % s20.len()] < 0.125 { v46 } else { ((i47 % 4) as f64) }).sum::<f64>(), { x }];
                                                                    }
                                                                    _ => {
                                                                        let mut v49 = if !(v46 <= v3) { v3 } else { v12 };
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                    let v50 = (v12 * v12 + 0.25).ln();
                                                }
                                            } else {
                                                {
                                                }
                                                let v51: f64;
                                                if (s20[2 % s20.len()] <= 1.5) && (0.5_f64 >= x) {
                                                    v51 = a.iter().zip(a).skip(0).map(|(&e52, &z52)| 1.0 + 0.25 * s20.iter().map(|&e53| v3 * ALPHA).sum::<f64>().sin()).product::<f64>();
                                                } else {
                                                    v51 = (1..2).skip(0).map(|i54| 1.0 + 0.25 * (0..k19).map(|i55| a.iter().zip(s20.iter()).enumerate().map(|(j56, (&e56, &z56))| v12).sum::<f64>()).sum::<f64>().sin()).product::<f64>();
                                                }
                                            }
                                        } else {
                                            'l57: for &e58 in s20 {
                                                let c59 = move |u59_0: f64| u59_0 + (ALPHA + -0.25);
                                                let mut k60: usize = 0;
                                            }
                                        }
                                    }
                                };
                            }
                            1 => {
                                for i63 in 1..n {
                                    let o64: Option<f64> = if v3 > a[(k11 + n) % a.len()] { Some((v3.abs() + 1.25).ln()) } else { None };
                                    let mut k66: usize = 0;
                                    while k66 < 2 {
                                        k66 += 1;
                                        let mut v67 = x;
                                    }
                                }
                            }
                            2 => {
                                v1 = v1 * 0.5 + a.iter().map(|&e68| ((k11 % 4) as f64)).sum::<f64>();
                            }
                            _ => {
                                if k11 % 2 < 1 {
                                    v1 *= (a[0] / (v1.abs() + 0.5)).max(-2.25).min(2.375);
                                    for i70 in 1..n % 4 {
                                        if v1 >= v1 {
                                            if !(v1 >= -0.9) {
                                                const GAMMA_71: f64 = 0.125;
                                                v1 += 0.25 * (0.9 * ALPHA.sin()).atanh() * GAMMA_71;
                                                let mut v72 = v1 / (v12.abs() + 0.5);
                                            } else {
                                                let mut k74: usize = 0;
                                                while (k74 < 3) && (v12 <= -0.5) {
                                                    k74 += 1;
                                                    {
                                                        v1 += 0.25 * v12;
                                                    }
                                                }
                                                let v75 = v1;
                                            }
                                        } else {
                                            if x >= 0.125 {
                                                'l76: for &e77 in a {
                                                }
                                            } else {
                                                let mut r78 = [v12; 5];
                                                let v80: f64 = r78.iter().rev().filter(|&&e79| i70 % 3 != 1).map(|&e79| a[a.len() - 1 - (n + n) % a.len()]).fold(v12, |acc79, t79| acc79.sin() + x * t79);
                                            }
                                            for i82 in 1..n % 4 {
                                                v1 *= (a[(2 * i70 + 1) % a.len()] - v3).cos();
                                            }
                                        }
                                        'l83: for i84 in 0..=k11 {
                                            if v1 > 1.0 {
                                                break 'l83;
                                            }
                                        }
                                    }
                                }
                                let c85 = |u85_0: f64| u85_0 + a[0] / (v12 * v12 + 1.25);
                            }
                        }
                    }
                };
            }
            (match n % 3 {
                0 => { ALPHA }
                1 => { ((n % 4) as f64) }
                _ => {
                    let v87 = a[1 % a.len()];
                    a[(n + 1) % a.len()]
                }
            }) + v3 + v1 + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.1;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x / (x.abs() + lit(0.5));
            let mut v1 = v1;
            fn inner2(s: D, t: D) -> D {
                if !(lit(0.3) > lit(-0.75)) {
                    return (t.abs() + lit(0.25)).log(lit(2.5));
                }
                s
            }
            let v3 = inner2(x, x);
            for i5 in (1..2).rev() {
                fn inner6(s: D, t: D) -> D {
                    if t <= t {
                        return s - t;
                    }
                    lit(1.0) / (s * s + lit(0.5))
                }
                let v9 = inner6(a.iter().fold(x, |acc7, &e7| lit(0.5) * acc7 + a[0] * e7), a.iter().rev().skip(1).map(|&e8| v1).filter(|&m8| lit(ALPHA) <= a[(2 * n + 2) % a.len()]).sum::<D>());
            }
            if n % 3 == 1 {
                let mut k11: usize = 0;
                let v86: D = loop {
                    if k11 >= 2 {
                        break v3 + v1;
                    }
                    k11 += 1;
                    if lit(ALPHA) > a[0] {
                        let v12: D = lit((k11 % 4) as f64);
                        match n % 4 {
                            0 => {
                                for i14 in (1..0).rev() {
                                    let mut k15: usize = 1;
                                    let mut r17 = [a.chunks(2).map(|e16| { lit(0.9) }).fold(lit(-0.75), |acc16, t16| acc16.sin() + lit((i14 % 4) as f64) * t16); 5];
                                }
                                let mut k19: usize = 0;
                                let v61: D = loop {
                                    if k19 >= 4 {
                                        break v3;
                                    }
                                    k19 += 1;
                                    let s20 = &a[..];
                                    if n % 3 != 1 {
                                        match k19 % 4 {
                                            0 if v3 < lit(-0.25) => {
                                                let mut k21: usize = 3;
                                            }
                                            1 => {
                                                v1 = v3;
                                                const GAMMA_22: f64 = -0.9;
                                                { let right = (lit((n % 4) as f64).abs() + lit(0.25)) * lit(GAMMA_22); v1 /= right; }
                                            }
                                            2 => {
                                                {
                                                    let mut k24: usize = 0;
                                                    loop {
                                                        if k24 >= 1 {
                                                            break;
                                                        }
                                                        k24 += 1;
                                                        const GAMMA_25: f64 = 1.25;
                                                        { let right = (v1.abs() + lit(1.25)) * lit(GAMMA_25); v1 /= right; }
                                                    }
                                                }
                                            }
                                            _ => {
                                                let mut k27: usize = 0;
                                                'l26: loop {
                                                    if k27 >= 1 {
                                                        break;
                                                    }
                                                    k27 += 1;
                                                    let c28 = move |u28_0: D| u28_0 * lit(0.75);
                                                    let v29: D;
                                                    if v3 <= lit(1.1) {
                                                        v29 = v12;
                                                    } else {
                                                        v29 = v1.powi((k11 % 4) as i32);
                                                    }
                                                }
                                                if a[(n + 1) % a.len()] >= v12 {
                                                    if (s20[0] <= lit(0.75)) || (lit((k27 % 4) as f64) >= lit(0.3)) {
                                                        { let right = lit(0.25) * (s20[2 % s20.len()] * x); v1 -= right; }
                                                        break lit(ALPHA);
                                                    }
                                                }
                                            }
                                        }
                                        for e31 in a.iter() {
                                            let r32 = [v12 / (s20[0] * s20[0] + lit(0.5)), v1, a[a.len() - 1 - (k19) % a.len()]];
                                            let s33 = &r32[0..];
                                        }
                                    } else {
                                        if lit(-0.75) >= lit(1.0) {
                                            if !(v1 >= v12) {
                                                if v3 <= lit(0.7) {
                                                    const GAMMA_34: f64 = 0.5;
                                                    v1 = lit((k11 % 4) as f64) * lit(GAMMA_34);
                                                    for i36 in 0..k19 {
                                                        fn inner37(s: D, t: D) -> D {
                                                            if s <= lit(-1.5) {
                                                                return D::powf(t * t + lit(0.25), s.atan());
                                                            }
                                                            t - s
                                                        }
                                                        let v39: D = inner37({ x }, s20.iter().zip(a.iter()).filter(|&(&e38, &z38)| k11 % 2 < 1).map(|(&e38, &z38)| a[3 % a.len()] - lit(0.5)).sum::<D>());
                                                    }
                                                }
                                                'l40: for i41 in (1..s20.len()).rev() {
                                                    if v1 <= lit(2.0) {
                                                        { let right = x.abs() + lit(0.25); v1 /= right; }
                                                    } else {
                                                        const GAMMA_42: f64 = 0.75;
                                                        { let right = a[0] / (lit(1.0) + a[0] * a[0]) * lit(GAMMA_42); v1 *= right; }
                                                        {
                                                            const GAMMA_43: f64 = 0.9;
                                                            v1 = v12 * lit(GAMMA_43);
                                                            {
                                                                let (mut v45, v46) = (v1.tanh(), if lit((k11 % 4) as f64) <= a[(k11 + 1) % a.len()] {
                                                                    let v44 = v3;
                                                                    v12
                                                                } else { lit(1.25) });
                                                                match n % 2 {
                                                                    0 => {
                                                                        let r48 = [if n % 2 != 1 { s20[4 % s20.len()] } else {
                                                                            let v46 = a[(k11 + 1) % a.len()];
                                                                            lit((i41 % 4) as f64)
                                                                        }, v1, (0..=k11).enumerate().filter(|&(j47, i47)| k19 % 2 != 1).map(|(j47, i47)| if s20[(k19 + n) % s20.len()] < lit(0.125) { v46 } else { lit((i47 % 4) as f64) }).sum::<D>(), { x }];
                                                                    }
                                                                    _ => {
                                                                        let mut v49 = if !(v46 <= v3) { v3 } else { v12 };
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                    let v50 = (v12 * v12 + lit(0.25)).ln();
                                                }
                                            } else {
                                                {
                                                }
                                                let v51: D;
                                                if (s20[2 % s20.len()] <= lit(1.5)) && (lit(0.5) >= x) {
                                                    v51 = a.iter().zip(a).skip(0).map(|(&e52, &z52)| lit(1.0) + lit(0.25) * s20.iter().map(|&e53| v3 * lit(ALPHA)).sum::<D>().sin()).product::<D>();
                                                } else {
                                                    v51 = (1..2).skip(0).map(|i54| lit(1.0) + lit(0.25) * (0..k19).map(|i55| a.iter().zip(s20.iter()).enumerate().map(|(j56, (&e56, &z56))| v12).sum::<D>()).sum::<D>().sin()).product::<D>();
                                                }
                                            }
                                        } else {
                                            'l57: for &e58 in s20 {
                                                let c59 = move |u59_0: D| u59_0 + (lit(ALPHA) + lit(-0.25));
                                                let mut k60: usize = 0;
                                            }
                                        }
                                    }
                                };
                            }
                            1 => {
                                for i63 in 1..n {
                                    let o64: Option<D> = if v3 > a[(k11 + n) % a.len()] { Some((v3.abs() + lit(1.25)).ln()) } else { None };
                                    let mut k66: usize = 0;
                                    while k66 < 2 {
                                        k66 += 1;
                                        let mut v67 = x;
                                    }
                                }
                            }
                            2 => {
                                v1 = v1 * lit(0.5) + a.iter().map(|&e68| lit((k11 % 4) as f64)).sum::<D>();
                            }
                            _ => {
                                if k11 % 2 < 1 {
                                    { let right = (a[0] / (v1.abs() + lit(0.5))).max(lit(-2.25)).min(lit(2.375)); v1 *= right; }
                                    for i70 in 1..n % 4 {
                                        if v1 >= v1 {
                                            if !(v1 >= lit(-0.9)) {
                                                const GAMMA_71: f64 = 0.125;
                                                { let right = lit(0.25) * (lit(0.9) * lit(ALPHA).sin()).atanh() * lit(GAMMA_71); v1 += right; }
                                                let mut v72 = v1 / (v12.abs() + lit(0.5));
                                            } else {
                                                let mut k74: usize = 0;
                                                while (k74 < 3) && (v12 <= lit(-0.5)) {
                                                    k74 += 1;
                                                    {
                                                        { let right = lit(0.25) * v12; v1 += right; }
                                                    }
                                                }
                                                let v75 = v1;
                                            }
                                        } else {
                                            if x >= lit(0.125) {
                                                'l76: for &e77 in a {
                                                }
                                            } else {
                                                let mut r78 = [v12; 5];
                                                let v80: D = r78.iter().rev().filter(|&&e79| i70 % 3 != 1).map(|&e79| a[a.len() - 1 - (n + n) % a.len()]).fold(v12, |acc79, t79| acc79.sin() + x * t79);
                                            }
                                            for i82 in 1..n % 4 {
                                                { let right = (a[(2 * i70 + 1) % a.len()] - v3).cos(); v1 *= right; }
                                            }
                                        }
                                        'l83: for i84 in 0..=k11 {
                                            if v1 > lit(1.0) {
                                                break 'l83;
                                            }
                                        }
                                    }
                                }
                                let c85 = |u85_0: D| u85_0 + a[0] / (v12 * v12 + lit(1.25));
                            }
                        }
                    }
                };
            }
            (match n % 3 {
                0 => { lit(ALPHA) }
                1 => { lit((n % 4) as f64) }
                _ => {
                    let v87 = a[1 % a.len()];
                    a[(n + 1) % a.len()]
                }
            }) + v3 + v1 + x
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
            let w_count: usize = w.len();
            let mut k4: usize = 1;
            v3 = v3 * 0.5 + (((w_count % 4) as f64) + v3);
            let v5: f64;
            if w_count % 2 == 1 {
                v5 = p.iter().fold(v3, |acc6, &e6| acc6.sin() + v1 * e6);
            } else {
                v5 = if k4 % 2 == 1 { v1 } else { w[w.len() - 1 - (n + w_count) % w.len()] };
            }
            {
                let mut p8: (f64, f64) = ((0..=k4).skip(1).map(|i7| p[1] * v1).fold(v5, |acc7, t7| 0.5 * acc7 + ((n % 4) as f64) * t7), v5 + v3);
            }
            if !(p[1] <= 1.1) {
                fn inner9(s: f64, t: f64) -> f64 {
                    if s > -0.125 {
                        return 1.5_f64;
                    }
                    s
                }
                let v10 = inner9(1.25 - v5, if w_count % 2 != 1 { v5 } else { v5 });
            } else {
                v1 += p.iter().zip(&w).map(|(&e11, &z11)| w[(w_count + n) % w.len()]).sum::<f64>();
            }
            v5 * v1 + v3
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
            let w_count: usize = w.len();
            let mut k4: usize = 1;
            v3 = v3 * 0.5 + (((w_count % 4) as f64) + v3);
            let v5: f64;
            if w_count % 2 == 1 {
                v5 = p.iter().fold(v3, |acc6, &e6| acc6.sin() + v1 * e6);
            } else {
                v5 = if k4 % 2 == 1 { v1 } else { w[w.len() - 1 - (n + w_count) % w.len()] };
            }
            {
                let mut p8: (f64, f64) = ((0..=k4).skip(1).map(|i7| p[1] * v1).fold(v5, |acc7, t7| 0.5 * acc7 + ((n % 4) as f64) * t7), v5 + v3);
            }
            if !(p[1] <= 1.1) {
                fn inner9(s: f64, t: f64) -> f64 {
                    if s > -0.125 {
                        return 1.5_f64;
                    }
                    s
                }
                let v10 = inner9(1.25 - v5, if w_count % 2 != 1 { v5 } else { v5 });
            } else {
                v1 += p.iter().zip(&w).map(|(&e11, &z11)| w[(w_count + n) % w.len()]).sum::<f64>();
            }
            v5 * v1 + v3
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
            let w_count: usize = w.len();
            let mut k4: usize = 1;
            v3 = v3 * lit(0.5) + (lit((w_count % 4) as f64) + v3);
            let v5: D;
            if w_count % 2 == 1 {
                v5 = p.iter().fold(v3, |acc6, &e6| acc6.sin() + v1 * e6);
            } else {
                v5 = if k4 % 2 == 1 { v1 } else { w[w.len() - 1 - (n + w_count) % w.len()] };
            }
            {
                let mut p8: (D, D) = ((0..=k4).skip(1).map(|i7| p[1] * v1).fold(v5, |acc7, t7| lit(0.5) * acc7 + lit((n % 4) as f64) * t7), v5 + v3);
            }
            if !(p[1] <= lit(1.1)) {
                fn inner9(s: D, t: D) -> D {
                    if s > lit(-0.125) {
                        return lit(1.5);
                    }
                    s
                }
                let v10 = inner9(lit(1.25) - v5, if w_count % 2 != 1 { v5 } else { v5 });
            } else {
                { let right = p.iter().zip(&w).map(|(&e11, &z11)| w[(w_count + n) % w.len()]).sum::<D>(); v1 += right; }
            }
            v5 * v1 + v3
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
            v1 = 1.0_f64;
            let c2 = move |u2_0: f64, u2_1: f64| u2_0 * (v1 + BETA);
            let mut r3 = [v1 * v1; 4];
            (((k % 4) as f64) * v1 + v1) * u.sin()
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            v1 = v1;
            v1 -= v1;
            v1 += q[(n + n) % 4] * v1;
            let mut r2 = vec![a[(n + n) % a.len()]; n % 5 + 1];
            let r2_count: usize = r2.len();
            let mut k4: usize = 0;
            'l3: while k4 < 6 {
                k4 += 1;
                v1 = v1.max(-2.25).min(2.375);
                let v5 = { v1 };
            }
            (v1 * v1 + 0.5).recip() + v1.sin() + b[n % b.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.9;
        const BETA: f64 = 0.9;
        #[differentiate(without(tidy))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = u * u;
            v1 = 1.0_f64;
            let c2 = move |u2_0: f64, u2_1: f64| u2_0 * (v1 + BETA);
            let mut r3 = [v1 * v1; 4];
            (((k % 4) as f64) * v1 + v1) * u.sin()
        }
        #[differentiate(without(tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            v1 = v1;
            v1 -= v1;
            v1 += q[(n + n) % 4] * v1;
            let mut r2 = vec![a[(n + n) % a.len()]; n % 5 + 1];
            let r2_count: usize = r2.len();
            let mut k4: usize = 0;
            'l3: while k4 < 6 {
                k4 += 1;
                v1 = v1.max(-2.25).min(2.375);
                let v5 = { v1 };
            }
            (v1 * v1 + 0.5).recip() + v1.sin() + b[n % b.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.9;
        const BETA: f64 = 0.9;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = u * u;
            v1 = lit(1.0);
            let c2 = move |u2_0: D, u2_1: D| u2_0 * (v1 + lit(BETA));
            let mut r3 = [v1 * v1; 4];
            (lit((k % 4) as f64) * v1 + v1) * u.sin()
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit((n % 4) as f64);
            v1 = v1;
            { let right = v1; v1 -= right; }
            { let right = q[(n + n) % 4] * v1; v1 += right; }
            let mut r2 = vec![a[(n + n) % a.len()]; n % 5 + 1];
            let r2_count: usize = r2.len();
            let mut k4: usize = 0;
            'l3: while k4 < 6 {
                k4 += 1;
                v1 = v1.max(lit(-2.25)).min(lit(2.375));
                let v5 = { v1 };
            }
            (v1 * v1 + lit(0.5)).recip() + v1.sin() + b[n % b.len()]
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
            let r3_count: usize = r3.len();
            'l4: for i5 in (0..r3.len()).step_by(2) {
                if n % 3 == 1 {
                    v2 = ((n % 4) as f64) / (1.0 + ((n % 4) as f64) * ((n % 4) as f64));
                }
                const GAMMA_6: f64 = 0.9;
                v2 *= (y + v2).max(-2.25).min(2.375) * GAMMA_6;
            }
            const GAMMA_7: f64 = 0.5;
            v2 += v1 * GAMMA_7;
            v1 += f64::log10(v2 * v2 + 0.25);
            let v8 = v1 - y;
            (r3[r3.len() - 1 - (r3_count + 1) % r3.len()] - v8) * y.sin() - x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) * x;
            let mut v2: f64 = x;
            let mut r3: Vec<f64> = vec![-x; n % 5 + 1];
            let r3_count: usize = r3.len();
            'l4: for i5 in (0..r3.len()).step_by(2) {
                if n % 3 == 1 {
                    v2 = ((n % 4) as f64) / (1.0 + ((n % 4) as f64) * ((n % 4) as f64));
                }
                const GAMMA_6: f64 = 0.9;
                v2 *= (y + v2).max(-2.25).min(2.375) * GAMMA_6;
            }
            const GAMMA_7: f64 = 0.5;
            v2 += v1 * GAMMA_7;
            v1 += f64::log10(v2 * v2 + 0.25);
            let v8 = v1 - y;
            (r3[r3.len() - 1 - (r3_count + 1) % r3.len()] - v8) * y.sin() - x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) * x;
            let mut v2: D = x;
            let mut r3: Vec<D> = vec![-x; n % 5 + 1];
            let r3_count: usize = r3.len();
            'l4: for i5 in (0..r3.len()).step_by(2) {
                if n % 3 == 1 {
                    v2 = lit((n % 4) as f64) / (lit(1.0) + lit((n % 4) as f64) * lit((n % 4) as f64));
                }
                const GAMMA_6: f64 = 0.9;
                { let right = (y + v2).max(lit(-2.25)).min(lit(2.375)) * lit(GAMMA_6); v2 *= right; }
            }
            const GAMMA_7: f64 = 0.5;
            { let right = v1 * lit(GAMMA_7); v2 += right; }
            { let right = D::log10(v2 * v2 + lit(0.25)); v1 += right; }
            let v8 = v1 - y;
            (r3[r3.len() - 1 - (r3_count + 1) % r3.len()] - v8) * y.sin() - x
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
            r3[3 - 1 - (n + 1) % 3] += v2 * ALPHA;
            let mut k5: usize = 0;
            while (k5 < 6) && (r3[0] >= v2) {
                k5 += 1;
                let (mut v6, v7): (f64, f64) = (match n % 2 {
                    0 => { -0.125 }
                    _ => {
                        v1 = (w[(2 * k5 + 0) % w.len()] * x).max(-2.25).min(2.375);
                        r3[(2 * k5 + 1) % 3]
                    }
                }, r3[(2 * k5 + 0) % 3] + -1.1);
                {
                    let v6 = BETA.powi(2);
                    let mut k9: usize = 0;
                    loop {
                        if k9 >= 0 {
                            break;
                        }
                        k9 += 1;
                        v1 = (-v6).tanh();
                        let mut v7 = v7 - w[w.len() - 1 - (k5) % w.len()];
                    }
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
            r3[3 - 1 - (n + 1) % 3] += v2 * ALPHA;
            let mut k5: usize = 0;
            while (k5 < 6) && (r3[0] >= v2) {
                k5 += 1;
                let (mut v6, v7): (f64, f64) = (match n % 2 {
                    0 => { -0.125 }
                    _ => {
                        v1 = (w[(2 * k5 + 0) % w.len()] * x).max(-2.25).min(2.375);
                        r3[(2 * k5 + 1) % 3]
                    }
                }, r3[(2 * k5 + 0) % 3] + -1.1);
                {
                    let v6 = BETA.powi(2);
                    let mut k9: usize = 0;
                    loop {
                        if k9 >= 0 {
                            break;
                        }
                        k9 += 1;
                        v1 = (-v6).tanh();
                        let mut v7 = v7 - w[w.len() - 1 - (k5) % w.len()];
                    }
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
            { let right = v2 * lit(ALPHA); r3[3 - 1 - (n + 1) % 3] += right; }
            let mut k5: usize = 0;
            while (k5 < 6) && (r3[0] >= v2) {
                k5 += 1;
                let (mut v6, v7): (D, D) = (match n % 2 {
                    0 => { lit(-0.125) }
                    _ => {
                        v1 = (w[(2 * k5 + 0) % w.len()] * x).max(lit(-2.25)).min(lit(2.375));
                        r3[(2 * k5 + 1) % 3]
                    }
                }, r3[(2 * k5 + 0) % 3] + lit(-1.1));
                {
                    let v6 = lit(BETA).powi(2);
                    let mut k9: usize = 0;
                    loop {
                        if k9 >= 0 {
                            break;
                        }
                        k9 += 1;
                        v1 = (-v6).tanh();
                        let mut v7 = v7 - w[w.len() - 1 - (k5) % w.len()];
                    }
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
            let mut v2 = x + ((n % 4) as f64);
            let mut m3: [[f64; 3]; 3] = [[v1, w[n % w.len()], v2.max(((n % 4) as f64))]; 3];
            {
                v1 += { v2 };
                v1 = v2;
            }
            match n % 2 {
                0 => {
                    for i4 in (1..w.len()).rev() {
                        w[i4] += w[i4 - 1] * BETA.clamp(-2.125, 1.875);
                    }
                    if BETA > 1.0 {
                        const GAMMA_5: f64 = 1.5;
                        v2 *= v1 / (1.0 + v1 * v1) * GAMMA_5;
                    } else {
                        {
                            for i7 in 0..n {
                            }
                        }
                    }
                }
                _ => {
                    v1 = { ((n % 4) as f64) };
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
            let mut v2 = x + ((n % 4) as f64);
            let mut m3: [[f64; 3]; 3] = [[v1, w[n % w.len()], v2.max(((n % 4) as f64))]; 3];
            {
                v1 += { v2 };
                v1 = v2;
            }
            match n % 2 {
                0 => {
                    for i4 in (1..w.len()).rev() {
                        w[i4] += w[i4 - 1] * BETA.clamp(-2.125, 1.875);
                    }
                    if BETA > 1.0 {
                        const GAMMA_5: f64 = 1.5;
                        v2 *= v1 / (1.0 + v1 * v1) * GAMMA_5;
                    } else {
                        {
                            for i7 in 0..n {
                            }
                        }
                    }
                }
                _ => {
                    v1 = { ((n % 4) as f64) };
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.1;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1: D = lit(BETA);
            let mut v2 = x + lit((n % 4) as f64);
            let mut m3: [[D; 3]; 3] = [[v1, w[n % w.len()], v2.max(lit((n % 4) as f64))]; 3];
            {
                { let right = { v2 }; v1 += right; }
                v1 = v2;
            }
            match n % 2 {
                0 => {
                    for i4 in (1..w.len()).rev() {
                        { let right = w[i4 - 1] * lit(BETA).clamp(lit(-2.125), lit(1.875)); w[i4] += right; }
                    }
                    if lit(BETA) > lit(1.0) {
                        const GAMMA_5: f64 = 1.5;
                        { let right = v1 / (lit(1.0) + v1 * v1) * lit(GAMMA_5); v2 *= right; }
                    } else {
                        {
                            for i7 in 0..n {
                            }
                        }
                    }
                }
                _ => {
                    v1 = { lit((n % 4) as f64) };
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
            let r2_count: usize = r2.len();
            let u = u * a[a.len() - 1 - (2 * r2_count + 0) % a.len()];
            v1 -= ((r2_count % 4) as f64);
            for i3 in (1..r2.len()).rev() {
                r2[i3] += r2[i3 - 1] * r2[r2.len() - 1 - (2 * i3 + 0) % r2.len()].clamp(-2.125, 1.875);
            }
            u * v1 * u + v1 + r2[0] + a[r2_count % a.len()]
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = y;
            let r2 = vec![match n % 2 {
                0 | 5 => { 0.9 }
                _ => { y }
            }; 4];
            let r2_count: usize = r2.len();
            if r2_count % 2 < 1 {
                if x > y {
                    let v3 = r2[(r2_count + 1) % r2.len()];
                    v1 += {
                        let v4 = y;
                        v1
                    };
                } else {
                    let p5 = (v1 * v1, x.copysign(r2[r2_count % r2.len()]));
                }
            }
            (if y <= 0.7 {
                let v6: f64 = x;
                v6
            } else { r2[(2 * n + 2) % r2.len()] }) * x.sin() + r2[(2 * r2_count + 1) % r2.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut u = { ((k % 4) as f64) };
            let mut v1 = u.max(u);
            let mut r2: Vec<f64> = vec![v1.powi(1); 4];
            let r2_count: usize = r2.len();
            let u = u * a[a.len() - 1 - (2 * r2_count + 0) % a.len()];
            v1 -= ((r2_count % 4) as f64);
            for i3 in (1..r2.len()).rev() {
                r2[i3] += r2[i3 - 1] * r2[r2.len() - 1 - (2 * i3 + 0) % r2.len()].clamp(-2.125, 1.875);
            }
            u * v1 * u + v1 + r2[0] + a[r2_count % a.len()]
        }
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = y;
            let r2 = vec![match n % 2 {
                0 | 5 => { 0.9 }
                _ => { y }
            }; 4];
            let r2_count: usize = r2.len();
            if r2_count % 2 < 1 {
                if x > y {
                    let v3 = r2[(r2_count + 1) % r2.len()];
                    v1 += {
                        let v4 = y;
                        v1
                    };
                } else {
                    let p5 = (v1 * v1, x.copysign(r2[r2_count % r2.len()]));
                }
            }
            (if y <= 0.7 {
                let v6: f64 = x;
                v6
            } else { r2[(2 * n + 2) % r2.len()] }) * x.sin() + r2[(2 * r2_count + 1) % r2.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut u = { lit((k % 4) as f64) };
            let mut v1 = u.max(u);
            let mut r2: Vec<D> = vec![v1.powi(1); 4];
            let r2_count: usize = r2.len();
            let u = u * a[a.len() - 1 - (2 * r2_count + 0) % a.len()];
            { let right = lit((r2_count % 4) as f64); v1 -= right; }
            for i3 in (1..r2.len()).rev() {
                { let right = r2[i3 - 1] * r2[r2.len() - 1 - (2 * i3 + 0) % r2.len()].clamp(lit(-2.125), lit(1.875)); r2[i3] += right; }
            }
            u * v1 * u + v1 + r2[0] + a[r2_count % a.len()]
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = y;
            let r2 = vec![match n % 2 {
                0 | 5 => { lit(0.9) }
                _ => { y }
            }; 4];
            let r2_count: usize = r2.len();
            if r2_count % 2 < 1 {
                if x > y {
                    let v3 = r2[(r2_count + 1) % r2.len()];
                    { let right = {
                        let v4 = y;
                        v1
                    }; v1 += right; }
                } else {
                    let p5 = (v1 * v1, x.copysign(r2[r2_count % r2.len()]));
                }
            }
            (if y <= lit(0.7) {
                let v6: D = x;
                v6
            } else { r2[(2 * n + 2) % r2.len()] }) * x.sin() + r2[(2 * r2_count + 1) % r2.len()]
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
            v1 += x;
            let v3: f64;
            if (x >= 0.125) && (0.7_f64 >= 0.25) {
                v3 = x + v1;
            } else {
                v3 = y * v2;
            }
            v1 = -0.125;
            v2 = x * v3;
            const GAMMA_4: f64 = 0.25;
            v2 -= (x + v2) * GAMMA_4;
            let mut m5: [[f64; 2]; 2] = [[y, v2], [((n % 4) as f64), x]];
            let mut k7: usize = 0;
            loop {
                if k7 >= 0 {
                    break;
                }
                k7 += 1;
                const GAMMA_8: f64 = 0.3;
                v2 = m5[(k7 + n) % 2][1] / (1.0 + m5[(k7 + n) % 2][1] * m5[(k7 + n) % 2][1]) * GAMMA_8;
            }
            v3 + m5[(n + 1) % 2][(n + n) % 2] - v3 - v2 + y.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut v2 = -y;
            v1 += x;
            let v3: f64;
            if (x >= 0.125) && (0.7_f64 >= 0.25) {
                v3 = x + v1;
            } else {
                v3 = y * v2;
            }
            v1 = -0.125;
            v2 = x * v3;
            const GAMMA_4: f64 = 0.25;
            v2 -= (x + v2) * GAMMA_4;
            let mut m5: [[f64; 2]; 2] = [[y, v2], [((n % 4) as f64), x]];
            let mut k7: usize = 0;
            loop {
                if k7 >= 0 {
                    break;
                }
                k7 += 1;
                const GAMMA_8: f64 = 0.3;
                v2 = m5[(k7 + n) % 2][1] / (1.0 + m5[(k7 + n) % 2][1] * m5[(k7 + n) % 2][1]) * GAMMA_8;
            }
            v3 + m5[(n + 1) % 2][(n + n) % 2] - v3 - v2 + y.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x;
            let mut v2 = -y;
            { let right = x; v1 += right; }
            let v3: D;
            if (x >= lit(0.125)) && (lit(0.7) >= lit(0.25)) {
                v3 = x + v1;
            } else {
                v3 = y * v2;
            }
            v1 = lit(-0.125);
            v2 = x * v3;
            const GAMMA_4: f64 = 0.25;
            { let right = (x + v2) * lit(GAMMA_4); v2 -= right; }
            let mut m5: [[D; 2]; 2] = [[y, v2], [lit((n % 4) as f64), x]];
            let mut k7: usize = 0;
            loop {
                if k7 >= 0 {
                    break;
                }
                k7 += 1;
                const GAMMA_8: f64 = 0.3;
                v2 = m5[(k7 + n) % 2][1] / (lit(1.0) + m5[(k7 + n) % 2][1] * m5[(k7 + n) % 2][1]) * lit(GAMMA_8);
            }
            v3 + m5[(n + 1) % 2][(n + n) % 2] - v3 - v2 + y.sin()
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
            let (mut v2, v3): (f64, f64) = (v1, 0.9);
            v2 += (1..k).map(|i4| v1).sum::<f64>();
            let (mut v5, v6): (f64, f64) = (-1.25, ALPHA);
            if v5 <= -0.75 {
                return Some(v5);
            }
            Some((0..k).take(k + k).map(|i7| 1.0 + 0.25 * (0..k).enumerate().map(|(j8, i8)| ((i7 % 4) as f64) - ((i8 % 4) as f64)).fold(-0.3_f64, |acc8, t8| 0.5 * acc8 + u * t8).sin()).product::<f64>() + v6.sin() - v3 - v2.sin())
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut x = x.powi(1);
            let mut v1: f64 = x * y;
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                let mut k5: usize = 0;
                let v10: f64 = loop {
                    if k5 >= 0 {
                        break x / (y.abs() + 0.25);
                    }
                    k5 += 1;
                    let mut k7: usize = 0;
                    loop {
                        if k7 >= 5 {
                            break;
                        }
                        k7 += 1;
                        let v8: f64;
                        if ((k7 % 4) as f64) < 0.3 {
                            v8 = (1..=k3).rev().take(2 * k7 + 0).map(|i9| v1.powi((k3 % 4) as i32)).fold(((k5 % 4) as f64), |acc9, t9| 0.5 * acc9 + x * t9);
                        } else {
                            v8 = x + v1;
                        }
                    }
                };
                x = y;
            }
            for _ in 1..k3 {
                let mut k13: usize = 1;
            }
            (y / (0.3_f64.abs() + 0.5) - x) * y
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = if (((k % 4) as f64) >= 0.3) || (u <= -2.0) { ((k % 4) as f64) } else { 0.5 };
            let (mut v2, v3): (f64, f64) = (v1, 0.9);
            v2 += (1..k).map(|i4| v1).sum::<f64>();
            let (mut v5, v6): (f64, f64) = (-1.25, ALPHA);
            if v5 <= -0.75 {
                return Some(v5);
            }
            Some((0..k).take(k + k).map(|i7| 1.0 + 0.25 * (0..k).enumerate().map(|(j8, i8)| ((i7 % 4) as f64) - ((i8 % 4) as f64)).fold(-0.3_f64, |acc8, t8| 0.5 * acc8 + u * t8).sin()).product::<f64>() + v6.sin() - v3 - v2.sin())
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut x = x.powi(1);
            let mut v1: f64 = x * y;
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                let mut k5: usize = 0;
                let v10: f64 = loop {
                    if k5 >= 0 {
                        break x / (y.abs() + 0.25);
                    }
                    k5 += 1;
                    let mut k7: usize = 0;
                    loop {
                        if k7 >= 5 {
                            break;
                        }
                        k7 += 1;
                        let v8: f64;
                        if ((k7 % 4) as f64) < 0.3 {
                            v8 = (1..=k3).rev().take(2 * k7 + 0).map(|i9| v1.powi((k3 % 4) as i32)).fold(((k5 % 4) as f64), |acc9, t9| 0.5 * acc9 + x * t9);
                        } else {
                            v8 = x + v1;
                        }
                    }
                };
                x = y;
            }
            for _ in 1..k3 {
                let mut k13: usize = 1;
            }
            (y / (0.3_f64.abs() + 0.5) - x) * y
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = if (lit((k % 4) as f64) >= lit(0.3)) || (u <= lit(-2.0)) { lit((k % 4) as f64) } else { lit(0.5) };
            let (mut v2, v3): (D, D) = (v1, lit(0.9));
            { let right = (1..k).map(|i4| v1).sum::<D>(); v2 += right; }
            let (mut v5, v6): (D, D) = (lit(-1.25), lit(ALPHA));
            if v5 <= lit(-0.75) {
                return Some(v5);
            }
            Some((0..k).take(k + k).map(|i7| lit(1.0) + lit(0.25) * (0..k).enumerate().map(|(j8, i8)| lit((i7 % 4) as f64) - lit((i8 % 4) as f64)).fold(lit(-0.3), |acc8, t8| lit(0.5) * acc8 + u * t8).sin()).product::<D>() + v6.sin() - v3 - v2.sin())
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut x = x.powi(1);
            let mut v1: D = x * y;
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                let mut k5: usize = 0;
                let v10: D = loop {
                    if k5 >= 0 {
                        break x / (y.abs() + lit(0.25));
                    }
                    k5 += 1;
                    let mut k7: usize = 0;
                    loop {
                        if k7 >= 5 {
                            break;
                        }
                        k7 += 1;
                        let v8: D;
                        if lit((k7 % 4) as f64) < lit(0.3) {
                            v8 = (1..=k3).rev().take(2 * k7 + 0).map(|i9| v1.powi((k3 % 4) as i32)).fold(lit((k5 % 4) as f64), |acc9, t9| lit(0.5) * acc9 + x * t9);
                        } else {
                            v8 = x + v1;
                        }
                    }
                };
                x = y;
            }
            for _ in 1..k3 {
                let mut k13: usize = 1;
            }
            (y / (lit(0.3).abs() + lit(0.5)) - x) * y
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
            let mut k8: usize = 0;
            let v11: f64 = 'l7: loop {
                if k8 >= 3 {
                    break match k8 % 4 {
                        0 => {
                            let v9 = b[0];
                            a[k8 % a.len()]
                        }
                        1 => { v2 }
                        2 => {
                            let v10: f64 = 2.0;
                            BETA
                        }
                        _ => { b[(k8 + k8) % b.len()] }
                    };
                }
                k8 += 1;
                v2 += 0.25 * (((k8 % 4) as f64) / (v2 * v2 + 0.5));
                r6[0 % 5] = v2;
            };
            v2.powi((k8 % 4) as i32) + v11 + r6[(k8 + k8) % 5] + b[(k8 + 1) % b.len()]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = { q[(n + n) % 4] };
            const GAMMA_2: f64 = 1.0;
            v1 = (if n % 2 < 1 { q[0] } else { q[3] }) * GAMMA_2;
            let mut c3 = |u3: f64| {
                v1 += 0.25 * ((BETA - q[n % 4]) * u3);
                v1 * 0.5
            };
            let mut v4 = c3(-BETA) - c3(((n % 4) as f64) + ((n % 4) as f64));
            let mut k6: usize = 0;
            let v10: f64 = 'l5: loop {
                if k6 >= 0 {
                    break b[b.len() - 1 - (n) % b.len()].powi(0);
                }
                k6 += 1;
                let (mut v7, v8) = (a[0] * v1, h0(&b[..], &q[..]));
                match n % 3 {
                    0 => {
                        if n % 2 == 1 {
                            v1 += 0.25 * (b[(k6 + 1) % b.len()] + ((n % 4) as f64));
                        }
                    }
                    1 => {
                        v7 += 0.25 * v7;
                    }
                    _ => {
                        let mut v9 = v4 - b[(k6 + k6) % b.len()];
                    }
                }
            };
            (q[0] - v1 - v4.sin()) * v1 + b[k6 % b.len()] + a[(n + 1) % a.len()]
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
            let mut k8: usize = 0;
            let v11: f64 = 'l7: loop {
                if k8 >= 3 {
                    break match k8 % 4 {
                        0 => {
                            let v9 = b[0];
                            a[k8 % a.len()]
                        }
                        1 => { v2 }
                        2 => {
                            let v10: f64 = 2.0;
                            BETA
                        }
                        _ => { b[(k8 + k8) % b.len()] }
                    };
                }
                k8 += 1;
                v2 += 0.25 * (((k8 % 4) as f64) / (v2 * v2 + 0.5));
                r6[0 % 5] = v2;
            };
            v2.powi((k8 % 4) as i32) + v11 + r6[(k8 + k8) % 5] + b[(k8 + 1) % b.len()]
        }
        #[differentiate(without(carry))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = { q[(n + n) % 4] };
            const GAMMA_2: f64 = 1.0;
            v1 = (if n % 2 < 1 { q[0] } else { q[3] }) * GAMMA_2;
            let mut c3 = |u3: f64| {
                v1 += 0.25 * ((BETA - q[n % 4]) * u3);
                v1 * 0.5
            };
            let mut v4 = c3(-BETA) - c3(((n % 4) as f64) + ((n % 4) as f64));
            let mut k6: usize = 0;
            let v10: f64 = 'l5: loop {
                if k6 >= 0 {
                    break b[b.len() - 1 - (n) % b.len()].powi(0);
                }
                k6 += 1;
                let (mut v7, v8) = (a[0] * v1, h0(&b[..], &q[..]));
                match n % 3 {
                    0 => {
                        if n % 2 == 1 {
                            v1 += 0.25 * (b[(k6 + 1) % b.len()] + ((n % 4) as f64));
                        }
                    }
                    1 => {
                        v7 += 0.25 * v7;
                    }
                    _ => {
                        let mut v9 = v4 - b[(k6 + k6) % b.len()];
                    }
                }
            };
            (q[0] - v1 - v4.sin()) * v1 + b[k6 % b.len()] + a[(n + 1) % a.len()]
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
            let mut k8: usize = 0;
            let v11: D = 'l7: loop {
                if k8 >= 3 {
                    break match k8 % 4 {
                        0 => {
                            let v9 = b[0];
                            a[k8 % a.len()]
                        }
                        1 => { v2 }
                        2 => {
                            let v10: D = lit(2.0);
                            lit(BETA)
                        }
                        _ => { b[(k8 + k8) % b.len()] }
                    };
                }
                k8 += 1;
                { let right = lit(0.25) * (lit((k8 % 4) as f64) / (v2 * v2 + lit(0.5))); v2 += right; }
                r6[0 % 5] = v2;
            };
            v2.powi((k8 % 4) as i32) + v11 + r6[(k8 + k8) % 5] + b[(k8 + 1) % b.len()]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = { q[(n + n) % 4] };
            const GAMMA_2: f64 = 1.0;
            v1 = (if n % 2 < 1 { q[0] } else { q[3] }) * lit(GAMMA_2);
            let mut c3 = |u3: D| {
                { let right = lit(0.25) * ((lit(BETA) - q[n % 4]) * u3); v1 += right; }
                v1 * lit(0.5)
            };
            let mut v4 = c3(-lit(BETA)) - c3(lit((n % 4) as f64) + lit((n % 4) as f64));
            let mut k6: usize = 0;
            let v10: D = 'l5: loop {
                if k6 >= 0 {
                    break b[b.len() - 1 - (n) % b.len()].powi(0);
                }
                k6 += 1;
                let (mut v7, v8) = (a[0] * v1, h0(&b[..], &q[..]));
                match n % 3 {
                    0 => {
                        if n % 2 == 1 {
                            { let right = lit(0.25) * (b[(k6 + 1) % b.len()] + lit((n % 4) as f64)); v1 += right; }
                        }
                    }
                    1 => {
                        { let right = lit(0.25) * v7; v7 += right; }
                    }
                    _ => {
                        let mut v9 = v4 - b[(k6 + k6) % b.len()];
                    }
                }
            };
            (q[0] - v1 - v4.sin()) * v1 + b[k6 % b.len()] + a[(n + 1) % a.len()]
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
            let mut k4: usize = 0;
            loop {
                if k4 >= 3 {
                    break;
                }
                k4 += 1;
                let mut r5 = [x + v1, ALPHA, v1.copysign(((n % 4) as f64))];
                let mut v9 = a.windows(2).enumerate().map(|(j6, e6)| 1.0 + 0.25 * (0..=4).map(|i7| r2.chunks_exact(2).enumerate().map(|(j8, e8)| v1 / (r5[0].abs() + 0.25)).fold(v1, |acc8, t8| acc8.sin() + x * t8)).fold(v1, |acc8, t8| 0.5 * acc8 + r5[k4 % 3] * t8).sin()).product::<f64>();
            }
            let mut v10 = v1 + v1;
            v1 *= (-ALPHA).tanh();
            for i12 in 0..n {
                let mut k14: usize = 0;
                let v10: f64 = 'l13: loop {
                    if k14 >= 0 {
                        break ((k4 % 4) as f64) + ALPHA;
                    }
                    k14 += 1;
                    let mut k15: usize = 1;
                    let mut v16 = x / (x * x + 0.25);
                };
                let mut o17: Option<f64> = if r2[3 - 1 - (2) % 3] < r2[0] { Some(a[(2 * n + 0) % a.len()]) } else { None };
            }
            (x - v10 + v1 + a[3 % a.len()], (v1 - x) * v10.sin() - v1 - x.sin() + r2[(k4 + n) % 3] + a[(n + n) % a.len()])
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
            let mut k4: usize = 0;
            loop {
                if k4 >= 3 {
                    break;
                }
                k4 += 1;
                let mut r5 = [x + v1, ALPHA, v1.copysign(((n % 4) as f64))];
                let mut v9 = a.windows(2).enumerate().map(|(j6, e6)| 1.0 + 0.25 * (0..=4).map(|i7| r2.chunks_exact(2).enumerate().map(|(j8, e8)| v1 / (r5[0].abs() + 0.25)).fold(v1, |acc8, t8| acc8.sin() + x * t8)).fold(v1, |acc8, t8| 0.5 * acc8 + r5[k4 % 3] * t8).sin()).product::<f64>();
            }
            let mut v10 = v1 + v1;
            v1 *= (-ALPHA).tanh();
            for i12 in 0..n {
                let mut k14: usize = 0;
                let v10: f64 = 'l13: loop {
                    if k14 >= 0 {
                        break ((k4 % 4) as f64) + ALPHA;
                    }
                    k14 += 1;
                    let mut k15: usize = 1;
                    let mut v16 = x / (x * x + 0.25);
                };
                let mut o17: Option<f64> = if r2[3 - 1 - (2) % 3] < r2[0] { Some(a[(2 * n + 0) % a.len()]) } else { None };
            }
            (x - v10 + v1 + a[3 % a.len()], (v1 - x) * v10.sin() - v1 - x.sin() + r2[(k4 + n) % 3] + a[(n + n) % a.len()])
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
            let mut k4: usize = 0;
            loop {
                if k4 >= 3 {
                    break;
                }
                k4 += 1;
                let mut r5 = [x + v1, lit(ALPHA), v1.copysign(lit((n % 4) as f64))];
                let mut v9 = a.windows(2).enumerate().map(|(j6, e6)| lit(1.0) + lit(0.25) * (0..=4).map(|i7| r2.chunks_exact(2).enumerate().map(|(j8, e8)| v1 / (r5[0].abs() + lit(0.25))).fold(v1, |acc8, t8| acc8.sin() + x * t8)).fold(v1, |acc8, t8| lit(0.5) * acc8 + r5[k4 % 3] * t8).sin()).product::<D>();
            }
            let mut v10 = v1 + v1;
            { let right = (-lit(ALPHA)).tanh(); v1 *= right; }
            for i12 in 0..n {
                let mut k14: usize = 0;
                let v10: D = 'l13: loop {
                    if k14 >= 0 {
                        break lit((k4 % 4) as f64) + lit(ALPHA);
                    }
                    k14 += 1;
                    let mut k15: usize = 1;
                    let mut v16 = x / (x * x + lit(0.25));
                };
                let mut o17: Option<D> = if r2[3 - 1 - (2) % 3] < r2[0] { Some(a[(2 * n + 0) % a.len()]) } else { None };
            }
            (x - v10 + v1 + a[3 % a.len()], (v1 - x) * v10.sin() - v1 - x.sin() + r2[(k4 + n) % 3] + a[(n + n) % a.len()])
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
            let r3_count: usize = r3.len();
            let mut k5: usize = 0;
            let mut v8: f64 = loop {
                if k5 >= 0 {
                    break u - v2;
                }
                k5 += 1;
                let p7 = (r3[(k + 1) % r3.len()] + r3[0], {
                    let v6 = v1;
                    u
                });
            };
            let v9 = ((k5 % 4) as f64).powi(0);
            h0(v9 / (1.0 + v9 * v9), k - 1).sin() * ((match k5 % 4 {
                0 => {
                    v1 = if v9 >= -1.0 { u } else { v2 };
                    ((k % 4) as f64)
                }
                1 | 6 => { v2 }
                2 => { v8 }
                _ => { r3[(k5 + r3_count) % r3.len()] }
            }) + v8 + v1.sin() + r3[0 % r3.len()])
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = y - x;
            let mut v3: f64 = (1..=5).rev().map(|i2| -0.75 + v1).fold(0.9_f64, |acc2, t2| acc2.sin() + y * t2);
            v1 -= x;
            v1 += v3;
            for i5 in (0..n).rev() {
                let c6 = |u6_0: f64| u6_0 * (0..=5).map(|i7| x).sum::<f64>();
            }
            {
                if 0.7_f64 <= 1.5 {
                    match n % 2 {
                        0 => {
                            fn inner8(s: f64, t: f64) -> f64 {
                                if 0.25_f64 > 0.25 {
                                    return t + t;
                                }
                                s - s
                            }
                            let v9 = inner8(-1.1, 0.25 * x);
                        }
                        _ => {
                            const GAMMA_10: f64 = 0.125;
                            v3 += (1..3).map(|i11| y).fold(y, |acc11, t11| acc11.sin() + t11 * t11) * GAMMA_10;
                            let mut v12: f64 = if (v3 >= y) && (v3 >= 1.0) { ((n % 4) as f64) } else { -0.3_f64 };
                        }
                    }
                    let mut k14: usize = 0;
                    while k14 < 1 {
                        k14 += 1;
                        'l15: for _ in 1..n {
                            v3 -= 0.25 * v3;
                        }
                        v1 -= 0.25 * 0.9;
                    }
                } else {
                    for i18 in 1..n % 4 {
                        v3 -= 0.25 * h0(v3, (n + n) % 4);
                        {
                            let mut k20: usize = 0;
                            while (k20 < 1) && (v1 <= y) {
                                k20 += 1;
                                v1 /= v3.abs() + 1.25;
                                for i22 in 1..=n {
                                    v3 += 0.25 * (y + 1.25);
                                    let v23: f64 = v3 - -0.125;
                                }
                            }
                        }
                    }
                    let c24 = |u24_0: f64| u24_0 * (u24_0 + x);
                }
            }
            y * v1
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
            let r3_count: usize = r3.len();
            let mut k5: usize = 0;
            let mut v8: f64 = loop {
                if k5 >= 0 {
                    break u - v2;
                }
                k5 += 1;
                let p7 = (r3[(k + 1) % r3.len()] + r3[0], {
                    let v6 = v1;
                    u
                });
            };
            let v9 = ((k5 % 4) as f64).powi(0);
            h0(v9 / (1.0 + v9 * v9), k - 1).sin() * ((match k5 % 4 {
                0 => {
                    v1 = if v9 >= -1.0 { u } else { v2 };
                    ((k % 4) as f64)
                }
                1 | 6 => { v2 }
                2 => { v8 }
                _ => { r3[(k5 + r3_count) % r3.len()] }
            }) + v8 + v1.sin() + r3[0 % r3.len()])
        }
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = y - x;
            let mut v3: f64 = (1..=5).rev().map(|i2| -0.75 + v1).fold(0.9_f64, |acc2, t2| acc2.sin() + y * t2);
            v1 -= x;
            v1 += v3;
            for i5 in (0..n).rev() {
                let c6 = |u6_0: f64| u6_0 * (0..=5).map(|i7| x).sum::<f64>();
            }
            {
                if 0.7_f64 <= 1.5 {
                    match n % 2 {
                        0 => {
                            fn inner8(s: f64, t: f64) -> f64 {
                                if 0.25_f64 > 0.25 {
                                    return t + t;
                                }
                                s - s
                            }
                            let v9 = inner8(-1.1, 0.25 * x);
                        }
                        _ => {
                            const GAMMA_10: f64 = 0.125;
                            v3 += (1..3).map(|i11| y).fold(y, |acc11, t11| acc11.sin() + t11 * t11) * GAMMA_10;
                            let mut v12: f64 = if (v3 >= y) && (v3 >= 1.0) { ((n % 4) as f64) } else { -0.3_f64 };
                        }
                    }
                    let mut k14: usize = 0;
                    while k14 < 1 {
                        k14 += 1;
                        'l15: for _ in 1..n {
                            v3 -= 0.25 * v3;
                        }
                        v1 -= 0.25 * 0.9;
                    }
                } else {
                    for i18 in 1..n % 4 {
                        v3 -= 0.25 * h0(v3, (n + n) % 4);
                        {
                            let mut k20: usize = 0;
                            while (k20 < 1) && (v1 <= y) {
                                k20 += 1;
                                v1 /= v3.abs() + 1.25;
                                for i22 in 1..=n {
                                    v3 += 0.25 * (y + 1.25);
                                    let v23: f64 = v3 - -0.125;
                                }
                            }
                        }
                    }
                    let c24 = |u24_0: f64| u24_0 * (u24_0 + x);
                }
            }
            y * v1
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
            let r3_count: usize = r3.len();
            let mut k5: usize = 0;
            let mut v8: D = loop {
                if k5 >= 0 {
                    break u - v2;
                }
                k5 += 1;
                let p7 = (r3[(k + 1) % r3.len()] + r3[0], {
                    let v6 = v1;
                    u
                });
            };
            let v9 = lit((k5 % 4) as f64).powi(0);
            h0(v9 / (lit(1.0) + v9 * v9), k - 1).sin() * ((match k5 % 4 {
                0 => {
                    v1 = if v9 >= lit(-1.0) { u } else { v2 };
                    lit((k % 4) as f64)
                }
                1 | 6 => { v2 }
                2 => { v8 }
                _ => { r3[(k5 + r3_count) % r3.len()] }
            }) + v8 + v1.sin() + r3[0 % r3.len()])
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = y - x;
            let mut v3: D = (1..=5).rev().map(|i2| lit(-0.75) + v1).fold(lit(0.9), |acc2, t2| acc2.sin() + y * t2);
            { let right = x; v1 -= right; }
            { let right = v3; v1 += right; }
            for i5 in (0..n).rev() {
                let c6 = |u6_0: D| u6_0 * (0..=5).map(|i7| x).sum::<D>();
            }
            {
                if lit(0.7) <= lit(1.5) {
                    match n % 2 {
                        0 => {
                            fn inner8(s: D, t: D) -> D {
                                if lit(0.25) > lit(0.25) {
                                    return t + t;
                                }
                                s - s
                            }
                            let v9 = inner8(-lit(1.1), lit(0.25) * x);
                        }
                        _ => {
                            const GAMMA_10: f64 = 0.125;
                            { let right = (1..3).map(|i11| y).fold(y, |acc11, t11| acc11.sin() + t11 * t11) * lit(GAMMA_10); v3 += right; }
                            let mut v12: D = if (v3 >= y) && (v3 >= lit(1.0)) { lit((n % 4) as f64) } else { lit(-0.3) };
                        }
                    }
                    let mut k14: usize = 0;
                    while k14 < 1 {
                        k14 += 1;
                        'l15: for _ in 1..n {
                            { let right = lit(0.25) * v3; v3 -= right; }
                        }
                        { let right = lit(0.25) * lit(0.9); v1 -= right; }
                    }
                } else {
                    for i18 in 1..n % 4 {
                        { let right = lit(0.25) * h0(v3, (n + n) % 4); v3 -= right; }
                        {
                            let mut k20: usize = 0;
                            while (k20 < 1) && (v1 <= y) {
                                k20 += 1;
                                { let right = v3.abs() + lit(1.25); v1 /= right; }
                                for i22 in 1..=n {
                                    { let right = lit(0.25) * (y + lit(1.25)); v3 += right; }
                                    let v23: D = v3 - lit(-0.125);
                                }
                            }
                        }
                    }
                    let c24 = |u24_0: D| u24_0 * (u24_0 + x);
                }
            }
            y * v1
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
            v1 -= a[0];
            let p2 = (v1, v1 * a[a.len() - 1 - (1) % a.len()]);
            for &e4 in a {
                let c5 = move |u5_0: f64| u5_0 * u5_0;
            }
            v1 * a[0] + w[w.len() - 1 - (k + k) % w.len()]
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = x + x;
            let mut v2 = v1;
            let s3 = &a[..];
            let mut k4: usize = 3;
            if k4 % 2 == 1 {
                let o5: Option<f64> = if k4 % 3 != 1 { Some(-a[a.len() - 1 - (n + 1) % a.len()]) } else { None };
            }
            for &e7 in a {
                {
                    'l8: for &e9 in s3 {
                        for i11 in 0..=n % 4 {
                            (v2, v1) = ((s3[3 % s3.len()] - a[a.len() - 1 - (2 * k4 + 1) % a.len()]).clamp(-2.125, 1.875), (match k4 % 2 {
                                0 => {
                                    let v12 = s3[n % s3.len()];
                                    v12
                                }
                                _ => { e9 }
                            }).clamp(-2.125, 1.875));
                            v1 = s3[(k4 + n) % s3.len()].cos();
                        }
                    }
                    let mut r14: [f64; 2] = [x - v2, a.iter().zip(s3.iter()).enumerate().map(|(j13, (&e13, &z13))| 1.0 + 0.25 * a[k4 % a.len()].sin()).product::<f64>()];
                }
            }
            x * v2
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        const BETA: f64 = 0.5;
        #[differentiate(without(tidy))]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1 = { w[w.len() - 1 - (4) % w.len()] };
            v1 -= a[0];
            let p2 = (v1, v1 * a[a.len() - 1 - (1) % a.len()]);
            for &e4 in a {
                let c5 = move |u5_0: f64| u5_0 * u5_0;
            }
            v1 * a[0] + w[w.len() - 1 - (k + k) % w.len()]
        }
        #[differentiate(without(tidy))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = x + x;
            let mut v2 = v1;
            let s3 = &a[..];
            let mut k4: usize = 3;
            if k4 % 2 == 1 {
                let o5: Option<f64> = if k4 % 3 != 1 { Some(-a[a.len() - 1 - (n + 1) % a.len()]) } else { None };
            }
            for &e7 in a {
                {
                    'l8: for &e9 in s3 {
                        for i11 in 0..=n % 4 {
                            (v2, v1) = ((s3[3 % s3.len()] - a[a.len() - 1 - (2 * k4 + 1) % a.len()]).clamp(-2.125, 1.875), (match k4 % 2 {
                                0 => {
                                    let v12 = s3[n % s3.len()];
                                    v12
                                }
                                _ => { e9 }
                            }).clamp(-2.125, 1.875));
                            v1 = s3[(k4 + n) % s3.len()].cos();
                        }
                    }
                    let mut r14: [f64; 2] = [x - v2, a.iter().zip(s3.iter()).enumerate().map(|(j13, (&e13, &z13))| 1.0 + 0.25 * a[k4 % a.len()].sin()).product::<f64>()];
                }
            }
            x * v2
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.9;
        const BETA: f64 = 0.5;
        pub fn h0(w: &mut [D], a: &[D], k: usize) -> D {
            let mut v1 = { w[w.len() - 1 - (4) % w.len()] };
            { let right = a[0]; v1 -= right; }
            let p2 = (v1, v1 * a[a.len() - 1 - (1) % a.len()]);
            for &e4 in a {
                let c5 = move |u5_0: D| u5_0 * u5_0;
            }
            v1 * a[0] + w[w.len() - 1 - (k + k) % w.len()]
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = x + x;
            let mut v2 = v1;
            let s3 = &a[..];
            let mut k4: usize = 3;
            if k4 % 2 == 1 {
                let o5: Option<D> = if k4 % 3 != 1 { Some(-a[a.len() - 1 - (n + 1) % a.len()]) } else { None };
            }
            for &e7 in a {
                {
                    'l8: for &e9 in s3 {
                        for i11 in 0..=n % 4 {
                            (v2, v1) = ((s3[3 % s3.len()] - a[a.len() - 1 - (2 * k4 + 1) % a.len()]).clamp(lit(-2.125), lit(1.875)), (match k4 % 2 {
                                0 => {
                                    let v12 = s3[n % s3.len()];
                                    v12
                                }
                                _ => { e9 }
                            }).clamp(lit(-2.125), lit(1.875)));
                            v1 = s3[(k4 + n) % s3.len()].cos();
                        }
                    }
                    let mut r14: [D; 2] = [x - v2, a.iter().zip(s3.iter()).enumerate().map(|(j13, (&e13, &z13))| lit(1.0) + lit(0.25) * a[k4 % a.len()].sin()).product::<D>()];
                }
            }
            x * v2
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
            let mut k6: usize = 0;
            while (k6 < 5) && (v1 > -1.1) {
                k6 += 1;
                'l7: for i8 in 1..n {
                    fn inner9(s: f64, t: f64) -> f64 {
                        if !(-0.75_f64 < t) {
                            return (0..=0).map(|i10| (0..=i10).skip(0).map(|i11| t).fold(s, |acc11, t11| acc11.sin() + acc11 * t11)).sum::<f64>();
                        }
                        if t > 0.9 { s } else { s }
                    }
                    let v15 = inner9(match i8 % 4 {
                        0 | 5 => { a[(k6 + 1) % a.len()] }
                        1 => { x }
                        2 => { v1 }
                        _ => {
                            x += 0.25 * a.iter().zip(a.iter()).map(|(&e12, &z12)| v1).fold(1.5_f64, |acc12, t12| 0.5 * acc12 + x * t12);
                            -1.5
                        }
                    }, if BETA < -0.3 {
                        let v13 = x;
                        0.25
                    } else {
                        let v14 = x;
                        x
                    });
                }
            }
            'l16: for &e17 in a {
                for i19 in 1..5 {
                    let mut k21: usize = 0;
                    let mut v25: f64 = loop {
                        if k21 >= 0 {
                            break r4.iter().map(|&e24| 0.5 / (r4[4 - 1 - (0) % 4].abs() + 0.5)).filter(|&m24| a[(2 * n + 0) % a.len()] >= BETA).sum::<f64>();
                        }
                        k21 += 1;
                        const GAMMA_22: f64 = 1.1;
                        x = v1 * GAMMA_22;
                        let mut k23: usize = 3;
                    };
                }
            }
            (({ x }) + v1 + x.sin() + r4[0] + a[k6 % a.len()], 1.0 - x + a[n % a.len()])
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
            let mut k6: usize = 0;
            while (k6 < 5) && (v1 > -1.1) {
                k6 += 1;
                'l7: for i8 in 1..n {
                    fn inner9(s: f64, t: f64) -> f64 {
                        if !(-0.75_f64 < t) {
                            return (0..=0).map(|i10| (0..=i10).skip(0).map(|i11| t).fold(s, |acc11, t11| acc11.sin() + acc11 * t11)).sum::<f64>();
                        }
                        if t > 0.9 { s } else { s }
                    }
                    let v15 = inner9(match i8 % 4 {
                        0 | 5 => { a[(k6 + 1) % a.len()] }
                        1 => { x }
                        2 => { v1 }
                        _ => {
                            x += 0.25 * a.iter().zip(a.iter()).map(|(&e12, &z12)| v1).fold(1.5_f64, |acc12, t12| 0.5 * acc12 + x * t12);
                            -1.5
                        }
                    }, if BETA < -0.3 {
                        let v13 = x;
                        0.25
                    } else {
                        let v14 = x;
                        x
                    });
                }
            }
            'l16: for &e17 in a {
                for i19 in 1..5 {
                    let mut k21: usize = 0;
                    let mut v25: f64 = loop {
                        if k21 >= 0 {
                            break r4.iter().map(|&e24| 0.5 / (r4[4 - 1 - (0) % 4].abs() + 0.5)).filter(|&m24| a[(2 * n + 0) % a.len()] >= BETA).sum::<f64>();
                        }
                        k21 += 1;
                        const GAMMA_22: f64 = 1.1;
                        x = v1 * GAMMA_22;
                        let mut k23: usize = 3;
                    };
                }
            }
            (({ x }) + v1 + x.sin() + r4[0] + a[k6 % a.len()], 1.0 - x + a[n % a.len()])
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
            let mut k6: usize = 0;
            while (k6 < 5) && (v1 > lit(-1.1)) {
                k6 += 1;
                'l7: for i8 in 1..n {
                    fn inner9(s: D, t: D) -> D {
                        if !(lit(-0.75) < t) {
                            return (0..=0).map(|i10| (0..=i10).skip(0).map(|i11| t).fold(s, |acc11, t11| acc11.sin() + acc11 * t11)).sum::<D>();
                        }
                        if t > lit(0.9) { s } else { s }
                    }
                    let v15 = inner9(match i8 % 4 {
                        0 | 5 => { a[(k6 + 1) % a.len()] }
                        1 => { x }
                        2 => { v1 }
                        _ => {
                            { let right = lit(0.25) * a.iter().zip(a.iter()).map(|(&e12, &z12)| v1).fold(lit(1.5), |acc12, t12| lit(0.5) * acc12 + x * t12); x += right; }
                            lit(-1.5)
                        }
                    }, if lit(BETA) < lit(-0.3) {
                        let v13 = x;
                        lit(0.25)
                    } else {
                        let v14 = x;
                        x
                    });
                }
            }
            'l16: for &e17 in a {
                for i19 in 1..5 {
                    let mut k21: usize = 0;
                    let mut v25: D = loop {
                        if k21 >= 0 {
                            break r4.iter().map(|&e24| lit(0.5) / (r4[4 - 1 - (0) % 4].abs() + lit(0.5))).filter(|&m24| a[(2 * n + 0) % a.len()] >= lit(BETA)).sum::<D>();
                        }
                        k21 += 1;
                        const GAMMA_22: f64 = 1.1;
                        x = v1 * lit(GAMMA_22);
                        let mut k23: usize = 3;
                    };
                }
            }
            (({ x }) + v1 + x.sin() + r4[0] + a[k6 % a.len()], lit(1.0) - x + a[n % a.len()])
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
            {
                u = v1;
                let mut k3: usize = 0;
                let mut v4: f64 = loop {
                    if k3 >= 6 {
                        break v1;
                    }
                    k3 += 1;
                    v1 /= ((k3 % 4) as f64).abs() + 0.5;
                };
            }
            if k % 3 != 1 {
                return None;
            }
            Some(u * v1)
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut x = x * ((n % 4) as f64);
            let mut v1: f64 = 1.1;
            let mut r2 = vec![{ x }, x, if y <= -1.0 { y } else { ((n % 4) as f64) }];
            let r2_count: usize = r2.len();
            for e4 in r2.iter() {
                v1 -= 0.25 * v1;
            }
            if v1 < v1 {
                let mut v5 = r2[0 % r2.len()] - v1;
                for i7 in 0..n {
                    for i9 in 0..i7 % 4 {
                        for i11 in 1..r2_count % 4 {
                            {
                                let mut k12: usize = 2;
                            }
                            const GAMMA_13: f64 = -0.3;
                            r2[(1) % r2_count] *= r2[4 % r2.len()] / (1.0 + r2[4 % r2.len()] * r2[4 % r2.len()]) * GAMMA_13;
                        }
                        if y >= x {
                            if n % 2 < 1 {
                                break;
                            } else {
                                v1 = y.clamp(-2.125, 1.875);
                            }
                            if r2[(2 * i7 + 1) % r2.len()] <= 0.7 {
                                continue;
                            }
                        } else {
                            fn inner14(s: f64, t: f64) -> f64 {
                                if s >= 0.9 {
                                    return f64::sqrt(t.abs() + 0.25);
                                }
                                t - t
                            }
                            let v15 = inner14(v1, if i7 % 2 == 1 { r2[r2.len() - 1 - (2 * i7 + 2) % r2.len()] } else { y });
                        }
                    }
                }
            }
            x - r2[(n + 1) % r2.len()] + v1.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(carry))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = ((k % 4) as f64).tanh();
            {
                u = v1;
                let mut k3: usize = 0;
                let mut v4: f64 = loop {
                    if k3 >= 6 {
                        break v1;
                    }
                    k3 += 1;
                    v1 /= ((k3 % 4) as f64).abs() + 0.5;
                };
            }
            if k % 3 != 1 {
                return None;
            }
            Some(u * v1)
        }
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut x = x * ((n % 4) as f64);
            let mut v1: f64 = 1.1;
            let mut r2 = vec![{ x }, x, if y <= -1.0 { y } else { ((n % 4) as f64) }];
            let r2_count: usize = r2.len();
            for e4 in r2.iter() {
                v1 -= 0.25 * v1;
            }
            if v1 < v1 {
                let mut v5 = r2[0 % r2.len()] - v1;
                for i7 in 0..n {
                    for i9 in 0..i7 % 4 {
                        for i11 in 1..r2_count % 4 {
                            {
                                let mut k12: usize = 2;
                            }
                            const GAMMA_13: f64 = -0.3;
                            r2[(1) % r2_count] *= r2[4 % r2.len()] / (1.0 + r2[4 % r2.len()] * r2[4 % r2.len()]) * GAMMA_13;
                        }
                        if y >= x {
                            if n % 2 < 1 {
                                break;
                            } else {
                                v1 = y.clamp(-2.125, 1.875);
                            }
                            if r2[(2 * i7 + 1) % r2.len()] <= 0.7 {
                                continue;
                            }
                        } else {
                            fn inner14(s: f64, t: f64) -> f64 {
                                if s >= 0.9 {
                                    return f64::sqrt(t.abs() + 0.25);
                                }
                                t - t
                            }
                            let v15 = inner14(v1, if i7 % 2 == 1 { r2[r2.len() - 1 - (2 * i7 + 2) % r2.len()] } else { y });
                        }
                    }
                }
            }
            x - r2[(n + 1) % r2.len()] + v1.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = lit((k % 4) as f64).tanh();
            {
                u = v1;
                let mut k3: usize = 0;
                let mut v4: D = loop {
                    if k3 >= 6 {
                        break v1;
                    }
                    k3 += 1;
                    { let right = lit((k3 % 4) as f64).abs() + lit(0.5); v1 /= right; }
                };
            }
            if k % 3 != 1 {
                return None;
            }
            Some(u * v1)
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut x = x * lit((n % 4) as f64);
            let mut v1: D = lit(1.1);
            let mut r2 = vec![{ x }, x, if y <= lit(-1.0) { y } else { lit((n % 4) as f64) }];
            let r2_count: usize = r2.len();
            for e4 in r2.iter() {
                { let right = lit(0.25) * v1; v1 -= right; }
            }
            if v1 < v1 {
                let mut v5 = r2[0 % r2.len()] - v1;
                for i7 in 0..n {
                    for i9 in 0..i7 % 4 {
                        for i11 in 1..r2_count % 4 {
                            {
                                let mut k12: usize = 2;
                            }
                            const GAMMA_13: f64 = -0.3;
                            { let right = r2[4 % r2.len()] / (lit(1.0) + r2[4 % r2.len()] * r2[4 % r2.len()]) * lit(GAMMA_13); r2[(1) % r2_count] *= right; }
                        }
                        if y >= x {
                            if n % 2 < 1 {
                                break;
                            } else {
                                v1 = y.clamp(lit(-2.125), lit(1.875));
                            }
                            if r2[(2 * i7 + 1) % r2.len()] <= lit(0.7) {
                                continue;
                            }
                        } else {
                            fn inner14(s: D, t: D) -> D {
                                if s >= lit(0.9) {
                                    return D::sqrt(t.abs() + lit(0.25));
                                }
                                t - t
                            }
                            let v15 = inner14(v1, if i7 % 2 == 1 { r2[r2.len() - 1 - (2 * i7 + 2) % r2.len()] } else { y });
                        }
                    }
                }
            }
            x - r2[(n + 1) % r2.len()] + v1.sin()
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
            let c3 = |u3_0: f64, u3_1: f64| u3_0 * (a[a.len() - 1 - (2 * n + 1) % a.len()] - u3_1);
            let mut k5: usize = 0;
            let mut v7: f64 = loop {
                if k5 >= 6 {
                    break a[n % a.len()];
                }
                k5 += 1;
                x -= 0.25 * x;
                let mut v6 = x;
            };
            v1 = x;
            (x + v7 + r2[2], (BETA + v7) * v7.sin() - x.sin() + r2[0 % 4])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(without(order))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = 1.0;
            let mut r2: [f64; 4] = [0.125; 4];
            let c3 = |u3_0: f64, u3_1: f64| u3_0 * (a[a.len() - 1 - (2 * n + 1) % a.len()] - u3_1);
            let mut k5: usize = 0;
            let mut v7: f64 = loop {
                if k5 >= 6 {
                    break a[n % a.len()];
                }
                k5 += 1;
                x -= 0.25 * x;
                let mut v6 = x;
            };
            v1 = x;
            (x + v7 + r2[2], (BETA + v7) * v7.sin() - x.sin() + r2[0 % 4])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.125;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1: D = lit(1.0);
            let mut r2: [D; 4] = [lit(0.125); 4];
            let c3 = |u3_0: D, u3_1: D| u3_0 * (a[a.len() - 1 - (2 * n + 1) % a.len()] - u3_1);
            let mut k5: usize = 0;
            let mut v7: D = loop {
                if k5 >= 6 {
                    break a[n % a.len()];
                }
                k5 += 1;
                { let right = lit(0.25) * x; x -= right; }
                let mut v6 = x;
            };
            v1 = x;
            (x + v7 + r2[2], (lit(BETA) + v7) * v7.sin() - x.sin() + r2[0 % 4])
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
            let v3 = match n % 3 {
                0 => { v1 }
                1 if x <= 0.9 => { x }
                _ => { 1.5 }
            };
            let mut k5: usize = 0;
            'l4: while (k5 < 5) && (v2 > y) {
                k5 += 1;
                let v6 = y + y;
                for i8 in 1..4 {
                }
            }
            v1 - v3 + v2.sin() - v1.sin() + y.sin() + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x * -0.7_f64;
            let mut v2 = ((n % 4) as f64) + -1.0;
            let v3 = match n % 3 {
                0 => { v1 }
                1 if x <= 0.9 => { x }
                _ => { 1.5 }
            };
            let mut k5: usize = 0;
            'l4: while (k5 < 5) && (v2 > y) {
                k5 += 1;
                let v6 = y + y;
                for i8 in 1..4 {
                }
            }
            v1 - v3 + v2.sin() - v1.sin() + y.sin() + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x * lit(-0.7);
            let mut v2 = lit((n % 4) as f64) + lit(-1.0);
            let v3 = match n % 3 {
                0 => { v1 }
                1 if x <= lit(0.9) => { x }
                _ => { lit(1.5) }
            };
            let mut k5: usize = 0;
            'l4: while (k5 < 5) && (v2 > y) {
                k5 += 1;
                let v6 = y + y;
                for i8 in 1..4 {
                }
            }
            v1 - v3 + v2.sin() - v1.sin() + y.sin() + x
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
            for &e4 in &r2 {
                for _ in 1..n {
                    if !(x <= r2[1]) {
                        continue;
                    }
                }
                const GAMMA_7: f64 = 1.25;
                v1 += 0.25 * v1.sin() * GAMMA_7;
            }
            let v8: f64;
            if !(x < 0.75) {
                v8 = (1.5_f64 * 1.5_f64 + 0.5_f64).ln();
            } else {
                v8 = r2[1];
            }
            for i10 in 0..n {
            }
            let v11: f64;
            if r2[(2 * n + 1) % 2] <= v8 {
                v11 = v1;
            } else {
                v11 = { x };
            }
            ((1..=3).map(|i12| 1.0 + 0.25 * (r2[0] + v8).sin()).product::<f64>() + v8) * v1 + y + r2[2 - 1 - (2 * n + 0) % 2]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        #[differentiate(without(tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64).rem_euclid(2.25);
            let mut r2: [f64; 2] = [0.0; 2];
            for &e4 in &r2 {
                for _ in 1..n {
                    if !(x <= r2[1]) {
                        continue;
                    }
                }
                const GAMMA_7: f64 = 1.25;
                v1 += 0.25 * v1.sin() * GAMMA_7;
            }
            let v8: f64;
            if !(x < 0.75) {
                v8 = (1.5_f64 * 1.5_f64 + 0.5_f64).ln();
            } else {
                v8 = r2[1];
            }
            for i10 in 0..n {
            }
            let v11: f64;
            if r2[(2 * n + 1) % 2] <= v8 {
                v11 = v1;
            } else {
                v11 = { x };
            }
            ((1..=3).map(|i12| 1.0 + 0.25 * (r2[0] + v8).sin()).product::<f64>() + v8) * v1 + y + r2[2 - 1 - (2 * n + 0) % 2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.5;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64).rem_euclid(lit(2.25));
            let mut r2: [D; 2] = [lit(0.0); 2];
            for &e4 in &r2 {
                for _ in 1..n {
                    if !(x <= r2[1]) {
                        continue;
                    }
                }
                const GAMMA_7: f64 = 1.25;
                { let right = lit(0.25) * v1.sin() * lit(GAMMA_7); v1 += right; }
            }
            let v8: D;
            if !(x < lit(0.75)) {
                v8 = (lit(1.5) * lit(1.5) + lit(0.5)).ln();
            } else {
                v8 = r2[1];
            }
            for i10 in 0..n {
            }
            let v11: D;
            if r2[(2 * n + 1) % 2] <= v8 {
                v11 = v1;
            } else {
                v11 = { x };
            }
            ((1..=3).map(|i12| lit(1.0) + lit(0.25) * (r2[0] + v8).sin()).product::<D>() + v8) * v1 + y + r2[2 - 1 - (2 * n + 0) % 2]
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
            for &e4 in b {
                let mut k6: usize = 0;
                let v11: f64 = loop {
                    if k6 >= 3 {
                        break v1 / (1.25 * 1.25 + 0.25);
                    }
                    k6 += 1;
                    let mut k8: usize = 0;
                    loop {
                        if k8 >= 6 {
                            break;
                        }
                        k8 += 1;
                        let mut r10 = vec![r2.iter().map(|&e9| -a[(k8 + k6) % a.len()]).fold(e4, |acc9, t9| acc9.sin() + b[0] * t9), v1, e4 / (ALPHA * ALPHA + 0.5)];
                        let r10_count: usize = r10.len();
                    }
                };
            }
            r2[1 % 2] - v1 + r2[1 % 2] + a[4 % a.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = -w[(n + n) % w.len()];
            let mut v2: f64 = w[w.len() - 1 - (n) % w.len()];
            let r4 = vec![(v1.abs() + 0.5).log(2.5), w.iter().map(|&e3| x).sum::<f64>(), ALPHA, v2.to_radians(), if ALPHA >= 0.25 { x } else {
                let v2 = x;
                x
            }];
            let r4_count: usize = r4.len();
            v1 -= v1;
            v2 /= r4[(2 * n + 1) % r4.len()].abs() + 0.25;
            for i6 in 1..w.len() {
                w[i6] *= (w[i6 - 1] - w[i6]).cos();
            }
            let (mut v7, v8) = (w[r4_count % w.len()], match n % 2 {
                0 => {
                    v2 /= x.abs() + 1.25;
                    ((n % 4) as f64)
                }
                _ => { w[1 % w.len()] }
            });
            let mut o9: Option<f64> = if v2 >= 1.5 { Some(v7.max(w[n % w.len()])) } else { None };
            let mut o10: Option<f64> = if r4_count % 2 != 1 { Some(v2 + v7) } else { None };
            w[0] - x - v8.sin() + v7 + v2 + v1.sin() + r4[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = b[0];
            let mut r2 = [v1 * v1; 2];
            for &e4 in b {
                let mut k6: usize = 0;
                let v11: f64 = loop {
                    if k6 >= 3 {
                        break v1 / (1.25 * 1.25 + 0.25);
                    }
                    k6 += 1;
                    let mut k8: usize = 0;
                    loop {
                        if k8 >= 6 {
                            break;
                        }
                        k8 += 1;
                        let mut r10 = vec![r2.iter().map(|&e9| -a[(k8 + k6) % a.len()]).fold(e4, |acc9, t9| acc9.sin() + b[0] * t9), v1, e4 / (ALPHA * ALPHA + 0.5)];
                        let r10_count: usize = r10.len();
                    }
                };
            }
            r2[1 % 2] - v1 + r2[1 % 2] + a[4 % a.len()]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = -w[(n + n) % w.len()];
            let mut v2: f64 = w[w.len() - 1 - (n) % w.len()];
            let r4 = vec![(v1.abs() + 0.5).log(2.5), w.iter().map(|&e3| x).sum::<f64>(), ALPHA, v2.to_radians(), if ALPHA >= 0.25 { x } else {
                let v2 = x;
                x
            }];
            let r4_count: usize = r4.len();
            v1 -= v1;
            v2 /= r4[(2 * n + 1) % r4.len()].abs() + 0.25;
            for i6 in 1..w.len() {
                w[i6] *= (w[i6 - 1] - w[i6]).cos();
            }
            let (mut v7, v8) = (w[r4_count % w.len()], match n % 2 {
                0 => {
                    v2 /= x.abs() + 1.25;
                    ((n % 4) as f64)
                }
                _ => { w[1 % w.len()] }
            });
            let mut o9: Option<f64> = if v2 >= 1.5 { Some(v7.max(w[n % w.len()])) } else { None };
            let mut o10: Option<f64> = if r4_count % 2 != 1 { Some(v2 + v7) } else { None };
            w[0] - x - v8.sin() + v7 + v2 + v1.sin() + r4[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = b[0];
            let mut r2 = [v1 * v1; 2];
            for &e4 in b {
                let mut k6: usize = 0;
                let v11: D = loop {
                    if k6 >= 3 {
                        break v1 / (lit(1.25) * lit(1.25) + lit(0.25));
                    }
                    k6 += 1;
                    let mut k8: usize = 0;
                    loop {
                        if k8 >= 6 {
                            break;
                        }
                        k8 += 1;
                        let mut r10 = vec![r2.iter().map(|&e9| -a[(k8 + k6) % a.len()]).fold(e4, |acc9, t9| acc9.sin() + b[0] * t9), v1, e4 / (lit(ALPHA) * lit(ALPHA) + lit(0.5))];
                        let r10_count: usize = r10.len();
                    }
                };
            }
            r2[1 % 2] - v1 + r2[1 % 2] + a[4 % a.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = -w[(n + n) % w.len()];
            let mut v2: D = w[w.len() - 1 - (n) % w.len()];
            let r4 = vec![(v1.abs() + lit(0.5)).log(lit(2.5)), w.iter().map(|&e3| x).sum::<D>(), lit(ALPHA), v2.to_radians(), if lit(ALPHA) >= lit(0.25) { x } else {
                let v2 = x;
                x
            }];
            let r4_count: usize = r4.len();
            { let right = v1; v1 -= right; }
            { let right = r4[(2 * n + 1) % r4.len()].abs() + lit(0.25); v2 /= right; }
            for i6 in 1..w.len() {
                { let right = (w[i6 - 1] - w[i6]).cos(); w[i6] *= right; }
            }
            let (mut v7, v8) = (w[r4_count % w.len()], match n % 2 {
                0 => {
                    { let right = x.abs() + lit(1.25); v2 /= right; }
                    lit((n % 4) as f64)
                }
                _ => { w[1 % w.len()] }
            });
            let mut o9: Option<D> = if v2 >= lit(1.5) { Some(v7.max(w[n % w.len()])) } else { None };
            let mut o10: Option<D> = if r4_count % 2 != 1 { Some(v2 + v7) } else { None };
            w[0] - x - v8.sin() + v7 + v2 + v1.sin() + r4[0]
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
            for i3 in (1..0).rev() {
                let mut o4: Option<f64> = if i3 % 2 == 1 { Some(f64::powf(u * u + 1.25, v1.atan())) } else { None };
            }
            let v5: f64;
            if u > ALPHA {
                v5 = v1;
            } else {
                v5 = v1.max(v1);
            }
            (u + v1 - v.sin()) * u
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x;
            match n % 4 {
                0 if 1.1_f64 >= ALPHA => {
                    fn inner2(s: f64, t: f64) -> f64 {
                        if s < t {
                            return s;
                        }
                        0.7
                    }
                    let v4 = inner2(a[(2 * n + 0) % a.len()] / (a[n % a.len()].abs() + 1.25), a.iter().filter(|&&e3| e3 < 0.75).sum::<f64>());
                }
                1 => {
                    x = x * 0.5 + (if !(((n % 4) as f64) < -2.0) { x } else { ALPHA });
                }
                2 => {
                    let mut o5: Option<f64> = if (a[a.len() - 1 - (n) % a.len()] <= v1) || (a[a.len() - 1 - (n + 1) % a.len()] > 0.9) { Some(h0(a[(n + 1) % a.len()], v1)) } else { None };
                }
                _ => {
                    x = x - a[a.len() - 1 - (2) % a.len()];
                }
            }
            (a.iter().zip(a).filter(|&(&e6, &z6)| n % 2 != 1).map(|(&e6, &z6)| a[0 % a.len()] / (x.abs() + 0.5)).sum::<f64>() * v1 + x + a[a.len() - 1 - (n + 1) % a.len()], a[n % a.len()] + v1)
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.5;
        #[differentiate(without(carry))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = 0.9_f64.cos();
            for i3 in (1..0).rev() {
                let mut o4: Option<f64> = if i3 % 2 == 1 { Some(f64::powf(u * u + 1.25, v1.atan())) } else { None };
            }
            let v5: f64;
            if u > ALPHA {
                v5 = v1;
            } else {
                v5 = v1.max(v1);
            }
            (u + v1 - v.sin()) * u
        }
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x;
            match n % 4 {
                0 if 1.1_f64 >= ALPHA => {
                    fn inner2(s: f64, t: f64) -> f64 {
                        if s < t {
                            return s;
                        }
                        0.7
                    }
                    let v4 = inner2(a[(2 * n + 0) % a.len()] / (a[n % a.len()].abs() + 1.25), a.iter().filter(|&&e3| e3 < 0.75).sum::<f64>());
                }
                1 => {
                    x = x * 0.5 + (if !(((n % 4) as f64) < -2.0) { x } else { ALPHA });
                }
                2 => {
                    let mut o5: Option<f64> = if (a[a.len() - 1 - (n) % a.len()] <= v1) || (a[a.len() - 1 - (n + 1) % a.len()] > 0.9) { Some(h0(a[(n + 1) % a.len()], v1)) } else { None };
                }
                _ => {
                    x = x - a[a.len() - 1 - (2) % a.len()];
                }
            }
            (a.iter().zip(a).filter(|&(&e6, &z6)| n % 2 != 1).map(|(&e6, &z6)| a[0 % a.len()] / (x.abs() + 0.5)).sum::<f64>() * v1 + x + a[a.len() - 1 - (n + 1) % a.len()], a[n % a.len()] + v1)
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.5;
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = lit(0.9).cos();
            for i3 in (1..0).rev() {
                let mut o4: Option<D> = if i3 % 2 == 1 { Some(D::powf(u * u + lit(1.25), v1.atan())) } else { None };
            }
            let v5: D;
            if u > lit(ALPHA) {
                v5 = v1;
            } else {
                v5 = v1.max(v1);
            }
            (u + v1 - v.sin()) * u
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x;
            match n % 4 {
                0 if lit(1.1) >= lit(ALPHA) => {
                    fn inner2(s: D, t: D) -> D {
                        if s < t {
                            return s;
                        }
                        lit(0.7)
                    }
                    let v4 = inner2(a[(2 * n + 0) % a.len()] / (a[n % a.len()].abs() + lit(1.25)), a.iter().filter(|&&e3| e3 < lit(0.75)).sum::<D>());
                }
                1 => {
                    x = x * lit(0.5) + (if !(lit((n % 4) as f64) < lit(-2.0)) { x } else { lit(ALPHA) });
                }
                2 => {
                    let mut o5: Option<D> = if (a[a.len() - 1 - (n) % a.len()] <= v1) || (a[a.len() - 1 - (n + 1) % a.len()] > lit(0.9)) { Some(h0(a[(n + 1) % a.len()], v1)) } else { None };
                }
                _ => {
                    x = x - a[a.len() - 1 - (2) % a.len()];
                }
            }
            (a.iter().zip(a).filter(|&(&e6, &z6)| n % 2 != 1).map(|(&e6, &z6)| a[0 % a.len()] / (x.abs() + lit(0.5))).sum::<D>() * v1 + x + a[a.len() - 1 - (n + 1) % a.len()], a[n % a.len()] + v1)
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
            if ((n % 4) as f64) < 0.3 {
                v1 = ALPHA;
            }
            let v2: f64;
            if ALPHA >= 1.0 {
                v2 = 1.0 / (x.abs() + 0.25);
            } else {
                v2 = y * x;
            }
            const GAMMA_3: f64 = -0.7;
            v1 -= v1 * GAMMA_3;
            'l4: for _ in (0..n % 4).rev() {
                let mut k7: usize = 0;
                loop {
                    if k7 >= 2 {
                        break;
                    }
                    k7 += 1;
                    let mut k8: usize = 3;
                    v1 = v1 * 0.5 + x.sin();
                }
            }
            x + -0.25 + v1.sin() - y - x.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        #[differentiate(without(order))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y - x;
            if ((n % 4) as f64) < 0.3 {
                v1 = ALPHA;
            }
            let v2: f64;
            if ALPHA >= 1.0 {
                v2 = 1.0 / (x.abs() + 0.25);
            } else {
                v2 = y * x;
            }
            const GAMMA_3: f64 = -0.7;
            v1 -= v1 * GAMMA_3;
            'l4: for _ in (0..n % 4).rev() {
                let mut k7: usize = 0;
                loop {
                    if k7 >= 2 {
                        break;
                    }
                    k7 += 1;
                    let mut k8: usize = 3;
                    v1 = v1 * 0.5 + x.sin();
                }
            }
            x + -0.25 + v1.sin() - y - x.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y - x;
            if lit((n % 4) as f64) < lit(0.3) {
                v1 = lit(ALPHA);
            }
            let v2: D;
            if lit(ALPHA) >= lit(1.0) {
                v2 = lit(1.0) / (x.abs() + lit(0.25));
            } else {
                v2 = y * x;
            }
            const GAMMA_3: f64 = -0.7;
            { let right = v1 * lit(GAMMA_3); v1 -= right; }
            'l4: for _ in (0..n % 4).rev() {
                let mut k7: usize = 0;
                loop {
                    if k7 >= 2 {
                        break;
                    }
                    k7 += 1;
                    let mut k8: usize = 3;
                    v1 = v1 * lit(0.5) + x.sin();
                }
            }
            x + lit(-0.25) + v1.sin() - y - x.sin()
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
            let v3 = x;
            for (i5, e5) in r2.iter().enumerate() {
                let v6: f64;
                if r2[3] > ((n % 4) as f64) {
                    v6 = (0..n).take(n + 1).map(|i7| 1.0 + 0.25 * ((*e5).abs() + 0.25).log(2.5).sin()).product::<f64>();
                } else {
                    v6 = v3;
                }
            }
            {
                r2[0] -= v3;
                if !(v3 < v3) {
                    for e9 in a.iter() {
                        'l10: for i11 in 0..6 {
                            {
                                for (i13, e13) in a.iter().enumerate() {
                                    x = x;
                                    if *e9 > a[0] {
                                        let e9 = { *e13 };
                                    } else {
                                        if n % 2 == 1 {
                                            let (mut v14, v15): (f64, f64) = (((i13 % 4) as f64).atan2(x * x + 0.5), *e13);
                                            if !(r2[5 - 1 - (n + 1) % 5] >= a[(i11 + 1) % a.len()]) {
                                                {
                                                    if v14 > 0.125 {
                                                        let mut p16: (f64, f64) = (-*e13, { *e13 });
                                                    }
                                                }
                                                let mut m17: [[f64; 3]; 3] = [[0.3, *e13, ((i11 % 4) as f64)], [v3, v3, v14], [a[0 % a.len()], a[0], a[(n + 1) % a.len()]]];
                                            } else {
                                                let mut p18 = (*e9 + -0.9, a[(i11 + 1) % a.len()]);
                                            }
                                        }
                                    }
                                }
                            }
                            fn inner19(s: f64, t: f64) -> f64 {
                                if t > 0.25 {
                                    return s;
                                }
                                0.9 * t
                            }
                            let v20: f64 = inner19(x, *e9 + x);
                        }
                        x = x * 0.5 + (((n % 4) as f64) - x);
                    }
                } else {
                    let v22: f64 = if x <= 0.3 {
                        let v21: f64 = a[n % a.len()];
                        x
                    } else { ((n % 4) as f64) };
                }
            }
            (x + x + r2[n % 5], ((n % 4) as f64) * ((n % 4) as f64) + v3 + x.sin() + r2[4] + a[0])
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
            let v3 = x;
            for (i5, e5) in r2.iter().enumerate() {
                let v6: f64;
                if r2[3] > ((n % 4) as f64) {
                    v6 = (0..n).take(n + 1).map(|i7| 1.0 + 0.25 * ((*e5).abs() + 0.25).log(2.5).sin()).product::<f64>();
                } else {
                    v6 = v3;
                }
            }
            {
                r2[0] -= v3;
                if !(v3 < v3) {
                    for e9 in a.iter() {
                        'l10: for i11 in 0..6 {
                            {
                                for (i13, e13) in a.iter().enumerate() {
                                    x = x;
                                    if *e9 > a[0] {
                                        let e9 = { *e13 };
                                    } else {
                                        if n % 2 == 1 {
                                            let (mut v14, v15): (f64, f64) = (((i13 % 4) as f64).atan2(x * x + 0.5), *e13);
                                            if !(r2[5 - 1 - (n + 1) % 5] >= a[(i11 + 1) % a.len()]) {
                                                {
                                                    if v14 > 0.125 {
                                                        let mut p16: (f64, f64) = (-*e13, { *e13 });
                                                    }
                                                }
                                                let mut m17: [[f64; 3]; 3] = [[0.3, *e13, ((i11 % 4) as f64)], [v3, v3, v14], [a[0 % a.len()], a[0], a[(n + 1) % a.len()]]];
                                            } else {
                                                let mut p18 = (*e9 + -0.9, a[(i11 + 1) % a.len()]);
                                            }
                                        }
                                    }
                                }
                            }
                            fn inner19(s: f64, t: f64) -> f64 {
                                if t > 0.25 {
                                    return s;
                                }
                                0.9 * t
                            }
                            let v20: f64 = inner19(x, *e9 + x);
                        }
                        x = x * 0.5 + (((n % 4) as f64) - x);
                    }
                } else {
                    let v22: f64 = if x <= 0.3 {
                        let v21: f64 = a[n % a.len()];
                        x
                    } else { ((n % 4) as f64) };
                }
            }
            (x + x + r2[n % 5], ((n % 4) as f64) * ((n % 4) as f64) + v3 + x.sin() + r2[4] + a[0])
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
            let v3 = x;
            for (i5, e5) in r2.iter().enumerate() {
                let v6: D;
                if r2[3] > lit((n % 4) as f64) {
                    v6 = (0..n).take(n + 1).map(|i7| lit(1.0) + lit(0.25) * ((*e5).abs() + lit(0.25)).log(lit(2.5)).sin()).product::<D>();
                } else {
                    v6 = v3;
                }
            }
            {
                { let right = v3; r2[0] -= right; }
                if !(v3 < v3) {
                    for e9 in a.iter() {
                        'l10: for i11 in 0..6 {
                            {
                                for (i13, e13) in a.iter().enumerate() {
                                    x = x;
                                    if *e9 > a[0] {
                                        let e9 = { *e13 };
                                    } else {
                                        if n % 2 == 1 {
                                            let (mut v14, v15): (D, D) = (lit((i13 % 4) as f64).atan2(x * x + lit(0.5)), *e13);
                                            if !(r2[5 - 1 - (n + 1) % 5] >= a[(i11 + 1) % a.len()]) {
                                                {
                                                    if v14 > lit(0.125) {
                                                        let mut p16: (D, D) = (-*e13, { *e13 });
                                                    }
                                                }
                                                let mut m17: [[D; 3]; 3] = [[lit(0.3), *e13, lit((i11 % 4) as f64)], [v3, v3, v14], [a[0 % a.len()], a[0], a[(n + 1) % a.len()]]];
                                            } else {
                                                let mut p18 = (*e9 + lit(-0.9), a[(i11 + 1) % a.len()]);
                                            }
                                        }
                                    }
                                }
                            }
                            fn inner19(s: D, t: D) -> D {
                                if t > lit(0.25) {
                                    return s;
                                }
                                lit(0.9) * t
                            }
                            let v20: D = inner19(x, *e9 + x);
                        }
                        x = x * lit(0.5) + (lit((n % 4) as f64) - x);
                    }
                } else {
                    let v22: D = if x <= lit(0.3) {
                        let v21: D = a[n % a.len()];
                        x
                    } else { lit((n % 4) as f64) };
                }
            }
            (x + x + r2[n % 5], lit((n % 4) as f64) * lit((n % 4) as f64) + v3 + x.sin() + r2[4] + a[0])
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
            for e3 in w.iter_mut() {
            }
            let v1 = ((n % 4) as f64) + v1;
            fn inner4(s: f64, t: f64) -> f64 {
                if s > 0.25 {
                    return s * 2.0;
                }
                if !(t < s) { s } else { s }
            }
            let v5: f64 = inner4(w[w.len() - 1 - (n + n) % w.len()], x);
            let mut k7: usize = 0;
            'l6: while k7 < 4 {
                k7 += 1;
                w[w.len() - 1 - (k7 + 1) % w.len()] = ALPHA;
                let (mut v8, v9) = (v5 * w[(2 * n + 0) % w.len()], v5);
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = w[0];
            for e3 in w.iter_mut() {
            }
            let v1 = ((n % 4) as f64) + v1;
            fn inner4(s: f64, t: f64) -> f64 {
                if s > 0.25 {
                    return s * 2.0;
                }
                if !(t < s) { s } else { s }
            }
            let v5: f64 = inner4(w[w.len() - 1 - (n + n) % w.len()], x);
            let mut k7: usize = 0;
            'l6: while k7 < 4 {
                k7 += 1;
                w[w.len() - 1 - (k7 + 1) % w.len()] = ALPHA;
                let (mut v8, v9) = (v5 * w[(2 * n + 0) % w.len()], v5);
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = w[0];
            for e3 in w.iter_mut() {
            }
            let v1 = lit((n % 4) as f64) + v1;
            fn inner4(s: D, t: D) -> D {
                if s > lit(0.25) {
                    return s * lit(2.0);
                }
                if !(t < s) { s } else { s }
            }
            let v5: D = inner4(w[w.len() - 1 - (n + n) % w.len()], x);
            let mut k7: usize = 0;
            'l6: while k7 < 4 {
                k7 += 1;
                w[w.len() - 1 - (k7 + 1) % w.len()] = lit(ALPHA);
                let (mut v8, v9) = (v5 * w[(2 * n + 0) % w.len()], v5);
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
            let mut k6: usize = 0;
            while (k6 < 6) && (v2 <= 0.5) {
                k6 += 1;
                let p7 = (v2, v2);
                w[k6 % w.len()] = r4[1].cos();
            }
            let o8: Option<f64> = if w[w.len() - 1 - (n + 1) % w.len()] < w[0] { Some(x.tanh()) } else { None };
            'l9: for i10 in (1..k6).step_by(2) {
                if let Some(v11) = o8 {
                    let v12 = v11 * v3;
                    if let Some(v13) = o8 {
                        let v3 = w[(k6 + k6) % w.len()];
                        for i14 in 1..w.len() {
                            w[i14] *= (w[i14 - 1] - w[i14]).cos();
                        }
                    } else {
                        for i15 in (1..5).rev() {
                            r4[i15] *= (r4[i15 - 1] - r4[i15]).cos();
                        }
                    }
                }
                if v3 < w[w.len() - 1 - (n) % w.len()] {
                    w[(i10 + k6) % w.len()] += 0.25 * (v3 + ((k6 % 4) as f64));
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
            let mut k6: usize = 0;
            while (k6 < 6) && (v2 <= 0.5) {
                k6 += 1;
                let p7 = (v2, v2);
                w[k6 % w.len()] = r4[1].cos();
            }
            let o8: Option<f64> = if w[w.len() - 1 - (n + 1) % w.len()] < w[0] { Some(x.tanh()) } else { None };
            'l9: for i10 in (1..k6).step_by(2) {
                if let Some(v11) = o8 {
                    let v12 = v11 * v3;
                    if let Some(v13) = o8 {
                        let v3 = w[(k6 + k6) % w.len()];
                        for i14 in 1..w.len() {
                            w[i14] *= (w[i14 - 1] - w[i14]).cos();
                        }
                    } else {
                        for i15 in (1..5).rev() {
                            r4[i15] *= (r4[i15 - 1] - r4[i15]).cos();
                        }
                    }
                }
                if v3 < w[w.len() - 1 - (n) % w.len()] {
                    w[(i10 + k6) % w.len()] += 0.25 * (v3 + ((k6 % 4) as f64));
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
            let mut k6: usize = 0;
            while (k6 < 6) && (v2 <= lit(0.5)) {
                k6 += 1;
                let p7 = (v2, v2);
                w[k6 % w.len()] = r4[1].cos();
            }
            let o8: Option<D> = if w[w.len() - 1 - (n + 1) % w.len()] < w[0] { Some(x.tanh()) } else { None };
            'l9: for i10 in (1..k6).step_by(2) {
                if let Some(v11) = o8 {
                    let v12 = v11 * v3;
                    if let Some(v13) = o8 {
                        let v3 = w[(k6 + k6) % w.len()];
                        for i14 in 1..w.len() {
                            { let right = (w[i14 - 1] - w[i14]).cos(); w[i14] *= right; }
                        }
                    } else {
                        for i15 in (1..5).rev() {
                            { let right = (r4[i15 - 1] - r4[i15]).cos(); r4[i15] *= right; }
                        }
                    }
                }
                if v3 < w[w.len() - 1 - (n) % w.len()] {
                    { let right = lit(0.25) * (v3 + lit((k6 % 4) as f64)); w[(i10 + k6) % w.len()] += right; }
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
            for i4 in 1..3 {
                r3[i4] += r3[i4 - 1] * r3[n % 3].clamp(-2.125, 1.875);
            }
            let mut x = v1 * y;
            let mut k6: usize = 0;
            loop {
                if k6 >= 4 {
                    break;
                }
                k6 += 1;
                for i7 in 1..3 {
                    r3[i7] += r3[i7 - 1] * r3[1].max(-2.25).min(2.375);
                }
            }
            x = x;
            r3[3 - 1 - (k6) % 3] -= v1 / (x * x + 0.5);
            1.0 * y + x + y.sin() + r3[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64) * x;
            let mut r3 = [v1 + 2.0, (0..n).enumerate().filter(|&(j2, i2)| ((i2 % 4) as f64) > x).map(|(j2, i2)| v1 / (x * x + 1.25)).fold(v1, |acc2, t2| 0.5 * acc2 + ((n % 4) as f64) * t2), -ALPHA];
            for i4 in 1..3 {
                r3[i4] += r3[i4 - 1] * r3[n % 3].clamp(-2.125, 1.875);
            }
            let mut x = v1 * y;
            let mut k6: usize = 0;
            loop {
                if k6 >= 4 {
                    break;
                }
                k6 += 1;
                for i7 in 1..3 {
                    r3[i7] += r3[i7 - 1] * r3[1].max(-2.25).min(2.375);
                }
            }
            x = x;
            r3[3 - 1 - (k6) % 3] -= v1 / (x * x + 0.5);
            1.0 * y + x + y.sin() + r3[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64) * x;
            let mut r3 = [v1 + lit(2.0), (0..n).enumerate().filter(|&(j2, i2)| lit((i2 % 4) as f64) > x).map(|(j2, i2)| v1 / (x * x + lit(1.25))).fold(v1, |acc2, t2| lit(0.5) * acc2 + lit((n % 4) as f64) * t2), -lit(ALPHA)];
            for i4 in 1..3 {
                { let right = r3[i4 - 1] * r3[n % 3].clamp(lit(-2.125), lit(1.875)); r3[i4] += right; }
            }
            let mut x = v1 * y;
            let mut k6: usize = 0;
            loop {
                if k6 >= 4 {
                    break;
                }
                k6 += 1;
                for i7 in 1..3 {
                    { let right = r3[i7 - 1] * r3[1].max(lit(-2.25)).min(lit(2.375)); r3[i7] += right; }
                }
            }
            x = x;
            { let right = v1 / (x * x + lit(0.5)); r3[3 - 1 - (k6) % 3] -= right; }
            lit(1.0) * y + x + y.sin() + r3[0]
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
            let w_count: usize = w.len();
            let v2 = v1 - p[0];
            let mut k4: usize = 0;
            while k4 < 2 {
                k4 += 1;
                'l5: for i6 in (0..w_count % 4).step_by(2) {
                    let v7: f64;
                    if i6 % 3 < 1 {
                        v7 = p[1] - 0.125;
                    } else {
                        v7 = v2.sin();
                    }
                }
            }
            if p[1] < v2 {
                w[(w_count) % w_count] = -1.5;
                let mut k9: usize = 0;
                loop {
                    if k9 >= 0 {
                        break;
                    }
                    k9 += 1;
                    let mut k11: usize = 0;
                    let v13: f64 = 'l10: loop {
                        if k11 >= 5 {
                            break v1;
                        }
                        k11 += 1;
                        if ((k9 % 4) as f64) > 0.5 {
                            let mut r12 = vec![v2; k9 % 5 + 1];
                            let r12_count: usize = r12.len();
                        }
                    };
                    for i14 in 1..w.len() {
                        w[i14] = w[i14 - 1] * v1.sin() + w[i14];
                    }
                }
            }
            ((n % 4) as f64) * w[0] + v2 + v1 + p[1]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = w[0] - -1.0;
            let w_count: usize = w.len();
            let v2 = v1 - p[0];
            let mut k4: usize = 0;
            while k4 < 2 {
                k4 += 1;
                'l5: for i6 in (0..w_count % 4).step_by(2) {
                    let v7: f64;
                    if i6 % 3 < 1 {
                        v7 = p[1] - 0.125;
                    } else {
                        v7 = v2.sin();
                    }
                }
            }
            if p[1] < v2 {
                w[(w_count) % w_count] = -1.5;
                let mut k9: usize = 0;
                loop {
                    if k9 >= 0 {
                        break;
                    }
                    k9 += 1;
                    let mut k11: usize = 0;
                    let v13: f64 = 'l10: loop {
                        if k11 >= 5 {
                            break v1;
                        }
                        k11 += 1;
                        if ((k9 % 4) as f64) > 0.5 {
                            let mut r12 = vec![v2; k9 % 5 + 1];
                            let r12_count: usize = r12.len();
                        }
                    };
                    for i14 in 1..w.len() {
                        w[i14] = w[i14 - 1] * v1.sin() + w[i14];
                    }
                }
            }
            ((n % 4) as f64) * w[0] + v2 + v1 + p[1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1: D = w[0] - lit(-1.0);
            let w_count: usize = w.len();
            let v2 = v1 - p[0];
            let mut k4: usize = 0;
            while k4 < 2 {
                k4 += 1;
                'l5: for i6 in (0..w_count % 4).step_by(2) {
                    let v7: D;
                    if i6 % 3 < 1 {
                        v7 = p[1] - lit(0.125);
                    } else {
                        v7 = v2.sin();
                    }
                }
            }
            if p[1] < v2 {
                w[(w_count) % w_count] = lit(-1.5);
                let mut k9: usize = 0;
                loop {
                    if k9 >= 0 {
                        break;
                    }
                    k9 += 1;
                    let mut k11: usize = 0;
                    let v13: D = 'l10: loop {
                        if k11 >= 5 {
                            break v1;
                        }
                        k11 += 1;
                        if lit((k9 % 4) as f64) > lit(0.5) {
                            let mut r12 = vec![v2; k9 % 5 + 1];
                            let r12_count: usize = r12.len();
                        }
                    };
                    for i14 in 1..w.len() {
                        w[i14] = w[i14 - 1] * v1.sin() + w[i14];
                    }
                }
            }
            lit((n % 4) as f64) * w[0] + v2 + v1 + p[1]
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
            let r2_count: usize = r2.len();
            let mut r3 = [v1 * v1, w[w.len() - 1 - (r2_count + 1) % w.len()] * ((r2_count % 4) as f64), -w[w.len() - 1 - (r2_count) % w.len()]];
            let mut k5: usize = 0;
            while (k5 < 7) && (((r2_count % 4) as f64) <= 0.7) {
                k5 += 1;
                const GAMMA_6: f64 = 0.125;
                v1 -= 0.25 * r2.iter().filter(|&&e7| v1 > -1.25).map(|&e7| (0.9 * w[n % w.len()].sin()).atanh()).sum::<f64>() * GAMMA_6;
            }
            let x = x * v1;
            if n % 3 < 1 {
                if x > 2.0 {
                    let o8: Option<f64> = if x <= -0.3 { Some(w.iter().enumerate().map(|(j9, &e9)| 1.0 * r2[0]).fold(x, |acc9, t9| acc9.sin() + v1 * t9)) } else { None };
                    r2[(2 * k5 + 1) % r2_count] = ((k5 % 4) as f64);
                } else {
                    for i11 in 0..3 {
                        let mut k13: usize = 0;
                        while k13 < 7 {
                            k13 += 1;
                            let c14 = move |u14_0: f64, u14_1: f64| u14_0 * (v1 / (r3[0] * r3[0] + 1.25));
                        }
                        if r2[(r2_count + 1) % r2.len()] > x {
                            let v15: f64;
                            if w[w.len() - 1 - (4) % w.len()] >= 0.75 {
                                v15 = f64::powf(r3[0] * r3[0] + 1.25, x.atan());
                            } else {
                                v15 = v1 - -1.0;
                            }
                            let v16: f64;
                            if r3[0] > 0.7 {
                                v16 = (w[(k5 + i11) % w.len()] * w[(k5 + i11) % w.len()] + 0.5).ln();
                            } else {
                                v16 = BETA;
                            }
                        } else {
                            w[i11 % w.len()] -= 0.25 * ({ v1 });
                            let mut k18: usize = 0;
                            let v1: f64 = 'l17: loop {
                                if k18 >= 1 {
                                    break r3[0] * v1;
                                }
                                k18 += 1;
                                let v19 = (((k5 % 4) as f64).abs() + 0.5).powf(1.5);
                                const GAMMA_20: f64 = -1.1;
                                r3[n % 3] *= (v1 + ((n % 4) as f64)).max(-2.25).min(2.375) * GAMMA_20;
                            };
                        }
                    }
                    r3[(r2_count + 1) % 3] /= x.abs() + 0.25;
                }
            } else {
                for &e22 in w.iter() {
                    v1 = e22;
                }
                let mut p23: (f64, f64) = ((x / (1.0 + x * x)).cosh(), w[n % w.len()].cos());
            }
            (if n % 3 < 1 { x } else { 1.0 }) + v1.sin() + w[r2_count % w.len()]
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
            let r2_count: usize = r2.len();
            let mut r3 = [v1 * v1, w[w.len() - 1 - (r2_count + 1) % w.len()] * ((r2_count % 4) as f64), -w[w.len() - 1 - (r2_count) % w.len()]];
            let mut k5: usize = 0;
            while (k5 < 7) && (((r2_count % 4) as f64) <= 0.7) {
                k5 += 1;
                const GAMMA_6: f64 = 0.125;
                v1 -= 0.25 * r2.iter().filter(|&&e7| v1 > -1.25).map(|&e7| (0.9 * w[n % w.len()].sin()).atanh()).sum::<f64>() * GAMMA_6;
            }
            let x = x * v1;
            if n % 3 < 1 {
                if x > 2.0 {
                    let o8: Option<f64> = if x <= -0.3 { Some(w.iter().enumerate().map(|(j9, &e9)| 1.0 * r2[0]).fold(x, |acc9, t9| acc9.sin() + v1 * t9)) } else { None };
                    r2[(2 * k5 + 1) % r2_count] = ((k5 % 4) as f64);
                } else {
                    for i11 in 0..3 {
                        let mut k13: usize = 0;
                        while k13 < 7 {
                            k13 += 1;
                            let c14 = move |u14_0: f64, u14_1: f64| u14_0 * (v1 / (r3[0] * r3[0] + 1.25));
                        }
                        if r2[(r2_count + 1) % r2.len()] > x {
                            let v15: f64;
                            if w[w.len() - 1 - (4) % w.len()] >= 0.75 {
                                v15 = f64::powf(r3[0] * r3[0] + 1.25, x.atan());
                            } else {
                                v15 = v1 - -1.0;
                            }
                            let v16: f64;
                            if r3[0] > 0.7 {
                                v16 = (w[(k5 + i11) % w.len()] * w[(k5 + i11) % w.len()] + 0.5).ln();
                            } else {
                                v16 = BETA;
                            }
                        } else {
                            w[i11 % w.len()] -= 0.25 * ({ v1 });
                            let mut k18: usize = 0;
                            let v1: f64 = 'l17: loop {
                                if k18 >= 1 {
                                    break r3[0] * v1;
                                }
                                k18 += 1;
                                let v19 = (((k5 % 4) as f64).abs() + 0.5).powf(1.5);
                                const GAMMA_20: f64 = -1.1;
                                r3[n % 3] *= (v1 + ((n % 4) as f64)).max(-2.25).min(2.375) * GAMMA_20;
                            };
                        }
                    }
                    r3[(r2_count + 1) % 3] /= x.abs() + 0.25;
                }
            } else {
                for &e22 in w.iter() {
                    v1 = e22;
                }
                let mut p23: (f64, f64) = ((x / (1.0 + x * x)).cosh(), w[n % w.len()].cos());
            }
            (if n % 3 < 1 { x } else { 1.0 }) + v1.sin() + w[r2_count % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -0.3;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut x: D = w[w.len() - 1 - (n + n) % w.len()];
            let mut v1 = w[w.len() - 1 - (1) % w.len()] + lit(1.5);
            let mut r2 = vec![x - lit(0.5); n % 5 + 1];
            let r2_count: usize = r2.len();
            let mut r3 = [v1 * v1, w[w.len() - 1 - (r2_count + 1) % w.len()] * lit((r2_count % 4) as f64), -w[w.len() - 1 - (r2_count) % w.len()]];
            let mut k5: usize = 0;
            while (k5 < 7) && (lit((r2_count % 4) as f64) <= lit(0.7)) {
                k5 += 1;
                const GAMMA_6: f64 = 0.125;
                { let right = lit(0.25) * r2.iter().filter(|&&e7| v1 > lit(-1.25)).map(|&e7| (lit(0.9) * w[n % w.len()].sin()).atanh()).sum::<D>() * lit(GAMMA_6); v1 -= right; }
            }
            let x = x * v1;
            if n % 3 < 1 {
                if x > lit(2.0) {
                    let o8: Option<D> = if x <= lit(-0.3) { Some(w.iter().enumerate().map(|(j9, &e9)| lit(1.0) * r2[0]).fold(x, |acc9, t9| acc9.sin() + v1 * t9)) } else { None };
                    r2[(2 * k5 + 1) % r2_count] = lit((k5 % 4) as f64);
                } else {
                    for i11 in 0..3 {
                        let mut k13: usize = 0;
                        while k13 < 7 {
                            k13 += 1;
                            let c14 = move |u14_0: D, u14_1: D| u14_0 * (v1 / (r3[0] * r3[0] + lit(1.25)));
                        }
                        if r2[(r2_count + 1) % r2.len()] > x {
                            let v15: D;
                            if w[w.len() - 1 - (4) % w.len()] >= lit(0.75) {
                                v15 = D::powf(r3[0] * r3[0] + lit(1.25), x.atan());
                            } else {
                                v15 = v1 - lit(-1.0);
                            }
                            let v16: D;
                            if r3[0] > lit(0.7) {
                                v16 = (w[(k5 + i11) % w.len()] * w[(k5 + i11) % w.len()] + lit(0.5)).ln();
                            } else {
                                v16 = lit(BETA);
                            }
                        } else {
                            { let right = lit(0.25) * ({ v1 }); w[i11 % w.len()] -= right; }
                            let mut k18: usize = 0;
                            let v1: D = 'l17: loop {
                                if k18 >= 1 {
                                    break r3[0] * v1;
                                }
                                k18 += 1;
                                let v19 = (lit((k5 % 4) as f64).abs() + lit(0.5)).powf(lit(1.5));
                                const GAMMA_20: f64 = -1.1;
                                { let right = (v1 + lit((n % 4) as f64)).max(lit(-2.25)).min(lit(2.375)) * lit(GAMMA_20); r3[n % 3] *= right; }
                            };
                        }
                    }
                    { let right = x.abs() + lit(0.25); r3[(r2_count + 1) % 3] /= right; }
                }
            } else {
                for &e22 in w.iter() {
                    v1 = e22;
                }
                let mut p23: (D, D) = ((x / (lit(1.0) + x * x)).cosh(), w[n % w.len()].cos());
            }
            (if n % 3 < 1 { x } else { lit(1.0) }) + v1.sin() + w[r2_count % w.len()]
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
            for _ in 0..k {
                v1 += 0.25 * a.iter().map(|&e4| 1.0 + 0.25 * (e4 + u).sin()).product::<f64>();
            }
            if ALPHA <= -1.0 {
                v1 -= ALPHA;
                let mut k6: usize = 0;
                let v15: f64 = 'l5: loop {
                    if k6 >= 2 {
                        break ALPHA + u;
                    }
                    k6 += 1;
                    for i8 in 0..k6 % 4 {
                        let v9 = v1;
                        let mut v10: f64 = 1.5;
                    }
                    for e12 in a.iter() {
                        let mut v14 = a.iter().zip(a).map(|(&e13, &z13)| v1.min(a[3 % a.len()])).sum::<f64>();
                    }
                };
            } else {
                let v16 = v1 - u;
            }
            ({ v1 }) * v1.sin() + u + a[k % a.len()]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = h0(&p, x, (n + n) % 4);
            let mut v2: f64 = p[0].sin();
            let mut k3: usize = 1;
            match k3 % 4 {
                0 => {
                    let mut k5: usize = 0;
                    let mut v6: f64 = 'l4: loop {
                        if k5 >= 2 {
                            break p[3 - 1 - (k3 + 1) % 3] * p[(k5 + n) % 3];
                        }
                        k5 += 1;
                        v2 = v2 * 0.5 + h0(&p, p[2], (3) % 4);
                    };
                }
                1 => {
                    k3 = (k3 * 3 + 2) % 5;
                }
                2 => {
                    let mut r7: [f64; 3] = [0.0; 3];
                    let mut v8 = h0(&p, 0.5, (2 * n + 1) % 4);
                }
                _ => {
                    for i9 in 1..3 {
                        p[i9] += p[i9 - 1] * p[0].clamp(-2.125, 1.875);
                    }
                    match n % 4 {
                        0 if v1 >= -0.9 => {
                            v2 += -v1;
                        }
                        1 => {
                            for i10 in 1..3 {
                                p[i10] = p[i10 - 1] * x.sin() + p[i10];
                            }
                            if k3 % 2 < 1 {
                            }
                        }
                        2 => {
                            v1 += v2 * v1;
                        }
                        _ => {
                            let mut k12: usize = 0;
                            let v14: f64 = 'l11: loop {
                                if k12 >= 1 {
                                    break match k3 % 3 {
                                        0 | 5 => {
                                            let v13: f64 = p[2];
                                            ALPHA
                                        }
                                        1 if v1 >= 0.5 => {
                                            let v1 = v2;
                                            x
                                        }
                                        _ => { p[(k12 + n) % 3] }
                                    };
                                }
                                k12 += 1;
                            };
                        }
                    }
                }
            }
            [((match n % 2 {
                0 => {
                    p[(n + 1) % 3] /= ((n % 4) as f64) * ((n % 4) as f64) + 1.25;
                    v2
                }
                _ => { 0.9 }
            }) + v2 - v1) * x.sin() + p[2], v2 * p[0] * v2 * x]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1: f64 = ALPHA;
            for _ in 0..k {
                v1 += 0.25 * a.iter().map(|&e4| 1.0 + 0.25 * (e4 + u).sin()).product::<f64>();
            }
            if ALPHA <= -1.0 {
                v1 -= ALPHA;
                let mut k6: usize = 0;
                let v15: f64 = 'l5: loop {
                    if k6 >= 2 {
                        break ALPHA + u;
                    }
                    k6 += 1;
                    for i8 in 0..k6 % 4 {
                        let v9 = v1;
                        let mut v10: f64 = 1.5;
                    }
                    for e12 in a.iter() {
                        let mut v14 = a.iter().zip(a).map(|(&e13, &z13)| v1.min(a[3 % a.len()])).sum::<f64>();
                    }
                };
            } else {
                let v16 = v1 - u;
            }
            ({ v1 }) * v1.sin() + u + a[k % a.len()]
        }
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = h0(&p, x, (n + n) % 4);
            let mut v2: f64 = p[0].sin();
            let mut k3: usize = 1;
            match k3 % 4 {
                0 => {
                    let mut k5: usize = 0;
                    let mut v6: f64 = 'l4: loop {
                        if k5 >= 2 {
                            break p[3 - 1 - (k3 + 1) % 3] * p[(k5 + n) % 3];
                        }
                        k5 += 1;
                        v2 = v2 * 0.5 + h0(&p, p[2], (3) % 4);
                    };
                }
                1 => {
                    k3 = (k3 * 3 + 2) % 5;
                }
                2 => {
                    let mut r7: [f64; 3] = [0.0; 3];
                    let mut v8 = h0(&p, 0.5, (2 * n + 1) % 4);
                }
                _ => {
                    for i9 in 1..3 {
                        p[i9] += p[i9 - 1] * p[0].clamp(-2.125, 1.875);
                    }
                    match n % 4 {
                        0 if v1 >= -0.9 => {
                            v2 += -v1;
                        }
                        1 => {
                            for i10 in 1..3 {
                                p[i10] = p[i10 - 1] * x.sin() + p[i10];
                            }
                            if k3 % 2 < 1 {
                            }
                        }
                        2 => {
                            v1 += v2 * v1;
                        }
                        _ => {
                            let mut k12: usize = 0;
                            let v14: f64 = 'l11: loop {
                                if k12 >= 1 {
                                    break match k3 % 3 {
                                        0 | 5 => {
                                            let v13: f64 = p[2];
                                            ALPHA
                                        }
                                        1 if v1 >= 0.5 => {
                                            let v1 = v2;
                                            x
                                        }
                                        _ => { p[(k12 + n) % 3] }
                                    };
                                }
                                k12 += 1;
                            };
                        }
                    }
                }
            }
            [((match n % 2 {
                0 => {
                    p[(n + 1) % 3] /= ((n % 4) as f64) * ((n % 4) as f64) + 1.25;
                    v2
                }
                _ => { 0.9 }
            }) + v2 - v1) * x.sin() + p[2], v2 * p[0] * v2 * x]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.0;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1: D = lit(ALPHA);
            for _ in 0..k {
                { let right = lit(0.25) * a.iter().map(|&e4| lit(1.0) + lit(0.25) * (e4 + u).sin()).product::<D>(); v1 += right; }
            }
            if lit(ALPHA) <= lit(-1.0) {
                { let right = lit(ALPHA); v1 -= right; }
                let mut k6: usize = 0;
                let v15: D = 'l5: loop {
                    if k6 >= 2 {
                        break lit(ALPHA) + u;
                    }
                    k6 += 1;
                    for i8 in 0..k6 % 4 {
                        let v9 = v1;
                        let mut v10: D = lit(1.5);
                    }
                    for e12 in a.iter() {
                        let mut v14 = a.iter().zip(a).map(|(&e13, &z13)| v1.min(a[3 % a.len()])).sum::<D>();
                    }
                };
            } else {
                let v16 = v1 - u;
            }
            ({ v1 }) * v1.sin() + u + a[k % a.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = h0(&p, x, (n + n) % 4);
            let mut v2: D = p[0].sin();
            let mut k3: usize = 1;
            match k3 % 4 {
                0 => {
                    let mut k5: usize = 0;
                    let mut v6: D = 'l4: loop {
                        if k5 >= 2 {
                            break p[3 - 1 - (k3 + 1) % 3] * p[(k5 + n) % 3];
                        }
                        k5 += 1;
                        v2 = v2 * lit(0.5) + h0(&p, p[2], (3) % 4);
                    };
                }
                1 => {
                    k3 = (k3 * 3 + 2) % 5;
                }
                2 => {
                    let mut r7: [D; 3] = [lit(0.0); 3];
                    let mut v8 = h0(&p, lit(0.5), (2 * n + 1) % 4);
                }
                _ => {
                    for i9 in 1..3 {
                        { let right = p[i9 - 1] * p[0].clamp(lit(-2.125), lit(1.875)); p[i9] += right; }
                    }
                    match n % 4 {
                        0 if v1 >= lit(-0.9) => {
                            { let right = -v1; v2 += right; }
                        }
                        1 => {
                            for i10 in 1..3 {
                                p[i10] = p[i10 - 1] * x.sin() + p[i10];
                            }
                            if k3 % 2 < 1 {
                            }
                        }
                        2 => {
                            { let right = v2 * v1; v1 += right; }
                        }
                        _ => {
                            let mut k12: usize = 0;
                            let v14: D = 'l11: loop {
                                if k12 >= 1 {
                                    break match k3 % 3 {
                                        0 | 5 => {
                                            let v13: D = p[2];
                                            lit(ALPHA)
                                        }
                                        1 if v1 >= lit(0.5) => {
                                            let v1 = v2;
                                            x
                                        }
                                        _ => { p[(k12 + n) % 3] }
                                    };
                                }
                                k12 += 1;
                            };
                        }
                    }
                }
            }
            [((match n % 2 {
                0 => {
                    { let right = lit((n % 4) as f64) * lit((n % 4) as f64) + lit(1.25); p[(n + 1) % 3] /= right; }
                    v2
                }
                _ => { lit(0.9) }
            }) + v2 - v1) * x.sin() + p[2], v2 * p[0] * v2 * x]
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
            let r3_count: usize = r3.len();
            for i5 in (1..r3_count % 4).rev() {
                let v6 = -v;
            }
            v1 = v;
            (r3[(r3_count + 1) % r3.len()] + v1, v * 1.0 + v.sin() + r3[0])
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            let mut v2 = p[1];
            let mut r3 = [x.floor(); 3];
            if v1 < 0.9 {
                if n % 3 == 1 {
                    let (mut v4, v5) = (v2, v1);
                    'l6: for (i7, e7) in r3.iter().enumerate() {
                        for i9 in 0..n % 4 {
                            if v2 >= -0.7 {
                                let p10 = (ALPHA * p[3 - 1 - (i9 + i7) % 3], p[2]);
                            }
                            let mut c11 = |u11: f64| {
                                v1 += 0.25 * ((r3[n % 3] + 0.3) * u11);
                                v1 * 0.5
                            };
                            let mut e7 = c11((ALPHA / (1.0 + ALPHA * ALPHA)).exp()) - c11(p[0]);
                        }
                        let o12: Option<f64> = if i7 % 3 == 1 { Some(r3[2] / (x.abs() + 0.5)) } else { None };
                    }
                }
            }
            [v2 * v2 * v2 - v1 + x + p[0], 0.125_f64.signum() * v1 + x.sin() + p[0]]
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
            let r3_count: usize = r3.len();
            for i5 in (1..r3_count % 4).rev() {
                let v6 = -v;
            }
            v1 = v;
            (r3[(r3_count + 1) % r3.len()] + v1, v * 1.0 + v.sin() + r3[0])
        }
        #[differentiate(without(carry))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            let mut v2 = p[1];
            let mut r3 = [x.floor(); 3];
            if v1 < 0.9 {
                if n % 3 == 1 {
                    let (mut v4, v5) = (v2, v1);
                    'l6: for (i7, e7) in r3.iter().enumerate() {
                        for i9 in 0..n % 4 {
                            if v2 >= -0.7 {
                                let p10 = (ALPHA * p[3 - 1 - (i9 + i7) % 3], p[2]);
                            }
                            let mut c11 = |u11: f64| {
                                v1 += 0.25 * ((r3[n % 3] + 0.3) * u11);
                                v1 * 0.5
                            };
                            let mut e7 = c11((ALPHA / (1.0 + ALPHA * ALPHA)).exp()) - c11(p[0]);
                        }
                        let o12: Option<f64> = if i7 % 3 == 1 { Some(r3[2] / (x.abs() + 0.5)) } else { None };
                    }
                }
            }
            [v2 * v2 * v2 - v1 + x + p[0], 0.125_f64.signum() * v1 + x.sin() + p[0]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = v.sin().exp2();
            let mut v2 = v1;
            let mut r3 = vec![v1, v1, v2 + lit(ALPHA), v1];
            let r3_count: usize = r3.len();
            for i5 in (1..r3_count % 4).rev() {
                let v6 = -v;
            }
            v1 = v;
            (r3[(r3_count + 1) % r3.len()] + v1, v * lit(1.0) + v.sin() + r3[0])
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x;
            let mut v2 = p[1];
            let mut r3 = [x.floor(); 3];
            if v1 < lit(0.9) {
                if n % 3 == 1 {
                    let (mut v4, v5) = (v2, v1);
                    'l6: for (i7, e7) in r3.iter().enumerate() {
                        for i9 in 0..n % 4 {
                            if v2 >= lit(-0.7) {
                                let p10 = (lit(ALPHA) * p[3 - 1 - (i9 + i7) % 3], p[2]);
                            }
                            let mut c11 = |u11: D| {
                                { let right = lit(0.25) * ((r3[n % 3] + lit(0.3)) * u11); v1 += right; }
                                v1 * lit(0.5)
                            };
                            let mut e7 = c11((lit(ALPHA) / (lit(1.0) + lit(ALPHA) * lit(ALPHA))).exp()) - c11(p[0]);
                        }
                        let o12: Option<D> = if i7 % 3 == 1 { Some(r3[2] / (x.abs() + lit(0.5))) } else { None };
                    }
                }
            }
            [v2 * v2 * v2 - v1 + x + p[0], lit(0.125).signum() * v1 + x.sin() + p[0]]
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
            v2 += v2;
            let mut k5: usize = 0;
            while (k5 < 6) && (v2 > 0.5) {
                k5 += 1;
                let v6: f64 = v;
                r3.fill(v6);
                let mut v7: f64 = --0.125;
            }
            ((match k5 % 3 {
                0 => {
                    let v8 = r3[0];
                    u
                }
                1 => { 1.5 }
                _ => { v1 }
            }) * v1.sin() + u, r3[(k5 + 1) % 5] + v + r3[2])
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64).sin();
            let w_count: usize = w.len();
            let mut r2 = [v1 * w[w.len() - 1 - (w_count + n) % w.len()], ((w_count % 4) as f64) + v1, v1, v1 + v1];
            let mut k4: usize = 0;
            loop {
                if k4 >= 4 {
                    break;
                }
                k4 += 1;
                r2[(n + 1) % 4] = r2[(n + 1) % 4] * 0.5 + w.chunks_exact(2).map(|e5| if v1 >= -0.3 { r2[2] } else { w[k4 % w.len()] }).sum::<f64>();
            }
            v1 = -v1;
            for i6 in 1..w.len() {
                w[i6] = w[i6 - 1] * v1.tanh() + w[i6];
            }
            let v1 = r2.iter().zip(w.iter()).enumerate().map(|(j7, (&e7, &z7))| match n % 3 {
                0 => { z7 }
                1 if ((j7 % 4) as f64) > 1.25 => { v1 }
                _ => { z7 }
            }).fold(r2[4 - 1 - (1) % 4], |acc7, t7| 0.5 * acc7 + 1.1 * t7);
            r2[0] *= p[(n + w_count) % 3].sin().atan();
            let mut v8: f64 = (v1.abs() + 0.25).ln();
            1.0_f64 + v8.sin() - v1 + r2[0] + w[w.len() - 1 - (n + w_count) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = -u;
            let mut v2 = u + v1;
            let mut r3: [f64; 5] = [v * v1, u, f64::rem_euclid(v1, 2.25), u, -1.25];
            v2 += v2;
            let mut k5: usize = 0;
            while (k5 < 6) && (v2 > 0.5) {
                k5 += 1;
                let v6: f64 = v;
                r3.fill(v6);
                let mut v7: f64 = --0.125;
            }
            ((match k5 % 3 {
                0 => {
                    let v8 = r3[0];
                    u
                }
                1 => { 1.5 }
                _ => { v1 }
            }) * v1.sin() + u, r3[(k5 + 1) % 5] + v + r3[2])
        }
        #[differentiate(without(order))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64).sin();
            let w_count: usize = w.len();
            let mut r2 = [v1 * w[w.len() - 1 - (w_count + n) % w.len()], ((w_count % 4) as f64) + v1, v1, v1 + v1];
            let mut k4: usize = 0;
            loop {
                if k4 >= 4 {
                    break;
                }
                k4 += 1;
                r2[(n + 1) % 4] = r2[(n + 1) % 4] * 0.5 + w.chunks_exact(2).map(|e5| if v1 >= -0.3 { r2[2] } else { w[k4 % w.len()] }).sum::<f64>();
            }
            v1 = -v1;
            for i6 in 1..w.len() {
                w[i6] = w[i6 - 1] * v1.tanh() + w[i6];
            }
            let v1 = r2.iter().zip(w.iter()).enumerate().map(|(j7, (&e7, &z7))| match n % 3 {
                0 => { z7 }
                1 if ((j7 % 4) as f64) > 1.25 => { v1 }
                _ => { z7 }
            }).fold(r2[4 - 1 - (1) % 4], |acc7, t7| 0.5 * acc7 + 1.1 * t7);
            r2[0] *= p[(n + w_count) % 3].sin().atan();
            let mut v8: f64 = (v1.abs() + 0.25).ln();
            1.0_f64 + v8.sin() - v1 + r2[0] + w[w.len() - 1 - (n + w_count) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = -u;
            let mut v2 = u + v1;
            let mut r3: [D; 5] = [v * v1, u, D::rem_euclid(v1, lit(2.25)), u, lit(-1.25)];
            { let right = v2; v2 += right; }
            let mut k5: usize = 0;
            while (k5 < 6) && (v2 > lit(0.5)) {
                k5 += 1;
                let v6: D = v;
                r3.fill(v6);
                let mut v7: D = -lit(-0.125);
            }
            ((match k5 % 3 {
                0 => {
                    let v8 = r3[0];
                    u
                }
                1 => { lit(1.5) }
                _ => { v1 }
            }) * v1.sin() + u, r3[(k5 + 1) % 5] + v + r3[2])
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64).sin();
            let w_count: usize = w.len();
            let mut r2 = [v1 * w[w.len() - 1 - (w_count + n) % w.len()], lit((w_count % 4) as f64) + v1, v1, v1 + v1];
            let mut k4: usize = 0;
            loop {
                if k4 >= 4 {
                    break;
                }
                k4 += 1;
                r2[(n + 1) % 4] = r2[(n + 1) % 4] * lit(0.5) + w.chunks_exact(2).map(|e5| if v1 >= lit(-0.3) { r2[2] } else { w[k4 % w.len()] }).sum::<D>();
            }
            v1 = -v1;
            for i6 in 1..w.len() {
                w[i6] = w[i6 - 1] * v1.tanh() + w[i6];
            }
            let v1 = r2.iter().zip(w.iter()).enumerate().map(|(j7, (&e7, &z7))| match n % 3 {
                0 => { z7 }
                1 if lit((j7 % 4) as f64) > lit(1.25) => { v1 }
                _ => { z7 }
            }).fold(r2[4 - 1 - (1) % 4], |acc7, t7| lit(0.5) * acc7 + lit(1.1) * t7);
            { let right = p[(n + w_count) % 3].sin().atan(); r2[0] *= right; }
            let mut v8: D = (v1.abs() + lit(0.25)).ln();
            lit(1.0) + v8.sin() - v1 + r2[0] + w[w.len() - 1 - (n + w_count) % w.len()]
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
            v1 = v1 * 0.5 + a[0];
            x /= v1 * v1 + 0.25;
            let mut k3: usize = 0;
            let mut v25: f64 = 'l2: loop {
                if k3 >= 4 {
                    break v1.min(v1);
                }
                k3 += 1;
                match k3 % 2 {
                    0 => {
                        for (i5, e5) in a.iter().enumerate() {
                            v1 += 0.25 * (a[a.len() - 1 - (k3 + 1) % a.len()] * v1);
                        }
                    }
                    _ => {
                        if v1 >= -0.125 {
                            let v6 = a[(n + n) % a.len()];
                        } else {
                            match k3 % 4 {
                                0 => {
                                    x = v1.cos();
                                }
                                1 => {
                                    let mut v7 = a[2 % a.len()] - x;
                                }
                                2 => {
                                    if (((n % 4) as f64) < x) && (x <= v1) {
                                        match n % 4 {
                                            0 => {
                                                v1 = a[0];
                                            }
                                            1 => {
                                                if k3 % 2 < 1 {
                                                    const GAMMA_8: f64 = 0.125;
                                                    x /= (((k3 % 4) as f64).abs() + 1.25) * GAMMA_8;
                                                    if k3 % 2 == 1 {
                                                        if !(v1 > 0.9) {
                                                            let o9: Option<f64> = if !(x > v1) { Some(match n % 3 {
                                                                0 => {
                                                                    let v10 = v1;
                                                                    v1
                                                                }
                                                                1 => { v1 }
                                                                _ => { v1 }
                                                            }) } else { None };
                                                            if k3 % 3 < 1 {
                                                                break (x.abs() + 0.25).recip();
                                                            }
                                                        }
                                                        if a[0] <= v1 {
                                                            const GAMMA_11: f64 = 0.75;
                                                            x -= 0.25 * v1.atan2(a[(n + n) % a.len()].abs() + 1.25) * GAMMA_11;
                                                        } else {
                                                            v1 += 0.25 * (match n % 2 {
                                                                0 => { x }
                                                                _ => {
                                                                    let v12 = x;
                                                                    0.7
                                                                }
                                                            });
                                                        }
                                                    }
                                                } else {
                                                    let mut x = if ((n % 4) as f64) <= v1 { x } else { a[(n + 1) % a.len()] };
                                                }
                                                v1 *= x / (1.0 + x * x);
                                            }
                                            2 => {
                                                v1 += 0.25 * ((n % 4) as f64);
                                                for i15 in 1..n {
                                                    let (mut v16, v17): (f64, f64) = (v1 * v1, { v1 });
                                                }
                                            }
                                            _ => {
                                                let v18 = v1;
                                                v1 = (v18 / (1.0 + v18 * v18)).exp().tanh();
                                            }
                                        }
                                    } else {
                                        let mut k20: usize = 0;
                                        'l19: while (k20 < 6) && (v1 > 1.25) {
                                            k20 += 1;
                                            let v21: f64 = x * x;
                                            v1 += 0.25 * (a[a.len() - 1 - (k3 + k3) % a.len()] / (v1.abs() + 1.25));
                                        }
                                    }
                                    x = x * 0.5 + x;
                                }
                                _ => {
                                    let mut k22: usize = 0;
                                }
                            }
                            let mut v23 = v1.cos();
                        }
                        const GAMMA_24: f64 = -0.3;
                        x -= 0.25 * a[0] * GAMMA_24;
                    }
                }
            };
            (a[a.len() - 1 - (2 * k3 + 1) % a.len()] / (x.abs() + 0.25) - v1 + a[k3 % a.len()], v1 * v25 - v1.sin() - x.sin() + a[(k3 + n) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = a[a.len() - 1 - (n) % a.len()] - a[0];
            v1 = v1 * 0.5 + a[0];
            x /= v1 * v1 + 0.25;
            let mut k3: usize = 0;
            let mut v25: f64 = 'l2: loop {
                if k3 >= 4 {
                    break v1.min(v1);
                }
                k3 += 1;
                match k3 % 2 {
                    0 => {
                        for (i5, e5) in a.iter().enumerate() {
                            v1 += 0.25 * (a[a.len() - 1 - (k3 + 1) % a.len()] * v1);
                        }
                    }
                    _ => {
                        if v1 >= -0.125 {
                            let v6 = a[(n + n) % a.len()];
                        } else {
                            match k3 % 4 {
                                0 => {
                                    x = v1.cos();
                                }
                                1 => {
                                    let mut v7 = a[2 % a.len()] - x;
                                }
                                2 => {
                                    if (((n % 4) as f64) < x) && (x <= v1) {
                                        match n % 4 {
                                            0 => {
                                                v1 = a[0];
                                            }
                                            1 => {
                                                if k3 % 2 < 1 {
                                                    const GAMMA_8: f64 = 0.125;
                                                    x /= (((k3 % 4) as f64).abs() + 1.25) * GAMMA_8;
                                                    if k3 % 2 == 1 {
                                                        if !(v1 > 0.9) {
                                                            let o9: Option<f64> = if !(x > v1) { Some(match n % 3 {
                                                                0 => {
                                                                    let v10 = v1;
                                                                    v1
                                                                }
                                                                1 => { v1 }
                                                                _ => { v1 }
                                                            }) } else { None };
                                                            if k3 % 3 < 1 {
                                                                break (x.abs() + 0.25).recip();
                                                            }
                                                        }
                                                        if a[0] <= v1 {
                                                            const GAMMA_11: f64 = 0.75;
                                                            x -= 0.25 * v1.atan2(a[(n + n) % a.len()].abs() + 1.25) * GAMMA_11;
                                                        } else {
                                                            v1 += 0.25 * (match n % 2 {
                                                                0 => { x }
                                                                _ => {
                                                                    let v12 = x;
                                                                    0.7
                                                                }
                                                            });
                                                        }
                                                    }
                                                } else {
                                                    let mut x = if ((n % 4) as f64) <= v1 { x } else { a[(n + 1) % a.len()] };
                                                }
                                                v1 *= x / (1.0 + x * x);
                                            }
                                            2 => {
                                                v1 += 0.25 * ((n % 4) as f64);
                                                for i15 in 1..n {
                                                    let (mut v16, v17): (f64, f64) = (v1 * v1, { v1 });
                                                }
                                            }
                                            _ => {
                                                let v18 = v1;
                                                v1 = (v18 / (1.0 + v18 * v18)).exp().tanh();
                                            }
                                        }
                                    } else {
                                        let mut k20: usize = 0;
                                        'l19: while (k20 < 6) && (v1 > 1.25) {
                                            k20 += 1;
                                            let v21: f64 = x * x;
                                            v1 += 0.25 * (a[a.len() - 1 - (k3 + k3) % a.len()] / (v1.abs() + 1.25));
                                        }
                                    }
                                    x = x * 0.5 + x;
                                }
                                _ => {
                                    let mut k22: usize = 0;
                                }
                            }
                            let mut v23 = v1.cos();
                        }
                        const GAMMA_24: f64 = -0.3;
                        x -= 0.25 * a[0] * GAMMA_24;
                    }
                }
            };
            (a[a.len() - 1 - (2 * k3 + 1) % a.len()] / (x.abs() + 0.25) - v1 + a[k3 % a.len()], v1 * v25 - v1.sin() - x.sin() + a[(k3 + n) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1: D = a[a.len() - 1 - (n) % a.len()] - a[0];
            v1 = v1 * lit(0.5) + a[0];
            { let right = v1 * v1 + lit(0.25); x /= right; }
            let mut k3: usize = 0;
            let mut v25: D = 'l2: loop {
                if k3 >= 4 {
                    break v1.min(v1);
                }
                k3 += 1;
                match k3 % 2 {
                    0 => {
                        for (i5, e5) in a.iter().enumerate() {
                            { let right = lit(0.25) * (a[a.len() - 1 - (k3 + 1) % a.len()] * v1); v1 += right; }
                        }
                    }
                    _ => {
                        if v1 >= lit(-0.125) {
                            let v6 = a[(n + n) % a.len()];
                        } else {
                            match k3 % 4 {
                                0 => {
                                    x = v1.cos();
                                }
                                1 => {
                                    let mut v7 = a[2 % a.len()] - x;
                                }
                                2 => {
                                    if (lit((n % 4) as f64) < x) && (x <= v1) {
                                        match n % 4 {
                                            0 => {
                                                v1 = a[0];
                                            }
                                            1 => {
                                                if k3 % 2 < 1 {
                                                    const GAMMA_8: f64 = 0.125;
                                                    { let right = (lit((k3 % 4) as f64).abs() + lit(1.25)) * lit(GAMMA_8); x /= right; }
                                                    if k3 % 2 == 1 {
                                                        if !(v1 > lit(0.9)) {
                                                            let o9: Option<D> = if !(x > v1) { Some(match n % 3 {
                                                                0 => {
                                                                    let v10 = v1;
                                                                    v1
                                                                }
                                                                1 => { v1 }
                                                                _ => { v1 }
                                                            }) } else { None };
                                                            if k3 % 3 < 1 {
                                                                break (x.abs() + lit(0.25)).recip();
                                                            }
                                                        }
                                                        if a[0] <= v1 {
                                                            const GAMMA_11: f64 = 0.75;
                                                            { let right = lit(0.25) * v1.atan2(a[(n + n) % a.len()].abs() + lit(1.25)) * lit(GAMMA_11); x -= right; }
                                                        } else {
                                                            { let right = lit(0.25) * (match n % 2 {
                                                                0 => { x }
                                                                _ => {
                                                                    let v12 = x;
                                                                    lit(0.7)
                                                                }
                                                            }); v1 += right; }
                                                        }
                                                    }
                                                } else {
                                                    let mut x = if lit((n % 4) as f64) <= v1 { x } else { a[(n + 1) % a.len()] };
                                                }
                                                { let right = x / (lit(1.0) + x * x); v1 *= right; }
                                            }
                                            2 => {
                                                { let right = lit(0.25) * lit((n % 4) as f64); v1 += right; }
                                                for i15 in 1..n {
                                                    let (mut v16, v17): (D, D) = (v1 * v1, { v1 });
                                                }
                                            }
                                            _ => {
                                                let v18 = v1;
                                                v1 = (v18 / (lit(1.0) + v18 * v18)).exp().tanh();
                                            }
                                        }
                                    } else {
                                        let mut k20: usize = 0;
                                        'l19: while (k20 < 6) && (v1 > lit(1.25)) {
                                            k20 += 1;
                                            let v21: D = x * x;
                                            { let right = lit(0.25) * (a[a.len() - 1 - (k3 + k3) % a.len()] / (v1.abs() + lit(1.25))); v1 += right; }
                                        }
                                    }
                                    x = x * lit(0.5) + x;
                                }
                                _ => {
                                    let mut k22: usize = 0;
                                }
                            }
                            let mut v23 = v1.cos();
                        }
                        const GAMMA_24: f64 = -0.3;
                        { let right = lit(0.25) * a[0] * lit(GAMMA_24); x -= right; }
                    }
                }
            };
            (a[a.len() - 1 - (2 * k3 + 1) % a.len()] / (x.abs() + lit(0.25)) - v1 + a[k3 % a.len()], v1 * v25 - v1.sin() - x.sin() + a[(k3 + n) % a.len()])
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
            const GAMMA_3: f64 = 0.9;
            v2 = v2 * GAMMA_3;
            let mut k5: usize = 0;
            'l4: while (k5 < 2) && (v1 < -0.3) {
                k5 += 1;
                v2 /= ((k % 4) as f64).abs() + 1.25;
                'l6: for i7 in 1..2 {
                    for i9 in 0..5 {
                        if u <= -0.25 {
                            let v10: f64;
                            if (v2 <= -0.9) && (v2 > 0.5) {
                                v10 = v2 + ((k5 % 4) as f64);
                            } else {
                                v10 = -2.0 / (u * u + 0.25);
                            }
                        }
                    }
                    let mut k12: usize = 0;
                    let mut v24: f64 = 'l11: loop {
                        if k12 >= 3 {
                            break (1..k).enumerate().map(|(j23, i23)| u.copysign(1.25)).filter(|&m23| ALPHA > ALPHA).fold(v1, |acc23, t23| acc23.sin() + v2 * t23);
                        }
                        k12 += 1;
                        let mut k13: usize = 3;
                        {
                            if k % 2 == 1 {
                                const GAMMA_14: f64 = -0.3;
                                u = ((k13 % 4) as f64) * GAMMA_14;
                                let v15 = v2;
                            } else {
                                {
                                    let v16: f64;
                                    if k13 % 2 == 1 {
                                        v16 = (0.9 * BETA.sin()).acos();
                                    } else {
                                        v16 = v1;
                                    }
                                    if !(ALPHA < -0.25) {
                                        {
                                            let mut o17: Option<f64> = if v16 >= BETA { Some(v1) } else { None };
                                            match k % 4 {
                                                0 => {
                                                }
                                                1 => {
                                                    let v18: f64;
                                                    if i7 % 2 == 1 {
                                                        v18 = ((i7 % 4) as f64) / (v1 * v1 + 1.25);
                                                    } else {
                                                        v18 = o17.unwrap_or(v1);
                                                    }
                                                    v1 = ALPHA.tanh();
                                                }
                                                2 => {
                                                }
                                                _ => {
                                                    if 1.0_f64 <= -0.5 {
                                                        {
                                                            const GAMMA_19: f64 = 1.25;
                                                            u /= (v1.abs() + 0.5) * GAMMA_19;
                                                        }
                                                    } else {
                                                        v1 *= u.cos();
                                                        {
                                                            let Some(v20) = o17 else {
                                                                return None;
                                                            };
                                                            {
                                                                let c21 = move |u21_0: f64, u21_1: f64| u21_0 * (0..k5).map(|i22| v20).sum::<f64>();
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
            Some((1..k5).rev().take(k5 + 1).filter(|&i25| 0.5_f64 >= 0.3).map(|i25| ((k5 % 4) as f64).sin()).sum::<f64>() + v2)
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut r2 = vec![ALPHA + v1; n % 5 + 1];
            let r2_count: usize = r2.len();
            let v3: f64;
            if n % 2 < 1 {
                v3 = x;
            } else {
                v3 = (((n % 4) as f64) as i64 as f64);
            }
            if v1 < -0.75 {
                let mut k4: usize = 3;
            } else {
                for i5 in 1..r2.len() {
                    r2[i5] += r2[i5 - 1] * x.cos();
                }
            }
            let o6: Option<f64> = if v3 > BETA { Some({
                let v7 = v1;
                w[0]
            }) } else { None };
            r2[0] *= f64::copysign(x, v1).max(-2.25).min(2.375);
            v1 += w[r2_count % w.len()] + v1;
            for i8 in 1..r2.len() {
                r2[i8] += r2[i8 - 1] * x.sin();
            }
            w[w.len() - 1 - (r2_count + r2_count) % w.len()] = 0.125;
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
            const GAMMA_3: f64 = 0.9;
            v2 = v2 * GAMMA_3;
            let mut k5: usize = 0;
            'l4: while (k5 < 2) && (v1 < -0.3) {
                k5 += 1;
                v2 /= ((k % 4) as f64).abs() + 1.25;
                'l6: for i7 in 1..2 {
                    for i9 in 0..5 {
                        if u <= -0.25 {
                            let v10: f64;
                            if (v2 <= -0.9) && (v2 > 0.5) {
                                v10 = v2 + ((k5 % 4) as f64);
                            } else {
                                v10 = -2.0 / (u * u + 0.25);
                            }
                        }
                    }
                    let mut k12: usize = 0;
                    let mut v24: f64 = 'l11: loop {
                        if k12 >= 3 {
                            break (1..k).enumerate().map(|(j23, i23)| u.copysign(1.25)).filter(|&m23| ALPHA > ALPHA).fold(v1, |acc23, t23| acc23.sin() + v2 * t23);
                        }
                        k12 += 1;
                        let mut k13: usize = 3;
                        {
                            if k % 2 == 1 {
                                const GAMMA_14: f64 = -0.3;
                                u = ((k13 % 4) as f64) * GAMMA_14;
                                let v15 = v2;
                            } else {
                                {
                                    let v16: f64;
                                    if k13 % 2 == 1 {
                                        v16 = (0.9 * BETA.sin()).acos();
                                    } else {
                                        v16 = v1;
                                    }
                                    if !(ALPHA < -0.25) {
                                        {
                                            let mut o17: Option<f64> = if v16 >= BETA { Some(v1) } else { None };
                                            match k % 4 {
                                                0 => {
                                                }
                                                1 => {
                                                    let v18: f64;
                                                    if i7 % 2 == 1 {
                                                        v18 = ((i7 % 4) as f64) / (v1 * v1 + 1.25);
                                                    } else {
                                                        v18 = o17.unwrap_or(v1);
                                                    }
                                                    v1 = ALPHA.tanh();
                                                }
                                                2 => {
                                                }
                                                _ => {
                                                    if 1.0_f64 <= -0.5 {
                                                        {
                                                            const GAMMA_19: f64 = 1.25;
                                                            u /= (v1.abs() + 0.5) * GAMMA_19;
                                                        }
                                                    } else {
                                                        v1 *= u.cos();
                                                        {
                                                            let Some(v20) = o17 else {
                                                                return None;
                                                            };
                                                            {
                                                                let c21 = move |u21_0: f64, u21_1: f64| u21_0 * (0..k5).map(|i22| v20).sum::<f64>();
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
            Some((1..k5).rev().take(k5 + 1).filter(|&i25| 0.5_f64 >= 0.3).map(|i25| ((k5 % 4) as f64).sin()).sum::<f64>() + v2)
        }
        #[differentiate(without(tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut r2 = vec![ALPHA + v1; n % 5 + 1];
            let r2_count: usize = r2.len();
            let v3: f64;
            if n % 2 < 1 {
                v3 = x;
            } else {
                v3 = (((n % 4) as f64) as i64 as f64);
            }
            if v1 < -0.75 {
                let mut k4: usize = 3;
            } else {
                for i5 in 1..r2.len() {
                    r2[i5] += r2[i5 - 1] * x.cos();
                }
            }
            let o6: Option<f64> = if v3 > BETA { Some({
                let v7 = v1;
                w[0]
            }) } else { None };
            r2[0] *= f64::copysign(x, v1).max(-2.25).min(2.375);
            v1 += w[r2_count % w.len()] + v1;
            for i8 in 1..r2.len() {
                r2[i8] += r2[i8 - 1] * x.sin();
            }
            w[w.len() - 1 - (r2_count + r2_count) % w.len()] = 0.125;
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = -0.5;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1: D = u * lit(1.1);
            let mut v2 = u;
            const GAMMA_3: f64 = 0.9;
            v2 = v2 * lit(GAMMA_3);
            let mut k5: usize = 0;
            'l4: while (k5 < 2) && (v1 < lit(-0.3)) {
                k5 += 1;
                { let right = lit((k % 4) as f64).abs() + lit(1.25); v2 /= right; }
                'l6: for i7 in 1..2 {
                    for i9 in 0..5 {
                        if u <= lit(-0.25) {
                            let v10: D;
                            if (v2 <= lit(-0.9)) && (v2 > lit(0.5)) {
                                v10 = v2 + lit((k5 % 4) as f64);
                            } else {
                                v10 = lit(-2.0) / (u * u + lit(0.25));
                            }
                        }
                    }
                    let mut k12: usize = 0;
                    let mut v24: D = 'l11: loop {
                        if k12 >= 3 {
                            break (1..k).enumerate().map(|(j23, i23)| u.copysign(lit(1.25))).filter(|&m23| lit(ALPHA) > lit(ALPHA)).fold(v1, |acc23, t23| acc23.sin() + v2 * t23);
                        }
                        k12 += 1;
                        let mut k13: usize = 3;
                        {
                            if k % 2 == 1 {
                                const GAMMA_14: f64 = -0.3;
                                u = lit((k13 % 4) as f64) * lit(GAMMA_14);
                                let v15 = v2;
                            } else {
                                {
                                    let v16: D;
                                    if k13 % 2 == 1 {
                                        v16 = (lit(0.9) * lit(BETA).sin()).acos();
                                    } else {
                                        v16 = v1;
                                    }
                                    if !(lit(ALPHA) < lit(-0.25)) {
                                        {
                                            let mut o17: Option<D> = if v16 >= lit(BETA) { Some(v1) } else { None };
                                            match k % 4 {
                                                0 => {
                                                }
                                                1 => {
                                                    let v18: D;
                                                    if i7 % 2 == 1 {
                                                        v18 = lit((i7 % 4) as f64) / (v1 * v1 + lit(1.25));
                                                    } else {
                                                        v18 = o17.unwrap_or(v1);
                                                    }
                                                    v1 = lit(ALPHA).tanh();
                                                }
                                                2 => {
                                                }
                                                _ => {
                                                    if lit(1.0) <= lit(-0.5) {
                                                        {
                                                            const GAMMA_19: f64 = 1.25;
                                                            { let right = (v1.abs() + lit(0.5)) * lit(GAMMA_19); u /= right; }
                                                        }
                                                    } else {
                                                        { let right = u.cos(); v1 *= right; }
                                                        {
                                                            let Some(v20) = o17 else {
                                                                return None;
                                                            };
                                                            {
                                                                let c21 = move |u21_0: D, u21_1: D| u21_0 * (0..k5).map(|i22| v20).sum::<D>();
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
            Some((1..k5).rev().take(k5 + 1).filter(|&i25| lit(0.5) >= lit(0.3)).map(|i25| lit((k5 % 4) as f64).sin()).sum::<D>() + v2)
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x;
            let mut r2 = vec![lit(ALPHA) + v1; n % 5 + 1];
            let r2_count: usize = r2.len();
            let v3: D;
            if n % 2 < 1 {
                v3 = x;
            } else {
                v3 = lit(lit((n % 4) as f64).value() as i64 as f64);
            }
            if v1 < lit(-0.75) {
                let mut k4: usize = 3;
            } else {
                for i5 in 1..r2.len() {
                    { let right = r2[i5 - 1] * x.cos(); r2[i5] += right; }
                }
            }
            let o6: Option<D> = if v3 > lit(BETA) { Some({
                let v7 = v1;
                w[0]
            }) } else { None };
            { let right = D::copysign(x, v1).max(lit(-2.25)).min(lit(2.375)); r2[0] *= right; }
            { let right = w[r2_count % w.len()] + v1; v1 += right; }
            for i8 in 1..r2.len() {
                { let right = r2[i8 - 1] * x.sin(); r2[i8] += right; }
            }
            w[w.len() - 1 - (r2_count + r2_count) % w.len()] = lit(0.125);
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
            let mut k5: usize = 0;
            let v10: f64 = 'l4: loop {
                if k5 >= 4 {
                    break match k5 % 3 {
                        0 => { v1 }
                        1 => {
                            let v3: f64 = v3;
                            v1
                        }
                        _ => {
                            if n % 2 < 1 {
                                return;
                            }
                            w[(n + 1) % w.len()]
                        }
                    };
                }
                k5 += 1;
                let mut v7 = (0..2).rev().enumerate().map(|(j6, i6)| (v3 * v3 + 0.25).sqrt()).sum::<f64>();
                match k5 % 2 {
                    0 => {
                        if k5 % 3 != 1 {
                            return;
                        } else {
                            w[(k5 + 1) % w.len()] += 0.25 * ((k5 % 4) as f64);
                        }
                    }
                    _ => {
                        const GAMMA_8: f64 = 0.25;
                        v3 *= f64::sqrt(((k5 % 4) as f64).abs() + 0.25).sin() * GAMMA_8;
                        if w[w.len() - 1 - (n) % w.len()] < 0.7 {
                            v7 *= v1.clamp(-2.125, 1.875);
                            break 'l4 {
                                let v9 = v7;
                                v9
                            };
                        }
                    }
                }
            };
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        #[differentiate(without(carry, order, recompute, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = w[0] - x;
            let mut v3 = w.iter().rev().map(|&e2| w[n % w.len()].atan2(w[(2 * n + 2) % w.len()].abs() + 0.5)).fold(v1, |acc2, t2| 0.5 * acc2 + t2 * t2);
            let mut k5: usize = 0;
            let v10: f64 = 'l4: loop {
                if k5 >= 4 {
                    break match k5 % 3 {
                        0 => { v1 }
                        1 => {
                            let v3: f64 = v3;
                            v1
                        }
                        _ => {
                            if n % 2 < 1 {
                                return;
                            }
                            w[(n + 1) % w.len()]
                        }
                    };
                }
                k5 += 1;
                let mut v7 = (0..2).rev().enumerate().map(|(j6, i6)| (v3 * v3 + 0.25).sqrt()).sum::<f64>();
                match k5 % 2 {
                    0 => {
                        if k5 % 3 != 1 {
                            return;
                        } else {
                            w[(k5 + 1) % w.len()] += 0.25 * ((k5 % 4) as f64);
                        }
                    }
                    _ => {
                        const GAMMA_8: f64 = 0.25;
                        v3 *= f64::sqrt(((k5 % 4) as f64).abs() + 0.25).sin() * GAMMA_8;
                        if w[w.len() - 1 - (n) % w.len()] < 0.7 {
                            v7 *= v1.clamp(-2.125, 1.875);
                            break 'l4 {
                                let v9 = v7;
                                v9
                            };
                        }
                    }
                }
            };
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.1;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = w[0] - x;
            let mut v3 = w.iter().rev().map(|&e2| w[n % w.len()].atan2(w[(2 * n + 2) % w.len()].abs() + lit(0.5))).fold(v1, |acc2, t2| lit(0.5) * acc2 + t2 * t2);
            let mut k5: usize = 0;
            let v10: D = 'l4: loop {
                if k5 >= 4 {
                    break match k5 % 3 {
                        0 => { v1 }
                        1 => {
                            let v3: D = v3;
                            v1
                        }
                        _ => {
                            if n % 2 < 1 {
                                return;
                            }
                            w[(n + 1) % w.len()]
                        }
                    };
                }
                k5 += 1;
                let mut v7 = (0..2).rev().enumerate().map(|(j6, i6)| (v3 * v3 + lit(0.25)).sqrt()).sum::<D>();
                match k5 % 2 {
                    0 => {
                        if k5 % 3 != 1 {
                            return;
                        } else {
                            { let right = lit(0.25) * lit((k5 % 4) as f64); w[(k5 + 1) % w.len()] += right; }
                        }
                    }
                    _ => {
                        const GAMMA_8: f64 = 0.25;
                        { let right = D::sqrt(lit((k5 % 4) as f64).abs() + lit(0.25)).sin() * lit(GAMMA_8); v3 *= right; }
                        if w[w.len() - 1 - (n) % w.len()] < lit(0.7) {
                            { let right = v1.clamp(lit(-2.125), lit(1.875)); v7 *= right; }
                            break 'l4 {
                                let v9 = v7;
                                v9
                            };
                        }
                    }
                }
            };
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
