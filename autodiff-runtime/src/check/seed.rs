//! Floats, one for each output, go in; a seed of the shape that a reverse sweep takes comes out.

/// The floats of a seed, taken in order.
#[derive(Clone, Debug)]
pub struct Seeds {
    wide: Vec<f64>,
    narrow: Vec<f32>,
    lengths: Vec<usize>,
}

impl Seeds {
    /// `values` cut into single floats and sequences of these lengths.
    pub(super) fn new(values: &[f64], lengths: &[usize]) -> Self {
        let narrow = values.iter().map(|&x| x as f32).collect();
        Self { wide: values.to_vec(), narrow, lengths: lengths.to_vec() }
    }
}

/// How much of the [`Seeds`] has been taken.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    seeds: &'a Seeds,
    /// Floats taken.
    floats: usize,
    /// Sequences taken whole, and floats taken of the one after them.
    sequences: usize,
    within: usize,
}

impl Cursor<'_> {
    /// The place of the next sequence.
    fn sequence(&mut self) -> std::ops::Range<usize> {
        let start = self.floats;
        self.floats += self.seeds.lengths.get(self.sequences).copied().unwrap_or(0);
        self.sequences += 1;
        start..self.floats
    }

    /// The place of one float, be it single or part of an array.
    fn float(&mut self) -> usize {
        self.floats += 1;
        self.within += 1;
        if self.seeds.lengths.get(self.sequences) == Some(&self.within) {
            self.sequences += 1;
            self.within = 0;
        }
        self.floats - 1
    }
}

/// A type of seed: a float, an array, a slice (for outputs that are a `Vec` or a `&mut` slice), or a tuple of these.
#[diagnostic::on_unimplemented(
    message = "a gradient check cannot build a seed of type `{Self}` from floats",
    note = "check through `autodiff::check::GradCheck::jacobian`, with a closure that builds the seed"
)]
pub trait Seed<'a>: Sized {
    #[doc(hidden)]
    fn take(cursor: &mut Cursor<'a>) -> Self;
}

/// The seed of the type that is expected where this is called.
pub fn seed<'a, S: Seed<'a>>(seeds: &'a Seeds) -> S {
    S::take(&mut Cursor { seeds, floats: 0, sequences: 0, within: 0 })
}

impl<'a> Seed<'a> for f64 {
    fn take(cursor: &mut Cursor<'a>) -> Self {
        let at = cursor.float();
        cursor.seeds.wide[at]
    }
}

impl<'a> Seed<'a> for f32 {
    fn take(cursor: &mut Cursor<'a>) -> Self {
        let at = cursor.float();
        cursor.seeds.narrow[at]
    }
}

impl<'a> Seed<'a> for &'a [f64] {
    fn take(cursor: &mut Cursor<'a>) -> Self {
        let range = cursor.sequence();
        &cursor.seeds.wide[range]
    }
}

impl<'a> Seed<'a> for &'a [f32] {
    fn take(cursor: &mut Cursor<'a>) -> Self {
        let range = cursor.sequence();
        &cursor.seeds.narrow[range]
    }
}

impl<'a, S: Seed<'a>, const N: usize> Seed<'a> for [S; N] {
    fn take(cursor: &mut Cursor<'a>) -> Self {
        std::array::from_fn(|_| S::take(cursor))
    }
}

macro_rules! seed_tuples {
    ($(($($type:ident)+))*) => {$(
        impl<'a, $($type: Seed<'a>),+> Seed<'a> for ($($type,)+) {
            fn take(cursor: &mut Cursor<'a>) -> Self {
                ($($type::take(cursor),)+)
            }
        }
    )*};
}
seed_tuples! {
    (A) (A B) (A B C) (A B C D) (A B C D E) (A B C D E F) (A B C D E F G) (A B C D E F G H) (A B C D E F G H I)
    (A B C D E F G H I J) (A B C D E F G H I J K) (A B C D E F G H I J K L)
}

#[cfg(test)]
mod tests {
    use super::super::flatten::Flat;
    use super::*;

    #[test]
    fn every_shape_of_output_has_its_seed() {
        let outputs = (1.0, vec![2.0, 3.0], [[4.0], [5.0]], Vec::<f64>::new(), 6.0_f32);
        let flat = Flat::of(&outputs);
        let seeds = Seeds::new(flat.values(), flat.lengths());
        let whole: (f64, &[f64], [[f64; 1]; 2], &[f64], f32) = seed(&seeds);
        assert_eq!(whole, (1.0, &[2.0, 3.0][..], [[4.0], [5.0]], &[][..], 6.0));
        let bare = Flat::of(&vec![7.0, 8.0]);
        let seeds = Seeds::new(bare.values(), bare.lengths());
        assert_eq!(seed::<&[f64]>(&seeds), [7.0, 8.0]);
    }
}
