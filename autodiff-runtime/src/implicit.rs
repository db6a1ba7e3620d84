//! What implicit functions need: the inverse of the matrix of a residual's slopes.
use crate::sweep::Number;

/// The inverse of a small matrix, by elimination with pivots. Of a singular one the entries are not finite: the root does not depend on
/// the parameters as the implicit function theorem has it.
///
/// ```
/// let inverse = autodiff::implicit::inverse([[0.0, 2.0], [4.0, 0.0]]);
/// assert_eq!(inverse, [[0.0, 0.25], [0.5, 0.0]]);
/// assert!(autodiff::implicit::inverse([[1.0_f64, 2.0], [2.0, 4.0]])[0][0].is_nan());
/// ```
#[must_use]
pub fn inverse<T: Number + PartialOrd, const N: usize>(mut matrix: [[T; N]; N]) -> [[T; N]; N] {
    let zero = T::zero();
    let size = |x: T| if x < zero { -x } else { x };
    let mut inverse: [[T; N]; N] =
        core::array::from_fn(|i| core::array::from_fn(|j| crate::direction::unit(i, j)));
    for k in 0..N {
        let mut pivot = k;
        for i in k + 1..N {
            if size(matrix[i][k]) > size(matrix[pivot][k]) {
                pivot = i;
            }
        }
        if matrix[pivot][k] == zero {
            return [[T::constant(f64::NAN); N]; N];
        }
        matrix.swap(k, pivot);
        inverse.swap(k, pivot);
        let (row, own) = (matrix[k], inverse[k]);
        let scale = T::constant(1.0) / row[k];
        for i in 0..N {
            if i == k {
                matrix[i] = row.map(|x| x * scale);
                inverse[i] = own.map(|x| x * scale);
                continue;
            }
            let factor = matrix[i][k] * scale;
            if factor == zero {
                continue;
            }
            for j in 0..N {
                matrix[i][j] = matrix[i][j] - factor * row[j];
                inverse[i][j] = inverse[i][j] - factor * own[j];
            }
        }
    }
    inverse
}
