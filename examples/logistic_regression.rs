//! Tells three species of iris apart by their measurements: multinomial logistic regression on Fisher's data.
//!
//! ```text
//! cargo run --release --example logistic_regression
//! ```
//!
//! The loss is written the way one would write it anyway, with loops, a helper and a log-sum-exp; plain gradient descent
//! follows its generated gradient into a buffer that is reused. Every fifth flower is held out and never trained on.
//!
//! ```text
//! gradient and differences agree to 1e-8
//!
//! step    0: loss 1.098612
//! step  500: loss 0.148419
//! step 1000: loss 0.147037
//! step 1500: loss 0.146961
//! step 2000: loss 0.146950
//!
//! training: 116 of 120 right, accuracy 0.967
//! held out: 28 of 30 right, accuracy 0.933
//! ```

use autodiff::differentiate;

const SPECIES: [&str; 3] = ["setosa", "versicolor", "virginica"];

/// Five parameters for each species: a weight for each measurement and a bias.
const PARAMETERS: usize = 5 * SPECIES.len();

/// How much the parameters speak for a species.
#[differentiate(wrt(w))]
fn score(w: &[f64], species: usize, flower: &[f64; 4]) -> f64 {
    let mut sum = w[5 * species + 4];
    for i in 0..4 {
        sum += w[5 * species + i] * flower[i];
    }
    sum
}

/// The mean negative log-likelihood of the species that the flowers have, and a little for the size of the parameters.
#[differentiate(wrt(w))]
fn loss(w: &[f64], flowers: &[[f64; 4]], species: &[usize], ridge: f64) -> f64 {
    let mut surprise = 0.0;
    for i in 0..flowers.len() {
        let scores = [score(w, 0, &flowers[i]), score(w, 1, &flowers[i]), score(w, 2, &flowers[i])];
        let largest = scores[0].max(scores[1]).max(scores[2]);
        let mut sum = 0.0;
        for score in scores {
            sum += (score - largest).exp();
        }
        surprise += largest + sum.ln() - scores[species[i]];
    }
    let mut size = 0.0;
    for parameter in w {
        size += parameter * parameter;
    }
    surprise / flowers.len() as f64 + ridge * size
}

const RIDGE: f64 = 1e-3;
const STEPS: usize = 2000;
const RATE: f64 = 0.5;

fn main() {
    let (mut train, mut held_out) = iris();
    let (mean, deviation) = train.moments();
    train.standardise(mean, deviation);
    held_out.standardise(mean, deviation);

    let mut w = vec![0.0; PARAMETERS];
    let mut gradient = vec![0.0; PARAMETERS];
    check_gradient(&train, &w);
    for step in 0..=STEPS {
        let value = value_and_grad_loss_into(&w, &train.flowers, &train.species, RIDGE, &mut gradient);
        if step % 500 == 0 {
            println!("step {step:>4}: loss {value:.6}");
        }
        for (w, slope) in w.iter_mut().zip(&gradient) {
            *w -= RATE * slope;
        }
    }

    println!();
    for (name, data) in [("training", &train), ("held out", &held_out)] {
        let (right, all) = (data.right(&w), data.species.len());
        println!("{name}: {right} of {all} right, accuracy {:.3}", right as f64 / all as f64);
    }
    let accuracy = held_out.right(&w) as f64 / held_out.species.len() as f64;
    assert!(accuracy > 0.9, "the model did not learn");
}

struct Data {
    flowers: Vec<[f64; 4]>,
    species: Vec<usize>,
}

/// The flowers to train on and those held out, from lines like `5.1,3.5,1.4,0.2,setosa`.
fn iris() -> (Data, Data) {
    let mut train = Data { flowers: Vec::new(), species: Vec::new() };
    let mut held_out = Data { flowers: Vec::new(), species: Vec::new() };
    for (i, line) in include_str!("data/iris.csv").lines().skip(1).enumerate() {
        let mut fields = line.split(',');
        let flower = [(); 4].map(|()| fields.next().unwrap().parse().unwrap());
        let species = fields.next().unwrap();
        let data = if i % 5 == 4 { &mut held_out } else { &mut train };
        data.flowers.push(flower);
        data.species.push(SPECIES.iter().position(|s| *s == species).unwrap());
    }
    (train, held_out)
}

impl Data {
    /// Mean and standard deviation of each measurement.
    fn moments(&self) -> ([f64; 4], [f64; 4]) {
        let n = self.flowers.len() as f64;
        let average = |f: &dyn Fn(&[f64; 4]) -> f64| self.flowers.iter().map(f).sum::<f64>() / n;
        let mean = [0, 1, 2, 3].map(|i| average(&|flower| flower[i]));
        let deviation = [0, 1, 2, 3].map(|i| average(&|flower| (flower[i] - mean[i]).powi(2)).sqrt());
        (mean, deviation)
    }

    fn standardise(&mut self, mean: [f64; 4], deviation: [f64; 4]) {
        for flower in &mut self.flowers {
            for i in 0..4 {
                flower[i] = (flower[i] - mean[i]) / deviation[i];
            }
        }
    }

    /// How many flowers score highest for the species that they are.
    fn right(&self, w: &[f64]) -> usize {
        let best = |flower| (0..3).max_by(|a, b| score(w, *a, flower).total_cmp(&score(w, *b, flower)));
        self.flowers.iter().zip(&self.species).filter(|(flower, is)| best(flower) == Some(**is)).count()
    }
}

/// Compares the gradient with central differences once, before it is trusted.
fn check_gradient(data: &Data, w: &[f64]) {
    let gradient = grad_loss(w, &data.flowers, &data.species, RIDGE);
    let mut largest = 0.0_f64;
    for i in 0..w.len() {
        let at = |h: f64| {
            let mut moved = w.to_vec();
            moved[i] += h;
            loss(&moved, &data.flowers, &data.species, RIDGE)
        };
        largest = largest.max((gradient[i] - (at(1e-5) - at(-1e-5)) / 2e-5).abs());
    }
    assert!(largest < 1e-8, "the gradient is off by {largest:e}");
    println!("gradient and differences agree to 1e-8\n");
}
