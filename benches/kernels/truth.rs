//! Reads `tests/data/kernel_values.txt`: the value of each kernel and every entry of its gradient at the inputs in
//! `kernels.rs`, to 17 digits. A line is `K<n> value <v>` or `K<n> <entry> <v>`.

pub struct Truth {
    pub value: f64,
    pub gradient: Vec<f64>,
}

impl Truth {
    pub fn of(kernel: usize) -> Truth {
        let name = format!("K{kernel}");
        let mut truth = Truth { value: f64::NAN, gradient: Vec::new() };
        for line in include_str!("../../tests/data/kernel_values.txt").lines() {
            let mut words = line.split(' ');
            if words.next() == Some(&name) {
                let (entry, number) = (words.next().unwrap(), words.next().unwrap().parse().unwrap());
                match entry {
                    "value" => truth.value = number,
                    _ => truth.gradient.push(number),
                }
            }
        }
        truth
    }

    /// What is wrong with `gradient`, which should be `seed` times the true one to 1e-12 of the largest entry.
    pub fn fault(&self, gradient: &[f64], seed: f64) -> Option<String> {
        if gradient.len() != self.gradient.len() {
            return Some(format!("{} entries instead of {}", gradient.len(), self.gradient.len()));
        }
        let largest = self.gradient.iter().fold(0.0_f64, |m, g| m.max(g.abs()));
        let allowed = 1e-12 * largest * seed.abs();
        for (i, (got, truth)) in gradient.iter().zip(&self.gradient).enumerate() {
            let want = seed * truth;
            let error = (got - want).abs();
            if error > allowed || error.is_nan() {
                return Some(format!("entry {i} is {got:e} instead of {want:e}"));
            }
        }
        None
    }
}
