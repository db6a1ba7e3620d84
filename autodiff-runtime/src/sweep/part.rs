//! Parts of tangents by name: what a pattern takes out of a struct or a variant, where the sweep does not know which of the two it is.
use crate::Zero;

/// A name as a number, for [`part`]: types can tell numbers apart on stable Rust, and texts not.
///
/// ```
/// use autodiff::sweep::name;
/// assert_ne!(name("Circle.0"), name("Circle.1"));
/// ```
#[must_use]
pub const fn name(text: &str) -> u64 {
    // FNV-1a. Two parts of one type with one number would be two implementations, which rustc refuses.
    let (text, mut sum, mut k) = (text.as_bytes(), 0xCBF2_9CE4_8422_2325_u64, 0);
    while k < text.len() {
        sum = (sum ^ text[k] as u64).wrapping_mul(0x0000_0100_0000_01B3);
        k += 1;
    }
    sum
}

/// A tangent that has a part of this name. The derive implements it for each field of a struct and of the variants of an enum.
#[diagnostic::on_unimplemented(
    message = "the tangent `{Self}` has no part of the name that this pattern uses",
    note = "put `#[derive(Differentiable)]` on the type; a variant that was imported under another name is written with its own"
)]
pub trait Holds<Part, const NAME: u64> {
    /// The part. A zero of any variant becomes the variant in question.
    ///
    /// # Panics
    /// If the tangent is of another variant.
    fn held(&mut self) -> &mut Part;
}

impl<const NAME: u64> Holds<Zero, NAME> for Zero {
    #[inline(always)]
    fn held(&mut self) -> &mut Zero {
        self
    }
}

impl<T: crate::sweep::Tangent> Holds<T, { name("Some.0") }> for Option<T> {
    #[inline]
    fn held(&mut self) -> &mut T {
        self.get_or_insert_with(T::empty)
    }
}

/// The part of a tangent that belongs to what a pattern takes out of the value.
///
/// ```
/// use autodiff::sweep::{name, part};
/// let mut adjoint = Some(1.5);
/// *part::<_, { name("Some.0") }>(&mut adjoint) += 2.0;
/// assert_eq!(adjoint, Some(3.5));
/// ```
///
/// # Panics
/// If the tangent of an enum is of another variant.
#[inline(always)]
pub fn part<Part, const NAME: u64>(of: &mut impl Holds<Part, NAME>) -> &mut Part {
    of.held()
}
