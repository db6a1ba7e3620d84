//! The functions of the benchmark suite GradBench against its published values: the text of `benches/gradbench`, and `tests/data/gradbench`.
#[path = "../../benches/gradbench/functions.rs"]
mod functions;
#[path = "../../benches/gradbench/hand_tracking.rs"]
mod hand_tracking;

use autodiff::Lanes;
use functions::*;
use hand_tracking::*;
use serde_json::Value;

fn data(name: &str) -> Value {
    let path = format!("{}/tests/data/gradbench/{name}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"))).unwrap()
}

/// All numbers in a value, row after row.
fn flat(value: &Value) -> Vec<f64> {
    match value {
        Value::Array(all) => all.iter().flat_map(flat).collect(),
        number => vec![number.as_f64().unwrap()],
    }
}

fn number(value: &Value) -> usize {
    value.as_u64().unwrap() as usize
}

fn rows<const N: usize>(value: &Value) -> Vec<[f64; N]> {
    value.as_array().unwrap().iter().map(|row| flat(row).try_into().unwrap()).collect()
}

/// Relative to the largest.
fn near(what: &str, got: &[f64], want: &[f64]) {
    assert_eq!(got.len(), want.len(), "{what}");
    let scale = want.iter().fold(1e-12_f64, |m, w| m.max(w.abs()));
    for (k, (g, w)) in got.iter().zip(want).enumerate() {
        assert!((g - w).abs() <= 1e-10 * scale, "{what}, {k}: {g} is not {w}");
    }
}

#[test]
fn a_mixture_of_gaussians() {
    for name in ["gmm_d2_k3_n4", "gmm_d3_k2_n5_m2"] {
        let all = data(name);
        let input = &all["input"];
        let of = |what: &str| flat(&input[what]);
        let (alpha, mu, q, l, x) = (of("alpha"), of("mu"), of("q"), of("l"), of("x"));
        let (d, gamma, m) = (number(&input["d"]), input["gamma"].as_f64().unwrap(), number(&input["m"]));
        near(name, &[gmm(&alpha, &mu, &q, &l, &x, d, gamma, m)], &flat(&all["objective"]));
        let gradient = grad_gmm(&alpha, &mu, &q, &l, &x, d, gamma, m);
        for (part, got) in [("alpha", gradient.0), ("mu", gradient.1), ("q", gradient.2), ("l", gradient.3)] {
            near(part, &got, &flat(&all["gradient"][part]));
        }
    }
}

#[test]
fn bundle_adjustment() {
    let all = data("ba_general");
    let input = &all["input"];
    let (cams, points, features) =
        (rows::<11>(&input["cams"]), rows::<3>(&input["X"]), rows::<2>(&input["feats"]));
    let w = flat(&input["w"]);
    for (i, o) in input["obs"].as_array().unwrap().iter().enumerate() {
        let (cam, x) = (&cams[number(&o[0])], &points[number(&o[1])]);
        near("error", &residual(cam, x, w[i], &features[i]), &flat(&all["reproj_err"][i]));
        let (_, record) = forward_residual(cam, x, w[i], &features[i]);
        let block: Vec<f64> = [[1.0, 0.0], [0.0, 1.0]]
            .into_iter()
            .flat_map(|seed| {
                let (cam, x, w) = reverse_residual(&record, seed);
                [&cam[..], &x, &[w]].concat()
            })
            .collect();
        near("block", &block, &flat(&all["reproj_jacobian_blocks"][i]));
    }
}

#[test]
fn determinants() {
    for name in ["det_l3", "det_l4", "det_l6"] {
        let all = data(name);
        let (a, n) = (flat(&all["input"]["A"]), number(&all["input"]["ell"]));
        near(name, &[det(&a, n)], &flat(&all["primal"]));
        near(name, &grad_det(&a, n), &flat(&all["gradient"]));
    }
}

#[test]
fn k_means() {
    let all = data("kmeans_n8_k3_d2");
    let (points, centres) = (flat(&all["input"]["points"]), flat(&all["input"]["centroids"]));
    near("cost", &[kmeans(&centres, &points, 2)], &flat(&all["cost"]));
    // The Hessian is diagonal, so that its product with ones is the diagonal.
    let (_, gradient, diagonal) = hvp_kmeans(&centres, &points, 2, &vec![1.0; centres.len()]);
    near("gradient", &gradient, &flat(&all["gradient"]));
    near("Hessian", &diagonal, &flat(&all["hessian_diagonal"]));
}

#[test]
fn least_squares() {
    for name in ["llsq_n5_m4", "llsq_n16_m8"] {
        let all = data(name);
        let (x, n) = (flat(&all["input"]["x"]), number(&all["input"]["n"]));
        near(name, &[llsq(&x, n)], &flat(&all["primal"]));
        near(name, &grad_llsq(&x, n), &flat(&all["gradient"]));
    }
}

#[test]
fn log_sum_exp() {
    for name in ["lse_n5", "lse_wide"] {
        let all = data(name);
        let x = flat(&all["input"]["x"]);
        near(name, &[lse(&x)], &flat(&all["primal"]));
        near(name, &grad_lse(&x), &flat(&all["gradient"]));
    }
}

#[test]
fn a_recurrent_network() {
    let all = data("lstm_l2_c4_b3");
    let of = |what: &str| flat(&all["input"][what]);
    let (main, extra, state, bits) = (of("main_params"), of("extra_params"), of("state"), of("sequence"));
    near("value", &[lstm(&main, &extra, &state, &bits, 2, 3, 4)], &flat(&all["objective"]));
    let (main, extra) = grad_lstm(&main, &extra, &state, &bits, 2, 3, 4);
    near("gradient", &[main, extra].concat(), &flat(&all["gradient"]));
}

#[test]
fn an_equation_of_motion() {
    for name in ["ode_n4_s3", "ode_n8_s10"] {
        let all = data(name);
        let (x, steps) = (flat(&all["input"]["x"]), number(&all["input"]["s"]));
        let (y, record) = forward_ode(&x, steps);
        near(name, &y, &flat(&all["primal"]));
        let mut last = vec![0.0; x.len()];
        last[x.len() - 1] = 1.0;
        near(name, &reverse_ode(&record, &last), &flat(&all["gradient_of_last"]));
    }
}

/// Gradient descent as the suite prescribes it: the step doubles after ten successes and halves after a failure.
fn descend<const N: usize>(
    start: [f64; N],
    f: &dyn Fn(&[f64; N]) -> f64,
    gradient: &dyn Fn(&[f64; N]) -> [f64; N],
) -> [f64; N] {
    let norm = |v: &[f64; N]| v.iter().map(|v| v * v).sum::<f64>().sqrt();
    let (mut x, mut fx, mut g) = (start, f(&start), gradient(&start));
    let (mut successes, mut step) = (0, 1e-5);
    loop {
        if norm(&g) <= 1e-5 {
            return x;
        }
        if successes == 10 {
            step *= 2.0;
            successes = 0;
            continue;
        }
        let next: [f64; N] = std::array::from_fn(|k| x[k] - step * g[k]);
        if norm(&std::array::from_fn(|k| x[k] - next[k])) <= 1e-5 {
            return x;
        }
        let there = f(&next);
        if there < fx {
            (x, fx, g) = (next, there, gradient(&next));
            successes += 1;
        } else {
            step /= 2.0;
            successes = 0;
        }
    }
}

#[test]
fn a_particle() {
    let all = data("particle");
    for point in all["objective_points"].as_array().unwrap() {
        let at = |what: &str| flat(&point[what]);
        near("objective", &[particle(at("w")[0])], &at("objective"));
        near("derivative", &[grad_particle(at("w")[0])], &at("derivative"));
    }
    let best = descend([0.0], &|[w]| particle(*w), &|[w]| [grad_particle(*w)]);
    near("minimum", &best, &flat(&all["argmin_f64"]));
}

#[test]
fn a_saddle() {
    let all = data("saddle");
    let start = [1.0, 1.0];
    let best_y = |x: &[f64; 2]| descend(start, &|y| -saddle(x, y), &|y| grad_saddle(x, y).1.map(|g| -g));
    // The derivative of the value at the inner optimum: there, that by y vanishes.
    let x = descend(start, &|x| saddle(x, &best_y(x)), &|x| grad_saddle(x, &best_y(x)).0);
    near("saddle", &[x, best_y(&x)].concat(), &flat(&all["expected_gradbench"]));
}

struct Hand {
    theta: Vec<f64>,
    us: Vec<[f64; 2]>,
    model: HandModel,
    correspondences: Vec<usize>,
    points: Vec<[f64; 3]>,
}

fn hand(input: &Value) -> Hand {
    let (data, m) = (&input["data"], &input["data"]["model"]);
    let matrices = |what: &Value| -> Vec<[[f64; 4]; 4]> {
        what.as_array().unwrap().iter().map(|m| rows::<4>(m).try_into().unwrap()).collect()
    };
    let whole = |what: &Value| -> Vec<usize> { what.as_array().unwrap().iter().map(number).collect() };
    Hand {
        theta: flat(&input["theta"]),
        us: rows(&input["us"]),
        model: HandModel {
            parents: flat(&m["parents"]).iter().map(|&p| (p >= 0.0).then_some(p as usize)).collect(),
            base_relatives: matrices(&m["base_relatives"]),
            inverse_base_absolutes: matrices(&m["inverse_base_absolutes"]),
            base_positions: rows(&m["base_positions"]),
            weights: m["weights"].as_array().unwrap().iter().map(flat).collect(),
            triangles: (m["triangles"].as_array().unwrap().iter())
                .map(|t| whole(t).try_into().unwrap())
                .collect(),
            is_mirrored: m["is_mirrored"].as_bool().unwrap(),
        },
        correspondences: whole(&data["correspondences"]),
        points: rows(&data["points"]),
    }
}

#[test]
fn hand_tracking_of_vertices() {
    let all = data("ht_simple_small");
    let Hand { theta, model, correspondences, points, .. } = hand(&all["input"]);
    near("errors", &simple(&theta, &model, &correspondences, &points), &flat(&all["objective"]));
    let jacobian = jacobian_simple(&theta, &model, &correspondences, &points);
    near("Jacobian", &jacobian, &flat(&all["jacobian"]));
}

#[test]
fn hand_tracking_on_triangles() {
    for name in ["ht_complicated_small", "ht_complicated_mirrored_small"] {
        let all = data(name);
        let Hand { theta, us, model, correspondences, points } = hand(&all["input"]);
        near(
            "errors",
            &complicated(&theta, &us, &model, &correspondences, &points),
            &flat(&all["objective"]),
        );
        // The coordinates of a point move its own three rows only, so that all of them move at once.
        let angles: Vec<Lanes<f64, 28>> = (2..28).map(Lanes::unit).collect();
        let own = vec![[Lanes::unit(0), Lanes::unit(1)]; us.len()];
        let (_, rows) = jvp_complicated_batch(&theta, &us, &model, &correspondences, &points, &angles, &own);
        let jacobian: Vec<f64> = rows.iter().flat_map(|row| row.0).collect();
        near(name, &jacobian, &flat(&all["jacobian"]));
    }
}
