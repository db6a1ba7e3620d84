//! Arrays that exchange their roles.
use core::mem::swap;

/// `to[range].copy_from_slice(&from[range])` for a `from` that is written there before it is read: the arrays change places, and what
/// lies outside of the range goes back.
///
/// ```
/// let (mut to, mut from) = (&mut [1, 2, 3, 4], &mut [5, 6, 7, 8]);
/// autodiff::sweep::exchange(&mut to, &mut from, 1, 3);
/// assert_eq!((to[0], to[1], to[2], to[3]), (1, 6, 7, 4));
/// assert_eq!((from[0], from[3]), (5, 8));
/// ```
///
/// # Panics
/// If the range is not within the arrays, as the copy would.
#[inline(always)]
pub fn exchange<'a, T, const N: usize>(
    to: &mut &'a mut [T; N],
    from: &mut &'a mut [T; N],
    start: usize,
    end: usize,
) {
    if start < end {
        swap(to, from);
        to[..start].swap_with_slice(&mut from[..start]);
        to[end..].swap_with_slice(&mut from[end..]);
    }
}
