//! Checkpointed loops: both sweeps in, the same with less kept out.
//!
//! Up to here a loop under `#[checkpoint]` is one like any other: what its rounds leave behind is in its frame. Now the forward
//! sweep gets the rounds as the user wrote them, which leave nothing, and keeps the *state* at the heads of some. The reverse sweep
//! gets a [`Replay`]: from a state it runs the rounds of a segment again, records them, and reverses them.
//!
//! The state is every variable that the rounds write and that is declared outside of them. In the reverse sweep it has variables of
//! its own: those of the forward sweep may be the caller's.
use crate::adjoint::Failure;
use crate::ir::*;
use crate::types::Ty;
use crate::visit::{self, Change};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

/// How a variable of the state is kept.
pub(crate) enum Form {
    /// One word.
    Word,
    /// A length and a word per element.
    Words,
    /// As its type allows, which rustc knows: word by word, or a clone.
    Whole,
}

/// How values of a type are kept.
pub(crate) fn form(ty: &Ty) -> Form {
    fn words(ty: &Ty) -> bool {
        match ty {
            Ty::Float(_) | Ty::Int(_) | Ty::Bool => true,
            Ty::Array(e, _) | Ty::Slice(e) | Ty::Vec(e) => words(e),
            _ => false,
        }
    }
    match ty {
        Ty::Float(_) | Ty::Int(_) | Ty::Bool => Form::Word,
        ty if words(ty) => Form::Words,
        _ => Form::Whole,
    }
}

/// True if an expression for a value of the type says all of it.
fn told(ty: &Ty) -> bool {
    match ty {
        Ty::Like(_) => true,
        Ty::Array(e, _) | Ty::Slice(e) | Ty::Vec(e) => told(e),
        ty => ty.tokens().is_some() && !ty.has_hole(),
    }
}

/// What a variable is made of where its type is not told otherwise, as an expression that is there for its type: what the program
/// computes with is absent from it.
struct Sources<'a> {
    f: &'a Function,
    krate: &'a TokenStream,
    defs: BTreeMap<ValId, Ex>,
    made: BTreeMap<VarId, Agg>,
}

impl Sources<'_> {
    fn block(&mut self, block: &Block) {
        for s in block {
            match s {
                Stmt::Let(v, Rhs::Ex(e)) => {
                    self.defs.insert(*v, e.clone());
                }
                Stmt::Call(c) if c.fallible.is_none() => {
                    if let Gives::Scalar(v) = c.gives {
                        self.defs.insert(v, as_text(c));
                    }
                }
                Stmt::Declare(var, Some(agg)) if !told(&self.f.vars[*var].ty) => {
                    let mut agg = agg.clone();
                    let mut known = true;
                    visit::agg_places(&agg, &mut |p| known &= told(&self.f.vars[p.root].ty) && p.is_whole());
                    visit::agg_mut(&mut agg, &mut |e| known &= self.stand_in(e, 0));
                    if known && matches!(agg, Agg::Scalar(_) | Agg::Opaque(_)) {
                        self.made.insert(*var, agg);
                    }
                }
                _ => {}
            }
            visit::nested(s).into_iter().for_each(|b| self.block(b));
        }
    }

    /// Puts what stands for a type in the place of what has a value; false where that cannot be said.
    fn stand_in(&self, e: &mut Ex, depth: usize) -> bool {
        let typed = |ty: &Ty| told(ty).then(|| crate::types::witness(ty, self.krate));
        let new = match &*e {
            Ex::Val(v) => match (typed(&self.f.vals[*v].ty), self.defs.get(v)) {
                (Some(ty), _) => Ex::Verbatim(ty),
                (None, Some(def)) if depth < 16 => {
                    let mut def = def.clone();
                    let mut known = true;
                    visit::ex_mut(&mut def, &mut |e| known &= self.stand_in(e, depth + 1));
                    *e = def;
                    return known;
                }
                _ => return false,
            },
            Ex::Place(p, borrow) => {
                let Some(ty) = typed(&self.f.vars[p.root].ty).filter(|_| p.is_whole()) else { return false };
                Ex::Verbatim(match borrow {
                    Borrow::Copy => ty,
                    Borrow::Shared => quote!(&#ty),
                    Borrow::Mut => quote!(&mut #ty),
                })
            }
            Ex::Len(_) => Ex::Verbatim(crate::types::witness(&Ty::usize(), self.krate)),
            Ex::Sum(_) | Ex::Nth(..) | Ex::Payload(..) | Ex::Matches(..) | Ex::Convert(..) => return false,
            _ => return true,
        };
        *e = new;
        true
    }
}

/// A call as it stands in the user's text.
fn as_text(c: &Call) -> Ex {
    let mut args = c.args.iter().map(|a| match a {
        Arg::Value(e, _) => e.clone(),
        Arg::Shared(p, _, Passing::Borrowed) => Ex::Place(p.clone(), Borrow::Shared),
        Arg::Shared(p, ..) => Ex::Place(p.clone(), Borrow::Copy),
        Arg::Mut(p, _) => Ex::Place(p.clone(), Borrow::Mut),
    });
    let path = &c.path;
    match (c.method, path.get_ident()) {
        (true, Some(name)) => {
            let recv = Box::new(args.next().unwrap_or(Ex::Tuple(vec![])));
            let args = args.collect();
            Ex::Method { recv, name: name.clone(), turbofish: TokenStream::new(), args, pure: true }
        }
        _ => Ex::Call { callee: quote!(#path), args: args.collect(), pure: true },
    }
}

/// Notes what the variables are made of whose type is not told.
fn sources(f: &mut Function, krate: &TokenStream) {
    let mut all = Sources { f, krate, defs: BTreeMap::new(), made: BTreeMap::new() };
    all.block(&f.body);
    f.sources = all.made;
}

/// The rounds of a segment, by number.
pub(crate) fn rounds(f: &mut Function, from: ValId, to: ValId, span: Span) -> Counted {
    let name = Ident::new("round", Span::mixed_site());
    let index = f.val(Some(name), Ty::usize(), span);
    Counted { index, lo: Ex::Val(from), hi: Ex::Val(to), inclusive: false, step: None, rev: false }
}

/// Binds a loop's index by the number of its round.
pub(crate) fn item(c: &Counted, round: ValId) -> Stmt {
    Stmt::Let(c.index, Rhs::Ex(Ex::Nth(Box::new(c.clone()), Box::new(Ex::Val(round)))))
}

/// The variables that a block declares, and those that it writes or mentions.
#[derive(Default)]
struct Mentions {
    declared: BTreeSet<VarId>,
    written: BTreeSet<VarId>,
    /// Not only given new contents, or added to.
    read: BTreeSet<VarId>,
    all: BTreeSet<VarId>,
}

/// `mutable`: whether a variable may be changed by a method of its own.
fn mentions(block: &Block, mutable: &dyn Fn(VarId) -> bool) -> Mentions {
    fn walk(block: &Block, mutable: &dyn Fn(VarId) -> bool, out: &mut Mentions) {
        for s in block {
            match s {
                Stmt::Declare(var, _) => out.declared.extend([*var]),
                Stmt::Call(c) => out.declared.extend(c.gives.vars()),
                _ => {}
            }
            visit::writes(s, &mut |var, change| {
                if change != Change::Perhaps || mutable(var) {
                    out.written.insert(var);
                }
            });
            if visit::nested(s).is_empty() {
                let mut found = vec![];
                visit::vars_mut(&mut s.clone(), &mut |var| found.push(*var));
                out.all.extend(found.iter().copied());
                // The first of them is what the statement changes.
                let target = matches!(
                    s,
                    Stmt::Declare(..)
                        | Stmt::Store(..)
                        | Stmt::Add(..)
                        | Stmt::Sub(..)
                        | Stmt::AddAny(..)
                        | Stmt::AddAll(..)
                        | Stmt::Push(..)
                        | Stmt::Clear(_)
                );
                out.read.extend(found.into_iter().skip(usize::from(target)));
            } else {
                visit::stmt_ex(s, &mut |e| {
                    if let Ex::Place(p, _) | Ex::Len(p) | Ex::Sum(p) = e {
                        out.all.insert(p.root);
                        out.read.insert(p.root);
                    }
                });
            }
            visit::nested(s).into_iter().for_each(|b| walk(b, mutable, out));
        }
    }
    let mut out = Mentions::default();
    walk(block, mutable, &mut out);
    out
}

/// The variables from outside that a block reads and does not write.
pub(crate) fn read_only(block: &Block, mutable: &dyn Fn(VarId) -> bool) -> Vec<VarId> {
    let m = mentions(block, mutable);
    m.all.into_iter().filter(|v| !m.written.contains(v) && !m.declared.contains(v)).collect()
}

/// True if a round begins with giving the variable new contents, whatever it held.
fn overwritten(body: &Block, var: VarId) -> bool {
    for s in body {
        let only = std::slice::from_ref(s).to_vec();
        if !mentions(&only, &|_| true).all.contains(&var) {
            continue;
        }
        let Stmt::Store(p, agg) = s else { return false };
        let mut times = 0;
        visit::vars_mut(&mut s.clone(), &mut |v| times += usize::from(*v == var));
        return p.root == var && p.is_whole() && times == 1 && matches!(agg, Agg::Scalar(_) | Agg::Array(_));
    }
    false
}

/// Makes loops like any others of all that are checkpointed.
pub(crate) fn ignore(block: &mut Block) {
    visit::block_mut(block, &mut |s| {
        if let Stmt::Loop(l) = s {
            l.checkpoint = None;
        }
    });
}

/// A loop of the forward sweep whose rounds are run again in the reverse sweep.
struct Taken {
    id: usize,
    once: bool,
    recorded: Loop,
    checkpoint: Checkpoint,
    state: Vec<VarId>,
}

pub(crate) fn rewrite(f: &mut Function, reverse: &mut Block, krate: &TokenStream) -> Result<(), Failure> {
    if !checkpointed(&f.body) {
        return Ok(());
    }
    sources(f, krate);
    let mut forward = std::mem::take(&mut f.body);
    let result = both(f, &mut forward, reverse);
    f.body = forward;
    result
}

/// True if a loop in a block is checkpointed.
pub(crate) fn checkpointed(block: &Block) -> bool {
    block.iter().any(|s| {
        matches!(s, Stmt::Loop(l) if l.checkpoint.is_some()) || visit::nested(s).into_iter().any(checkpointed)
    })
}

/// Rewrites a block of the forward sweep and its reverse.
fn both(f: &mut Function, forward: &mut Block, reverse: &mut Block) -> Result<(), Failure> {
    let mut reversed = BTreeSet::new();
    loops(reverse, &mut reversed);
    let mut taken = BTreeMap::new();
    take(f, forward, &reversed, &mut taken, true)?;
    if taken.is_empty() { Ok(()) } else { put(f, reverse, &mut taken) }
}

fn head(block: &Block) -> Option<usize> {
    match block.first() {
        Some(Stmt::Head(k)) => Some(*k),
        _ => None,
    }
}

/// The loops of a block, by the number of their head.
fn loops(block: &Block, out: &mut BTreeSet<usize>) {
    for s in block {
        if let Stmt::Loop(l) = s {
            out.extend(head(&l.body));
        }
        visit::nested(s).into_iter().for_each(|b| loops(b, out));
    }
}

/// Puts the rounds as the user wrote them in place of those that are recorded.
fn take(
    f: &mut Function,
    block: &mut Block,
    reversed: &BTreeSet<usize>,
    taken: &mut BTreeMap<usize, Taken>,
    once: bool,
) -> Result<(), Failure> {
    for s in block {
        if let Stmt::Loop(l) = s
            && let Some(checkpoint) = &l.checkpoint
            && checkpoint.keeps.is_none()
        {
            let Some(number) = head(&l.body).filter(|k| reversed.contains(k)) else {
                l.checkpoint = None;
                continue;
            };
            let checkpoint = (**checkpoint).clone();
            let state = state(f, &l.body, checkpoint.exit);
            for var in state.iter().chain(&checkpoint.captured) {
                check(f, *var)?;
            }
            let id = f.frames;
            f.frames += 1;
            let recorded = (**l).clone();
            l.body = primal(f, &l.body);
            l.frame = None;
            l.trips = None;
            let keeps = Keeps { id, state: state.clone(), again: false, once };
            l.checkpoint = Some(Box::new(Checkpoint { keeps: Some(keeps), ..checkpoint.clone() }));
            if let LoopKind::For(c) = &mut l.kind {
                let index = f.vals[c.index].clone();
                f.vals.push(index);
                let new = f.vals.len() - 1;
                rename(&mut l.body, &BTreeMap::from([(c.index, new)]), &BTreeMap::new());
                c.index = new;
            }
            taken.insert(number, Taken { id, once, recorded, checkpoint, state });
            continue;
        }
        let once = once && !matches!(s, Stmt::Loop(_));
        for b in visit::nested_mut(s) {
            take(f, b, reversed, taken, once)?;
        }
    }
    Ok(())
}

fn state(f: &Function, body: &Block, exit: Option<VarId>) -> Vec<VarId> {
    let m = mentions(body, &|v| f.vars[v].mutable);
    m.written
        .into_iter()
        .filter(|v| m.read.contains(v) && !m.declared.contains(v))
        .filter(|v| Some(*v) != exit && !overwritten(body, *v))
        .collect()
}

/// A variable of the state is to have a type that can be told in the reverse sweep.
fn check(f: &Function, var: VarId) -> Result<(), Failure> {
    let v = &f.vars[var];
    if told(&v.ty) || f.sources.contains_key(&var) {
        return Ok(());
    }
    Err(Failure {
        span: v.span,
        message: "this variable belongs to the state of a checkpointed loop and the macro does not see its type; bind it with a `let` that writes the type",
    })
}

/// The rounds as the user wrote them: nothing is left for the reverse sweep. Their values get names of their own.
fn primal(f: &mut Function, body: &Block) -> Block {
    let mut body = body.clone();
    plain(&mut body);
    let mut vals = BTreeMap::new();
    visit::block_mut(&mut body, &mut |s| {
        visit::bound_mut(s, &mut |v| {
            vals.entry(*v).or_insert_with(|| {
                f.vals.push(f.vals[*v].clone());
                f.vals.len() - 1
            });
        });
    });
    rename(&mut body, &vals, &BTreeMap::new());
    body
}

fn plain(block: &mut Block) {
    block.retain(|s| !matches!(s, Stmt::Snapshot(_) | Stmt::KeepShape(_) | Stmt::Head(_)));
    for s in block {
        match s {
            Stmt::Loop(l) => {
                l.frame = None;
                l.checkpoint = None;
            }
            Stmt::Call(c) => {
                c.plain = true;
                c.kind = CallKind::Partials(vec![]);
            }
            _ => {}
        }
        visit::nested_mut(s).into_iter().for_each(plain);
    }
}

/// What is done for its effect is done once. What changes a variable is no effect.
fn silent(block: &mut Block, mutable: &dyn Fn(VarId) -> bool) {
    block.retain(|s| match s {
        Stmt::Effect(e) => changes(e, mutable),
        _ => true,
    });
    for s in block {
        visit::nested_mut(s).into_iter().for_each(|b| silent(b, mutable));
    }
}

/// True if evaluating an expression changes a variable.
pub(crate) fn changes(e: &Ex, mutable: &dyn Fn(VarId) -> bool) -> bool {
    let mut found = false;
    visit::ex(e, &mut |e| {
        found |= match e {
            Ex::Place(_, Borrow::Mut) => true,
            // A method may take its receiver by `&mut`.
            Ex::Method { recv, pure: false, .. } => matches!(&**recv, Ex::Place(p, _) if mutable(p.root)),
            _ => false,
        }
    });
    found
}

fn rename(block: &mut Block, vals: &BTreeMap<ValId, ValId>, vars: &BTreeMap<VarId, VarId>) {
    let val = |v: &mut ValId| *v = vals.get(v).copied().unwrap_or(*v);
    visit::block_mut(block, &mut |s| {
        visit::bound_mut(s, &mut |v| val(v));
        if let Stmt::If { cond, .. } = s {
            val(cond);
        }
        if let Stmt::Loop(l) = s
            && let Some(frame) = &mut l.frame
        {
            frame.vals.iter_mut().for_each(val);
        }
        visit::stmt_ex_mut(s, &mut |e| {
            if let Ex::Val(v) = e {
                val(v);
            }
        });
        visit::vars_mut(s, &mut |v| *v = vars.get(v).copied().unwrap_or(*v));
    });
}

/// Puts segments that are run again in place of the reverse loops.
fn put(f: &mut Function, block: &mut Block, taken: &mut BTreeMap<usize, Taken>) -> Result<(), Failure> {
    for s in block {
        if let Stmt::Loop(l) = s
            && let Some(found) = head(&l.body).and_then(|k| taken.remove(&k))
        {
            let replay = replay(f, found, l)?;
            *s = Stmt::Replay(Box::new(replay));
            continue;
        }
        for b in visit::nested_mut(s) {
            put(f, b, taken)?;
        }
    }
    Ok(())
}

/// A variable like another one, in the reverse sweep.
fn copy(f: &mut Function, var: VarId) -> VarId {
    let old = f.vars[var].clone();
    let ty = match old.ty {
        Ty::Slice(e) => Ty::Vec(e),
        ty => ty,
    };
    f.vars.push(Var { ty, origin: Origin::Owned, ..old });
    let new = f.vars.len() - 1;
    if let Some(source) = f.sources.get(&var).cloned() {
        f.sources.insert(new, source);
    }
    new
}

fn replay(f: &mut Function, taken: Taken, reverse: &Loop) -> Result<Replay, Failure> {
    let Taken { id, once: runs_once, recorded, checkpoint: c, state } = taken;
    let span = recorded.span;
    let copies = |f: &mut Function, all: &[VarId]| -> Vec<(VarId, VarId)> {
        all.iter().map(|v| (*v, copy(f, *v))).collect()
    };
    let (state, captured) = (copies(f, &state), copies(f, &c.captured));
    let mut body = recorded.body.clone();
    body.retain(|s| !matches!(s, Stmt::BreakIf(_)));
    silent(&mut body, &|v| f.vars[v].mutable);
    // What every round gives new contents before it reads them is a variable of the round.
    let m = mentions(&body, &|v| f.vars[v].mutable);
    let mut fresh = vec![];
    for var in &m.written {
        let kept = state.iter().any(|(v, _)| v == var);
        if !m.declared.contains(var) && !kept {
            let start = if Some(*var) == c.exit { Some(Agg::Scalar(crate::lower::int(0))) } else { None };
            fresh.push(Stmt::Declare(*var, start));
        }
    }
    let at = usize::from(head(&body).is_some());
    body.splice(at..at, fresh);
    let round = |f: &mut Function, body: &mut Block, from, to| {
        let round = rounds(f, from, to, span);
        if let LoopKind::For(c) = &recorded.kind {
            let at = usize::from(head(body).is_some());
            body.insert(at, item(c, round.index));
        }
        round
    };
    let renamed = |f: &mut Function, body: &mut Block| {
        let mut vars: BTreeMap<VarId, VarId> = state.iter().chain(&captured).copied().collect();
        for var in mentions(body, &|_| true).declared {
            vars.insert(var, copy(f, var));
        }
        rename(body, &BTreeMap::new(), &vars);
    };
    let looped = |counted, body, frame, checkpoint| {
        Stmt::Loop(Box::new(Loop {
            kind: LoopKind::For(counted),
            body,
            trips: None,
            frame,
            checkpoint,
            parallel: false,
            span,
        }))
    };
    let start = f.val(Some(Ident::new("start", Span::mixed_site())), Ty::usize(), span);
    let mut advance = vec![];
    if matches!(c.policy, Policy::Snapshots(_) | Policy::Memory(_)) || c.disk.is_some() {
        let mut body = body.clone();
        let counted = round(f, &mut body, start, c.from);
        let mut body = primal(f, &body);
        renamed(f, &mut body);
        let keeps =
            Keeps { id, state: state.iter().map(|(_, copy)| *copy).collect(), again: true, once: true };
        let keeping = Checkpoint {
            keeps: Some(keeps),
            policy: Policy::Sqrt,
            captured: vec![],
            exit: None,
            ..c.clone()
        };
        advance.push(looped(counted, body, None, Some(Box::new(keeping))));
    }
    let once = |frame: &Option<Frame>| frame.clone().map(|f| Frame { once: true, ..f });
    let counted = round(f, &mut body, c.from, c.to);
    renamed(f, &mut body);
    let mut record = vec![looped(counted, body, once(&recorded.frame), None)];
    let mut reverse = vec![Stmt::Loop(Box::new(Loop { frame: once(&reverse.frame), ..reverse.clone() }))];
    // Checkpointed loops inside: their states are kept while a segment is recorded.
    both(f, &mut record, &mut reverse)?;
    let (keyword, measured) = (c.keyword, matches!(c.policy, Policy::Memory(_)));
    Ok(Replay {
        id,
        once: runs_once,
        keyword,
        measured,
        state,
        captured,
        start,
        from: c.from,
        to: c.to,
        advance,
        record,
        reverse,
        span,
    })
}
