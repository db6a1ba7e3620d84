//! Three simulations, each three times: every residual kept, √L segments, a number of snapshots.

/// Writes the models down with an attribute on their time loop.
macro_rules! models {
    ($name:ident, $states:ident, { $($attribute:tt)* }) => {
        pub mod $name {
            use autodiff::differentiate;

            /// Predators and prey, by the classical method of Runge and Kutta.
            #[differentiate(wrt(p))]
            pub fn lotka(p: &[f64; 6], steps: usize, h: f64, $states: usize) -> f64 {
                let [a, b, c, d, mut x, mut y] = *p;
                let rate = |x: f64, y: f64| (x * (a - b * y), y * (d * x - c));
                let _ = $states;
                $($attribute)*
                for _ in 0..steps {
                    let (k1, l1) = rate(x, y);
                    let (k2, l2) = rate(x + 0.5 * h * k1, y + 0.5 * h * l1);
                    let (k3, l3) = rate(x + 0.5 * h * k2, y + 0.5 * h * l2);
                    let (k4, l4) = rate(x + h * k3, y + h * l3);
                    x += h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
                    y += h / 6.0 * (l1 + 2.0 * l2 + 2.0 * l3 + l4);
                }
                x + y
            }

            /// Lorenz's three equations, likewise.
            #[differentiate(wrt(p))]
            pub fn lorenz(p: &[f64; 6], steps: usize, h: f64, $states: usize) -> f64 {
                let [sigma, rho, beta, mut x, mut y, mut z] = *p;
                let rate = |x: f64, y: f64, z: f64| (sigma * (y - x), x * (rho - z) - y, x * y - beta * z);
                let _ = $states;
                $($attribute)*
                for _ in 0..steps {
                    let (k1, l1, m1) = rate(x, y, z);
                    let (k2, l2, m2) = rate(x + 0.5 * h * k1, y + 0.5 * h * l1, z + 0.5 * h * m1);
                    let (k3, l3, m3) = rate(x + 0.5 * h * k2, y + 0.5 * h * l2, z + 0.5 * h * m2);
                    let (k4, l4, m4) = rate(x + h * k3, y + h * l3, z + h * m3);
                    x += h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
                    y += h / 6.0 * (l1 + 2.0 * l2 + 2.0 * l3 + l4);
                    z += h / 6.0 * (m1 + 2.0 * m2 + 2.0 * m3 + m4);
                }
                x + y + z
            }

            /// Heat in a plate of `n` by `n` points whose conductivity depends on the temperature.
            #[differentiate]
            pub fn heat(start: &[f64], n: usize, steps: usize, c: f64, $states: usize) -> f64 {
                let mut u: Vec<f64> = start.to_vec();
                let mut v: Vec<f64> = start.to_vec();
                let _ = $states;
                $($attribute)*
                for _ in 0..steps {
                    for i in 1..n - 1 {
                        for j in 1..n - 1 {
                            let k = i * n + j;
                            let here = u[k];
                            let around = u[k - n] + u[k - 1] + u[k + 1] + u[k + n];
                            v[k] = here + c * here * (around - 4.0 * here);
                        }
                    }
                    for k in 0..n * n {
                        u[k] = v[k];
                    }
                }
                let mut sum = 0.0;
                for k in 0..n * n {
                    sum += u[k] * u[k];
                }
                sum
            }
        }
    };
}

models!(all, states, {});
models!(sqrt, states, { #[checkpoint] });
models!(binomial, states, { #[checkpoint(snapshots = states)] });
