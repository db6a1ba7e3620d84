//! The passes that shape the loops of a gradient shape those of its tangents, too: switching one off changes no second derivative.
use autodiff::differentiate;

/// The same functions once as they are and once without each pass, and what each gives for all shapes of its loops.
macro_rules! switches {
    ($($name:ident without ($($pass:ident),*);)*) => {
        $(mod $name {
            use super::differentiate;

            #[differentiate(hessian, without($($pass),*))]
            pub fn chain(x: &[f64], w: f64) -> f64 {
                let mut sum = 0.0;
                for i in 1..x.len() {
                    let t = x[i] - x[i - 1] * x[i - 1];
                    sum += w * t * t + (1.0 - x[i - 1]).powi(4);
                }
                sum
            }
            #[differentiate(hessian, without($($pass),*))]
            pub fn heat(x: &[f64], w: f64) -> f64 {
                let mut u = x.to_vec();
                let mut next = x.to_vec();
                for _ in 0..3 {
                    for i in 1..u.len().max(1) - 1 {
                        next[i] = u[i] + w * (u[i - 1] - 2.0 * u[i] + u[i + 1]) * u[i];
                    }
                    for i in 0..u.len() {
                        u[i] = next[i];
                    }
                }
                let mut sum = 0.0;
                for y in &u {
                    sum += y * y;
                }
                sum
            }
            #[differentiate(hessian, without($($pass),*))]
            pub fn product(x: &[f64], w: f64) -> f64 {
                let mut p = w;
                for y in x {
                    p *= y.sin() + 1.5;
                }
                p
            }
            #[differentiate(hessian, without($($pass),*))]
            pub fn largest(x: &[f64], w: f64) -> f64 {
                let mut best = w * w;
                let mut sums = [w; 3];
                for y in x {
                    let mut own = 0.0;
                    for z in x {
                        own += (y - z) * (y - z) * w;
                    }
                    if own > best {
                        best = own;
                    }
                    sums[1] += y * w;
                    sums[2] += y * y * y;
                }
                best * sums[0] + sums[1] * sums[2]
            }
            #[differentiate(hessian, without($($pass),*))]
            pub fn counted(x: &[f64], w: f64) -> f64 {
                let mut sum = w;
                let mut l = 0;
                while l < x.len() {
                    sum += x[l] * x[x.len() - 1 - l] * sum;
                    l += 1;
                }
                sum
            }

            pub fn all(x: &[f64], w: f64) -> Vec<f64> {
                let v: Vec<f64> = (0..x.len()).map(|k| 1.0 - 0.75 * k as f64).collect();
                let mut out = vec![];
                for f in [hessian_chain, hessian_heat, hessian_product, hessian_largest, hessian_counted] {
                    out.extend(f(x, w));
                }
                for f in [hvp_chain, hvp_heat, hvp_product, hvp_largest, hvp_counted] {
                    let (value, (g, gw), (h, hw)) = f(x, w, &v, -0.5);
                    out.push(value);
                    out.extend(g);
                    out.extend(h);
                    out.extend([gw, hw]);
                }
                out
            }
        })*

        #[test]
        fn switches() {
            for n in [0_usize, 1, 2, 3, 7] {
                let x: Vec<f64> = (0..n).map(|k| 0.5 + 0.25 * k as f64 - 0.125 * (k * k) as f64).collect();
                let want = as_it_is::all(&x, 0.375);
                $(
                    let got = $name::all(&x, 0.375);
                    assert_eq!(got.len(), want.len());
                    for (k, (g, w)) in got.iter().zip(&want).enumerate() {
                        assert!(
                            (g - w).abs() <= 1e-12 * w.abs().max(1.0),
                            "{}: number {k} of {n}: {g:e} instead of {w:e}", stringify!($name),
                        );
                    }
                )*
            }
        }
    };
}

switches! {
    as_it_is without ();
    no_assign without (assign);
    no_carry without (carry);
    no_fission without (fission);
    no_induction without (induction);
    no_locals without (locals);
    no_order without (order);
    no_recompute without (recompute);
    no_rows without (rows);
    no_skip without (skip);
    no_tidy without (tidy);
    plain without (assign, carry, fission, induction, locals, order, recompute, rows, skip, snapshot, tidy);
}
