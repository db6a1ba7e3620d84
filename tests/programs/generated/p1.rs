// Written by the generator: `cargo run --example programs -- --generate`. Not to be edited.

pub mod p50 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(a: &[f64], b: &[f64]) -> f64 {
                let mut v2: f64 = {
                    let v1 = a[1 % a.len()];
                    v1
                };
                let mut v3 = v2;
                let r4 = vec![v3 - v2; 4];
                let r4_len: usize = r4.len();
                if r4_len % 2 == 1 {
                    if r4_len % 3 < 1 {
                        let mut p5: (f64, f64) = (b[r4_len % b.len()], v2);
                    }
                    for i7 in 1..r4_len {
                        if ((r4_len % 4) as f64) < 0.75 {
                            {
                                {
                                    if a[a.len() - 1 - (0) % a.len()] < v3 {
                                        let mut k8: usize = 1;
                                    }
                                }
                            }
                            v2 = ({ v3 }).atan();
                        }
                        let (mut v9, v10): (f64, f64) = (if r4_len % 2 == 1 { 0.25_f64 } else { v2 }, 0.75);
                    }
                }
                -0.125 - r4[0] - v2.sin() + r4[r4.len() - 1 - (2 * r4_len + 2) % r4.len()] + b[0] + a[r4_len % a.len()]
            }
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut y = y - y;
            let mut r1: Vec<f64> = vec![((n % 4) as f64) * y, y + x];
            let r1_len: usize = r1.len();
            let mut k2: usize = 1;
            let mut k4: usize = 0;
            let mut v12: f64 = 'l3: loop {
                if k4 >= 4 {
                    break r1[0];
                }
                k4 += 1;
                let mut k6: usize = 0;
                while k6 < 4 {
                    k6 += 1;
                    for i8 in 1..r1.len() {
                        let v9: f64;
                        if (y <= y) || (y <= x) {
                            v9 = r1[3 % r1.len()] - y;
                        } else {
                            v9 = x;
                        }
                    }
                }
                let (mut v10, v11) = (x, (x.abs() + 1.25).hypot(x));
            };
            let v13 = v12;
            for i14 in 1..r1.len() {
                r1[i14] *= (r1[i14 - 1] - r1[i14]).cos();
            }
            if n % 2 == 1 {
                return Err(1);
            }
            Ok(v13 * v13.sin() + x)
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
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(carry))]
            pub fn h0(a: &[f64], b: &[f64]) -> f64 {
                let mut v2: f64 = {
                    let v1 = a[1 % a.len()];
                    v1
                };
                let mut v3 = v2;
                let r4 = vec![v3 - v2; 4];
                let r4_len: usize = r4.len();
                if r4_len % 2 == 1 {
                    if r4_len % 3 < 1 {
                        let mut p5: (f64, f64) = (b[r4_len % b.len()], v2);
                    }
                    for i7 in 1..r4_len {
                        if ((r4_len % 4) as f64) < 0.75 {
                            {
                                {
                                    if a[a.len() - 1 - (0) % a.len()] < v3 {
                                        let mut k8: usize = 1;
                                    }
                                }
                            }
                            v2 = ({ v3 }).atan();
                        }
                        let (mut v9, v10): (f64, f64) = (if r4_len % 2 == 1 { 0.25_f64 } else { v2 }, 0.75);
                    }
                }
                -0.125 - r4[0] - v2.sin() + r4[r4.len() - 1 - (2 * r4_len + 2) % r4.len()] + b[0] + a[r4_len % a.len()]
            }
        }
        #[differentiate(without(carry))]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut y = y - y;
            let mut r1: Vec<f64> = vec![((n % 4) as f64) * y, y + x];
            let r1_len: usize = r1.len();
            let mut k2: usize = 1;
            let mut k4: usize = 0;
            let mut v12: f64 = 'l3: loop {
                if k4 >= 4 {
                    break r1[0];
                }
                k4 += 1;
                let mut k6: usize = 0;
                while k6 < 4 {
                    k6 += 1;
                    for i8 in 1..r1.len() {
                        let v9: f64;
                        if (y <= y) || (y <= x) {
                            v9 = r1[3 % r1.len()] - y;
                        } else {
                            v9 = x;
                        }
                    }
                }
                let (mut v10, v11) = (x, (x.abs() + 1.25).hypot(x));
            };
            let v13 = v12;
            for i14 in 1..r1.len() {
                r1[i14] *= (r1[i14 - 1] - r1[i14]).cos();
            }
            if n % 2 == 1 {
                return Err(1);
            }
            Ok(v13 * v13.sin() + x)
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
        pub mod in_h0 {
            use super::*;
            pub fn h0(a: &[D], b: &[D]) -> D {
                let mut v2: D = {
                    let v1 = a[1 % a.len()];
                    v1
                };
                let mut v3 = v2;
                let r4 = vec![v3 - v2; 4];
                let r4_len: usize = r4.len();
                if r4_len % 2 == 1 {
                    if r4_len % 3 < 1 {
                        let mut p5: (D, D) = (b[r4_len % b.len()], v2);
                    }
                    for i7 in 1..r4_len {
                        if lit((r4_len % 4) as f64) < lit(0.75) {
                            {
                                {
                                    if a[a.len() - 1 - (0) % a.len()] < v3 {
                                        let mut k8: usize = 1;
                                    }
                                }
                            }
                            v2 = ({ v3 }).atan();
                        }
                        let (mut v9, v10): (D, D) = (if r4_len % 2 == 1 { lit(0.25) } else { v2 }, lit(0.75));
                    }
                }
                lit(-0.125) - r4[0] - v2.sin() + r4[r4.len() - 1 - (2 * r4_len + 2) % r4.len()] + b[0] + a[r4_len % a.len()]
            }
        }
        pub fn f(x: D, y: D, n: usize) -> Result<D, u8> {
            let mut y = y - y;
            let mut r1: Vec<D> = vec![lit((n % 4) as f64) * y, y + x];
            let r1_len: usize = r1.len();
            let mut k2: usize = 1;
            let mut k4: usize = 0;
            let mut v12: D = 'l3: loop {
                if k4 >= 4 {
                    break r1[0];
                }
                k4 += 1;
                let mut k6: usize = 0;
                while k6 < 4 {
                    k6 += 1;
                    for i8 in 1..r1.len() {
                        let v9: D;
                        if (y <= y) || (y <= x) {
                            v9 = r1[3 % r1.len()] - y;
                        } else {
                            v9 = x;
                        }
                    }
                }
                let (mut v10, v11) = (x, (x.abs() + lit(1.25)).hypot(x));
            };
            let v13 = v12;
            for i14 in 1..r1.len() {
                { let right = (r1[i14 - 1] - r1[i14]).cos(); r1[i14] *= right; }
            }
            if n % 2 == 1 {
                return Err(1);
            }
            Ok(v13 * v13.sin() + x)
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p50", false, |report| crate::check_program!(10, report, off));
    }
}

pub mod p51 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        #[differentiate(hvp)]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut v1 = 0.125_f64.sin();
            let mut v2 = v1;
            let mut r3: [f64; 4] = [0.0; 4];
            v2 = m[1][0] - x;
            for i5 in 1..4 {
                let v8: f64 = match n % 2 {
                    0 => {
                        let v6 = v1;
                        1.5
                    }
                    _ => {
                        let v7 = ALPHA;
                        0.125
                    }
                };
            }
            fn inner9(s: f64, t: f64) -> f64 {
                if s <= s {
                    return s * t;
                }
                0.9_f64
            }
            let v10 = inner9(x * ((n % 4) as f64), if v1 >= -0.125 { ALPHA } else { -0.25 });
            {
                let v11: f64;
                if v10 >= 0.9 {
                    v11 = v10 + 1.25_f64;
                } else {
                    v11 = (0.9_f64 * 0.9_f64 + 1.25_f64).log(2.5);
                }
                const GAMMA_12: f64 = 1.1;
                v2 -= (((n % 4) as f64) - v2) * GAMMA_12;
            }
            match n % 2 {
                0 if v1 < v10 => {
                }
                _ => {
                    r3[4 - 1 - (n) % 4] = if v2 < 1.0 {
                        let v13 = v2;
                        x
                    } else { 0.25_f64 };
                }
            }
            ((n % 4) as f64) + v10 + v2.sin() + r3[3] + m[1][1] + m[0][2]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.1;
        pub fn f(m: &[[D; 3]; 2], x: D, n: usize) -> D {
            let mut v1 = lit(0.125).sin();
            let mut v2 = v1;
            let mut r3: [D; 4] = [lit(0.0); 4];
            v2 = m[1][0] - x;
            for i5 in 1..4 {
                let v8: D = match n % 2 {
                    0 => {
                        let v6 = v1;
                        lit(1.5)
                    }
                    _ => {
                        let v7 = lit(ALPHA);
                        lit(0.125)
                    }
                };
            }
            fn inner9(s: D, t: D) -> D {
                if s <= s {
                    return s * t;
                }
                lit(0.9)
            }
            let v10 = inner9(x * lit((n % 4) as f64), if v1 >= lit(-0.125) { lit(ALPHA) } else { lit(-0.25) });
            {
                let v11: D;
                if v10 >= lit(0.9) {
                    v11 = v10 + lit(1.25);
                } else {
                    v11 = (lit(0.9) * lit(0.9) + lit(1.25)).log(lit(2.5));
                }
                const GAMMA_12: f64 = 1.1;
                { let right = (lit((n % 4) as f64) - v2) * lit(GAMMA_12); v2 -= right; }
            }
            match n % 2 {
                0 if v1 < v10 => {
                }
                _ => {
                    r3[4 - 1 - (n) % 4] = if v2 < lit(1.0) {
                        let v13 = v2;
                        x
                    } else { lit(0.25) };
                }
            }
            lit((n % 4) as f64) + v10 + v2.sin() + r3[3] + m[1][1] + m[0][2]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p51", false, |report| crate::check_program!(11, report, hvp));
    }
}

pub mod p52 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut x = ((n % 4) as f64).powi(1);
            let mut v1: f64 = x;
            let mut r2 = [-1.5 + y, ((n % 4) as f64), x.powi(2), v1, x];
            let mut k4: usize = 0;
            while k4 < 7 {
                k4 += 1;
                x = (r2[(n + 1) % 5] / (((n % 4) as f64).abs() + 1.25)).sin();
            }
            if k4 % 3 == 1 {
                return Ok(((n % 4) as f64));
            }
            let v5 = f64::tanh(y);
            let o6: Option<f64> = if !(v1 > 2.0) { Some(r2[5 - 1 - (k4 + n) % 5]) } else { None };
            if ((k4 % 4) as f64) <= ALPHA {
                return Err(1);
            }
            Ok(((k4 % 4) as f64) * r2[0] * v5 + y.sin())
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
        const ALPHA: f64 = 0.25;
        #[differentiate(without(fission))]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut x = ((n % 4) as f64).powi(1);
            let mut v1: f64 = x;
            let mut r2 = [-1.5 + y, ((n % 4) as f64), x.powi(2), v1, x];
            let mut k4: usize = 0;
            while k4 < 7 {
                k4 += 1;
                x = (r2[(n + 1) % 5] / (((n % 4) as f64).abs() + 1.25)).sin();
            }
            if k4 % 3 == 1 {
                return Ok(((n % 4) as f64));
            }
            let v5 = f64::tanh(y);
            let o6: Option<f64> = if !(v1 > 2.0) { Some(r2[5 - 1 - (k4 + n) % 5]) } else { None };
            if ((k4 % 4) as f64) <= ALPHA {
                return Err(1);
            }
            Ok(((k4 % 4) as f64) * r2[0] * v5 + y.sin())
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
        const ALPHA: f64 = 0.25;
        pub fn f(x: D, y: D, n: usize) -> Result<D, u8> {
            let mut x = lit((n % 4) as f64).powi(1);
            let mut v1: D = x;
            let mut r2 = [lit(-1.5) + y, lit((n % 4) as f64), x.powi(2), v1, x];
            let mut k4: usize = 0;
            while k4 < 7 {
                k4 += 1;
                x = (r2[(n + 1) % 5] / (lit((n % 4) as f64).abs() + lit(1.25))).sin();
            }
            if k4 % 3 == 1 {
                return Ok(lit((n % 4) as f64));
            }
            let v5 = D::tanh(y);
            let o6: Option<D> = if !(v1 > lit(2.0)) { Some(r2[5 - 1 - (k4 + n) % 5]) } else { None };
            if lit((k4 % 4) as f64) <= lit(ALPHA) {
                return Err(1);
            }
            Ok(lit((k4 % 4) as f64) * r2[0] * v5 + y.sin())
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p52", false, |report| crate::check_program!(10, report, off));
    }
}

pub mod p53 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = a[2 % a.len()] - ((n % 4) as f64);
            let mut v2 = x - v1;
            let mut r3: [f64; 4] = [0.0; 4];
            let mut m4: [[f64; 2]; 3] = [[-1.5; 2]; 3];
            'l5: for &e6 in a {
                v2 = v2 * 0.5 + a[0] / (e6.abs() + 1.25);
            }
            for _ in (0..n % 4).rev() {
                let c9 = |u9_0: f64| u9_0 - -x;
                const GAMMA_10: f64 = -1.0;
                m4[1][0] = r3[3] * GAMMA_10;
            }
            if n % 2 == 1 {
                let mut v11 = (((n % 4) as f64) * ((n % 4) as f64) + 1.25).ln();
            } else {
                let o12: Option<f64> = if n % 2 == 1 { Some(v2) } else { None };
                let mut k14: usize = 0;
                'l13: while k14 < 2 {
                    k14 += 1;
                    'l15: for i16 in 0..k14 % 4 {
                        for &e18 in a {
                            const GAMMA_19: f64 = 0.3;
                            v2 = f64::sin(r3[4 - 1 - (2 * k14 + 2) % 4]).cos() * GAMMA_19;
                        }
                    }
                    for &e21 in a {
                        let mut r24 = [((k14 % 4) as f64), (v1.abs() + 1.25).ln(), v2 - m4[1][1], (1..k14).filter(|&i22| k14 % 3 < 1).map(|i22| a[k14 % a.len()]).sum::<f64>(), r3.iter().map(|&e23| 1.0 + 0.25 * (r3[4 % 4] - ((n % 4) as f64)).sin()).product::<f64>()];
                    }
                }
            }
            -v2 * v2 + v1.sin() + x.sin() + r3[4 - 1 - (2 * n + 1) % 4] + a[a.len() - 1 - (n) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = a[2 % a.len()] - lit((n % 4) as f64);
            let mut v2 = x - v1;
            let mut r3: [D; 4] = [lit(0.0); 4];
            let mut m4: [[D; 2]; 3] = [[lit(-1.5); 2]; 3];
            'l5: for &e6 in a {
                v2 = v2 * lit(0.5) + a[0] / (e6.abs() + lit(1.25));
            }
            for _ in (0..n % 4).rev() {
                let c9 = |u9_0: D| u9_0 - -x;
                const GAMMA_10: f64 = -1.0;
                m4[1][0] = r3[3] * lit(GAMMA_10);
            }
            if n % 2 == 1 {
                let mut v11 = (lit((n % 4) as f64) * lit((n % 4) as f64) + lit(1.25)).ln();
            } else {
                let o12: Option<D> = if n % 2 == 1 { Some(v2) } else { None };
                let mut k14: usize = 0;
                'l13: while k14 < 2 {
                    k14 += 1;
                    'l15: for i16 in 0..k14 % 4 {
                        for &e18 in a {
                            const GAMMA_19: f64 = 0.3;
                            v2 = D::sin(r3[4 - 1 - (2 * k14 + 2) % 4]).cos() * lit(GAMMA_19);
                        }
                    }
                    for &e21 in a {
                        let mut r24 = [lit((k14 % 4) as f64), (v1.abs() + lit(1.25)).ln(), v2 - m4[1][1], (1..k14).filter(|&i22| k14 % 3 < 1).map(|i22| a[k14 % a.len()]).sum::<D>(), r3.iter().map(|&e23| lit(1.0) + lit(0.25) * (r3[4 % 4] - lit((n % 4) as f64)).sin()).product::<D>()];
                    }
                }
            }
            -v2 * v2 + v1.sin() + x.sin() + r3[4 - 1 - (2 * n + 1) % 4] + a[a.len() - 1 - (n) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p53", false, |report| crate::check_program!(1, report, jvp));
    }
}

pub mod p54 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.0;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u - u;
            let mut v2 = w[0];
            let r3 = vec![w[0]; 3];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 2]; 2] = [[v2, w[w.len() - 1 - (4) % w.len()]], [-0.125, BETA]];
            for i6 in 1..r3_len {
                m4[(2 * r3_len + 0) % 2][(2 * r3_len + 1) % 2] -= 0.25 * u;
            }
            let mut r8 = [if -0.3_f64 > 0.75 {
                let v7 = v2;
                v2
            } else { v2 }; 2];
        }
        #[differentiate]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = a[(n + 1) % a.len()] * field_b;
            let v2: f64;
            if whole % 2 < 1 {
                v2 = field_w1;
            } else {
                v2 = field_a + BETA;
            }
            v1 = field_w0;
            match n % 2 {
                0 if BETA >= 0.125 => {
                    const GAMMA_3: f64 = -1.5;
                    v1 /= (v1.abs() + 1.25) * GAMMA_3;
                    if whole % 3 < 1 {
                        v1 = v1 * 0.5 + field_w1 * -0.125;
                        match whole % 4 {
                            0 => {
                                v1 = v1 * 0.5 + f64::ln(BETA.abs() + 1.25);
                            }
                            1 => {
                                'l4: for &e5 in a {
                                    fn inner6(s: f64, t: f64) -> f64 {
                                        if (t >= 1.25) && (s >= 0.3) {
                                            return s;
                                        }
                                        0.3 - s
                                    }
                                    let v7 = inner6(if whole % 3 < 1 { field_a } else {
                                        let v2 = a[(n + n) % a.len()];
                                        0.9
                                    }, field_w1);
                                    {
                                    }
                                }
                                if whole % 2 == 1 {
                                    v1 = field_w0;
                                    return ((whole % 4) as f64);
                                }
                            }
                            2 => {
                                let mut k9: usize = 0;
                                let mut v13: f64 = loop {
                                    if k9 >= 6 {
                                        break field_w2 - field_w1;
                                    }
                                    k9 += 1;
                                    'l10: for &e11 in a {
                                        let mut v12 = BETA;
                                    }
                                };
                            }
                            _ => {
                                match n % 2 {
                                    0 => {
                                        v1 /= field_w1.abs() + 1.25;
                                    }
                                    _ => {
                                        if n % 2 != 1 {
                                            let mut v14 = 0.25 - a[0 % a.len()];
                                            let mut k16: usize = 0;
                                            loop {
                                                if k16 >= 1 {
                                                    break;
                                                }
                                                k16 += 1;
                                                if n % 2 != 1 {
                                                    fn inner17(s: f64, t: f64) -> f64 {
                                                        if -0.7_f64 < s {
                                                            return t.powi(0);
                                                        }
                                                        s
                                                    }
                                                    let v18 = inner17(field_a, field_b);
                                                }
                                                fn inner19(s: f64, t: f64) -> f64 {
                                                    if t >= 0.25 {
                                                        return s % 1.75;
                                                    }
                                                    (t * t + 0.5 + 1.0).acosh()
                                                }
                                                let v21 = inner19(field_w2 / (BETA.abs() + 0.5), a.iter().filter(|&&e20| n % 3 < 1).map(|&e20| v14 - BETA).fold(v14, |acc20, t20| 0.5 * acc20 + field_w2 * t20));
                                            }
                                        }
                                    }
                                }
                                {
                                }
                            }
                        }
                    }
                }
                _ => {
                    for _ in 1..a.len() {
                        v1 -= 0.25 * (field_w1 + field_w1);
                        let v1 = if field_w1 > -0.3 { a[(whole + 1) % a.len()] } else {
                            let v24 = field_b;
                            1.0
                        };
                    }
                    let v25: f64;
                    if field_b < 0.3 {
                        v25 = { a[n % a.len()] };
                    } else {
                        v25 = ((whole % 4) as f64);
                    }
                }
            }
            (a[whole % a.len()] + v2 - v1 + field_w2) * field_w1 - field_w0.sin() + a[0] + s.b
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
        const BETA: f64 = 1.0;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(without(order))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u - u;
            let mut v2 = w[0];
            let r3 = vec![w[0]; 3];
            let r3_len: usize = r3.len();
            let mut m4: [[f64; 2]; 2] = [[v2, w[w.len() - 1 - (4) % w.len()]], [-0.125, BETA]];
            for i6 in 1..r3_len {
                m4[(2 * r3_len + 0) % 2][(2 * r3_len + 1) % 2] -= 0.25 * u;
            }
            let mut r8 = [if -0.3_f64 > 0.75 {
                let v7 = v2;
                v2
            } else { v2 }; 2];
        }
        #[differentiate(without(order))]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = a[(n + 1) % a.len()] * field_b;
            let v2: f64;
            if whole % 2 < 1 {
                v2 = field_w1;
            } else {
                v2 = field_a + BETA;
            }
            v1 = field_w0;
            match n % 2 {
                0 if BETA >= 0.125 => {
                    const GAMMA_3: f64 = -1.5;
                    v1 /= (v1.abs() + 1.25) * GAMMA_3;
                    if whole % 3 < 1 {
                        v1 = v1 * 0.5 + field_w1 * -0.125;
                        match whole % 4 {
                            0 => {
                                v1 = v1 * 0.5 + f64::ln(BETA.abs() + 1.25);
                            }
                            1 => {
                                'l4: for &e5 in a {
                                    fn inner6(s: f64, t: f64) -> f64 {
                                        if (t >= 1.25) && (s >= 0.3) {
                                            return s;
                                        }
                                        0.3 - s
                                    }
                                    let v7 = inner6(if whole % 3 < 1 { field_a } else {
                                        let v2 = a[(n + n) % a.len()];
                                        0.9
                                    }, field_w1);
                                    {
                                    }
                                }
                                if whole % 2 == 1 {
                                    v1 = field_w0;
                                    return ((whole % 4) as f64);
                                }
                            }
                            2 => {
                                let mut k9: usize = 0;
                                let mut v13: f64 = loop {
                                    if k9 >= 6 {
                                        break field_w2 - field_w1;
                                    }
                                    k9 += 1;
                                    'l10: for &e11 in a {
                                        let mut v12 = BETA;
                                    }
                                };
                            }
                            _ => {
                                match n % 2 {
                                    0 => {
                                        v1 /= field_w1.abs() + 1.25;
                                    }
                                    _ => {
                                        if n % 2 != 1 {
                                            let mut v14 = 0.25 - a[0 % a.len()];
                                            let mut k16: usize = 0;
                                            loop {
                                                if k16 >= 1 {
                                                    break;
                                                }
                                                k16 += 1;
                                                if n % 2 != 1 {
                                                    fn inner17(s: f64, t: f64) -> f64 {
                                                        if -0.7_f64 < s {
                                                            return t.powi(0);
                                                        }
                                                        s
                                                    }
                                                    let v18 = inner17(field_a, field_b);
                                                }
                                                fn inner19(s: f64, t: f64) -> f64 {
                                                    if t >= 0.25 {
                                                        return s % 1.75;
                                                    }
                                                    (t * t + 0.5 + 1.0).acosh()
                                                }
                                                let v21 = inner19(field_w2 / (BETA.abs() + 0.5), a.iter().filter(|&&e20| n % 3 < 1).map(|&e20| v14 - BETA).fold(v14, |acc20, t20| 0.5 * acc20 + field_w2 * t20));
                                            }
                                        }
                                    }
                                }
                                {
                                }
                            }
                        }
                    }
                }
                _ => {
                    for _ in 1..a.len() {
                        v1 -= 0.25 * (field_w1 + field_w1);
                        let v1 = if field_w1 > -0.3 { a[(whole + 1) % a.len()] } else {
                            let v24 = field_b;
                            1.0
                        };
                    }
                    let v25: f64;
                    if field_b < 0.3 {
                        v25 = { a[n % a.len()] };
                    } else {
                        v25 = ((whole % 4) as f64);
                    }
                }
            }
            (a[whole % a.len()] + v2 - v1 + field_w2) * field_w1 - field_w0.sin() + a[0] + s.b
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
        const BETA: f64 = 1.0;
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = u - u;
            let mut v2 = w[0];
            let r3 = vec![w[0]; 3];
            let r3_len: usize = r3.len();
            let mut m4: [[D; 2]; 2] = [[v2, w[w.len() - 1 - (4) % w.len()]], [lit(-0.125), lit(BETA)]];
            for i6 in 1..r3_len {
                { let right = lit(0.25) * u; m4[(2 * r3_len + 0) % 2][(2 * r3_len + 1) % 2] -= right; }
            }
            let mut r8 = [if lit(-0.3) > lit(0.75) {
                let v7 = v2;
                v2
            } else { v2 }; 2];
        }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = a[(n + 1) % a.len()] * field_b;
            let v2: D;
            if whole % 2 < 1 {
                v2 = field_w1;
            } else {
                v2 = field_a + lit(BETA);
            }
            v1 = field_w0;
            match n % 2 {
                0 if lit(BETA) >= lit(0.125) => {
                    const GAMMA_3: f64 = -1.5;
                    { let right = (v1.abs() + lit(1.25)) * lit(GAMMA_3); v1 /= right; }
                    if whole % 3 < 1 {
                        v1 = v1 * lit(0.5) + field_w1 * lit(-0.125);
                        match whole % 4 {
                            0 => {
                                v1 = v1 * lit(0.5) + D::ln(lit(BETA).abs() + lit(1.25));
                            }
                            1 => {
                                'l4: for &e5 in a {
                                    fn inner6(s: D, t: D) -> D {
                                        if (t >= lit(1.25)) && (s >= lit(0.3)) {
                                            return s;
                                        }
                                        lit(0.3) - s
                                    }
                                    let v7 = inner6(if whole % 3 < 1 { field_a } else {
                                        let v2 = a[(n + n) % a.len()];
                                        lit(0.9)
                                    }, field_w1);
                                    {
                                    }
                                }
                                if whole % 2 == 1 {
                                    v1 = field_w0;
                                    return lit((whole % 4) as f64);
                                }
                            }
                            2 => {
                                let mut k9: usize = 0;
                                let mut v13: D = loop {
                                    if k9 >= 6 {
                                        break field_w2 - field_w1;
                                    }
                                    k9 += 1;
                                    'l10: for &e11 in a {
                                        let mut v12 = lit(BETA);
                                    }
                                };
                            }
                            _ => {
                                match n % 2 {
                                    0 => {
                                        { let right = field_w1.abs() + lit(1.25); v1 /= right; }
                                    }
                                    _ => {
                                        if n % 2 != 1 {
                                            let mut v14 = lit(0.25) - a[0 % a.len()];
                                            let mut k16: usize = 0;
                                            loop {
                                                if k16 >= 1 {
                                                    break;
                                                }
                                                k16 += 1;
                                                if n % 2 != 1 {
                                                    fn inner17(s: D, t: D) -> D {
                                                        if lit(-0.7) < s {
                                                            return t.powi(0);
                                                        }
                                                        s
                                                    }
                                                    let v18 = inner17(field_a, field_b);
                                                }
                                                fn inner19(s: D, t: D) -> D {
                                                    if t >= lit(0.25) {
                                                        return s % lit(1.75);
                                                    }
                                                    (t * t + lit(0.5) + lit(1.0)).acosh()
                                                }
                                                let v21 = inner19(field_w2 / (lit(BETA).abs() + lit(0.5)), a.iter().filter(|&&e20| n % 3 < 1).map(|&e20| v14 - lit(BETA)).fold(v14, |acc20, t20| lit(0.5) * acc20 + field_w2 * t20));
                                            }
                                        }
                                    }
                                }
                                {
                                }
                            }
                        }
                    }
                }
                _ => {
                    for _ in 1..a.len() {
                        { let right = lit(0.25) * (field_w1 + field_w1); v1 -= right; }
                        let v1 = if field_w1 > lit(-0.3) { a[(whole + 1) % a.len()] } else {
                            let v24 = field_b;
                            lit(1.0)
                        };
                    }
                    let v25: D;
                    if field_b < lit(0.3) {
                        v25 = { a[n % a.len()] };
                    } else {
                        v25 = lit((whole % 4) as f64);
                    }
                }
            }
            (a[whole % a.len()] + v2 - v1 + field_w2) * field_w1 - field_w0.sin() + a[0] + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p54", false, |report| crate::check_program!(8, report, off));
    }
}

pub mod p55 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut y = y * y;
            'l1: for i2 in (1..n).rev() {
                for i4 in (0..i2 % 4).rev() {
                    let mut v5 = { x };
                }
            }
            {
                let mut k7: usize = 0;
                loop {
                    if k7 >= 3 {
                        break;
                    }
                    k7 += 1;
                    let mut p8: (f64, f64) = (y, x);
                    p8.1 += 0.25 * y;
                }
            }
            if y < 0.7 {
            }
            if y > -1.1 {
                return Err(1);
            }
            Ok(x + x + y.sin() - x)
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
        pub fn f(x: D, y: D, n: usize) -> Result<D, u8> {
            let mut y = y * y;
            'l1: for i2 in (1..n).rev() {
                for i4 in (0..i2 % 4).rev() {
                    let mut v5 = { x };
                }
            }
            {
                let mut k7: usize = 0;
                loop {
                    if k7 >= 3 {
                        break;
                    }
                    k7 += 1;
                    let mut p8: (D, D) = (y, x);
                    { let right = lit(0.25) * y; p8.1 += right; }
                }
            }
            if y < lit(0.7) {
            }
            if y > lit(-1.1) {
                return Err(1);
            }
            Ok(x + x + y.sin() - x)
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p55", false, |report| crate::check_program!(10, report, jvp));
    }
}

pub mod p56 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v = 0.7_f64.min(u);
            let mut m1: [[f64; 2]; 3] = [[0.25; 2]; 3];
            #[checkpoint(every = 2)]
            for i3 in 1..2 {
                if (((i3 % 4) as f64) <= v) || (-1.5_f64 >= -1.5) {
                    let mut m4: [[f64; 3]; 3] = [[u, ((i3 % 4) as f64), u], [v, v, v], [v, v, ((i3 % 4) as f64)]];
                }
                v /= u.abs() + 0.25 + 1.0;
            }
            ((if 0.9_f64 > -1.0 { m1[2][1] } else { v }) * v * u, 1.1 * u + v + u)
        }
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 1.1 + w[0];
            let mut v2 = v1;
            let w_len: usize = w.len();
            let mut r3: [f64; 3] = [0.0; 3];
            'l4: for &e5 in &p {
                v1 += 0.25 * (v1 as i64 as f64);
                fn inner6(s: f64, t: f64) -> f64 {
                    if t <= 0.25 {
                        return s.sin();
                    }
                    t * s
                }
                let v8 = inner6(w[w.len() - 1 - (n + 1) % w.len()] * p[(2 * n + 2) % 3], (1..n).skip(0).map(|i7| v1 * p[1]).sum::<f64>());
            }
            let mut k9: usize = 3;
            w[(w_len) % w_len] *= p[3 - 1 - (2) % 3].clamp(-2.125, 1.875);
            w.push(v2 - r3[1]);
            ({ 2.0 }) * v2 + v1 + r3[(w_len + 1) % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(recompute))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v = 0.7_f64.min(u);
            let mut m1: [[f64; 2]; 3] = [[0.25; 2]; 3];
            #[checkpoint(every = 2)]
            for i3 in 1..2 {
                if (((i3 % 4) as f64) <= v) || (-1.5_f64 >= -1.5) {
                    let mut m4: [[f64; 3]; 3] = [[u, ((i3 % 4) as f64), u], [v, v, v], [v, v, ((i3 % 4) as f64)]];
                }
                v /= u.abs() + 0.25 + 1.0;
            }
            ((if 0.9_f64 > -1.0 { m1[2][1] } else { v }) * v * u, 1.1 * u + v + u)
        }
        #[differentiate(without(recompute))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = 1.1 + w[0];
            let mut v2 = v1;
            let w_len: usize = w.len();
            let mut r3: [f64; 3] = [0.0; 3];
            'l4: for &e5 in &p {
                v1 += 0.25 * (v1 as i64 as f64);
                fn inner6(s: f64, t: f64) -> f64 {
                    if t <= 0.25 {
                        return s.sin();
                    }
                    t * s
                }
                let v8 = inner6(w[w.len() - 1 - (n + 1) % w.len()] * p[(2 * n + 2) % 3], (1..n).skip(0).map(|i7| v1 * p[1]).sum::<f64>());
            }
            let mut k9: usize = 3;
            w[(w_len) % w_len] *= p[3 - 1 - (2) % 3].clamp(-2.125, 1.875);
            w.push(v2 - r3[1]);
            ({ 2.0 }) * v2 + v1 + r3[(w_len + 1) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v = lit(0.7).min(u);
            let mut m1: [[D; 2]; 3] = [[lit(0.25); 2]; 3];
            for i3 in 1..2 {
                if (lit((i3 % 4) as f64) <= v) || (lit(-1.5) >= lit(-1.5)) {
                    let mut m4: [[D; 3]; 3] = [[u, lit((i3 % 4) as f64), u], [v, v, v], [v, v, lit((i3 % 4) as f64)]];
                }
                { let right = u.abs() + lit(0.25) + lit(1.0); v /= right; }
            }
            ((if lit(0.9) > lit(-1.0) { m1[2][1] } else { v }) * v * u, lit(1.1) * u + v + u)
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit(1.1) + w[0];
            let mut v2 = v1;
            let w_len: usize = w.len();
            let mut r3: [D; 3] = [lit(0.0); 3];
            'l4: for &e5 in &p {
                { let right = lit(0.25) * lit(v1.value() as i64 as f64); v1 += right; }
                fn inner6(s: D, t: D) -> D {
                    if t <= lit(0.25) {
                        return s.sin();
                    }
                    t * s
                }
                let v8 = inner6(w[w.len() - 1 - (n + 1) % w.len()] * p[(2 * n + 2) % 3], (1..n).skip(0).map(|i7| v1 * p[1]).sum::<D>());
            }
            let mut k9: usize = 3;
            { let right = p[3 - 1 - (2) % 3].clamp(lit(-2.125), lit(1.875)); w[(w_len) % w_len] *= right; }
            w.push(v2 - r3[1]);
            ({ lit(2.0) }) * v2 + v1 + r3[(w_len + 1) % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p56", false, |report| crate::check_program!(2, report, off));
    }
}

pub mod p57 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.9;
        #[differentiate(jvp)]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut u = u * 0.75;
            let mut v1 = ((k % 4) as f64);
            const GAMMA_2: f64 = -0.3;
            u += u * ALPHA * GAMMA_2;
            let mut r3 = [((k % 4) as f64) / (u.abs() + 0.5), ((k % 4) as f64), v1, u.max(u)];
            if ALPHA <= v1 {
                const GAMMA_4: f64 = 2.0;
                u = v1 * GAMMA_4;
            }
            h0(r3.iter().take(k + 1).map(|&e5| r3[2] / (e5 * e5 + 0.5)).fold(BETA, |acc5, t5| acc5.sin() + acc5 * t5).max(-2.25).min(2.375), k - 1).sin() * (h0(u.max(-2.25).min(2.375), k - 1).sin() * (r3[0] + v1 + r3[2]))
        }
        #[differentiate(jvp)]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let w_len: usize = w.len();
            let mut m2: [[f64; 2]; 3] = [[p[w_len % 3], p[n % 3]], [BETA, w[w_len % w.len()]], [v1, v1]];
            let mut k4: usize = 0;
            let v9: f64 = loop {
                if k4 >= 2 {
                    break w[w.len() - 1 - (k4 + w_len) % w.len()].min(v1);
                }
                k4 += 1;
                let c5 = |u5_0: f64, u5_1: f64| u5_0 + ({ u5_0 });
                for i7 in (1..1).rev() {
                    for i8 in 1..w.len() {
                        w[i8] += w[i8 - 1] * (-1.0_f64).atan();
                    }
                }
            };
            m2[(w_len) % 3][(n) % 2] += ((w_len % 4) as f64) / (w[1 % w.len()] * w[1 % w.len()] + 0.5);
            f64::hypot(m2[(n) % 3][(0) % 2].abs() + 0.25, ALPHA) + v1 + p[3 % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.9;
        pub fn h0(mut u: D, k: usize) -> D {
            if k == 0 {
                return u;
            }
            let mut u = u * lit(0.75);
            let mut v1 = lit((k % 4) as f64);
            const GAMMA_2: f64 = -0.3;
            { let right = u * lit(ALPHA) * lit(GAMMA_2); u += right; }
            let mut r3 = [lit((k % 4) as f64) / (u.abs() + lit(0.5)), lit((k % 4) as f64), v1, u.max(u)];
            if lit(ALPHA) <= v1 {
                const GAMMA_4: f64 = 2.0;
                u = v1 * lit(GAMMA_4);
            }
            h0(r3.iter().take(k + 1).map(|&e5| r3[2] / (e5 * e5 + lit(0.5))).fold(lit(BETA), |acc5, t5| acc5.sin() + acc5 * t5).max(lit(-2.25)).min(lit(2.375)), k - 1).sin() * (h0(u.max(lit(-2.25)).min(lit(2.375)), k - 1).sin() * (r3[0] + v1 + r3[2]))
        }
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64);
            let w_len: usize = w.len();
            let mut m2: [[D; 2]; 3] = [[p[w_len % 3], p[n % 3]], [lit(BETA), w[w_len % w.len()]], [v1, v1]];
            let mut k4: usize = 0;
            let v9: D = loop {
                if k4 >= 2 {
                    break w[w.len() - 1 - (k4 + w_len) % w.len()].min(v1);
                }
                k4 += 1;
                let c5 = |u5_0: D, u5_1: D| u5_0 + ({ u5_0 });
                for i7 in (1..1).rev() {
                    for i8 in 1..w.len() {
                        { let right = w[i8 - 1] * lit(-1.0).atan(); w[i8] += right; }
                    }
                }
            };
            { let right = lit((w_len % 4) as f64) / (w[1 % w.len()] * w[1 % w.len()] + lit(0.5)); m2[(w_len) % 3][(n) % 2] += right; }
            D::hypot(m2[(n) % 3][(0) % 2].abs() + lit(0.25), lit(ALPHA)) + v1 + p[3 % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p57", false, |report| crate::check_program!(2, report, jvp));
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
                    1 if v3 > 0.7 => {
                        (x, v3) = ((v3 + x).sin(), (match n % 4 {
                            0 | 5 => { a[a.len() - 1 - (3) % a.len()] }
                            1 => { a[0] }
                            2 => { v2 }
                            _ => { a[0] }
                        }).max(-2.25).min(2.375));
                        if !(1.25_f64 < a[(i5 + i5) % a.len()]) {
                            if v3 >= 0.5 {
                                continue;
                            }
                        }
                    }
                    _ => {
                        v3 = v3.sin();
                        if a[(2 * n + 2) % a.len()] > -1.25 {
                            let mut k11: usize = 0;
                        }
                    }
                }
                let mut v13: f64 = match i5 % 2 {
                    0 => {
                        let v12 = x;
                        x
                    }
                    _ => { v3 }
                };
            }
            (BETA - v3 - x.sin() + a[2 % a.len()], ((n % 4) as f64) / (0.3_f64.abs() + 0.5) * v2 + x + a[a.len() - 1 - (n + n) % a.len()])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 0.5;
        #[differentiate(without(rows))]
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
                    1 if v3 > 0.7 => {
                        (x, v3) = ((v3 + x).sin(), (match n % 4 {
                            0 | 5 => { a[a.len() - 1 - (3) % a.len()] }
                            1 => { a[0] }
                            2 => { v2 }
                            _ => { a[0] }
                        }).max(-2.25).min(2.375));
                        if !(1.25_f64 < a[(i5 + i5) % a.len()]) {
                            if v3 >= 0.5 {
                                continue;
                            }
                        }
                    }
                    _ => {
                        v3 = v3.sin();
                        if a[(2 * n + 2) % a.len()] > -1.25 {
                            let mut k11: usize = 0;
                        }
                    }
                }
                let mut v13: f64 = match i5 % 2 {
                    0 => {
                        let v12 = x;
                        x
                    }
                    _ => { v3 }
                };
            }
            (BETA - v3 - x.sin() + a[2 % a.len()], ((n % 4) as f64) / (0.3_f64.abs() + 0.5) * v2 + x + a[a.len() - 1 - (n + n) % a.len()])
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
                    1 if v3 > lit(0.7) => {
                        (x, v3) = ((v3 + x).sin(), (match n % 4 {
                            0 | 5 => { a[a.len() - 1 - (3) % a.len()] }
                            1 => { a[0] }
                            2 => { v2 }
                            _ => { a[0] }
                        }).max(lit(-2.25)).min(lit(2.375)));
                        if !(lit(1.25) < a[(i5 + i5) % a.len()]) {
                            if v3 >= lit(0.5) {
                                continue;
                            }
                        }
                    }
                    _ => {
                        v3 = v3.sin();
                        if a[(2 * n + 2) % a.len()] > lit(-1.25) {
                            let mut k11: usize = 0;
                        }
                    }
                }
                let mut v13: D = match i5 % 2 {
                    0 => {
                        let v12 = x;
                        x
                    }
                    _ => { v3 }
                };
            }
            (lit(BETA) - v3 - x.sin() + a[2 % a.len()], lit((n % 4) as f64) / (lit(0.3).abs() + lit(0.5)) * v2 + x + a[a.len() - 1 - (n + n) % a.len()])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p58", false, |report| crate::check_program!(3, report, off));
    }
}

pub mod p59 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
            let mut v2 = a.chunks(2).map(|e1| ((k % 4) as f64) - e1[1 - 1 - (2 * k + 2) % 1]).sum::<f64>();
            if a[0] <= u {
                let mut k4: usize = 0;
                'l3: loop {
                    if k4 >= 6 {
                        break;
                    }
                    k4 += 1;
                    {
                        v2 = v2 / (1.0 + v2 * v2);
                        'l5: for e6 in a.iter() {
                            v2 += 0.25 * (v2 - a[k % a.len()]);
                            v2 = v2 * 0.5 + (if a[2 % a.len()] <= *e6 { v2 } else { u });
                        }
                    }
                    if !(v2 >= v2) {
                        let mut k8: usize = 0;
                        #[checkpoint(snapshots = 2)]
                        while k8 < 5 {
                            k8 += 1;
                            let v9 = a[(k + 1) % a.len()].mul_add(v2, u);
                        }
                        let v10: f64 = u;
                    }
                }
                for (i12, e12) in a.iter().enumerate() {
                    'l13: for i14 in 0..i12 {
                    }
                }
            }
            u * v2.sin() + u
        }
        #[differentiate(jvp)]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v2 = if n % 3 == 1 {
                let v1 = x;
                v1
            } else { x };
            let mut v3: f64 = v2;
            let mut r4: [f64; 3] = [0.0; 3];
            r4[3 - 1 - (4) % 3] = v3.mul_add(x, x);
            if n % 2 < 1 {
                for i6 in 0..n {
                    v3 = (if x <= r4[(2 * n + 2) % 3] { v2 } else { v3 }).clamp(-2.125, 1.875);
                }
            }
            v3 = { v3 };
            let mut k8: usize = 0;
            while k8 < 1 {
                k8 += 1;
                'l9: for e10 in r4.iter() {
                    v3 = v3 * 0.5 + a[3 % a.len()] / ((*e10).abs() + 1.25);
                }
            }
            (v2 * v3.sin() + v2) * x + a[3 % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], u: D, k: usize) -> D {
            let mut v2 = a.chunks(2).map(|e1| lit((k % 4) as f64) - e1[1 - 1 - (2 * k + 2) % 1]).sum::<D>();
            if a[0] <= u {
                let mut k4: usize = 0;
                'l3: loop {
                    if k4 >= 6 {
                        break;
                    }
                    k4 += 1;
                    {
                        v2 = v2 / (lit(1.0) + v2 * v2);
                        'l5: for e6 in a.iter() {
                            { let right = lit(0.25) * (v2 - a[k % a.len()]); v2 += right; }
                            v2 = v2 * lit(0.5) + (if a[2 % a.len()] <= *e6 { v2 } else { u });
                        }
                    }
                    if !(v2 >= v2) {
                        let mut k8: usize = 0;
                        while k8 < 5 {
                            k8 += 1;
                            let v9 = a[(k + 1) % a.len()].mul_add(v2, u);
                        }
                        let v10: D = u;
                    }
                }
                for (i12, e12) in a.iter().enumerate() {
                    'l13: for i14 in 0..i12 {
                    }
                }
            }
            u * v2.sin() + u
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v2 = if n % 3 == 1 {
                let v1 = x;
                v1
            } else { x };
            let mut v3: D = v2;
            let mut r4: [D; 3] = [lit(0.0); 3];
            r4[3 - 1 - (4) % 3] = v3.mul_add(x, x);
            if n % 2 < 1 {
                for i6 in 0..n {
                    v3 = (if x <= r4[(2 * n + 2) % 3] { v2 } else { v3 }).clamp(lit(-2.125), lit(1.875));
                }
            }
            v3 = { v3 };
            let mut k8: usize = 0;
            while k8 < 1 {
                k8 += 1;
                'l9: for e10 in r4.iter() {
                    v3 = v3 * lit(0.5) + a[3 % a.len()] / ((*e10).abs() + lit(1.25));
                }
            }
            (v2 * v3.sin() + v2) * x + a[3 % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p59", false, |report| crate::check_program!(1, report, jvp));
    }
}

pub mod p60 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.7;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1: f64 = y;
            let mut v2: f64 = (v1.abs() + 1.25).ln();
            let mut k4: usize = 0;
            #[checkpoint]
            'l3: loop {
                if k4 >= 6 {
                    break;
                }
                k4 += 1;
            }
            let v5 = y + ((n % 4) as f64);
            v2 -= (1..n).skip(2).map(|i6| (1.5_f64 * 1.5_f64 + 0.5_f64).sqrt()).sum::<f64>();
            if 0.75_f64 <= 0.3 {
                return Err(1);
            }
            Ok((-0.3 * y + v2) * x.sin())
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
        #[differentiate(without(tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v1: f64 = y;
            let mut v2: f64 = (v1.abs() + 1.25).ln();
            let mut k4: usize = 0;
            #[checkpoint]
            'l3: loop {
                if k4 >= 6 {
                    break;
                }
                k4 += 1;
            }
            let v5 = y + ((n % 4) as f64);
            v2 -= (1..n).skip(2).map(|i6| (1.5_f64 * 1.5_f64 + 0.5_f64).sqrt()).sum::<f64>();
            if 0.75_f64 <= 0.3 {
                return Err(1);
            }
            Ok((-0.3 * y + v2) * x.sin())
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
            let mut v1: D = y;
            let mut v2: D = (v1.abs() + lit(1.25)).ln();
            let mut k4: usize = 0;
            'l3: loop {
                if k4 >= 6 {
                    break;
                }
                k4 += 1;
            }
            let v5 = y + lit((n % 4) as f64);
            { let right = (1..n).skip(2).map(|i6| (lit(1.5) * lit(1.5) + lit(0.5)).sqrt()).sum::<D>(); v2 -= right; }
            if lit(0.75) <= lit(0.3) {
                return Err(1);
            }
            Ok((lit(-0.3) * y + v2) * x.sin())
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p60", false, |report| crate::check_program!(10, report, off));
    }
}

pub mod p61 {
    pub mod base {
        use autodiff::differentiate;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(jvp)]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = (u.abs() + 0.5).sqrt();
            let mut v2 = v1.sin();
            if !(v2 <= v1) {
                {
                    const GAMMA_3: f64 = 1.0;
                    v2 *= v2.max(-2.25).min(2.375) * GAMMA_3;
                }
            }
            ((v - v2) * v, v + v1 - v.sin() + u)
        }
        #[differentiate(jvp)]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1: f64 = a[0].sin();
            let mut field_a: f64 = 0.25;
            for i3 in 0..n {
                let mut p5: (f64, f64) = h0((field_w2.abs() + 1.25).recip(), a.iter().sum::<f64>());
            }
            {
                const GAMMA_6: f64 = 0.9;
                field_a -= ({
                    let field_a: f64 = field_a;
                    -0.3
                }) * GAMMA_6;
                let r8: Vec<f64> = a.iter().zip(a.iter()).map(|(&e7, &z7)| field_w1 * 0.7).collect();
                let r8_len: usize = r8.len();
            }
            (v1.abs() + 0.25).ln() - field_a.sin() + v1 + field_w2 + a[(2 * n + 2) % a.len()] + s.b
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
            let mut v1 = (u.abs() + lit(0.5)).sqrt();
            let mut v2 = v1.sin();
            if !(v2 <= v1) {
                {
                    const GAMMA_3: f64 = 1.0;
                    { let right = v2.max(lit(-2.25)).min(lit(2.375)) * lit(GAMMA_3); v2 *= right; }
                }
            }
            ((v - v2) * v, v + v1 - v.sin() + u)
        }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1: D = a[0].sin();
            let mut field_a: D = lit(0.25);
            for i3 in 0..n {
                let mut p5: (D, D) = h0((field_w2.abs() + lit(1.25)).recip(), a.iter().sum::<D>());
            }
            {
                const GAMMA_6: f64 = 0.9;
                { let right = ({
                    let field_a: D = field_a;
                    lit(-0.3)
                }) * lit(GAMMA_6); field_a -= right; }
                let r8: Vec<D> = a.iter().zip(a.iter()).map(|(&e7, &z7)| field_w1 * lit(0.7)).collect();
                let r8_len: usize = r8.len();
            }
            (v1.abs() + lit(0.25)).ln() - field_a.sin() + v1 + field_w2 + a[(2 * n + 2) % a.len()] + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p61", false, |report| crate::check_program!(8, report, jvp));
    }
}

pub mod p62 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = b[0];
            let mut v2 = v1.max(-2.25).min(2.375).cosh();
            let p3: (f64, f64) = (v2, a[0] / (a[0 % a.len()].abs() + 0.5));
            if ALPHA > 0.9 {
                fn inner4(s: f64, t: f64) -> f64 {
                    if t <= t {
                        return s * t;
                    }
                    t + t
                }
                let v5 = inner4(v2 + v2, { 2.0 });
                let o6: Option<f64> = if a[a.len() - 1 - (0) % a.len()] < -0.5 { Some(a[2 % a.len()] * v5) } else { None };
            } else {
                for _ in 0..b.len() {
                    'l9: for i10 in 0..1 {
                        let c11 = move |u11_0: f64, u11_1: f64| u11_0 - (b[i10 % b.len()] + v1);
                    }
                }
            }
            (v1 + p3.0) * v1 + a[a.len() - 1 - (3) % a.len()]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = x * x;
            let mut r2 = [x, p[3 - 1 - (n + n) % 3] - v1];
            p[1] *= (x * v1).max(-2.25).min(2.375);
            v1 /= ALPHA.abs() + 0.25;
            fn inner3(s: f64, t: f64) -> f64 {
                if t <= 1.1 {
                    return s * s;
                }
                s
            }
            let v4 = inner3(v1.sin().exp(), v1 - v1);
            r2[(n + n) % 2] *= p.chunks_exact(2).map(|e5| ((n % 4) as f64)).filter(|&m5| ((n % 4) as f64) <= r2[2 - 1 - (n) % 2]).fold(v4, |acc5, t5| 0.5 * acc5 + v4 * t5).sin();
            let mut v6 = v1 / (r2[1].abs() + 1.25);
            [(((n % 4) as f64) - 1.1) * v6 - v4 + v1.sin() + x.sin() + r2[1] + p[0], p[0] + ALPHA + v6 - v1 + r2[1] + p[0]]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = b[0];
            let mut v2 = v1.max(-2.25).min(2.375).cosh();
            let p3: (f64, f64) = (v2, a[0] / (a[0 % a.len()].abs() + 0.5));
            if ALPHA > 0.9 {
                fn inner4(s: f64, t: f64) -> f64 {
                    if t <= t {
                        return s * t;
                    }
                    t + t
                }
                let v5 = inner4(v2 + v2, { 2.0 });
                let o6: Option<f64> = if a[a.len() - 1 - (0) % a.len()] < -0.5 { Some(a[2 % a.len()] * v5) } else { None };
            } else {
                for _ in 0..b.len() {
                    'l9: for i10 in 0..1 {
                        let c11 = move |u11_0: f64, u11_1: f64| u11_0 - (b[i10 % b.len()] + v1);
                    }
                }
            }
            (v1 + p3.0) * v1 + a[a.len() - 1 - (3) % a.len()]
        }
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1: f64 = x * x;
            let mut r2 = [x, p[3 - 1 - (n + n) % 3] - v1];
            p[1] *= (x * v1).max(-2.25).min(2.375);
            v1 /= ALPHA.abs() + 0.25;
            fn inner3(s: f64, t: f64) -> f64 {
                if t <= 1.1 {
                    return s * s;
                }
                s
            }
            let v4 = inner3(v1.sin().exp(), v1 - v1);
            r2[(n + n) % 2] *= p.chunks_exact(2).map(|e5| ((n % 4) as f64)).filter(|&m5| ((n % 4) as f64) <= r2[2 - 1 - (n) % 2]).fold(v4, |acc5, t5| 0.5 * acc5 + v4 * t5).sin();
            let mut v6 = v1 / (r2[1].abs() + 1.25);
            [(((n % 4) as f64) - 1.1) * v6 - v4 + v1.sin() + x.sin() + r2[1] + p[0], p[0] + ALPHA + v6 - v1 + r2[1] + p[0]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.5;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = b[0];
            let mut v2 = v1.max(lit(-2.25)).min(lit(2.375)).cosh();
            let p3: (D, D) = (v2, a[0] / (a[0 % a.len()].abs() + lit(0.5)));
            if lit(ALPHA) > lit(0.9) {
                fn inner4(s: D, t: D) -> D {
                    if t <= t {
                        return s * t;
                    }
                    t + t
                }
                let v5 = inner4(v2 + v2, { lit(2.0) });
                let o6: Option<D> = if a[a.len() - 1 - (0) % a.len()] < lit(-0.5) { Some(a[2 % a.len()] * v5) } else { None };
            } else {
                for _ in 0..b.len() {
                    'l9: for i10 in 0..1 {
                        let c11 = move |u11_0: D, u11_1: D| u11_0 - (b[i10 % b.len()] + v1);
                    }
                }
            }
            (v1 + p3.0) * v1 + a[a.len() - 1 - (3) % a.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1: D = x * x;
            let mut r2 = [x, p[3 - 1 - (n + n) % 3] - v1];
            { let right = (x * v1).max(lit(-2.25)).min(lit(2.375)); p[1] *= right; }
            { let right = lit(ALPHA).abs() + lit(0.25); v1 /= right; }
            fn inner3(s: D, t: D) -> D {
                if t <= lit(1.1) {
                    return s * s;
                }
                s
            }
            let v4 = inner3(v1.sin().exp(), v1 - v1);
            { let right = p.chunks_exact(2).map(|e5| lit((n % 4) as f64)).filter(|&m5| lit((n % 4) as f64) <= r2[2 - 1 - (n) % 2]).fold(v4, |acc5, t5| lit(0.5) * acc5 + v4 * t5).sin(); r2[(n + n) % 2] *= right; }
            let mut v6 = v1 / (r2[1].abs() + lit(1.25));
            [(lit((n % 4) as f64) - lit(1.1)) * v6 - v4 + v1.sin() + x.sin() + r2[1] + p[0], p[0] + lit(ALPHA) + v6 - v1 + r2[1] + p[0]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p62", false, |report| crate::check_program!(6, report, off));
    }
}

pub mod p63 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 0.5;
        #[differentiate(jvp)]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
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
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 0.5;
        pub fn f(w: &mut [D], x: D, n: usize) {
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
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p63", false, |report| crate::check_program!(7, report, jvp));
    }
}

pub mod p64 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = 0.75;
            let mut v2: f64 = v1 + v1;
            let w_len: usize = w.len();
            let r3 = vec![(w[(2 * w_len + 0) % w.len()].abs() + 1.25 + 1.0).acosh(), -0.125 - v1, -p[2], f64::min(v2, 0.3), w[3 % w.len()]];
            let r3_len: usize = r3.len();
            'l4: for i5 in 0..4 {
                let v6: f64;
                if v1 > 0.25 {
                    v6 = w[0] * v2;
                } else {
                    v6 = r3[w_len % r3.len()];
                }
            }
            if v2 <= v1 {
            }
            if p[2] < 0.3 {
                const GAMMA_7: f64 = -0.75;
                v1 += v1 * GAMMA_7;
                let mut p8: (f64, f64) = (-0.25, (v2 * v2 + 0.25 + 1.0).acosh());
            } else {
                if (r3[0] > 1.1) || (r3[r3.len() - 1 - (r3_len + 1) % r3.len()] < 0.9) {
                    fn inner9(s: f64, t: f64) -> f64 {
                        if s >= 1.25 {
                            return t * s;
                        }
                        s / (t.abs() + 1.25)
                    }
                    let v10 = inner9(v1 + v2, ((w_len % 4) as f64) - v1);
                    let mut k12: usize = 0;
                    let v35: f64 = loop {
                        if k12 >= 3 {
                            break r3[(2 * k12 + 0) % r3.len()];
                        }
                        k12 += 1;
                        if k12 % 2 < 1 {
                            break r3.iter().fold(v1, |acc13, &e13| 0.5 * acc13 + v2 * e13);
                        } else {
                            'l14: for i15 in 0..k12 {
                                for i17 in 0..=n {
                                    if i15 % 3 != 1 {
                                        let v18: f64;
                                        if i15 % 2 < 1 {
                                            v18 = v2;
                                        } else {
                                            v18 = -v2;
                                        }
                                    } else {
                                        {
                                            let c19 = move |u19_0: f64, u19_1: f64| u19_0 * p[0];
                                        }
                                        fn inner20(s: f64, t: f64) -> f64 {
                                            if t >= t {
                                                return t;
                                            }
                                            s / (t.abs() + 0.25)
                                        }
                                        let v21 = inner20(v10, v10.signum());
                                    }
                                    v1 /= v10 * v10 + 0.5 + 1.0;
                                }
                                if 2.0_f64 >= w[w.len() - 1 - (k12 + 1) % w.len()] {
                                    w[0] *= 0.75_f64.tanh();
                                    match r3_len % 4 {
                                        0 => {
                                        }
                                        1 => {
                                            let mut k23: usize = 0;
                                            #[checkpoint(every = 2)]
                                            'l22: loop {
                                                if k23 >= 4 {
                                                    break;
                                                }
                                                k23 += 1;
                                            }
                                        }
                                        2 => {
                                            const GAMMA_24: f64 = 0.125;
                                            v2 /= (0.9_f64.abs() + 0.5 + 1.0) * GAMMA_24;
                                            let mut v25 = v10;
                                        }
                                        _ => {
                                            #[checkpoint]
                                            for &e27 in &r3 {
                                                {
                                                    fn inner28(s: f64, t: f64) -> f64 {
                                                        if t > 0.25 {
                                                            return if t <= s { t } else { t };
                                                        }
                                                        s.midpoint(s)
                                                    }
                                                    let v31 = inner28(r3.iter().zip(&p).map(|(&e29, &z29)| 1.0 + 0.25 * (0.25 * v2).sin()).product::<f64>(), (1..w_len).rev().enumerate().map(|(j30, i30)| w[(i30 + 1) % w.len()]).filter(|&m30| -0.3_f64 > 0.7).fold(e27, |acc30, t30| acc30.sin() + w[4 % w.len()] * t30));
                                                }
                                            }
                                        }
                                    }
                                } else {
                                    for i33 in 1..=r3_len {
                                    }
                                }
                            }
                        }
                    };
                } else {
                    if p[0] < 0.9 {
                        let mut k37: usize = 0;
                        'l36: while (k37 < 1) && (v2 < 1.1) {
                            k37 += 1;
                            let v38 = v2 * v2;
                        }
                    }
                }
            }
            v2 + v2 + v2.sin() + r3[r3.len() - 1 - (2 * n + 1) % r3.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(assign))]
        pub fn f(p: [f64; 3], mut w: Vec<f64>, n: usize) -> f64 {
            let mut v1: f64 = 0.75;
            let mut v2: f64 = v1 + v1;
            let w_len: usize = w.len();
            let r3 = vec![(w[(2 * w_len + 0) % w.len()].abs() + 1.25 + 1.0).acosh(), -0.125 - v1, -p[2], f64::min(v2, 0.3), w[3 % w.len()]];
            let r3_len: usize = r3.len();
            'l4: for i5 in 0..4 {
                let v6: f64;
                if v1 > 0.25 {
                    v6 = w[0] * v2;
                } else {
                    v6 = r3[w_len % r3.len()];
                }
            }
            if v2 <= v1 {
            }
            if p[2] < 0.3 {
                const GAMMA_7: f64 = -0.75;
                v1 += v1 * GAMMA_7;
                let mut p8: (f64, f64) = (-0.25, (v2 * v2 + 0.25 + 1.0).acosh());
            } else {
                if (r3[0] > 1.1) || (r3[r3.len() - 1 - (r3_len + 1) % r3.len()] < 0.9) {
                    fn inner9(s: f64, t: f64) -> f64 {
                        if s >= 1.25 {
                            return t * s;
                        }
                        s / (t.abs() + 1.25)
                    }
                    let v10 = inner9(v1 + v2, ((w_len % 4) as f64) - v1);
                    let mut k12: usize = 0;
                    let v35: f64 = loop {
                        if k12 >= 3 {
                            break r3[(2 * k12 + 0) % r3.len()];
                        }
                        k12 += 1;
                        if k12 % 2 < 1 {
                            break r3.iter().fold(v1, |acc13, &e13| 0.5 * acc13 + v2 * e13);
                        } else {
                            'l14: for i15 in 0..k12 {
                                for i17 in 0..=n {
                                    if i15 % 3 != 1 {
                                        let v18: f64;
                                        if i15 % 2 < 1 {
                                            v18 = v2;
                                        } else {
                                            v18 = -v2;
                                        }
                                    } else {
                                        {
                                            let c19 = move |u19_0: f64, u19_1: f64| u19_0 * p[0];
                                        }
                                        fn inner20(s: f64, t: f64) -> f64 {
                                            if t >= t {
                                                return t;
                                            }
                                            s / (t.abs() + 0.25)
                                        }
                                        let v21 = inner20(v10, v10.signum());
                                    }
                                    v1 /= v10 * v10 + 0.5 + 1.0;
                                }
                                if 2.0_f64 >= w[w.len() - 1 - (k12 + 1) % w.len()] {
                                    w[0] *= 0.75_f64.tanh();
                                    match r3_len % 4 {
                                        0 => {
                                        }
                                        1 => {
                                            let mut k23: usize = 0;
                                            #[checkpoint(every = 2)]
                                            'l22: loop {
                                                if k23 >= 4 {
                                                    break;
                                                }
                                                k23 += 1;
                                            }
                                        }
                                        2 => {
                                            const GAMMA_24: f64 = 0.125;
                                            v2 /= (0.9_f64.abs() + 0.5 + 1.0) * GAMMA_24;
                                            let mut v25 = v10;
                                        }
                                        _ => {
                                            #[checkpoint]
                                            for &e27 in &r3 {
                                                {
                                                    fn inner28(s: f64, t: f64) -> f64 {
                                                        if t > 0.25 {
                                                            return if t <= s { t } else { t };
                                                        }
                                                        s.midpoint(s)
                                                    }
                                                    let v31 = inner28(r3.iter().zip(&p).map(|(&e29, &z29)| 1.0 + 0.25 * (0.25 * v2).sin()).product::<f64>(), (1..w_len).rev().enumerate().map(|(j30, i30)| w[(i30 + 1) % w.len()]).filter(|&m30| -0.3_f64 > 0.7).fold(e27, |acc30, t30| acc30.sin() + w[4 % w.len()] * t30));
                                                }
                                            }
                                        }
                                    }
                                } else {
                                    for i33 in 1..=r3_len {
                                    }
                                }
                            }
                        }
                    };
                } else {
                    if p[0] < 0.9 {
                        let mut k37: usize = 0;
                        'l36: while (k37 < 1) && (v2 < 1.1) {
                            k37 += 1;
                            let v38 = v2 * v2;
                        }
                    }
                }
            }
            v2 + v2 + v2.sin() + r3[r3.len() - 1 - (2 * n + 1) % r3.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(p: [D; 3], mut w: Vec<D>, n: usize) -> D {
            let mut v1: D = lit(0.75);
            let mut v2: D = v1 + v1;
            let w_len: usize = w.len();
            let r3 = vec![(w[(2 * w_len + 0) % w.len()].abs() + lit(1.25) + lit(1.0)).acosh(), lit(-0.125) - v1, -p[2], D::min(v2, lit(0.3)), w[3 % w.len()]];
            let r3_len: usize = r3.len();
            'l4: for i5 in 0..4 {
                let v6: D;
                if v1 > lit(0.25) {
                    v6 = w[0] * v2;
                } else {
                    v6 = r3[w_len % r3.len()];
                }
            }
            if v2 <= v1 {
            }
            if p[2] < lit(0.3) {
                const GAMMA_7: f64 = -0.75;
                { let right = v1 * lit(GAMMA_7); v1 += right; }
                let mut p8: (D, D) = (lit(-0.25), (v2 * v2 + lit(0.25) + lit(1.0)).acosh());
            } else {
                if (r3[0] > lit(1.1)) || (r3[r3.len() - 1 - (r3_len + 1) % r3.len()] < lit(0.9)) {
                    fn inner9(s: D, t: D) -> D {
                        if s >= lit(1.25) {
                            return t * s;
                        }
                        s / (t.abs() + lit(1.25))
                    }
                    let v10 = inner9(v1 + v2, lit((w_len % 4) as f64) - v1);
                    let mut k12: usize = 0;
                    let v35: D = loop {
                        if k12 >= 3 {
                            break r3[(2 * k12 + 0) % r3.len()];
                        }
                        k12 += 1;
                        if k12 % 2 < 1 {
                            break r3.iter().fold(v1, |acc13, &e13| lit(0.5) * acc13 + v2 * e13);
                        } else {
                            'l14: for i15 in 0..k12 {
                                for i17 in 0..=n {
                                    if i15 % 3 != 1 {
                                        let v18: D;
                                        if i15 % 2 < 1 {
                                            v18 = v2;
                                        } else {
                                            v18 = -v2;
                                        }
                                    } else {
                                        {
                                            let c19 = move |u19_0: D, u19_1: D| u19_0 * p[0];
                                        }
                                        fn inner20(s: D, t: D) -> D {
                                            if t >= t {
                                                return t;
                                            }
                                            s / (t.abs() + lit(0.25))
                                        }
                                        let v21 = inner20(v10, v10.signum());
                                    }
                                    { let right = v10 * v10 + lit(0.5) + lit(1.0); v1 /= right; }
                                }
                                if lit(2.0) >= w[w.len() - 1 - (k12 + 1) % w.len()] {
                                    { let right = lit(0.75).tanh(); w[0] *= right; }
                                    match r3_len % 4 {
                                        0 => {
                                        }
                                        1 => {
                                            let mut k23: usize = 0;
                                            'l22: loop {
                                                if k23 >= 4 {
                                                    break;
                                                }
                                                k23 += 1;
                                            }
                                        }
                                        2 => {
                                            const GAMMA_24: f64 = 0.125;
                                            { let right = (lit(0.9).abs() + lit(0.5) + lit(1.0)) * lit(GAMMA_24); v2 /= right; }
                                            let mut v25 = v10;
                                        }
                                        _ => {
                                            for &e27 in &r3 {
                                                {
                                                    fn inner28(s: D, t: D) -> D {
                                                        if t > lit(0.25) {
                                                            return if t <= s { t } else { t };
                                                        }
                                                        s.midpoint(s)
                                                    }
                                                    let v31 = inner28(r3.iter().zip(&p).map(|(&e29, &z29)| lit(1.0) + lit(0.25) * (lit(0.25) * v2).sin()).product::<D>(), (1..w_len).rev().enumerate().map(|(j30, i30)| w[(i30 + 1) % w.len()]).filter(|&m30| lit(-0.3) > lit(0.7)).fold(e27, |acc30, t30| acc30.sin() + w[4 % w.len()] * t30));
                                                }
                                            }
                                        }
                                    }
                                } else {
                                    for i33 in 1..=r3_len {
                                    }
                                }
                            }
                        }
                    };
                } else {
                    if p[0] < lit(0.9) {
                        let mut k37: usize = 0;
                        'l36: while (k37 < 1) && (v2 < lit(1.1)) {
                            k37 += 1;
                            let v38 = v2 * v2;
                        }
                    }
                }
            }
            v2 + v2 + v2.sin() + r3[r3.len() - 1 - (2 * n + 1) % r3.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p64", false, |report| crate::check_program!(2, report, off));
    }
}

pub mod p65 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
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
                    for i17 in 1..i9 {
                        r4[1] += 0.25 * v1;
                        v3 = v3;
                    }
                }
                if -0.125_f64 <= -0.125 {
                    r4[4 - 1 - (i9 + 1) % 4] -= 0.25 * a.iter().zip(a).map(|(&e18, &z18)| x).fold(v5, |acc18, t18| acc18.sin() + x * t18);
                    fn inner19(s: f64, t: f64) -> f64 {
                        if s < 0.125 {
                            return s;
                        }
                        s
                    }
                    let v20 = inner19(v5 / (v5 * v5 + 0.5), 1.1);
                }
            }
            v3 / (x * x + 0.25) - v5.sin() - v1.sin() + x.sin() + r4[0] + a[a.len() - 1 - (n + 1) % a.len()]
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
                    for i17 in 1..i9 {
                        { let right = lit(0.25) * v1; r4[1] += right; }
                        v3 = v3;
                    }
                }
                if lit(-0.125) <= lit(-0.125) {
                    { let right = lit(0.25) * a.iter().zip(a).map(|(&e18, &z18)| x).fold(v5, |acc18, t18| acc18.sin() + x * t18); r4[4 - 1 - (i9 + 1) % 4] -= right; }
                    fn inner19(s: D, t: D) -> D {
                        if s < lit(0.125) {
                            return s;
                        }
                        s
                    }
                    let v20 = inner19(v5 / (v5 * v5 + lit(0.5)), lit(1.1));
                }
            }
            v3 / (x * x + lit(0.25)) - v5.sin() - v1.sin() + x.sin() + r4[0] + a[a.len() - 1 - (n + 1) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p65", false, |report| crate::check_program!(1, report, jvp));
    }
}

pub mod p66 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.5;
        #[differentiate]
        pub fn h0(u: f64, k: usize) -> Result<f64, u8> {
            let mut u = u;
            let mut v1: f64 = u;
            for i3 in 1..k {
                let v4: f64 = -BETA;
            }
            if k % 2 == 1 {
                let mut k6: usize = 0;
                let v8: f64 = 'l5: loop {
                    if k6 >= 5 {
                        break u + v1;
                    }
                    k6 += 1;
                    let v7: f64;
                    if u > -0.3 {
                        v7 = v1 - v1;
                    } else {
                        v7 = 0.5_f64 + BETA;
                    }
                };
                const GAMMA_9: f64 = 2.0;
                v1 = (0.5_f64 - ((k6 % 4) as f64)) * GAMMA_9;
            }
            if k % 2 == 1 {
                return Err(1);
            }
            Ok(-u)
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut v2: f64 = v1 + x;
            let mut r3 = [x.sin().exp(), { BETA }];
            const GAMMA_4: f64 = 1.5;
            r3[2 - 1 - (2 * n + 1) % 2] = x.midpoint(x) * GAMMA_4;
            let mut v5 = w[w.len() - 1 - (n) % w.len()] + ((n % 4) as f64);
            'l6: for (i7, e7) in r3.iter().enumerate() {
                let mut k9: usize = 0;
                while k9 < 1 {
                    k9 += 1;
                    w[(k9 + k9) % w.len()] += 0.25 * r3.chunks(2).map(|e10| w[0] / (x.abs() + 0.25)).fold(v2, |acc10, t10| acc10.sin() + t10 * t10);
                }
            }
            match n % 3 {
                0 => {
                    if v1 >= 0.5 {
                        let mut k12: usize = 0;
                        loop {
                            if k12 >= 6 {
                                break;
                            }
                            k12 += 1;
                            if !(v2 >= -0.9) {
                                match n % 4 {
                                    0 => {
                                        {
                                            if x >= v5 {
                                                for e14 in r3.iter_mut() {
                                                    v5 = v5 * 0.5 + (w[(n + k12) % w.len()] + v5);
                                                }
                                                w.swap(0, 0);
                                            }
                                            v1 = v2;
                                        }
                                    }
                                    1 if BETA <= 1.25 => {
                                        r3[2 - 1 - (2 * n + 2) % 2] *= h0(x, (2 * n + 1) % 4).unwrap_or(r3[n % 2]).cos();
                                    }
                                    2 if w[w.len() - 1 - (n) % w.len()] < 0.75 => {
                                        let mut v2 = r3[1] * v1;
                                    }
                                    _ => {
                                        for i16 in 1..=2 {
                                            let v17 = match n % 2 {
                                                0 | 5 if v2 < 0.9 => { BETA }
                                                _ => { r3[1] }
                                            };
                                        }
                                    }
                                }
                            } else {
                                for i19 in 0..=2 {
                                    let v20: f64;
                                    if n % 2 == 1 {
                                        v20 = 0.9;
                                    } else {
                                        v20 = ((n % 4) as f64) + x;
                                    }
                                }
                                let v21: f64;
                                if v5 > 1.5 {
                                    v21 = v1 * w[4 % w.len()];
                                } else {
                                    v21 = r3[0] - v5;
                                }
                            }
                        }
                    } else {
                        v1 += v2 * BETA;
                    }
                    #[checkpoint(snapshots = 2)]
                    for i23 in 1..n % 4 {
                        let v24 = v5 - v2;
                    }
                }
                1 => {
                    let mut v2: f64 = w[w.len() - 1 - (2) % w.len()];
                }
                _ => {
                    let mut k26: usize = 0;
                    loop {
                        if k26 >= 0 {
                            break;
                        }
                        k26 += 1;
                        v1 = v1 * 0.5 + (0..5).filter(|&i27| !(BETA > ((n % 4) as f64))).map(|i27| h0(BETA, (i27) % 4).unwrap_or(x)).sum::<f64>();
                        w[0] -= 0.25 * (v1 + x);
                    }
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const BETA: f64 = 1.5;
        #[differentiate(without(carry))]
        pub fn h0(u: f64, k: usize) -> Result<f64, u8> {
            let mut u = u;
            let mut v1: f64 = u;
            for i3 in 1..k {
                let v4: f64 = -BETA;
            }
            if k % 2 == 1 {
                let mut k6: usize = 0;
                let v8: f64 = 'l5: loop {
                    if k6 >= 5 {
                        break u + v1;
                    }
                    k6 += 1;
                    let v7: f64;
                    if u > -0.3 {
                        v7 = v1 - v1;
                    } else {
                        v7 = 0.5_f64 + BETA;
                    }
                };
                const GAMMA_9: f64 = 2.0;
                v1 = (0.5_f64 - ((k6 % 4) as f64)) * GAMMA_9;
            }
            if k % 2 == 1 {
                return Err(1);
            }
            Ok(-u)
        }
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut v2: f64 = v1 + x;
            let mut r3 = [x.sin().exp(), { BETA }];
            const GAMMA_4: f64 = 1.5;
            r3[2 - 1 - (2 * n + 1) % 2] = x.midpoint(x) * GAMMA_4;
            let mut v5 = w[w.len() - 1 - (n) % w.len()] + ((n % 4) as f64);
            'l6: for (i7, e7) in r3.iter().enumerate() {
                let mut k9: usize = 0;
                while k9 < 1 {
                    k9 += 1;
                    w[(k9 + k9) % w.len()] += 0.25 * r3.chunks(2).map(|e10| w[0] / (x.abs() + 0.25)).fold(v2, |acc10, t10| acc10.sin() + t10 * t10);
                }
            }
            match n % 3 {
                0 => {
                    if v1 >= 0.5 {
                        let mut k12: usize = 0;
                        loop {
                            if k12 >= 6 {
                                break;
                            }
                            k12 += 1;
                            if !(v2 >= -0.9) {
                                match n % 4 {
                                    0 => {
                                        {
                                            if x >= v5 {
                                                for e14 in r3.iter_mut() {
                                                    v5 = v5 * 0.5 + (w[(n + k12) % w.len()] + v5);
                                                }
                                                w.swap(0, 0);
                                            }
                                            v1 = v2;
                                        }
                                    }
                                    1 if BETA <= 1.25 => {
                                        r3[2 - 1 - (2 * n + 2) % 2] *= h0(x, (2 * n + 1) % 4).unwrap_or(r3[n % 2]).cos();
                                    }
                                    2 if w[w.len() - 1 - (n) % w.len()] < 0.75 => {
                                        let mut v2 = r3[1] * v1;
                                    }
                                    _ => {
                                        for i16 in 1..=2 {
                                            let v17 = match n % 2 {
                                                0 | 5 if v2 < 0.9 => { BETA }
                                                _ => { r3[1] }
                                            };
                                        }
                                    }
                                }
                            } else {
                                for i19 in 0..=2 {
                                    let v20: f64;
                                    if n % 2 == 1 {
                                        v20 = 0.9;
                                    } else {
                                        v20 = ((n % 4) as f64) + x;
                                    }
                                }
                                let v21: f64;
                                if v5 > 1.5 {
                                    v21 = v1 * w[4 % w.len()];
                                } else {
                                    v21 = r3[0] - v5;
                                }
                            }
                        }
                    } else {
                        v1 += v2 * BETA;
                    }
                    #[checkpoint(snapshots = 2)]
                    for i23 in 1..n % 4 {
                        let v24 = v5 - v2;
                    }
                }
                1 => {
                    let mut v2: f64 = w[w.len() - 1 - (2) % w.len()];
                }
                _ => {
                    let mut k26: usize = 0;
                    loop {
                        if k26 >= 0 {
                            break;
                        }
                        k26 += 1;
                        v1 = v1 * 0.5 + (0..5).filter(|&i27| !(BETA > ((n % 4) as f64))).map(|i27| h0(BETA, (i27) % 4).unwrap_or(x)).sum::<f64>();
                        w[0] -= 0.25 * (v1 + x);
                    }
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.5;
        pub fn h0(u: D, k: usize) -> Result<D, u8> {
            let mut u = u;
            let mut v1: D = u;
            for i3 in 1..k {
                let v4: D = -lit(BETA);
            }
            if k % 2 == 1 {
                let mut k6: usize = 0;
                let v8: D = 'l5: loop {
                    if k6 >= 5 {
                        break u + v1;
                    }
                    k6 += 1;
                    let v7: D;
                    if u > lit(-0.3) {
                        v7 = v1 - v1;
                    } else {
                        v7 = lit(0.5) + lit(BETA);
                    }
                };
                const GAMMA_9: f64 = 2.0;
                v1 = (lit(0.5) - lit((k6 % 4) as f64)) * lit(GAMMA_9);
            }
            if k % 2 == 1 {
                return Err(1);
            }
            Ok(-u)
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x;
            let mut v2: D = v1 + x;
            let mut r3 = [x.sin().exp(), { lit(BETA) }];
            const GAMMA_4: f64 = 1.5;
            r3[2 - 1 - (2 * n + 1) % 2] = x.midpoint(x) * lit(GAMMA_4);
            let mut v5 = w[w.len() - 1 - (n) % w.len()] + lit((n % 4) as f64);
            'l6: for (i7, e7) in r3.iter().enumerate() {
                let mut k9: usize = 0;
                while k9 < 1 {
                    k9 += 1;
                    { let right = lit(0.25) * r3.chunks(2).map(|e10| w[0] / (x.abs() + lit(0.25))).fold(v2, |acc10, t10| acc10.sin() + t10 * t10); w[(k9 + k9) % w.len()] += right; }
                }
            }
            match n % 3 {
                0 => {
                    if v1 >= lit(0.5) {
                        let mut k12: usize = 0;
                        loop {
                            if k12 >= 6 {
                                break;
                            }
                            k12 += 1;
                            if !(v2 >= lit(-0.9)) {
                                match n % 4 {
                                    0 => {
                                        {
                                            if x >= v5 {
                                                for e14 in r3.iter_mut() {
                                                    v5 = v5 * lit(0.5) + (w[(n + k12) % w.len()] + v5);
                                                }
                                                w.swap(0, 0);
                                            }
                                            v1 = v2;
                                        }
                                    }
                                    1 if lit(BETA) <= lit(1.25) => {
                                        { let right = h0(x, (2 * n + 1) % 4).unwrap_or(r3[n % 2]).cos(); r3[2 - 1 - (2 * n + 2) % 2] *= right; }
                                    }
                                    2 if w[w.len() - 1 - (n) % w.len()] < lit(0.75) => {
                                        let mut v2 = r3[1] * v1;
                                    }
                                    _ => {
                                        for i16 in 1..=2 {
                                            let v17 = match n % 2 {
                                                0 | 5 if v2 < lit(0.9) => { lit(BETA) }
                                                _ => { r3[1] }
                                            };
                                        }
                                    }
                                }
                            } else {
                                for i19 in 0..=2 {
                                    let v20: D;
                                    if n % 2 == 1 {
                                        v20 = lit(0.9);
                                    } else {
                                        v20 = lit((n % 4) as f64) + x;
                                    }
                                }
                                let v21: D;
                                if v5 > lit(1.5) {
                                    v21 = v1 * w[4 % w.len()];
                                } else {
                                    v21 = r3[0] - v5;
                                }
                            }
                        }
                    } else {
                        { let right = v2 * lit(BETA); v1 += right; }
                    }
                    for i23 in 1..n % 4 {
                        let v24 = v5 - v2;
                    }
                }
                1 => {
                    let mut v2: D = w[w.len() - 1 - (2) % w.len()];
                }
                _ => {
                    let mut k26: usize = 0;
                    loop {
                        if k26 >= 0 {
                            break;
                        }
                        k26 += 1;
                        v1 = v1 * lit(0.5) + (0..5).filter(|&i27| !(lit(BETA) > lit((n % 4) as f64))).map(|i27| h0(lit(BETA), (i27) % 4).unwrap_or(x)).sum::<D>();
                        { let right = lit(0.25) * (v1 + x); w[0] -= right; }
                    }
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p66", false, |report| crate::check_program!(7, report, off));
    }
}

pub mod p67 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.125;
        #[differentiate(jvp)]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = v.min(v);
            let r2 = [v - u, 0.25_f64.powi(1)];
            let mut m3: [[f64; 2]; 2] = [[u, r2[0 % 2]], [v1, 0.3]];
            let mut v4 = -r2[3 % 2];
            let c5 = |u5_0: f64| u5_0 - ({ 1.25 });
            let mut r6 = [ALPHA / (r2[1] * r2[1] + 0.5), r2[1 % 2]];
            ((if v4 <= m3[1][1] {
                m3[(0) % 2][0] = v4.rem_euclid(2.25);
                u
            } else { u }) - v4.sin() + v1 + v.sin() + r6[0] + r2[1 % 2], r2[2 - 1 - (3) % 2] * v.sin() + r6[0])
        }
        #[differentiate(jvp)]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1 = -((n % 4) as f64);
            let mut v2 = if m[1][2] < 0.3 {
                m[1][1] = { v1 };
                v1
            } else { v1 };
            m.swap((n + 1) % 2, (n + n) % 2);
            let mut r3: [f64; 3] = [v1; 3];
            let mut v4: f64 = ((n % 4) as f64) + v2;
            v1 /= ALPHA.abs() + 0.5;
            r3[1] += { m[1][(2 * n + 0) % 3] };
            'l5: for &e6 in a {
                let s7: &[f64] = &r3[0..];
            }
            (v2 - v2 + v4.sin()) * v2 + a[(n + n) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.125;
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = v.min(v);
            let r2 = [v - u, lit(0.25).powi(1)];
            let mut m3: [[D; 2]; 2] = [[u, r2[0 % 2]], [v1, lit(0.3)]];
            let mut v4 = -r2[3 % 2];
            let c5 = |u5_0: D| u5_0 - ({ lit(1.25) });
            let mut r6 = [lit(ALPHA) / (r2[1] * r2[1] + lit(0.5)), r2[1 % 2]];
            ((if v4 <= m3[1][1] {
                m3[(0) % 2][0] = v4.rem_euclid(lit(2.25));
                u
            } else { u }) - v4.sin() + v1 + v.sin() + r6[0] + r2[1 % 2], r2[2 - 1 - (3) % 2] * v.sin() + r6[0])
        }
        pub fn f(mut m: [[D; 3]; 2], a: &[D], n: usize) -> D {
            let mut v1 = -lit((n % 4) as f64);
            let mut v2 = if m[1][2] < lit(0.3) {
                m[1][1] = { v1 };
                v1
            } else { v1 };
            m.swap((n + 1) % 2, (n + n) % 2);
            let mut r3: [D; 3] = [v1; 3];
            let mut v4: D = lit((n % 4) as f64) + v2;
            { let right = lit(ALPHA).abs() + lit(0.5); v1 /= right; }
            { let right = { m[1][(2 * n + 0) % 3] }; r3[1] += right; }
            'l5: for &e6 in a {
                let s7: &[D] = &r3[0..];
            }
            (v2 - v2 + v4.sin()) * v2 + a[(n + n) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p67", false, |report| crate::check_program!(12, report, jvp));
    }
}

pub mod p68 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.75;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = { x };
            let v2: f64;
            if x >= -0.75 {
                v2 = v1.copysign(a[0]);
            } else {
                v2 = x * a[0];
            }
            let mut m3: [[f64; 2]; 2] = [[2.0, v1], [a[a.len() - 1 - (n) % a.len()], x]];
            const GAMMA_4: f64 = 1.0;
            v1 -= m3[1][(n) % 2] * GAMMA_4;
            let mut v5 = a[(n + 1) % a.len()] + a[n % a.len()];
            (a[a.len() - 1 - (n + 1) % a.len()].max(a[0]) * v2.sin() - v1) * x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.75;
        #[differentiate(without(fission))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = { x };
            let v2: f64;
            if x >= -0.75 {
                v2 = v1.copysign(a[0]);
            } else {
                v2 = x * a[0];
            }
            let mut m3: [[f64; 2]; 2] = [[2.0, v1], [a[a.len() - 1 - (n) % a.len()], x]];
            const GAMMA_4: f64 = 1.0;
            v1 -= m3[1][(n) % 2] * GAMMA_4;
            let mut v5 = a[(n + 1) % a.len()] + a[n % a.len()];
            (a[a.len() - 1 - (n + 1) % a.len()].max(a[0]) * v2.sin() - v1) * x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.25;
        const BETA: f64 = 0.75;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = { x };
            let v2: D;
            if x >= lit(-0.75) {
                v2 = v1.copysign(a[0]);
            } else {
                v2 = x * a[0];
            }
            let mut m3: [[D; 2]; 2] = [[lit(2.0), v1], [a[a.len() - 1 - (n) % a.len()], x]];
            const GAMMA_4: f64 = 1.0;
            { let right = m3[1][(n) % 2] * lit(GAMMA_4); v1 -= right; }
            let mut v5 = a[(n + 1) % a.len()] + a[n % a.len()];
            (a[a.len() - 1 - (n + 1) % a.len()].max(a[0]) * v2.sin() - v1) * x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p68", false, |report| crate::check_program!(1, report, off));
    }
}

pub mod p69 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn h0(mut p: [f64; 3], u: f64) -> f64 {
            let mut v1 = 0.5 + u;
            let mut v2: f64 = -p[2 % 3];
            let mut r3 = vec![1.25_f64, v2 - v1, v2 / (u.abs() + 1.25), v2, p[0] + v2];
            let r3_len: usize = r3.len();
            let m4: [[f64; 3]; 3] = [[v2, v1, r3[0 % r3.len()]], [v1, ((r3_len % 4) as f64), v2], [v2, r3[r3.len() - 1 - (r3_len + r3_len) % r3.len()], u]];
            p[2] -= r3.iter().zip(&r3).map(|(&e5, &z5)| 1.0 + 0.25 * (u + ((r3_len % 4) as f64)).sin()).product::<f64>();
            if 1.25_f64 >= 1.1 {
                v2 = u;
                return 1.1 - p[1];
            }
            v1 = v1 * 0.5 + p[1];
            m4[(4) % 3][2] + v2.sin() + u
        }
        #[differentiate(jvp)]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.125;
            let mut r3 = [v1 * v1, m[0][0] + x, match n % 4 {
                0 => { v1 }
                1 if v1 < 1.0 => {
                    let v2 = x;
                    v2
                }
                2 => { 1.5 }
                _ => { 0.9 }
            }, m[0][3 - 1 - (1) % 3]];
            let mut k4: usize = 1;
            fn inner5(s: f64, t: f64) -> f64 {
                if 0.9_f64 > s {
                    return t;
                }
                s + t
            }
            let v7 = inner5(r3.iter().map(|&e6| v1).fold(m[1][0], |acc6, t6| 0.5 * acc6 + -0.5 * t6), { v1 });
            let mut k9: usize = 0;
            let v19: f64 = loop {
                if k9 >= 4 {
                    break h0(m[0], 0.5);
                }
                k9 += 1;
                'l10: for _ in 0..k4 {
                    if ((k4 % 4) as f64) > 1.25 {
                        if v1 <= 1.1 {
                            v1 = v1 * 0.5 + r3.chunks_exact(2).enumerate().map(|(j12, e12)| v1).fold(v1, |acc12, t12| 0.5 * acc12 + r3[(k9 + 1) % 4] * t12);
                        } else {
                            let mut m13: [[f64; 2]; 2] = [[-1.25, x], [v7, v1]];
                            let mut v14: f64 = h0(m[0], x);
                        }
                        let mut k16: usize = 0;
                        while k16 < 0 {
                            k16 += 1;
                            const GAMMA_17: f64 = -0.5;
                            v1 /= (x * x + 0.25 + 1.0) * GAMMA_17;
                        }
                    }
                    let mut v18: f64 = 0.7;
                }
                r3[0] = r3[0] * 0.5 + v7.max(-2.25).min(2.375).exp();
            };
            ({
                v1 /= x.abs() + 0.25;
                m[1][0]
            }) * v7 - v1.sin() + m[1][(k4 + k9) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(mut p: [D; 3], u: D) -> D {
            let mut v1 = lit(0.5) + u;
            let mut v2: D = -p[2 % 3];
            let mut r3 = vec![lit(1.25), v2 - v1, v2 / (u.abs() + lit(1.25)), v2, p[0] + v2];
            let r3_len: usize = r3.len();
            let m4: [[D; 3]; 3] = [[v2, v1, r3[0 % r3.len()]], [v1, lit((r3_len % 4) as f64), v2], [v2, r3[r3.len() - 1 - (r3_len + r3_len) % r3.len()], u]];
            { let right = r3.iter().zip(&r3).map(|(&e5, &z5)| lit(1.0) + lit(0.25) * (u + lit((r3_len % 4) as f64)).sin()).product::<D>(); p[2] -= right; }
            if lit(1.25) >= lit(1.1) {
                v2 = u;
                return lit(1.1) - p[1];
            }
            v1 = v1 * lit(0.5) + p[1];
            m4[(4) % 3][2] + v2.sin() + u
        }
        pub fn f(m: &[[D; 3]; 2], x: D, n: usize) -> D {
            let mut v1: D = lit(0.125);
            let mut r3 = [v1 * v1, m[0][0] + x, match n % 4 {
                0 => { v1 }
                1 if v1 < lit(1.0) => {
                    let v2 = x;
                    v2
                }
                2 => { lit(1.5) }
                _ => { lit(0.9) }
            }, m[0][3 - 1 - (1) % 3]];
            let mut k4: usize = 1;
            fn inner5(s: D, t: D) -> D {
                if lit(0.9) > s {
                    return t;
                }
                s + t
            }
            let v7 = inner5(r3.iter().map(|&e6| v1).fold(m[1][0], |acc6, t6| lit(0.5) * acc6 + lit(-0.5) * t6), { v1 });
            let mut k9: usize = 0;
            let v19: D = loop {
                if k9 >= 4 {
                    break h0(m[0], lit(0.5));
                }
                k9 += 1;
                'l10: for _ in 0..k4 {
                    if lit((k4 % 4) as f64) > lit(1.25) {
                        if v1 <= lit(1.1) {
                            v1 = v1 * lit(0.5) + r3.chunks_exact(2).enumerate().map(|(j12, e12)| v1).fold(v1, |acc12, t12| lit(0.5) * acc12 + r3[(k9 + 1) % 4] * t12);
                        } else {
                            let mut m13: [[D; 2]; 2] = [[lit(-1.25), x], [v7, v1]];
                            let mut v14: D = h0(m[0], x);
                        }
                        let mut k16: usize = 0;
                        while k16 < 0 {
                            k16 += 1;
                            const GAMMA_17: f64 = -0.5;
                            { let right = (x * x + lit(0.25) + lit(1.0)) * lit(GAMMA_17); v1 /= right; }
                        }
                    }
                    let mut v18: D = lit(0.7);
                }
                r3[0] = r3[0] * lit(0.5) + v7.max(lit(-2.25)).min(lit(2.375)).exp();
            };
            ({
                { let right = x.abs() + lit(0.25); v1 /= right; }
                m[1][0]
            }) * v7 - v1.sin() + m[1][(k4 + k9) % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p69", false, |report| crate::check_program!(11, report, jvp));
    }
}

pub mod p70 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            for (i3, e3) in w.iter().enumerate() {
                let p4: (f64, f64) = (x * ((i3 % 4) as f64), x);
            }
            let c5 = |u5_0: f64, u5_1: f64| u5_0 + (match n % 3 {
                0 => {
                    let v6 = u5_0;
                    v6
                }
                1 if u5_0 <= -0.5 => {
                    let v7 = u5_0;
                    u5_1
                }
                _ => { u5_1 }
            });
            let mut k9: usize = 0;
            while (k9 < 4) && (w[0] < ((n % 4) as f64)) {
                k9 += 1;
                'l10: for _ in 1..w.len() {
                    let mut k13: usize = 0;
                    let mut x: f64 = 'l12: loop {
                        if k13 >= 1 {
                            break w[(n + 1) % w.len()].rem_euclid(2.25);
                        }
                        k13 += 1;
                        {
                            let v14: f64;
                            if v1 < 0.5 {
                                v14 = x;
                            } else {
                                v14 = v1 * ALPHA;
                            }
                        }
                        fn inner15(s: f64, t: f64) -> f64 {
                            if (t >= s) || (t > t) {
                                return t;
                            }
                            if s <= 0.75 { t } else { t }
                        }
                        let v1 = inner15(2.0 * v1, ((k9 % 4) as f64) + x);
                    };
                    fn inner16(s: f64, t: f64) -> f64 {
                        if s < 1.0 {
                            return t + t;
                        }
                        s - 0.7
                    }
                    let v17 = inner16(v1 + w[k9 % w.len()], x - ((k13 % 4) as f64));
                }
            }
            x + x + v1 - x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        #[differentiate(without(order))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            for (i3, e3) in w.iter().enumerate() {
                let p4: (f64, f64) = (x * ((i3 % 4) as f64), x);
            }
            let c5 = |u5_0: f64, u5_1: f64| u5_0 + (match n % 3 {
                0 => {
                    let v6 = u5_0;
                    v6
                }
                1 if u5_0 <= -0.5 => {
                    let v7 = u5_0;
                    u5_1
                }
                _ => { u5_1 }
            });
            let mut k9: usize = 0;
            while (k9 < 4) && (w[0] < ((n % 4) as f64)) {
                k9 += 1;
                'l10: for _ in 1..w.len() {
                    let mut k13: usize = 0;
                    let mut x: f64 = 'l12: loop {
                        if k13 >= 1 {
                            break w[(n + 1) % w.len()].rem_euclid(2.25);
                        }
                        k13 += 1;
                        {
                            let v14: f64;
                            if v1 < 0.5 {
                                v14 = x;
                            } else {
                                v14 = v1 * ALPHA;
                            }
                        }
                        fn inner15(s: f64, t: f64) -> f64 {
                            if (t >= s) || (t > t) {
                                return t;
                            }
                            if s <= 0.75 { t } else { t }
                        }
                        let v1 = inner15(2.0 * v1, ((k9 % 4) as f64) + x);
                    };
                    fn inner16(s: f64, t: f64) -> f64 {
                        if s < 1.0 {
                            return t + t;
                        }
                        s - 0.7
                    }
                    let v17 = inner16(v1 + w[k9 % w.len()], x - ((k13 % 4) as f64));
                }
            }
            x + x + v1 - x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.5;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x;
            for (i3, e3) in w.iter().enumerate() {
                let p4: (D, D) = (x * lit((i3 % 4) as f64), x);
            }
            let c5 = |u5_0: D, u5_1: D| u5_0 + (match n % 3 {
                0 => {
                    let v6 = u5_0;
                    v6
                }
                1 if u5_0 <= lit(-0.5) => {
                    let v7 = u5_0;
                    u5_1
                }
                _ => { u5_1 }
            });
            let mut k9: usize = 0;
            while (k9 < 4) && (w[0] < lit((n % 4) as f64)) {
                k9 += 1;
                'l10: for _ in 1..w.len() {
                    let mut k13: usize = 0;
                    let mut x: D = 'l12: loop {
                        if k13 >= 1 {
                            break w[(n + 1) % w.len()].rem_euclid(lit(2.25));
                        }
                        k13 += 1;
                        {
                            let v14: D;
                            if v1 < lit(0.5) {
                                v14 = x;
                            } else {
                                v14 = v1 * lit(ALPHA);
                            }
                        }
                        fn inner15(s: D, t: D) -> D {
                            if (t >= s) || (t > t) {
                                return t;
                            }
                            if s <= lit(0.75) { t } else { t }
                        }
                        let v1 = inner15(lit(2.0) * v1, lit((k9 % 4) as f64) + x);
                    };
                    fn inner16(s: D, t: D) -> D {
                        if s < lit(1.0) {
                            return t + t;
                        }
                        s - lit(0.7)
                    }
                    let v17 = inner16(v1 + w[k9 % w.len()], x - lit((k13 % 4) as f64));
                }
            }
            x + x + v1 - x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p70", false, |report| crate::check_program!(4, report, off));
    }
}

pub mod p71 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
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
        report.program("p71", false, |report| crate::check_program!(3, report, jvp));
    }
}

pub mod p72 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.5;
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
            let mut v1 = match whole % 3 {
                0 => { field_w0 }
                1 | 6 => { a[0] }
                _ => { field_w0 }
            };
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                let v4 = 0.9_f64.powi(1);
                v1 = f64::copysign(((whole % 4) as f64), 1.5).clamp(-2.125, 1.875);
            }
            let v5 = a[a.len() - 1 - (k3 + 1) % a.len()];
            let v6: f64;
            if whole % 2 != 1 {
                v6 = ((k3 % 4) as f64);
            } else {
                v6 = field_w0.max(field_b);
            }
            field_w2 * field_w2 + v6.sin() + v5 - field_w2 - field_w1 + a[0] + s.b
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
        const BETA: f64 = 0.5;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(without(recompute))]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = match whole % 3 {
                0 => { field_w0 }
                1 | 6 => { a[0] }
                _ => { field_w0 }
            };
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                let v4 = 0.9_f64.powi(1);
                v1 = f64::copysign(((whole % 4) as f64), 1.5).clamp(-2.125, 1.875);
            }
            let v5 = a[a.len() - 1 - (k3 + 1) % a.len()];
            let v6: f64;
            if whole % 2 != 1 {
                v6 = ((k3 % 4) as f64);
            } else {
                v6 = field_w0.max(field_b);
            }
            field_w2 * field_w2 + v6.sin() + v5 - field_w2 - field_w1 + a[0] + s.b
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
        const BETA: f64 = 0.5;
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = match whole % 3 {
                0 => { field_w0 }
                1 | 6 => { a[0] }
                _ => { field_w0 }
            };
            let mut k3: usize = 0;
            while k3 < 2 {
                k3 += 1;
                let v4 = lit(0.9).powi(1);
                v1 = D::copysign(lit((whole % 4) as f64), lit(1.5)).clamp(lit(-2.125), lit(1.875));
            }
            let v5 = a[a.len() - 1 - (k3 + 1) % a.len()];
            let v6: D;
            if whole % 2 != 1 {
                v6 = lit((k3 % 4) as f64);
            } else {
                v6 = field_w0.max(field_b);
            }
            field_w2 * field_w2 + v6.sin() + v5 - field_w2 - field_w1 + a[0] + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p72", false, |report| crate::check_program!(8, report, off));
    }
}

pub mod p73 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.9;
        const BETA: f64 = -0.25;
        pub mod in_h0 {
            use super::*;
            #[differentiate(jvp)]
            pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
                let mut v1: f64 = u * u;
                match k % 2 {
                    0 => {
                        const GAMMA_2: f64 = 0.25;
                        v1 = a[(k + k) % a.len()] * GAMMA_2;
                    }
                    _ => {
                        v1 -= f64::signum(((k % 4) as f64));
                        let mut r3 = [a[(k + k) % a.len()], BETA - ((k % 4) as f64), u];
                    }
                }
                u + u + u + a[k % a.len()]
            }
        }
        #[differentiate(jvp)]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut x: f64 = w[w.len() - 1 - (2 * n + 2) % w.len()];
            let mut v1: f64 = 1.1 - x;
            let mut r2: [f64; 2] = [0.0; 2];
            let o3: Option<f64> = if x > v1 { Some(in_h0::h0(&*w, r2[(n + n) % 2], (n + 1) % 4)) } else { None };
            let mut k5: usize = 0;
            while (k5 < 5) && (0.7_f64 > -0.125) {
                k5 += 1;
                if let Some(v6) = o3 {
                    if w[w.len() - 1 - (n) % w.len()] <= 1.0 {
                        let c7 = |u7_0: f64| u7_0 * BETA;
                    } else {
                        if k5 % 3 != 1 {
                            w[0] += 0.25 * (w[(k5 + k5) % w.len()] * v6);
                        }
                    }
                } else {
                    w[(2 * n + 0) % w.len()] *= (x - v1).max(-2.25).min(2.375);
                }
            }
            if n % 2 != 1 {
                let mut k9: usize = 0;
                'l8: loop {
                    if k9 >= 2 {
                        break;
                    }
                    k9 += 1;
                    if !(0.5_f64 > x) {
                        let mut k11: usize = 0;
                        let v14: f64 = loop {
                            if k11 >= 5 {
                                break -BETA;
                            }
                            k11 += 1;
                            let mut p12: (f64, f64) = (0.75_f64.sin(), x.cos());
                            let mut v13 = BETA * x;
                        };
                        let mut x = BETA - ((k5 % 4) as f64);
                    }
                }
                w[w.len() - 1 - (1) % w.len()] = if n % 2 < 1 { x } else {
                    w[w.len() - 1 - (2 * k9 + 1) % w.len()] -= v1 - r2[0 % 2];
                    x
                };
            } else {
                if w[w.len() - 1 - (k5 + k5) % w.len()] > x {
                    let p15: (f64, f64) = (v1 + -0.125, BETA + v1);
                    let v16 = v1 - r2[2 - 1 - (n + n) % 2];
                }
                if w[n % w.len()] > 1.1 {
                    v1 = x;
                    if ((n % 4) as f64) >= 0.3 {
                        return;
                    }
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.9;
        const BETA: f64 = -0.25;
        pub mod in_h0 {
            use super::*;
            pub fn h0(a: &[D], u: D, k: usize) -> D {
                let mut v1: D = u * u;
                match k % 2 {
                    0 => {
                        const GAMMA_2: f64 = 0.25;
                        v1 = a[(k + k) % a.len()] * lit(GAMMA_2);
                    }
                    _ => {
                        { let right = D::signum(lit((k % 4) as f64)); v1 -= right; }
                        let mut r3 = [a[(k + k) % a.len()], lit(BETA) - lit((k % 4) as f64), u];
                    }
                }
                u + u + u + a[k % a.len()]
            }
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut x: D = w[w.len() - 1 - (2 * n + 2) % w.len()];
            let mut v1: D = lit(1.1) - x;
            let mut r2: [D; 2] = [lit(0.0); 2];
            let o3: Option<D> = if x > v1 { Some(in_h0::h0(&*w, r2[(n + n) % 2], (n + 1) % 4)) } else { None };
            let mut k5: usize = 0;
            while (k5 < 5) && (lit(0.7) > lit(-0.125)) {
                k5 += 1;
                if let Some(v6) = o3 {
                    if w[w.len() - 1 - (n) % w.len()] <= lit(1.0) {
                        let c7 = |u7_0: D| u7_0 * lit(BETA);
                    } else {
                        if k5 % 3 != 1 {
                            { let right = lit(0.25) * (w[(k5 + k5) % w.len()] * v6); w[0] += right; }
                        }
                    }
                } else {
                    { let right = (x - v1).max(lit(-2.25)).min(lit(2.375)); w[(2 * n + 0) % w.len()] *= right; }
                }
            }
            if n % 2 != 1 {
                let mut k9: usize = 0;
                'l8: loop {
                    if k9 >= 2 {
                        break;
                    }
                    k9 += 1;
                    if !(lit(0.5) > x) {
                        let mut k11: usize = 0;
                        let v14: D = loop {
                            if k11 >= 5 {
                                break -lit(BETA);
                            }
                            k11 += 1;
                            let mut p12: (D, D) = (lit(0.75).sin(), x.cos());
                            let mut v13 = lit(BETA) * x;
                        };
                        let mut x = lit(BETA) - lit((k5 % 4) as f64);
                    }
                }
                w[w.len() - 1 - (1) % w.len()] = if n % 2 < 1 { x } else {
                    { let right = v1 - r2[0 % 2]; w[w.len() - 1 - (2 * k9 + 1) % w.len()] -= right; }
                    x
                };
            } else {
                if w[w.len() - 1 - (k5 + k5) % w.len()] > x {
                    let p15: (D, D) = (v1 + lit(-0.125), lit(BETA) + v1);
                    let v16 = v1 - r2[2 - 1 - (n + n) % 2];
                }
                if w[n % w.len()] > lit(1.1) {
                    v1 = x;
                    if lit((n % 4) as f64) >= lit(0.3) {
                        return;
                    }
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p73", false, |report| crate::check_program!(7, report, jvp));
    }
}

pub mod p74 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.3;
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x * x;
            let mut m2: [[f64; 2]; 3] = [[v1, a[a.len() - 1 - (4) % a.len()]], [x, ALPHA], [((n % 4) as f64), a[0]]];
            fn inner3(s: f64, t: f64) -> f64 {
                if s >= 0.3 {
                    return t;
                }
                if -1.0_f64 > -0.125 { s } else { t }
            }
            let v5: f64 = inner3((1..n).skip(0).map(|i4| v1 / (v1.abs() + 0.25)).sum::<f64>(), f64::round(x));
            v1 = a[(n + 1) % a.len()];
            const GAMMA_6: f64 = -0.3;
            v1 += (if x > a[0] { a[(n + n) % a.len()] } else {
                let v7: f64 = a[a.len() - 1 - (n + 1) % a.len()];
                v1
            }) * GAMMA_6;
            ((((n % 4) as f64) + x + v5 + v1.sin()) * x + a[n % a.len()], ((match n % 4 {
                0 if a[(n + 1) % a.len()] > v5 => { v5 }
                1 => { a[a.len() - 1 - (n + 1) % a.len()] }
                2 => {
                    let v8 = v5;
                    v5
                }
                _ => {
                    let v5: f64 = x;
                    v5
                }
            }) + v5) * x.sin())
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.3;
        #[differentiate(without(rows))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x * x;
            let mut m2: [[f64; 2]; 3] = [[v1, a[a.len() - 1 - (4) % a.len()]], [x, ALPHA], [((n % 4) as f64), a[0]]];
            fn inner3(s: f64, t: f64) -> f64 {
                if s >= 0.3 {
                    return t;
                }
                if -1.0_f64 > -0.125 { s } else { t }
            }
            let v5: f64 = inner3((1..n).skip(0).map(|i4| v1 / (v1.abs() + 0.25)).sum::<f64>(), f64::round(x));
            v1 = a[(n + 1) % a.len()];
            const GAMMA_6: f64 = -0.3;
            v1 += (if x > a[0] { a[(n + n) % a.len()] } else {
                let v7: f64 = a[a.len() - 1 - (n + 1) % a.len()];
                v1
            }) * GAMMA_6;
            ((((n % 4) as f64) + x + v5 + v1.sin()) * x + a[n % a.len()], ((match n % 4 {
                0 if a[(n + 1) % a.len()] > v5 => { v5 }
                1 => { a[a.len() - 1 - (n + 1) % a.len()] }
                2 => {
                    let v8 = v5;
                    v5
                }
                _ => {
                    let v5: f64 = x;
                    v5
                }
            }) + v5) * x.sin())
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.3;
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x * x;
            let mut m2: [[D; 2]; 3] = [[v1, a[a.len() - 1 - (4) % a.len()]], [x, lit(ALPHA)], [lit((n % 4) as f64), a[0]]];
            fn inner3(s: D, t: D) -> D {
                if s >= lit(0.3) {
                    return t;
                }
                if lit(-1.0) > lit(-0.125) { s } else { t }
            }
            let v5: D = inner3((1..n).skip(0).map(|i4| v1 / (v1.abs() + lit(0.25))).sum::<D>(), D::round(x));
            v1 = a[(n + 1) % a.len()];
            const GAMMA_6: f64 = -0.3;
            { let right = (if x > a[0] { a[(n + n) % a.len()] } else {
                let v7: D = a[a.len() - 1 - (n + 1) % a.len()];
                v1
            }) * lit(GAMMA_6); v1 += right; }
            ((lit((n % 4) as f64) + x + v5 + v1.sin()) * x + a[n % a.len()], ((match n % 4 {
                0 if a[(n + 1) % a.len()] > v5 => { v5 }
                1 => { a[a.len() - 1 - (n + 1) % a.len()] }
                2 => {
                    let v8 = v5;
                    v5
                }
                _ => {
                    let v5: D = x;
                    v5
                }
            }) + v5) * x.sin())
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p74", false, |report| crate::check_program!(3, report, off));
    }
}

pub mod p75 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.25;
        #[differentiate(hvp)]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1: f64 = y;
            let c2 = |u2_0: f64, u2_1: f64| u2_0 + -u2_0;
            'l3: for _ in 1..n {
                let c5 = move |u5_0: f64, u5_1: f64| u5_0 - u5_0;
            }
            let mut k7: usize = 0;
            'l6: loop {
                if k7 >= 1 {
                    break;
                }
                k7 += 1;
                let mut k9: usize = 0;
                while k9 < 1 {
                    k9 += 1;
                    let mut k11: usize = 0;
                    'l10: loop {
                        if k11 >= 0 {
                            break;
                        }
                        k11 += 1;
                        v1 *= (-0.9 + BETA).cos();
                        fn inner12(s: f64, t: f64) -> f64 {
                            if t >= 0.9 {
                                return s - s;
                            }
                            0.125
                        }
                        let v15 = inner12((0..k11).map(|i13| 1.0 + 0.25 * y.powi(3).sin()).product::<f64>(), (1..n).map(|i14| x).fold(y, |acc14, t14| acc14.sin() + ALPHA * t14));
                    }
                }
            }
            v1 += if x > -0.25 {
                let v16 = 1.25_f64;
                v1
            } else { ALPHA };
            ((-0.9_f64).copysign(y) + v1) * y.sin() - x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.75;
        const BETA: f64 = 0.25;
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1: D = y;
            let c2 = |u2_0: D, u2_1: D| u2_0 + -u2_0;
            'l3: for _ in 1..n {
                let c5 = move |u5_0: D, u5_1: D| u5_0 - u5_0;
            }
            let mut k7: usize = 0;
            'l6: loop {
                if k7 >= 1 {
                    break;
                }
                k7 += 1;
                let mut k9: usize = 0;
                while k9 < 1 {
                    k9 += 1;
                    let mut k11: usize = 0;
                    'l10: loop {
                        if k11 >= 0 {
                            break;
                        }
                        k11 += 1;
                        { let right = (lit(-0.9) + lit(BETA)).cos(); v1 *= right; }
                        fn inner12(s: D, t: D) -> D {
                            if t >= lit(0.9) {
                                return s - s;
                            }
                            lit(0.125)
                        }
                        let v15 = inner12((0..k11).map(|i13| lit(1.0) + lit(0.25) * y.powi(3).sin()).product::<D>(), (1..n).map(|i14| x).fold(y, |acc14, t14| acc14.sin() + lit(ALPHA) * t14));
                    }
                }
            }
            { let right = if x > lit(-0.25) {
                let v16 = lit(1.25);
                v1
            } else { lit(ALPHA) }; v1 += right; }
            (lit(-0.9).copysign(y) + v1) * y.sin() - x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p75", false, |report| crate::check_program!(0, report, hvp));
    }
}

pub mod p76 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 0.7;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1: f64 = ALPHA + 1.5;
            let mut v1 = v1 / (b[2 % b.len()].abs() + 0.25);
            let mut r3 = [v1.powi(1), v1, b.iter().zip(b.iter()).map(|(&e2, &z2)| if v1 >= 0.125 { e2 } else { e2 }).fold(v1, |acc2, t2| acc2.sin() + v1 * t2), v1, v1];
            if -0.3_f64 >= 0.125 {
                let m4: [[f64; 3]; 2] = [[v1, a[3 % a.len()], b[0]], [v1, v1, v1]];
            } else {
                v1 = v1;
            }
            v1 * a[0 % a.len()] + v1 + r3[4]
        }
        #[differentiate]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1 = a[(n + 1) % a.len()] * a[a.len() - 1 - (2) % a.len()];
            let mut r2 = [v1, v1 * 0.75, match n % 2 {
                0 => { 1.25 }
                _ => { v1 }
            }];
            for r4 in &m {
                let v5: f64;
                if n % 2 < 1 {
                    v5 = v1;
                } else {
                    v5 = if v1 >= -0.75 {
                        r2[0] += 0.25 * (((n % 4) as f64) * v1);
                        v1
                    } else {
                        r2[1] += 0.25 * ALPHA;
                        r2[0]
                    };
                }
                {
                    let mut v6 = v1 / (v1.abs() + 0.25);
                    let mut k7: usize = 2;
                }
            }
            if n % 2 < 1 {
                m[(n + n) % 2][2] += if n % 2 != 1 {
                    v1 = v1 + r2[(2 * n + 0) % 3];
                    r2[3 - 1 - (n) % 3]
                } else {
                    let v8 = v1;
                    r2[0]
                };
            }
            BETA / (v1 * v1 + 0.5) + r2[2] + a[n % a.len()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 0.7;
        #[differentiate(without(tidy))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1: f64 = ALPHA + 1.5;
            let mut v1 = v1 / (b[2 % b.len()].abs() + 0.25);
            let mut r3 = [v1.powi(1), v1, b.iter().zip(b.iter()).map(|(&e2, &z2)| if v1 >= 0.125 { e2 } else { e2 }).fold(v1, |acc2, t2| acc2.sin() + v1 * t2), v1, v1];
            if -0.3_f64 >= 0.125 {
                let m4: [[f64; 3]; 2] = [[v1, a[3 % a.len()], b[0]], [v1, v1, v1]];
            } else {
                v1 = v1;
            }
            v1 * a[0 % a.len()] + v1 + r3[4]
        }
        #[differentiate(without(tidy))]
        pub fn f(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
            let mut v1 = a[(n + 1) % a.len()] * a[a.len() - 1 - (2) % a.len()];
            let mut r2 = [v1, v1 * 0.75, match n % 2 {
                0 => { 1.25 }
                _ => { v1 }
            }];
            for r4 in &m {
                let v5: f64;
                if n % 2 < 1 {
                    v5 = v1;
                } else {
                    v5 = if v1 >= -0.75 {
                        r2[0] += 0.25 * (((n % 4) as f64) * v1);
                        v1
                    } else {
                        r2[1] += 0.25 * ALPHA;
                        r2[0]
                    };
                }
                {
                    let mut v6 = v1 / (v1.abs() + 0.25);
                    let mut k7: usize = 2;
                }
            }
            if n % 2 < 1 {
                m[(n + n) % 2][2] += if n % 2 != 1 {
                    v1 = v1 + r2[(2 * n + 0) % 3];
                    r2[3 - 1 - (n) % 3]
                } else {
                    let v8 = v1;
                    r2[0]
                };
            }
            BETA / (v1 * v1 + 0.5) + r2[2] + a[n % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.5;
        const BETA: f64 = 0.7;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1: D = lit(ALPHA) + lit(1.5);
            let mut v1 = v1 / (b[2 % b.len()].abs() + lit(0.25));
            let mut r3 = [v1.powi(1), v1, b.iter().zip(b.iter()).map(|(&e2, &z2)| if v1 >= lit(0.125) { e2 } else { e2 }).fold(v1, |acc2, t2| acc2.sin() + v1 * t2), v1, v1];
            if lit(-0.3) >= lit(0.125) {
                let m4: [[D; 3]; 2] = [[v1, a[3 % a.len()], b[0]], [v1, v1, v1]];
            } else {
                v1 = v1;
            }
            v1 * a[0 % a.len()] + v1 + r3[4]
        }
        pub fn f(mut m: [[D; 3]; 2], a: &[D], n: usize) -> D {
            let mut v1 = a[(n + 1) % a.len()] * a[a.len() - 1 - (2) % a.len()];
            let mut r2 = [v1, v1 * lit(0.75), match n % 2 {
                0 => { lit(1.25) }
                _ => { v1 }
            }];
            for r4 in &m {
                let v5: D;
                if n % 2 < 1 {
                    v5 = v1;
                } else {
                    v5 = if v1 >= lit(-0.75) {
                        { let right = lit(0.25) * (lit((n % 4) as f64) * v1); r2[0] += right; }
                        v1
                    } else {
                        { let right = lit(0.25) * lit(ALPHA); r2[1] += right; }
                        r2[0]
                    };
                }
                {
                    let mut v6 = v1 / (v1.abs() + lit(0.25));
                    let mut k7: usize = 2;
                }
            }
            if n % 2 < 1 {
                { let right = if n % 2 != 1 {
                    v1 = v1 + r2[(2 * n + 0) % 3];
                    r2[3 - 1 - (n) % 3]
                } else {
                    let v8 = v1;
                    r2[0]
                }; m[(n + n) % 2][2] += right; }
            }
            lit(BETA) / (v1 * v1 + lit(0.5)) + r2[2] + a[n % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p76", false, |report| crate::check_program!(12, report, off));
    }
}

pub mod p77 {
    pub mod base {
        use autodiff::differentiate;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(jvp)]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = b[b.len() - 1 - (3) % b.len()] * 1.25;
            let mut v4 = a.iter().rev().zip(b).skip(1).filter(|&(&e2, &z2)| !(z2 >= -0.75)).map(|(&e2, &z2)| b.iter().zip(a).take(0).map(|(&e3, &z3)| z2).sum::<f64>()).sum::<f64>();
            let mut r5 = [b[3 % b.len()], (v1 / (1.0 + v1 * v1)).exp(), v1, v1 - v4, { a[a.len() - 1 - (1) % a.len()] }];
            for i6 in 1..5 {
                r5[i6] = r5[i6 - 1] * v1.max(-2.25).min(2.375) + r5[i6];
            }
            v1 /= v1.abs() + 0.25;
            (if a[4 % a.len()] >= 1.25 { a[0 % a.len()] } else { v4 }) + v1 + a[4 % a.len()]
        }
        #[differentiate(jvp)]
        pub fn f(s: S, x: f64, n: usize) -> (f64, f64) {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut x = field_w0;
            let mut v1 = if n % 2 < 1 {
                let field_w1 = x;
                ((whole % 4) as f64)
            } else { ((n % 4) as f64) };
            let mut r2 = vec![v1.atan().exp(); 2];
            let r2_len: usize = r2.len();
            let v3 = ((n % 4) as f64);
            let mut v4 = field_a.fract();
            {
                #[checkpoint(memory = "1 KiB")]
                for i6 in 0..r2_len % 4 {
                    let v7: f64 = field_w0;
                }
            }
            r2[(n) % r2_len] = if whole % 3 != 1 {
                let v8 = field_b;
                ((n % 4) as f64)
            } else {
                let v9 = field_b;
                x
            };
            let v10 = field_a - field_w1;
            ((({
                v4 = v4 * 0.5 + x.sin().exp();
                v10
            }) + v10 - v3) * v1 + x + s.b, (field_w0 + v10 + v3 - v1) * x + r2[r2.len() - 1 - (2 * r2_len + 2) % r2.len()])
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
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = b[b.len() - 1 - (3) % b.len()] * lit(1.25);
            let mut v4 = a.iter().rev().zip(b).skip(1).filter(|&(&e2, &z2)| !(z2 >= lit(-0.75))).map(|(&e2, &z2)| b.iter().zip(a).take(0).map(|(&e3, &z3)| z2).sum::<D>()).sum::<D>();
            let mut r5 = [b[3 % b.len()], (v1 / (lit(1.0) + v1 * v1)).exp(), v1, v1 - v4, { a[a.len() - 1 - (1) % a.len()] }];
            for i6 in 1..5 {
                r5[i6] = r5[i6 - 1] * v1.max(lit(-2.25)).min(lit(2.375)) + r5[i6];
            }
            { let right = v1.abs() + lit(0.25); v1 /= right; }
            (if a[4 % a.len()] >= lit(1.25) { a[0 % a.len()] } else { v4 }) + v1 + a[4 % a.len()]
        }
        pub fn f(s: S, x: D, n: usize) -> (D, D) {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut x = field_w0;
            let mut v1 = if n % 2 < 1 {
                let field_w1 = x;
                lit((whole % 4) as f64)
            } else { lit((n % 4) as f64) };
            let mut r2 = vec![v1.atan().exp(); 2];
            let r2_len: usize = r2.len();
            let v3 = lit((n % 4) as f64);
            let mut v4 = field_a.fract();
            {
                for i6 in 0..r2_len % 4 {
                    let v7: D = field_w0;
                }
            }
            r2[(n) % r2_len] = if whole % 3 != 1 {
                let v8 = field_b;
                lit((n % 4) as f64)
            } else {
                let v9 = field_b;
                x
            };
            let v10 = field_a - field_w1;
            ((({
                v4 = v4 * lit(0.5) + x.sin().exp();
                v10
            }) + v10 - v3) * v1 + x + s.b, (field_w0 + v10 + v3 - v1) * x + r2[r2.len() - 1 - (2 * r2_len + 2) % r2.len()])
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p77", false, |report| crate::check_program!(9, report, jvp));
    }
}

pub mod p78 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        #[differentiate]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = (u.abs() + 0.5).ln();
            let mut u: f64 = { -0.3 };
            let mut r2 = [v1 + u, u * v, 2.0 + u];
            let mut m3: [[f64; 3]; 3] = [[v1, u, u], [r2[3 - 1 - (1) % 3], u, r2[2 % 3]], [v1, u, v]];
            for i5 in (1..3).step_by(2) {
                for e7 in r2 {
                    u -= 0.25 * (v + r2[0]);
                    if m3[(i5) % 3][2] >= v {
                        if ALPHA < -2.0 {
                            r2[2 % 3] *= v1.cos();
                            continue;
                        }
                    }
                }
            }
            (v * -0.9 - u.sin() + v1.sin() + r2[4 % 3], (v * m3[(1) % 3][0] * u.sin() + v1) * v.sin() + r2[3 - 1 - (2) % 3])
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = w[0];
            let mut v2 = if (v1 > v1) && (w[(2 * n + 1) % w.len()] < v1) { ((n % 4) as f64) } else { 1.25 };
            let mut r3: Vec<f64> = vec![-0.25; n % 5 + 1];
            let r3_len: usize = r3.len();
            let v4 = ((n % 4) as f64);
            let mut v5 = -w[0];
            const GAMMA_6: f64 = -0.3;
            v1 -= ALPHA % 1.75 * GAMMA_6;
            r3[(2 * n + 1) % r3_len] *= w[0].cos();
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn h0(u: f64, v: f64) -> (f64, f64) {
            let mut v1 = (u.abs() + 0.5).ln();
            let mut u: f64 = { -0.3 };
            let mut r2 = [v1 + u, u * v, 2.0 + u];
            let mut m3: [[f64; 3]; 3] = [[v1, u, u], [r2[3 - 1 - (1) % 3], u, r2[2 % 3]], [v1, u, v]];
            for i5 in (1..3).step_by(2) {
                for e7 in r2 {
                    u -= 0.25 * (v + r2[0]);
                    if m3[(i5) % 3][2] >= v {
                        if ALPHA < -2.0 {
                            r2[2 % 3] *= v1.cos();
                            continue;
                        }
                    }
                }
            }
            (v * -0.9 - u.sin() + v1.sin() + r2[4 % 3], (v * m3[(1) % 3][0] * u.sin() + v1) * v.sin() + r2[3 - 1 - (2) % 3])
        }
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1: f64 = w[0];
            let mut v2 = if (v1 > v1) && (w[(2 * n + 1) % w.len()] < v1) { ((n % 4) as f64) } else { 1.25 };
            let mut r3: Vec<f64> = vec![-0.25; n % 5 + 1];
            let r3_len: usize = r3.len();
            let v4 = ((n % 4) as f64);
            let mut v5 = -w[0];
            const GAMMA_6: f64 = -0.3;
            v1 -= ALPHA % 1.75 * GAMMA_6;
            r3[(2 * n + 1) % r3_len] *= w[0].cos();
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        pub fn h0(u: D, v: D) -> (D, D) {
            let mut v1 = (u.abs() + lit(0.5)).ln();
            let mut u: D = { lit(-0.3) };
            let mut r2 = [v1 + u, u * v, lit(2.0) + u];
            let mut m3: [[D; 3]; 3] = [[v1, u, u], [r2[3 - 1 - (1) % 3], u, r2[2 % 3]], [v1, u, v]];
            for i5 in (1..3).step_by(2) {
                for e7 in r2 {
                    { let right = lit(0.25) * (v + r2[0]); u -= right; }
                    if m3[(i5) % 3][2] >= v {
                        if lit(ALPHA) < lit(-2.0) {
                            { let right = v1.cos(); r2[2 % 3] *= right; }
                            continue;
                        }
                    }
                }
            }
            (v * lit(-0.9) - u.sin() + v1.sin() + r2[4 % 3], (v * m3[(1) % 3][0] * u.sin() + v1) * v.sin() + r2[3 - 1 - (2) % 3])
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1: D = w[0];
            let mut v2 = if (v1 > v1) && (w[(2 * n + 1) % w.len()] < v1) { lit((n % 4) as f64) } else { lit(1.25) };
            let mut r3: Vec<D> = vec![-lit(0.25); n % 5 + 1];
            let r3_len: usize = r3.len();
            let v4 = lit((n % 4) as f64);
            let mut v5 = -w[0];
            const GAMMA_6: f64 = -0.3;
            { let right = lit(ALPHA) % lit(1.75) * lit(GAMMA_6); v1 -= right; }
            { let right = w[0].cos(); r3[(2 * n + 1) % r3_len] *= right; }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p78", false, |report| crate::check_program!(7, report, off));
    }
}

pub mod p79 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        #[differentiate(hvp)]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1 = { field_b };
            let mut field_a: f64 = -field_a;
            if v1 >= v1 {
                let mut k3: usize = 0;
                let mut v4: f64 = 'l2: loop {
                    if k3 >= 6 {
                        break BETA;
                    }
                    k3 += 1;
                    if whole % 2 != 1 {
                        v1 = field_w1 / (1.0 + field_w1 * field_w1);
                    }
                };
                let mut o5: Option<f64> = if (field_b > 1.1) || (a[k3 % a.len()] > 0.25) { Some(a[n % a.len()]) } else { None };
            } else {
                let (mut v6, v7) = (v1.min(1.25), match n % 3 {
                    0 if BETA > -1.0 => { a[a.len() - 1 - (2 * n + 0) % a.len()] }
                    1 => {
                        v1 -= field_w1 - field_a;
                        a[a.len() - 1 - (2 * n + 1) % a.len()]
                    }
                    _ => { field_a }
                });
            }
            (v1 * v1 + 0.25).log(2.5) + field_w1 + s.b
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
        const BETA: f64 = 0.7;
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = { field_b };
            let mut field_a: D = -field_a;
            if v1 >= v1 {
                let mut k3: usize = 0;
                let mut v4: D = 'l2: loop {
                    if k3 >= 6 {
                        break lit(BETA);
                    }
                    k3 += 1;
                    if whole % 2 != 1 {
                        v1 = field_w1 / (lit(1.0) + field_w1 * field_w1);
                    }
                };
                let mut o5: Option<D> = if (field_b > lit(1.1)) || (a[k3 % a.len()] > lit(0.25)) { Some(a[n % a.len()]) } else { None };
            } else {
                let (mut v6, v7) = (v1.min(lit(1.25)), match n % 3 {
                    0 if lit(BETA) > lit(-1.0) => { a[a.len() - 1 - (2 * n + 0) % a.len()] }
                    1 => {
                        { let right = field_w1 - field_a; v1 -= right; }
                        a[a.len() - 1 - (2 * n + 1) % a.len()]
                    }
                    _ => { field_a }
                });
            }
            (v1 * v1 + lit(0.25)).log(lit(2.5)) + field_w1 + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p79", false, |report| crate::check_program!(8, report, hvp));
    }
}

pub mod p80 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v2 = a.iter().map(|&e1| 1.0 + 0.25 * (e1 + -1.5).sin()).product::<f64>();
            let mut m3: [[f64; 3]; 3] = [[v2, b[b.len() - 1 - (3) % b.len()], v2], [1.5_f64, v2, b[1 % b.len()]], [v2, a[a.len() - 1 - (4) % a.len()], v2]];
            let mut k5: usize = 0;
            let mut v18: f64 = loop {
                if k5 >= 5 {
                    break v2.midpoint(-0.9);
                }
                k5 += 1;
                for i7 in 1..k5 % 4 {
                    for i9 in 1..i7 {
                        if k5 % 3 != 1 {
                            let o10: Option<f64> = if !(((i7 % 4) as f64) >= 0.25) { Some(((k5 % 4) as f64)) } else { None };
                            m3[1][0] = v2 / (1.0 + v2 * v2);
                        }
                    }
                    const GAMMA_11: f64 = 1.1;
                    m3[(2 * i7 + 0) % 3][(1) % 3] += 0.25 * 0.75 * GAMMA_11;
                }
                for i13 in 0..k5 {
                    for i15 in 0..4 {
                        const GAMMA_16: f64 = 0.7;
                        m3[(2 * k5 + 0) % 3][(k5 + k5) % 3] = v2 * GAMMA_16;
                    }
                    let v17 = v2;
                }
            };
            v18 + v18 + b[0] + a[a.len() - 1 - (k5 + k5) % a.len()]
        }
        #[differentiate]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            v1 -= -v1;
            if n % 3 != 1 {
                let mut o2: Option<f64> = if (p[0] <= 0.9) && (x >= v1) { Some(x) } else { None };
                if v1 >= -2.0 {
                    if let Some(v3) = o2 {
                        if n % 2 != 1 {
                            let v5: f64 = {
                                let v4 = x;
                                x
                            };
                        } else {
                            fn inner6(s: f64, t: f64) -> f64 {
                                if -0.5_f64 > 1.0 {
                                    return t.sin();
                                }
                                t * s
                            }
                            let v7 = inner6(h0(&p, &p[..]), -v1);
                        }
                        v1 = if x > x {
                            let v8: f64 = x;
                            p[0]
                        } else { x };
                    }
                }
            } else {
                for &e10 in &p {
                    let mut m11: [[f64; 3]; 3] = [[v1, p[(n + 1) % 3], 0.25], [((n % 4) as f64), p[0], p[2]], [x, v1, 0.7_f64]];
                }
            }
            [p.iter().skip(2).sum::<f64>() * v1.sin() + x + p[1], p.iter().fold(x, |acc13, &e13| 0.5 * acc13 + -0.3 * e13) + v1 + x.sin()]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(assign))]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v2 = a.iter().map(|&e1| 1.0 + 0.25 * (e1 + -1.5).sin()).product::<f64>();
            let mut m3: [[f64; 3]; 3] = [[v2, b[b.len() - 1 - (3) % b.len()], v2], [1.5_f64, v2, b[1 % b.len()]], [v2, a[a.len() - 1 - (4) % a.len()], v2]];
            let mut k5: usize = 0;
            let mut v18: f64 = loop {
                if k5 >= 5 {
                    break v2.midpoint(-0.9);
                }
                k5 += 1;
                for i7 in 1..k5 % 4 {
                    for i9 in 1..i7 {
                        if k5 % 3 != 1 {
                            let o10: Option<f64> = if !(((i7 % 4) as f64) >= 0.25) { Some(((k5 % 4) as f64)) } else { None };
                            m3[1][0] = v2 / (1.0 + v2 * v2);
                        }
                    }
                    const GAMMA_11: f64 = 1.1;
                    m3[(2 * i7 + 0) % 3][(1) % 3] += 0.25 * 0.75 * GAMMA_11;
                }
                for i13 in 0..k5 {
                    for i15 in 0..4 {
                        const GAMMA_16: f64 = 0.7;
                        m3[(2 * k5 + 0) % 3][(k5 + k5) % 3] = v2 * GAMMA_16;
                    }
                    let v17 = v2;
                }
            };
            v18 + v18 + b[0] + a[a.len() - 1 - (k5 + k5) % a.len()]
        }
        #[differentiate(without(assign))]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = x;
            v1 -= -v1;
            if n % 3 != 1 {
                let mut o2: Option<f64> = if (p[0] <= 0.9) && (x >= v1) { Some(x) } else { None };
                if v1 >= -2.0 {
                    if let Some(v3) = o2 {
                        if n % 2 != 1 {
                            let v5: f64 = {
                                let v4 = x;
                                x
                            };
                        } else {
                            fn inner6(s: f64, t: f64) -> f64 {
                                if -0.5_f64 > 1.0 {
                                    return t.sin();
                                }
                                t * s
                            }
                            let v7 = inner6(h0(&p, &p[..]), -v1);
                        }
                        v1 = if x > x {
                            let v8: f64 = x;
                            p[0]
                        } else { x };
                    }
                }
            } else {
                for &e10 in &p {
                    let mut m11: [[f64; 3]; 3] = [[v1, p[(n + 1) % 3], 0.25], [((n % 4) as f64), p[0], p[2]], [x, v1, 0.7_f64]];
                }
            }
            [p.iter().skip(2).sum::<f64>() * v1.sin() + x + p[1], p.iter().fold(x, |acc13, &e13| 0.5 * acc13 + -0.3 * e13) + v1 + x.sin()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v2 = a.iter().map(|&e1| lit(1.0) + lit(0.25) * (e1 + lit(-1.5)).sin()).product::<D>();
            let mut m3: [[D; 3]; 3] = [[v2, b[b.len() - 1 - (3) % b.len()], v2], [lit(1.5), v2, b[1 % b.len()]], [v2, a[a.len() - 1 - (4) % a.len()], v2]];
            let mut k5: usize = 0;
            let mut v18: D = loop {
                if k5 >= 5 {
                    break v2.midpoint(lit(-0.9));
                }
                k5 += 1;
                for i7 in 1..k5 % 4 {
                    for i9 in 1..i7 {
                        if k5 % 3 != 1 {
                            let o10: Option<D> = if !(lit((i7 % 4) as f64) >= lit(0.25)) { Some(lit((k5 % 4) as f64)) } else { None };
                            m3[1][0] = v2 / (lit(1.0) + v2 * v2);
                        }
                    }
                    const GAMMA_11: f64 = 1.1;
                    { let right = lit(0.25) * lit(0.75) * lit(GAMMA_11); m3[(2 * i7 + 0) % 3][(1) % 3] += right; }
                }
                for i13 in 0..k5 {
                    for i15 in 0..4 {
                        const GAMMA_16: f64 = 0.7;
                        m3[(2 * k5 + 0) % 3][(k5 + k5) % 3] = v2 * lit(GAMMA_16);
                    }
                    let v17 = v2;
                }
            };
            v18 + v18 + b[0] + a[a.len() - 1 - (k5 + k5) % a.len()]
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = x;
            { let right = -v1; v1 -= right; }
            if n % 3 != 1 {
                let mut o2: Option<D> = if (p[0] <= lit(0.9)) && (x >= v1) { Some(x) } else { None };
                if v1 >= lit(-2.0) {
                    if let Some(v3) = o2 {
                        if n % 2 != 1 {
                            let v5: D = {
                                let v4 = x;
                                x
                            };
                        } else {
                            fn inner6(s: D, t: D) -> D {
                                if lit(-0.5) > lit(1.0) {
                                    return t.sin();
                                }
                                t * s
                            }
                            let v7 = inner6(h0(&p, &p[..]), -v1);
                        }
                        v1 = if x > x {
                            let v8: D = x;
                            p[0]
                        } else { x };
                    }
                }
            } else {
                for &e10 in &p {
                    let mut m11: [[D; 3]; 3] = [[v1, p[(n + 1) % 3], lit(0.25)], [lit((n % 4) as f64), p[0], p[2]], [x, v1, lit(0.7)]];
                }
            }
            [p.iter().skip(2).sum::<D>() * v1.sin() + x + p[1], p.iter().fold(x, |acc13, &e13| lit(0.5) * acc13 + lit(-0.3) * e13) + v1 + x.sin()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p80", false, |report| crate::check_program!(6, report, off));
    }
}

pub mod p81 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.125;
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
            let mut v1 = BETA + field_w0;
            let mut r2 = [v1, field_w2 * a[0], field_w0, field_b * field_w1];
            let mut m3: [[f64; 3]; 3] = [[r2[0], r2[0], r2[(2 * whole + 1) % 4]], [-1.25, field_a, ((whole % 4) as f64)], [field_w0, a[a.len() - 1 - (whole + whole) % a.len()], field_w2]];
            v1 = m3[0][1] + v1;
            let v4 = a[a.len() - 1 - (whole + 1) % a.len()] * field_a;
            let v5: f64;
            if !(m3[(n + 1) % 3][0] <= 1.25) {
                v5 = a.chunks_exact(2).map(|e6| v1).sum::<f64>();
            } else {
                v5 = r2[2];
            }
            {
                v1 *= (match n % 3 {
                    0 | 5 => { field_w2 }
                    1 => { BETA }
                    _ => { field_w2 }
                }).sin();
            }
            (field_w2 + field_w2) * v5 + v4 + field_w2 + field_w1 + a[(n + 1) % a.len()] + s.b
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
        const BETA: f64 = 0.125;
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1 = lit(BETA) + field_w0;
            let mut r2 = [v1, field_w2 * a[0], field_w0, field_b * field_w1];
            let mut m3: [[D; 3]; 3] = [[r2[0], r2[0], r2[(2 * whole + 1) % 4]], [lit(-1.25), field_a, lit((whole % 4) as f64)], [field_w0, a[a.len() - 1 - (whole + whole) % a.len()], field_w2]];
            v1 = m3[0][1] + v1;
            let v4 = a[a.len() - 1 - (whole + 1) % a.len()] * field_a;
            let v5: D;
            if !(m3[(n + 1) % 3][0] <= lit(1.25)) {
                v5 = a.chunks_exact(2).map(|e6| v1).sum::<D>();
            } else {
                v5 = r2[2];
            }
            {
                { let right = (match n % 3 {
                    0 | 5 => { field_w2 }
                    1 => { lit(BETA) }
                    _ => { field_w2 }
                }).sin(); v1 *= right; }
            }
            (field_w2 + field_w2) * v5 + v4 + field_w2 + field_w1 + a[(n + 1) % a.len()] + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p81", false, |report| crate::check_program!(8, report, jvp));
    }
}

pub mod p82 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v8 = match n % 3 {
                0 | 5 => {
                    {
                        match n % 3 {
                            0 => {
                                if x >= x {
                                    return w[w.len() - 1 - (n) % w.len()];
                                }
                            }
                            1 => {
                                const GAMMA_1: f64 = 0.75;
                                w[(n + 1) % w.len()] = 0.125 * w[w.len() - 1 - (n + n) % w.len()] * GAMMA_1;
                            }
                            _ => {
                                for i3 in 0..=n {
                                    for i4 in 1..w.len() {
                                        w[i4] = w[i4 - 1] * ((i4 % 4) as f64).cos() + w[i4];
                                    }
                                }
                            }
                        }
                        fn inner5(s: f64, t: f64) -> f64 {
                            if s > s {
                                return s - s;
                            }
                            (1..3).skip(0).filter(|&i6| (((i6 % 4) as f64) < 1.5) || (s >= -0.75)).map(|i6| t).sum::<f64>()
                        }
                        let v7: f64 = inner5(x, { x });
                    }
                    x
                }
                1 => { x }
                _ => { x }
            };
            let mut m9: [[f64; 3]; 2] = [[0.75; 3]; 2];
            let mut k10: usize = 1;
            (0..n).rev().map(|i11| w[(i11 + 1) % w.len()].sin()).sum::<f64>()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.25;
        #[differentiate(without(carry))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v8 = match n % 3 {
                0 | 5 => {
                    {
                        match n % 3 {
                            0 => {
                                if x >= x {
                                    return w[w.len() - 1 - (n) % w.len()];
                                }
                            }
                            1 => {
                                const GAMMA_1: f64 = 0.75;
                                w[(n + 1) % w.len()] = 0.125 * w[w.len() - 1 - (n + n) % w.len()] * GAMMA_1;
                            }
                            _ => {
                                for i3 in 0..=n {
                                    for i4 in 1..w.len() {
                                        w[i4] = w[i4 - 1] * ((i4 % 4) as f64).cos() + w[i4];
                                    }
                                }
                            }
                        }
                        fn inner5(s: f64, t: f64) -> f64 {
                            if s > s {
                                return s - s;
                            }
                            (1..3).skip(0).filter(|&i6| (((i6 % 4) as f64) < 1.5) || (s >= -0.75)).map(|i6| t).sum::<f64>()
                        }
                        let v7: f64 = inner5(x, { x });
                    }
                    x
                }
                1 => { x }
                _ => { x }
            };
            let mut m9: [[f64; 3]; 2] = [[0.75; 3]; 2];
            let mut k10: usize = 1;
            (0..n).rev().map(|i11| w[(i11 + 1) % w.len()].sin()).sum::<f64>()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.25;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v8 = match n % 3 {
                0 | 5 => {
                    {
                        match n % 3 {
                            0 => {
                                if x >= x {
                                    return w[w.len() - 1 - (n) % w.len()];
                                }
                            }
                            1 => {
                                const GAMMA_1: f64 = 0.75;
                                w[(n + 1) % w.len()] = lit(0.125) * w[w.len() - 1 - (n + n) % w.len()] * lit(GAMMA_1);
                            }
                            _ => {
                                for i3 in 0..=n {
                                    for i4 in 1..w.len() {
                                        w[i4] = w[i4 - 1] * lit((i4 % 4) as f64).cos() + w[i4];
                                    }
                                }
                            }
                        }
                        fn inner5(s: D, t: D) -> D {
                            if s > s {
                                return s - s;
                            }
                            (1..3).skip(0).filter(|&i6| (lit((i6 % 4) as f64) < lit(1.5)) || (s >= lit(-0.75))).map(|i6| t).sum::<D>()
                        }
                        let v7: D = inner5(x, { x });
                    }
                    x
                }
                1 => { x }
                _ => { x }
            };
            let mut m9: [[D; 3]; 2] = [[lit(0.75); 3]; 2];
            let mut k10: usize = 1;
            (0..n).rev().map(|i11| w[(i11 + 1) % w.len()].sin()).sum::<D>()
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p82", false, |report| crate::check_program!(4, report, off));
    }
}

pub mod p83 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 0.3;
        pub mod in_h0 {
            use super::*;
            #[differentiate(jvp)]
            pub fn h0(a: &[f64], b: &[f64]) -> f64 {
                let mut v1 = BETA / (0.5_f64.abs() + 0.5);
                let v2: f64;
                if v1 > 2.0 {
                    v2 = v1 * b[4 % b.len()];
                } else {
                    v2 = if v1 >= 0.25 { a[0 % a.len()] } else { v1 };
                }
                let mut c3 = |u3: f64| {
                    v1 += 0.25 * ((v2 + ALPHA) * u3);
                    v1 * 0.5
                };
                let mut v4 = c3(v2) - c3(v2);
                if a[2 % a.len()] <= 1.1 {
                    let (mut v5, v6) = (v1, v4 / (v2.abs() + 0.25));
                }
                a[0 % a.len()] / (v2.abs() + 0.5) + a[3 % a.len()]
            }
        }
        #[differentiate(jvp)]
        pub fn f(mut p: [f64; 3], x: f64, n: usize) -> [f64; 2] {
            let mut v1 = 0.75_f64.cos().sinh();
            let r2 = [x * p[(n + n) % 3], x, v1 * v1, ALPHA + p[3 - 1 - (n) % 3], x];
            let mut m3: [[f64; 2]; 3] = [[0.7; 2]; 3];
            {
                if ((n % 4) as f64) <= v1 {
                    v1 = r2[0];
                    return [r2[0], p[(n + n) % 3]];
                }
            }
            fn inner4(s: f64, t: f64) -> f64 {
                if t > -1.25 {
                    return t;
                }
                s + s
            }
            let v5 = inner4((0.9 * m3[(n) % 3][(2 * n + 2) % 2].sin()).atanh(), p[(2 * n + 0) % 3] - v1);
            let mut v6: f64 = in_h0::h0(&p, &r2);
            for i8 in 0..5 {
                v6 += 0.25 * v1.sin();
            }
            let v10: f64 = r2.iter().map(|&e9| BETA * p[0]).sum::<f64>();
            let mut r11: [f64; 5] = [0.0; 5];
            [-v10 - v10 - v6 - x.sin() + r11[0] + r2[0] + p[2], ({ v10 }) + v10 + v5 + r11[3 % 5]]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        const BETA: f64 = 0.3;
        pub mod in_h0 {
            use super::*;
            pub fn h0(a: &[D], b: &[D]) -> D {
                let mut v1 = lit(BETA) / (lit(0.5).abs() + lit(0.5));
                let v2: D;
                if v1 > lit(2.0) {
                    v2 = v1 * b[4 % b.len()];
                } else {
                    v2 = if v1 >= lit(0.25) { a[0 % a.len()] } else { v1 };
                }
                let mut c3 = |u3: D| {
                    { let right = lit(0.25) * ((v2 + lit(ALPHA)) * u3); v1 += right; }
                    v1 * lit(0.5)
                };
                let mut v4 = c3(v2) - c3(v2);
                if a[2 % a.len()] <= lit(1.1) {
                    let (mut v5, v6) = (v1, v4 / (v2.abs() + lit(0.25)));
                }
                a[0 % a.len()] / (v2.abs() + lit(0.5)) + a[3 % a.len()]
            }
        }
        pub fn f(mut p: [D; 3], x: D, n: usize) -> [D; 2] {
            let mut v1 = lit(0.75).cos().sinh();
            let r2 = [x * p[(n + n) % 3], x, v1 * v1, lit(ALPHA) + p[3 - 1 - (n) % 3], x];
            let mut m3: [[D; 2]; 3] = [[lit(0.7); 2]; 3];
            {
                if lit((n % 4) as f64) <= v1 {
                    v1 = r2[0];
                    return [r2[0], p[(n + n) % 3]];
                }
            }
            fn inner4(s: D, t: D) -> D {
                if t > lit(-1.25) {
                    return t;
                }
                s + s
            }
            let v5 = inner4((lit(0.9) * m3[(n) % 3][(2 * n + 2) % 2].sin()).atanh(), p[(2 * n + 0) % 3] - v1);
            let mut v6: D = in_h0::h0(&p, &r2);
            for i8 in 0..5 {
                { let right = lit(0.25) * v1.sin(); v6 += right; }
            }
            let v10: D = r2.iter().map(|&e9| lit(BETA) * p[0]).sum::<D>();
            let mut r11: [D; 5] = [lit(0.0); 5];
            [-v10 - v10 - v6 - x.sin() + r11[0] + r2[0] + p[2], ({ v10 }) + v10 + v5 + r11[3 % 5]]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p83", false, |report| crate::check_program!(6, report, jvp));
    }
}

pub mod p84 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(mut u: f64, k: usize) -> f64 {
                if k == 0 {
                    return u;
                }
                let mut v1 = u;
                let mut r2 = [f64::ln(u.abs() + 0.5); 3];
                let mut r3: [f64; 3] = [0.0; 3];
                (u, v1) = ((u + u).atan(), ((k % 4) as f64).cos());
                u = r3[1] + v1;
                h0(({ r2[3 - 1 - (k + k) % 3] }).tanh(), k - 1).sin() * (v1.tanh().exp() + v1 - u + r2[(k + 1) % 3] + 0.5 * h0(v1 / (1.0 + v1 * v1), k - 1))
            }
        }
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut k2: usize = 2;
            v1 = v1 * 0.5 + (v1 - 1.25_f64);
            if x > a[3 % a.len()] {
                v1 -= a[0];
            }
            let mut k4: usize = 0;
            'l3: loop {
                if k4 >= 3 {
                    break;
                }
                k4 += 1;
                if ALPHA < a[k4 % a.len()] {
                    fn inner5(s: f64, t: f64) -> f64 {
                        if t < -1.5 {
                            return t;
                        }
                        t - t
                    }
                    let v6: f64 = inner5(in_h0::h0(0.125, (3) % 4), x);
                    v1 *= x.sin();
                }
                let c7 = |u7_0: f64| u7_0 * in_h0::h0(ALPHA, (n) % 4);
            }
            ALPHA - x + v1 + a[0]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.0;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(fission))]
            pub fn h0(mut u: f64, k: usize) -> f64 {
                if k == 0 {
                    return u;
                }
                let mut v1 = u;
                let mut r2 = [f64::ln(u.abs() + 0.5); 3];
                let mut r3: [f64; 3] = [0.0; 3];
                (u, v1) = ((u + u).atan(), ((k % 4) as f64).cos());
                u = r3[1] + v1;
                h0(({ r2[3 - 1 - (k + k) % 3] }).tanh(), k - 1).sin() * (v1.tanh().exp() + v1 - u + r2[(k + 1) % 3] + 0.5 * h0(v1 / (1.0 + v1 * v1), k - 1))
            }
        }
        #[differentiate(without(fission))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = x;
            let mut k2: usize = 2;
            v1 = v1 * 0.5 + (v1 - 1.25_f64);
            if x > a[3 % a.len()] {
                v1 -= a[0];
            }
            let mut k4: usize = 0;
            'l3: loop {
                if k4 >= 3 {
                    break;
                }
                k4 += 1;
                if ALPHA < a[k4 % a.len()] {
                    fn inner5(s: f64, t: f64) -> f64 {
                        if t < -1.5 {
                            return t;
                        }
                        t - t
                    }
                    let v6: f64 = inner5(in_h0::h0(0.125, (3) % 4), x);
                    v1 *= x.sin();
                }
                let c7 = |u7_0: f64| u7_0 * in_h0::h0(ALPHA, (n) % 4);
            }
            ALPHA - x + v1 + a[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 1.0;
        pub mod in_h0 {
            use super::*;
            pub fn h0(mut u: D, k: usize) -> D {
                if k == 0 {
                    return u;
                }
                let mut v1 = u;
                let mut r2 = [D::ln(u.abs() + lit(0.5)); 3];
                let mut r3: [D; 3] = [lit(0.0); 3];
                (u, v1) = ((u + u).atan(), lit((k % 4) as f64).cos());
                u = r3[1] + v1;
                h0(({ r2[3 - 1 - (k + k) % 3] }).tanh(), k - 1).sin() * (v1.tanh().exp() + v1 - u + r2[(k + 1) % 3] + lit(0.5) * h0(v1 / (lit(1.0) + v1 * v1), k - 1))
            }
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = x;
            let mut k2: usize = 2;
            v1 = v1 * lit(0.5) + (v1 - lit(1.25));
            if x > a[3 % a.len()] {
                { let right = a[0]; v1 -= right; }
            }
            let mut k4: usize = 0;
            'l3: loop {
                if k4 >= 3 {
                    break;
                }
                k4 += 1;
                if lit(ALPHA) < a[k4 % a.len()] {
                    fn inner5(s: D, t: D) -> D {
                        if t < lit(-1.5) {
                            return t;
                        }
                        t - t
                    }
                    let v6: D = inner5(in_h0::h0(lit(0.125), (3) % 4), x);
                    { let right = x.sin(); v1 *= right; }
                }
                let c7 = |u7_0: D| u7_0 * in_h0::h0(lit(ALPHA), (n) % 4);
            }
            lit(ALPHA) - x + v1 + a[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p84", false, |report| crate::check_program!(1, report, off));
    }
}

pub mod p85 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1 = x;
            let mut v1 = a.iter().rev().enumerate().map(|(j2, &e2)| x + x).sum::<f64>();
            if n % 2 == 1 {
                for &e4 in a {
                    let v5: f64;
                    if 1.1_f64 < 1.0 {
                        v5 = x;
                    } else {
                        v5 = a[0] + v1;
                    }
                    let mut k7: usize = 0;
                    loop {
                        if k7 >= 0 {
                            break;
                        }
                        k7 += 1;
                        {
                            const GAMMA_8: f64 = 0.7;
                            v1 = ((k7 % 4) as f64) * GAMMA_8;
                        }
                    }
                }
                v1 *= v1 / (1.0 + v1 * v1);
            } else {
                (v1, x) = (v1.sin(), (0..=n).map(|i9| a.iter().enumerate().map(|(j10, &e10)| a[a.len() - 1 - (4) % a.len()]).fold(a[n % a.len()], |acc10, t10| acc10.sin() + v1 * t10)).sum::<f64>().max(-2.25).min(2.375));
                let o11: Option<f64> = if v1 <= 0.75 { Some({ a[4 % a.len()] }) } else { None };
            }
            (({
                x += -1.1_f64 * x;
                v1
            }) - v1, a[(2 * n + 1) % a.len()] * v1 + a[a.len() - 1 - (0) % a.len()])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1 = x;
            let mut v1 = a.iter().rev().enumerate().map(|(j2, &e2)| x + x).sum::<D>();
            if n % 2 == 1 {
                for &e4 in a {
                    let v5: D;
                    if lit(1.1) < lit(1.0) {
                        v5 = x;
                    } else {
                        v5 = a[0] + v1;
                    }
                    let mut k7: usize = 0;
                    loop {
                        if k7 >= 0 {
                            break;
                        }
                        k7 += 1;
                        {
                            const GAMMA_8: f64 = 0.7;
                            v1 = lit((k7 % 4) as f64) * lit(GAMMA_8);
                        }
                    }
                }
                { let right = v1 / (lit(1.0) + v1 * v1); v1 *= right; }
            } else {
                (v1, x) = (v1.sin(), (0..=n).map(|i9| a.iter().enumerate().map(|(j10, &e10)| a[a.len() - 1 - (4) % a.len()]).fold(a[n % a.len()], |acc10, t10| acc10.sin() + v1 * t10)).sum::<D>().max(lit(-2.25)).min(lit(2.375)));
                let o11: Option<D> = if v1 <= lit(0.75) { Some({ a[4 % a.len()] }) } else { None };
            }
            (({
                { let right = lit(-1.1) * x; x += right; }
                v1
            }) - v1, a[(2 * n + 1) % a.len()] * v1 + a[a.len() - 1 - (0) % a.len()])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p85", false, |report| crate::check_program!(3, report, jvp));
    }
}

pub mod p86 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let mut r2: [f64; 2] = [0.0; 2];
            let mut m3: [[f64; 3]; 2] = [[0.5; 3]; 2];
            {
                let mut k5: usize = 0;
                let mut v10: f64 = loop {
                    if k5 >= 3 {
                        break ((k5 % 4) as f64) + r2[(2 * n + 1) % 2];
                    }
                    k5 += 1;
                    let mut k7: usize = 0;
                    'l6: loop {
                        if k7 >= 6 {
                            break;
                        }
                        k7 += 1;
                        let c8 = move |u8_0: f64, u8_1: f64| u8_0 - r2[3 % 2];
                        let v9 = { y };
                    }
                };
            }
            let y = if m3[0][(n) % 3] < y {
                let v11 = x;
                x
            } else { v1 };
            y * v1 + x
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(order))]
        pub fn f(x: f64, y: f64, n: usize) -> f64 {
            let mut v1 = ((n % 4) as f64);
            let mut r2: [f64; 2] = [0.0; 2];
            let mut m3: [[f64; 3]; 2] = [[0.5; 3]; 2];
            {
                let mut k5: usize = 0;
                let mut v10: f64 = loop {
                    if k5 >= 3 {
                        break ((k5 % 4) as f64) + r2[(2 * n + 1) % 2];
                    }
                    k5 += 1;
                    let mut k7: usize = 0;
                    'l6: loop {
                        if k7 >= 6 {
                            break;
                        }
                        k7 += 1;
                        let c8 = move |u8_0: f64, u8_1: f64| u8_0 - r2[3 % 2];
                        let v9 = { y };
                    }
                };
            }
            let y = if m3[0][(n) % 3] < y {
                let v11 = x;
                x
            } else { v1 };
            y * v1 + x
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(x: D, y: D, n: usize) -> D {
            let mut v1 = lit((n % 4) as f64);
            let mut r2: [D; 2] = [lit(0.0); 2];
            let mut m3: [[D; 3]; 2] = [[lit(0.5); 3]; 2];
            {
                let mut k5: usize = 0;
                let mut v10: D = loop {
                    if k5 >= 3 {
                        break lit((k5 % 4) as f64) + r2[(2 * n + 1) % 2];
                    }
                    k5 += 1;
                    let mut k7: usize = 0;
                    'l6: loop {
                        if k7 >= 6 {
                            break;
                        }
                        k7 += 1;
                        let c8 = move |u8_0: D, u8_1: D| u8_0 - r2[3 % 2];
                        let v9 = { y };
                    }
                };
            }
            let y = if m3[0][(n) % 3] < y {
                let v11 = x;
                x
            } else { v1 };
            y * v1 + x
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p86", false, |report| crate::check_program!(0, report, off));
    }
}

pub mod p87 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 0.7;
        #[derive(Clone, Copy, autodiff::Differentiable)]
        pub struct S { pub a: f64, pub b: f64, pub k: usize, pub w: [f64; 3] }
        pub mod in_h0 {
            use super::*;
            #[differentiate(hvp)]
            pub fn h0(mut u: f64, k: usize) -> f64 {
                if k == 0 {
                    return u;
                }
                let mut v1 = u * ((k % 4) as f64);
                if v1 < 0.3 {
                    let mut v2: f64 = v1 + -0.5;
                }
                v1 = v1 * 0.5 + v1;
                -v1 - u + 0.5 * h0(u.sin(), k - 1)
            }
        }
        #[differentiate(hvp)]
        pub fn f(s: &S, a: &[f64], n: usize) -> f64 {
            let field_a: f64 = s.a;
            let field_b: f64 = s.b;
            let field_w0: f64 = s.w[0];
            let field_w1: f64 = s.w[1];
            let field_w2: f64 = s.w[2];
            let whole: usize = s.k;
            let mut v1: f64 = { field_w2 };
            let r2 = vec![field_b * field_w1, v1, in_h0::h0(a[(2 * whole + 2) % a.len()], (n) % 4)];
            let r2_len: usize = r2.len();
            if field_a <= 0.75 {
                return in_h0::h0(field_w1, (whole) % 4);
            }
            let v3 = field_w1 - r2[0];
            v1 -= 0.75;
            let mut field_b = v1 + ((n % 4) as f64);
            let mut k5: usize = 0;
            let v7: f64 = loop {
                if k5 >= 1 {
                    break v3 * field_b;
                }
                k5 += 1;
                v1 = (((n % 4) as f64) + r2[(whole + r2_len) % r2.len()]).cos();
                let r6 = vec![in_h0::h0(BETA, (r2_len + n) % 4); r2_len % 5 + 1];
                let r6_len: usize = r6.len();
            };
            (({ 0.3_f64 }) - v7.sin() + field_b) * v3.sin() * v1 + r2[r2.len() - 1 - (k5 + 1) % r2.len()] + a[0] + s.b
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
        const BETA: f64 = 0.7;
        #[derive(Clone, Copy)]
        pub struct S { pub a: D, pub b: D, pub k: usize, pub w: [D; 3] }
        pub mod in_h0 {
            use super::*;
            pub fn h0(mut u: D, k: usize) -> D {
                if k == 0 {
                    return u;
                }
                let mut v1 = u * lit((k % 4) as f64);
                if v1 < lit(0.3) {
                    let mut v2: D = v1 + lit(-0.5);
                }
                v1 = v1 * lit(0.5) + v1;
                -v1 - u + lit(0.5) * h0(u.sin(), k - 1)
            }
        }
        pub fn f(s: &S, a: &[D], n: usize) -> D {
            let field_a: D = s.a;
            let field_b: D = s.b;
            let field_w0: D = s.w[0];
            let field_w1: D = s.w[1];
            let field_w2: D = s.w[2];
            let whole: usize = s.k;
            let mut v1: D = { field_w2 };
            let r2 = vec![field_b * field_w1, v1, in_h0::h0(a[(2 * whole + 2) % a.len()], (n) % 4)];
            let r2_len: usize = r2.len();
            if field_a <= lit(0.75) {
                return in_h0::h0(field_w1, (whole) % 4);
            }
            let v3 = field_w1 - r2[0];
            { let right = lit(0.75); v1 -= right; }
            let mut field_b = v1 + lit((n % 4) as f64);
            let mut k5: usize = 0;
            let v7: D = loop {
                if k5 >= 1 {
                    break v3 * field_b;
                }
                k5 += 1;
                v1 = (lit((n % 4) as f64) + r2[(whole + r2_len) % r2.len()]).cos();
                let r6 = vec![in_h0::h0(lit(BETA), (r2_len + n) % 4); r2_len % 5 + 1];
                let r6_len: usize = r6.len();
            };
            (({ lit(0.3) }) - v7.sin() + field_b) * v3.sin() * v1 + r2[r2.len() - 1 - (k5 + 1) % r2.len()] + a[0] + s.b
        }
        impl crate::harness::Made<D> for S {
            fn made(f: &[D]) -> S {
                S { a: f[0], b: f[1], k: 2, w: [f[2], f[3], f[4]] }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p87", false, |report| crate::check_program!(8, report, hvp));
    }
}

pub mod p88 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        pub mod in_h0 {
            use super::*;
            #[differentiate]
            pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
                let mut v1: f64 = u;
                'l2: for i3 in 1..=k {
                    let mut r4 = vec![v1.sin().exp(); i3 % 5 + 1];
                    let r4_len: usize = r4.len();
                }
                v1 + v1.sin()
            }
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x = x * 2.0;
            let mut v1 = x;
            x = x * 0.5 + v1.powi(1);
            let o2: Option<f64> = if n % 2 < 1 { Some(w[(n + 1) % w.len()] - 1.5) } else { None };
            w[(2 * n + 2) % w.len()] -= ALPHA - x;
            let Some(v3) = o2 else {
                return match n % 2 {
                    0 | 5 if x < w[n % w.len()] => { x }
                    _ => { v1 }
                };
            };
            v3 * v3
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.25;
        pub mod in_h0 {
            use super::*;
            #[differentiate(without(recompute))]
            pub fn h0(a: &[f64], u: f64, k: usize) -> f64 {
                let mut v1: f64 = u;
                'l2: for i3 in 1..=k {
                    let mut r4 = vec![v1.sin().exp(); i3 % 5 + 1];
                    let r4_len: usize = r4.len();
                }
                v1 + v1.sin()
            }
        }
        #[differentiate(without(recompute))]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut x = x * 2.0;
            let mut v1 = x;
            x = x * 0.5 + v1.powi(1);
            let o2: Option<f64> = if n % 2 < 1 { Some(w[(n + 1) % w.len()] - 1.5) } else { None };
            w[(2 * n + 2) % w.len()] -= ALPHA - x;
            let Some(v3) = o2 else {
                return match n % 2 {
                    0 | 5 if x < w[n % w.len()] => { x }
                    _ => { v1 }
                };
            };
            v3 * v3
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.25;
        pub mod in_h0 {
            use super::*;
            pub fn h0(a: &[D], u: D, k: usize) -> D {
                let mut v1: D = u;
                'l2: for i3 in 1..=k {
                    let mut r4 = vec![v1.sin().exp(); i3 % 5 + 1];
                    let r4_len: usize = r4.len();
                }
                v1 + v1.sin()
            }
        }
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut x = x * lit(2.0);
            let mut v1 = x;
            x = x * lit(0.5) + v1.powi(1);
            let o2: Option<D> = if n % 2 < 1 { Some(w[(n + 1) % w.len()] - lit(1.5)) } else { None };
            { let right = lit(ALPHA) - x; w[(2 * n + 2) % w.len()] -= right; }
            let Some(v3) = o2 else {
                return match n % 2 {
                    0 | 5 if x < w[n % w.len()] => { x }
                    _ => { v1 }
                };
            };
            v3 * v3
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p88", false, |report| crate::check_program!(4, report, off));
    }
}

pub mod p89 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.1;
        #[differentiate(jvp)]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = 0.3_f64;
            let mut v2 = ((n % 4) as f64);
            v1 += {
                w[w.len() - 1 - (n + 1) % w.len()] -= ((n % 4) as f64) * v1;
                v1
            };
            let mut p3: (f64, f64) = ({ v2 }, w[w.len() - 1 - (2 * n + 2) % w.len()]);
            let v4: f64;
            if n % 2 == 1 {
                v4 = x / (x.abs() + 0.5);
            } else {
                v4 = w[(2 * n + 1) % w.len()];
            }
            if x >= 1.5 {
                for _ in 1..n {
                    if n % 3 < 1 {
                        continue;
                    }
                    if (ALPHA > 1.1) || (w[w.len() - 1 - (2 * n + 2) % w.len()] > 1.1) {
                        let (mut v7, v8) = (v4 + w[1 % w.len()], ((n % 4) as f64) * v4);
                        v1 -= 0.25 * x;
                    } else {
                        v1 -= 0.25 * v1.sin();
                        if w[(n + 1) % w.len()] >= 0.75 {
                            v2 = w.iter().map(|&e9| 1.0 + 0.25 * (v1 * e9).sin()).product::<f64>().sin();
                        }
                    }
                }
                for i11 in 1..=n {
                    let c12 = |u12_0: f64| u12_0 - (x + x);
                    for (i14, e14) in w.iter().enumerate() {
                        if ALPHA > v1 {
                            p3.0 = (w[w.len() - 1 - (n + 1) % w.len()] + w[(i11 + i14) % w.len()]).cos();
                            break;
                        }
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
            { let right = {
                { let right = lit((n % 4) as f64) * v1; w[w.len() - 1 - (n + 1) % w.len()] -= right; }
                v1
            }; v1 += right; }
            let mut p3: (D, D) = ({ v2 }, w[w.len() - 1 - (2 * n + 2) % w.len()]);
            let v4: D;
            if n % 2 == 1 {
                v4 = x / (x.abs() + lit(0.5));
            } else {
                v4 = w[(2 * n + 1) % w.len()];
            }
            if x >= lit(1.5) {
                for _ in 1..n {
                    if n % 3 < 1 {
                        continue;
                    }
                    if (lit(ALPHA) > lit(1.1)) || (w[w.len() - 1 - (2 * n + 2) % w.len()] > lit(1.1)) {
                        let (mut v7, v8) = (v4 + w[1 % w.len()], lit((n % 4) as f64) * v4);
                        { let right = lit(0.25) * x; v1 -= right; }
                    } else {
                        { let right = lit(0.25) * v1.sin(); v1 -= right; }
                        if w[(n + 1) % w.len()] >= lit(0.75) {
                            v2 = w.iter().map(|&e9| lit(1.0) + lit(0.25) * (v1 * e9).sin()).product::<D>().sin();
                        }
                    }
                }
                for i11 in 1..=n {
                    let c12 = |u12_0: D| u12_0 - (x + x);
                    for (i14, e14) in w.iter().enumerate() {
                        if lit(ALPHA) > v1 {
                            p3.0 = (w[w.len() - 1 - (n + 1) % w.len()] + w[(i11 + i14) % w.len()]).cos();
                            break;
                        }
                    }
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p89", false, |report| crate::check_program!(7, report, jvp));
    }
}

pub mod p90 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.125;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = ((k % 4) as f64) * u;
            let mut v3: f64 = if u > 1.1 { u } else {
                let v2 = ((k % 4) as f64);
                v2
            };
            let mut r4: Vec<f64> = vec![match k % 3 {
                0 | 5 => { v1 }
                1 => { ((k % 4) as f64) }
                _ => { v1 }
            }, ((k % 4) as f64), f64::sqrt(ALPHA.abs() + 0.25), f64::acosh(v3.abs() + 0.25 + 1.0)];
            let r4_len: usize = r4.len();
            if k % 2 < 1 {
                return Some(ALPHA);
            }
            if r4_len % 3 < 1 {
                return None;
            }
            Some(u - v3 + r4[r4.len() - 1 - (4) % r4.len()])
        }
        #[differentiate]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut v1 = if x <= m[1][2] { x } else { x };
            let mut v2 = { v1 };
            v2 += ALPHA - ALPHA;
            v2 = x;
            v2 /= x.abs() + 0.5;
            match n % 3 {
                0 => {
                    let o3: Option<f64> = h0(v2 * m[1][0 % 3], (2 * n + 2) % 4);
                    if (m[1][0] <= 0.75) && (1.5_f64 >= 0.125) {
                        let mut o4: Option<f64> = if n % 3 == 1 { Some(ALPHA) } else { None };
                    } else {
                        for i6 in 0..n {
                            let s7 = &m[1][0..];
                            v1 = x;
                        }
                    }
                }
                1 => {
                    let mut c8 = |u8: f64| {
                        v2 += 0.25 * (x * m[0][0] * u8);
                        v2 * 0.5
                    };
                    let mut v9 = c8(x + ((n % 4) as f64)) - c8(m[1][0]);
                    fn inner10(s: f64, t: f64) -> f64 {
                        if t >= -1.0 {
                            return t;
                        }
                        t * s
                    }
                    let x: f64 = inner10(-m[0][3 - 1 - (n + 1) % 3], { ((n % 4) as f64) });
                }
                _ => {
                    v1 *= m[0][3 - 1 - (n) % 3].cos();
                }
            }
            (0..=n).enumerate().map(|(j11, i11)| v1).fold(m[1][2], |acc11, t11| acc11.sin() + m[0][2 % 3] * t11) - v2 + v1 + x + m[0][(2 * n + 1) % 3]
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.125;
        #[differentiate(without(rows))]
        pub fn h0(mut u: f64, k: usize) -> Option<f64> {
            let mut v1 = ((k % 4) as f64) * u;
            let mut v3: f64 = if u > 1.1 { u } else {
                let v2 = ((k % 4) as f64);
                v2
            };
            let mut r4: Vec<f64> = vec![match k % 3 {
                0 | 5 => { v1 }
                1 => { ((k % 4) as f64) }
                _ => { v1 }
            }, ((k % 4) as f64), f64::sqrt(ALPHA.abs() + 0.25), f64::acosh(v3.abs() + 0.25 + 1.0)];
            let r4_len: usize = r4.len();
            if k % 2 < 1 {
                return Some(ALPHA);
            }
            if r4_len % 3 < 1 {
                return None;
            }
            Some(u - v3 + r4[r4.len() - 1 - (4) % r4.len()])
        }
        #[differentiate(without(rows))]
        pub fn f(m: &[[f64; 3]; 2], x: f64, n: usize) -> f64 {
            let mut v1 = if x <= m[1][2] { x } else { x };
            let mut v2 = { v1 };
            v2 += ALPHA - ALPHA;
            v2 = x;
            v2 /= x.abs() + 0.5;
            match n % 3 {
                0 => {
                    let o3: Option<f64> = h0(v2 * m[1][0 % 3], (2 * n + 2) % 4);
                    if (m[1][0] <= 0.75) && (1.5_f64 >= 0.125) {
                        let mut o4: Option<f64> = if n % 3 == 1 { Some(ALPHA) } else { None };
                    } else {
                        for i6 in 0..n {
                            let s7 = &m[1][0..];
                            v1 = x;
                        }
                    }
                }
                1 => {
                    let mut c8 = |u8: f64| {
                        v2 += 0.25 * (x * m[0][0] * u8);
                        v2 * 0.5
                    };
                    let mut v9 = c8(x + ((n % 4) as f64)) - c8(m[1][0]);
                    fn inner10(s: f64, t: f64) -> f64 {
                        if t >= -1.0 {
                            return t;
                        }
                        t * s
                    }
                    let x: f64 = inner10(-m[0][3 - 1 - (n + 1) % 3], { ((n % 4) as f64) });
                }
                _ => {
                    v1 *= m[0][3 - 1 - (n) % 3].cos();
                }
            }
            (0..=n).enumerate().map(|(j11, i11)| v1).fold(m[1][2], |acc11, t11| acc11.sin() + m[0][2 % 3] * t11) - v2 + v1 + x + m[0][(2 * n + 1) % 3]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.125;
        pub fn h0(mut u: D, k: usize) -> Option<D> {
            let mut v1 = lit((k % 4) as f64) * u;
            let mut v3: D = if u > lit(1.1) { u } else {
                let v2 = lit((k % 4) as f64);
                v2
            };
            let mut r4: Vec<D> = vec![match k % 3 {
                0 | 5 => { v1 }
                1 => { lit((k % 4) as f64) }
                _ => { v1 }
            }, lit((k % 4) as f64), D::sqrt(lit(ALPHA).abs() + lit(0.25)), D::acosh(v3.abs() + lit(0.25) + lit(1.0))];
            let r4_len: usize = r4.len();
            if k % 2 < 1 {
                return Some(lit(ALPHA));
            }
            if r4_len % 3 < 1 {
                return None;
            }
            Some(u - v3 + r4[r4.len() - 1 - (4) % r4.len()])
        }
        pub fn f(m: &[[D; 3]; 2], x: D, n: usize) -> D {
            let mut v1 = if x <= m[1][2] { x } else { x };
            let mut v2 = { v1 };
            { let right = lit(ALPHA) - lit(ALPHA); v2 += right; }
            v2 = x;
            { let right = x.abs() + lit(0.5); v2 /= right; }
            match n % 3 {
                0 => {
                    let o3: Option<D> = h0(v2 * m[1][0 % 3], (2 * n + 2) % 4);
                    if (m[1][0] <= lit(0.75)) && (lit(1.5) >= lit(0.125)) {
                        let mut o4: Option<D> = if n % 3 == 1 { Some(lit(ALPHA)) } else { None };
                    } else {
                        for i6 in 0..n {
                            let s7 = &m[1][0..];
                            v1 = x;
                        }
                    }
                }
                1 => {
                    let mut c8 = |u8: D| {
                        { let right = lit(0.25) * (x * m[0][0] * u8); v2 += right; }
                        v2 * lit(0.5)
                    };
                    let mut v9 = c8(x + lit((n % 4) as f64)) - c8(m[1][0]);
                    fn inner10(s: D, t: D) -> D {
                        if t >= lit(-1.0) {
                            return t;
                        }
                        t * s
                    }
                    let x: D = inner10(-m[0][3 - 1 - (n + 1) % 3], { lit((n % 4) as f64) });
                }
                _ => {
                    { let right = m[0][3 - 1 - (n) % 3].cos(); v1 *= right; }
                }
            }
            (0..=n).enumerate().map(|(j11, i11)| v1).fold(m[1][2], |acc11, t11| acc11.sin() + m[0][2 % 3] * t11) - v2 + v1 + x + m[0][(2 * n + 1) % 3]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p90", false, |report| crate::check_program!(11, report, off));
    }
}

pub mod p91 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        const BETA: f64 = 0.5;
        pub mod in_h0 {
            use super::*;
            #[differentiate(jvp)]
            pub fn h0(u: f64, v: f64) -> (f64, f64) {
                let mut v1: f64 = v;
                let mut v2: f64 = u * v;
                let mut r3: Vec<f64> = vec![u, (v as f32 as f64), v2, v2 + u];
                let r3_len: usize = r3.len();
                if (v2 >= 1.25) && (v > 0.3) {
                    r3[(r3_len + r3_len) % r3_len] -= { BETA };
                    return (r3.iter().zip(r3.iter()).take(2 * r3_len + 0).map(|(&e4, &z4)| v - v2).sum::<f64>(), v * v1);
                }
                v2 /= u.abs() + 0.5;
                let mut k6: usize = 0;
                let mut v11: f64 = 'l5: loop {
                    if k6 >= 5 {
                        break match k6 % 4 {
                            0 if r3[3 % r3.len()] <= 1.1 => { r3[(r3_len + 1) % r3.len()] }
                            1 => { v2 }
                            2 => { r3[3 % r3.len()] }
                            _ => { r3[r3.len() - 1 - (0) % r3.len()] }
                        };
                    }
                    k6 += 1;
                    #[checkpoint(memory = "1 KiB")]
                    'l7: for i8 in (0..7).rev() {
                        let (mut v9, v10) = (u - v, u * r3[0]);
                    }
                    r3[(2 * r3_len + 2) % r3_len] = u.sin();
                };
                ((if !(r3[0] >= 0.7) { r3[r3.len() - 1 - (k6) % r3.len()] } else {
                    let v12 = ((r3_len % 4) as f64);
                    ((r3_len % 4) as f64)
                }) + v2 - v1.sin() + u.sin() + r3[0 % r3.len()], BETA % 1.75 + v11 - v2 - u.sin())
            }
        }
        #[differentiate(jvp)]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1 = a[a.len() - 1 - (n + n) % a.len()] * BETA;
            let mut v2 = v1 * v1;
            let mut r3 = [v1 * BETA; 3];
            for i5 in 1..3 {
                let mut k7: usize = 0;
                'l6: while k7 < 1 {
                    k7 += 1;
                    let mut r8 = [ALPHA * ((k7 % 4) as f64); 2];
                }
            }
            (v1, v2) = (v2, v1);
            v1 -= v2 + v1;
            v2 += x * BETA;
            let v9 = v1 + r3[(n + n) % 3];
            'l10: for &e11 in a {
                r3[0] = r3[0] * 0.5 + (((n % 4) as f64) - e11);
                r3[0] *= (0..n).map(|i12| v1 - v9).sum::<f64>().cos();
            }
            x - x + r3[0]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        const BETA: f64 = 0.5;
        pub mod in_h0 {
            use super::*;
            pub fn h0(u: D, v: D) -> (D, D) {
                let mut v1: D = v;
                let mut v2: D = u * v;
                let mut r3: Vec<D> = vec![u, single(v), v2, v2 + u];
                let r3_len: usize = r3.len();
                if (v2 >= lit(1.25)) && (v > lit(0.3)) {
                    { let right = { lit(BETA) }; r3[(r3_len + r3_len) % r3_len] -= right; }
                    return (r3.iter().zip(r3.iter()).take(2 * r3_len + 0).map(|(&e4, &z4)| v - v2).sum::<D>(), v * v1);
                }
                { let right = u.abs() + lit(0.5); v2 /= right; }
                let mut k6: usize = 0;
                let mut v11: D = 'l5: loop {
                    if k6 >= 5 {
                        break match k6 % 4 {
                            0 if r3[3 % r3.len()] <= lit(1.1) => { r3[(r3_len + 1) % r3.len()] }
                            1 => { v2 }
                            2 => { r3[3 % r3.len()] }
                            _ => { r3[r3.len() - 1 - (0) % r3.len()] }
                        };
                    }
                    k6 += 1;
                    'l7: for i8 in (0..7).rev() {
                        let (mut v9, v10) = (u - v, u * r3[0]);
                    }
                    r3[(2 * r3_len + 2) % r3_len] = u.sin();
                };
                ((if !(r3[0] >= lit(0.7)) { r3[r3.len() - 1 - (k6) % r3.len()] } else {
                    let v12 = lit((r3_len % 4) as f64);
                    lit((r3_len % 4) as f64)
                }) + v2 - v1.sin() + u.sin() + r3[0 % r3.len()], lit(BETA) % lit(1.75) + v11 - v2 - u.sin())
            }
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1 = a[a.len() - 1 - (n + n) % a.len()] * lit(BETA);
            let mut v2 = v1 * v1;
            let mut r3 = [v1 * lit(BETA); 3];
            for i5 in 1..3 {
                let mut k7: usize = 0;
                'l6: while k7 < 1 {
                    k7 += 1;
                    let mut r8 = [lit(ALPHA) * lit((k7 % 4) as f64); 2];
                }
            }
            (v1, v2) = (v2, v1);
            { let right = v2 + v1; v1 -= right; }
            { let right = x * lit(BETA); v2 += right; }
            let v9 = v1 + r3[(n + n) % 3];
            'l10: for &e11 in a {
                r3[0] = r3[0] * lit(0.5) + (lit((n % 4) as f64) - e11);
                { let right = (0..n).map(|i12| v1 - v9).sum::<D>().cos(); r3[0] *= right; }
            }
            x - x + r3[0]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p91", true, |report| crate::check_program!(1, report, jvp));
    }
}

pub mod p92 {
    pub mod base {
    pub mod it {
        use autodiff::differentiate;
        const ALPHA: f64 = 1.5;
        const BETA: f64 = -1.5;
        #[differentiate]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut v1 = ((k % 4) as f64);
            let mut v2 = u + -1.5;
            let mut k4: usize = 0;
            let mut v7: f64 = loop {
                if k4 >= 4 {
                    break ((k % 4) as f64);
                }
                k4 += 1;
                let v5 = v2;
                let mut r6: [f64; 4] = [0.0; 4];
            };
            v7 - v1 + v7.sin() + v1 + 0.5 * h0((((k % 4) as f64) * u).max(-2.25).min(2.375), k - 1)
        }
        #[differentiate]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v2 = {
                let v1 = ((n % 4) as f64);
                y
            };
            let mut r4: [f64; 3] = [(1..n).map(|i3| { x }).sum::<f64>(); 3];
            let mut k5: usize = 0;
            let mut k7: usize = 0;
            let mut v8: f64 = 'l6: loop {
                if k7 >= 6 {
                    break v2;
                }
                k7 += 1;
            };
            let r10: Vec<f64> = r4.iter().map(|&e9| x * e9).collect();
            let r10_len: usize = r10.len();
            for i12 in 0..=k7 {
                if v2 > -0.7 {
                    const GAMMA_13: f64 = 1.0;
                    v2 /= (r4[3 - 1 - (3) % 3].abs() + 0.25 + 1.0) * GAMMA_13;
                    let v14: f64 = v2;
                } else {
                    let v15: f64 = 0.125;
                }
            }
            if ((n % 4) as f64) >= r4[1] {
                return Err(1);
            }
            Ok((y + v8.sin()) * v2 + y + r10[0])
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
        const ALPHA: f64 = 1.5;
        const BETA: f64 = -1.5;
        #[differentiate(without(tidy))]
        pub fn h0(mut u: f64, k: usize) -> f64 {
            if k == 0 {
                return u;
            }
            let mut v1 = ((k % 4) as f64);
            let mut v2 = u + -1.5;
            let mut k4: usize = 0;
            let mut v7: f64 = loop {
                if k4 >= 4 {
                    break ((k % 4) as f64);
                }
                k4 += 1;
                let v5 = v2;
                let mut r6: [f64; 4] = [0.0; 4];
            };
            v7 - v1 + v7.sin() + v1 + 0.5 * h0((((k % 4) as f64) * u).max(-2.25).min(2.375), k - 1)
        }
        #[differentiate(without(tidy))]
        pub fn f(x: f64, y: f64, n: usize) -> Result<f64, u8> {
            let mut v2 = {
                let v1 = ((n % 4) as f64);
                y
            };
            let mut r4: [f64; 3] = [(1..n).map(|i3| { x }).sum::<f64>(); 3];
            let mut k5: usize = 0;
            let mut k7: usize = 0;
            let mut v8: f64 = 'l6: loop {
                if k7 >= 6 {
                    break v2;
                }
                k7 += 1;
            };
            let r10: Vec<f64> = r4.iter().map(|&e9| x * e9).collect();
            let r10_len: usize = r10.len();
            for i12 in 0..=k7 {
                if v2 > -0.7 {
                    const GAMMA_13: f64 = 1.0;
                    v2 /= (r4[3 - 1 - (3) % 3].abs() + 0.25 + 1.0) * GAMMA_13;
                    let v14: f64 = v2;
                } else {
                    let v15: f64 = 0.125;
                }
            }
            if ((n % 4) as f64) >= r4[1] {
                return Err(1);
            }
            Ok((y + v8.sin()) * v2 + y + r10[0])
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
        const ALPHA: f64 = 1.5;
        const BETA: f64 = -1.5;
        pub fn h0(mut u: D, k: usize) -> D {
            if k == 0 {
                return u;
            }
            let mut v1 = lit((k % 4) as f64);
            let mut v2 = u + lit(-1.5);
            let mut k4: usize = 0;
            let mut v7: D = loop {
                if k4 >= 4 {
                    break lit((k % 4) as f64);
                }
                k4 += 1;
                let v5 = v2;
                let mut r6: [D; 4] = [lit(0.0); 4];
            };
            v7 - v1 + v7.sin() + v1 + lit(0.5) * h0((lit((k % 4) as f64) * u).max(lit(-2.25)).min(lit(2.375)), k - 1)
        }
        pub fn f(x: D, y: D, n: usize) -> Result<D, u8> {
            let mut v2 = {
                let v1 = lit((n % 4) as f64);
                y
            };
            let mut r4: [D; 3] = [(1..n).map(|i3| { x }).sum::<D>(); 3];
            let mut k5: usize = 0;
            let mut k7: usize = 0;
            let mut v8: D = 'l6: loop {
                if k7 >= 6 {
                    break v2;
                }
                k7 += 1;
            };
            let r10: Vec<D> = r4.iter().map(|&e9| x * e9).collect();
            let r10_len: usize = r10.len();
            for i12 in 0..=k7 {
                if v2 > lit(-0.7) {
                    const GAMMA_13: f64 = 1.0;
                    { let right = (r4[3 - 1 - (3) % 3].abs() + lit(0.25) + lit(1.0)) * lit(GAMMA_13); v2 /= right; }
                    let v14: D = v2;
                } else {
                    let v15: D = lit(0.125);
                }
            }
            if lit((n % 4) as f64) >= r4[1] {
                return Err(1);
            }
            Ok((y + v8.sin()) * v2 + y + r10[0])
        }
        }
        use crate::harness::{ABSENT, D};
        pub fn f(x: D, y: D, n: usize) -> D {
            it::f(x, y, n).unwrap_or(D::constant(ABSENT))
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p92", false, |report| crate::check_program!(10, report, off));
    }
}

pub mod p93 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate(jvp)]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = x * 0.9;
            let mut r3 = [v1, x + x, v1 + x, x.rem_euclid(2.25), w.iter().enumerate().filter(|&(j2, &e2)| x > -0.3).map(|(j2, &e2)| f64::cos(v1)).fold(((n % 4) as f64), |acc2, t2| acc2.sin() + w[(2 * n + 0) % w.len()] * t2)];
            let mut m4: [[f64; 2]; 3] = [[r3[(n + n) % 5], v1], [x, x], [v1, x]];
            let (mut v5, v6) = (((n % 4) as f64) * v1, v1);
            let v1 = v1 - m4[1][0];
            w[0] *= (-1.25 * v1).sin();
            if n % 2 == 1 {
                'l7: for i8 in (0..3).rev() {
                    'l9: for e10 in w.iter() {
                        for i12 in 0..n % 4 {
                            let v13: f64;
                            if i12 % 3 != 1 {
                                v13 = r3[5 - 1 - (i8) % 5] * v5;
                            } else {
                                v13 = if (r3[2 % 5] < -1.5) || (r3[(2 * i8 + 2) % 5] > 0.125) { *e10 } else { m4[(i8 + 1) % 3][(2 * i8 + 2) % 2] };
                            }
                        }
                        {
                            for i15 in 1..5 {
                                const GAMMA_16: f64 = 1.0;
                                m4[(2 * i15 + 0) % 3][(i15 + n) % 2] -= 0.25 * (if v1 <= 0.75 { v6 } else { r3[5 - 1 - (i15 + i8) % 5] }) * GAMMA_16;
                            }
                            'l17: for &e18 in &r3 {
                                fn inner19(s: f64, t: f64) -> f64 {
                                    if s <= t {
                                        return f64::sqrt((-2.0_f64).abs() + 1.25);
                                    }
                                    (0..=0).rev().filter(|&i20| t <= 0.9).map(|i20| t).fold(s, |acc20, t20| 0.5 * acc20 + acc20 * t20)
                                }
                                let v21 = inner19(e18, r3[1]);
                            }
                        }
                    }
                }
                for i23 in 1..n % 4 {
                    m4[(3) % 3] = [x.clamp(-2.125, 1.875), 0.75_f64.sin()];
                }
            } else {
                m4[(n) % 3][(0) % 2] = x;
            }
            (r3[4] * r3[(n + 1) % 5] + v1 + v6) * x + r3[n % 5] + w[w.len() - 1 - (2 * n + 0) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = x * lit(0.9);
            let mut r3 = [v1, x + x, v1 + x, x.rem_euclid(lit(2.25)), w.iter().enumerate().filter(|&(j2, &e2)| x > lit(-0.3)).map(|(j2, &e2)| D::cos(v1)).fold(lit((n % 4) as f64), |acc2, t2| acc2.sin() + w[(2 * n + 0) % w.len()] * t2)];
            let mut m4: [[D; 2]; 3] = [[r3[(n + n) % 5], v1], [x, x], [v1, x]];
            let (mut v5, v6) = (lit((n % 4) as f64) * v1, v1);
            let v1 = v1 - m4[1][0];
            { let right = (lit(-1.25) * v1).sin(); w[0] *= right; }
            if n % 2 == 1 {
                'l7: for i8 in (0..3).rev() {
                    'l9: for e10 in w.iter() {
                        for i12 in 0..n % 4 {
                            let v13: D;
                            if i12 % 3 != 1 {
                                v13 = r3[5 - 1 - (i8) % 5] * v5;
                            } else {
                                v13 = if (r3[2 % 5] < lit(-1.5)) || (r3[(2 * i8 + 2) % 5] > lit(0.125)) { *e10 } else { m4[(i8 + 1) % 3][(2 * i8 + 2) % 2] };
                            }
                        }
                        {
                            for i15 in 1..5 {
                                const GAMMA_16: f64 = 1.0;
                                { let right = lit(0.25) * (if v1 <= lit(0.75) { v6 } else { r3[5 - 1 - (i15 + i8) % 5] }) * lit(GAMMA_16); m4[(2 * i15 + 0) % 3][(i15 + n) % 2] -= right; }
                            }
                            'l17: for &e18 in &r3 {
                                fn inner19(s: D, t: D) -> D {
                                    if s <= t {
                                        return D::sqrt(lit(-2.0).abs() + lit(1.25));
                                    }
                                    (0..=0).rev().filter(|&i20| t <= lit(0.9)).map(|i20| t).fold(s, |acc20, t20| lit(0.5) * acc20 + acc20 * t20)
                                }
                                let v21 = inner19(e18, r3[1]);
                            }
                        }
                    }
                }
                for i23 in 1..n % 4 {
                    m4[(3) % 3] = [x.clamp(lit(-2.125), lit(1.875)), lit(0.75).sin()];
                }
            } else {
                m4[(n) % 3][(0) % 2] = x;
            }
            (r3[4] * r3[(n + 1) % 5] + v1 + v6) * x + r3[n % 5] + w[w.len() - 1 - (2 * n + 0) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p93", false, |report| crate::check_program!(4, report, jvp));
    }
}

pub mod p94 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u * u;
            let mut v3 = w.iter().rev().zip(w.iter()).filter(|&(&e2, &z2)| u <= -0.25).map(|(&e2, &z2)| 1.0 + 0.25 * (0.7 + z2).sin()).product::<f64>();
            let v4 = if v3 > -0.125 { v1 } else { v1 };
            let mut r5: [f64; 3] = [0.0; 3];
        }
        #[differentiate]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = a[(n + n) % a.len()];
            let mut v2 = a[0];
            let mut r3: [f64; 5] = [0.0; 5];
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 4 {
                    break;
                }
                k5 += 1;
                h0(&mut r3, a[2 % a.len()] - a[(2 * n + 0) % a.len()]);
                v2 -= 0.25 * x.atan().exp();
            }
            {
                {
                    let (mut v6, v7): (f64, f64) = (r3[2 % 5] + r3[2 % 5], v2 + ((k5 % 4) as f64));
                }
                v1 -= v2;
            }
            (x + r3[2], a.iter().zip(&r3).filter(|&(&e8, &z8)| v1 >= e8).map(|(&e8, &z8)| v1).sum::<f64>() + v1 + r3[(k5 + 1) % 5])
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1 = u * u;
            let mut v3 = w.iter().rev().zip(w.iter()).filter(|&(&e2, &z2)| u <= -0.25).map(|(&e2, &z2)| 1.0 + 0.25 * (0.7 + z2).sin()).product::<f64>();
            let v4 = if v3 > -0.125 { v1 } else { v1 };
            let mut r5: [f64; 3] = [0.0; 3];
        }
        #[differentiate(without(assign, carry, fission, order, recompute, rows, tidy))]
        pub fn f(a: &[f64], mut x: f64, n: usize) -> (f64, f64) {
            let mut v1: f64 = a[(n + n) % a.len()];
            let mut v2 = a[0];
            let mut r3: [f64; 5] = [0.0; 5];
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 4 {
                    break;
                }
                k5 += 1;
                h0(&mut r3, a[2 % a.len()] - a[(2 * n + 0) % a.len()]);
                v2 -= 0.25 * x.atan().exp();
            }
            {
                {
                    let (mut v6, v7): (f64, f64) = (r3[2 % 5] + r3[2 % 5], v2 + ((k5 % 4) as f64));
                }
                v1 -= v2;
            }
            (x + r3[2], a.iter().zip(&r3).filter(|&(&e8, &z8)| v1 >= e8).map(|(&e8, &z8)| v1).sum::<f64>() + v1 + r3[(k5 + 1) % 5])
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], u: D) {
            let mut v1 = u * u;
            let mut v3 = w.iter().rev().zip(w.iter()).filter(|&(&e2, &z2)| u <= lit(-0.25)).map(|(&e2, &z2)| lit(1.0) + lit(0.25) * (lit(0.7) + z2).sin()).product::<D>();
            let v4 = if v3 > lit(-0.125) { v1 } else { v1 };
            let mut r5: [D; 3] = [lit(0.0); 3];
        }
        pub fn f(a: &[D], mut x: D, n: usize) -> (D, D) {
            let mut v1: D = a[(n + n) % a.len()];
            let mut v2 = a[0];
            let mut r3: [D; 5] = [lit(0.0); 5];
            let mut k5: usize = 0;
            'l4: loop {
                if k5 >= 4 {
                    break;
                }
                k5 += 1;
                h0(&mut r3, a[2 % a.len()] - a[(2 * n + 0) % a.len()]);
                { let right = lit(0.25) * x.atan().exp(); v2 -= right; }
            }
            {
                {
                    let (mut v6, v7): (D, D) = (r3[2 % 5] + r3[2 % 5], v2 + lit((k5 % 4) as f64));
                }
                { let right = v2; v1 -= right; }
            }
            (x + r3[2], a.iter().zip(&r3).filter(|&(&e8, &z8)| v1 >= e8).map(|(&e8, &z8)| v1).sum::<D>() + v1 + r3[(k5 + 1) % 5])
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p94", false, |report| crate::check_program!(3, report, off));
    }
}

pub mod p95 {
    pub mod base {
        use autodiff::differentiate;
        const BETA: f64 = 1.25;
        #[differentiate(jvp)]
        pub fn h0(a: &[f64], b: &[f64]) -> f64 {
            let mut v1 = a[a.len() - 1 - (1) % a.len()] * a[0 % a.len()];
            if v1 < 0.25 {
                let c2 = move |u2_0: f64, u2_1: f64| u2_0 + v1.mul_add(BETA, u2_1);
            } else {
                let mut k4: usize = 0;
                while k4 < 2 {
                    k4 += 1;
                    v1 += 0.25 * (BETA / (v1.abs() + 0.25));
                }
            }
            a[a.len() - 1 - (3) % a.len()] - v1
        }
        #[differentiate(jvp)]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = { 1.25 };
            let mut m2: [[f64; 2]; 3] = [[BETA, x], [a[0], x], [x, a[0]]];
            'l3: for i4 in (0..a.len()).rev() {
                let mut v5: f64 = v1 / (a[(i4 + n) % a.len()] * a[(i4 + n) % a.len()] + 1.25);
            }
            let mut k7: usize = 0;
            loop {
                if k7 >= 1 {
                    break;
                }
                k7 += 1;
                let mut v8 = a[0];
            }
            for &e10 in a {
                if a[(n + 1) % a.len()] > v1 {
                    let mut v11: f64 = 1.0;
                    let mut k13: usize = 0;
                    'l12: while (k13 < 5) && (v1 <= m2[(n + n) % 3][(2) % 2]) {
                        k13 += 1;
                        v11 *= x.tanh();
                        if v11 > m2[1][(k13 + k13) % 2] {
                            let mut v14 = x + v1;
                            let v15: f64 = a[(k7 + 1) % a.len()] * a[a.len() - 1 - (2) % a.len()];
                        }
                    }
                }
                fn inner16(s: f64, t: f64) -> f64 {
                    if (s < 1.25) && (t > 0.5) {
                        return s * s;
                    }
                    s + s
                }
                let v17 = inner16(e10 / (m2[1][0].abs() + 0.25), (x * x + 0.25).sqrt());
            }
            BETA.cos() + a[(n + k7) % a.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const BETA: f64 = 1.25;
        pub fn h0(a: &[D], b: &[D]) -> D {
            let mut v1 = a[a.len() - 1 - (1) % a.len()] * a[0 % a.len()];
            if v1 < lit(0.25) {
                let c2 = move |u2_0: D, u2_1: D| u2_0 + v1.mul_add(lit(BETA), u2_1);
            } else {
                let mut k4: usize = 0;
                while k4 < 2 {
                    k4 += 1;
                    { let right = lit(0.25) * (lit(BETA) / (v1.abs() + lit(0.25))); v1 += right; }
                }
            }
            a[a.len() - 1 - (3) % a.len()] - v1
        }
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = { lit(1.25) };
            let mut m2: [[D; 2]; 3] = [[lit(BETA), x], [a[0], x], [x, a[0]]];
            'l3: for i4 in (0..a.len()).rev() {
                let mut v5: D = v1 / (a[(i4 + n) % a.len()] * a[(i4 + n) % a.len()] + lit(1.25));
            }
            let mut k7: usize = 0;
            loop {
                if k7 >= 1 {
                    break;
                }
                k7 += 1;
                let mut v8 = a[0];
            }
            for &e10 in a {
                if a[(n + 1) % a.len()] > v1 {
                    let mut v11: D = lit(1.0);
                    let mut k13: usize = 0;
                    'l12: while (k13 < 5) && (v1 <= m2[(n + n) % 3][(2) % 2]) {
                        k13 += 1;
                        { let right = x.tanh(); v11 *= right; }
                        if v11 > m2[1][(k13 + k13) % 2] {
                            let mut v14 = x + v1;
                            let v15: D = a[(k7 + 1) % a.len()] * a[a.len() - 1 - (2) % a.len()];
                        }
                    }
                }
                fn inner16(s: D, t: D) -> D {
                    if (s < lit(1.25)) && (t > lit(0.5)) {
                        return s * s;
                    }
                    s + s
                }
                let v17 = inner16(e10 / (m2[1][0].abs() + lit(0.25)), (x * x + lit(0.25)).sqrt());
            }
            lit(BETA).cos() + a[(n + k7) % a.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p95", false, |report| crate::check_program!(1, report, jvp));
    }
}

pub mod p96 {
    pub mod base {
        use autodiff::differentiate;
        #[differentiate]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1: f64 = w[2 % w.len()];
            {
                let mut k2: usize = 0;
                let mut r3 = [v1 + 1.25, u * u, w[k2 % w.len()], ((k2 % 4) as f64)];
            }
        }
        #[differentiate]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut m2: [[f64; 3]; 3] = [[w[n % w.len()], x, x], [x, w[w.len() - 1 - (n + 1) % w.len()], v1], [w[(2 * n + 1) % w.len()], v1, w[0]]];
            for i3 in 1..w.len() {
                w[i3] = w[i3 - 1] * 1.1_f64.clamp(-2.125, 1.875) + w[i3];
            }
            match n % 4 {
                0 => {
                    let mut r4 = [{ m2[1][0] }; 4];
                }
                1 => {
                    let mut k5: usize = 1;
                }
                2 if w[(2 * n + 0) % w.len()] <= 2.0 => {
                    for i6 in 1..w.len() {
                        w[i6] *= (w[i6 - 1] - w[i6]).cos();
                    }
                    w[n % w.len()] = match n % 2 {
                        0 => { x }
                        _ => { v1 }
                    };
                }
                _ => {
                    if v1 <= ((n % 4) as f64) {
                        w[(n + 1) % w.len()] += v1 - v1;
                        m2[(2 * n + 0) % 3][(n + 1) % 3] -= m2[2][0];
                    } else {
                        for i7 in (1..w.len()).rev() {
                            w[i7] += w[i7 - 1] * v1.tanh();
                        }
                    }
                    let mut k9: usize = 0;
                    while (k9 < 3) && (v1 > 1.0) {
                        k9 += 1;
                        for (i11, e11) in w.iter().enumerate() {
                            v1 /= w[w.len() - 1 - (i11 + 1) % w.len()] * w[w.len() - 1 - (i11 + 1) % w.len()] + 0.5 + 1.0;
                            m2[1][1] -= 0.25 * (w[w.len() - 1 - (3) % w.len()] / (((n % 4) as f64).abs() + 1.25));
                        }
                    }
                }
            }
        }
    }
    pub mod off {
        use autodiff::differentiate;
        #[differentiate(without(assign))]
        pub fn h0(w: &mut [f64], u: f64) {
            let mut v1: f64 = w[2 % w.len()];
            {
                let mut k2: usize = 0;
                let mut r3 = [v1 + 1.25, u * u, w[k2 % w.len()], ((k2 % 4) as f64)];
            }
        }
        #[differentiate(without(assign))]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v1 = x;
            let mut m2: [[f64; 3]; 3] = [[w[n % w.len()], x, x], [x, w[w.len() - 1 - (n + 1) % w.len()], v1], [w[(2 * n + 1) % w.len()], v1, w[0]]];
            for i3 in 1..w.len() {
                w[i3] = w[i3 - 1] * 1.1_f64.clamp(-2.125, 1.875) + w[i3];
            }
            match n % 4 {
                0 => {
                    let mut r4 = [{ m2[1][0] }; 4];
                }
                1 => {
                    let mut k5: usize = 1;
                }
                2 if w[(2 * n + 0) % w.len()] <= 2.0 => {
                    for i6 in 1..w.len() {
                        w[i6] *= (w[i6 - 1] - w[i6]).cos();
                    }
                    w[n % w.len()] = match n % 2 {
                        0 => { x }
                        _ => { v1 }
                    };
                }
                _ => {
                    if v1 <= ((n % 4) as f64) {
                        w[(n + 1) % w.len()] += v1 - v1;
                        m2[(2 * n + 0) % 3][(n + 1) % 3] -= m2[2][0];
                    } else {
                        for i7 in (1..w.len()).rev() {
                            w[i7] += w[i7 - 1] * v1.tanh();
                        }
                    }
                    let mut k9: usize = 0;
                    while (k9 < 3) && (v1 > 1.0) {
                        k9 += 1;
                        for (i11, e11) in w.iter().enumerate() {
                            v1 /= w[w.len() - 1 - (i11 + 1) % w.len()] * w[w.len() - 1 - (i11 + 1) % w.len()] + 0.5 + 1.0;
                            m2[1][1] -= 0.25 * (w[w.len() - 1 - (3) % w.len()] / (((n % 4) as f64).abs() + 1.25));
                        }
                    }
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        pub fn h0(w: &mut [D], u: D) {
            let mut v1: D = w[2 % w.len()];
            {
                let mut k2: usize = 0;
                let mut r3 = [v1 + lit(1.25), u * u, w[k2 % w.len()], lit((k2 % 4) as f64)];
            }
        }
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v1 = x;
            let mut m2: [[D; 3]; 3] = [[w[n % w.len()], x, x], [x, w[w.len() - 1 - (n + 1) % w.len()], v1], [w[(2 * n + 1) % w.len()], v1, w[0]]];
            for i3 in 1..w.len() {
                w[i3] = w[i3 - 1] * lit(1.1).clamp(lit(-2.125), lit(1.875)) + w[i3];
            }
            match n % 4 {
                0 => {
                    let mut r4 = [{ m2[1][0] }; 4];
                }
                1 => {
                    let mut k5: usize = 1;
                }
                2 if w[(2 * n + 0) % w.len()] <= lit(2.0) => {
                    for i6 in 1..w.len() {
                        { let right = (w[i6 - 1] - w[i6]).cos(); w[i6] *= right; }
                    }
                    w[n % w.len()] = match n % 2 {
                        0 => { x }
                        _ => { v1 }
                    };
                }
                _ => {
                    if v1 <= lit((n % 4) as f64) {
                        { let right = v1 - v1; w[(n + 1) % w.len()] += right; }
                        { let right = m2[2][0]; m2[(2 * n + 0) % 3][(n + 1) % 3] -= right; }
                    } else {
                        for i7 in (1..w.len()).rev() {
                            { let right = w[i7 - 1] * v1.tanh(); w[i7] += right; }
                        }
                    }
                    let mut k9: usize = 0;
                    while (k9 < 3) && (v1 > lit(1.0)) {
                        k9 += 1;
                        for (i11, e11) in w.iter().enumerate() {
                            { let right = w[w.len() - 1 - (i11 + 1) % w.len()] * w[w.len() - 1 - (i11 + 1) % w.len()] + lit(0.5) + lit(1.0); v1 /= right; }
                            { let right = lit(0.25) * (w[w.len() - 1 - (3) % w.len()] / (lit((n % 4) as f64).abs() + lit(1.25))); m2[1][1] -= right; }
                        }
                    }
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p96", false, |report| crate::check_program!(7, report, off));
    }
}

pub mod p97 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -0.5;
        const BETA: f64 = -0.9;
        #[differentiate(jvp)]
        pub fn f(w: &mut [f64], x: f64, n: usize) {
            let mut v2 = w.iter().zip(w.iter()).filter(|&(&e1, &z1)| ((n % 4) as f64) > 0.3).map(|(&e1, &z1)| ((n % 4) as f64) + z1).fold(-0.9_f64, |acc1, t1| acc1.sin() + x * t1);
            let mut v3 = v2;
            let mut r4 = [v2, v3, v3];
            match n % 2 {
                0 => {
                    let v5 = v2 * BETA;
                    v2 -= (((n % 4) as f64) * ((n % 4) as f64) + 0.25).recip();
                }
                _ => {
                    v2 *= r4[0].sin();
                    let mut v6 = (v3 as i64 as f64);
                }
            }
            'l7: for i8 in 1..n {
                'l9: for &e10 in w.iter() {
                    if n % 3 < 1 {
                    } else {
                        v3 = BETA;
                        for (i12, e12) in r4.iter().enumerate() {
                            let (mut v13, v14): (f64, f64) = (w[(i12 + 1) % w.len()] + *e12, ALPHA);
                        }
                    }
                    let mut v15 = e10;
                }
            }
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -0.5;
        const BETA: f64 = -0.9;
        pub fn f(w: &mut [D], x: D, n: usize) {
            let mut v2 = w.iter().zip(w.iter()).filter(|&(&e1, &z1)| lit((n % 4) as f64) > lit(0.3)).map(|(&e1, &z1)| lit((n % 4) as f64) + z1).fold(lit(-0.9), |acc1, t1| acc1.sin() + x * t1);
            let mut v3 = v2;
            let mut r4 = [v2, v3, v3];
            match n % 2 {
                0 => {
                    let v5 = v2 * lit(BETA);
                    { let right = (lit((n % 4) as f64) * lit((n % 4) as f64) + lit(0.25)).recip(); v2 -= right; }
                }
                _ => {
                    { let right = r4[0].sin(); v2 *= right; }
                    let mut v6 = lit(v3.value() as i64 as f64);
                }
            }
            'l7: for i8 in 1..n {
                'l9: for &e10 in w.iter() {
                    if n % 3 < 1 {
                    } else {
                        v3 = lit(BETA);
                        for (i12, e12) in r4.iter().enumerate() {
                            let (mut v13, v14): (D, D) = (w[(i12 + 1) % w.len()] + *e12, lit(ALPHA));
                        }
                    }
                    let mut v15 = e10;
                }
            }
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p97", false, |report| crate::check_program!(7, report, jvp));
    }
}

pub mod p98 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        const BETA: f64 = 0.3;
        #[differentiate]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.125 * 1.25;
            let mut v2 = x;
            let mut m3: [[f64; 3]; 2] = [[v2, ALPHA, a[(n + n) % a.len()]], [BETA, v2, x]];
            let mut k5: usize = 0;
            while (k5 < 0) && (a[0] >= 1.0) {
                k5 += 1;
                let mut v6 = ALPHA;
            }
            fn inner7(s: f64, t: f64) -> f64 {
                if t >= -1.1 {
                    return (1.25_f64 * 1.25_f64 + 1.25_f64).powf(0.5);
                }
                s - s
            }
            let v8: f64 = inner7(f64::powf(ALPHA.abs() + 1.25, a[(k5 + 1) % a.len()].cos()), v1);
            let mut k10: usize = 0;
            while k10 < 6 {
                k10 += 1;
                {
                    m3[0][1] = -1.25_f64;
                }
            }
            x + v8 + x.sin()
        }
    }
    pub mod off {
        use autodiff::differentiate;
        const ALPHA: f64 = 0.3;
        const BETA: f64 = 0.3;
        #[differentiate(without(carry))]
        pub fn f(a: &[f64], x: f64, n: usize) -> f64 {
            let mut v1: f64 = 0.125 * 1.25;
            let mut v2 = x;
            let mut m3: [[f64; 3]; 2] = [[v2, ALPHA, a[(n + n) % a.len()]], [BETA, v2, x]];
            let mut k5: usize = 0;
            while (k5 < 0) && (a[0] >= 1.0) {
                k5 += 1;
                let mut v6 = ALPHA;
            }
            fn inner7(s: f64, t: f64) -> f64 {
                if t >= -1.1 {
                    return (1.25_f64 * 1.25_f64 + 1.25_f64).powf(0.5);
                }
                s - s
            }
            let v8: f64 = inner7(f64::powf(ALPHA.abs() + 1.25, a[(k5 + 1) % a.len()].cos()), v1);
            let mut k10: usize = 0;
            while k10 < 6 {
                k10 += 1;
                {
                    m3[0][1] = -1.25_f64;
                }
            }
            x + v8 + x.sin()
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = 0.3;
        const BETA: f64 = 0.3;
        pub fn f(a: &[D], x: D, n: usize) -> D {
            let mut v1: D = lit(0.125) * lit(1.25);
            let mut v2 = x;
            let mut m3: [[D; 3]; 2] = [[v2, lit(ALPHA), a[(n + n) % a.len()]], [lit(BETA), v2, x]];
            let mut k5: usize = 0;
            while (k5 < 0) && (a[0] >= lit(1.0)) {
                k5 += 1;
                let mut v6 = lit(ALPHA);
            }
            fn inner7(s: D, t: D) -> D {
                if t >= lit(-1.1) {
                    return (lit(1.25) * lit(1.25) + lit(1.25)).powf(lit(0.5));
                }
                s - s
            }
            let v8: D = inner7(D::powf(lit(ALPHA).abs() + lit(1.25), a[(k5 + 1) % a.len()].cos()), v1);
            let mut k10: usize = 0;
            while k10 < 6 {
                k10 += 1;
                {
                    m3[0][1] = lit(-1.25);
                }
            }
            x + v8 + x.sin()
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p98", false, |report| crate::check_program!(1, report, off));
    }
}

pub mod p99 {
    pub mod base {
        use autodiff::differentiate;
        const ALPHA: f64 = -1.0;
        #[differentiate(jvp)]
        pub fn f(w: &mut [f64], x: f64, n: usize) -> f64 {
            let mut v1 = w[w.len() - 1 - (n + 1) % w.len()];
            let mut v2 = 0.3 / (v1.abs() + 1.25);
            let mut m3: [[f64; 2]; 2] = [[0.25; 2]; 2];
            (v1, v2) = (v2, v1);
            if n % 3 == 1 {
                let mut k5: usize = 0;
                'l4: loop {
                    if k5 >= 6 {
                        break;
                    }
                    k5 += 1;
                    for i7 in 1..w.len() {
                        if w[w.len() - 1 - (n) % w.len()] <= 0.9 {
                            if n % 2 != 1 {
                                for i8 in 1..w.len() {
                                    w[i8] = w[i8 - 1] * (0.3 / (1.0 + 0.3 * 0.3)) + w[i8];
                                }
                            }
                        } else {
                            v2 += 0.25 * (if i7 % 3 == 1 { x } else {
                                let v9 = w[(n + i7) % w.len()];
                                m3[0][1]
                            });
                            let mut r10: [f64; 5] = [0.0; 5];
                        }
                    }
                    fn inner11(s: f64, t: f64) -> f64 {
                        if s <= 1.0 {
                            return s;
                        }
                        f64::hypot(t.abs() + 0.5, t)
                    }
                    let v12 = inner11(((n % 4) as f64) * 1.1, if v1 >= -0.7 { v1 } else { w[k5 % w.len()] });
                }
            } else {
                for &e14 in w.iter() {
                    'l15: for i16 in 0..n {
                        for _ in 1..n {
                            let v19: f64;
                            if x > 0.5 {
                                v19 = { v1 };
                            } else {
                                v19 = v2;
                            }
                            {
                                if n % 2 == 1 {
                                    continue;
                                }
                            }
                        }
                        {
                            if ALPHA > v2 {
                                break 'l15;
                            }
                            let mut k21: usize = 0;
                            'l20: while (k21 < 6) && (v2 <= 0.5) {
                                k21 += 1;
                            }
                        }
                    }
                }
                let mut v22: f64 = w[0] / (((n % 4) as f64).abs() + 0.25);
            }
            x * ((n % 4) as f64) * v2 + w[w.len() - 1 - (n + 1) % w.len()]
        }
    }
    pub mod dual {
        use crate::harness::{D, lit, single};
        const ALPHA: f64 = -1.0;
        pub fn f(w: &mut [D], x: D, n: usize) -> D {
            let mut v1 = w[w.len() - 1 - (n + 1) % w.len()];
            let mut v2 = lit(0.3) / (v1.abs() + lit(1.25));
            let mut m3: [[D; 2]; 2] = [[lit(0.25); 2]; 2];
            (v1, v2) = (v2, v1);
            if n % 3 == 1 {
                let mut k5: usize = 0;
                'l4: loop {
                    if k5 >= 6 {
                        break;
                    }
                    k5 += 1;
                    for i7 in 1..w.len() {
                        if w[w.len() - 1 - (n) % w.len()] <= lit(0.9) {
                            if n % 2 != 1 {
                                for i8 in 1..w.len() {
                                    w[i8] = w[i8 - 1] * (lit(0.3) / (lit(1.0) + lit(0.3) * lit(0.3))) + w[i8];
                                }
                            }
                        } else {
                            { let right = lit(0.25) * (if i7 % 3 == 1 { x } else {
                                let v9 = w[(n + i7) % w.len()];
                                m3[0][1]
                            }); v2 += right; }
                            let mut r10: [D; 5] = [lit(0.0); 5];
                        }
                    }
                    fn inner11(s: D, t: D) -> D {
                        if s <= lit(1.0) {
                            return s;
                        }
                        D::hypot(t.abs() + lit(0.5), t)
                    }
                    let v12 = inner11(lit((n % 4) as f64) * lit(1.1), if v1 >= lit(-0.7) { v1 } else { w[k5 % w.len()] });
                }
            } else {
                for &e14 in w.iter() {
                    'l15: for i16 in 0..n {
                        for _ in 1..n {
                            let v19: D;
                            if x > lit(0.5) {
                                v19 = { v1 };
                            } else {
                                v19 = v2;
                            }
                            {
                                if n % 2 == 1 {
                                    continue;
                                }
                            }
                        }
                        {
                            if lit(ALPHA) > v2 {
                                break 'l15;
                            }
                            let mut k21: usize = 0;
                            'l20: while (k21 < 6) && (v2 <= lit(0.5)) {
                                k21 += 1;
                            }
                        }
                    }
                }
                let mut v22: D = w[0] / (lit((n % 4) as f64).abs() + lit(0.25));
            }
            x * lit((n % 4) as f64) * v2 + w[w.len() - 1 - (n + 1) % w.len()]
        }
    }
    pub fn check(report: &mut crate::harness::Report) {
        report.program("p99", false, |report| crate::check_program!(4, report, jvp));
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
