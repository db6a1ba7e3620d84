// Written by the generator: `cargo run --example programs -- --generate`. Not to be edited.

pub mod p100 {
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
            let mut v1 = ((whole % 4) as f64) * field_w1;
            let mut v3: f64 = (1..=n).rev().filter(|&i2| (0.3_f64 <= 1.5) && (field_b > field_w0)).map(|i2| v1.round()).sum::<f64>();
            let mut r4 = vec![field_w1 * field_w1; n % 5 + 1];
            let r4_len: usize = r4.len();
            {
                for e6 in r4.iter() {
                    let v8: f64 = r4.iter().zip(&r4).map(|(&e7, &z7)| field_a - field_w1).fold(field_a, |acc7, t7| acc7.sin() + r4[whole % r4.len()] * t7);
                }
            }
            let v9: f64;
            if !(field_w1 > field_b) {
                v9 = field_a;
            } else {
                v9 = { v1 };
            }
            for i11 in 1..r4_len % 4 {
                let mut k13: usize = 0;
                loop {
                    if k13 >= 5 {
                        break;
                    }
                    k13 += 1;
                }
                let v14: f64 = v3 * field_w1;
            }
            (({ r4[0] }) * v3 * v1 * field_w2.sin() + field_w1 + s.b, (r4[r4.len() - 1 - (r4_len + r4_len) % r4.len()] - v3) * field_w1)
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
        #[differentiate(without(fission))]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = ((whole % 4) as f64) * field_w1;
            let mut v3: f64 = (1..=n).rev().filter(|&i2| (0.3_f64 <= 1.5) && (field_b > field_w0)).map(|i2| v1.round()).sum::<f64>();
            let mut r4 = vec![field_w1 * field_w1; n % 5 + 1];
            let r4_len: usize = r4.len();
            {
                for e6 in r4.iter() {
                    let v8: f64 = r4.iter().zip(&r4).map(|(&e7, &z7)| field_a - field_w1).fold(field_a, |acc7, t7| acc7.sin() + r4[whole % r4.len()] * t7);
                }
            }
            let v9: f64;
            if !(field_w1 > field_b) {
                v9 = field_a;
            } else {
                v9 = { v1 };
            }
            for i11 in 1..r4_len % 4 {
                let mut k13: usize = 0;
                loop {
                    if k13 >= 5 {
                        break;
                    }
                    k13 += 1;
                }
                let v14: f64 = v3 * field_w1;
            }
            (({ r4[0] }) * v3 * v1 * field_w2.sin() + field_w1 + s.b, (r4[r4.len() - 1 - (r4_len + r4_len) % r4.len()] - v3) * field_w1)
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
            let mut v1 = lit((whole % 4) as f64) * field_w1;
            let mut v3: D = (1..=n).rev().filter(|&i2| (lit(0.3) <= lit(1.5)) && (field_b > field_w0)).map(|i2| v1.round()).sum::<D>();
            let mut r4 = vec![field_w1 * field_w1; n % 5 + 1];
            let r4_len: usize = r4.len();
            {
                for e6 in r4.iter() {
                    let v8: D = r4.iter().zip(&r4).map(|(&e7, &z7)| field_a - field_w1).fold(field_a, |acc7, t7| acc7.sin() + r4[whole % r4.len()] * t7);
                }
            }
            let v9: D;
            if !(field_w1 > field_b) {
                v9 = field_a;
            } else {
                v9 = { v1 };
            }
            for i11 in 1..r4_len % 4 {
                let mut k13: usize = 0;
                loop {
                    if k13 >= 5 {
                        break;
                    }
                    k13 += 1;
                }
                let v14: D = v3 * field_w1;
            }
            (({ r4[0] }) * v3 * v1 * field_w2.sin() + field_w1 + s.b, (r4[r4.len() - 1 - (r4_len + r4_len) % r4.len()] - v3) * field_w1)
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p100", false, |report| crate::check_program!(9, report, off));
    }
}

pub mod p101 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.5;
        #[differentiate(jvp)]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x * x;
            let mut v2 = v1;
            let m3: [[f64; 3]; 3] = [[BETA, x, w[w.len() - 1 - (n + 1) % w.len()]], [w[(2 * n + 1) % w.len()], v1, w[w.len() - 1 - (n) % w.len()]], [v1, x, w[(n + n) % w.len()]]];
            for i4 in 1..w.len() {
                w[i4] = w[i4 - 1] * 1.5_f64.tanh() + w[i4];
            }
            let mut v5 = x;
            v5 += w.iter().map(|&e6| v2).fold(w[w.len() - 1 - (2 * n + 0) % w.len()], |acc6, t6| acc6.sin() + v1 * t6);
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.5;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x * x;
            let mut v2 = v1;
            let m3: [[D; 3]; 3] = [[lit(BETA), x, w[w.len() - 1 - (n + 1) % w.len()]], [w[(2 * n + 1) % w.len()], v1, w[w.len() - 1 - (n) % w.len()]], [v1, x, w[(n + n) % w.len()]]];
            for i4 in 1..w.len() {
                w[i4] = w[i4 - 1] * lit(1.5).tanh() + w[i4];
            }
            let mut v5 = x;
            { let right = w.iter().map(|&e6| v2).fold(w[w.len() - 1 - (2 * n + 0) % w.len()], |acc6, t6| acc6.sin() + v1 * t6); v5 += right; }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p101", false, |report| crate::check_program!(7, report, jvp));
    }
}

pub mod p102 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = a[0] / (u.abs() + 0.25);
            let mut r2 = vec![a[(2 * k + 1) % a.len()], u.abs()];
            let r2_len: usize = r2.len();
            let mut o3: Option<f64> = if v1 <= u { Some(0.75 + r2[0]) } else { None };
            v1 = 1.25;
            let mut k4: usize = 2;
            ((r2_len % 4) as f64) + u + r2[k % r2.len()] + a[a.len() - 1 - (2 * k4 + 2) % a.len()]
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut x = (1..n).map(|i1| x).fold(x, |acc1, t1| acc1.sin() + t1 * t1);
            let mut v2 = x * 0.7;
            let mut r3 = vec![x, y / (BETA * BETA + 0.25)];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 2]; 3] = [[BETA, r3[(n + 1) % r3.len()]], [v2, v2], [r3[r3.len() - 1 - (2 * r3_len + 2) % r3.len()], y]];
            let mut k6: usize = 0;
            loop {
                if k6 >= 5 {
                    break;
                }
                k6 += 1;
                let v7 = m4[(n + r3_len) % 3][1].sin();
                let s8: &[f64] = &r3[..];
            }
            let mut k10: usize = 0;
            let x: f64 = loop {
                if k10 >= 5 {
                    break v2 * 0.75;
                }
                k10 += 1;
                'l11: for _ in 0..r3.len() {
                    {
                        r3[(k6) % r3_len] -= 0.25 * ((k6 % 4) as f64);
                    }
                }
            };
            let o13: Option<f64> = if y > 0.9 { Some(1.25 - v2) } else { None };
            if k6 % 2 < 1 {
                return Err(1);
            }
            Ok(x * x + v2)
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
        const BETA: f64 = 0.3;
        #[differentiate(without(order))]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v1 = a[0] / (u.abs() + 0.25);
            let mut r2 = vec![a[(2 * k + 1) % a.len()], u.abs()];
            let r2_len: usize = r2.len();
            let mut o3: Option<f64> = if v1 <= u { Some(0.75 + r2[0]) } else { None };
            v1 = 1.25;
            let mut k4: usize = 2;
            ((r2_len % 4) as f64) + u + r2[k % r2.len()] + a[a.len() - 1 - (2 * k4 + 2) % a.len()]
        }
        #[differentiate(without(order))]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut x = (1..n).map(|i1| x).fold(x, |acc1, t1| acc1.sin() + t1 * t1);
            let mut v2 = x * 0.7;
            let mut r3 = vec![x, y / (BETA * BETA + 0.25)];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 2]; 3] = [[BETA, r3[(n + 1) % r3.len()]], [v2, v2], [r3[r3.len() - 1 - (2 * r3_len + 2) % r3.len()], y]];
            let mut k6: usize = 0;
            loop {
                if k6 >= 5 {
                    break;
                }
                k6 += 1;
                let v7 = m4[(n + r3_len) % 3][1].sin();
                let s8: &[f64] = &r3[..];
            }
            let mut k10: usize = 0;
            let x: f64 = loop {
                if k10 >= 5 {
                    break v2 * 0.75;
                }
                k10 += 1;
                'l11: for _ in 0..r3.len() {
                    {
                        r3[(k6) % r3_len] -= 0.25 * ((k6 % 4) as f64);
                    }
                }
            };
            let o13: Option<f64> = if y > 0.9 { Some(1.25 - v2) } else { None };
            if k6 % 2 < 1 {
                return Err(1);
            }
            Ok(x * x + v2)
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
        const BETA: f64 = 0.3;
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v1 = a[0] / (u.abs() + lit(0.25));
            let mut r2 = vec![a[(2 * k + 1) % a.len()], u.abs()];
            let r2_len: usize = r2.len();
            let mut o3: Option<D> = if v1 <= u { Some(lit(0.75) + r2[0]) } else { None };
            v1 = lit(1.25);
            let mut k4: usize = 2;
            lit((r2_len % 4) as f64) + u + r2[k % r2.len()] + a[a.len() - 1 - (2 * k4 + 2) % a.len()]
        }
        pub fn f(x: D, y: D, n: usize) -> Result<D, u8> {
            let mut x = (1..n).map(|i1| x).fold(x, |acc1, t1| acc1.sin() + t1 * t1);
            let mut v2 = x * lit(0.7);
            let mut r3 = vec![x, y / (lit(BETA) * lit(BETA) + lit(0.25))];
            let r3_len: usize = r3.len();
            let mut m4: [[D; 2]; 3] = [[lit(BETA), r3[(n + 1) % r3.len()]], [v2, v2], [r3[r3.len() - 1 - (2 * r3_len + 2) % r3.len()], y]];
            let mut k6: usize = 0;
            loop {
                if k6 >= 5 {
                    break;
                }
                k6 += 1;
                let v7 = m4[(n + r3_len) % 3][1].sin();
                let s8: &[D] = &r3[..];
            }
            let mut k10: usize = 0;
            let x: D = loop {
                if k10 >= 5 {
                    break v2 * lit(0.75);
                }
                k10 += 1;
                'l11: for _ in 0..r3.len() {
                    {
                        { let right = lit(0.25) * lit((k6 % 4) as f64); r3[(k6) % r3_len] -= right; }
                    }
                }
            };
            let o13: Option<D> = if y > lit(0.9) { Some(lit(1.25) - v2) } else { None };
            if k6 % 2 < 1 {
                return Err(1);
            }
            Ok(x * x + v2)
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p102", false, |report| crate::check_program!(10, report, off));
    }
}

pub mod p103 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        const ALPHA: f64 = 2.0;
        #[differentiate(jvp)]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = v - u;
            let mut v2 = f64::max(v, v);
            let r3: [f64; 3] = [1.1; 3];
            let mut m4: [[f64; 2]; 3] = [[v, r3[3 - 1 - (0) % 3]], [0.125_f64, r3[0]], [v2, v]];
            let p5: (f64, f64) = (r3[0] / (ALPHA.abs() + 1.25), v2 - v);
            'l6: for &e7 in &r3 {
                let mut k8: usize = 3;
            }
            (v1.max(v1) - v2.sin()) * v1 + v.sin() + u.sin() + r3[0]
        }
        #[differentiate(jvp)]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1 = ((n % 4) as f64) - y;
            let mut v4 = if y > -1.25 {
                let v2 = ALPHA;
                ((n % 4) as f64)
            } else {
                let v3 = v1;
                v1
            };
            let mut r6 = vec![ALPHA * ((n % 4) as f64), (0..n).map(|i5| { v1 }).fold(ALPHA, |acc5, t5| acc5.sin() + x * t5)];
            let r6_len: usize = r6.len();
            let mut v7 = x;
            let v4 = if n % 3 < 1 { r6[(r6_len + r6_len) % r6.len()] } else {
                let v8: f64 = -1.25;
                x
            };
            let mut k10: usize = 0;
            'l9: while (k10 < 4) && (v4 < ALPHA) {
                k10 += 1;
                let mut k12: usize = 0;
                while (k12 < 2) && (r6[(2 * n + 2) % r6.len()] >= 0.75) {
                    k12 += 1;
                    if k12 % 2 != 1 {
                        v1 -= 0.25 * ({
                            let v13: f64 = ALPHA;
                            ((n % 4) as f64)
                        });
                        continue;
                    }
                    {
                        let v14: f64;
                        if k10 % 3 == 1 {
                            v14 = r6[r6.len() - 1 - (k12 + k12) % r6.len()] + x;
                        } else {
                            v14 = ALPHA;
                        }
                        match k10 % 2 {
                            0 => {
                                if v4 < r6[r6.len() - 1 - (k10 + n) % r6.len()] {
                                    r6[(1) % r6_len] = r6[(1) % r6_len] * 0.5 + x.max(r6[(k10 + 1) % r6.len()]);
                                }
                            }
                            _ => {
                                let x = -r6[(k10 + n) % r6.len()];
                                r6[(k10 + 1) % r6_len] = ((k12 % 4) as f64);
                            }
                        }
                    }
                }
                'l15: for _ in 0..=r6_len {
                    v7 -= 0.25 * (v4 * v1);
                }
            }
            Ok((0.9 - r6[0]) * v1.sin())
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
        const ALPHA: f64 = 2.0;
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = v - u;
            let mut v2 = D::max(v, v);
            let r3: [D; 3] = [lit(1.1); 3];
            let mut m4: [[D; 2]; 3] = [[v, r3[3 - 1 - (0) % 3]], [lit(0.125), r3[0]], [v2, v]];
            let p5: (D, D) = (r3[0] / (lit(ALPHA).abs() + lit(1.25)), v2 - v);
            'l6: for &e7 in &r3 {
                let mut k8: usize = 3;
            }
            (v1.max(v1) - v2.sin()) * v1 + v.sin() + u.sin() + r3[0]
        }
        pub fn f(x: D, y: D, n: usize) -> Result<D, u8> {
            let mut v1 = lit((n % 4) as f64) - y;
            let mut v4 = if y > lit(-1.25) {
                let v2 = lit(ALPHA);
                lit((n % 4) as f64)
            } else {
                let v3 = v1;
                v1
            };
            let mut r6 = vec![lit(ALPHA) * lit((n % 4) as f64), (0..n).map(|i5| { v1 }).fold(lit(ALPHA), |acc5, t5| acc5.sin() + x * t5)];
            let r6_len: usize = r6.len();
            let mut v7 = x;
            let v4 = if n % 3 < 1 { r6[(r6_len + r6_len) % r6.len()] } else {
                let v8: D = lit(-1.25);
                x
            };
            let mut k10: usize = 0;
            'l9: while (k10 < 4) && (v4 < lit(ALPHA)) {
                k10 += 1;
                let mut k12: usize = 0;
                while (k12 < 2) && (r6[(2 * n + 2) % r6.len()] >= lit(0.75)) {
                    k12 += 1;
                    if k12 % 2 != 1 {
                        { let right = lit(0.25) * ({
                            let v13: D = lit(ALPHA);
                            lit((n % 4) as f64)
                        }); v1 -= right; }
                        continue;
                    }
                    {
                        let v14: D;
                        if k10 % 3 == 1 {
                            v14 = r6[r6.len() - 1 - (k12 + k12) % r6.len()] + x;
                        } else {
                            v14 = lit(ALPHA);
                        }
                        match k10 % 2 {
                            0 => {
                                if v4 < r6[r6.len() - 1 - (k10 + n) % r6.len()] {
                                    r6[(1) % r6_len] = r6[(1) % r6_len] * lit(0.5) + x.max(r6[(k10 + 1) % r6.len()]);
                                }
                            }
                            _ => {
                                let x = -r6[(k10 + n) % r6.len()];
                                r6[(k10 + 1) % r6_len] = lit((k12 % 4) as f64);
                            }
                        }
                    }
                }
                'l15: for _ in 0..=r6_len {
                    { let right = lit(0.25) * (v4 * v1); v7 -= right; }
                }
            }
            Ok((lit(0.9) - r6[0]) * v1.sin())
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p103", false, |report| crate::check_program!(10, report, jvp));
    }
}

pub mod p104 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.3;
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
            let mut v1 = match n % 4 {
                0 => { field_b }
                1 | 6 => { ((whole % 4) as f64) }
                2 if field_b < field_w2 => { field_w2 }
                _ => { x }
            };
            let v2: f64;
            if field_b > field_w2 {
                v2 = 0.125;
            } else {
                v2 = field_a;
            }
            for i4 in 1..1 {
                let v5 = v1 * field_w2;
                match whole % 4 {
                    0 => {
                        if field_w1 >= BETA {
                            let v6 = x;
                            'l7: for i8 in (0..3).rev() {
                                let (mut v9, v10) = (field_w1, v5 - field_b);
                            }
                        } else {
                            v1 += 0.25 * v2;
                        }
                    }
                    1 => {
                        'l11: for i12 in 0..i4 {
                            match n % 3 {
                                0 => {
                                }
                                1 => {
                                    match i4 % 4 {
                                        0 => {
                                            let o13: Option<f64> = if i4 % 3 != 1 { Some(field_w2) } else { None };
                                        }
                                        1 => {
                                            v1 -= 0.25 * (v5 - 1.25);
                                            let mut field_w0: f64 = ((i12 % 4) as f64).powi(1);
                                        }
                                        2 => {
                                            fn inner14(s: f64, t: f64) -> f64 {
                                                if t >= 0.3 {
                                                    return (1..=0).skip(1).map(|i15| s).sum::<f64>();
                                                }
                                                s * t
                                            }
                                            let v16 = inner14(field_a, field_a);
                                        }
                                        _ => {
                                            'l17: for i18 in 0..i4 % 4 {
                                                const GAMMA_19: f64 = 0.125;
                                                v1 -= 0.25 * field_b * GAMMA_19;
                                            }
                                            let mut k21: usize = 0;
                                            loop {
                                                if k21 >= 0 {
                                                    break;
                                                }
                                                k21 += 1;
                                                let mut k22: usize = 0;
                                            }
                                        }
                                    }
                                }
                                _ => {
                                    let c23 = |u23_0: f64| u23_0 - (0..i12).map(|i24| field_w2 + field_a).fold(u23_0, |acc24, t24| 0.5 * acc24 + BETA * t24);
                                }
                            }
                            v1 += 0.25 * BETA.tanh().exp();
                        }
                        v1 = ((whole % 4) as f64);
                    }
                    2 => {
                        const GAMMA_25: f64 = 0.5;
                        v1 = field_w0 * GAMMA_25;
                        let mut k27: usize = 0;
                        loop {
                            if k27 >= 1 {
                                break;
                            }
                            k27 += 1;
                            v1 -= 0.25 * (((k27 % 4) as f64) - v2);
                        }
                    }
                    _ => {
                        let c28 = move |u28_0: f64, u28_1: f64| u28_0 * (field_a - field_b);
                    }
                }
            }
            (v1 - field_w2 - field_w1 + field_w0 + s.b, v2.tanh() - v2 + field_w2)
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
        const BETA: f64 = 0.3;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(without(recompute))]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = match n % 4 {
                0 => { field_b }
                1 | 6 => { ((whole % 4) as f64) }
                2 if field_b < field_w2 => { field_w2 }
                _ => { x }
            };
            let v2: f64;
            if field_b > field_w2 {
                v2 = 0.125;
            } else {
                v2 = field_a;
            }
            for i4 in 1..1 {
                let v5 = v1 * field_w2;
                match whole % 4 {
                    0 => {
                        if field_w1 >= BETA {
                            let v6 = x;
                            'l7: for i8 in (0..3).rev() {
                                let (mut v9, v10) = (field_w1, v5 - field_b);
                            }
                        } else {
                            v1 += 0.25 * v2;
                        }
                    }
                    1 => {
                        'l11: for i12 in 0..i4 {
                            match n % 3 {
                                0 => {
                                }
                                1 => {
                                    match i4 % 4 {
                                        0 => {
                                            let o13: Option<f64> = if i4 % 3 != 1 { Some(field_w2) } else { None };
                                        }
                                        1 => {
                                            v1 -= 0.25 * (v5 - 1.25);
                                            let mut field_w0: f64 = ((i12 % 4) as f64).powi(1);
                                        }
                                        2 => {
                                            fn inner14(s: f64, t: f64) -> f64 {
                                                if t >= 0.3 {
                                                    return (1..=0).skip(1).map(|i15| s).sum::<f64>();
                                                }
                                                s * t
                                            }
                                            let v16 = inner14(field_a, field_a);
                                        }
                                        _ => {
                                            'l17: for i18 in 0..i4 % 4 {
                                                const GAMMA_19: f64 = 0.125;
                                                v1 -= 0.25 * field_b * GAMMA_19;
                                            }
                                            let mut k21: usize = 0;
                                            loop {
                                                if k21 >= 0 {
                                                    break;
                                                }
                                                k21 += 1;
                                                let mut k22: usize = 0;
                                            }
                                        }
                                    }
                                }
                                _ => {
                                    let c23 = |u23_0: f64| u23_0 - (0..i12).map(|i24| field_w2 + field_a).fold(u23_0, |acc24, t24| 0.5 * acc24 + BETA * t24);
                                }
                            }
                            v1 += 0.25 * BETA.tanh().exp();
                        }
                        v1 = ((whole % 4) as f64);
                    }
                    2 => {
                        const GAMMA_25: f64 = 0.5;
                        v1 = field_w0 * GAMMA_25;
                        let mut k27: usize = 0;
                        loop {
                            if k27 >= 1 {
                                break;
                            }
                            k27 += 1;
                            v1 -= 0.25 * (((k27 % 4) as f64) - v2);
                        }
                    }
                    _ => {
                        let c28 = move |u28_0: f64, u28_1: f64| u28_0 * (field_a - field_b);
                    }
                }
            }
            (v1 - field_w2 - field_w1 + field_w0 + s.b, v2.tanh() - v2 + field_w2)
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
        const BETA: f64 = 0.3;
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub fn f(s: S, x: D, n: usize) -> (D, D) {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = match n % 4 {
                0 => { field_b }
                1 | 6 => { lit((whole % 4) as f64) }
                2 if field_b < field_w2 => { field_w2 }
                _ => { x }
            };
            let v2: D;
            if field_b > field_w2 {
                v2 = lit(0.125);
            } else {
                v2 = field_a;
            }
            for i4 in 1..1 {
                let v5 = v1 * field_w2;
                match whole % 4 {
                    0 => {
                        if field_w1 >= lit(BETA) {
                            let v6 = x;
                            'l7: for i8 in (0..3).rev() {
                                let (mut v9, v10) = (field_w1, v5 - field_b);
                            }
                        } else {
                            { let right = lit(0.25) * v2; v1 += right; }
                        }
                    }
                    1 => {
                        'l11: for i12 in 0..i4 {
                            match n % 3 {
                                0 => {
                                }
                                1 => {
                                    match i4 % 4 {
                                        0 => {
                                            let o13: Option<D> = if i4 % 3 != 1 { Some(field_w2) } else { None };
                                        }
                                        1 => {
                                            { let right = lit(0.25) * (v5 - lit(1.25)); v1 -= right; }
                                            let mut field_w0: D = lit((i12 % 4) as f64).powi(1);
                                        }
                                        2 => {
                                            fn inner14(s: D, t: D) -> D {
                                                if t >= lit(0.3) {
                                                    return (1..=0).skip(1).map(|i15| s).sum::<D>();
                                                }
                                                s * t
                                            }
                                            let v16 = inner14(field_a, field_a);
                                        }
                                        _ => {
                                            'l17: for i18 in 0..i4 % 4 {
                                                const GAMMA_19: f64 = 0.125;
                                                { let right = lit(0.25) * field_b * lit(GAMMA_19); v1 -= right; }
                                            }
                                            let mut k21: usize = 0;
                                            loop {
                                                if k21 >= 0 {
                                                    break;
                                                }
                                                k21 += 1;
                                                let mut k22: usize = 0;
                                            }
                                        }
                                    }
                                }
                                _ => {
                                    let c23 = |u23_0: D| u23_0 - (0..i12).map(|i24| field_w2 + field_a).fold(u23_0, |acc24, t24| lit(0.5) * acc24 + lit(BETA) * t24);
                                }
                            }
                            { let right = lit(0.25) * lit(BETA).tanh().exp(); v1 += right; }
                        }
                        v1 = lit((whole % 4) as f64);
                    }
                    2 => {
                        const GAMMA_25: f64 = 0.5;
                        v1 = field_w0 * lit(GAMMA_25);
                        let mut k27: usize = 0;
                        loop {
                            if k27 >= 1 {
                                break;
                            }
                            k27 += 1;
                            { let right = lit(0.25) * (lit((k27 % 4) as f64) - v2); v1 -= right; }
                        }
                    }
                    _ => {
                        let c28 = move |u28_0: D, u28_1: D| u28_0 * (field_a - field_b);
                    }
                }
            }
            (v1 - field_w2 - field_w1 + field_w0 + s.b, v2.tanh() - v2 + field_w2)
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p104", false, |report| crate::check_program!(9, report, off));
    }
}

pub mod p105 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.75;
        const BETA: f64 = 0.5;
        #[differentiate(jvp)]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let mut v2: f64 = v1;
            let w_len: usize = w.len();
            let m3: [[f64; 3]; 2] = [[v1, v2, v2], [p[(n + n) % 3], v1, w[0]]];
            if (ALPHA > m3[0][(4) % 3]) || (p[0] >= v1) {
                match n % 2 {
                    0 => {
                        if w_len % 2 != 1 {
                            v1 -= v2 * v2;
                            return v2.sin();
                        }
                    }
                    _ => {
                        let s4: &[f64] = &w[..];
                    }
                }
                (v2, v1) = (v1, v2);
            } else {
                {
                    let mut k6: usize = 0;
                    loop {
                        if k6 >= 6 {
                            break;
                        }
                        k6 += 1;
                        for (i8, e8) in p.iter().enumerate() {
                            if *e8 > -1.25 {
                                let mut k9: usize = 2;
                            } else {
                                let mut k11: usize = 0;
                                while k11 < 0 {
                                    k11 += 1;
                                    match k11 % 2 {
                                        0 => {
                                            if *e8 >= v2 {
                                                v2 = BETA;
                                            }
                                            if w[0] > v1 {
                                                break;
                                            }
                                        }
                                        _ => {
                                            let mut k12: usize = 1;
                                        }
                                    }
                                }
                                let mut o13: Option<f64> = if p[0 % 3] <= -0.9 { Some(v2 * p[0]) } else { None };
                            }
                        }
                        let mut v14 = ((k6 % 4) as f64);
                    }
                }
                let v1 = v1;
            }
            ALPHA + v1.sin() + w[w.len() - 1 - (n + 1) % w.len()] + p[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.75;
        const BETA: f64 = 0.5;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64);
            let mut v2: D = v1;
            let w_len: usize = w.len();
            let m3: [[D; 3]; 2] = [[v1, v2, v2], [p[(n + n) % 3], v1, w[0]]];
            if (lit(ALPHA) > m3[0][(4) % 3]) || (p[0] >= v1) {
                match n % 2 {
                    0 => {
                        if w_len % 2 != 1 {
                            { let right = v2 * v2; v1 -= right; }
                            return v2.sin();
                        }
                    }
                    _ => {
                        let s4: &[D] = &w[..];
                    }
                }
                (v2, v1) = (v1, v2);
            } else {
                {
                    let mut k6: usize = 0;
                    loop {
                        if k6 >= 6 {
                            break;
                        }
                        k6 += 1;
                        for (i8, e8) in p.iter().enumerate() {
                            if *e8 > lit(-1.25) {
                                let mut k9: usize = 2;
                            } else {
                                let mut k11: usize = 0;
                                while k11 < 0 {
                                    k11 += 1;
                                    match k11 % 2 {
                                        0 => {
                                            if *e8 >= v2 {
                                                v2 = lit(BETA);
                                            }
                                            if w[0] > v1 {
                                                break;
                                            }
                                        }
                                        _ => {
                                            let mut k12: usize = 1;
                                        }
                                    }
                                }
                                let mut o13: Option<D> = if p[0 % 3] <= lit(-0.9) { Some(v2 * p[0]) } else { None };
                            }
                        }
                        let mut v14 = lit((k6 % 4) as f64);
                    }
                }
                let v1 = v1;
            }
            lit(ALPHA) + v1.sin() + w[w.len() - 1 - (n + 1) % w.len()] + p[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p105", false, |report| crate::check_program!(2, report, jvp));
    }
}

pub mod p106 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.7;
            let mut v2 = x - a[0];
            let mut m3: [[f64; 3]; 3] = [[v1, BETA, v2], [x, v2, v2], [v1, ((n % 4) as f64), v2]];
            v1 -= m3[0][1] * 1.5;
            fn inner4(s: f64, t: f64) -> f64 {
                if t < -1.0 {
                    return { 1.1 };
                }
                1.0 * t
            }
            let v5 = inner4(v1.tanh().exp(), v1 / (v2.abs() + 0.25));
            1.1 * v5 * v2
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate(without(rows))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.7;
            let mut v2 = x - a[0];
            let mut m3: [[f64; 3]; 3] = [[v1, BETA, v2], [x, v2, v2], [v1, ((n % 4) as f64), v2]];
            v1 -= m3[0][1] * 1.5;
            fn inner4(s: f64, t: f64) -> f64 {
                if t < -1.0 {
                    return { 1.1 };
                }
                1.0 * t
            }
            let v5 = inner4(v1.tanh().exp(), v1 / (v2.abs() + 0.25));
            1.1 * v5 * v2
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.25;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = lit(0.7);
            let mut v2 = x - a[0];
            let mut m3: [[D; 3]; 3] = [[v1, lit(BETA), v2], [x, v2, v2], [v1, lit((n % 4) as f64), v2]];
            { let right = m3[0][1] * lit(1.5); v1 -= right; }
            fn inner4(s: D, t: D) -> D {
                if t < lit(-1.0) {
                    return { lit(1.1) };
                }
                lit(1.0) * t
            }
            let v5 = inner4(v1.tanh().exp(), v1 / (v2.abs() + lit(0.25)));
            lit(1.1) * v5 * v2
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p106", false, |report| crate::check_program!(1, report, off));
    }
}

pub mod p107 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate(jvp)]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = x / (x.abs() + 0.25);
            let mut v3 = {
                let mut k2: usize = 0;
                v1
            };
            match n % 2 {
                0 => {
                    let mut k4: usize = 1;
                }
                _ => {
                    v3 -= match n % 4 {
                        0 if ((n % 4) as f64) <= -0.25 => { v3 }
                        1 => { 1.0 }
                        2 => { a[(n + 1) % a.len()] }
                        _ => {
                            let v5 = v3;
                            ((n % 4) as f64)
                        }
                    };
                }
            }
            if ALPHA > 0.25 {
                let mut v6 = -v1;
            }
            (v1 + a[0] - v3 + x, a[(n + 1) % a.len()] % 1.75 * v3.sin() + a[a.len() - 1 - (n) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1: D = x / (x.abs() + lit(0.25));
            let mut v3 = {
                let mut k2: usize = 0;
                v1
            };
            match n % 2 {
                0 => {
                    let mut k4: usize = 1;
                }
                _ => {
                    { let right = match n % 4 {
                        0 if lit((n % 4) as f64) <= lit(-0.25) => { v3 }
                        1 => { lit(1.0) }
                        2 => { a[(n + 1) % a.len()] }
                        _ => {
                            let v5 = v3;
                            lit((n % 4) as f64)
                        }
                    }; v3 -= right; }
                }
            }
            if lit(ALPHA) > lit(0.25) {
                let mut v6 = -v1;
            }
            (v1 + a[0] - v3 + x, a[(n + 1) % a.len()] % lit(1.75) * v3.sin() + a[a.len() - 1 - (n) % a.len()])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p107", false, |report| crate::check_program!(3, report, jvp));
    }
}

pub mod p108 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = x * ((n % 4) as f64);
            let mut v2 = x;
            let mut r3 = vec![x / (p[(n + 1) % 3].abs() + 1.25); 3];
            let r3_len: usize = r3.len();
            v1 += v2 + p[1];
            'l4: for i5 in 1..r3_len {
                if !(v2 >= -0.125) {
                    break 'l4;
                }
                if p[2] >= 1.1 {
                    for (i7, e7) in p.iter().enumerate() {
                        let mut k8: usize = 3;
                        const GAMMA_9: f64 = 0.7;
                        r3[(i5 + 1) % r3_len] = (*e7).tanh() * GAMMA_9;
                    }
                    let mut o10: Option<f64> = if i5 % 3 < 1 { Some(1.1) } else { None };
                }
            }
            [p.iter().map(|&e11| v2).fold(v1, |acc11, t11| acc11.sin() + t11 * t11) * v1 + x.sin() + r3[(2 * r3_len + 1) % r3.len()] + p[(2 * r3_len + 0) % 3], x * v1 + x + r3[0] + p[3 % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = x * ((n % 4) as f64);
            let mut v2 = x;
            let mut r3 = vec![x / (p[(n + 1) % 3].abs() + 1.25); 3];
            let r3_len: usize = r3.len();
            v1 += v2 + p[1];
            'l4: for i5 in 1..r3_len {
                if !(v2 >= -0.125) {
                    break 'l4;
                }
                if p[2] >= 1.1 {
                    for (i7, e7) in p.iter().enumerate() {
                        let mut k8: usize = 3;
                        const GAMMA_9: f64 = 0.7;
                        r3[(i5 + 1) % r3_len] = (*e7).tanh() * GAMMA_9;
                    }
                    let mut o10: Option<f64> = if i5 % 3 < 1 { Some(1.1) } else { None };
                }
            }
            [p.iter().map(|&e11| v2).fold(v1, |acc11, t11| acc11.sin() + t11 * t11) * v1 + x.sin() + r3[(2 * r3_len + 1) % r3.len()] + p[(2 * r3_len + 0) % 3], x * v1 + x + r3[0] + p[3 % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = x * lit((n % 4) as f64);
            let mut v2 = x;
            let mut r3 = vec![x / (p[(n + 1) % 3].abs() + lit(1.25)); 3];
            let r3_len: usize = r3.len();
            { let right = v2 + p[1]; v1 += right; }
            'l4: for i5 in 1..r3_len {
                if !(v2 >= lit(-0.125)) {
                    break 'l4;
                }
                if p[2] >= lit(1.1) {
                    for (i7, e7) in p.iter().enumerate() {
                        let mut k8: usize = 3;
                        const GAMMA_9: f64 = 0.7;
                        r3[(i5 + 1) % r3_len] = (*e7).tanh() * lit(GAMMA_9);
                    }
                    let mut o10: Option<D> = if i5 % 3 < 1 { Some(lit(1.1)) } else { None };
                }
            }
            [p.iter().map(|&e11| v2).fold(v1, |acc11, t11| acc11.sin() + t11 * t11) * v1 + x.sin() + r3[(2 * r3_len + 1) % r3.len()] + p[(2 * r3_len + 0) % 3], x * v1 + x + r3[0] + p[3 % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p108", false, |report| crate::check_program!(6, report, off));
    }
}

pub mod p109 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.9;
        pub mod in_h0 {
            use super::*;
            #[differentiate(jvp)]
            pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
                let mut v1 = u;
                let r2: [f64; 2] = [0.0; 2];
                let mut v4 = r2.iter().rev().map(|&e3| r2[1]).fold(v1, |acc3, t3| 0.5 * acc3 + acc3 * t3);
                let s5 = &r2[0..];
                let mut k7: usize = 0;
                loop {
                    if k7 >= 5 {
                        break;
                    }
                    k7 += 1;
                    let r8 = [v4; 5];
                    if k % 3 == 1 {
                        v4 += 0.25 * (if k % 3 == 1 { ((k7 % 4) as f64) } else { v4 });
                        continue;
                    }
                }
                (BETA + v4 + v1.sin()) * u + s5[k % s5.len()]
            }
        }
        #[differentiate(jvp)]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = (p[(n + n) % 3] * p[(n + n) % 3] + 0.25).sqrt();
            let mut v1 = ((n % 4) as f64) * v1;
            let mut m2: [[f64; 2]; 3] = [[v1, -1.5], [v1, v1], [p[0], 0.3]];
            for i3 in 1..3 {
                p[i3] += p[i3 - 1] * (v1 / (1.0 + v1 * v1));
            }
            let x: f64 = x % 1.75;
            if n % 3 < 1 {
                let mut k5: usize = 0;
                let v7: f64 = 'l4: loop {
                    if k5 >= 4 {
                        break p[k5 % 3] * m2[(k5 + 1) % 3][1];
                    }
                    k5 += 1;
                    const GAMMA_6: f64 = -1.25;
                    v1 -= 0.25 * (BETA + ALPHA) * GAMMA_6;
                };
                let mut k9: usize = 0;
                let mut v15: f64 = loop {
                    if k9 >= 3 {
                        break x;
                    }
                    k9 += 1;
                    if p[0] >= v7 {
                        let v10 = ((n % 4) as f64) * x;
                        let mut k12: usize = 0;
                        'l11: while (k12 < 5) && (p[(k5 + 1) % 3] > 0.5) {
                            k12 += 1;
                            let o13: Option<f64> = if p[(2 * n + 0) % 3] <= 0.3 { Some(v1) } else { None };
                        }
                    } else {
                        p[1] -= 0.25 * x;
                        let mut v14 = p[0] / (0.125 * 0.125 + 1.25);
                    }
                };
            }
            [v1 / (((n % 4) as f64).abs() + 0.5) + x.sin() + v1, ALPHA + m2[2][0] - x + v1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.9;
        pub mod in_h0 {
            use super::*;
            pub fn h0(a: &[D], u: D, k: usize) -> D {
                let mut v1 = u;
                let r2: [D; 2] = [lit(0.0); 2];
                let mut v4 = r2.iter().rev().map(|&e3| r2[1]).fold(v1, |acc3, t3| lit(0.5) * acc3 + acc3 * t3);
                let s5 = &r2[0..];
                let mut k7: usize = 0;
                loop {
                    if k7 >= 5 {
                        break;
                    }
                    k7 += 1;
                    let r8 = [v4; 5];
                    if k % 3 == 1 {
                        { let right = lit(0.25) * (if k % 3 == 1 { lit((k7 % 4) as f64) } else { v4 }); v4 += right; }
                        continue;
                    }
                }
                (lit(BETA) + v4 + v1.sin()) * u + s5[k % s5.len()]
            }
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = (p[(n + n) % 3] * p[(n + n) % 3] + lit(0.25)).sqrt();
            let mut v1 = lit((n % 4) as f64) * v1;
            let mut m2: [[D; 2]; 3] = [[v1, lit(-1.5)], [v1, v1], [p[0], lit(0.3)]];
            for i3 in 1..3 {
                { let right = p[i3 - 1] * (v1 / (lit(1.0) + v1 * v1)); p[i3] += right; }
            }
            let x: D = x % lit(1.75);
            if n % 3 < 1 {
                let mut k5: usize = 0;
                let v7: D = 'l4: loop {
                    if k5 >= 4 {
                        break p[k5 % 3] * m2[(k5 + 1) % 3][1];
                    }
                    k5 += 1;
                    const GAMMA_6: f64 = -1.25;
                    { let right = lit(0.25) * (lit(BETA) + lit(ALPHA)) * lit(GAMMA_6); v1 -= right; }
                };
                let mut k9: usize = 0;
                let mut v15: D = loop {
                    if k9 >= 3 {
                        break x;
                    }
                    k9 += 1;
                    if p[0] >= v7 {
                        let v10 = lit((n % 4) as f64) * x;
                        let mut k12: usize = 0;
                        'l11: while (k12 < 5) && (p[(k5 + 1) % 3] > lit(0.5)) {
                            k12 += 1;
                            let o13: Option<D> = if p[(2 * n + 0) % 3] <= lit(0.3) { Some(v1) } else { None };
                        }
                    } else {
                        { let right = lit(0.25) * x; p[1] -= right; }
                        let mut v14 = p[0] / (lit(0.125) * lit(0.125) + lit(1.25));
                    }
                };
            }
            [v1 / (lit((n % 4) as f64).abs() + lit(0.5)) + x.sin() + v1, lit(ALPHA) + m2[2][0] - x + v1]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p109", false, |report| crate::check_program!(6, report, jvp));
    }
}

pub mod p110 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.25;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = x + x;
            let c2 = move |u2_0: f64| u2_0 - x / (x.abs() + 1.25);
            for i4 in 0..w.len() {
                let mut p6: (f64, f64) = (BETA - 0.25, w.iter().take(2).map(|&e5| BETA * e5).sum::<f64>());
                match i4 % 3 {
                    0 => {
                        fn inner7(s: f64, t: f64) -> f64 {
                            if !(s >= 1.0) {
                                return t / (s.abs() + 0.25);
                            }
                            t + s
                        }
                        let v8: f64 = inner7(v1, x.tanh().exp());
                    }
                    1 if w[(2 * n + 2) % w.len()] > v1 => {
                        let mut v9 = x;
                        for i11 in 1..w.len() {
                            fn inner12(s: f64, t: f64) -> f64 {
                                if (s >= s) && (t <= 0.125) {
                                    return t - s;
                                }
                                { t }
                            }
                            let v13 = inner12(x + BETA, (v9.abs() + 0.5).ln());
                            for i15 in 0..w.len() {
                                const GAMMA_16: f64 = 1.1;
                                w[(2 * i4 + 1) % w.len()] *= v13.max(-2.25).min(2.375) * GAMMA_16;
                            }
                        }
                    }
                    _ => {
                        if i4 % 2 == 1 {
                            'l17: for &e18 in w.iter() {
                                for i20 in 0..n % 4 {
                                    let v21: f64;
                                    if BETA < -1.0 {
                                        v21 = { BETA };
                                    } else {
                                        v21 = x + 0.5;
                                    }
                                    p6.1 = c2(v21).max(-2.25).min(2.375);
                                }
                            }
                        } else {
                            for i22 in 1..w.len() {
                                w[i22] *= (w[i22 - 1] - w[i22]).cos();
                            }
                            {
                                {
                                    'l23: for &e24 in w.iter() {
                                        if ((i4 % 4) as f64) < 0.25 {
                                            let mut k26: usize = 0;
                                            let v30: f64 = loop {
                                                if k26 >= 3 {
                                                    break match k26 % 3 {
                                                        0 => { x }
                                                        1 | 6 => { e24 }
                                                        _ => { 0.125 }
                                                    };
                                                }
                                                k26 += 1;
                                                fn inner27(s: f64, t: f64) -> f64 {
                                                    if 0.5_f64 > -0.25 {
                                                        return (2.0_f64.abs() + 0.25 + 1.0).acosh();
                                                    }
                                                    t.asinh()
                                                }
                                                let v1: f64 = inner27(0.75, match i4 % 4 {
                                                    0 => {
                                                        v1 /= v1 * v1 + 0.5 + 1.0;
                                                        w[0]
                                                    }
                                                    1 => { p6.1 }
                                                    2 => {
                                                        let v28: f64 = w[0];
                                                        BETA
                                                    }
                                                    _ => { 0.75 }
                                                });
                                                let o29: Option<f64> = if x <= e24 { Some(c2(((n % 4) as f64))) } else { None };
                                            };
                                            let r31 = [((n % 4) as f64); 4];
                                        }
                                    }
                                }
                            }
                        }
                        {
                            {
                                let mut v32 = w[w.len() - 1 - (i4) % w.len()];
                            }
                        }
                    }
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.25;
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = x + x;
            let c2 = move |u2_0: f64| u2_0 - x / (x.abs() + 1.25);
            for i4 in 0..w.len() {
                let mut p6: (f64, f64) = (BETA - 0.25, w.iter().take(2).map(|&e5| BETA * e5).sum::<f64>());
                match i4 % 3 {
                    0 => {
                        fn inner7(s: f64, t: f64) -> f64 {
                            if !(s >= 1.0) {
                                return t / (s.abs() + 0.25);
                            }
                            t + s
                        }
                        let v8: f64 = inner7(v1, x.tanh().exp());
                    }
                    1 if w[(2 * n + 2) % w.len()] > v1 => {
                        let mut v9 = x;
                        for i11 in 1..w.len() {
                            fn inner12(s: f64, t: f64) -> f64 {
                                if (s >= s) && (t <= 0.125) {
                                    return t - s;
                                }
                                { t }
                            }
                            let v13 = inner12(x + BETA, (v9.abs() + 0.5).ln());
                            for i15 in 0..w.len() {
                                const GAMMA_16: f64 = 1.1;
                                w[(2 * i4 + 1) % w.len()] *= v13.max(-2.25).min(2.375) * GAMMA_16;
                            }
                        }
                    }
                    _ => {
                        if i4 % 2 == 1 {
                            'l17: for &e18 in w.iter() {
                                for i20 in 0..n % 4 {
                                    let v21: f64;
                                    if BETA < -1.0 {
                                        v21 = { BETA };
                                    } else {
                                        v21 = x + 0.5;
                                    }
                                    p6.1 = c2(v21).max(-2.25).min(2.375);
                                }
                            }
                        } else {
                            for i22 in 1..w.len() {
                                w[i22] *= (w[i22 - 1] - w[i22]).cos();
                            }
                            {
                                {
                                    'l23: for &e24 in w.iter() {
                                        if ((i4 % 4) as f64) < 0.25 {
                                            let mut k26: usize = 0;
                                            let v30: f64 = loop {
                                                if k26 >= 3 {
                                                    break match k26 % 3 {
                                                        0 => { x }
                                                        1 | 6 => { e24 }
                                                        _ => { 0.125 }
                                                    };
                                                }
                                                k26 += 1;
                                                fn inner27(s: f64, t: f64) -> f64 {
                                                    if 0.5_f64 > -0.25 {
                                                        return (2.0_f64.abs() + 0.25 + 1.0).acosh();
                                                    }
                                                    t.asinh()
                                                }
                                                let v1: f64 = inner27(0.75, match i4 % 4 {
                                                    0 => {
                                                        v1 /= v1 * v1 + 0.5 + 1.0;
                                                        w[0]
                                                    }
                                                    1 => { p6.1 }
                                                    2 => {
                                                        let v28: f64 = w[0];
                                                        BETA
                                                    }
                                                    _ => { 0.75 }
                                                });
                                                let o29: Option<f64> = if x <= e24 { Some(c2(((n % 4) as f64))) } else { None };
                                            };
                                            let r31 = [((n % 4) as f64); 4];
                                        }
                                    }
                                }
                            }
                        }
                        {
                            {
                                let mut v32 = w[w.len() - 1 - (i4) % w.len()];
                            }
                        }
                    }
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.25;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1: D = x + x;
            let c2 = move |u2_0: D| u2_0 - x / (x.abs() + lit(1.25));
            for i4 in 0..w.len() {
                let mut p6: (D, D) = (lit(BETA) - lit(0.25), w.iter().take(2).map(|&e5| lit(BETA) * e5).sum::<D>());
                match i4 % 3 {
                    0 => {
                        fn inner7(s: D, t: D) -> D {
                            if !(s >= lit(1.0)) {
                                return t / (s.abs() + lit(0.25));
                            }
                            t + s
                        }
                        let v8: D = inner7(v1, x.tanh().exp());
                    }
                    1 if w[(2 * n + 2) % w.len()] > v1 => {
                        let mut v9 = x;
                        for i11 in 1..w.len() {
                            fn inner12(s: D, t: D) -> D {
                                if (s >= s) && (t <= lit(0.125)) {
                                    return t - s;
                                }
                                { t }
                            }
                            let v13 = inner12(x + lit(BETA), (v9.abs() + lit(0.5)).ln());
                            for i15 in 0..w.len() {
                                const GAMMA_16: f64 = 1.1;
                                { let right = v13.max(lit(-2.25)).min(lit(2.375)) * lit(GAMMA_16); w[(2 * i4 + 1) % w.len()] *= right; }
                            }
                        }
                    }
                    _ => {
                        if i4 % 2 == 1 {
                            'l17: for &e18 in w.iter() {
                                for i20 in 0..n % 4 {
                                    let v21: D;
                                    if lit(BETA) < lit(-1.0) {
                                        v21 = { lit(BETA) };
                                    } else {
                                        v21 = x + lit(0.5);
                                    }
                                    p6.1 = c2(v21).max(lit(-2.25)).min(lit(2.375));
                                }
                            }
                        } else {
                            for i22 in 1..w.len() {
                                { let right = (w[i22 - 1] - w[i22]).cos(); w[i22] *= right; }
                            }
                            {
                                {
                                    'l23: for &e24 in w.iter() {
                                        if lit((i4 % 4) as f64) < lit(0.25) {
                                            let mut k26: usize = 0;
                                            let v30: D = loop {
                                                if k26 >= 3 {
                                                    break match k26 % 3 {
                                                        0 => { x }
                                                        1 | 6 => { e24 }
                                                        _ => { lit(0.125) }
                                                    };
                                                }
                                                k26 += 1;
                                                fn inner27(s: D, t: D) -> D {
                                                    if lit(0.5) > lit(-0.25) {
                                                        return (lit(2.0).abs() + lit(0.25) + lit(1.0)).acosh();
                                                    }
                                                    t.asinh()
                                                }
                                                let v1: D = inner27(lit(0.75), match i4 % 4 {
                                                    0 => {
                                                        { let right = v1 * v1 + lit(0.5) + lit(1.0); v1 /= right; }
                                                        w[0]
                                                    }
                                                    1 => { p6.1 }
                                                    2 => {
                                                        let v28: D = w[0];
                                                        lit(BETA)
                                                    }
                                                    _ => { lit(0.75) }
                                                });
                                                let o29: Option<D> = if x <= e24 { Some(c2(lit((n % 4) as f64))) } else { None };
                                            };
                                            let r31 = [lit((n % 4) as f64); 4];
                                        }
                                    }
                                }
                            }
                        }
                        {
                            {
                                let mut v32 = w[w.len() - 1 - (i4) % w.len()];
                            }
                        }
                    }
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p110", false, |report| crate::check_program!(7, report, off));
    }
}

pub mod p111 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(hvp)]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v2 = {
                let mut k1: usize = 2;
                v
            };
            let mut r3 = [(v2 * v2 + 1.25).log2(); 2];
            let v4: f64;
            if v2 <= 0.75 {
                v4 = v2 / (v.abs() + 0.25);
            } else {
                v4 = r3.iter().rev().zip(&r3).skip(0).map(|(&e5, &z5)| r3.iter().take(4).map(|&e6| 1.0 + 0.25 * e6.sin()).product::<f64>()).sum::<f64>();
            }
            v * v4 * u
        }
        #[differentiate(hvp)]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y * ((n % 4) as f64);
            let mut m2: [[f64; 2]; 2] = [[((n % 4) as f64), 1.25], [v1, v1]];
            const GAMMA_3: f64 = 0.75;
            v1 -= (y + x) * GAMMA_3;
            let v4 = h0(v1, x);
            #[checkpoint(snapshots = 2)]
            'l5: for _ in 0..n {
                let mut k8: usize = 0;
                #[checkpoint]
                'l7: while (k8 < 5) && (m2[(2 * n + 2) % 2][(2 * n + 0) % 2] < x) {
                    k8 += 1;
                    {
                        let mut k10: usize = 0;
                        #[checkpoint(snapshots = 2)]
                        while k10 < 4 {
                            k10 += 1;
                            const GAMMA_11: f64 = 0.9;
                            v1 -= 0.25 * (v4 / (y.abs() + 1.25)) * GAMMA_11;
                        }
                    }
                }
                let mut r12 = m2[(k8) % 2];
            }
            y - ((n % 4) as f64) + v1 - x.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut v2 = {
                let mut k1: usize = 2;
                v
            };
            let mut r3 = [(v2 * v2 + lit(1.25)).log2(); 2];
            let v4: D;
            if v2 <= lit(0.75) {
                v4 = v2 / (v.abs() + lit(0.25));
            } else {
                v4 = r3.iter().rev().zip(&r3).skip(0).map(|(&e5, &z5)| r3.iter().take(4).map(|&e6| lit(1.0) + lit(0.25) * e6.sin()).product::<D>()).sum::<D>();
            }
            v * v4 * u
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y * lit((n % 4) as f64);
            let mut m2: [[D; 2]; 2] = [[lit((n % 4) as f64), lit(1.25)], [v1, v1]];
            const GAMMA_3: f64 = 0.75;
            { let right = (y + x) * lit(GAMMA_3); v1 -= right; }
            let v4 = h0(v1, x);
            'l5: for _ in 0..n {
                let mut k8: usize = 0;
                'l7: while (k8 < 5) && (m2[(2 * n + 2) % 2][(2 * n + 0) % 2] < x) {
                    k8 += 1;
                    {
                        let mut k10: usize = 0;
                        while k10 < 4 {
                            k10 += 1;
                            const GAMMA_11: f64 = 0.9;
                            { let right = lit(0.25) * (v4 / (y.abs() + lit(1.25))) * lit(GAMMA_11); v1 -= right; }
                        }
                    }
                }
                let mut r12 = m2[(k8) % 2];
            }
            y - lit((n % 4) as f64) + v1 - x.sin()
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p111", false, |report| crate::check_program!(0, report, hvp));
    }
}

pub mod p112 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.7;
        const BETA: f64 = 0.5;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(a: &[f64], b: &[f64]) -> f64 {
                let mut v1 = b[0 % b.len()] / (1.0_f64.abs() + 0.5);
                let mut v2 = (v1.abs() + 1.25).log10();
                let mut r3 = [ALPHA + v1, b[b.len() - 1 - (0) % b.len()] - b[0], v2 * a[0]];
                let mut k5: usize = 0;
                let mut v8: f64 = loop {
                    if k5 >= 5 {
                        break ((k5 % 4) as f64);
                    }
                    k5 += 1;
                    let mut v6: f64 = v2 * v1;
                    const GAMMA_7: f64 = -0.7;
                    v1 += 0.25 * v1 * GAMMA_7;
                };
                v8 / (v1.abs() + 1.25) - v8 - v2 - v1
            }
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x = x;
            let mut x: f64 = { 0.125 };
            let mut r1: Vec<f64> = vec![p[(n + n) % 3] * x; n % 5 + 1];
            let r1_len: usize = r1.len();
            for i2 in 1..r1.len() {
                r1[i2] *= (r1[i2 - 1] - r1[i2]).cos();
            }
            let mut k4: usize = 0;
            let mut v13: f64 = loop {
                if k4 >= 2 {
                    break p.iter().map(|&e12| e12 - e12).fold(((k4 % 4) as f64), |acc12, t12| acc12.sin() + acc12 * t12);
                }
                k4 += 1;
                match k4 % 3 {
                    0 => {
                        r1[0] -= 0.25 * x;
                    }
                    1 => {
                        let mut k6: usize = 0;
                        let mut v9: f64 = 'l5: loop {
                            if k6 >= 3 {
                                break x;
                            }
                            k6 += 1;
                            let (mut v7, v8): (f64, f64) = ((x.abs() + 0.5).sqrt(), f64::midpoint(x, x));
                            p[2] += 0.25 * (v8 + v8);
                        };
                    }
                    _ => {
                        let mut r10: [f64; 3] = [((r1_len % 4) as f64) * x, in_h0::h0(&p[..], &r1[..]), x / (((k4 % 4) as f64).abs() + 0.25)];
                        (p, r10) = (r10, p);
                    }
                }
                for i11 in 1..r1.len() {
                    r1[i11] = r1[i11 - 1] * x.clamp(-2.125, 1.875) + r1[i11];
                }
            };
            [-0.3 - x + p[1], (match n % 4 {
                0 if 1.25_f64 < ALPHA => { x }
                1 => { x }
                2 => { v13 }
                _ => {
                    let v14 = x;
                    x
                }
            }) * x.sin() + r1[r1.len() - 1 - (2 * n + 0) % r1.len()]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.7;
        const BETA: f64 = 0.5;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(assign))]
            pub fn h0(a: &[f64], b: &[f64]) -> f64 {
                let mut v1 = b[0 % b.len()] / (1.0_f64.abs() + 0.5);
                let mut v2 = (v1.abs() + 1.25).log10();
                let mut r3 = [ALPHA + v1, b[b.len() - 1 - (0) % b.len()] - b[0], v2 * a[0]];
                let mut k5: usize = 0;
                let mut v8: f64 = loop {
                    if k5 >= 5 {
                        break ((k5 % 4) as f64);
                    }
                    k5 += 1;
                    let mut v6: f64 = v2 * v1;
                    const GAMMA_7: f64 = -0.7;
                    v1 += 0.25 * v1 * GAMMA_7;
                };
                v8 / (v1.abs() + 1.25) - v8 - v2 - v1
            }
        }
        #[differentiate(without(assign))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut x = x;
            let mut x: f64 = { 0.125 };
            let mut r1: Vec<f64> = vec![p[(n + n) % 3] * x; n % 5 + 1];
            let r1_len: usize = r1.len();
            for i2 in 1..r1.len() {
                r1[i2] *= (r1[i2 - 1] - r1[i2]).cos();
            }
            let mut k4: usize = 0;
            let mut v13: f64 = loop {
                if k4 >= 2 {
                    break p.iter().map(|&e12| e12 - e12).fold(((k4 % 4) as f64), |acc12, t12| acc12.sin() + acc12 * t12);
                }
                k4 += 1;
                match k4 % 3 {
                    0 => {
                        r1[0] -= 0.25 * x;
                    }
                    1 => {
                        let mut k6: usize = 0;
                        let mut v9: f64 = 'l5: loop {
                            if k6 >= 3 {
                                break x;
                            }
                            k6 += 1;
                            let (mut v7, v8): (f64, f64) = ((x.abs() + 0.5).sqrt(), f64::midpoint(x, x));
                            p[2] += 0.25 * (v8 + v8);
                        };
                    }
                    _ => {
                        let mut r10: [f64; 3] = [((r1_len % 4) as f64) * x, in_h0::h0(&p[..], &r1[..]), x / (((k4 % 4) as f64).abs() + 0.25)];
                        (p, r10) = (r10, p);
                    }
                }
                for i11 in 1..r1.len() {
                    r1[i11] = r1[i11 - 1] * x.clamp(-2.125, 1.875) + r1[i11];
                }
            };
            [-0.3 - x + p[1], (match n % 4 {
                0 if 1.25_f64 < ALPHA => { x }
                1 => { x }
                2 => { v13 }
                _ => {
                    let v14 = x;
                    x
                }
            }) * x.sin() + r1[r1.len() - 1 - (2 * n + 0) % r1.len()]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.7;
        const BETA: f64 = 0.5;
        pub mod in_h0 {
            use super::*;
            pub fn h0(a: &[D], b: &[D]) -> D {
                let mut v1 = b[0 % b.len()] / (lit(1.0).abs() + lit(0.5));
                let mut v2 = (v1.abs() + lit(1.25)).log10();
                let mut r3 = [lit(ALPHA) + v1, b[b.len() - 1 - (0) % b.len()] - b[0], v2 * a[0]];
                let mut k5: usize = 0;
                let mut v8: D = loop {
                    if k5 >= 5 {
                        break lit((k5 % 4) as f64);
                    }
                    k5 += 1;
                    let mut v6: D = v2 * v1;
                    const GAMMA_7: f64 = -0.7;
                    { let right = lit(0.25) * v1 * lit(GAMMA_7); v1 += right; }
                };
                v8 / (v1.abs() + lit(1.25)) - v8 - v2 - v1
            }
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut x = x;
            let mut x: D = { lit(0.125) };
            let mut r1: Vec<D> = vec![p[(n + n) % 3] * x; n % 5 + 1];
            let r1_len: usize = r1.len();
            for i2 in 1..r1.len() {
                { let right = (r1[i2 - 1] - r1[i2]).cos(); r1[i2] *= right; }
            }
            let mut k4: usize = 0;
            let mut v13: D = loop {
                if k4 >= 2 {
                    break p.iter().map(|&e12| e12 - e12).fold(lit((k4 % 4) as f64), |acc12, t12| acc12.sin() + acc12 * t12);
                }
                k4 += 1;
                match k4 % 3 {
                    0 => {
                        { let right = lit(0.25) * x; r1[0] -= right; }
                    }
                    1 => {
                        let mut k6: usize = 0;
                        let mut v9: D = 'l5: loop {
                            if k6 >= 3 {
                                break x;
                            }
                            k6 += 1;
                            let (mut v7, v8): (D, D) = ((x.abs() + lit(0.5)).sqrt(), D::midpoint(x, x));
                            { let right = lit(0.25) * (v8 + v8); p[2] += right; }
                        };
                    }
                    _ => {
                        let mut r10: [D; 3] = [lit((r1_len % 4) as f64) * x, in_h0::h0(&p[..], &r1[..]), x / (lit((k4 % 4) as f64).abs() + lit(0.25))];
                        (p, r10) = (r10, p);
                    }
                }
                for i11 in 1..r1.len() {
                    r1[i11] = r1[i11 - 1] * x.clamp(lit(-2.125), lit(1.875)) + r1[i11];
                }
            };
            [lit(-0.3) - x + p[1], (match n % 4 {
                0 if lit(1.25) < lit(ALPHA) => { x }
                1 => { x }
                2 => { v13 }
                _ => {
                    let v14 = x;
                    x
                }
            }) * x.sin() + r1[r1.len() - 1 - (2 * n + 0) % r1.len()]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p112", false, |report| crate::check_program!(6, report, off));
    }
}

pub mod p113 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        const BETA: f64 = -0.7;
        #[differentiate(jvp)]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.3 * x;
            let mut v2 = x;
            let mut m3: [[f64; 2]; 3] = [[v1, ALPHA], [v2, ALPHA], [-0.125, v1]];
            let r4: [f64; 3] = [0.0; 3];
            m3[(n) % 3][(n + 1) % 2] += a[n % a.len()];
            if r4[3 - 1 - (4) % 3] >= 0.3 {
                let mut k6: usize = 0;
                'l5: while k6 < 3 {
                    k6 += 1;
                    if !(x <= 0.25) {
                        v2 = -2.0_f64;
                    } else {
                        v1 *= (a[0] * v2).clamp(-2.125, 1.875);
                    }
                }
            }
            v1 * r4[3 - 1 - (n + 1) % 3] + x.sin() + a[a.len() - 1 - (n + n) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.25;
        const BETA: f64 = -0.7;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = lit(0.3) * x;
            let mut v2 = x;
            let mut m3: [[D; 2]; 3] = [[v1, lit(ALPHA)], [v2, lit(ALPHA)], [lit(-0.125), v1]];
            let r4: [D; 3] = [lit(0.0); 3];
            { let right = a[n % a.len()]; m3[(n) % 3][(n + 1) % 2] += right; }
            if r4[3 - 1 - (4) % 3] >= lit(0.3) {
                let mut k6: usize = 0;
                'l5: while k6 < 3 {
                    k6 += 1;
                    if !(x <= lit(0.25)) {
                        v2 = lit(-2.0);
                    } else {
                        { let right = (a[0] * v2).clamp(lit(-2.125), lit(1.875)); v1 *= right; }
                    }
                }
            }
            v1 * r4[3 - 1 - (n + 1) % 3] + x.sin() + a[a.len() - 1 - (n + n) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p113", false, |report| crate::check_program!(1, report, jvp));
    }
}

pub mod p114 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        const BETA: f64 = 0.75;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
                let mut u = u;
                let mut m1: [[f64; 3]; 2] = [[0.25; 3]; 2];
                let u = u + u;
                m1[(2) % 2][(2) % 3] = u;
                for i2 in 1..3 {
                    p[i2] *= (p[i2 - 1] - p[i2]).cos();
                }
                p[3 - 1 - (2) % 3] * u + p[0 % 3]
            }
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut x = (x * x + 0.5).sqrt();
            let mut r1 = vec![a[a.len() - 1 - (n + n) % a.len()] / (x.abs() + 0.25); 2];
            let r1_len: usize = r1.len();
            r1[(r1_len + 1) % r1_len] /= BETA.abs() + 1.25;
            x /= x.abs() + 1.25;
            if (BETA > x) || (ALPHA >= 1.25) {
                x /= 1.0 * 1.0 + 1.25;
            }
            if (x >= x) && (a[(r1_len + n) % a.len()] > 1.5) {
            }
            let x = 0.25 - a[a.len() - 1 - (r1_len + n) % a.len()];
            x + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        const BETA: f64 = 0.75;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(carry))]
            pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
                let mut u = u;
                let mut m1: [[f64; 3]; 2] = [[0.25; 3]; 2];
                let u = u + u;
                m1[(2) % 2][(2) % 3] = u;
                for i2 in 1..3 {
                    p[i2] *= (p[i2 - 1] - p[i2]).cos();
                }
                p[3 - 1 - (2) % 3] * u + p[0 % 3]
            }
        }
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut x = (x * x + 0.5).sqrt();
            let mut r1 = vec![a[a.len() - 1 - (n + n) % a.len()] / (x.abs() + 0.25); 2];
            let r1_len: usize = r1.len();
            r1[(r1_len + 1) % r1_len] /= BETA.abs() + 1.25;
            x /= x.abs() + 1.25;
            if (BETA > x) || (ALPHA >= 1.25) {
                x /= 1.0 * 1.0 + 1.25;
            }
            if (x >= x) && (a[(r1_len + n) % a.len()] > 1.5) {
            }
            let x = 0.25 - a[a.len() - 1 - (r1_len + n) % a.len()];
            x + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.0;
        const BETA: f64 = 0.75;
        pub mod in_h0 {
            use super::*;
            pub fn h0(mut p: [D; 3], u: D) -> D {
                let mut u = u;
                let mut m1: [[D; 3]; 2] = [[lit(0.25); 3]; 2];
                let u = u + u;
                m1[(2) % 2][(2) % 3] = u;
                for i2 in 1..3 {
                    { let right = (p[i2 - 1] - p[i2]).cos(); p[i2] *= right; }
                }
                p[3 - 1 - (2) % 3] * u + p[0 % 3]
            }
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut x = (x * x + lit(0.5)).sqrt();
            let mut r1 = vec![a[a.len() - 1 - (n + n) % a.len()] / (x.abs() + lit(0.25)); 2];
            let r1_len: usize = r1.len();
            { let right = lit(BETA).abs() + lit(1.25); r1[(r1_len + 1) % r1_len] /= right; }
            { let right = x.abs() + lit(1.25); x /= right; }
            if (lit(BETA) > x) || (lit(ALPHA) >= lit(1.25)) {
                { let right = lit(1.0) * lit(1.0) + lit(1.25); x /= right; }
            }
            if (x >= x) && (a[(r1_len + n) % a.len()] > lit(1.5)) {
            }
            let x = lit(0.25) - a[a.len() - 1 - (r1_len + n) % a.len()];
            x + x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p114", false, |report| crate::check_program!(1, report, off));
    }
}

pub mod p115 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[differentiate(hvp)]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v2: f64 = if ((n % 4) as f64) < 0.75 {
                let v1 = p[(n + 1) % 3];
                w[w.len() - 1 - (n + 1) % w.len()]
            } else {
                w[0] = ALPHA;
                ALPHA
            };
            let w_len: usize = w.len();
            let mut r3 = vec![v2.midpoint(v2); n % 5 + 1];
            let r3_len: usize = r3.len();
            let mut k5: usize = 0;
            'l4: while (k5 < 1) && (v2 > v2) {
                k5 += 1;
                v2 = ((n % 4) as f64).clamp(-2.125, 1.875);
            }
            const GAMMA_6: f64 = 1.1;
            w[(2) % w_len] = ALPHA.atan2(v2.abs() + 1.25) * GAMMA_6;
            let v7 = w[w.len() - 1 - (w_len + n) % w.len()] * v2;
            let mut k9: usize = 0;
            'l8: loop {
                if k9 >= 3 {
                    break;
                }
                k9 += 1;
                'l10: for &e11 in &p {
                    for i13 in 0..=k5 % 4 {
                        let mut v14 = v2;
                        let c15 = move |u15_0: f64| u15_0 - ALPHA.mul_add(v7, ((k9 % 4) as f64));
                    }
                }
                v2 -= 0.25 * (r3[(w_len + 1) % r3.len()] + r3[r3.len() - 1 - (n) % r3.len()]);
            }
            -v7 + v2 + r3[0] + w[0] + p[(r3_len + 1) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v2: D = if lit((n % 4) as f64) < lit(0.75) {
                let v1 = p[(n + 1) % 3];
                w[w.len() - 1 - (n + 1) % w.len()]
            } else {
                w[0] = lit(ALPHA);
                lit(ALPHA)
            };
            let w_len: usize = w.len();
            let mut r3 = vec![v2.midpoint(v2); n % 5 + 1];
            let r3_len: usize = r3.len();
            let mut k5: usize = 0;
            'l4: while (k5 < 1) && (v2 > v2) {
                k5 += 1;
                v2 = lit((n % 4) as f64).clamp(lit(-2.125), lit(1.875));
            }
            const GAMMA_6: f64 = 1.1;
            w[(2) % w_len] = lit(ALPHA).atan2(v2.abs() + lit(1.25)) * lit(GAMMA_6);
            let v7 = w[w.len() - 1 - (w_len + n) % w.len()] * v2;
            let mut k9: usize = 0;
            'l8: loop {
                if k9 >= 3 {
                    break;
                }
                k9 += 1;
                'l10: for &e11 in &p {
                    for i13 in 0..=k5 % 4 {
                        let mut v14 = v2;
                        let c15 = move |u15_0: D| u15_0 - lit(ALPHA).mul_add(v7, lit((k9 % 4) as f64));
                    }
                }
                { let right = lit(0.25) * (r3[(w_len + 1) % r3.len()] + r3[r3.len() - 1 - (n) % r3.len()]); v2 -= right; }
            }
            -v7 + v2 + r3[0] + w[0] + p[(r3_len + 1) % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p115", false, |report| crate::check_program!(2, report, hvp));
    }
}

pub mod p116 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = p[1] - u;
            let mut v2 = u;
            v2 = v2 * 0.5 + (v1 + p[2 % 3]);
            let r3: Vec<f64> = vec![v2.sin(); 3];
            let r3_len: usize = r3.len();
            0.5 - v1.sin() + u + r3[r3_len % r3.len()] + p[0]
        }
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = (b[n % b.len()].abs() + 0.5).powf(q[4 - 1 - (3) % 4].cos());
            let v2 = v1;
            match n % 2 {
                0 => {
                    v1 -= ((n % 4) as f64) - v2;
                }
                _ => {
                    let mut k4: usize = 0;
                    let mut v7: f64 = loop {
                        if k4 >= 0 {
                            break h0([v2, v1, 0.3], v2);
                        }
                        k4 += 1;
                        if v2 <= 1.0 {
                            let mut v2 = v2;
                            if v2 < q[n % 4] {
                                v2 = v2 * 0.5 + v1;
                            }
                        }
                        match k4 % 3 {
                            0 => {
                                v1 = v1 * 0.5 + v1;
                            }
                            1 => {
                                let c5 = |u5_0: f64, u5_1: f64| u5_0 - u5_1;
                            }
                            _ => {
                                let mut v6 = match n % 3 {
                                    0 if v1 > 2.0 => {
                                        v1 -= 0.25 * (v2 / (q[0].abs() + 1.25));
                                        a[a.len() - 1 - (n) % a.len()]
                                    }
                                    1 => { v2 }
                                    _ => {
                                        v1 -= 0.25 * (v1 + v2);
                                        v2
                                    }
                                };
                            }
                        }
                    };
                }
            }
            ({
                v1 = v1 * 0.5 + a[0] * v2;
                v1
            }) * v2 + b[(2 * n + 2) % b.len()] + q[1 % 4]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(fission))]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = p[1] - u;
            let mut v2 = u;
            v2 = v2 * 0.5 + (v1 + p[2 % 3]);
            let r3: Vec<f64> = vec![v2.sin(); 3];
            let r3_len: usize = r3.len();
            0.5 - v1.sin() + u + r3[r3_len % r3.len()] + p[0]
        }
        #[differentiate(without(fission))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = (b[n % b.len()].abs() + 0.5).powf(q[4 - 1 - (3) % 4].cos());
            let v2 = v1;
            match n % 2 {
                0 => {
                    v1 -= ((n % 4) as f64) - v2;
                }
                _ => {
                    let mut k4: usize = 0;
                    let mut v7: f64 = loop {
                        if k4 >= 0 {
                            break h0([v2, v1, 0.3], v2);
                        }
                        k4 += 1;
                        if v2 <= 1.0 {
                            let mut v2 = v2;
                            if v2 < q[n % 4] {
                                v2 = v2 * 0.5 + v1;
                            }
                        }
                        match k4 % 3 {
                            0 => {
                                v1 = v1 * 0.5 + v1;
                            }
                            1 => {
                                let c5 = |u5_0: f64, u5_1: f64| u5_0 - u5_1;
                            }
                            _ => {
                                let mut v6 = match n % 3 {
                                    0 if v1 > 2.0 => {
                                        v1 -= 0.25 * (v2 / (q[0].abs() + 1.25));
                                        a[a.len() - 1 - (n) % a.len()]
                                    }
                                    1 => { v2 }
                                    _ => {
                                        v1 -= 0.25 * (v1 + v2);
                                        v2
                                    }
                                };
                            }
                        }
                    };
                }
            }
            ({
                v1 = v1 * 0.5 + a[0] * v2;
                v1
            }) * v2 + b[(2 * n + 2) % b.len()] + q[1 % 4]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = p[1] - u;
            let mut v2 = u;
            v2 = v2 * lit(0.5) + (v1 + p[2 % 3]);
            let r3: Vec<D> = vec![v2.sin(); 3];
            let r3_len: usize = r3.len();
            lit(0.5) - v1.sin() + u + r3[r3_len % r3.len()] + p[0]
        }
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = (b[n % b.len()].abs() + lit(0.5)).powf(q[4 - 1 - (3) % 4].cos());
            let v2 = v1;
            match n % 2 {
                0 => {
                    { let right = lit((n % 4) as f64) - v2; v1 -= right; }
                }
                _ => {
                    let mut k4: usize = 0;
                    let mut v7: D = loop {
                        if k4 >= 0 {
                            break h0([v2, v1, lit(0.3)], v2);
                        }
                        k4 += 1;
                        if v2 <= lit(1.0) {
                            let mut v2 = v2;
                            if v2 < q[n % 4] {
                                v2 = v2 * lit(0.5) + v1;
                            }
                        }
                        match k4 % 3 {
                            0 => {
                                v1 = v1 * lit(0.5) + v1;
                            }
                            1 => {
                                let c5 = |u5_0: D, u5_1: D| u5_0 - u5_1;
                            }
                            _ => {
                                let mut v6 = match n % 3 {
                                    0 if v1 > lit(2.0) => {
                                        { let right = lit(0.25) * (v2 / (q[0].abs() + lit(1.25))); v1 -= right; }
                                        a[a.len() - 1 - (n) % a.len()]
                                    }
                                    1 => { v2 }
                                    _ => {
                                        { let right = lit(0.25) * (v1 + v2); v1 -= right; }
                                        v2
                                    }
                                };
                            }
                        }
                    };
                }
            }
            ({
                v1 = v1 * lit(0.5) + a[0] * v2;
                v1
            }) * v2 + b[(2 * n + 2) % b.len()] + q[1 % 4]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p116", false, |report| crate::check_program!(5, report, off));
    }
}

pub mod p117 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(jvp)]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_w1 - a[0];
            let mut v2 = field_w1.sin();
            let mut m3: [[f64; 3]; 2] = [[field_w2, ((whole % 4) as f64), field_a], [v1, v2, a[a.len() - 1 - (4) % a.len()]]];
            v1 /= a[a.len() - 1 - (whole) % a.len()].abs() + 0.5;
            let o4: Option<f64> = if a[a.len() - 1 - (2 * whole + 2) % a.len()] < -1.25 { Some(m3[0][(2 * whole + 0) % 3] / (field_a.abs() + 0.25)) } else { None };
            v1 *= a[0].sin();
            v1 = ALPHA;
            v2 += field_w1.sin();
            v1 = v1 * 0.5 + (1..n).map(|i5| field_a * ALPHA).sum::<f64>();
            'l6: for &e7 in a {
                if e7 < -1.1 {
                    if whole % 2 != 1 {
                        let mut r9: Vec<f64> = a.iter().rev().map(|&e8| a[0 % a.len()] - a[a.len() - 1 - (whole + 1) % a.len()]).collect();
                        let r9_len: usize = r9.len();
                        if whole % 2 != 1 {
                            v2 = e7.sin();
                            let v10 = if field_w2 <= ((r9_len % 4) as f64) { a[whole % a.len()] } else { a[a.len() - 1 - (3) % a.len()] };
                        }
                    }
                }
            }
            (-ALPHA + v1.sin()) * field_w2.sin() - field_w1 - field_w0 + a[a.len() - 1 - (2) % a.len()] + s.b
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
        const ALPHA: f64 = 0.3;
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_w1 - a[0];
            let mut v2 = field_w1.sin();
            let mut m3: [[D; 3]; 2] = [[field_w2, lit((whole % 4) as f64), field_a], [v1, v2, a[a.len() - 1 - (4) % a.len()]]];
            { let right = a[a.len() - 1 - (whole) % a.len()].abs() + lit(0.5); v1 /= right; }
            let o4: Option<D> = if a[a.len() - 1 - (2 * whole + 2) % a.len()] < lit(-1.25) { Some(m3[0][(2 * whole + 0) % 3] / (field_a.abs() + lit(0.25))) } else { None };
            { let right = a[0].sin(); v1 *= right; }
            v1 = lit(ALPHA);
            { let right = field_w1.sin(); v2 += right; }
            v1 = v1 * lit(0.5) + (1..n).map(|i5| field_a * lit(ALPHA)).sum::<D>();
            'l6: for &e7 in a {
                if e7 < lit(-1.1) {
                    if whole % 2 != 1 {
                        let mut r9: Vec<D> = a.iter().rev().map(|&e8| a[0 % a.len()] - a[a.len() - 1 - (whole + 1) % a.len()]).collect();
                        let r9_len: usize = r9.len();
                        if whole % 2 != 1 {
                            v2 = e7.sin();
                            let v10 = if field_w2 <= lit((r9_len % 4) as f64) { a[whole % a.len()] } else { a[a.len() - 1 - (3) % a.len()] };
                        }
                    }
                }
            }
            (-lit(ALPHA) + v1.sin()) * field_w2.sin() - field_w1 - field_w0 + a[a.len() - 1 - (2) % a.len()] + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p117", false, |report| crate::check_program!(8, report, jvp));
    }
}

pub mod p118 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = -0.125;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = ((k % 4) as f64);
            let mut u = 0.9_f64.max(u);
            let c2 = move |u2_0: f64, u2_1: f64| u2_0 - BETA;
            if k % 3 == 1 {
                const GAMMA_3: f64 = 1.0;
                v1 += (0..k).map(|i4| c2(v1, u)).fold(u, |acc4, t4| 0.5 * acc4 + -2.0 * t4) * GAMMA_3;
            }
            if v1 > u {
                return Some(BETA);
            }
            Some((1..4).skip(1).map(|i5| v1 * ((i5 % 4) as f64)).sum::<f64>() * u + v1.sin())
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 0.125 + ((n % 4) as f64);
            let w_len: usize = w.len();
            let mut r2 = [p[1], 0.75, w[4 % w.len()]];
            v1 = v1 + v1;
            for e4 in p.iter() {
            }
            w.push({ v1 });
            if w_len % 3 != 1 {
                v1 = v1;
                return v1;
            }
            let v5: f64;
            if n % 2 != 1 {
                v5 = p[0];
            } else {
                v5 = v1 + v1;
            }
            'l6: for _ in 1..n % 4 {
                let c8 = |u8_0: f64| u8_0 * u8_0;
                let v9 = f64::atan2(w[(n + 1) % w.len()], v5 * v5 + 0.25);
            }
            (0..n).map(|i10| 1.25 - r2[1]).fold(v1, |acc10, t10| 0.5 * acc10 + -0.25 * t10) + w[(n + n) % w.len()] + p[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = -0.125;
        #[differentiate(without(order))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = ((k % 4) as f64);
            let mut u = 0.9_f64.max(u);
            let c2 = move |u2_0: f64, u2_1: f64| u2_0 - BETA;
            if k % 3 == 1 {
                const GAMMA_3: f64 = 1.0;
                v1 += (0..k).map(|i4| c2(v1, u)).fold(u, |acc4, t4| 0.5 * acc4 + -2.0 * t4) * GAMMA_3;
            }
            if v1 > u {
                return Some(BETA);
            }
            Some((1..4).skip(1).map(|i5| v1 * ((i5 % 4) as f64)).sum::<f64>() * u + v1.sin())
        }
        #[differentiate(without(order))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 0.125 + ((n % 4) as f64);
            let w_len: usize = w.len();
            let mut r2 = [p[1], 0.75, w[4 % w.len()]];
            v1 = v1 + v1;
            for e4 in p.iter() {
            }
            w.push({ v1 });
            if w_len % 3 != 1 {
                v1 = v1;
                return v1;
            }
            let v5: f64;
            if n % 2 != 1 {
                v5 = p[0];
            } else {
                v5 = v1 + v1;
            }
            'l6: for _ in 1..n % 4 {
                let c8 = |u8_0: f64| u8_0 * u8_0;
                let v9 = f64::atan2(w[(n + 1) % w.len()], v5 * v5 + 0.25);
            }
            (0..n).map(|i10| 1.25 - r2[1]).fold(v1, |acc10, t10| 0.5 * acc10 + -0.25 * t10) + w[(n + n) % w.len()] + p[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = -0.125;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = lit((k % 4) as f64);
            let mut u = lit(0.9).max(u);
            let c2 = move |u2_0: D, u2_1: D| u2_0 - lit(BETA);
            if k % 3 == 1 {
                const GAMMA_3: f64 = 1.0;
                { let right = (0..k).map(|i4| c2(v1, u)).fold(u, |acc4, t4| lit(0.5) * acc4 + lit(-2.0) * t4) * lit(GAMMA_3); v1 += right; }
            }
            if v1 > u {
                return Some(lit(BETA));
            }
            Some((1..4).skip(1).map(|i5| v1 * lit((i5 % 4) as f64)).sum::<D>() * u + v1.sin())
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit(0.125) + lit((n % 4) as f64);
            let w_len: usize = w.len();
            let mut r2 = [p[1], lit(0.75), w[4 % w.len()]];
            v1 = v1 + v1;
            for e4 in p.iter() {
            }
            w.push({ v1 });
            if w_len % 3 != 1 {
                v1 = v1;
                return v1;
            }
            let v5: D;
            if n % 2 != 1 {
                v5 = p[0];
            } else {
                v5 = v1 + v1;
            }
            'l6: for _ in 1..n % 4 {
                let c8 = |u8_0: D| u8_0 * u8_0;
                let v9 = D::atan2(w[(n + 1) % w.len()], v5 * v5 + lit(0.25));
            }
            (0..n).map(|i10| lit(1.25) - r2[1]).fold(v1, |acc10, t10| lit(0.5) * acc10 + lit(-0.25) * t10) + w[(n + n) % w.len()] + p[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p118", false, |report| crate::check_program!(2, report, off));
    }
}

pub mod p119 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.1;
        #[differentiate(jvp)]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut u = BETA.copysign(u);
            let mut u: f64 = BETA * u;
            let m1: [[f64; 2]; 3] = [[-0.5; 2]; 3];
            p[2] = p[2] * 0.5 + u;
            let v2 = (u / (1.0 + u * u)).exp();
            p.chunks(2).map(|e3| (m1[(0) % 3][1] * m1[(0) % 3][1] + 0.25).log2()).sum::<f64>() + v2 + u
        }
        #[differentiate(jvp)]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = ((n % 4) as f64) * p[3 - 1 - (0) % 3];
            let w_len: usize = w.len();
            let v3 = w.iter().rev().map(|&e2| ((n % 4) as f64) * 0.75).sum::<f64>();
            let v4: f64;
            if !(w[0] <= v1) {
                v4 = v3;
            } else {
                v4 = v1;
            }
            if BETA >= 0.5 {
                for i6 in 0..=n % 4 {
                    let v7: f64;
                    if !(v3 >= v3) {
                        v7 = w[0] + p[3 - 1 - (2 * w_len + 1) % 3];
                    } else {
                        v7 = match n % 2 {
                            0 | 5 => { -0.5 }
                            _ => { v1 }
                        };
                    }
                }
            }
            for i8 in 1..w.len() {
                w[i8] *= (w[i8 - 1] - w[i8]).cos();
            }
            let v9: f64;
            if n % 2 == 1 {
                v9 = w[0].atan().sinh();
            } else {
                v9 = v1 * v1;
            }
            v4 + v9 + v4 + v1 + w[w.len() - 1 - (n + 1) % w.len()] + p[1]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.1;
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut u = lit(BETA).copysign(u);
            let mut u: D = lit(BETA) * u;
            let m1: [[D; 2]; 3] = [[lit(-0.5); 2]; 3];
            p[2] = p[2] * lit(0.5) + u;
            let v2 = (u / (lit(1.0) + u * u)).exp();
            p.chunks(2).map(|e3| (m1[(0) % 3][1] * m1[(0) % 3][1] + lit(0.25)).log2()).sum::<D>() + v2 + u
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1: D = lit((n % 4) as f64) * p[3 - 1 - (0) % 3];
            let w_len: usize = w.len();
            let v3 = w.iter().rev().map(|&e2| lit((n % 4) as f64) * lit(0.75)).sum::<D>();
            let v4: D;
            if !(w[0] <= v1) {
                v4 = v3;
            } else {
                v4 = v1;
            }
            if lit(BETA) >= lit(0.5) {
                for i6 in 0..=n % 4 {
                    let v7: D;
                    if !(v3 >= v3) {
                        v7 = w[0] + p[3 - 1 - (2 * w_len + 1) % 3];
                    } else {
                        v7 = match n % 2 {
                            0 | 5 => { lit(-0.5) }
                            _ => { v1 }
                        };
                    }
                }
            }
            for i8 in 1..w.len() {
                { let right = (w[i8 - 1] - w[i8]).cos(); w[i8] *= right; }
            }
            let v9: D;
            if n % 2 == 1 {
                v9 = w[0].atan().sinh();
            } else {
                v9 = v1 * v1;
            }
            v4 + v9 + v4 + v1 + w[w.len() - 1 - (n + 1) % w.len()] + p[1]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p119", false, |report| crate::check_program!(2, report, jvp));
    }
}

pub mod p120 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = (w[1 % w.len()].abs() + 0.25).sqrt();
            let mut r2 = vec![w[(n + 1) % w.len()]; n % 5 + 1];
            let r2_len: usize = r2.len();
            let mut v3: f64 = r2[r2.len() - 1 - (r2_len) % r2.len()];
            let mut k4: usize = 3;
            if v1 > r2[0] {
                r2[(n + 1) % r2_len] = r2[(n + 1) % r2_len] * 0.5 + v1;
                return v1 * x;
            }
            for i5 in 1..r2.len() {
                r2[i5] *= (r2[i5 - 1] - r2[i5]).cos();
            }
            match r2_len % 3 {
                0 => {
                    v3 /= v1.abs() + 0.25;
                    let v6 = v1.max(w[r2_len % w.len()]);
                }
                1 => {
                    r2[0] = x;
                }
                _ => {
                    for i8 in (1..n).rev() {
                        v3 -= 0.25 * x;
                    }
                }
            }
            w.iter().map(|&e9| r2[0] / (v3.abs() + 0.5)).fold(w[n % w.len()], |acc9, t9| acc9.sin() + acc9 * t9) * v3.sin() + r2[(n + 1) % r2.len()] + w[w.len() - 1 - (n) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = (w[1 % w.len()].abs() + 0.25).sqrt();
            let mut r2 = vec![w[(n + 1) % w.len()]; n % 5 + 1];
            let r2_len: usize = r2.len();
            let mut v3: f64 = r2[r2.len() - 1 - (r2_len) % r2.len()];
            let mut k4: usize = 3;
            if v1 > r2[0] {
                r2[(n + 1) % r2_len] = r2[(n + 1) % r2_len] * 0.5 + v1;
                return v1 * x;
            }
            for i5 in 1..r2.len() {
                r2[i5] *= (r2[i5 - 1] - r2[i5]).cos();
            }
            match r2_len % 3 {
                0 => {
                    v3 /= v1.abs() + 0.25;
                    let v6 = v1.max(w[r2_len % w.len()]);
                }
                1 => {
                    r2[0] = x;
                }
                _ => {
                    for i8 in (1..n).rev() {
                        v3 -= 0.25 * x;
                    }
                }
            }
            w.iter().map(|&e9| r2[0] / (v3.abs() + 0.5)).fold(w[n % w.len()], |acc9, t9| acc9.sin() + acc9 * t9) * v3.sin() + r2[(n + 1) % r2.len()] + w[w.len() - 1 - (n) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1: D = (w[1 % w.len()].abs() + lit(0.25)).sqrt();
            let mut r2 = vec![w[(n + 1) % w.len()]; n % 5 + 1];
            let r2_len: usize = r2.len();
            let mut v3: D = r2[r2.len() - 1 - (r2_len) % r2.len()];
            let mut k4: usize = 3;
            if v1 > r2[0] {
                r2[(n + 1) % r2_len] = r2[(n + 1) % r2_len] * lit(0.5) + v1;
                return v1 * x;
            }
            for i5 in 1..r2.len() {
                { let right = (r2[i5 - 1] - r2[i5]).cos(); r2[i5] *= right; }
            }
            match r2_len % 3 {
                0 => {
                    { let right = v1.abs() + lit(0.25); v3 /= right; }
                    let v6 = v1.max(w[r2_len % w.len()]);
                }
                1 => {
                    r2[0] = x;
                }
                _ => {
                    for i8 in (1..n).rev() {
                        { let right = lit(0.25) * x; v3 -= right; }
                    }
                }
            }
            w.iter().map(|&e9| r2[0] / (v3.abs() + lit(0.5))).fold(w[n % w.len()], |acc9, t9| acc9.sin() + acc9 * t9) * v3.sin() + r2[(n + 1) % r2.len()] + w[w.len() - 1 - (n) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p120", false, |report| crate::check_program!(4, report, off));
    }
}

pub mod p121 {
    pub mod base {
        use autodiff::differentiate;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(jvp)]
        pub fn h0(w: &mut [f64], a: &[f64], k: usize) -> f64 {
            let mut v1: f64 = 0.7;
            for i2 in 1..w.len() {
                w[i2] += w[i2 - 1] * 0.125_f64.clamp(-2.125, 1.875);
            }
            for (i4, e4) in w.iter().enumerate() {
                let mut v5: f64 = v1;
            }
            (1..4).map(|i6| -a[(k + i6) % a.len()]).filter(|&m6| m6 <= 1.1).sum::<f64>() + v1 + w[w.len() - 1 - (2 * k + 2) % w.len()]
        }
        #[differentiate(jvp)]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = { field_a };
            let mut v2 = a[a.len() - 1 - (whole + 1) % a.len()] * field_w1;
            let mut r3 = [(a[3 % a.len()].abs() + 0.25).ln(), field_w0 * v2, field_b * a[(whole + whole) % a.len()]];
            for i4 in 1..3 {
                r3[i4] += r3[i4 - 1] * v2.cos();
            }
            v2 += 1.0 * field_a;
            let mut r5 = [field_w0, field_w1 / (((n % 4) as f64) * ((n % 4) as f64) + 1.25), field_b + v2, (field_a.abs() + 0.5 + 1.0).acosh(), ((whole % 4) as f64) + field_b];
            let mut k7: usize = 0;
            loop {
                if k7 >= 6 {
                    break;
                }
                k7 += 1;
                let c8 = move |u8_0: f64, u8_1: f64| u8_0 - field_w2 * v2;
            }
            let mut o9: Option<f64> = if v1 <= 0.9 { Some(field_w0) } else { None };
            let mut k10: usize = 1;
            (if field_b > 0.3 { r3[0] } else {
                r3[1] -= r3.iter().skip(1).map(|&e11| field_w0 - field_b).sum::<f64>();
                field_w0
            }) + v2.sin() + field_w2.sin() + r5[1] + a[(2 * k10 + 1) % a.len()] + s.b
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
            let mut v1: D = lit(0.7);
            for i2 in 1..w.len() {
                { let right = w[i2 - 1] * lit(0.125).clamp(lit(-2.125), lit(1.875)); w[i2] += right; }
            }
            for (i4, e4) in w.iter().enumerate() {
                let mut v5: D = v1;
            }
            (1..4).map(|i6| -a[(k + i6) % a.len()]).filter(|&m6| m6 <= lit(1.1)).sum::<D>() + v1 + w[w.len() - 1 - (2 * k + 2) % w.len()]
        }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = { field_a };
            let mut v2 = a[a.len() - 1 - (whole + 1) % a.len()] * field_w1;
            let mut r3 = [(a[3 % a.len()].abs() + lit(0.25)).ln(), field_w0 * v2, field_b * a[(whole + whole) % a.len()]];
            for i4 in 1..3 {
                { let right = r3[i4 - 1] * v2.cos(); r3[i4] += right; }
            }
            { let right = lit(1.0) * field_a; v2 += right; }
            let mut r5 = [field_w0, field_w1 / (lit((n % 4) as f64) * lit((n % 4) as f64) + lit(1.25)), field_b + v2, (field_a.abs() + lit(0.5) + lit(1.0)).acosh(), lit((whole % 4) as f64) + field_b];
            let mut k7: usize = 0;
            loop {
                if k7 >= 6 {
                    break;
                }
                k7 += 1;
                let c8 = move |u8_0: D, u8_1: D| u8_0 - field_w2 * v2;
            }
            let mut o9: Option<D> = if v1 <= lit(0.9) { Some(field_w0) } else { None };
            let mut k10: usize = 1;
            (if field_b > lit(0.3) { r3[0] } else {
                { let right = r3.iter().skip(1).map(|&e11| field_w0 - field_b).sum::<D>(); r3[1] -= right; }
                field_w0
            }) + v2.sin() + field_w2.sin() + r5[1] + a[(2 * k10 + 1) % a.len()] + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p121", false, |report| crate::check_program!(8, report, jvp));
    }
}

pub mod p122 {
    pub mod base {
        use autodiff::differentiate;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v2: f64 = a.iter().filter(|&&e1| (u > 0.25) && (a[a.len() - 1 - (2 * k + 0) % a.len()] < u)).fold(u, |acc1, &e1| acc1.sin() + acc1 * e1);
            v2 /= a[(2 * k + 0) % a.len()].abs() + 0.25;
            let mut k4: usize = 0;
            loop {
                if k4 >= 4 {
                    break;
                }
                k4 += 1;
                v2 += 0.25 * v2.midpoint(((k % 4) as f64));
                v2 += 0.25 * a[(2 * k4 + 0) % a.len()];
            }
            ((k % 4) as f64) + v2
        }
        #[differentiate]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_w2 - field_w1;
            let mut v2 = field_b - field_b;
            let mut r3 = vec![if a[0] <= 0.9 { a[3 % a.len()] } else { field_w2 }, field_w2, a[3 % a.len()], field_b, a[a.len() - 1 - (whole + n) % a.len()]];
            let r3_len: usize = r3.len();
            if n % 3 != 1 {
                let mut v4 = field_w0 / (a[n % a.len()].abs() + 0.25);
            }
            r3[(2) % r3_len] -= { ((whole % 4) as f64) };
            v1 += (v1.abs() + 0.25).log(2.5);
            v2 -= field_w1;
            (({ field_w1 }) - v2) * field_w2.sin() + field_w1 - field_w0.sin() + a[0] + s.b
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
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v2: f64 = a.iter().filter(|&&e1| (u > 0.25) && (a[a.len() - 1 - (2 * k + 0) % a.len()] < u)).fold(u, |acc1, &e1| acc1.sin() + acc1 * e1);
            v2 /= a[(2 * k + 0) % a.len()].abs() + 0.25;
            let mut k4: usize = 0;
            loop {
                if k4 >= 4 {
                    break;
                }
                k4 += 1;
                v2 += 0.25 * v2.midpoint(((k % 4) as f64));
                v2 += 0.25 * a[(2 * k4 + 0) % a.len()];
            }
            ((k % 4) as f64) + v2
        }
        #[differentiate(without(rows))]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_w2 - field_w1;
            let mut v2 = field_b - field_b;
            let mut r3 = vec![if a[0] <= 0.9 { a[3 % a.len()] } else { field_w2 }, field_w2, a[3 % a.len()], field_b, a[a.len() - 1 - (whole + n) % a.len()]];
            let r3_len: usize = r3.len();
            if n % 3 != 1 {
                let mut v4 = field_w0 / (a[n % a.len()].abs() + 0.25);
            }
            r3[(2) % r3_len] -= { ((whole % 4) as f64) };
            v1 += (v1.abs() + 0.25).log(2.5);
            v2 -= field_w1;
            (({ field_w1 }) - v2) * field_w2.sin() + field_w1 - field_w0.sin() + a[0] + s.b
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
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v2: D = a.iter().filter(|&&e1| (u > lit(0.25)) && (a[a.len() - 1 - (2 * k + 0) % a.len()] < u)).fold(u, |acc1, &e1| acc1.sin() + acc1 * e1);
            { let right = a[(2 * k + 0) % a.len()].abs() + lit(0.25); v2 /= right; }
            let mut k4: usize = 0;
            loop {
                if k4 >= 4 {
                    break;
                }
                k4 += 1;
                { let right = lit(0.25) * v2.midpoint(lit((k % 4) as f64)); v2 += right; }
                { let right = lit(0.25) * a[(2 * k4 + 0) % a.len()]; v2 += right; }
            }
            lit((k % 4) as f64) + v2
        }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_w2 - field_w1;
            let mut v2 = field_b - field_b;
            let mut r3 = vec![if a[0] <= lit(0.9) { a[3 % a.len()] } else { field_w2 }, field_w2, a[3 % a.len()], field_b, a[a.len() - 1 - (whole + n) % a.len()]];
            let r3_len: usize = r3.len();
            if n % 3 != 1 {
                let mut v4 = field_w0 / (a[n % a.len()].abs() + lit(0.25));
            }
            { let right = { lit((whole % 4) as f64) }; r3[(2) % r3_len] -= right; }
            { let right = (v1.abs() + lit(0.25)).log(lit(2.5)); v1 += right; }
            { let right = field_w1; v2 -= right; }
            (({ field_w1 }) - v2) * field_w2.sin() + field_w1 - field_w0.sin() + a[0] + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p122", false, |report| crate::check_program!(8, report, off));
    }
}

pub mod p123 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = -0.125;
        #[differentiate(jvp)]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u;
            let r3 = vec![if u < 1.0 {
                let u = w[3 % w.len()];
                u
            } else {
                let v2 = w[w.len() - 1 - (4) % w.len()];
                v2
            }; 4];
            let r3_len: usize = r3.len();
            let mut r4 = vec![w[w.len() - 1 - (r3_len + 1) % w.len()] * BETA; r3_len % 5 + 1];
            let r4_len: usize = r4.len();
            if ALPHA > -0.9 {
                fn inner5(s: f64, t: f64) -> f64 {
                    if t >= 1.0 {
                        return s - t;
                    }
                    -0.75
                }
                let v1 = inner5(match r3_len % 2 {
                    0 => { r3[r3.len() - 1 - (r3_len) % r3.len()] }
                    _ => { u }
                }, v1 / (w[0] * w[0] + 0.25));
            } else {
                if v1 > 0.5 {
                    w[0] -= v1 * r3[0];
                    v1 = u;
                }
            }
        }
        #[differentiate(jvp)]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = w[0] * x;
            let mut v2 = v1 + x;
            #[checkpoint]
            for i4 in 0..n {
                let (mut v5, v6) = (((i4 % 4) as f64) - ALPHA, ((n % 4) as f64) * x);
                if i4 % 2 < 1 {
                    let s7 = &w[..];
                } else {
                    if (0.25_f64 <= 0.3) && (BETA <= -0.3) {
                    }
                }
            }
            fn inner8(s: f64, t: f64) -> f64 {
                if s >= 1.1 {
                    return (1..5).filter(|&i9| i9 % 2 < 1).map(|i9| if t >= 1.0 { s } else { t }).sum::<f64>();
                }
                t.cos()
            }
            let v10 = inner8(v2 * v1, v1 + x);
            for i12 in 0..n {
                v1 = (w[0] * v2).clamp(-2.125, 1.875);
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        const BETA: f64 = -0.125;
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = u;
            let r3 = vec![if u < lit(1.0) {
                let u = w[3 % w.len()];
                u
            } else {
                let v2 = w[w.len() - 1 - (4) % w.len()];
                v2
            }; 4];
            let r3_len: usize = r3.len();
            let mut r4 = vec![w[w.len() - 1 - (r3_len + 1) % w.len()] * lit(BETA); r3_len % 5 + 1];
            let r4_len: usize = r4.len();
            if lit(ALPHA) > lit(-0.9) {
                fn inner5(s: D, t: D) -> D {
                    if t >= lit(1.0) {
                        return s - t;
                    }
                    -lit(0.75)
                }
                let v1 = inner5(match r3_len % 2 {
                    0 => { r3[r3.len() - 1 - (r3_len) % r3.len()] }
                    _ => { u }
                }, v1 / (w[0] * w[0] + lit(0.25)));
            } else {
                if v1 > lit(0.5) {
                    { let right = v1 * r3[0]; w[0] -= right; }
                    v1 = u;
                }
            }
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1: D = w[0] * x;
            let mut v2 = v1 + x;
            for i4 in 0..n {
                let (mut v5, v6) = (lit((i4 % 4) as f64) - lit(ALPHA), lit((n % 4) as f64) * x);
                if i4 % 2 < 1 {
                    let s7 = &w[..];
                } else {
                    if (lit(0.25) <= lit(0.3)) && (lit(BETA) <= lit(-0.3)) {
                    }
                }
            }
            fn inner8(s: D, t: D) -> D {
                if s >= lit(1.1) {
                    return (1..5).filter(|&i9| i9 % 2 < 1).map(|i9| if t >= lit(1.0) { s } else { t }).sum::<D>();
                }
                t.cos()
            }
            let v10 = inner8(v2 * v1, v1 + x);
            for i12 in 0..n {
                v1 = (w[0] * v2).clamp(lit(-2.125), lit(1.875));
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p123", false, |report| crate::check_program!(7, report, jvp));
    }
}

pub mod p124 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 2.0;
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
            let mut v1 = field_w2 - x;
            v1 -= field_w0 + BETA;
            const GAMMA_2: f64 = -0.3;
            v1 += f64::sqrt(field_a.abs() + 0.5) * GAMMA_2;
            if whole % 3 < 1 {
                v1 = -2.0 + v1;
                return (field_a, x - field_b);
            }
            if field_w0 >= -0.25 {
                return (BETA, field_a - v1);
            }
            (field_b - 0.25 + field_w2.sin() - field_w1.sin() - field_b + s.b, (field_w2 + field_w2) * field_w1 * field_w0 - field_b.sin())
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
        const BETA: f64 = 2.0;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(without(tidy))]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_w2 - x;
            v1 -= field_w0 + BETA;
            const GAMMA_2: f64 = -0.3;
            v1 += f64::sqrt(field_a.abs() + 0.5) * GAMMA_2;
            if whole % 3 < 1 {
                v1 = -2.0 + v1;
                return (field_a, x - field_b);
            }
            if field_w0 >= -0.25 {
                return (BETA, field_a - v1);
            }
            (field_b - 0.25 + field_w2.sin() - field_w1.sin() - field_b + s.b, (field_w2 + field_w2) * field_w1 * field_w0 - field_b.sin())
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
        const BETA: f64 = 2.0;
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub fn f(s: S, x: D, n: usize) -> (D, D) {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_w2 - x;
            { let right = field_w0 + lit(BETA); v1 -= right; }
            const GAMMA_2: f64 = -0.3;
            { let right = D::sqrt(field_a.abs() + lit(0.5)) * lit(GAMMA_2); v1 += right; }
            if whole % 3 < 1 {
                v1 = lit(-2.0) + v1;
                return (field_a, x - field_b);
            }
            if field_w0 >= lit(-0.25) {
                return (lit(BETA), field_a - v1);
            }
            (field_b - lit(0.25) + field_w2.sin() - field_w1.sin() - field_b + s.b, (field_w2 + field_w2) * field_w1 * field_w0 - field_b.sin())
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p124", false, |report| crate::check_program!(9, report, off));
    }
}

pub mod p125 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate(jvp)]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v2 = a.iter().rev().take(n).filter(|&&e1| n % 3 != 1).map(|&e1| 1.0 + 0.25 * x.sin()).product::<f64>();
            let mut v3 = ((n % 4) as f64) * v2;
            let mut k4: usize = 1;
            let r6 = [{
                v3 += x;
                v2
            }, ALPHA, a.iter().zip(a.iter()).map(|(&e5, &z5)| 1.0 + 0.25 * ALPHA.min(a[(n + k4) % a.len()]).sin()).product::<f64>(), -v3];
            v3 -= v3.atan2(((k4 % 4) as f64).abs() + 1.25);
            v2 = v2 + v3;
            for i8 in 1..4 {
                let v9: f64;
                if k4 % 3 != 1 {
                    v9 = v2;
                } else {
                    v9 = r6[(i8 + 1) % 4] * x;
                }
            }
            0.25 * x * v3 + v2 + a[a.len() - 1 - (2) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v2 = a.iter().rev().take(n).filter(|&&e1| n % 3 != 1).map(|&e1| lit(1.0) + lit(0.25) * x.sin()).product::<D>();
            let mut v3 = lit((n % 4) as f64) * v2;
            let mut k4: usize = 1;
            let r6 = [{
                { let right = x; v3 += right; }
                v2
            }, lit(ALPHA), a.iter().zip(a.iter()).map(|(&e5, &z5)| lit(1.0) + lit(0.25) * lit(ALPHA).min(a[(n + k4) % a.len()]).sin()).product::<D>(), -v3];
            { let right = v3.atan2(lit((k4 % 4) as f64).abs() + lit(1.25)); v3 -= right; }
            v2 = v2 + v3;
            for i8 in 1..4 {
                let v9: D;
                if k4 % 3 != 1 {
                    v9 = v2;
                } else {
                    v9 = r6[(i8 + 1) % 4] * x;
                }
            }
            lit(0.25) * x * v3 + v2 + a[a.len() - 1 - (2) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p125", false, |report| crate::check_program!(1, report, jvp));
    }
}

pub mod p126 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 1.25;
        #[differentiate]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let mut r2: [f64; 3] = [b[0].cos().exp(), v1 + v1, v1 + a[a.len() - 1 - (n + n) % a.len()]];
            for (i4, e4) in r2.iter().enumerate() {
                if !(BETA < 1.25) {
                } else {
                    let (mut v5, v6): (f64, f64) = (v1 / (ALPHA.abs() + 0.25), *e4 * b[(i4 + 1) % b.len()]);
                    if -0.125_f64 < 1.0 {
                        let mut r7 = [if b[0] <= 1.1 { b[0] } else { v5 }, v1, v1 - b[b.len() - 1 - (1) % b.len()], a[a.len() - 1 - (i4 + 1) % a.len()] + v6];
                        v1 /= v6 * v6 + 0.25 + 1.0;
                    } else {
                        if v1 > 0.9 {
                            if (*e4 <= *e4) || (b[0] > 0.7) {
                                let c8 = move |u8_0: f64| u8_0 * u8_0.rem_euclid(2.25);
                                let mut k10: usize = 0;
                                let v12: f64 = loop {
                                    if k10 >= 0 {
                                        break *e4 + b[k10 % b.len()];
                                    }
                                    k10 += 1;
                                    let r11 = vec![v5 - BETA; 2];
                                    let r11_len: usize = r11.len();
                                };
                            } else {
                                if i4 % 3 < 1 {
                                    let mut v13: f64 = if BETA >= 1.1 { BETA } else { v6 };
                                }
                            }
                        }
                    }
                }
            }
            0.7_f64 + v1 + v1.sin() + r2[1] + b[(n + 1) % b.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 1.25;
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn f(q: &[f64; 4], a: &[f64], b: &[f64], n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let mut r2: [f64; 3] = [b[0].cos().exp(), v1 + v1, v1 + a[a.len() - 1 - (n + n) % a.len()]];
            for (i4, e4) in r2.iter().enumerate() {
                if !(BETA < 1.25) {
                } else {
                    let (mut v5, v6): (f64, f64) = (v1 / (ALPHA.abs() + 0.25), *e4 * b[(i4 + 1) % b.len()]);
                    if -0.125_f64 < 1.0 {
                        let mut r7 = [if b[0] <= 1.1 { b[0] } else { v5 }, v1, v1 - b[b.len() - 1 - (1) % b.len()], a[a.len() - 1 - (i4 + 1) % a.len()] + v6];
                        v1 /= v6 * v6 + 0.25 + 1.0;
                    } else {
                        if v1 > 0.9 {
                            if (*e4 <= *e4) || (b[0] > 0.7) {
                                let c8 = move |u8_0: f64| u8_0 * u8_0.rem_euclid(2.25);
                                let mut k10: usize = 0;
                                let v12: f64 = loop {
                                    if k10 >= 0 {
                                        break *e4 + b[k10 % b.len()];
                                    }
                                    k10 += 1;
                                    let r11 = vec![v5 - BETA; 2];
                                    let r11_len: usize = r11.len();
                                };
                            } else {
                                if i4 % 3 < 1 {
                                    let mut v13: f64 = if BETA >= 1.1 { BETA } else { v6 };
                                }
                            }
                        }
                    }
                }
            }
            0.7_f64 + v1 + v1.sin() + r2[1] + b[(n + 1) % b.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 1.25;
        pub fn f(q: &[D; 4], a: &[D], b: &[D], n: usize) -> D {
            let mut v1 = lit((n % 4) as f64);
            let mut r2: [D; 3] = [b[0].cos().exp(), v1 + v1, v1 + a[a.len() - 1 - (n + n) % a.len()]];
            for (i4, e4) in r2.iter().enumerate() {
                if !(lit(BETA) < lit(1.25)) {
                } else {
                    let (mut v5, v6): (D, D) = (v1 / (lit(ALPHA).abs() + lit(0.25)), *e4 * b[(i4 + 1) % b.len()]);
                    if lit(-0.125) < lit(1.0) {
                        let mut r7 = [if b[0] <= lit(1.1) { b[0] } else { v5 }, v1, v1 - b[b.len() - 1 - (1) % b.len()], a[a.len() - 1 - (i4 + 1) % a.len()] + v6];
                        { let right = v6 * v6 + lit(0.25) + lit(1.0); v1 /= right; }
                    } else {
                        if v1 > lit(0.9) {
                            if (*e4 <= *e4) || (b[0] > lit(0.7)) {
                                let c8 = move |u8_0: D| u8_0 * u8_0.rem_euclid(lit(2.25));
                                let mut k10: usize = 0;
                                let v12: D = loop {
                                    if k10 >= 0 {
                                        break *e4 + b[k10 % b.len()];
                                    }
                                    k10 += 1;
                                    let r11 = vec![v5 - lit(BETA); 2];
                                    let r11_len: usize = r11.len();
                                };
                            } else {
                                if i4 % 3 < 1 {
                                    let mut v13: D = if lit(BETA) >= lit(1.1) { lit(BETA) } else { v6 };
                                }
                            }
                        }
                    }
                }
            }
            lit(0.7) + v1 + v1.sin() + r2[1] + b[(n + 1) % b.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p126", false, |report| crate::check_program!(5, report, off));
    }
}

pub mod p127 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.9;
        #[differentiate(jvp)]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1: f64 = u;
            let mut m2: [[f64; 3]; 2] = [[BETA, u, v1], [BETA, u, BETA]];
            const GAMMA_3: f64 = -1.5;
            v1 = v * GAMMA_3;
            v1 -= (0..0).filter(|&i4| i4 % 2 < 1).map(|i4| 1.0 + 0.25 * u.sin()).product::<f64>();
            m2[1][0] *= v1.sin();
            (m2[0][(1) % 3] + v1 + v.sin(), v.atan().sinh() + v1 + v)
        }
        #[differentiate(jvp)]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = y + x;
            let mut y = ((n % 4) as f64) + y;
            v1 += BETA;
            if n % 3 != 1 {
                if v1 >= BETA {
                    y *= x.sin().sin();
                }
            }
            (x + y + y.sin() + v1.sin()) * x.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 0.9;
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1: D = u;
            let mut m2: [[D; 3]; 2] = [[lit(BETA), u, v1], [lit(BETA), u, lit(BETA)]];
            const GAMMA_3: f64 = -1.5;
            v1 = v * lit(GAMMA_3);
            { let right = (0..0).filter(|&i4| i4 % 2 < 1).map(|i4| lit(1.0) + lit(0.25) * u.sin()).product::<D>(); v1 -= right; }
            { let right = v1.sin(); m2[1][0] *= right; }
            (m2[0][(1) % 3] + v1 + v.sin(), v.atan().sinh() + v1 + v)
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = y + x;
            let mut y = lit((n % 4) as f64) + y;
            { let right = lit(BETA); v1 += right; }
            if n % 3 != 1 {
                if v1 >= lit(BETA) {
                    { let right = x.sin().sin(); y *= right; }
                }
            }
            (x + y + y.sin() + v1.sin()) * x.sin()
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p127", false, |report| crate::check_program!(0, report, jvp));
    }
}

pub mod p128 {
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
            let mut v1 = match n % 2 {
                0 => { -0.75 }
                _ => { x }
            };
            let mut v2 = field_w0 + 0.25;
            'l3: for _ in 0..whole {
                match n % 2 {
                    0 => {
                        v1 = (0.9_f64.abs() + 1.25).recip().clamp(-2.125, 1.875);
                        'l5: for i6 in 1..=n {
                            let v7: f64;
                            if n % 2 != 1 {
                                v7 = if field_w2 <= field_b { v1 } else { ((whole % 4) as f64) };
                            } else {
                                v7 = v1.clamp(-0.875, 1.375);
                            }
                        }
                    }
                    _ => {
                        v1 += 0.25 * (field_w2 + field_w1);
                    }
                }
            }
            ((field_b - field_b + v2) * field_w1 + field_w0.sin() + s.b, (0..whole).map(|i8| (0.9 * field_w2.sin()).acos()).filter(|&m8| ((n % 4) as f64) <= 2.0).sum::<f64>() + v2 + field_w1)
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
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = match n % 2 {
                0 => { -0.75 }
                _ => { x }
            };
            let mut v2 = field_w0 + 0.25;
            'l3: for _ in 0..whole {
                match n % 2 {
                    0 => {
                        v1 = (0.9_f64.abs() + 1.25).recip().clamp(-2.125, 1.875);
                        'l5: for i6 in 1..=n {
                            let v7: f64;
                            if n % 2 != 1 {
                                v7 = if field_w2 <= field_b { v1 } else { ((whole % 4) as f64) };
                            } else {
                                v7 = v1.clamp(-0.875, 1.375);
                            }
                        }
                    }
                    _ => {
                        v1 += 0.25 * (field_w2 + field_w1);
                    }
                }
            }
            ((field_b - field_b + v2) * field_w1 + field_w0.sin() + s.b, (0..whole).map(|i8| (0.9 * field_w2.sin()).acos()).filter(|&m8| ((n % 4) as f64) <= 2.0).sum::<f64>() + v2 + field_w1)
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
            let mut v1 = match n % 2 {
                0 => { lit(-0.75) }
                _ => { x }
            };
            let mut v2 = field_w0 + lit(0.25);
            'l3: for _ in 0..whole {
                match n % 2 {
                    0 => {
                        v1 = (lit(0.9).abs() + lit(1.25)).recip().clamp(lit(-2.125), lit(1.875));
                        'l5: for i6 in 1..=n {
                            let v7: D;
                            if n % 2 != 1 {
                                v7 = if field_w2 <= field_b { v1 } else { lit((whole % 4) as f64) };
                            } else {
                                v7 = v1.clamp(lit(-0.875), lit(1.375));
                            }
                        }
                    }
                    _ => {
                        { let right = lit(0.25) * (field_w2 + field_w1); v1 += right; }
                    }
                }
            }
            ((field_b - field_b + v2) * field_w1 + field_w0.sin() + s.b, (0..whole).map(|i8| (lit(0.9) * field_w2.sin()).acos()).filter(|&m8| lit((n % 4) as f64) <= lit(2.0)).sum::<D>() + v2 + field_w1)
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p128", false, |report| crate::check_program!(9, report, off));
    }
}

pub mod p129 {
    pub mod base {
        use autodiff::differentiate;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(jvp)]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = u;
            let mut v2 = f64::round(v);
            let mut r3: [f64; 5] = [2.0; 5];
            fn inner4(s: f64, t: f64) -> f64 {
                if (t < 1.25) && (t <= 0.125) {
                    return (1..5).map(|i5| 1.1 * s).fold(s, |acc5, t5| acc5.sin() + 0.7_f64 * t5);
                }
                s
            }
            let v6 = inner4((v.abs() + 1.25).hypot(v), v2 * v1);
            let mut k8: usize = 0;
            loop {
                if k8 >= 6 {
                    break;
                }
                k8 += 1;
                let mut k9: usize = 2;
            }
            (v + 0.125 - v1 + u.sin(), ({ v2 }) * v6 + v1 + u + r3[3 % 5])
        }
        #[differentiate(jvp)]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1: f64 = -0.125;
            for i3 in (0..whole).rev() {
                for i5 in (1..6).rev() {
                    fn inner6(s: f64, t: f64) -> f64 {
                        if s < 1.5 {
                            return t + 0.25;
                        }
                        s.atan()
                    }
                    let v7: f64 = inner6(x * field_w1, field_w1 + field_a);
                }
            }
            if field_w2 >= v1 {
                let mut r9 = [match whole % 2 {
                    0 => { field_a }
                    _ => {
                        let v8 = x;
                        field_w2
                    }
                }; 3];
                r9[3 - 1 - (whole + whole) % 3] += r9.windows(2).skip(2).map(|e10| (field_w2 as i64 as f64)).fold(field_b, |acc10, t10| 0.5 * acc10 + ((whole % 4) as f64) * t10);
            } else {
                v1 -= { ((whole % 4) as f64) };
            }
            ((if n % 3 == 1 {
                let v11: f64 = field_w0;
                field_w2
            } else { field_w2 }) + v1 + field_w1 - field_w0 + field_b.sin() + s.b, field_w2 - 0.9 + v1 - field_w2 - field_w0.sin())
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
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = u;
            let mut v2 = D::round(v);
            let mut r3: [D; 5] = [lit(2.0); 5];
            fn inner4(s: D, t: D) -> D {
                if (t < lit(1.25)) && (t <= lit(0.125)) {
                    return (1..5).map(|i5| lit(1.1) * s).fold(s, |acc5, t5| acc5.sin() + lit(0.7) * t5);
                }
                s
            }
            let v6 = inner4((v.abs() + lit(1.25)).hypot(v), v2 * v1);
            let mut k8: usize = 0;
            loop {
                if k8 >= 6 {
                    break;
                }
                k8 += 1;
                let mut k9: usize = 2;
            }
            (v + lit(0.125) - v1 + u.sin(), ({ v2 }) * v6 + v1 + u + r3[3 % 5])
        }
        pub fn f(s: S, x: D, n: usize) -> (D, D) {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1: D = lit(-0.125);
            for i3 in (0..whole).rev() {
                for i5 in (1..6).rev() {
                    fn inner6(s: D, t: D) -> D {
                        if s < lit(1.5) {
                            return t + lit(0.25);
                        }
                        s.atan()
                    }
                    let v7: D = inner6(x * field_w1, field_w1 + field_a);
                }
            }
            if field_w2 >= v1 {
                let mut r9 = [match whole % 2 {
                    0 => { field_a }
                    _ => {
                        let v8 = x;
                        field_w2
                    }
                }; 3];
                { let right = r9.windows(2).skip(2).map(|e10| lit(field_w2.value() as i64 as f64)).fold(field_b, |acc10, t10| lit(0.5) * acc10 + lit((whole % 4) as f64) * t10); r9[3 - 1 - (whole + whole) % 3] += right; }
            } else {
                { let right = { lit((whole % 4) as f64) }; v1 -= right; }
            }
            ((if n % 3 == 1 {
                let v11: D = field_w0;
                field_w2
            } else { field_w2 }) + v1 + field_w1 - field_w0 + field_b.sin() + s.b, field_w2 - lit(0.9) + v1 - field_w2 - field_w0.sin())
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p129", false, |report| crate::check_program!(9, report, jvp));
    }
}

pub mod p130 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        const BETA: f64 = 1.1;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1 = x;
            let mut v2 = v1;
            let mut r3 = vec![v2 * v2, f64::copysign(1.1_f64, x), ((n % 4) as f64) - v1, v1 - y];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 2]; 2] = [[v2, r3[r3.len() - 1 - (n + n) % r3.len()]], [v1, y]];
            if v1 < -0.9 {
                r3[(n + 1) % r3_len] *= (y - y).atan();
                let c5 = move |u5_0: f64| u5_0 * (((n % 4) as f64) + y);
            }
            v1 -= x - r3[(n + n) % r3.len()];
            v2 = 1.0_f64;
            for (i7, e7) in r3.iter().enumerate() {
                let (mut v10, v11) = (r3.iter().map(|&e8| y / (e8.abs() + 1.25)).fold(*e7, |acc8, t8| 0.5 * acc8 + *e7 * t8), {
                    let v9 = y;
                    r3[0]
                });
                const GAMMA_12: f64 = -0.25;
                v10 = r3[0] / (1.0 + r3[0] * r3[0]) * GAMMA_12;
            }
            if r3[r3.len() - 1 - (4) % r3.len()] > 2.0 {
                return Err(1);
            }
            Ok((((r3_len % 4) as f64) + v2) * y.sin() + r3[0])
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
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1 = x;
            let mut v2 = v1;
            let mut r3 = vec![v2 * v2, f64::copysign(1.1_f64, x), ((n % 4) as f64) - v1, v1 - y];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 2]; 2] = [[v2, r3[r3.len() - 1 - (n + n) % r3.len()]], [v1, y]];
            if v1 < -0.9 {
                r3[(n + 1) % r3_len] *= (y - y).atan();
                let c5 = move |u5_0: f64| u5_0 * (((n % 4) as f64) + y);
            }
            v1 -= x - r3[(n + n) % r3.len()];
            v2 = 1.0_f64;
            for (i7, e7) in r3.iter().enumerate() {
                let (mut v10, v11) = (r3.iter().map(|&e8| y / (e8.abs() + 1.25)).fold(*e7, |acc8, t8| 0.5 * acc8 + *e7 * t8), {
                    let v9 = y;
                    r3[0]
                });
                const GAMMA_12: f64 = -0.25;
                v10 = r3[0] / (1.0 + r3[0] * r3[0]) * GAMMA_12;
            }
            if r3[r3.len() - 1 - (4) % r3.len()] > 2.0 {
                return Err(1);
            }
            Ok((((r3_len % 4) as f64) + v2) * y.sin() + r3[0])
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
            let mut v1 = x;
            let mut v2 = v1;
            let mut r3 = vec![v2 * v2, D::copysign(lit(1.1), x), lit((n % 4) as f64) - v1, v1 - y];
            let r3_len: usize = r3.len();
            let mut m4: [[D; 2]; 2] = [[v2, r3[r3.len() - 1 - (n + n) % r3.len()]], [v1, y]];
            if v1 < lit(-0.9) {
                { let right = (y - y).atan(); r3[(n + 1) % r3_len] *= right; }
                let c5 = move |u5_0: D| u5_0 * (lit((n % 4) as f64) + y);
            }
            { let right = x - r3[(n + n) % r3.len()]; v1 -= right; }
            v2 = lit(1.0);
            for (i7, e7) in r3.iter().enumerate() {
                let (mut v10, v11) = (r3.iter().map(|&e8| y / (e8.abs() + lit(1.25))).fold(*e7, |acc8, t8| lit(0.5) * acc8 + *e7 * t8), {
                    let v9 = y;
                    r3[0]
                });
                const GAMMA_12: f64 = -0.25;
                v10 = r3[0] / (lit(1.0) + r3[0] * r3[0]) * lit(GAMMA_12);
            }
            if r3[r3.len() - 1 - (4) % r3.len()] > lit(2.0) {
                return Err(1);
            }
            Ok((lit((r3_len % 4) as f64) + v2) * y.sin() + r3[0])
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p130", false, |report| crate::check_program!(10, report, off));
    }
}

pub mod p131 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(jvp)]
        pub fn h0(u: f64, k: usize) -> Result<f64, u8> {
            let mut v2 = (1..k).map(|i1| u).sum::<f64>();
            let mut v3 = ALPHA + u;
            for _ in 0..k % 4 {
                let mut v6 = u + v2;
            }
            if k % 3 < 1 {
                return Err(1);
            }
            Ok(v2 - v3.sin() + u.sin())
        }
        #[differentiate(jvp)]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = x + -0.75;
            let mut r2 = [v1 * 2.0, x];
            match n % 4 {
                0 => {
                    let mut y = y * 1.25;
                    let v3 = 1.0 - x;
                }
                1 => {
                    for &e5 in &r2 {
                        let mut v6 = y / (y * y + 0.5);
                        let v7: f64;
                        if n % 2 < 1 {
                            v7 = x;
                        } else {
                            v7 = r2.iter().rev().skip(0).filter(|&&e8| v6 > 2.0).map(|&e8| r2[n % 2] / (((n % 4) as f64).abs() + 1.25)).sum::<f64>();
                        }
                    }
                    if n % 3 == 1 {
                        v1 += ALPHA;
                        let mut o9: Option<f64> = if !(y > -0.3) { Some(y * ((n % 4) as f64)) } else { None };
                    }
                }
                2 => {
                    let (mut v11, v12) = ((0..=4).map(|i10| r2[0] + r2[1]).filter(|&m10| x >= 0.7).fold(v1, |acc10, t10| 0.5 * acc10 + x * t10), if (v1 > ALPHA) || (r2[2 % 2] >= y) { y } else { v1 });
                }
                _ => {
                    let mut p13: (f64, f64) = ((v1 * v1 + 1.25).sqrt(), (-0.5_f64).tanh());
                }
            }
            r2[(2 * n + 1) % 2] * y + x + r2[2 - 1 - (1) % 2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn h0(u: D, k: usize) -> Result<D, u8> {
            let mut v2 = (1..k).map(|i1| u).sum::<D>();
            let mut v3 = lit(ALPHA) + u;
            for _ in 0..k % 4 {
                let mut v6 = u + v2;
            }
            if k % 3 < 1 {
                return Err(1);
            }
            Ok(v2 - v3.sin() + u.sin())
        }
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = x + lit(-0.75);
            let mut r2 = [v1 * lit(2.0), x];
            match n % 4 {
                0 => {
                    let mut y = y * lit(1.25);
                    let v3 = lit(1.0) - x;
                }
                1 => {
                    for &e5 in &r2 {
                        let mut v6 = y / (y * y + lit(0.5));
                        let v7: D;
                        if n % 2 < 1 {
                            v7 = x;
                        } else {
                            v7 = r2.iter().rev().skip(0).filter(|&&e8| v6 > lit(2.0)).map(|&e8| r2[n % 2] / (lit((n % 4) as f64).abs() + lit(1.25))).sum::<D>();
                        }
                    }
                    if n % 3 == 1 {
                        { let right = lit(ALPHA); v1 += right; }
                        let mut o9: Option<D> = if !(y > lit(-0.3)) { Some(y * lit((n % 4) as f64)) } else { None };
                    }
                }
                2 => {
                    let (mut v11, v12) = ((0..=4).map(|i10| r2[0] + r2[1]).filter(|&m10| x >= lit(0.7)).fold(v1, |acc10, t10| lit(0.5) * acc10 + x * t10), if (v1 > lit(ALPHA)) || (r2[2 % 2] >= y) { y } else { v1 });
                }
                _ => {
                    let mut p13: (D, D) = ((v1 * v1 + lit(1.25)).sqrt(), lit(-0.5).tanh());
                }
            }
            r2[(2 * n + 1) % 2] * y + x + r2[2 - 1 - (1) % 2]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p131", false, |report| crate::check_program!(0, report, jvp));
    }
}

pub mod p132 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            let mut v2 = v1;
            let mut r3 = [v2 - v2, p[(n + 1) % 3], v2 * v1, v2.sin(), -((n % 4) as f64)];
            r3[1] = p.iter().zip(p.iter()).map(|(&e4, &z4)| if n % 3 < 1 { v2 } else { -0.7 }).sum::<f64>();
            let v5 = v1 * r3[4];
            for i7 in 1..n {
                if !(0.9_f64 <= v2) {
                    break;
                }
            }
            [x - v1.sin() + x, (v1 + ((n % 4) as f64) + v5 + v2.sin()) * v1 + p[1 % 3]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(without(fission))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            let mut v2 = v1;
            let mut r3 = [v2 - v2, p[(n + 1) % 3], v2 * v1, v2.sin(), -((n % 4) as f64)];
            r3[1] = p.iter().zip(p.iter()).map(|(&e4, &z4)| if n % 3 < 1 { v2 } else { -0.7 }).sum::<f64>();
            let v5 = v1 * r3[4];
            for i7 in 1..n {
                if !(0.9_f64 <= v2) {
                    break;
                }
            }
            [x - v1.sin() + x, (v1 + ((n % 4) as f64) + v5 + v2.sin()) * v1 + p[1 % 3]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x;
            let mut v2 = v1;
            let mut r3 = [v2 - v2, p[(n + 1) % 3], v2 * v1, v2.sin(), -lit((n % 4) as f64)];
            r3[1] = p.iter().zip(p.iter()).map(|(&e4, &z4)| if n % 3 < 1 { v2 } else { lit(-0.7) }).sum::<D>();
            let v5 = v1 * r3[4];
            for i7 in 1..n {
                if !(lit(0.9) <= v2) {
                    break;
                }
            }
            [x - v1.sin() + x, (v1 + lit((n % 4) as f64) + v5 + v2.sin()) * v1 + p[1 % 3]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p132", false, |report| crate::check_program!(6, report, off));
    }
}

pub mod p133 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 1.1;
        pub mod in_h0 {
            use super::*;
            #[differentiate(jvp)]
            pub fn h0(u: f64, k: usize) -> Result<f64, u8> {
                let mut v1: f64 = u * u;
                let mut v2 = u + 1.1;
                let mut m3: [[f64; 3]; 2] = [[-0.7; 3]; 2];
                let o4: Option<f64> = if (v2 >= m3[(2 * k + 1) % 2][(k + k) % 3]) || (u <= 0.5) { Some(1.25 * BETA) } else { None };
                let u: f64 = match k % 2 {
                    0 if u <= v2 => {
                        m3[1][(k) % 3] -= u;
                        v2
                    }
                    _ => { v2 }
                };
                m3[(k + k) % 2][1] = if k % 3 == 1 { -0.25 } else {
                    let v5 = m3[(k + k) % 2][(k) % 3];
                    v2
                };
                Ok(u * v2 + v1)
            }
        }
        #[differentiate(jvp)]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1 = a[a.len() - 1 - (n + 1) % a.len()] * a[0];
            let mut v2 = ALPHA * -0.5;
            let mut k4: usize = 0;
            let mut v6: f64 = loop {
                if k4 >= 0 {
                    break -0.75 - v1;
                }
                k4 += 1;
                v1 += 0.25 * a.iter().enumerate().map(|(j5, &e5)| 1.0 + 0.25 * v2.sin()).product::<f64>();
            };
            m[(4) % 2][1] = a[0] - v6;
            const GAMMA_7: f64 = 0.5;
            v6 -= -v6 * GAMMA_7;
            if n % 3 < 1 {
                m[(0) % 2][(3) % 3] = m[(0) % 2][(3) % 3] * 0.5 + v1 % 1.75;
                v2 *= m[(k4) % 2][(n + n) % 3].sin();
            }
            let v8 = a[(k4 + 1) % a.len()] + a[(2 * n + 2) % a.len()];
            m[(n + 1) % 2][1].powi(3) - v8 - v6 + v2.sin() + a[(n + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 1.1;
        pub mod in_h0 {
            use super::*;
            pub fn h0(u: D, k: usize) -> Result<D, u8> {
                let mut v1: D = u * u;
                let mut v2 = u + lit(1.1);
                let mut m3: [[D; 3]; 2] = [[lit(-0.7); 3]; 2];
                let o4: Option<D> = if (v2 >= m3[(2 * k + 1) % 2][(k + k) % 3]) || (u <= lit(0.5)) { Some(lit(1.25) * lit(BETA)) } else { None };
                let u: D = match k % 2 {
                    0 if u <= v2 => {
                        { let right = u; m3[1][(k) % 3] -= right; }
                        v2
                    }
                    _ => { v2 }
                };
                m3[(k + k) % 2][1] = if k % 3 == 1 { lit(-0.25) } else {
                    let v5 = m3[(k + k) % 2][(k) % 3];
                    v2
                };
                Ok(u * v2 + v1)
            }
        }
        pub fn f(mut m: [[D; 3]; 2], a: &[D], n: usize) -> D {
            let mut v1 = a[a.len() - 1 - (n + 1) % a.len()] * a[0];
            let mut v2 = lit(ALPHA) * lit(-0.5);
            let mut k4: usize = 0;
            let mut v6: D = loop {
                if k4 >= 0 {
                    break lit(-0.75) - v1;
                }
                k4 += 1;
                { let right = lit(0.25) * a.iter().enumerate().map(|(j5, &e5)| lit(1.0) + lit(0.25) * v2.sin()).product::<D>(); v1 += right; }
            };
            m[(4) % 2][1] = a[0] - v6;
            const GAMMA_7: f64 = 0.5;
            { let right = -v6 * lit(GAMMA_7); v6 -= right; }
            if n % 3 < 1 {
                m[(0) % 2][(3) % 3] = m[(0) % 2][(3) % 3] * lit(0.5) + v1 % lit(1.75);
                { let right = m[(k4) % 2][(n + n) % 3].sin(); v2 *= right; }
            }
            let v8 = a[(k4 + 1) % a.len()] + a[(2 * n + 2) % a.len()];
            m[(n + 1) % 2][1].powi(3) - v8 - v6 + v2.sin() + a[(n + 1) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p133", false, |report| crate::check_program!(12, report, jvp));
    }
}

pub mod p134 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = u.powi(0);
            let mut r2 = vec![v; 4];
            let r2_len: usize = r2.len();
            let mut m3: [[f64; 3]; 2] = [[((r2_len % 4) as f64), ((r2_len % 4) as f64), v], [v, ((r2_len % 4) as f64), u]];
            let mut o4: Option<f64> = if v < 1.1 { Some((0.9 * ((r2_len % 4) as f64).sin()).tan()) } else { None };
            let v5 = f64::exp(m3[(r2_len + 1) % 2][2].max(-2.25).min(2.375));
            (r2.chunks_exact(2).rev().map(|e6| r2[r2_len % r2.len()]).fold(u, |acc6, t6| acc6.sin() + acc6 * t6) + v5) * v1 + v + u + r2[r2.len() - 1 - (r2_len) % r2.len()]
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x / (x.abs() + 0.5);
            let mut m2: [[f64; 3]; 3] = [[-1.25; 3]; 3];
            for i4 in 0..n {
                let mut v1: f64 = w[w.len() - 1 - (2 * n + 2) % w.len()] + w[0];
            }
            if w[(n + 1) % w.len()] >= -0.3 {
                fn inner5(s: f64, t: f64) -> f64 {
                    if s < -0.9 {
                        return t * t;
                    }
                    s
                }
                let v6 = inner5({ ((n % 4) as f64) }, w[w.len() - 1 - (n + 1) % w.len()] * v1);
                m2[(n + 1) % 3][0] = x;
            } else {
                for i8 in (1..w.len()).step_by(2) {
                    const GAMMA_9: f64 = 1.0;
                    m2[1][2] += 0.25 * w[(n + 1) % w.len()] * GAMMA_9;
                }
            }
            h0(v1, v1) + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v1 = u.powi(0);
            let mut r2 = vec![v; 4];
            let r2_len: usize = r2.len();
            let mut m3: [[f64; 3]; 2] = [[((r2_len % 4) as f64), ((r2_len % 4) as f64), v], [v, ((r2_len % 4) as f64), u]];
            let mut o4: Option<f64> = if v < 1.1 { Some((0.9 * ((r2_len % 4) as f64).sin()).tan()) } else { None };
            let v5 = f64::exp(m3[(r2_len + 1) % 2][2].max(-2.25).min(2.375));
            (r2.chunks_exact(2).rev().map(|e6| r2[r2_len % r2.len()]).fold(u, |acc6, t6| acc6.sin() + acc6 * t6) + v5) * v1 + v + u + r2[r2.len() - 1 - (r2_len) % r2.len()]
        }
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x / (x.abs() + 0.5);
            let mut m2: [[f64; 3]; 3] = [[-1.25; 3]; 3];
            for i4 in 0..n {
                let mut v1: f64 = w[w.len() - 1 - (2 * n + 2) % w.len()] + w[0];
            }
            if w[(n + 1) % w.len()] >= -0.3 {
                fn inner5(s: f64, t: f64) -> f64 {
                    if s < -0.9 {
                        return t * t;
                    }
                    s
                }
                let v6 = inner5({ ((n % 4) as f64) }, w[w.len() - 1 - (n + 1) % w.len()] * v1);
                m2[(n + 1) % 3][0] = x;
            } else {
                for i8 in (1..w.len()).step_by(2) {
                    const GAMMA_9: f64 = 1.0;
                    m2[1][2] += 0.25 * w[(n + 1) % w.len()] * GAMMA_9;
                }
            }
            h0(v1, v1) + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> D {
            let mut v1 = u.powi(0);
            let mut r2 = vec![v; 4];
            let r2_len: usize = r2.len();
            let mut m3: [[D; 3]; 2] = [[lit((r2_len % 4) as f64), lit((r2_len % 4) as f64), v], [v, lit((r2_len % 4) as f64), u]];
            let mut o4: Option<D> = if v < lit(1.1) { Some((lit(0.9) * lit((r2_len % 4) as f64).sin()).tan()) } else { None };
            let v5 = D::exp(m3[(r2_len + 1) % 2][2].max(lit(-2.25)).min(lit(2.375)));
            (r2.chunks_exact(2).rev().map(|e6| r2[r2_len % r2.len()]).fold(u, |acc6, t6| acc6.sin() + acc6 * t6) + v5) * v1 + v + u + r2[r2.len() - 1 - (r2_len) % r2.len()]
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x / (x.abs() + lit(0.5));
            let mut m2: [[D; 3]; 3] = [[lit(-1.25); 3]; 3];
            for i4 in 0..n {
                let mut v1: D = w[w.len() - 1 - (2 * n + 2) % w.len()] + w[0];
            }
            if w[(n + 1) % w.len()] >= lit(-0.3) {
                fn inner5(s: D, t: D) -> D {
                    if s < lit(-0.9) {
                        return t * t;
                    }
                    s
                }
                let v6 = inner5({ lit((n % 4) as f64) }, w[w.len() - 1 - (n + 1) % w.len()] * v1);
                m2[(n + 1) % 3][0] = x;
            } else {
                for i8 in (1..w.len()).step_by(2) {
                    const GAMMA_9: f64 = 1.0;
                    { let right = lit(0.25) * w[(n + 1) % w.len()] * lit(GAMMA_9); m2[1][2] += right; }
                }
            }
            h0(v1, v1) + x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p134", false, |report| crate::check_program!(4, report, off));
    }
}

pub mod p135 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(hvp)]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut v1 = x * x;
            let mut r3 = [m[1].iter().zip(m[0].iter()).enumerate().map(|(j2, (&e2, &z2))| m[1][0] + x).sum::<f64>(); 4];
            for i4 in 1..4 {
                r3[i4] *= (r3[i4 - 1] - r3[i4]).cos();
            }
            if x <= v1 {
                let c5 = |u5_0: f64, u5_1: f64| u5_0 + (m[1][1].abs() + 0.25).powf(u5_0.atan());
                let v6 = v1;
            } else {
                let mut k8: usize = 0;
                let mut v13: f64 = 'l7: loop {
                    if k8 >= 2 {
                        break x;
                    }
                    k8 += 1;
                    for i10 in (1..4).step_by(2) {
                        let p12: (f64, f64) = (x, m[1].iter().map(|&e11| 1.0 + 0.25 * (-1.5 * x).sin()).product::<f64>());
                        r3[0] /= p12.1.abs() + 0.5 + 1.0;
                    }
                };
                let mut r14 = [(((k8 % 4) as f64).abs() + 1.25).log(2.5); 4];
            }
            x + x + r3[4 - 1 - (0) % 4] + m[1][3 - 1 - (n + n) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(m: &[[D; 3]; 2], x: D, n: usize) -> D {
            let mut v1 = x * x;
            let mut r3 = [m[1].iter().zip(m[0].iter()).enumerate().map(|(j2, (&e2, &z2))| m[1][0] + x).sum::<D>(); 4];
            for i4 in 1..4 {
                { let right = (r3[i4 - 1] - r3[i4]).cos(); r3[i4] *= right; }
            }
            if x <= v1 {
                let c5 = |u5_0: D, u5_1: D| u5_0 + (m[1][1].abs() + lit(0.25)).powf(u5_0.atan());
                let v6 = v1;
            } else {
                let mut k8: usize = 0;
                let mut v13: D = 'l7: loop {
                    if k8 >= 2 {
                        break x;
                    }
                    k8 += 1;
                    for i10 in (1..4).step_by(2) {
                        let p12: (D, D) = (x, m[1].iter().map(|&e11| lit(1.0) + lit(0.25) * (lit(-1.5) * x).sin()).product::<D>());
                        { let right = p12.1.abs() + lit(0.5) + lit(1.0); r3[0] /= right; }
                    }
                };
                let mut r14 = [(lit((k8 % 4) as f64).abs() + lit(1.25)).log(lit(2.5)); 4];
            }
            x + x + r3[4 - 1 - (0) % 4] + m[1][3 - 1 - (n + n) % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p135", false, |report| crate::check_program!(11, report, hvp));
    }
}

pub mod p136 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(u: f64, v: f64) -> (f64, f64) {
                let mut v2 = (1..5).take(0).map(|i1| v).fold(v, |acc1, t1| acc1.sin() + v * t1);
                let mut r5 = vec![v2, (0..3).filter(|&i3| u >= 0.3).map(|i3| u).fold(v2, |acc3, t3| 0.5 * acc3 + 0.7 * t3), (0..1).map(|i4| ((i4 % 4) as f64)).fold(v2, |acc4, t4| acc4.sin() + acc4 * t4), u * v2];
                let r5_len: usize = r5.len();
                let mut m6: [[f64; 2]; 2] = [[r5[(r5_len + r5_len) % r5.len()], ALPHA], [u, r5[r5.len() - 1 - (r5_len + r5_len) % r5.len()]]];
                let o7: Option<f64> = if r5_len % 2 == 1 { Some(((r5_len % 4) as f64)) } else { None };
                let mut p8: (f64, f64) = (f64::min(u, v2), v2 + r5[0]);
                r5[(r5_len) % r5_len] *= p8.1 / (1.0 + p8.1 * p8.1);
                ((v2 / (v2.abs() + 0.25) + v) * u + r5[0], v - v2 - u.sin() + r5[0])
            }
        }
        #[differentiate]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut k3: usize = 0;
            #[checkpoint(memory = "1 KiB")]
            'l2: loop {
                if k3 >= 3 {
                    break;
                }
                k3 += 1;
                if n % 3 != 1 {
                    break;
                }
                let r4: [f64; 2] = [0.0; 2];
            }
            let v5: f64 = m[0][0].min(v1);
            let mut k7: usize = 0;
            let mut v8: f64 = 'l6: loop {
                if k7 >= 0 {
                    break 0.9_f64 + v5;
                }
                k7 += 1;
                v1 = v1 * 0.5 + v5;
            };
            let v9: f64 = x * m[1][2];
            let mut k10: usize = 0;
            ((1..k10).map(|i11| v9 * m[1][(k10 + k10) % 3]).sum::<f64>() + v9) * v8 * x + m[1][0] + m[0][k3 % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(recompute))]
            pub fn h0(u: f64, v: f64) -> (f64, f64) {
                let mut v2 = (1..5).take(0).map(|i1| v).fold(v, |acc1, t1| acc1.sin() + v * t1);
                let mut r5 = vec![v2, (0..3).filter(|&i3| u >= 0.3).map(|i3| u).fold(v2, |acc3, t3| 0.5 * acc3 + 0.7 * t3), (0..1).map(|i4| ((i4 % 4) as f64)).fold(v2, |acc4, t4| acc4.sin() + acc4 * t4), u * v2];
                let r5_len: usize = r5.len();
                let mut m6: [[f64; 2]; 2] = [[r5[(r5_len + r5_len) % r5.len()], ALPHA], [u, r5[r5.len() - 1 - (r5_len + r5_len) % r5.len()]]];
                let o7: Option<f64> = if r5_len % 2 == 1 { Some(((r5_len % 4) as f64)) } else { None };
                let mut p8: (f64, f64) = (f64::min(u, v2), v2 + r5[0]);
                r5[(r5_len) % r5_len] *= p8.1 / (1.0 + p8.1 * p8.1);
                ((v2 / (v2.abs() + 0.25) + v) * u + r5[0], v - v2 - u.sin() + r5[0])
            }
        }
        #[differentiate(without(recompute))]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut k3: usize = 0;
            #[checkpoint(memory = "1 KiB")]
            'l2: loop {
                if k3 >= 3 {
                    break;
                }
                k3 += 1;
                if n % 3 != 1 {
                    break;
                }
                let r4: [f64; 2] = [0.0; 2];
            }
            let v5: f64 = m[0][0].min(v1);
            let mut k7: usize = 0;
            let mut v8: f64 = 'l6: loop {
                if k7 >= 0 {
                    break 0.9_f64 + v5;
                }
                k7 += 1;
                v1 = v1 * 0.5 + v5;
            };
            let v9: f64 = x * m[1][2];
            let mut k10: usize = 0;
            ((1..k10).map(|i11| v9 * m[1][(k10 + k10) % 3]).sum::<f64>() + v9) * v8 * x + m[1][0] + m[0][k3 % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub mod in_h0 {
            use super::*;
            pub fn h0(u: D, v: D) -> (D, D) {
                let mut v2 = (1..5).take(0).map(|i1| v).fold(v, |acc1, t1| acc1.sin() + v * t1);
                let mut r5 = vec![v2, (0..3).filter(|&i3| u >= lit(0.3)).map(|i3| u).fold(v2, |acc3, t3| lit(0.5) * acc3 + lit(0.7) * t3), (0..1).map(|i4| lit((i4 % 4) as f64)).fold(v2, |acc4, t4| acc4.sin() + acc4 * t4), u * v2];
                let r5_len: usize = r5.len();
                let mut m6: [[D; 2]; 2] = [[r5[(r5_len + r5_len) % r5.len()], lit(ALPHA)], [u, r5[r5.len() - 1 - (r5_len + r5_len) % r5.len()]]];
                let o7: Option<D> = if r5_len % 2 == 1 { Some(lit((r5_len % 4) as f64)) } else { None };
                let mut p8: (D, D) = (D::min(u, v2), v2 + r5[0]);
                { let right = p8.1 / (lit(1.0) + p8.1 * p8.1); r5[(r5_len) % r5_len] *= right; }
                ((v2 / (v2.abs() + lit(0.25)) + v) * u + r5[0], v - v2 - u.sin() + r5[0])
            }
        }
        pub fn f(m: &[[D; 3]; 2], x: D, n: usize) -> D {
            let mut v1 = x;
            let mut k3: usize = 0;
            'l2: loop {
                if k3 >= 3 {
                    break;
                }
                k3 += 1;
                if n % 3 != 1 {
                    break;
                }
                let r4: [D; 2] = [lit(0.0); 2];
            }
            let v5: D = m[0][0].min(v1);
            let mut k7: usize = 0;
            let mut v8: D = 'l6: loop {
                if k7 >= 0 {
                    break lit(0.9) + v5;
                }
                k7 += 1;
                v1 = v1 * lit(0.5) + v5;
            };
            let v9: D = x * m[1][2];
            let mut k10: usize = 0;
            ((1..k10).map(|i11| v9 * m[1][(k10 + k10) % 3]).sum::<D>() + v9) * v8 * x + m[1][0] + m[0][k3 % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p136", false, |report| crate::check_program!(11, report, off));
    }
}

pub mod p137 {
    pub mod base {
        use autodiff::differentiate;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(jvp)]
        pub fn h0(u: f64, k: usize) -> Result<f64, u8> {
            let mut v2 = {
                let v1: f64 = u;
                v1
            };
            let mut v2 = ((k % 4) as f64) * u;
            let mut r3: [f64; 5] = [1.0; 5];
            let mut m4: [[f64; 3]; 2] = [[u, u, v2], [u, v2, u]];
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 6 {
                    break;
                }
                k6 += 1;
                v2 -= 0.25 * (match k % 2 {
                    0 => { r3[0] }
                    _ => { r3[1] }
                });
                'l7: for i8 in 0..5 {
                    r3[5 - 1 - (i8) % 5] += 0.25 * (0.3 * u);
                    if 0.3_f64 > 0.5 {
                        fn inner9(s: f64, t: f64) -> f64 {
                            if (s > s) || (0.75_f64 >= 0.9) {
                                return s;
                            }
                            -s
                        }
                        let v10 = inner9({ v2 }, v2);
                    }
                }
            }
            if u < 1.5 {
                return Err(1);
            }
            Ok(v2 - ((k % 4) as f64) - v2 + u.sin() + r3[0])
        }
        #[differentiate(jvp)]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = x * field_b;
            let mut r4 = [x - field_w0, { field_b }, {
                let v2: f64 = 0.75;
                ((whole % 4) as f64)
            }, {
                let v3 = field_b;
                field_w0
            }, field_b * x];
            v1 = field_w0 + field_b;
            for i6 in 1..=whole {
                const GAMMA_7: f64 = 0.25;
                v1 = ((i6 % 4) as f64) * GAMMA_7;
                let c8 = move |u8_0: f64, u8_1: f64| u8_0 * field_w2.rem_euclid(2.25);
            }
            ((({ field_w1 }) - v1.sin() + field_w1.sin() + field_w0) * field_b + s.b, ((n % 4) as f64) * v1 + field_w2)
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
        pub fn h0(u: D, k: usize) -> Result<D, u8> {
            let mut v2 = {
                let v1: D = u;
                v1
            };
            let mut v2 = lit((k % 4) as f64) * u;
            let mut r3: [D; 5] = [lit(1.0); 5];
            let mut m4: [[D; 3]; 2] = [[u, u, v2], [u, v2, u]];
            let mut k6: usize = 0;
            'l5: loop {
                if k6 >= 6 {
                    break;
                }
                k6 += 1;
                { let right = lit(0.25) * (match k % 2 {
                    0 => { r3[0] }
                    _ => { r3[1] }
                }); v2 -= right; }
                'l7: for i8 in 0..5 {
                    { let right = lit(0.25) * (lit(0.3) * u); r3[5 - 1 - (i8) % 5] += right; }
                    if lit(0.3) > lit(0.5) {
                        fn inner9(s: D, t: D) -> D {
                            if (s > s) || (lit(0.75) >= lit(0.9)) {
                                return s;
                            }
                            -s
                        }
                        let v10 = inner9({ v2 }, v2);
                    }
                }
            }
            if u < lit(1.5) {
                return Err(1);
            }
            Ok(v2 - lit((k % 4) as f64) - v2 + u.sin() + r3[0])
        }
        pub fn f(s: S, x: D, n: usize) -> (D, D) {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = x * field_b;
            let mut r4 = [x - field_w0, { field_b }, {
                let v2: D = lit(0.75);
                lit((whole % 4) as f64)
            }, {
                let v3 = field_b;
                field_w0
            }, field_b * x];
            v1 = field_w0 + field_b;
            for i6 in 1..=whole {
                const GAMMA_7: f64 = 0.25;
                v1 = lit((i6 % 4) as f64) * lit(GAMMA_7);
                let c8 = move |u8_0: D, u8_1: D| u8_0 * field_w2.rem_euclid(lit(2.25));
            }
            ((({ field_w1 }) - v1.sin() + field_w1.sin() + field_w0) * field_b + s.b, lit((n % 4) as f64) * v1 + field_w2)
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p137", false, |report| crate::check_program!(9, report, jvp));
    }
}

pub mod p138 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 0.7;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = -x;
            let mut v2: f64 = x.max(-2.25).min(2.375).exp();
            let mut r3: [f64; 2] = [0.0; 2];
            if r3[2 - 1 - (n + n) % 2] < 0.7 {
                let s4 = &r3[1..];
                w[w.len() - 1 - (n + n) % w.len()] += v1 * v2;
            } else {
                w[(n + 1) % w.len()] += if n % 2 < 1 {
                    let v5: f64 = ((n % 4) as f64);
                    w[0]
                } else { w[n % w.len()] };
            }
            let mut r6 = [x, r3[1] + ((n % 4) as f64), 0.5 - x];
            let v7: f64;
            if 0.125_f64 >= 0.9 {
                v7 = (-0.5_f64).to_radians();
            } else {
                v7 = r3[1] * w[0];
            }
            ({ x }) * v1.sin() + x.sin() + r6[1] + w[(2 * n + 2) % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 0.7;
        #[differentiate(without(rows))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = -x;
            let mut v2: f64 = x.max(-2.25).min(2.375).exp();
            let mut r3: [f64; 2] = [0.0; 2];
            if r3[2 - 1 - (n + n) % 2] < 0.7 {
                let s4 = &r3[1..];
                w[w.len() - 1 - (n + n) % w.len()] += v1 * v2;
            } else {
                w[(n + 1) % w.len()] += if n % 2 < 1 {
                    let v5: f64 = ((n % 4) as f64);
                    w[0]
                } else { w[n % w.len()] };
            }
            let mut r6 = [x, r3[1] + ((n % 4) as f64), 0.5 - x];
            let v7: f64;
            if 0.125_f64 >= 0.9 {
                v7 = (-0.5_f64).to_radians();
            } else {
                v7 = r3[1] * w[0];
            }
            ({ x }) * v1.sin() + x.sin() + r6[1] + w[(2 * n + 2) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        const BETA: f64 = 0.7;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = -x;
            let mut v2: D = x.max(lit(-2.25)).min(lit(2.375)).exp();
            let mut r3: [D; 2] = [lit(0.0); 2];
            if r3[2 - 1 - (n + n) % 2] < lit(0.7) {
                let s4 = &r3[1..];
                { let right = v1 * v2; w[w.len() - 1 - (n + n) % w.len()] += right; }
            } else {
                { let right = if n % 2 < 1 {
                    let v5: D = lit((n % 4) as f64);
                    w[0]
                } else { w[n % w.len()] }; w[(n + 1) % w.len()] += right; }
            }
            let mut r6 = [x, r3[1] + lit((n % 4) as f64), lit(0.5) - x];
            let v7: D;
            if lit(0.125) >= lit(0.9) {
                v7 = lit(-0.5).to_radians();
            } else {
                v7 = r3[1] * w[0];
            }
            ({ x }) * v1.sin() + x.sin() + r6[1] + w[(2 * n + 2) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p138", false, |report| crate::check_program!(4, report, off));
    }
}

pub mod p139 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
        #[differentiate(jvp)]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut y = x;
            let m1: [[f64; 3]; 2] = [[2.0; 3]; 2];
            let mut k3: usize = 0;
            let v10: f64 = loop {
                if k3 >= 2 {
                    break x * y;
                }
                k3 += 1;
                {
                    let v4 = m1[(k3 + k3) % 2][(2) % 3] + y;
                    let c5 = move |u5_0: f64| u5_0 - (0..2).filter(|&i6| u5_0 > -0.3).map(|i6| u5_0 * -0.25).sum::<f64>();
                }
                #[checkpoint(memory = "1 KiB")]
                for i8 in 0..k3 {
                    {
                        y *= y / (1.0 + y * y);
                    }
                    let c9 = |u9_0: f64, u9_1: f64| u9_0 - x;
                }
            };
            'l11: for _ in 0..k3 {
                {
                    y -= 0.25 * BETA;
                    let mut r13: [f64; 2] = [((k3 % 4) as f64) * m1[(2 * k3 + 1) % 2][(2 * k3 + 1) % 3], match n % 2 {
                        0 => { x }
                        _ => { y }
                    }];
                }
            }
            if BETA <= -1.1 {
                return Err(1);
            }
            Ok(({ v10 }) + v10 + x)
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
            let mut y = x;
            let m1: [[D; 3]; 2] = [[lit(2.0); 3]; 2];
            let mut k3: usize = 0;
            let v10: D = loop {
                if k3 >= 2 {
                    break x * y;
                }
                k3 += 1;
                {
                    let v4 = m1[(k3 + k3) % 2][(2) % 3] + y;
                    let c5 = move |u5_0: D| u5_0 - (0..2).filter(|&i6| u5_0 > lit(-0.3)).map(|i6| u5_0 * lit(-0.25)).sum::<D>();
                }
                for i8 in 0..k3 {
                    {
                        { let right = y / (lit(1.0) + y * y); y *= right; }
                    }
                    let c9 = |u9_0: D, u9_1: D| u9_0 - x;
                }
            };
            'l11: for _ in 0..k3 {
                {
                    { let right = lit(0.25) * lit(BETA); y -= right; }
                    let mut r13: [D; 2] = [lit((k3 % 4) as f64) * m1[(2 * k3 + 1) % 2][(2 * k3 + 1) % 3], match n % 2 {
                        0 => { x }
                        _ => { y }
                    }];
                }
            }
            if lit(BETA) <= lit(-1.1) {
                return Err(1);
            }
            Ok(({ v10 }) + v10 + x)
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p139", false, |report| crate::check_program!(10, report, jvp));
    }
}

pub mod p140 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 2.0;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v = u - BETA;
            let mut r1 = vec![v * u, BETA + v, { u }, 0.25, v - u];
            let r1_len: usize = r1.len();
            let mut m2: [[f64; 3]; 3] = [[BETA, r1[0], r1[r1.len() - 1 - (r1_len) % r1.len()]], [u, v, v], [0.3, r1[3 % r1.len()], v]];
            let mut u = BETA * v;
            let mut k4: usize = 0;
            while k4 < 7 {
                k4 += 1;
                r1[(r1_len) % r1_len] = r1[3 % r1.len()];
            }
            u + u.sin() + r1[r1.len() - 1 - (2 * r1_len + 2) % r1.len()]
        }
        #[differentiate]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_w0.mul_add(a[a.len() - 1 - (1) % a.len()], BETA);
            let mut v2 = a[n % a.len()] * BETA;
            if n % 3 == 1 {
                for &e4 in a {
                    for _ in 1..a.len() {
                        #[checkpoint]
                        for _ in 1..=a.len() {
                            let mut v9 = field_b + field_b;
                            v1 = 1.25_f64.sin();
                        }
                    }
                    fn inner10(s: f64, t: f64) -> f64 {
                        if s > -0.75 {
                            return -t;
                        }
                        s * t
                    }
                    let v11: f64 = inner10(1.0 * field_w0, field_w2 / (field_a.abs() + 0.5));
                }
                let v12: f64;
                if 0.3_f64 > field_w1 {
                    v12 = if a[0] > field_w0 { a[(2 * whole + 2) % a.len()] } else { a[a.len() - 1 - (n + n) % a.len()] };
                } else {
                    v12 = if !(a[0] >= 0.9) {
                        let v2: f64 = -0.7;
                        field_a
                    } else {
                        let v1: f64 = 2.0;
                        BETA
                    };
                }
            } else {
                const GAMMA_13: f64 = -0.75;
                v2 -= ({ ((whole % 4) as f64) }) * GAMMA_13;
            }
            a.iter().skip(0).map(|&e14| 0.3_f64).fold(a[a.len() - 1 - (whole) % a.len()], |acc14, t14| 0.5 * acc14 + t14 * t14) - v2 - v1 + field_w2.sin() - field_w1.sin() - field_w0 + s.b
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
        const BETA: f64 = 2.0;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(without(tidy))]
        pub fn h0(u: f64, v: f64) -> f64 {
            let mut v = u - BETA;
            let mut r1 = vec![v * u, BETA + v, { u }, 0.25, v - u];
            let r1_len: usize = r1.len();
            let mut m2: [[f64; 3]; 3] = [[BETA, r1[0], r1[r1.len() - 1 - (r1_len) % r1.len()]], [u, v, v], [0.3, r1[3 % r1.len()], v]];
            let mut u = BETA * v;
            let mut k4: usize = 0;
            while k4 < 7 {
                k4 += 1;
                r1[(r1_len) % r1_len] = r1[3 % r1.len()];
            }
            u + u.sin() + r1[r1.len() - 1 - (2 * r1_len + 2) % r1.len()]
        }
        #[differentiate(without(tidy))]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_w0.mul_add(a[a.len() - 1 - (1) % a.len()], BETA);
            let mut v2 = a[n % a.len()] * BETA;
            if n % 3 == 1 {
                for &e4 in a {
                    for _ in 1..a.len() {
                        #[checkpoint]
                        for _ in 1..=a.len() {
                            let mut v9 = field_b + field_b;
                            v1 = 1.25_f64.sin();
                        }
                    }
                    fn inner10(s: f64, t: f64) -> f64 {
                        if s > -0.75 {
                            return -t;
                        }
                        s * t
                    }
                    let v11: f64 = inner10(1.0 * field_w0, field_w2 / (field_a.abs() + 0.5));
                }
                let v12: f64;
                if 0.3_f64 > field_w1 {
                    v12 = if a[0] > field_w0 { a[(2 * whole + 2) % a.len()] } else { a[a.len() - 1 - (n + n) % a.len()] };
                } else {
                    v12 = if !(a[0] >= 0.9) {
                        let v2: f64 = -0.7;
                        field_a
                    } else {
                        let v1: f64 = 2.0;
                        BETA
                    };
                }
            } else {
                const GAMMA_13: f64 = -0.75;
                v2 -= ({ ((whole % 4) as f64) }) * GAMMA_13;
            }
            a.iter().skip(0).map(|&e14| 0.3_f64).fold(a[a.len() - 1 - (whole) % a.len()], |acc14, t14| 0.5 * acc14 + t14 * t14) - v2 - v1 + field_w2.sin() - field_w1.sin() - field_w0 + s.b
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
        const BETA: f64 = 2.0;
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub fn h0(u: D, v: D) -> D {
            let mut v = u - lit(BETA);
            let mut r1 = vec![v * u, lit(BETA) + v, { u }, lit(0.25), v - u];
            let r1_len: usize = r1.len();
            let mut m2: [[D; 3]; 3] = [[lit(BETA), r1[0], r1[r1.len() - 1 - (r1_len) % r1.len()]], [u, v, v], [lit(0.3), r1[3 % r1.len()], v]];
            let mut u = lit(BETA) * v;
            let mut k4: usize = 0;
            while k4 < 7 {
                k4 += 1;
                r1[(r1_len) % r1_len] = r1[3 % r1.len()];
            }
            u + u.sin() + r1[r1.len() - 1 - (2 * r1_len + 2) % r1.len()]
        }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = field_w0.mul_add(a[a.len() - 1 - (1) % a.len()], lit(BETA));
            let mut v2 = a[n % a.len()] * lit(BETA);
            if n % 3 == 1 {
                for &e4 in a {
                    for _ in 1..a.len() {
                        for _ in 1..=a.len() {
                            let mut v9 = field_b + field_b;
                            v1 = lit(1.25).sin();
                        }
                    }
                    fn inner10(s: D, t: D) -> D {
                        if s > lit(-0.75) {
                            return -t;
                        }
                        s * t
                    }
                    let v11: D = inner10(lit(1.0) * field_w0, field_w2 / (field_a.abs() + lit(0.5)));
                }
                let v12: D;
                if lit(0.3) > field_w1 {
                    v12 = if a[0] > field_w0 { a[(2 * whole + 2) % a.len()] } else { a[a.len() - 1 - (n + n) % a.len()] };
                } else {
                    v12 = if !(a[0] >= lit(0.9)) {
                        let v2: D = lit(-0.7);
                        field_a
                    } else {
                        let v1: D = lit(2.0);
                        lit(BETA)
                    };
                }
            } else {
                const GAMMA_13: f64 = -0.75;
                { let right = ({ lit((whole % 4) as f64) }) * lit(GAMMA_13); v2 -= right; }
            }
            a.iter().skip(0).map(|&e14| lit(0.3)).fold(a[a.len() - 1 - (whole) % a.len()], |acc14, t14| lit(0.5) * acc14 + t14 * t14) - v2 - v1 + field_w2.sin() - field_w1.sin() - field_w0 + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p140", false, |report| crate::check_program!(8, report, off));
    }
}

pub mod p141 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = x;
            let mut r2 = [v1 * y, x, y, -2.0];
            let mut m3: [[f64; 2]; 2] = [[r2[0], v1], [x, y]];
            'l4: for i5 in (0..n % 4).rev() {
                v1 -= 0.25 * r2.iter().zip(r2.iter()).map(|(&e6, &z6)| r2.iter().rev().skip(0).sum::<f64>()).fold(((n % 4) as f64), |acc7, t7| 0.5 * acc7 + acc7 * t7);
                r2[0] -= 0.25 * x.clamp(-2.125, 1.875).exp();
            }
            v1 = v1 * 0.5 + m3[(n) % 2][(1) % 2].clamp(-0.875, 1.375);
            let mut k8: usize = 2;
            if k8 % 3 != 1 {
                let c9 = move |u9_0: f64, u9_1: f64| u9_0 + (r2[1] + x);
            } else {
                let mut k11: usize = 0;
                'l10: while k11 < 2 {
                    k11 += 1;
                    if !(x < 0.9) {
                        for &e13 in &r2 {
                            for e15 in r2.iter() {
                                let v16: f64;
                                if ((n % 4) as f64) <= *e15 {
                                    v16 = r2[4 - 1 - (n) % 4] / (r2[2] * r2[2] + 0.25);
                                } else {
                                    v16 = r2[0];
                                }
                                let c17 = |u17_0: f64, u17_1: f64| u17_0 + r2[0] / (r2[4 - 1 - (n + n) % 4].abs() + 1.25);
                            }
                            'l18: for _ in (1..4).rev() {
                                let o20: Option<f64> = if x >= ((k8 % 4) as f64) { Some(match k11 % 2 {
                                    0 => {
                                        let y = r2[4 - 1 - (2 * k8 + 0) % 4];
                                        ((k8 % 4) as f64)
                                    }
                                    _ => {
                                        m3[(k11 + k8) % 2][1] += 0.25 * 0.3;
                                        v1
                                    }
                                }) } else { None };
                            }
                        }
                        if x > 2.0 {
                            for i22 in 0..k8 {
                                v1 *= (v1 + y).atan();
                                if x >= r2[(2 * n + 1) % 4] {
                                    continue;
                                } else {
                                    if !(0.25_f64 > 0.7) {
                                        r2[3] -= 0.25 * (match k11 % 3 {
                                            0 => { r2[2 % 4] }
                                            1 if r2[2] > x => { v1 }
                                            _ => { r2[0] }
                                        });
                                        const GAMMA_23: f64 = 1.1;
                                        v1 = ({ v1 }).tanh() * GAMMA_23;
                                    } else {
                                        let mut v24 = v1;
                                    }
                                }
                            }
                            let mut v25 = if k8 % 2 < 1 {
                                m3[1][0] /= x * x + 1.25 + 1.0;
                                r2[0]
                            } else { r2[(k11 + k11) % 4] };
                        } else {
                            for &e27 in &r2 {
                                #[checkpoint]
                                for &e29 in &r2 {
                                    let v30 = x * r2[0];
                                }
                                for e32 in r2.iter() {
                                }
                            }
                            let p33: (f64, f64) = (r2[n % 4], x + m3[(k8) % 2][(2 * n + 0) % 2]);
                        }
                    } else {
                        for i34 in 1..4 {
                            r2[i34] += r2[i34 - 1] * x.max(-2.25).min(2.375);
                        }
                        let v35: f64;
                        if k8 % 2 == 1 {
                            v35 = if r2[0] >= 0.125 { x } else { y };
                        } else {
                            v35 = y.max(y);
                        }
                    }
                    if r2[3] >= 0.3 {
                        for _ in 1..k8 {
                            if v1 > v1 {
                                continue 'l10;
                            }
                        }
                    } else {
                        m3[1][(1) % 2] = v1.cos();
                        m3[(k8) % 2][1] -= 0.25 * (if !(y > 1.1) { ((n % 4) as f64) } else { r2[(2 * n + 1) % 4] });
                    }
                }
                let v38 = -v1;
            }
            r2[(n + 1) % 4] * r2[1] + v1
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = x;
            let mut r2 = [v1 * y, x, y, lit(-2.0)];
            let mut m3: [[D; 2]; 2] = [[r2[0], v1], [x, y]];
            'l4: for i5 in (0..n % 4).rev() {
                { let right = lit(0.25) * r2.iter().zip(r2.iter()).map(|(&e6, &z6)| r2.iter().rev().skip(0).sum::<D>()).fold(lit((n % 4) as f64), |acc7, t7| lit(0.5) * acc7 + acc7 * t7); v1 -= right; }
                { let right = lit(0.25) * x.clamp(lit(-2.125), lit(1.875)).exp(); r2[0] -= right; }
            }
            v1 = v1 * lit(0.5) + m3[(n) % 2][(1) % 2].clamp(lit(-0.875), lit(1.375));
            let mut k8: usize = 2;
            if k8 % 3 != 1 {
                let c9 = move |u9_0: D, u9_1: D| u9_0 + (r2[1] + x);
            } else {
                let mut k11: usize = 0;
                'l10: while k11 < 2 {
                    k11 += 1;
                    if !(x < lit(0.9)) {
                        for &e13 in &r2 {
                            for e15 in r2.iter() {
                                let v16: D;
                                if lit((n % 4) as f64) <= *e15 {
                                    v16 = r2[4 - 1 - (n) % 4] / (r2[2] * r2[2] + lit(0.25));
                                } else {
                                    v16 = r2[0];
                                }
                                let c17 = |u17_0: D, u17_1: D| u17_0 + r2[0] / (r2[4 - 1 - (n + n) % 4].abs() + lit(1.25));
                            }
                            'l18: for _ in (1..4).rev() {
                                let o20: Option<D> = if x >= lit((k8 % 4) as f64) { Some(match k11 % 2 {
                                    0 => {
                                        let y = r2[4 - 1 - (2 * k8 + 0) % 4];
                                        lit((k8 % 4) as f64)
                                    }
                                    _ => {
                                        { let right = lit(0.25) * lit(0.3); m3[(k11 + k8) % 2][1] += right; }
                                        v1
                                    }
                                }) } else { None };
                            }
                        }
                        if x > lit(2.0) {
                            for i22 in 0..k8 {
                                { let right = (v1 + y).atan(); v1 *= right; }
                                if x >= r2[(2 * n + 1) % 4] {
                                    continue;
                                } else {
                                    if !(lit(0.25) > lit(0.7)) {
                                        { let right = lit(0.25) * (match k11 % 3 {
                                            0 => { r2[2 % 4] }
                                            1 if r2[2] > x => { v1 }
                                            _ => { r2[0] }
                                        }); r2[3] -= right; }
                                        const GAMMA_23: f64 = 1.1;
                                        v1 = ({ v1 }).tanh() * lit(GAMMA_23);
                                    } else {
                                        let mut v24 = v1;
                                    }
                                }
                            }
                            let mut v25 = if k8 % 2 < 1 {
                                { let right = x * x + lit(1.25) + lit(1.0); m3[1][0] /= right; }
                                r2[0]
                            } else { r2[(k11 + k11) % 4] };
                        } else {
                            for &e27 in &r2 {
                                for &e29 in &r2 {
                                    let v30 = x * r2[0];
                                }
                                for e32 in r2.iter() {
                                }
                            }
                            let p33: (D, D) = (r2[n % 4], x + m3[(k8) % 2][(2 * n + 0) % 2]);
                        }
                    } else {
                        for i34 in 1..4 {
                            { let right = r2[i34 - 1] * x.max(lit(-2.25)).min(lit(2.375)); r2[i34] += right; }
                        }
                        let v35: D;
                        if k8 % 2 == 1 {
                            v35 = if r2[0] >= lit(0.125) { x } else { y };
                        } else {
                            v35 = y.max(y);
                        }
                    }
                    if r2[3] >= lit(0.3) {
                        for _ in 1..k8 {
                            if v1 > v1 {
                                continue 'l10;
                            }
                        }
                    } else {
                        m3[1][(1) % 2] = v1.cos();
                        { let right = lit(0.25) * (if !(y > lit(1.1)) { lit((n % 4) as f64) } else { r2[(2 * n + 1) % 4] }); m3[(k8) % 2][1] -= right; }
                    }
                }
                let v38 = -v1;
            }
            r2[(n + 1) % 4] * r2[1] + v1
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p141", false, |report| crate::check_program!(0, report, jvp));
    }
}

pub mod p142 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1 = x * y;
            let mut v2 = x + ((n % 4) as f64);
            let mut m3: [[f64; 3]; 2] = [[x, v2, x], [x, v2, v1]];
            m3[(n) % 2][(n + 1) % 3] /= v1.abs() + 1.25;
            {
                v1 = v1 + y;
            }
            if x > -1.1 {
                return Err(1);
            }
            Ok(v1 + v2)
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
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1 = x * y;
            let mut v2 = x + ((n % 4) as f64);
            let mut m3: [[f64; 3]; 2] = [[x, v2, x], [x, v2, v1]];
            m3[(n) % 2][(n + 1) % 3] /= v1.abs() + 1.25;
            {
                v1 = v1 + y;
            }
            if x > -1.1 {
                return Err(1);
            }
            Ok(v1 + v2)
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
            let mut v1 = x * y;
            let mut v2 = x + lit((n % 4) as f64);
            let mut m3: [[D; 3]; 2] = [[x, v2, x], [x, v2, v1]];
            { let right = v1.abs() + lit(1.25); m3[(n) % 2][(n + 1) % 3] /= right; }
            {
                v1 = v1 + y;
            }
            if x > lit(-1.1) {
                return Err(1);
            }
            Ok(v1 + v2)
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p142", false, |report| crate::check_program!(10, report, off));
    }
}

pub mod p143 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = ((n % 4) as f64);
            let mut r2 = [{ p[0] }, p[(n + 1) % 3] * 0.5, p[3 - 1 - (n + 1) % 3] - ((n % 4) as f64), x + x];
            if 1.1_f64 <= 1.1 {
                const GAMMA_3: f64 = 0.7;
                r2[1 % 4] = x * GAMMA_3;
                for i5 in 0..n % 4 {
                    for i7 in 1..i5 {
                        let v8: f64;
                        if i5 % 3 != 1 {
                            v8 = x - v1;
                        } else {
                            v8 = { v1 };
                        }
                    }
                }
            }
            [p[n % 3] + v1 + r2[4 - 1 - (2) % 4] + p[3 - 1 - (n) % 3], p[2] + r2[4 - 1 - (n + n) % 4]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = lit((n % 4) as f64);
            let mut r2 = [{ p[0] }, p[(n + 1) % 3] * lit(0.5), p[3 - 1 - (n + 1) % 3] - lit((n % 4) as f64), x + x];
            if lit(1.1) <= lit(1.1) {
                const GAMMA_3: f64 = 0.7;
                r2[1 % 4] = x * lit(GAMMA_3);
                for i5 in 0..n % 4 {
                    for i7 in 1..i5 {
                        let v8: D;
                        if i5 % 3 != 1 {
                            v8 = x - v1;
                        } else {
                            v8 = { v1 };
                        }
                    }
                }
            }
            [p[n % 3] + v1 + r2[4 - 1 - (2) % 4] + p[3 - 1 - (n) % 3], p[2] + r2[4 - 1 - (n + n) % 4]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p143", false, |report| crate::check_program!(6, report, jvp));
    }
}

pub mod p144 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v = 0.5 + v;
            const GAMMA_1: f64 = 0.25;
            v = (v * 0.5 + ({
                let v2 = v;
                v
            })) * GAMMA_1;
            {
                v = v;
                fn inner3(s: f64, t: f64) -> f64 {
                    if t < 1.1 {
                        return s * s;
                    }
                    t
                }
                let v4: f64 = inner3(u, if v >= -0.7 {
                    v -= v % 1.75;
                    1.0
                } else { 1.25 });
            }
            (u + u, { u })
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1 = x - ((n % 4) as f64);
            let mut y = x - x;
            let mut r2 = [y + x; 5];
            #[checkpoint(every = 2)]
            for e4 in r2 {
                for i6 in 0..5 {
                    let o7: Option<f64> = if i6 % 2 < 1 { Some(e4) } else { None };
                }
                r2[1] = e4.sin();
            }
            for i9 in (1..n).step_by(2) {
                if i9 % 2 != 1 {
                    break;
                }
                r2[(2 * n + 1) % 5] += 0.25 * (v1.abs() + 1.25).log(2.5);
            }
            Ok(r2[0] + y)
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
        #[differentiate(without(assign))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v = 0.5 + v;
            const GAMMA_1: f64 = 0.25;
            v = (v * 0.5 + ({
                let v2 = v;
                v
            })) * GAMMA_1;
            {
                v = v;
                fn inner3(s: f64, t: f64) -> f64 {
                    if t < 1.1 {
                        return s * s;
                    }
                    t
                }
                let v4: f64 = inner3(u, if v >= -0.7 {
                    v -= v % 1.75;
                    1.0
                } else { 1.25 });
            }
            (u + u, { u })
        }
        #[differentiate(without(assign))]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1 = x - ((n % 4) as f64);
            let mut y = x - x;
            let mut r2 = [y + x; 5];
            #[checkpoint(every = 2)]
            for e4 in r2 {
                for i6 in 0..5 {
                    let o7: Option<f64> = if i6 % 2 < 1 { Some(e4) } else { None };
                }
                r2[1] = e4.sin();
            }
            for i9 in (1..n).step_by(2) {
                if i9 % 2 != 1 {
                    break;
                }
                r2[(2 * n + 1) % 5] += 0.25 * (v1.abs() + 1.25).log(2.5);
            }
            Ok(r2[0] + y)
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
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v = lit(0.5) + v;
            const GAMMA_1: f64 = 0.25;
            v = (v * lit(0.5) + ({
                let v2 = v;
                v
            })) * lit(GAMMA_1);
            {
                v = v;
                fn inner3(s: D, t: D) -> D {
                    if t < lit(1.1) {
                        return s * s;
                    }
                    t
                }
                let v4: D = inner3(u, if v >= lit(-0.7) {
                    { let right = v % lit(1.75); v -= right; }
                    lit(1.0)
                } else { lit(1.25) });
            }
            (u + u, { u })
        }
        pub fn f(x: D, y: D, n: usize) -> Result<D, u8> {
            let mut v1 = x - lit((n % 4) as f64);
            let mut y = x - x;
            let mut r2 = [y + x; 5];
            for e4 in r2 {
                for i6 in 0..5 {
                    let o7: Option<D> = if i6 % 2 < 1 { Some(e4) } else { None };
                }
                r2[1] = e4.sin();
            }
            for i9 in (1..n).step_by(2) {
                if i9 % 2 != 1 {
                    break;
                }
                { let right = lit(0.25) * (v1.abs() + lit(1.25)).log(lit(2.5)); r2[(2 * n + 1) % 5] += right; }
            }
            Ok(r2[0] + y)
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p144", false, |report| crate::check_program!(10, report, off));
    }
}

pub mod p145 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1 = 1.25 * a[a.len() - 1 - (2 * n + 0) % a.len()];
            let mut v2 = v1 * m[(2 * n + 1) % 2][0];
            let mut r3 = vec![if ((n % 4) as f64) <= v1 {
                let v2 = ((n % 4) as f64);
                v1
            } else { a[0] }; n % 5 + 1];
            let r3_len: usize = r3.len();
            if ((r3_len % 4) as f64) > 1.25 {
                let r4 = [v1 - r3[1 % r3.len()]; 3];
                let mut v5 = a[a.len() - 1 - (n) % a.len()].sin();
            } else {
                let mut r6 = [r3[0]; 3];
                fn inner7(s: f64, t: f64) -> f64 {
                    if !(t <= 0.25) {
                        return t;
                    }
                    (0..3).skip(2).map(|i8| ((i8 % 4) as f64)).sum::<f64>()
                }
                let v2 = inner7({ v1 }, if (v1 >= 0.7) || (m[(2 * r3_len + 1) % 2][0] < 0.7) {
                    let v9 = ((r3_len % 4) as f64);
                    v2
                } else { v2 });
            }
            a[0] * v2 + v2 - v1 + a[a.len() - 1 - (0) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(mut m: [[D; 3]; 2], a: &[D], n: usize) -> D {
            let mut v1 = lit(1.25) * a[a.len() - 1 - (2 * n + 0) % a.len()];
            let mut v2 = v1 * m[(2 * n + 1) % 2][0];
            let mut r3 = vec![if lit((n % 4) as f64) <= v1 {
                let v2 = lit((n % 4) as f64);
                v1
            } else { a[0] }; n % 5 + 1];
            let r3_len: usize = r3.len();
            if lit((r3_len % 4) as f64) > lit(1.25) {
                let r4 = [v1 - r3[1 % r3.len()]; 3];
                let mut v5 = a[a.len() - 1 - (n) % a.len()].sin();
            } else {
                let mut r6 = [r3[0]; 3];
                fn inner7(s: D, t: D) -> D {
                    if !(t <= lit(0.25)) {
                        return t;
                    }
                    (0..3).skip(2).map(|i8| lit((i8 % 4) as f64)).sum::<D>()
                }
                let v2 = inner7({ v1 }, if (v1 >= lit(0.7)) || (m[(2 * r3_len + 1) % 2][0] < lit(0.7)) {
                    let v9 = lit((r3_len % 4) as f64);
                    v2
                } else { v2 });
            }
            a[0] * v2 + v2 - v1 + a[a.len() - 1 - (0) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p145", false, |report| crate::check_program!(12, report, jvp));
    }
}

pub mod p146 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * w[(2 * n + 0) % w.len()];
            let mut m2: [[f64; 2]; 3] = [[ALPHA, v1], [ALPHA, ((n % 4) as f64)], [x, x]];
            let mut r4: Vec<f64> = vec![if (x <= -1.25) || (((n % 4) as f64) <= -1.1) {
                let v3 = v1;
                x
            } else { v1 }; n % 5 + 1];
            let r4_len: usize = r4.len();
            #[checkpoint(snapshots = 2)]
            for _ in (1..n).step_by(2) {
                const GAMMA_7: f64 = 1.25;
                v1 *= r4[0].cos() * GAMMA_7;
            }
            ((r4_len % 4) as f64) + x + r4[r4.len() - 1 - (n + n) % r4.len()] + w[0 % w.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * w[(2 * n + 0) % w.len()];
            let mut m2: [[f64; 2]; 3] = [[ALPHA, v1], [ALPHA, ((n % 4) as f64)], [x, x]];
            let mut r4: Vec<f64> = vec![if (x <= -1.25) || (((n % 4) as f64) <= -1.1) {
                let v3 = v1;
                x
            } else { v1 }; n % 5 + 1];
            let r4_len: usize = r4.len();
            #[checkpoint(snapshots = 2)]
            for _ in (1..n).step_by(2) {
                const GAMMA_7: f64 = 1.25;
                v1 *= r4[0].cos() * GAMMA_7;
            }
            ((r4_len % 4) as f64) + x + r4[r4.len() - 1 - (n + n) % r4.len()] + w[0 % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x * w[(2 * n + 0) % w.len()];
            let mut m2: [[D; 2]; 3] = [[lit(ALPHA), v1], [lit(ALPHA), lit((n % 4) as f64)], [x, x]];
            let mut r4: Vec<D> = vec![if (x <= lit(-1.25)) || (lit((n % 4) as f64) <= lit(-1.1)) {
                let v3 = v1;
                x
            } else { v1 }; n % 5 + 1];
            let r4_len: usize = r4.len();
            for _ in (1..n).step_by(2) {
                const GAMMA_7: f64 = 1.25;
                { let right = r4[0].cos() * lit(GAMMA_7); v1 *= right; }
            }
            lit((r4_len % 4) as f64) + x + r4[r4.len() - 1 - (n + n) % r4.len()] + w[0 % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p146", false, |report| crate::check_program!(4, report, off));
    }
}

pub mod p147 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(jvp)]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut v2: f64 = x + v1;
            let mut r3: [f64; 3] = [0.0; 3];
            let mut k5: usize = 0;
            #[checkpoint]
            while (k5 < 3) && (w[w.len() - 1 - (n + 1) % w.len()] >= 1.0) {
                k5 += 1;
                r3[1] += 0.25 * (w[(2 * k5 + 0) % w.len()].abs() + 0.5).ln();
                fn inner6(s: f64, t: f64) -> f64 {
                    if s <= 0.125 {
                        return t;
                    }
                    t * 1.1
                }
                let v7: f64 = inner6(ALPHA - w[(k5 + n) % w.len()], (ALPHA.abs() + 0.5).log(2.5));
            }
            const GAMMA_8: f64 = 0.75;
            r3[0] = (r3[0] * 0.5 + r3.iter().map(|&e9| e9).fold(ALPHA, |acc9, t9| 0.5 * acc9 + acc9 * t9)) * GAMMA_8;
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x;
            let mut v2: D = x + v1;
            let mut r3: [D; 3] = [lit(0.0); 3];
            let mut k5: usize = 0;
            while (k5 < 3) && (w[w.len() - 1 - (n + 1) % w.len()] >= lit(1.0)) {
                k5 += 1;
                { let right = lit(0.25) * (w[(2 * k5 + 0) % w.len()].abs() + lit(0.5)).ln(); r3[1] += right; }
                fn inner6(s: D, t: D) -> D {
                    if s <= lit(0.125) {
                        return t;
                    }
                    t * lit(1.1)
                }
                let v7: D = inner6(lit(ALPHA) - w[(k5 + n) % w.len()], (lit(ALPHA).abs() + lit(0.5)).log(lit(2.5)));
            }
            const GAMMA_8: f64 = 0.75;
            r3[0] = (r3[0] * lit(0.5) + r3.iter().map(|&e9| e9).fold(lit(ALPHA), |acc9, t9| lit(0.5) * acc9 + acc9 * t9)) * lit(GAMMA_8);
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p147", false, |report| crate::check_program!(7, report, jvp));
    }
}

pub mod p148 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 1.0;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(w: &mut [f64], u: f64) {
                let mut v1 = w[2 % w.len()];
                let mut v2 = v1 * v1;
                let mut m3: [[f64; 2]; 3] = [[ALPHA, w[2 % w.len()]], [v2, v1], [v1, v2]];
                let (mut v5, v6) = (m3[0][1], w.iter().zip(w.iter()).map(|(&e4, &z4)| { w[0] }).sum::<f64>());
                let mut k7: usize = 2;
                let mut k9: usize = 0;
                while (k9 < 3) && (BETA >= 1.1) {
                    k9 += 1;
                    for (i11, e11) in w.iter().enumerate() {
                        if v6 > w[w.len() - 1 - (k9 + k7) % w.len()] {
                            if m3[(3) % 3][(i11) % 2] >= -0.75 {
                                let mut v12 = w[0];
                            } else {
                                let mut v13 = { m3[2][1] };
                                for i15 in 1..k9 {
                                    v13 -= 0.25 * w.iter().map(|&e16| w.iter().rev().zip(w.iter()).skip(1).filter(|&(&e17, &z17)| BETA <= 0.75).map(|(&e17, &z17)| match i15 % 2 {
                                        0 => {
                                            let v18: f64 = u;
                                            v18
                                        }
                                        _ => { v2 }
                                    }).sum::<f64>()).sum::<f64>();
                                }
                            }
                        } else {
                            let v19 = w[w.len() - 1 - (i11 + k9) % w.len()];
                        }
                        v2 = w[2 % w.len()].clamp(-2.125, 1.875);
                    }
                }
            }
        }
        #[differentiate]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1: f64 = f64::cos(((n % 4) as f64));
            let r2 = vec![if n % 2 < 1 { v1 } else { v1 }; 4];
            let r2_len: usize = r2.len();
            if (((r2_len % 4) as f64) >= v1) && (v1 <= 1.1) {
                v1 += ALPHA.midpoint(v1);
            }
            for i5 in 1..2 {
                if v1 <= 0.125 {
                    m[1][2] -= 0.25 * BETA.clamp(-0.875, 1.375);
                    continue;
                }
            }
            v1.copysign(r2[r2.len() - 1 - (2 * r2_len + 0) % r2.len()]) + r2[(n + n) % r2.len()] + a[(2 * r2_len + 1) % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 1.0;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(fission))]
            pub fn h0(w: &mut [f64], u: f64) {
                let mut v1 = w[2 % w.len()];
                let mut v2 = v1 * v1;
                let mut m3: [[f64; 2]; 3] = [[ALPHA, w[2 % w.len()]], [v2, v1], [v1, v2]];
                let (mut v5, v6) = (m3[0][1], w.iter().zip(w.iter()).map(|(&e4, &z4)| { w[0] }).sum::<f64>());
                let mut k7: usize = 2;
                let mut k9: usize = 0;
                while (k9 < 3) && (BETA >= 1.1) {
                    k9 += 1;
                    for (i11, e11) in w.iter().enumerate() {
                        if v6 > w[w.len() - 1 - (k9 + k7) % w.len()] {
                            if m3[(3) % 3][(i11) % 2] >= -0.75 {
                                let mut v12 = w[0];
                            } else {
                                let mut v13 = { m3[2][1] };
                                for i15 in 1..k9 {
                                    v13 -= 0.25 * w.iter().map(|&e16| w.iter().rev().zip(w.iter()).skip(1).filter(|&(&e17, &z17)| BETA <= 0.75).map(|(&e17, &z17)| match i15 % 2 {
                                        0 => {
                                            let v18: f64 = u;
                                            v18
                                        }
                                        _ => { v2 }
                                    }).sum::<f64>()).sum::<f64>();
                                }
                            }
                        } else {
                            let v19 = w[w.len() - 1 - (i11 + k9) % w.len()];
                        }
                        v2 = w[2 % w.len()].clamp(-2.125, 1.875);
                    }
                }
            }
        }
        #[differentiate(without(fission))]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1: f64 = f64::cos(((n % 4) as f64));
            let r2 = vec![if n % 2 < 1 { v1 } else { v1 }; 4];
            let r2_len: usize = r2.len();
            if (((r2_len % 4) as f64) >= v1) && (v1 <= 1.1) {
                v1 += ALPHA.midpoint(v1);
            }
            for i5 in 1..2 {
                if v1 <= 0.125 {
                    m[1][2] -= 0.25 * BETA.clamp(-0.875, 1.375);
                    continue;
                }
            }
            v1.copysign(r2[r2.len() - 1 - (2 * r2_len + 0) % r2.len()]) + r2[(n + n) % r2.len()] + a[(2 * r2_len + 1) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 1.0;
        pub mod in_h0 {
            use super::*;
            pub fn h0(w: &mut [D], u: D) {
                let mut v1 = w[2 % w.len()];
                let mut v2 = v1 * v1;
                let mut m3: [[D; 2]; 3] = [[lit(ALPHA), w[2 % w.len()]], [v2, v1], [v1, v2]];
                let (mut v5, v6) = (m3[0][1], w.iter().zip(w.iter()).map(|(&e4, &z4)| { w[0] }).sum::<D>());
                let mut k7: usize = 2;
                let mut k9: usize = 0;
                while (k9 < 3) && (lit(BETA) >= lit(1.1)) {
                    k9 += 1;
                    for (i11, e11) in w.iter().enumerate() {
                        if v6 > w[w.len() - 1 - (k9 + k7) % w.len()] {
                            if m3[(3) % 3][(i11) % 2] >= lit(-0.75) {
                                let mut v12 = w[0];
                            } else {
                                let mut v13 = { m3[2][1] };
                                for i15 in 1..k9 {
                                    { let right = lit(0.25) * w.iter().map(|&e16| w.iter().rev().zip(w.iter()).skip(1).filter(|&(&e17, &z17)| lit(BETA) <= lit(0.75)).map(|(&e17, &z17)| match i15 % 2 {
                                        0 => {
                                            let v18: D = u;
                                            v18
                                        }
                                        _ => { v2 }
                                    }).sum::<D>()).sum::<D>(); v13 -= right; }
                                }
                            }
                        } else {
                            let v19 = w[w.len() - 1 - (i11 + k9) % w.len()];
                        }
                        v2 = w[2 % w.len()].clamp(lit(-2.125), lit(1.875));
                    }
                }
            }
        }
        pub fn f(mut m: [[D; 3]; 2], a: &[D], n: usize) -> D {
            let mut v1: D = D::cos(lit((n % 4) as f64));
            let r2 = vec![if n % 2 < 1 { v1 } else { v1 }; 4];
            let r2_len: usize = r2.len();
            if (lit((r2_len % 4) as f64) >= v1) && (v1 <= lit(1.1)) {
                { let right = lit(ALPHA).midpoint(v1); v1 += right; }
            }
            for i5 in 1..2 {
                if v1 <= lit(0.125) {
                    { let right = lit(0.25) * lit(BETA).clamp(lit(-0.875), lit(1.375)); m[1][2] -= right; }
                    continue;
                }
            }
            v1.copysign(r2[r2.len() - 1 - (2 * r2_len + 0) % r2.len()]) + r2[(n + n) % r2.len()] + a[(2 * r2_len + 1) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p148", false, |report| crate::check_program!(12, report, off));
    }
}

pub mod p149 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = -0.9;
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
            let mut v1 = { field_w1 };
            'l2: for i3 in 1..n % 4 {
                for i5 in (0..i3).step_by(2) {
                    'l6: for i7 in 1..i5 % 4 {
                        const GAMMA_8: f64 = 1.1;
                        v1 += 0.25 * field_b * GAMMA_8;
                    }
                }
                if i3 % 2 == 1 {
                    continue 'l2;
                }
            }
            v1 = if whole % 2 < 1 { ALPHA } else { BETA };
            for i10 in (0..n % 4).step_by(2) {
                v1 = (BETA - x).tanh();
                {
                    if (x <= field_w0) && (field_a >= 0.9) {
                        let mut r12 = vec![(1..whole).rev().skip(1).map(|i11| field_w2 * field_w2).sum::<f64>(); i10 % 5 + 1];
                        let r12_len: usize = r12.len();
                    } else {
                        let c13 = move |u13_0: f64, u13_1: f64| u13_0 * (v1 / (u13_1 * u13_1 + 0.25));
                    }
                    let p14: (f64, f64) = (field_w0 + BETA, field_b * v1);
                }
            }
            (field_a / (field_w2 * field_w2 + 0.5) - field_w2 - field_w1.sin() + field_w0 + field_b + s.b, ({ field_w1 }) + v1 - field_w1 + field_b)
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
        const BETA: f64 = -0.9;
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub fn f(s: S, x: D, n: usize) -> (D, D) {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = { field_w1 };
            'l2: for i3 in 1..n % 4 {
                for i5 in (0..i3).step_by(2) {
                    'l6: for i7 in 1..i5 % 4 {
                        const GAMMA_8: f64 = 1.1;
                        { let right = lit(0.25) * field_b * lit(GAMMA_8); v1 += right; }
                    }
                }
                if i3 % 2 == 1 {
                    continue 'l2;
                }
            }
            v1 = if whole % 2 < 1 { lit(ALPHA) } else { lit(BETA) };
            for i10 in (0..n % 4).step_by(2) {
                v1 = (lit(BETA) - x).tanh();
                {
                    if (x <= field_w0) && (field_a >= lit(0.9)) {
                        let mut r12 = vec![(1..whole).rev().skip(1).map(|i11| field_w2 * field_w2).sum::<D>(); i10 % 5 + 1];
                        let r12_len: usize = r12.len();
                    } else {
                        let c13 = move |u13_0: D, u13_1: D| u13_0 * (v1 / (u13_1 * u13_1 + lit(0.25)));
                    }
                    let p14: (D, D) = (field_w0 + lit(BETA), field_b * v1);
                }
            }
            (field_a / (field_w2 * field_w2 + lit(0.5)) - field_w2 - field_w1.sin() + field_w0 + field_b + s.b, ({ field_w1 }) + v1 - field_w1 + field_b)
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p149", false, |report| crate::check_program!(9, report, jvp));
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
