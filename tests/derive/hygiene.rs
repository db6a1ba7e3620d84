//! What is generated compiles wherever the struct does: strict lints, other names, macros, no prelude.
#![deny(warnings, missing_docs, unreachable_pub, missing_debug_implementations, missing_copy_implementations)]
#![deny(clippy::all, clippy::pedantic)]

use autodiff::Differentiable;

/// All kinds of fields, in public.
#[derive(Clone, Debug, Differentiable)]
pub struct Public<'a, T> {
    /// A parameter.
    pub generic: T,
    /// Floats.
    pub floats: Vec<(f64, [f32; 2])>,
    /// A name.
    pub name: &'a str,
    /// Another struct.
    pub pair: Pair,
    private: usize,
}

/// A tuple struct.
#[derive(Clone, Copy, Debug, Differentiable)]
pub struct Pair(pub f64, pub f64);

/// Nothing.
#[derive(Clone, Copy, Debug, Differentiable)]
pub struct Unit;

/// Modes.
#[derive(Clone, Copy, Debug, Differentiable)]
pub enum Mode {
    /// The first.
    First,
    /// The second, so many times.
    Second(u8),
}

/// Nobody looks into this one, but for its gradient.
#[derive(Differentiable)]
struct Private {
    x: f64,
    y: f64,
}

#[test]
fn strict() {
    let public = Public { generic: 1.0, floats: vec![], name: "x", pair: Pair(1.0, 2.0), private: 1 };
    assert_eq!(public.private, 1);
    let zero = public.zero_tangent();
    assert_eq!(zero.pair, PairTangent(0.0, 0.0));
    let private = Private { x: 1.0, y: 2.0 };
    assert_eq!(format!("{:?}", private.zero_tangent()), "PrivateTangent { x: 0.0, y: 0.0 }");
}

/// Lints that the struct switches off are off for its tangent.
#[derive(Differentiable)]
#[allow(non_snake_case)]
struct Physics {
    G: f64,
}

/// Its use in generated code is no use.
#[deprecated]
#[derive(Clone, Copy, Debug, Differentiable)]
pub struct Old {
    /// Old, too.
    #[deprecated]
    pub x: f64,
}

mod no_prelude {
    #![no_implicit_prelude]
    #![allow(dead_code, non_camel_case_types)]

    struct Vec;
    struct Option;
    struct Zero;
    trait Clone {}
    trait Default {}
    struct Box<T>(T);
    struct autodiff;
    struct bool;

    #[derive(::autodiff::Differentiable)]
    struct Plain<'a, T> {
        x: f64,
        list: ::std::vec::Vec<f64>,
        option: ::std::option::Option<f32>,
        slice: &'a [T],
        other: Other,
        zero: Zero,
    }
    #[derive(::autodiff::Differentiable)]
    struct Other(f64, #[constant] Vec, Option);
    #[derive(::autodiff::Differentiable)]
    enum Kind {
        Nothing,
        Something(Other2),
    }
    #[derive(::autodiff::Differentiable)]
    struct Other2 {}

    #[test]
    fn compiles() {
        let plain = Plain {
            x: 1.0,
            list: ::std::vec![1.0],
            option: ::std::option::Option::None,
            slice: &[1.0],
            other: Other(1.0, Vec, Option),
            zero: Zero,
        };
        let zero = ::autodiff::Differentiable::zero_tangent(&plain);
        ::std::assert_eq!((zero.x, zero.list, zero.slice), (0.0, ::std::vec![0.0], ::std::vec![0.0]));
    }
}

mod renamed {
    use autodiff as ad;

    #[derive(ad::Differentiable)]
    #[differentiable(crate = ad, tangent = Direction)]
    struct Renamed<T> {
        x: T,
        mode: super::Mode,
    }

    #[test]
    fn compiles() {
        use ad::Differentiable as _;
        let renamed = Renamed { x: 1.0, mode: super::Mode::First };
        assert_eq!(renamed.zero_tangent(), Direction { x: 0.0, mode: ad::Zero });
    }
}

macro_rules! define {
    ($name:ident { $($field:ident: $type:ty),* } $hidden:ident) => {
        #[derive(Differentiable)]
        struct $name { $($field: $type,)* of_the_macro: f64, $hidden: usize }
    };
}
define!(Defined { x: f64, list: Vec<f64>, r#type: Option<Pair> } count);

/// Types that come in invisible groups, raw identifiers, structs inside of functions.
#[test]
fn spellings() {
    #[derive(Differentiable)]
    #[allow(non_camel_case_types)]
    struct r#struct<r#type> {
        r#fn: r#type,
    }
    let zero: structTangent<f64> = r#struct { r#fn: 1.0 }.zero_tangent();
    assert_eq!(zero, structTangent { r#fn: 0.0 });

    let defined = Defined { x: 1.0, list: vec![1.0], r#type: None, of_the_macro: 1.0, count: 1 };
    assert_eq!(defined.count, 1);
    let zero = defined.zero_tangent();
    assert_eq!((zero.list.as_slice(), zero.r#type, zero.count), (&[0.0][..], None, autodiff::Zero));
    assert!(format!("{zero:?}").contains(" type: None"));
}

/// What is allowed for the struct is allowed for its tangent.
#[test]
fn lints_and_deprecation() {
    #[allow(deprecated)]
    let old = Old { x: 1.0 }.zero_tangent();
    assert_eq!(old, OldTangent { x: 0.0 });
    assert_eq!(Physics { G: 1.0 }.zero_tangent(), PhysicsTangent { G: 0.0 });
}

/// Traits in scope with methods of the same names as ours.
mod traits {
    #![allow(dead_code)]
    use super::{Mode, Pair};

    trait Everything {
        fn zero_tangent(&self) {}
        fn accumulate(&self) {}
        fn clear(&self) {}
        fn clone(&self) {}
        fn field(&self) {}
        fn finish(&self) {}
        fn eq(&self) {}
    }
    impl<T: ?Sized> Everything for T {}

    #[derive(autodiff::Differentiable)]
    struct Plain<T>(f64, Pair, Mode, T);
}
