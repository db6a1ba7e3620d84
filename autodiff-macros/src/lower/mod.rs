//! Reads the user's body: syntax in, intermediate representation out.
//!
//! The body is *run on shapes*: tuples, options, closures, references and iterators are taken apart while it is read,
//! so that only scalars, places, `if`s and loops are left. A construct that is not understood is refused here, on its
//! own tokens, and the rest of the body is still read, so that all mistakes are reported at once.
mod annotated;
mod call;
pub(crate) mod checkpoint;
mod consume;
pub(crate) mod control;
mod cursor;
pub(crate) mod custom;
mod elements;
mod enums;
mod exits;
mod expr;
mod fallible;
mod free_functions;
mod hints;
pub(crate) mod hollow;
pub(crate) mod iter;
mod library;
mod mac;
mod opaque;
mod ops;
mod optional;
mod outcome;
mod parallel;
mod params;
mod paths;
mod pattern;
mod references;
mod settle;
mod slices;
mod slots;
mod sort;
mod stages;
pub(crate) mod structs;
mod value;
mod vectors;

use crate::diagnostics::{Errors, Refused};
use crate::ir::*;
use crate::options::Options;
use crate::signature::Param;
use crate::types::{Ty, Types};
pub(crate) use control::expr_attrs;
use proc_macro2::{Ident, Span, TokenStream};
use settle::*;
use std::collections::BTreeMap;
use syn::spanned::Spanned;
pub(crate) use value::*;

pub(crate) type Res<T> = Result<T, Refused>;

/// How a parameter is seen by the body.
#[derive(Clone)]
pub(crate) enum ParamShape {
    Scalar(ValId),
    Var(VarId),
    /// The whole, where it is a parameter itself, and its parts.
    Tuple(Option<ValId>, Vec<ParamShape>),
    /// An `Option` of a float: itself, whether it is there, what it holds.
    Optional(ValId, ValId, ValId),
    Inactive(ValId),
}

/// The result of reading a body.
pub(crate) struct Lowered {
    pub(crate) function: Function,
    pub(crate) params: Vec<ParamShape>,
    /// The values of the parameters that carry no derivative.
    pub(crate) inactive: Vec<ValId>,
    pub(crate) items: Vec<TokenStream>,
}

pub(crate) struct Lower<'a> {
    pub(crate) f: Function,
    pub(crate) types: Types,
    pub(crate) errors: &'a mut Errors,
    floats: &'a [String],
    /// The path of the runtime.
    krate: TokenStream,
    scopes: Scopes,
    /// The open blocks, the innermost last; guards opened by possible exits are blocks of their own.
    blocks: Vec<Block>,
    guards: Vec<exits::Guard>,
    /// What mutable scalars are known to hold here.
    known: BTreeMap<VarId, Ex>,
    targets: Vec<exits::Target>,
    next_target: usize,
    exit: Option<VarId>,
    deferred: Vec<Option<Vec<Stmt>>>,
    statics: BTreeMap<String, VarId>,
    depth: usize,
    output: Ty,
    items: Vec<TokenStream>,
    inactive: Vec<ValId>,
    /// The types of single results of calls, and of the first float that went in.
    results: Vec<(Ty, Ty)>,
    /// Values of open type that may carry a derivative: read from a place, or given by a call.
    loaded: std::collections::BTreeSet<ValId>,
    /// Values that carry nothing whatever their type: made of literals, or by calls that no float went into.
    inert: std::collections::BTreeSet<ValId>,
    /// Values whose type stands in the user's text.
    written: std::collections::BTreeSet<ValId>,
    /// What methods of opaque values gave: perhaps references.
    refers: std::collections::BTreeSet<ValId>,
    /// Parameters that are functions, or of a type parameter that is a constant.
    callable: std::collections::BTreeSet<VarId>,
    /// Variables that the user declared `mut`.
    mutable: std::collections::BTreeSet<VarId>,
    /// Texts that may have been made of floats: a number read back from one would have lost its derivative.
    pub(crate) texts: std::collections::BTreeSet<ValId>,
    /// What `#[checkpoint]` asks of the loop that is read next.
    asked: Option<checkpoint::Asked>,
    /// The message of an assertion changes something.
    lazy_effect: bool,
    /// The names of the macros that the body declares.
    macros: std::collections::BTreeSet<String>,
    /// That statements stand under too many conditions is said once.
    conditions: bool,
    /// How many expressions around carry nothing whatever is in them: errors, messages.
    discard: usize,
    /// The parameters of types of the user's, and variables of such types that hold floats.
    users: std::collections::BTreeSet<VarId>,
    /// The types of fields, by the name of the struct's type and their own.
    fields: BTreeMap<(String, String), Ty>,
    hints: hints::Hints,
    /// Variables of the user's types that were made of integers: a generator of random numbers, say.
    integers: std::collections::BTreeSet<VarId>,
    /// The methods in the same block.
    siblings: structs::Siblings,
    /// The results of functions nested in the body.
    outputs: BTreeMap<String, Ty>,
    /// Names that macros were told of, and may have bound.
    foreign: std::collections::BTreeSet<String>,
    /// What calls give.
    outcomes: Vec<outcome::Outcome>,
    /// Variables that hold constants and are not `mut`.
    constants: std::collections::BTreeSet<VarId>,
    /// There is a `VecDeque` in the function.
    pub(crate) deque: bool,
    /// Copies of what references that are assigned later refer to.
    copies: std::collections::BTreeSet<VarId>,
    /// What functions nested in the body are differentiated with.
    modes: Options,
}

/// How deep expressions, blocks and inlined calls may nest before the macro gives up (and not its stack).
const MAX_DEPTH: usize = 120;

/// What reads one function.
fn reader<'a>(output: &Ty, floats: &'a [String], krate: TokenStream, errors: &'a mut Errors) -> Lower<'a> {
    let f = Function {
        vals: vec![],
        vars: vec![],
        body: vec![],
        ret: Ret::Unit,
        frames: 0,
        statics: vec![],
        likes: BTreeMap::new(),
        results: BTreeMap::new(),
        exchanged: Default::default(),
        sources: BTreeMap::new(),
    };
    Lower {
        f,
        types: Types::default(),
        errors,
        floats,
        krate,
        scopes: vec![BTreeMap::new()],
        blocks: vec![vec![]],
        guards: vec![],
        known: BTreeMap::new(),
        targets: vec![],
        next_target: 0,
        exit: None,
        deferred: vec![],
        statics: BTreeMap::new(),
        depth: 0,
        output: output.clone(),
        items: vec![],
        inactive: vec![],
        results: vec![],
        loaded: std::collections::BTreeSet::new(),
        discard: 0,
        asked: None,
        lazy_effect: false,
        macros: std::collections::BTreeSet::new(),
        conditions: false,
        texts: std::collections::BTreeSet::new(),
        users: std::collections::BTreeSet::new(),
        inert: std::collections::BTreeSet::new(),
        written: std::collections::BTreeSet::new(),
        refers: std::collections::BTreeSet::new(),
        callable: std::collections::BTreeSet::new(),
        mutable: std::collections::BTreeSet::new(),
        outputs: BTreeMap::new(),
        foreign: std::collections::BTreeSet::new(),
        modes: Options::default(),
        fields: BTreeMap::new(),
        hints: hints::Hints::default(),
        integers: std::collections::BTreeSet::new(),
        siblings: structs::Siblings::default(),
        outcomes: vec![],
        deque: false,
        constants: std::collections::BTreeSet::new(),
        copies: std::collections::BTreeSet::new(),
    }
}

/// What is read: a function with what is known of it.
pub(crate) struct Reading<'a> {
    pub(crate) params: &'a [Param],
    pub(crate) output: &'a Ty,
    pub(crate) item: &'a syn::ItemFn,
    pub(crate) options: &'a Options,
    pub(crate) floats: &'a [String],
}

/// Reads a whole function.
pub(crate) fn function(
    source: &Reading<'_>,
    siblings: &structs::Siblings,
    krate: TokenStream,
    errors: &mut Errors,
) -> Option<Lowered> {
    let &Reading { params, output, item, options, floats } = source;
    let mut low = reader(output, floats, krate, errors);
    low.modes = options.modes();
    low.hints = hints::Hints::read(&item.sig, &item.block, output);
    low.siblings = siblings.clone();
    let mut shapes = vec![];
    for p in params {
        match low.param(p) {
            Ok(shape) => shapes.push(shape),
            // The body speaks of it; nothing more is said of that.
            Err(Refused) => pattern::bound_names(&p.pat).iter().for_each(|name| low.bind(name, Slot::Poison)),
        }
    }
    let body = &item.block;
    let ret = if options.derivative.is_empty() {
        low.whole_body(body)
    } else {
        low.given(&options.derivative, params, &item.sig)
    };
    if low.types.contradiction {
        low.errors.leave_to_rustc(item.sig.ident.span());
    }
    if !low.errors.is_empty() {
        return None;
    }
    let ret = match ret.and_then(|value| low.ret(value, &output.clone(), body.span())) {
        Ok(ret) => ret,
        Err(Refused) => return None,
    };
    low.f.ret = ret;
    if low.types.contradiction {
        low.errors.leave_to_rustc(item.sig.ident.span());
        return None;
    }
    let mut body = low.blocks.pop().unwrap_or_default();
    low.settle_outcomes(&mut body);
    low.settle(&mut body);
    if let Some(exit) = low.exit {
        body.insert(0, Stmt::Declare(exit, Some(Agg::Scalar(int(0)))));
    }
    low.f.body = body;
    low.call_results();
    for k in 0..low.f.vals.len() {
        low.f.vals[k].ty = low.types.settle(&low.f.vals[k].ty);
    }
    for k in 0..low.f.vars.len() {
        low.f.vars[k].mutable |= low.mutable.contains(&k);
        low.f.vars[k].ty = low.types.settle(&low.f.vars[k].ty);
    }
    low.refuse_hidden_results();
    low.note_likes();
    let done = low.errors.is_empty();
    let types = low.types.clone();
    settle_ret(&mut low.f.ret, &types);
    settle_types(&mut low.f.body, &types);
    settle_casts(&mut low.f);
    done.then(|| Lowered { function: low.f, params: shapes, inactive: low.inactive, items: low.items })
}

/// What tells one name from another: its letters, and the macro that wrote it. Two names of a `macro_rules!` and of its caller
/// may look alike; rustc shows which is which in the `Debug` form of the span (`#3 bytes(..)`), and nowhere else on stable.
/// Where that form is another one, all names of a body are told apart by their letters alone.
pub(crate) fn key(ident: &Ident) -> String {
    let span = format!("{:?}", ident.span());
    match span.split_once(' ') {
        Some((context, _)) if context.starts_with('#') => format!("{ident}{context}"),
        _ => ident.to_string(),
    }
}

/// True for the literal `true` (or `false`).
pub(crate) fn is_bool(ex: &Ex, value: bool) -> bool {
    matches!(ex, Ex::Verbatim(t) if t.to_string() == if value { "true" } else { "false" })
}

/// A literal integer.
pub(crate) fn int(n: u64) -> Ex {
    Ex::Lit(syn::Lit::Int(syn::LitInt::new(&n.to_string(), Span::mixed_site())))
}

impl Lower<'_> {
    /// What a call of an annotated function gives, where nothing else says it, is a float like its first float argument.
    fn call_results(&mut self) {
        for (out, arg) in std::mem::take(&mut self.results) {
            if self.types.is_open(&out) {
                self.types.unify(&out, &arg);
            }
        }
    }

    /// What was taken for a number when it was called, and turned out to be none: too late to take it apart.
    fn refuse_hidden_results(&mut self) {
        let mut found = vec![];
        let (vals, inert) = (&self.f.vals, &self.inert);
        crate::visit::block_mut(&mut self.f.body.clone(), &mut |s| {
            let Stmt::Call(c) = s else { return };
            for v in c.gives.vals() {
                let number = match &vals[v].ty {
                    Ty::Named(text) => text == "_",
                    Ty::Float(_) | Ty::Int(_) | Ty::Bool | Ty::Str | Ty::Infer(_) | Ty::Unit => true,
                    _ => false,
                };
                if !number && !inert.contains(&v) {
                    found.push(c.span);
                }
            }
        });
        for span in found {
            let message = "the macro learns too late that this call gives no number; bind its result with a `let` that writes \
                           its type, and use the name";
            self.errors.push(span, message);
        }
    }

    // ---- errors ----

    pub(crate) fn refuse<T>(&mut self, span: Span, message: impl std::fmt::Display) -> Res<T> {
        self.errors.push(span, message);
        Err(Refused)
    }

    /// Refuses without words what rustc refuses for certain, and says better.
    pub(crate) fn left_to_rustc<T>(&mut self, span: Span) -> Res<T> {
        self.errors.leave_to_rustc(span);
        Err(Refused)
    }

    /// Guards the stack: one level deeper.
    pub(crate) fn deeper<T>(&mut self, span: Span, run: impl FnOnce(&mut Self) -> Res<T>) -> Res<T> {
        if self.depth >= MAX_DEPTH {
            return self.refuse(span, crate::diagnostics::TOO_DEEP);
        }
        self.depth += 1;
        let out = run(self);
        self.depth -= 1;
        out
    }

    /// Reads something that carries nothing whatever is in it.
    pub(crate) fn discarded<T>(&mut self, run: impl FnOnce(&mut Self) -> Res<T>) -> Res<T> {
        self.discard += 1;
        let out = run(self);
        self.discard -= 1;
        out
    }

    // ---- parameters ----

    // ---- emitting ----

    pub(crate) fn emit(&mut self, stmt: Stmt) {
        self.track(&stmt);
        if let Some(block) = self.blocks.last_mut() {
            block.push(stmt);
        }
    }

    /// Binds a new value here.
    pub(crate) fn bind_val(&mut self, rhs: Rhs, ty: Ty, span: Span) -> ValId {
        let val = self.f.val(None, ty, span);
        self.emit(Stmt::Let(val, rhs));
        val
    }

    /// An expression as an atom: a value, a literal or a constant, so that it may be mentioned twice.
    pub(crate) fn atom(&mut self, ex: Ex, ty: &Ty, span: Span) -> Ex {
        match ex {
            Ex::Val(_) | Ex::Lit(_) | Ex::Num(_) | Ex::Path(_) => ex,
            other => Ex::Val(self.bind_val(Rhs::Ex(other), ty.clone(), span)),
        }
    }

    // ---- scopes ----

    pub(crate) fn bind(&mut self, ident: &Ident, slot: Slot) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(key(ident), slot);
        }
    }

    pub(crate) fn lookup(&self, ident: &Ident) -> Option<&Slot> {
        let key = key(ident);
        self.scopes.iter().rev().find_map(|s| s.get(&key))
    }

    pub(crate) fn scoped<T>(&mut self, run: impl FnOnce(&mut Self) -> T) -> T {
        self.scopes.push(BTreeMap::new());
        let out = run(self);
        self.scopes.pop();
        out
    }

    /// Replaces the markers of `let x;` by the declarations that their first assignment asked for.
    fn settle(&mut self, block: &mut Block) {
        let deferred = std::mem::take(&mut self.deferred);
        crate::visit::blocks_mut(block, &mut |b| {
            // What is declared at a marker may hold markers of its own.
            while b.iter().any(|s| matches!(s, Stmt::Deferred(_))) {
                let old = std::mem::take(b);
                for stmt in old {
                    match stmt {
                        Stmt::Deferred(k) => b.extend(deferred[k].clone().unwrap_or_default()),
                        other => b.push(other),
                    }
                }
            }
        });
    }

    /// A new marker: declarations that are to stand here come later.
    pub(crate) fn defer(&mut self) -> usize {
        self.deferred.push(None);
        self.emit(Stmt::Deferred(self.deferred.len() - 1));
        self.deferred.len() - 1
    }

    // ---- the result ----

    fn ret(&mut self, value: Value, output: &Ty, span: Span) -> Res<Ret> {
        let value = self.seen(value, outcome::Seen::Type(output.clone()))?;
        Ok(match (value, output) {
            (Value::Scalar(ex, ty), Ty::Option(_) | Ty::Result(..)) if self.is_inert_ex(&ex) || self.is_opaque(&ty) => {
                return self.refuse(span, "the macro does not see what this `Option` or `Result` holds; end with `Some(..)`, `Ok(..)` or an annotated call");
            }
            (Value::Unit | Value::Tuple(_) | Value::Closure(_) | Value::Iter(_) | Value::Range(_) | Value::Fallible(_) | Value::Fresh(..), ty)
                if self.is_number(ty) =>
            {
                return self.left_to_rustc(span);
            }
            (_, Ty::Unit) | (Value::Unit, _) => Ret::Unit,
            (Value::Never, _) => self.hollow(output),
            (Value::Scalar(ex, ty), _) => {
                self.types.unify(&ty, output);
                let ty = if matches!(output, Ty::Named(_)) { ty } else { output.clone() };
                if ty.is_float() { Ret::Scalar(ex, ty) } else { Ret::Inactive(ex) }
            }
            (Value::Place(place, ty), _) if self.scalar_like(&ty) => {
                let ex = self.load(&place, &ty, span);
                return self.ret(Value::Scalar(ex, ty), output, span);
            }
            // Taken for something with parts, and a number after all.
            (Value::Place(place, Ty::Like(_)), Ty::Float(_)) => {
                let ex = self.load(&place, output, span);
                return self.ret(Value::Scalar(ex, output.clone()), output, span);
            }
            (Value::Place(place, ty), _) => {
                self.types.unify(&ty, output);
                Ret::Place(place, output.clone())
            }
            (Value::Fresh(agg, ty), _) => {
                self.types.unify(&ty, output);
                match agg {
                    Agg::Array(parts) if parts.iter().all(|p| matches!(p, Agg::Scalar(_))) => {
                        let leaf = output.element().cloned().unwrap_or(Ty::f64());
                        let each = parts.into_iter().map(|p| match p {
                            Agg::Scalar(ex) => Ret::Scalar(ex, leaf.clone()),
                            _ => Ret::Unit,
                        });
                        Ret::Array(each.collect())
                    }
                    agg => {
                        let var = self.f.var(None, output.clone(), span, Origin::Owned);
                        self.emit(Stmt::Declare(var, Some(agg)));
                        Ret::Place(Place::var(var), output.clone())
                    }
                }
            }
            (Value::Fallible(f), Ty::Option(inner) | Ty::Result(inner, _)) => {
                let payload = Box::new(self.ret(f.payload, inner, span)?);
                let is_result = matches!(output, Ty::Result(..));
                Ret::Fallible { present: f.present, payload, error: f.error, is_result }
            }
            (Value::Tuple(values), Ty::Tuple(types)) if values.len() == types.len() => {
                let mut parts = vec![];
                for (value, ty) in values.into_iter().zip(types) {
                    parts.push(self.ret(value, ty, span)?);
                }
                Ret::Tuple(parts)
            }
            _ => return self.refuse(span, "a result of this kind is not supported; return a float, a tuple, an array or a vector of floats"),
        })
    }
}
