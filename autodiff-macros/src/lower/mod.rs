//! Reads the user's body: syntax in, intermediate representation out.
//!
//! The body is *run on shapes*: tuples, options, closures, references and iterators are taken apart while it is read,
//! so that only scalars, places, `if`s and loops are left. A construct that is not understood is refused here, on its
//! own tokens, and the rest of the body is still read, so that all mistakes are reported at once.
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
mod ops;
mod outcome;
mod pattern;
mod references;
mod slices;
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
    low.hints = hints::Hints::read(&item.block, output);
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

fn settle_ret(ret: &mut Ret, types: &Types) {
    match ret {
        Ret::Scalar(e, ty) => {
            *ty = types.settle(ty);
            crate::visit::ex_mut(e, &mut |e| settle_ex(e, types));
        }
        Ret::Place(_, ty) => *ty = types.settle(ty),
        Ret::Tuple(parts) | Ret::Array(parts) => parts.iter_mut().for_each(|r| settle_ret(r, types)),
        Ret::Fallible { payload, .. } => settle_ret(payload, types),
        Ret::Unit | Ret::Inactive(_) => {}
    }
}

fn settle_ex(e: &mut Ex, types: &Types) {
    if let Ex::Prim(_, _, ty) = e {
        *ty = types.settle(ty);
    }
}

fn settle_types(block: &mut Block, types: &Types) {
    crate::visit::block_ex_mut(block, &mut |e| settle_ex(e, types));
    crate::visit::block_mut(block, &mut |s| {
        if let Stmt::Call(c) = s {
            for arg in &mut c.args {
                match arg {
                    Arg::Value(_, ty) | Arg::Shared(_, ty, _) | Arg::Mut(_, ty) => *ty = types.settle(ty),
                }
            }
        }
    });
}

/// Gives the numbers of items, which are counted as `usize`, the types that their uses ask for.
fn settle_casts(f: &mut Function) {
    let Function { body, vals, .. } = f;
    crate::visit::block_mut(body, &mut |s| {
        let Stmt::Let(v, Rhs::Ex(e)) = s else { return };
        let Ex::Cast(inner, to) = e else { return };
        if !matches!(**to, syn::Type::Infer(_)) {
            return;
        }
        match &vals[*v].ty {
            Ty::Int(Some(name)) if name == "usize" => *e = (**inner).clone(),
            ty => {
                let name = ty.tokens().unwrap_or(quote::quote!(i32));
                **to = syn::parse_quote!(#name);
            }
        }
    });
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

/// Whether contents are a copy of a part of a variable.
fn copies(agg: &Agg, var: VarId) -> bool {
    match agg {
        Agg::Opaque(ex) => {
            let mut found = false;
            crate::visit::ex(ex, &mut |e| found |= matches!(e, Ex::Place(p, _) if p.root == var));
            found
        }
        agg => {
            let mut found = false;
            crate::visit::agg_places(agg, &mut |p| found |= p.root == var);
            found
        }
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

    fn param(&mut self, p: &Param) -> Res<ParamShape> {
        let (shape, value) = self.param_value(p)?;
        if let (ParamShape::Var(v), true) = (&shape, p.by_use) {
            self.users.insert(*v);
        }
        let mutable = p.mutable;
        match (&p.pat, value) {
            (syn::Pat::Ident(id), value) if id.subpat.is_none() => {
                let slot = match value {
                    Value::Scalar(ex, ty) if mutable => {
                        let var = self.f.var(Some(id.ident.clone()), ty, id.ident.span(), Origin::Owned);
                        self.emit(Stmt::Declare(var, Some(Agg::Scalar(ex.clone()))));
                        self.known.insert(var, ex);
                        Slot::Var(var)
                    }
                    // It may grow, and the adjoint that the caller gets does not.
                    value @ Value::Place(_, Ty::Vec(_)) if mutable => {
                        self.make_slot(value, Some(&id.ident), true)?
                    }
                    Value::Place(place, _) if place.is_whole() => Slot::Var(place.root),
                    value @ Value::Tuple(_) if mutable => self.make_slot(value, Some(&id.ident), true)?,
                    value => Slot::Value(value),
                };
                if mutable {
                    self.mark_mutable(&slot);
                }
                self.bind(&id.ident, slot);
            }
            (pat, value) => self.bind_pattern(pat, value)?,
        }
        Ok(shape)
    }

    /// Notes that what is in a slot may change.
    pub(crate) fn mark_mutable(&mut self, slot: &Slot) {
        match slot {
            Slot::Var(var) => {
                self.mutable.insert(*var);
                // It may be given floats later.
                let info = &self.f.vars[*var];
                let never = self.integers.contains(var)
                    && info.name.as_ref().is_some_and(|n| !self.hints.assigned(&n.to_string()));
                if info.ty.has_user() && matches!(info.origin, Origin::Owned) && !never {
                    self.users.insert(*var);
                }
            }
            Slot::Tuple(slots) => slots.iter().for_each(|s| self.mark_mutable(s)),
            Slot::Fallible { payload, .. } => self.mark_mutable(payload),
            Slot::Value(_) | Slot::Deferred(_) | Slot::Cursor(..) | Slot::Poison => {}
        }
    }

    /// Whether a place may hold something else later.
    pub(crate) fn may_change(&self, place: &Place) -> bool {
        self.mutable.contains(&place.root) || self.f.vars[place.root].origin == Origin::Exclusive
    }

    /// An array as it is now, where it is taken by value and the original may change meanwhile.
    pub(crate) fn as_it_is(&mut self, place: Place, ty: &Ty, span: Span) -> Place {
        let copied =
            matches!(self.types.shallow(ty), Ty::Array(..)) || self.is_user(ty) && self.holds_floats(&place);
        if !self.may_change(&place) || !copied {
            return place;
        }
        self.copy_of(place, ty, span)
    }

    fn param_value(&mut self, p: &Param) -> Res<(ParamShape, Value)> {
        let span = p.ident.span();
        let name = Some(p.ident.clone());
        Ok(match &p.ty {
            Ty::Ref(mutable, inner) => {
                let origin = if *mutable { Origin::Exclusive } else { Origin::Shared };
                let var = self.f.var(name, (**inner).clone(), span, origin);
                (ParamShape::Var(var), Value::Ref(Place::var(var), (**inner).clone(), *mutable))
            }
            Ty::Array(..) | Ty::Vec(_) | Ty::Named(_) => {
                let var = self.f.var(name, p.ty.clone(), span, Origin::Owned);
                (ParamShape::Var(var), Value::Place(Place::var(var), p.ty.clone()))
            }
            Ty::Option(inner) if inner.is_float() => {
                let whole = self.f.val(name, p.ty.clone(), span);
                self.inactive.push(whole);
                let method = |name: &str, args: Vec<Ex>| Ex::Method {
                    recv: Box::new(Ex::Val(whole)),
                    name: Ident::new(name, Span::mixed_site()),
                    turbofish: TokenStream::new(),
                    args,
                    pure: true,
                };
                let present = self.bind_val(Rhs::Ex(method("is_some", vec![])), Ty::Bool, span);
                let payload =
                    self.bind_val(Rhs::Ex(method("unwrap_or", vec![Ex::Num(0.0)])), (**inner).clone(), span);
                let value = Value::Fallible(Box::new(Fallible {
                    present: Ex::Val(present),
                    payload: Value::Scalar(Ex::Val(payload), (**inner).clone()),
                    error: None,
                    is_result: false,
                }));
                (ParamShape::Optional(whole, present, payload), value)
            }
            Ty::Tuple(parts) => {
                let whole = self.f.val(name, p.ty.clone(), span);
                self.inactive.push(whole);
                let mut shapes = vec![];
                let mut values = vec![];
                for (k, ty) in parts.iter().enumerate() {
                    let field = Ex::Field(Box::new(Ex::Val(whole)), syn::Member::from(k));
                    let (shape, value) = self.tuple_leaf(field, ty, span)?;
                    shapes.push(shape);
                    values.push(value);
                }
                (ParamShape::Tuple(Some(whole), shapes), Value::Tuple(values))
            }
            ty => {
                let val = self.f.val(name, ty.clone(), span);
                if !ty.is_float() {
                    self.inactive.push(val);
                }
                let shape = if ty.is_float() { ParamShape::Scalar(val) } else { ParamShape::Inactive(val) };
                (shape, Value::Scalar(Ex::Val(val), ty.clone()))
            }
        })
    }

    fn tuple_leaf(&mut self, field: Ex, ty: &Ty, span: Span) -> Res<(ParamShape, Value)> {
        Ok(match ty {
            Ty::Tuple(parts) => {
                let mut shapes = vec![];
                let mut values = vec![];
                for (k, ty) in parts.iter().enumerate() {
                    let inner = Ex::Field(Box::new(field.clone()), syn::Member::from(k));
                    let (shape, value) = self.tuple_leaf(inner, ty, span)?;
                    shapes.push(shape);
                    values.push(value);
                }
                (ParamShape::Tuple(None, shapes), Value::Tuple(values))
            }
            Ty::Float(_) | Ty::Int(_) | Ty::Bool => {
                let val = self.bind_val(Rhs::Ex(field), ty.clone(), span);
                let shape = if ty.is_float() { ParamShape::Scalar(val) } else { ParamShape::Inactive(val) };
                (shape, Value::Scalar(Ex::Val(val), ty.clone()))
            }
            _ => {
                return self.refuse(
                    span,
                    "a tuple parameter may hold floats, integers and bools only; pass its parts as parameters of their own",
                );
            }
        })
    }

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

    /// Reads a place into a value.
    pub(crate) fn load(&mut self, place: &Place, ty: &Ty, span: Span) -> Ex {
        if place.is_whole()
            && let Some(ex) = self.known.get(&place.root)
        {
            return ex.clone();
        }
        let name = if place.is_whole() { self.f.vars[place.root].name.clone() } else { None };
        let val = self.f.val(name, ty.clone(), span);
        self.loaded.insert(val);
        if self.constants.contains(&place.root) {
            self.inert.insert(val);
        }
        self.emit(Stmt::Let(val, Rhs::Load(place.clone())));
        if place.is_whole() && self.f.vars[place.root].origin == Origin::Owned {
            self.known.insert(place.root, Ex::Val(val));
        }
        Ex::Val(val)
    }

    /// The length of a place. That of a parameter taken by reference may be asked again at any time; any other is bound now.
    pub(crate) fn len_of(&mut self, place: &Place, span: Span) -> Ex {
        let len = Ex::Len(place.clone());
        match self.f.vars[place.root].origin {
            Origin::Shared | Origin::Static if crate::visit::cheap(&len) => len,
            _ => Ex::Val(self.bind_val(Rhs::Ex(len), Ty::usize(), span)),
        }
    }

    /// Writes a scalar.
    pub(crate) fn store(&mut self, place: Place, ex: Ex, ty: &Ty, span: Span) {
        let ex = self.atom(ex, ty, span);
        if place.is_whole() {
            if self.f.vars[place.root].origin == Origin::Owned {
                self.known.insert(place.root, ex.clone());
            }
        } else {
            self.known.remove(&place.root);
        }
        self.emit(Stmt::Store(place, Agg::Scalar(ex)));
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

    /// Reads a slot as a value, without loading anything.
    pub(crate) fn slot_value(&mut self, slot: &Slot, span: Span) -> Res<Value> {
        Ok(match slot {
            Slot::Value(v) => return self.resolved(v.clone()),
            Slot::Var(var) => Value::Place(Place::var(*var), self.f.vars[*var].ty.clone()),
            Slot::Tuple(parts) => {
                let mut values = vec![];
                for part in parts {
                    values.push(self.slot_value(part, span)?);
                }
                Value::Tuple(values)
            }
            Slot::Fallible { present, payload, error, is_result } => {
                let present = self.load(&Place::var(*present), &Ty::Bool, span);
                let payload = self.slot_value(payload, span)?;
                let error = error.map(|e| Ex::Place(Place::var(e), Borrow::Copy));
                Value::Fallible(Box::new(Fallible { present, payload, error, is_result: *is_result }))
            }
            Slot::Cursor(items, given) => {
                let given = self.load(&Place::var(*given), &Ty::usize(), span);
                let rest = iter::Items::Skip(items.clone(), given);
                let source = iter::Source::Indexed(std::rc::Rc::new(rest));
                Value::Iter(Box::new(iter::Iter { source, stages: vec![] }))
            }
            Slot::Poison => return Err(Refused),
            Slot::Deferred(_) => {
                return self.refuse(span, "the macro does not see that this is assigned before it is read; give it a value in its `let`");
            }
        })
    }

    /// Makes a slot that holds a value: variables for the mutable parts.
    pub(crate) fn make_slot(&mut self, value: Value, name: Option<&Ident>, mutable: bool) -> Res<Slot> {
        let span = name.map_or_else(Span::call_site, Ident::span);
        let value = self.resolved(value)?;
        let value = self.spread(value);
        Ok(match value {
            Value::Outcome(id) => self.outcome_slot(id, name, mutable)?,
            Value::Scalar(ex, ty) if mutable => {
                let ex = self.atom(ex, &ty, span);
                let var = self.f.var(name.cloned(), ty, span, Origin::Owned);
                self.emit(Stmt::Declare(var, Some(Agg::Scalar(ex.clone()))));
                self.known.insert(var, ex);
                Slot::Var(var)
            }
            Value::Scalar(ex, ty) => Slot::Value(Value::Scalar(self.named(ex, &ty, name, span), ty)),
            // What the macro cannot see into is spoken of in place; it does not change while it is borrowed.
            Value::Place(place, ty)
                if self.lasting(&place) && !mutable && (self.is_opaque(&ty) || self.types.is_open(&ty)) =>
            {
                Slot::Value(Value::Place(place, ty))
            }
            Value::Place(place, ty) if self.is_user(&ty) => self.user_slot(place, ty, name, mutable, span),
            Value::Place(place, ty)
                if self.types.is_open(&ty) && name.is_some_and(|n| self.hints.parts(&n.to_string())) =>
            {
                self.user_slot(place, ty, name, mutable, span)
            }
            // Of any type, for all that the body shows: it stays where it is.
            Value::Place(place, ty)
                if self.types.is_open(&ty)
                    && !mutable
                    && self.f.vars[place.root].ty.has_user()
                    && !self.may_change(&place)
                    && name.is_some_and(|n| !self.hints.number(&n.to_string())) =>
            {
                Slot::Value(Value::Place(place, ty))
            }
            Value::Place(place, ty) if self.scalar_like(&ty) => {
                let ex = self.load(&place, &ty, span);
                return self.make_slot(Value::Scalar(ex, ty), name, mutable);
            }
            // A result that has no other name yet is named, not copied.
            Value::Place(place, _)
                if place.is_whole()
                    && self.f.vars[place.root].name.is_none()
                    && self.f.vars[place.root].origin == Origin::Owned =>
            {
                self.f.vars[place.root].name = name.cloned();
                Slot::Var(place.root)
            }
            Value::Place(place, ty) => {
                let var = self.f.var(name.cloned(), ty, span, Origin::Owned);
                self.emit(Stmt::Declare(var, Some(Agg::Copy(place, false))));
                Slot::Var(var)
            }
            Value::Fresh(agg, ty) => {
                let var = self.f.var(name.cloned(), ty, span, Origin::Owned);
                if !mutable && name.is_some() && elements::constant(&agg) && !matches!(agg, Agg::Scalar(_)) {
                    self.constants.insert(var);
                }
                let int = |a: &Agg| match a {
                    Agg::Scalar(Ex::Lit(syn::Lit::Int(_) | syn::Lit::Bool(_) | syn::Lit::Str(_))) => true,
                    Agg::Scalar(Ex::Val(v)) => self.types.is_int(&self.f.vals[*v].ty),
                    _ => false,
                };
                if matches!(&agg, Agg::Struct(l) if l.rest.is_none() && l.fields.iter().all(|(_, a)| int(a)))
                {
                    self.integers.insert(var);
                }
                self.emit(Stmt::Declare(var, Some(agg)));
                Slot::Var(var)
            }
            Value::Tuple(parts) => {
                let mut slots = vec![];
                for part in parts {
                    slots.push(self.make_slot(part, name, mutable)?);
                }
                if mutable || slots.iter().any(|s| !matches!(s, Slot::Value(_))) {
                    Slot::Tuple(slots)
                } else {
                    let values =
                        slots.into_iter().filter_map(|s| if let Slot::Value(v) = s { Some(v) } else { None });
                    Slot::Value(Value::Tuple(values.collect()))
                }
            }
            Value::Fallible(f) if mutable => {
                let present = self.f.var(name.cloned(), Ty::Bool, span, Origin::Owned);
                let now = self.atom(f.present, &Ty::Bool, span);
                self.emit(Stmt::Declare(present, Some(Agg::Scalar(now))));
                let payload = Box::new(self.make_slot(f.payload, name, true)?);
                Slot::Fallible { present, payload, error: None, is_result: f.is_result }
            }
            Value::Fallible(f) => {
                let present = self.atom(f.present, &Ty::Bool, span);
                let payload = self.make_slot(f.payload, name, false)?;
                let payload = self.slot_value(&payload, span)?;
                Slot::Value(Value::Fallible(Box::new(Fallible { present, payload, ..*f })))
            }
            Value::Never => Slot::Value(Value::Never),
            // What it refers to now; another reference may be assigned later.
            Value::Ref(place, ty, false) if mutable && !self.is_opaque(&ty) => {
                let kept = self.kept_type(&ty);
                if self.scalar_like(&kept) {
                    let ex = self.load(&place, &ty, span);
                    return self.make_slot(Value::Scalar(ex, ty), name, true);
                }
                let to_vec = matches!(kept, Ty::Vec(_)) && !matches!(self.types.shallow(&ty), Ty::Vec(_));
                let var = self.f.var(name.cloned(), kept.clone(), span, Origin::Owned);
                self.emit(Stmt::Declare(var, Some(Agg::Copy(place, to_vec))));
                self.copies.insert(var);
                Slot::Value(Value::Ref(Place::var(var), kept, false))
            }
            Value::Ref(..)
            | Value::Closure(_)
            | Value::Iter(_)
            | Value::Range(_)
            | Value::Unit
            | Value::Item(_) => Slot::Value(value),
        })
    }

    /// A place that nobody writes while the function runs.
    pub(crate) fn lasting(&self, place: &Place) -> bool {
        matches!(self.f.vars[place.root].origin, Origin::Shared | Origin::Static)
    }

    /// True where a value of the type is kept in a value and not in a variable.
    pub(crate) fn scalar_like(&self, ty: &Ty) -> bool {
        let ty = self.types.shallow(ty);
        !ty.is_user() && !matches!(ty, Ty::Array(..) | Ty::Slice(_) | Ty::Vec(_))
    }

    /// Gives a scalar the user's name for it.
    fn named(&mut self, ex: Ex, ty: &Ty, name: Option<&Ident>, span: Span) -> Ex {
        match &ex {
            Ex::Val(v) if self.f.vals[*v].name.is_none() => {
                self.f.vals[*v].name = name.cloned();
                if let Some(name) = name {
                    self.f.vals[*v].span = name.span();
                }
                ex
            }
            Ex::Val(_) => ex,
            // A literal bound by a `let` stays one: `let n = 3;`.
            Ex::Lit(_) | Ex::Num(_) | Ex::Path(_) if !self.types.is_open(ty) => ex,
            _ => {
                let val = self.bind_val(Rhs::Ex(ex), ty.clone(), span);
                self.f.vals[val].name = name.cloned();
                Ex::Val(val)
            }
        }
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

    /// A slot in the shape of a value, declared at a marker and not yet written.
    pub(crate) fn slot_like(
        &mut self,
        value: &Value,
        name: Option<&Ident>,
        marker: usize,
        span: Span,
    ) -> Res<Slot> {
        let value = &self.seen(value.clone(), outcome::Seen::Number)?;
        let declare = |low: &mut Self, ty: Ty| {
            let user = ty.has_user();
            let var = low.f.var(name.cloned(), ty, span, Origin::Owned);
            low.deferred[marker].get_or_insert_default().push(Stmt::Declare(var, None));
            if user {
                low.users.insert(var);
            }
            var
        };
        Ok(match value {
            Value::Scalar(_, ty) | Value::Place(_, ty) | Value::Fresh(_, ty) => {
                Slot::Var(declare(self, ty.clone()))
            }
            Value::Tuple(parts) => {
                let mut slots = vec![];
                for part in parts {
                    slots.push(self.slot_like(part, name, marker, span)?);
                }
                Slot::Tuple(slots)
            }
            Value::Fallible(f) => {
                let present = declare(self, Ty::Bool);
                let error = f.is_result.then(|| {
                    let var = self.f.var(
                        Some(Ident::new("error", Span::mixed_site())),
                        Ty::Named("_".into()),
                        span,
                        Origin::Owned,
                    );
                    let none = Agg::Opaque(Ex::Path(quote::quote!(::core::option::Option::None)));
                    self.deferred[marker].get_or_insert_default().push(Stmt::Declare(var, Some(none)));
                    var
                });
                let payload = self.slot_like(&f.payload, name, marker, span)?;
                // Where there is no payload none is written.
                for stmt in self.deferred[marker].get_or_insert_default() {
                    if let Stmt::Declare(var, agg @ None) = stmt
                        && self.f.vars[*var].ty.has_user()
                    {
                        *agg = Some(Agg::Blank);
                    }
                }
                Slot::Fallible { present, payload: Box::new(payload), error, is_result: f.is_result }
            }
            Value::Unit => Slot::Value(Value::Unit),
            // A reference that is known later: what it refers to does not change while it is borrowed.
            Value::Ref(_, ty, false) if !self.scalar_like(ty) || !self.is_opaque(ty) => {
                let ty = self.kept_type(ty);
                let var = declare(self, ty.clone());
                if self.scalar_like(&ty) {
                    Slot::Var(var)
                } else {
                    self.copies.insert(var);
                    Slot::Value(Value::Ref(Place::var(var), ty, false))
                }
            }
            Value::Ref(place, ty, false) => Slot::Value(Value::Ref(place.clone(), ty.clone(), false)),
            Value::Never
            | Value::Ref(..)
            | Value::Closure(_)
            | Value::Iter(_)
            | Value::Range(_)
            | Value::Outcome(_)
            | Value::Item(_) => {
                return self.refuse(
                    span,
                    "a reference, closure or iterator that is chosen at run time is not supported; choose between values instead",
                );
            }
        })
    }

    /// Writes a value into a slot of its shape.
    pub(crate) fn fill_slot(&mut self, slot: &Slot, value: Value, span: Span) -> Res<()> {
        let value = match slot {
            Slot::Var(var) => {
                let ty = self.f.vars[*var].ty.clone();
                let seen =
                    if self.types.is_open(&ty) { outcome::Seen::Number } else { outcome::Seen::Type(ty) };
                self.seen(value, seen)?
            }
            Slot::Tuple(slots) => self.seen(value, outcome::Seen::Parts(slots.len(), false))?,
            Slot::Fallible { is_result, .. } => {
                self.seen(value, outcome::Seen::Fallible(Some(*is_result)))?
            }
            _ => self.resolved(value)?,
        };
        match (slot, value) {
            (Slot::Value(Value::Outcome(id)), value) => match self.outcome_target(*id, &value) {
                Some(slot) => self.fill_slot(&slot, value, span),
                None => self.refuse(span, "the macro does not see that this name is `mut`; write `let mut`"),
            },
            (_, Value::Never) => Ok(()),
            (Slot::Var(var), value) => self.assign(Place::var(*var), value, span),
            (Slot::Tuple(slots), Value::Tuple(values)) if slots.len() == values.len() => {
                slots.iter().zip(values).try_for_each(|(s, v)| self.fill_slot(s, v, span))
            }
            (Slot::Fallible { present, payload, error, .. }, Value::Fallible(f)) => {
                let absent = is_bool(&f.present, false);
                self.store(Place::var(*present), f.present, &Ty::Bool, span);
                if let (Some(var), Some(ex)) = (error, f.error) {
                    self.emit(Stmt::Store(Place::var(*var), Agg::Opaque(ex)));
                }
                // What is not there is not written.
                if absent { Ok(()) } else { self.fill_slot(payload, f.payload, span) }
            }
            (Slot::Value(Value::Unit), _) => Ok(()),
            (Slot::Value(Value::Ref(to, ty, _)), Value::Ref(from, from_ty, false))
                if self.copies.contains(&to.root) =>
            {
                let to_vec = matches!(ty, Ty::Vec(_)) && !matches!(self.types.shallow(&from_ty), Ty::Vec(_));
                self.types.unify(ty, &from_ty);
                if from.root == to.root {
                    // `rest = &rest[1..]`: all is read before any of it is written.
                    let part = self.f.var(None, ty.clone(), span, Origin::Owned);
                    self.emit(Stmt::Declare(part, Some(Agg::Copy(from, to_vec))));
                    self.emit(Stmt::Store(to.clone(), Agg::Copy(Place::var(part), false)));
                } else {
                    self.emit(Stmt::Store(to.clone(), Agg::Copy(from, to_vec)));
                }
                Ok(())
            }
            (Slot::Value(Value::Ref(a, ..)), Value::Ref(b, ..))
                if a.root == b.root && a.is_whole() && b.is_whole() =>
            {
                Ok(())
            }
            _ => {
                self.refuse(span, "the shapes of the values assigned here differ; assign values of one shape")
            }
        }
    }

    /// The type of what a place holds, as far as it is known.
    fn type_at(&self, place: &Place) -> Option<Ty> {
        let mut ty = self.types.shallow(&self.f.vars[place.root].ty);
        for proj in &place.path {
            ty = match proj {
                Proj::Index(_) => self.types.shallow(ty.element()?),
                Proj::Range(..) | Proj::Field(_) | Proj::Payload(_) => return None,
            };
        }
        Some(ty)
    }

    /// `place = value`, whatever the value is.
    pub(crate) fn assign(&mut self, place: Place, value: Value, span: Span) -> Res<()> {
        let value = self.spread(value);
        let value = if matches!(value, Value::Outcome(_)) {
            match self.type_at(&place) {
                Some(ty) if !self.types.is_open(&ty) => self.seen(value, outcome::Seen::Type(ty))?,
                _ => self.seen(value, outcome::Seen::Number)?,
            }
        } else {
            value
        };
        match value {
            Value::Scalar(ex, ty) => {
                if place.is_whole() {
                    let var_ty = self.f.vars[place.root].ty.clone();
                    self.types.unify(&var_ty, &ty);
                }
                self.store(place, ex, &ty, span);
            }
            Value::Place(from, ty) | Value::Ref(from, ty, false) if self.scalar_like(&ty) => {
                let ex = self.load(&from, &ty, span);
                self.store(place, ex, &ty, span);
            }
            Value::Place(from, ty) => {
                self.known.remove(&place.root);
                // `m[i] = m[j]`, where `i` may be `j`.
                let from = if from.root == place.root { self.copy_of(from, &ty, span) } else { from };
                self.emit(Stmt::Store(place, Agg::Copy(from, false)));
            }
            Value::Fresh(agg, ty) => {
                self.known.remove(&place.root);
                // `m[i] = m[j].clone()`: all is read before any of it is written.
                let agg = if copies(&agg, place.root) {
                    let var = self.f.var(None, ty, span, Origin::Owned);
                    self.emit(Stmt::Declare(var, Some(agg)));
                    Agg::Copy(Place::var(var), false)
                } else {
                    agg
                };
                self.emit(Stmt::Store(place, agg));
            }
            // An element that is a tuple; all of it was read before.
            Value::Tuple(parts) if !place.is_whole() => {
                for (k, part) in parts.into_iter().enumerate() {
                    self.assign(place.then(Proj::Field(syn::Member::from(k))), part, span)?;
                }
            }
            Value::Never => {}
            _ => return self.refuse(
                span,
                "this cannot be assigned in a differentiated function; assign a float, an array or a vector",
            ),
        }
        Ok(())
    }

    // ---- the result ----

    /// A number of the language, for certain.
    fn is_number(&self, ty: &Ty) -> bool {
        self.types.is_float(ty) || self.types.is_int(ty)
    }

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
            (_, Ty::Unit) | (Value::Unit | Value::Never, _) => Ret::Unit,
            (Value::Scalar(ex, ty), _) => {
                self.types.unify(&ty, output);
                let ty = if matches!(output, Ty::Named(_)) { ty } else { output.clone() };
                if ty.is_float() { Ret::Scalar(ex, ty) } else { Ret::Inactive(ex) }
            }
            (Value::Place(place, ty), _) if self.scalar_like(&ty) => {
                let ex = self.load(&place, &ty, span);
                return self.ret(Value::Scalar(ex, ty), output, span);
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
