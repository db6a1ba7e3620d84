//! The hand tracking objective of GradBench: a skeleton of bones moves a mesh, whose vertices are held against points. 26 angles (and two
//! coordinates per point) go in, three numbers per point come out: a function for forward mode.
#![allow(clippy::needless_range_loop)]
use autodiff::differentiate;

/// What does not move: the bones, in an order where parents come first, and the mesh on them.
pub struct HandModel {
    pub parents: Vec<Option<usize>>,
    pub base_relatives: Vec<[[f64; 4]; 4]>,
    pub inverse_base_absolutes: Vec<[[f64; 4]; 4]>,
    pub base_positions: Vec<[f64; 4]>,
    pub weights: Vec<Vec<f64>>,
    pub triangles: Vec<[usize; 3]>,
    pub is_mirrored: bool,
}

#[differentiate(jvp)]
fn matmul(a: &[[f64; 4]; 4], b: &[[f64; 4]; 4]) -> [[f64; 4]; 4] {
    let mut c = [[0.0; 4]; 4];
    for i in 0..4 {
        for j in 0..4 {
            for k in 0..4 {
                c[i][j] += a[i][k] * b[k][j];
            }
        }
    }
    c
}

#[differentiate(jvp)]
fn euler(ax: f64, ay: f64, az: f64) -> [[f64; 4]; 4] {
    let (sx, cx) = ax.sin_cos();
    let (sy, cy) = ay.sin_cos();
    let (sz, cz) = az.sin_cos();
    let rx = [[1.0, 0.0, 0.0, 0.0], [0.0, cx, -sx, 0.0], [0.0, sx, cx, 0.0], [0.0, 0.0, 0.0, 1.0]];
    let ry = [[cy, 0.0, sy, 0.0], [0.0, 1.0, 0.0, 0.0], [-sy, 0.0, cy, 0.0], [0.0, 0.0, 0.0, 1.0]];
    let rz = [[cz, -sz, 0.0, 0.0], [sz, cz, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]];
    let turned: [[f64; 4]; 4] = matmul(&rz, &ry);
    matmul(&turned, &rx)
}

#[differentiate(jvp)]
fn rotation(g: &[f64; 3]) -> [[f64; 3]; 3] {
    let norm = (g[0] * g[0] + g[1] * g[1] + g[2] * g[2]).sqrt();
    if norm < 1e-4 {
        return [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    }
    let (x, y, z) = (g[0] / norm, g[1] / norm, g[2] / norm);
    let (s, c) = norm.sin_cos();
    let t = 1.0 - c;
    [
        [x * x + (1.0 - x * x) * c, x * y * t - z * s, x * z * t + y * s],
        [x * y * t + z * s, y * y + (1.0 - y * y) * c, y * z * t - x * s],
        [x * z * t - y * s, z * y * t + x * s, z * z + (1.0 - z * z) * c],
    ]
}

/// Where the vertices are.
#[differentiate(jvp, wrt(theta))]
fn skin(theta: &[f64], model: &HandModel) -> Vec<[f64; 3]> {
    let bones = model.parents.len();
    let mut pose = vec![[0.0; 3]; bones + 3];
    for i in 0..3 {
        pose[0][i] = theta[i];
        pose[1][i] = 1.0;
        pose[2][i] = theta[3 + i];
    }
    let (mut it, mut col) = (6, 5);
    for _ in 0..5 {
        for k in 0..3 {
            pose[col][0] = theta[it];
            it += 1;
            if k == 0 {
                pose[col][1] = theta[it];
                it += 1;
            }
            col += 1;
        }
        col += 1;
    }
    let mut absolutes: Vec<[[f64; 4]; 4]> = Vec::with_capacity(bones);
    let mut transforms: Vec<[[f64; 4]; 4]> = Vec::with_capacity(bones);
    for b in 0..bones {
        let p = pose[b + 3];
        let turn: [[f64; 4]; 4] = euler(p[0], p[2], p[1]);
        let relative: [[f64; 4]; 4] = matmul(&model.base_relatives[b], &turn);
        let absolute: [[f64; 4]; 4] = match model.parents[b] {
            None => relative,
            Some(parent) => matmul(&absolutes[parent], &relative),
        };
        absolutes.push(absolute);
        transforms.push(matmul(&absolute, &model.inverse_base_absolutes[b]));
    }
    let rot: [[f64; 3]; 3] = rotation(&pose[0]);
    let mut out = Vec::with_capacity(model.base_positions.len());
    for v in 0..model.base_positions.len() {
        let position = &model.base_positions[v];
        let mut s = [0.0; 3];
        for b in 0..bones {
            let w = model.weights[v][b];
            for i in 0..3 {
                let t = &transforms[b];
                let mut dot = 0.0;
                for k in 0..4 {
                    dot += t[i][k] * position[k];
                }
                s[i] += w * dot;
            }
        }
        if model.is_mirrored {
            s[0] = -s[0];
        }
        let mut r = [0.0; 3];
        for i in 0..3 {
            r[i] = pose[2][i];
            for k in 0..3 {
                r[i] += rot[i][k] * pose[1][k] * s[k];
            }
        }
        out.push(r);
    }
    out
}

/// The distances of points from the vertices that correspond to them.
#[differentiate(jacobian = forward, wrt(theta))]
pub fn simple(theta: &[f64], model: &HandModel, correspondences: &[usize], points: &[[f64; 3]]) -> Vec<f64> {
    let vertices: Vec<[f64; 3]> = skin(theta, model);
    let mut err = Vec::with_capacity(3 * points.len());
    for (i, p) in points.iter().enumerate() {
        for j in 0..3 {
            err.push(p[j] - vertices[correspondences[i]][j]);
        }
    }
    err
}

/// The distances of points from places on triangles.
#[differentiate(jvp, wrt(theta, us))]
pub fn complicated(
    theta: &[f64],
    us: &[[f64; 2]],
    model: &HandModel,
    correspondences: &[usize],
    points: &[[f64; 3]],
) -> Vec<f64> {
    let vertices: Vec<[f64; 3]> = skin(theta, model);
    points
        .iter()
        .zip(us)
        .zip(correspondences)
        .flat_map(|((p, u), &c)| {
            let [a, b, c] = model.triangles[c];
            let v = &vertices;
            [0, 1, 2].map(|j| p[j] - (u[0] * v[a][j] + u[1] * v[b][j] + (1.0 - u[0] - u[1]) * v[c][j]))
        })
        .collect()
}
