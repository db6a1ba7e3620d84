//! The intermediate representation: one structured, typed program that every pass reads and writes.
//!
//! Scalars are *values*: bound once, never changed (static single assignment). What changes lives in *variables*:
//! mutable scalars, arrays, vectors, structs; they are read by `Load` and written by `Store` or `Add`.
//! There is no control-flow graph: blocks nest, an `if` may yield values, and `break`, `continue`, `return` and `?`
//! were lowered to nesting and one word before this form is reached. An expression tree is pure unless it holds an
//! opaque call or macro; those are bound by a `Let` of their own and so are never evaluated twice.
use crate::rules::Row;
use crate::types::Ty;
use proc_macro2::{Ident, Span, TokenStream};
use std::collections::BTreeMap;

pub(crate) type ValId = usize;
pub(crate) type VarId = usize;
pub(crate) type FrameId = usize;

/// A value: named, typed, bound exactly once.
#[derive(Clone)]
pub(crate) struct Val {
    /// The name it is printed with, before it is made unique; `None` for a temporary.
    pub(crate) name: Option<Ident>,
    pub(crate) ty: Ty,
    pub(crate) span: Span,
    pub(crate) of: Of,
}

/// What a value or variable of the compiler's own making stands for; its name says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Of {
    Itself,
    /// `x_adj`
    AdjointOfVal(ValId),
    AdjointOfVar(VarId),
    /// `x_dot`
    TangentOfVal(ValId),
    TangentOfVar(VarId),
    /// `dv_dx`: the local derivative of a result with respect to an operand.
    Partial(ValId, ValId),
    /// `x_kept`: carries a value out of a branch.
    Kept(ValId),
    /// `x_row`: the piece of it that a loop runs over.
    Row(VarId),
}

/// Where a variable comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// A parameter taken by shared reference: nobody can change it while it is borrowed.
    Shared,
    /// A parameter taken by `&mut`: the caller's memory, ours until we return.
    Exclusive,
    /// A parameter taken by value, or a local.
    Owned,
    /// A constant or static, named by a path.
    Static,
    /// The adjoint of another variable or value.
    Adjoint,
}

/// A variable: memory with a name.
#[derive(Clone)]
pub(crate) struct Var {
    pub(crate) name: Option<Ident>,
    pub(crate) ty: Ty,
    pub(crate) span: Span,
    pub(crate) origin: Origin,
    /// The user may change it: `mut`, or a parameter by `&mut`.
    pub(crate) mutable: bool,
    pub(crate) of: Of,
}

/// A place: a variable, or a part of one.
#[derive(Clone)]
pub(crate) struct Place {
    pub(crate) root: VarId,
    pub(crate) path: Vec<Proj>,
}

#[derive(Clone)]
pub(crate) enum Proj {
    Index(Ex),
    /// `[lo..hi]`, either end open.
    Range(Option<Ex>, Option<Ex>),
    Field(syn::Member),
    /// What a variant of an enum holds, where the enum is known to be that variant.
    Payload(Variant),
}

/// A field of a variant.
#[derive(Clone)]
pub(crate) struct Variant {
    /// `Shape::Circle`
    pub(crate) path: TokenStream,
    pub(crate) member: syn::Member,
}

/// A struct literal, or one of a variant of an enum.
#[derive(Clone)]
pub(crate) struct Literal {
    pub(crate) path: TokenStream,
    pub(crate) variant: bool,
    pub(crate) fields: Vec<(syn::Member, Agg)>,
    /// `..place`
    pub(crate) rest: Option<Place>,
}

impl Literal {
    /// A field of the literal, as a part of a place that holds it.
    pub(crate) fn field(&self, member: &syn::Member) -> Proj {
        if self.variant {
            Proj::Payload(Variant { path: self.path.clone(), member: member.clone() })
        } else {
            Proj::Field(member.clone())
        }
    }
}

impl Place {
    pub(crate) fn var(root: VarId) -> Self {
        Place { root, path: Vec::new() }
    }
    pub(crate) fn is_whole(&self) -> bool {
        self.path.is_empty()
    }
    pub(crate) fn then(&self, proj: Proj) -> Self {
        let mut path = self.path.clone();
        path.push(proj);
        Place { root: self.root, path }
    }
}

/// An expression tree over values.
#[derive(Clone)]
pub(crate) enum Ex {
    Val(ValId),
    Lit(syn::Lit),
    /// A float literal of the compiler's own making; it takes the type of its surroundings.
    Num(f64),
    /// A constant, a static, an associated constant: any path that is not a local.
    Path(TokenStream),
    /// A primitive of the rule table; the type is the float type it works in.
    Prim(&'static Row, Vec<Ex>, Ty),
    /// The second, nothing where the first, an adjoint, is zero (rule S2).
    UnlessZero(Box<Ex>, Box<Ex>),
    Bin(syn::BinOp, Box<Ex>, Box<Ex>),
    Un(syn::UnOp, Box<Ex>),
    Cast(Box<Ex>, Box<syn::Type>),
    If(Box<Ex>, Box<Ex>, Box<Ex>),
    /// A read inside an opaque call's arguments: `&a`, `&mut a`, or the place itself.
    Place(Place, Borrow),
    /// The sum of a place's elements.
    Sum(Place),
    /// The item of a range with this number.
    Nth(Box<Counted>, Box<Ex>),
    /// `.len()` of a place.
    Len(Place),
    Matches(Box<Ex>, TokenStream),
    /// The payload that a pattern binds, of a scrutinee known to match it.
    Payload(Box<Ex>, TokenStream, Ident),
    /// A call of something that carries no derivative. `pure` if it may be repeated.
    Call {
        callee: TokenStream,
        args: Vec<Ex>,
        pure: bool,
    },
    Method {
        recv: Box<Ex>,
        name: Ident,
        turbofish: TokenStream,
        args: Vec<Ex>,
        pure: bool,
    },
    /// A macro on the list, printed around its arguments.
    Macro {
        path: TokenStream,
        args: Vec<(Option<Ident>, Ex)>,
    },
    /// `*place = value`, `*place += value` in opaque code.
    Write(Option<syn::BinOp>, Box<Ex>, Box<Ex>),
    /// A closure of the user's that sees nothing but constants, as it is, and what its names stand for.
    Closure {
        names: Vec<(Ident, Ex)>,
        text: TokenStream,
    },
    /// `&value`
    AddrOf(Box<Ex>),
    /// An `Option`: whether it is there, and what it holds.
    Optional(Box<Ex>, Box<Ex>),
    Tuple(Vec<Ex>),
    /// A float made into one of another type by code of the user's: what goes in, and the code.
    Convert(Box<Ex>, Box<Ex>),
    /// A struct literal that carries nothing.
    Struct(TokenStream, Vec<(syn::Member, Ex)>, Option<Box<Ex>>),
    Field(Box<Ex>, syn::Member),
    /// Tokens without any variable in them.
    Verbatim(TokenStream),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Borrow {
    Copy,
    Shared,
    Mut,
}

/// What a `Let` binds.
#[derive(Clone)]
pub(crate) enum Rhs {
    Ex(Ex),
    Load(Place),
    /// The last element of a vector, taken off; the vector is not empty.
    Pop(Place),
}

/// An aggregate's initial or new contents.
#[derive(Clone)]
pub(crate) enum Agg {
    Scalar(Ex),
    Array(Vec<Agg>),
    Tuple(Vec<Agg>),
    /// `[x; n]`
    Repeat(Box<Agg>, TokenStream),
    /// `vec![..]` of the elements, or of one element and a count.
    Vec(Vec<Agg>),
    VecRepeat(Box<Agg>, Ex),
    /// A copy (or a move) of another place; `true` makes a `Vec` of a slice.
    Copy(Place, bool),
    /// Zeros in the shape of a place.
    ZerosLike(Place),
    /// The last element of a vector of aggregates, taken off.
    Popped(Place),
    /// Zeros in the shape that was put on the tape last.
    Recalled,
    /// An inactive value of any kind.
    Opaque(Ex),
    Struct(Box<Literal>),
    /// Zeros in the shape of the tangent of a place.
    TangentOf(Place),
    /// Zeros in a shape that was put on the tape.
    Shape,
    /// A value of the user's type that nobody reads.
    Blank,
}

/// One argument of a call of an annotated function.
#[derive(Clone)]
pub(crate) enum Arg {
    /// By value: a float, an integer, anything inactive.
    Value(Ex, Ty),
    /// By shared reference (or a slice or array by value).
    Shared(Place, Ty, Passing),
    /// By exclusive reference.
    Mut(Place, Ty),
}

impl Arg {
    fn place(&self) -> Option<&Place> {
        match self {
            Arg::Value(..) => None,
            Arg::Shared(p, ..) | Arg::Mut(p, _) => Some(p),
        }
    }
    fn place_mut(&mut self) -> Option<&mut Place> {
        match self {
            Arg::Value(..) => None,
            Arg::Shared(p, ..) | Arg::Mut(p, _) => Some(p),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Passing {
    /// `&place`
    Borrowed,
    /// the place itself, copied or moved
    Owned,
    /// a reference parameter handed on
    HandedOn,
}

/// How a call of an annotated function is differentiated.
#[derive(Clone)]
pub(crate) enum CallKind {
    /// Its partials come with its value: one value per argument (`None` where it is not active).
    Partials(Vec<Option<ValId>>),
    /// Its residuals go to the tape.
    Taped,
}

impl CallKind {
    /// The local derivatives that come with the value.
    pub(crate) fn partials(&self) -> impl Iterator<Item = ValId> {
        let all: &[Option<ValId>] = match self {
            CallKind::Partials(all) => all,
            CallKind::Taped => &[],
        };
        all.iter().flatten().copied()
    }
}

/// What a call gives, as far as its caller takes it apart.
#[derive(Clone)]
pub(crate) enum Gives {
    Nothing,
    Scalar(ValId),
    /// A variable that the call declares: an array, a vector.
    Var(VarId),
    /// A tuple; `true` where it may have more parts than these.
    Parts(Vec<Gives>, bool),
    /// Decided by its use, while the body is still being read: the number of an outcome.
    Open(usize),
}

impl Gives {
    /// The numbers in it, from left to right.
    pub(crate) fn vals(&self) -> Vec<ValId> {
        match self {
            Gives::Scalar(v) => vec![*v],
            Gives::Parts(parts, _) => parts.iter().flat_map(Gives::vals).collect(),
            Gives::Nothing | Gives::Var(_) | Gives::Open(_) => vec![],
        }
    }

    /// The same without the parts that nobody reads.
    pub(crate) fn read(&self) -> Gives {
        let Gives::Parts(parts, _) = self else { return self.clone() };
        let mut read: Vec<Gives> =
            parts.iter().map(Gives::read).filter(|p| !matches!(p, Gives::Nothing)).collect();
        match read.len() {
            1 => read.remove(0),
            _ => Gives::Parts(read, false),
        }
    }

    /// The variables that it declares.
    pub(crate) fn vars(&self) -> Vec<VarId> {
        match self {
            Gives::Var(v) => vec![*v],
            Gives::Parts(parts, _) => parts.iter().flat_map(Gives::vars).collect(),
            Gives::Nothing | Gives::Scalar(_) | Gives::Open(_) => vec![],
        }
    }
}

#[derive(Clone)]
pub(crate) struct Call {
    pub(crate) path: syn::Path,
    /// A method: the first argument is its receiver, the path its name.
    pub(crate) method: bool,
    pub(crate) args: Vec<Arg>,
    /// Where the arguments stand.
    pub(crate) spans: Vec<Span>,
    /// Arguments that are a `&mut` parameter as it is: the callee may take them by `&`, which only its companion knows.
    pub(crate) reborrowed: Vec<usize>,
    /// The result; of what may fail, what it holds when it went well.
    pub(crate) gives: Gives,
    pub(crate) kind: CallKind,
    /// The call gives an `Option` or a `Result`: whether it went well, and the error as an `Option`.
    pub(crate) fallible: Option<(ValId, ValId)>,
    /// Nothing active goes in or comes out: a call like any other.
    pub(crate) plain: bool,
    /// The type of its result stands in the user's text: a call of any other function may need it to be told.
    pub(crate) typed: bool,
    /// The receiver could be changed, were the method one that takes `&mut self`: it is lent by `&`.
    pub(crate) lent: bool,
    /// Per argument: what it refers to is unchanged when the reverse sweep comes.
    pub(crate) stable: Vec<bool>,
    /// Forward mode: the tangents that go in and come out beside the values.
    pub(crate) dots: Option<Box<Dots>>,
    pub(crate) span: Span,
}

/// The tangents of a call's arguments and results.
#[derive(Clone)]
pub(crate) struct Dots {
    /// Per argument; `None` for what does not move.
    pub(crate) args: Vec<Option<DotArg>>,
    /// In the shape of what the call gives.
    pub(crate) gives: Gives,
    /// Of the partials that come with the value.
    pub(crate) partials: Vec<Option<ValId>>,
    /// The residuals go to the tape with their tangents.
    pub(crate) taped: bool,
}

impl DotArg {
    fn place(&self) -> Option<&Place> {
        match self {
            DotArg::Value(_) => None,
            DotArg::Shared(p, _) | DotArg::Mut(p) => Some(p),
        }
    }
    fn place_mut(&mut self) -> Option<&mut Place> {
        match self {
            DotArg::Value(_) => None,
            DotArg::Shared(p, _) | DotArg::Mut(p) => Some(p),
        }
    }
}

impl Call {
    /// The places among its arguments and their tangents.
    pub(crate) fn places(&self) -> impl Iterator<Item = &Place> {
        let dots = self.dots.iter().flat_map(|d| &d.args).flatten().filter_map(DotArg::place);
        self.args.iter().filter_map(Arg::place).chain(dots)
    }
    pub(crate) fn places_mut(&mut self) -> impl Iterator<Item = &mut Place> {
        let dots = self.dots.iter_mut().flat_map(|d| &mut d.args).flatten().filter_map(DotArg::place_mut);
        self.args.iter_mut().filter_map(Arg::place_mut).chain(dots)
    }
}

#[derive(Clone)]
pub(crate) enum DotArg {
    Value(Ex),
    Shared(Place, Passing),
    Mut(Place),
}

/// A counted loop's range.
#[derive(Clone)]
pub(crate) struct Counted {
    pub(crate) index: ValId,
    pub(crate) lo: Ex,
    pub(crate) hi: Ex,
    pub(crate) inclusive: bool,
    pub(crate) step: Option<Ex>,
    pub(crate) rev: bool,
}

#[derive(Clone)]
pub(crate) enum LoopKind {
    For(Counted),
    /// `loop { head; if !cond { break } body }`
    While {
        head: Block,
        cond: Ex,
    },
    Forever,
    /// So many times, the last first: the reverse of a loop whose index nobody needs.
    Times(Ex),
}

/// A loop of the forward sweep or of the reverse sweep.
#[derive(Clone)]
pub(crate) struct Loop {
    pub(crate) kind: LoopKind,
    pub(crate) body: Block,
    /// Bound after the loop to the number of rounds it ran.
    pub(crate) trips: Option<ValId>,
    /// Forward: what each round leaves in the frame. Reverse: what each round finds there.
    pub(crate) frame: Option<Frame>,
    /// Its rounds are run again where the reverse sweep needs them, from states kept on the way.
    pub(crate) checkpoint: Option<Box<Checkpoint>>,
    /// The user lets its rounds run at the same time: a parallel iterator of rayon's, or the reverse of one.
    pub(crate) parallel: bool,
    pub(crate) span: Span,
}

/// A loop whose rounds run at the same time, in runs of consecutive rounds.
#[derive(Clone)]
pub(crate) struct Parallel {
    /// The rounds: `lo..hi`.
    pub(crate) lo: Ex,
    pub(crate) hi: Ex,
    /// The first round of a run, and how many there are in it.
    pub(crate) from: ValId,
    pub(crate) rounds: ValId,
    /// What each round has a part of its own of.
    pub(crate) pieces: Vec<Piece>,
    /// What every round adds to: a run has its own, and they are added up in the order of the runs.
    pub(crate) sums: Vec<VarId>,
    /// What its rounds do with the tape; each run has one of its own.
    pub(crate) taped: Taped,
    /// The loop over the rounds of one run, and what stands before it.
    pub(crate) body: Block,
    pub(crate) span: Span,
}

/// The rounds' own parts of a slice: `stride` elements for each round, the first at `offset`.
#[derive(Clone)]
pub(crate) struct Piece {
    pub(crate) of: Place,
    pub(crate) piece: VarId,
    pub(crate) stride: Ex,
    pub(crate) offset: Ex,
}

/// What the rounds of a parallel loop do with the tape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Taped {
    Nothing,
    /// They put residuals there.
    Put,
    /// They take them off.
    Take,
    /// Each round is reversed right after it ran: what it keeps is gone when it ends.
    Within,
}

/// What `#[checkpoint]` asks of a loop.
#[derive(Clone)]
pub(crate) struct Checkpoint {
    pub(crate) policy: Policy,
    /// States go to this disk.
    pub(crate) disk: Option<Ex>,
    /// Recomputation is checked with and without debug assertions.
    pub(crate) check: bool,
    /// The loop as messages call it.
    pub(crate) keyword: &'static str,
    /// The rounds that the reverse loop runs over.
    pub(crate) from: ValId,
    pub(crate) to: ValId,
    /// Variables that the rounds read, that nothing in the loop writes, and that are gone when the reverse sweep comes.
    pub(crate) captured: Vec<VarId>,
    /// The word that says which exit was taken, if the loop may be left: zero at the head of every round.
    pub(crate) exit: Option<VarId>,
    /// Once the sweeps are made: what is kept, and where.
    pub(crate) keeps: Option<Keeps>,
}

impl Checkpoint {
    /// What is evaluated where the loop begins.
    pub(crate) fn asked(&self) -> impl Iterator<Item = &Ex> {
        let policy = match &self.policy {
            Policy::Every(e) | Policy::Snapshots(e) => Some(e),
            Policy::Sqrt | Policy::Memory(_) => None,
        };
        policy.into_iter().chain(&self.disk)
    }

    pub(crate) fn asked_mut(&mut self) -> impl Iterator<Item = &mut Ex> {
        let policy = match &mut self.policy {
            Policy::Every(e) | Policy::Snapshots(e) => Some(e),
            Policy::Sqrt | Policy::Memory(_) => None,
        };
        policy.into_iter().chain(&mut self.disk)
    }
}

/// Which states a checkpointed loop keeps.
#[derive(Clone)]
pub(crate) enum Policy {
    Sqrt,
    Every(Ex),
    Snapshots(Ex),
    /// Bytes.
    Memory(usize),
}

/// The state of a loop at the head of a round, kept by the forward sweep, or by the reverse sweep on its way.
#[derive(Clone)]
pub(crate) struct Keeps {
    pub(crate) id: usize,
    pub(crate) state: Vec<VarId>,
    /// In the reverse sweep.
    pub(crate) again: bool,
    /// The loop runs once in its function.
    pub(crate) once: bool,
}

/// The reverse of a checkpointed loop: segment by segment, the rounds run again, recorded, and reversed.
#[derive(Clone)]
pub(crate) struct Replay {
    pub(crate) id: usize,
    /// The loop runs once in its function.
    pub(crate) once: bool,
    pub(crate) keyword: &'static str,
    /// Residuals are measured: an amount of memory was given.
    pub(crate) measured: bool,
    /// The variables of the state and their copies in the reverse sweep.
    pub(crate) state: Vec<(VarId, VarId)>,
    pub(crate) captured: Vec<(VarId, VarId)>,
    /// The round whose state is at hand; the rounds to record.
    pub(crate) start: ValId,
    pub(crate) from: ValId,
    pub(crate) to: ValId,
    /// The rounds on the way to those that are recorded.
    pub(crate) advance: Block,
    pub(crate) record: Block,
    pub(crate) reverse: Block,
    pub(crate) span: Span,
}

#[derive(Clone)]
pub(crate) struct Frame {
    pub(crate) id: FrameId,
    pub(crate) vals: Vec<ValId>,
    /// Arrays of which each round leaves a copy, and what the reverse sweep calls the copy.
    pub(crate) arrays: Vec<(VarId, VarId)>,
    /// True in the reverse sweep.
    pub(crate) restore: bool,
    /// The loop runs once in its function: the frames are all of the buffer.
    pub(crate) once: bool,
    /// Read in the order in which they were written: the rounds do not depend on each other.
    pub(crate) forwards: bool,
}

#[derive(Clone)]
pub(crate) struct Out {
    pub(crate) val: ValId,
    pub(crate) then: Ex,
    pub(crate) els: Ex,
}

#[derive(Clone)]
pub(crate) enum Stmt {
    Let(ValId, Rhs),
    Declare(VarId, Option<Agg>),
    Store(Place, Agg),
    /// `place += value`
    Add(Place, Ex),
    /// `place += value`, where the place's tangent decides what that is.
    AddAny(Place, Ex),
    /// `place -= value`
    Sub(Place, Ex),
    /// `place += other place`, element by element.
    AddAll(Place, Place),
    /// `place.push(value)`
    Push(Place, Agg),
    /// Sets every float of the place to zero.
    Clear(Place),
    If {
        cond: ValId,
        then: Block,
        els: Block,
        outs: Vec<Out>,
    },
    Loop(Box<Loop>),
    /// A loop whose rounds run at the same time; made by `parallel`, when all other passes but `rows` have run.
    Parallel(Box<Parallel>),
    /// The last statement of a loop body.
    BreakIf(Ex),
    Call(Box<Call>),
    /// The reverse of a call: seeds for its results in, adjoints of its arguments out.
    CallReverse(Box<CallReverse>),
    /// The reverse of a checkpointed loop.
    Replay(Box<Replay>),
    /// Something done for its effect.
    Effect(Ex),
    /// A copy of a place, kept on the tape for a call whose argument changes later.
    Snapshot(Place),
    /// The lengths of a vector and of the vectors in it, kept on the tape.
    KeepShape(Place),
    /// A variable from a copy on the tape.
    Recall(VarId),
    /// The shape of a place's tangent, kept on the tape for its adjoint.
    PutShape(Place),
    /// Gives an adjoint the shape that was kept: what is missing there comes as zero.
    AddShape(Place),
    /// Stands where a `let x;` is; replaced by the declarations once the shape is known.
    Deferred(usize),
    /// Where a block of the forward sweep begins, and where its reverse does: the same number.
    Head(usize),
    /// `let row = &of[start..][..rounds]`, before a loop; nothing where there are no rounds.
    Cut(Box<Cut>),
}

/// The piece of a slice that a loop runs over.
#[derive(Clone)]
pub(crate) struct Cut {
    pub(crate) row: VarId,
    pub(crate) of: Place,
    pub(crate) start: Ex,
    pub(crate) rounds: Ex,
    pub(crate) mutable: bool,
}

#[derive(Clone)]
pub(crate) struct CallReverse {
    pub(crate) path: syn::Path,
    pub(crate) method: bool,
    /// The copies that were kept of arguments that change: read back before the call.
    pub(crate) recalled: Vec<Recalled>,
    /// The copies of reborrowed arguments, which are there if the callee takes them by `&`.
    pub(crate) reborrowed: Vec<(usize, Recalled)>,
    pub(crate) args: Vec<ReverseArg>,
    /// The adjoints of `&mut` arguments: those of their final contents go in.
    pub(crate) exclusive: Vec<VarId>,
    pub(crate) seed: Seed,
    /// Second derivatives: how all of that moves.
    pub(crate) dots: Option<Box<ReverseDots>>,
    pub(crate) span: Span,
}

/// A copy on the tape, and the variable that it is of.
#[derive(Clone, Copy)]
pub(crate) struct Recalled {
    pub(crate) copy: VarId,
    pub(crate) of: VarId,
}

/// How what a call's reverse reads and writes moves.
#[derive(Clone)]
pub(crate) struct ReverseDots {
    pub(crate) seed: Seed,
    pub(crate) args: Vec<ReverseDot>,
}

#[derive(Clone)]
pub(crate) struct ReverseDot {
    /// The tangent of what is read of the argument.
    pub(crate) primal: Option<DotArg>,
    /// Where the tangent of its adjoint goes.
    pub(crate) adjoint: Option<Place>,
}

impl CallReverse {
    /// The places that it reads and adds to, its seeds among them.
    pub(crate) fn places(&self) -> impl Iterator<Item = &Place> {
        let args = self.args.iter().flat_map(|a| a.primal.iter().map(|(p, _)| p).chain(&a.adjoint));
        let dots = self.dots.iter().flat_map(|d| &d.args);
        let dots = dots.flat_map(|d| d.primal.iter().filter_map(DotArg::place).chain(&d.adjoint));
        args.chain(dots).chain(self.seed_places())
    }
    pub(crate) fn places_mut(&mut self) -> Vec<&mut Place> {
        let mut out = vec![];
        for a in &mut self.args {
            out.extend(a.primal.iter_mut().map(|(p, _)| p).chain(&mut a.adjoint));
        }
        self.seed.places_mut(&mut out);
        if let Some(dots) = &mut self.dots {
            for d in &mut dots.args {
                out.extend(d.primal.iter_mut().filter_map(DotArg::place_mut).chain(&mut d.adjoint));
            }
            dots.seed.places_mut(&mut out);
        }
        out
    }

    /// The adjoints that are its seed, and their tangents.
    pub(crate) fn seed_places(&self) -> impl Iterator<Item = &Place> {
        self.seed.places().into_iter().chain(self.dots.iter().flat_map(|d| d.seed.places()))
    }
}

/// The adjoint of a call's result, in the shape that the caller takes it apart into.
#[derive(Clone)]
pub(crate) enum Seed {
    /// Nothing came of it.
    Nothing,
    Scalar(Ex),
    Place(Place),
    Parts(Vec<Seed>),
}

impl Seed {
    fn places(&self) -> Vec<&Place> {
        match self {
            Seed::Nothing | Seed::Scalar(_) => vec![],
            Seed::Place(p) => vec![p],
            Seed::Parts(parts) => parts.iter().flat_map(Seed::places).collect(),
        }
    }
    fn places_mut<'s>(&'s mut self, out: &mut Vec<&'s mut Place>) {
        match self {
            Seed::Nothing | Seed::Scalar(_) => {}
            Seed::Place(p) => out.push(p),
            Seed::Parts(parts) => parts.iter_mut().for_each(|s| s.places_mut(out)),
        }
    }
}

#[derive(Clone)]
pub(crate) struct ReverseArg {
    /// What the callee's reverse sweep reads of the argument: a reference to a place, or nothing.
    pub(crate) primal: Option<(Place, Ty)>,
    /// A reference to a value: what it refers to.
    pub(crate) value: Option<Ex>,
    /// Where the adjoint goes; `None` for what is not active.
    pub(crate) adjoint: Option<Place>,
    /// It is a `&mut`.
    pub(crate) by_mut: bool,
    /// Where the argument stands.
    pub(crate) span: Span,
}

pub(crate) type Block = Vec<Stmt>;

/// What the function returns, leaf by leaf.
#[derive(Clone)]
pub(crate) enum Ret {
    Unit,
    Scalar(Ex, Ty),
    Place(Place, Ty),
    Tuple(Vec<Ret>),
    Array(Vec<Ret>),
    /// An `Option` or a `Result` around the rest: whether it is there, and the error as an `Option`.
    Fallible {
        present: Ex,
        payload: Box<Ret>,
        error: Option<Ex>,
        is_result: bool,
    },
    /// Anything that carries no derivative.
    Inactive(Ex),
}

/// One function of the intermediate representation.
#[derive(Clone)]
pub(crate) struct Function {
    pub(crate) vals: Vec<Val>,
    pub(crate) vars: Vec<Var>,
    pub(crate) body: Block,
    pub(crate) ret: Ret,
    pub(crate) frames: usize,
    /// The paths of the variables whose origin is `Static`.
    pub(crate) statics: Vec<(VarId, TokenStream)>,
    /// The types of values whose type is not seen, by expressions.
    pub(crate) likes: BTreeMap<ValId, String>,
    /// The calls whose whole results variables are, where no more is done with these than to read their elements: the adjoint of such a
    /// variable is of the type that the callee says.
    pub(crate) results: BTreeMap<VarId, syn::Path>,
    /// Arrays behind references that are swapped.
    pub(crate) exchanged: std::collections::BTreeSet<VarId>,
    /// The same of variables: what they are made of, with nothing in it that has to be in scope.
    pub(crate) sources: BTreeMap<VarId, Agg>,
}

impl Function {
    pub(crate) fn val(&mut self, name: Option<Ident>, ty: Ty, span: Span) -> ValId {
        self.vals.push(Val { name, ty, span, of: Of::Itself });
        self.vals.len() - 1
    }
    pub(crate) fn var(&mut self, name: Option<Ident>, ty: Ty, span: Span, origin: Origin) -> VarId {
        let mutable = origin == Origin::Exclusive;
        self.vars.push(Var { name, ty, span, origin, mutable, of: Of::Itself });
        self.vars.len() - 1
    }
}

/// The type of what is in a place; that of a field of the user's, which nobody sees, is taken for a float.
pub(crate) fn place_ty(f: &Function, p: &Place) -> Ty {
    let mut ty = f.vars[p.root].ty.clone();
    for proj in &p.path {
        ty = match (proj, &ty) {
            (Proj::Index(_), t) => t.element().cloned().unwrap_or(Ty::f64()),
            (Proj::Range(..), t) => Ty::Slice(Box::new(t.element().cloned().unwrap_or(Ty::f64()))),
            (Proj::Field(syn::Member::Unnamed(k)), Ty::Tuple(parts)) => {
                parts.get(k.index as usize).cloned().unwrap_or(Ty::f64())
            }
            (Proj::Field(_) | Proj::Payload(_), _) => Ty::f64(),
        };
    }
    ty
}
