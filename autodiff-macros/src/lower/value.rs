//! What an expression stands for while the body is read: scalars, places, tuples, closures, iterators. Only scalars and places
//! reach the intermediate representation; everything else is taken apart here.
use super::iter::Iter;
use crate::ir::{Agg, Ex, Place, VarId};
use crate::types::Ty;
use proc_macro2::Span;
use std::rc::Rc;

#[derive(Clone)]
pub(crate) enum Value {
    Unit,
    /// Control never comes out of the expression.
    Never,
    Scalar(Ex, Ty),
    /// A place that has not been read yet: a variable, an element, a field.
    Place(Place, Ty),
    /// A reference to a place.
    Ref(Place, Ty, bool),
    Tuple(Vec<Value>),
    /// `Option` and `Result`: whether the payload is there, the payload, and what stands beside it in a `Result`.
    Fallible(Box<Fallible>),
    /// An array or vector under construction.
    Fresh(Agg, Ty),
    Closure(Rc<Closure>),
    Iter(Box<Iter>),
    Range(Box<Range>),
    /// A function nested in the body, under the name it has in generated code.
    Item(proc_macro2::Ident),
    /// What a call gives, or a part of it: what that is, its use will say.
    Outcome(usize),
}

#[derive(Clone)]
pub(crate) struct Fallible {
    pub(crate) present: Ex,
    pub(crate) payload: Value,
    /// The error of a `Result`, as an `Option` of it; nothing in an `Option`, and in a `Result` that cannot fail here.
    pub(crate) error: Option<Ex>,
    pub(crate) is_result: bool,
}

#[derive(Clone)]
pub(crate) struct Range {
    pub(crate) lo: Option<Ex>,
    pub(crate) hi: Option<Ex>,
    pub(crate) inclusive: bool,
    pub(crate) ty: Ty,
}

/// A closure, or a function nested in the body: its text, and the scope that its names mean.
pub(crate) struct Closure {
    pub(crate) params: Vec<syn::Pat>,
    pub(crate) types: Vec<Option<syn::Type>>,
    pub(crate) body: syn::Expr,
    pub(crate) output: Option<syn::Type>,
    pub(crate) scopes: Scopes,
    pub(crate) is_fn: bool,
    pub(crate) span: Span,
}

/// What a name of the user's is bound to.
#[derive(Clone)]
pub(crate) enum Slot {
    Value(Value),
    /// A mutable scalar, or an aggregate.
    Var(VarId),
    Tuple(Vec<Slot>),
    Fallible {
        present: VarId,
        payload: Box<Slot>,
        error: Option<VarId>,
        is_result: bool,
    },
    /// An iterator that is asked for one item after the other: the variable counts those that were given.
    Cursor(Rc<super::iter::Items>, VarId),
    /// Its definition was refused: whatever reads it is refused without words.
    Poison,
    /// `let x;`, until its first assignment shows its shape.
    Deferred(usize),
}

pub(crate) type Scopes = Vec<std::collections::BTreeMap<String, Slot>>;
