//! Residuals: what the forward sweep keeps for the reverse sweep, and what the reverse sweep computes again.
//!
//! In: both sweeps, the reverse one speaking of forward values as if they were there. Out: the same, with every such value kept
//! (in a local, a field of the record, a frame of a loop) or bound anew where its block's reverse begins.
//!
//! Per loop body this is a minimum cut: a value that is kept costs a store per round, one that is computed again costs its
//! operation, and what depends on the state at the head of the round can only be kept. Inputs that nobody overwrites, loop
//! indices and constants cost nothing. What a record holds is a minimum cut of the function's own block.
use crate::adjoint::{self, Failure, Mode};
use crate::flow::{self, Graph};
use crate::ir::*;
use crate::snapshot::{self, Snapshots};
use crate::stability::Stability;
use crate::types::Ty;
use crate::visit;
use std::collections::{BTreeMap, BTreeSet};

/// What the record holds (split mode).
#[derive(Default)]
pub(crate) struct Kept {
    pub(crate) vals: Vec<ValId>,
    pub(crate) vars: Vec<VarId>,
    /// Variables of the user's types: copies on the tape.
    whole: Vec<VarId>,
}

/// How a value is made in the forward sweep.
#[derive(Clone)]
enum Maker {
    Let(Rhs),
    /// A result of an `if`.
    Out {
        cond: ValId,
        then: Ex,
        els: Ex,
    },
    /// A call, a loop's count, an effect: once only.
    Opaque,
}

#[derive(Clone)]
struct Def {
    region: usize,
    /// Bound in a branch and not in the region's own block.
    nested: bool,
    maker: Maker,
}

/// Where a region's block binds, declares and writes what.
#[derive(Default)]
struct Places {
    lets: BTreeMap<ValId, usize>,
    declared: BTreeSet<VarId>,
    written: BTreeMap<VarId, Vec<usize>>,
}

impl Places {
    fn of(block: &Block) -> Places {
        let mut places = Places::default();
        for (k, s) in block.iter().enumerate() {
            match s {
                Stmt::Let(v, _) => {
                    places.lets.entry(*v).or_insert(k);
                }
                Stmt::Declare(v, _) => {
                    places.declared.insert(*v);
                }
                _ => {}
            }
            each_written(s, &mut |v| {
                let written = places.written.entry(v).or_default();
                if written.last() != Some(&k) {
                    written.push(k);
                }
            });
        }
        places
    }
}

/// The variables that a statement writes, itself or inside.
fn each_written(s: &Stmt, f: &mut dyn FnMut(VarId)) {
    visit::writes(s, &mut |v, _| f(v));
    visit::nested(s).into_iter().flatten().for_each(|s| each_written(s, f));
}

/// Statements that are run again, and what they need.
#[derive(Default)]
struct Slice {
    stmts: BTreeSet<usize>,
    vals: Vec<ValId>,
    bound: Vec<ValId>,
    vars: Vec<VarId>,
}

/// True if running a statement again does no more than write the same values again.
fn repeatable(s: &Stmt) -> bool {
    let own = match s {
        Stmt::Let(_, Rhs::Ex(e)) | Stmt::Add(_, e) | Stmt::Sub(_, e) | Stmt::Store(_, Agg::Scalar(e)) => {
            visit::pure(e)
        }
        Stmt::Declare(_, agg) => !matches!(agg, Some(Agg::Opaque(_) | Agg::Popped(_) | Agg::Shape)),
        Stmt::Let(_, Rhs::Pop(_)) | Stmt::Store(_, Agg::Popped(_) | Agg::Shape) => false,
        Stmt::Let(..)
        | Stmt::Head(_)
        | Stmt::If { .. }
        | Stmt::Store(..)
        | Stmt::AddAll(..)
        | Stmt::Clear(_) => true,
        Stmt::Loop(l) => matches!(l.kind, LoopKind::For(_)) && l.checkpoint.is_none(),
        _ => false,
    };
    own && visit::nested(s).into_iter().flatten().all(repeatable)
}

/// The values that a block mentions.
fn mentioned(block: &Block, out: &mut Vec<ValId>) {
    for s in block {
        if let Stmt::If { cond, .. } = s {
            out.push(*cond);
        }
        visit::stmt_ex(s, &mut |e| {
            if let Ex::Val(v) = e {
                out.push(*v);
            }
        });
        visit::nested(s).into_iter().for_each(|b| mentioned(b, out));
    }
}

struct Selection<'a> {
    f: &'a mut Function,
    stability: &'a mut Stability,
    mode: Mode,
    defs: BTreeMap<ValId, Def>,
    /// The region around each region.
    parent: BTreeMap<usize, usize>,
    /// Values bound by a loop's own header.
    indices: BTreeSet<ValId>,
    needed: BTreeMap<usize, BTreeSet<ValId>>,
    recomputed: BTreeSet<ValId>,
    redeclared: BTreeSet<VarId>,
    saved: BTreeMap<usize, Vec<ValId>>,
    /// The regions' blocks as they are in the forward sweep, by the number of their head.
    blocks: BTreeMap<usize, Block>,
    places: BTreeMap<usize, Places>,
    /// Statements that are run again where a block's reverse begins, by their place in the block.
    again: BTreeMap<usize, BTreeSet<usize>>,
    /// Reads that a copy of their array can serve, and the copies that are taken.
    snapshots: Snapshots,
    taken: BTreeMap<usize, BTreeSet<VarId>>,
    /// The copies' names in the reverse sweep.
    copies: BTreeMap<(usize, VarId), VarId>,
    /// Values of the compiler's own (local derivatives): computed once wherever that is.
    own: usize,
    /// Nothing is computed again but integers (the pass is switched off).
    keep_all: bool,
    /// Variables that the reverse sweep reads in any case.
    read: BTreeSet<VarId>,
}

/// What to select for.
pub(crate) struct Task<'a> {
    pub(crate) mode: Mode,
    pub(crate) params: &'a [ValId],
    /// Values from this one on are the compiler's own.
    pub(crate) own: usize,
    /// Nothing is computed again but integers.
    pub(crate) keep_all: bool,
    /// Copies of arrays may be kept, one per round, in place of what is read from them.
    pub(crate) snapshots: bool,
    /// Values that the printed reverse sweep mentions by itself.
    pub(crate) extra: &'a [ValId],
}

pub(crate) fn select(
    f: &mut Function,
    reverse: &mut Block,
    stability: &mut Stability,
    task: &Task<'_>,
) -> Result<Kept, Failure> {
    let &Task { mode, params, own, keep_all, snapshots, extra } = task;
    let body = std::mem::take(&mut f.body);
    let snapshots = if snapshots { snapshot::find(f, &body) } else { Snapshots::new() };
    let mut s = Selection {
        f,
        stability,
        mode,
        defs: BTreeMap::new(),
        parent: BTreeMap::new(),
        indices: BTreeSet::new(),
        needed: BTreeMap::new(),
        recomputed: BTreeSet::new(),
        redeclared: BTreeSet::new(),
        saved: BTreeMap::new(),
        blocks: BTreeMap::new(),
        places: BTreeMap::new(),
        again: BTreeMap::new(),
        snapshots,
        taken: BTreeMap::new(),
        copies: BTreeMap::new(),
        own,
        keep_all,
        read: BTreeSet::new(),
    };
    for v in params {
        s.defs.insert(*v, Def { region: 0, nested: false, maker: Maker::Opaque });
    }
    let mut order = vec![];
    adjoint::heads(&body, &mut s.blocks);
    s.places = s.blocks.iter().map(|(region, block)| (*region, Places::of(block))).collect();
    s.index(&body, 0, false, &mut order);
    s.uses(reverse);
    s.replayed(&body);
    extra.iter().for_each(|v| s.need(*v));
    // Inner loops first: what they compute again may ask something of the loops around them.
    for region in order.iter().rev() {
        s.cut(*region)?;
    }
    s.cut_root();
    let kept = s.root()?;
    let mut body = body;
    body.extend(kept.whole.iter().map(|v| Stmt::Snapshot(Place::var(*v))));
    s.name_copies();
    s.insert(reverse);
    let at = usize::from(matches!(reverse.first(), Some(Stmt::Head(_))));
    reverse.splice(at..at, kept.whole.iter().rev().map(|v| Stmt::Recall(*v)));
    let mut moved = BTreeMap::new();
    s.keep(&mut body, 0, &mut moved);
    s.frames(&mut body, reverse);
    s.f.body = body;
    Ok(kept)
}

fn head_of(block: &Block) -> usize {
    match block.first() {
        Some(Stmt::Head(k)) => *k,
        _ => usize::MAX,
    }
}

impl Selection<'_> {
    // ---- what there is ----

    fn index(&mut self, block: &Block, region: usize, nested: bool, order: &mut Vec<usize>) {
        let mut def = |v: ValId, maker: Maker| {
            self.defs.insert(v, Def { region, nested, maker });
        };
        for s in block {
            match s {
                Stmt::Let(v, rhs) => def(*v, Maker::Let(rhs.clone())),
                Stmt::If { cond, outs, .. } => {
                    for o in outs {
                        def(o.val, Maker::Out { cond: *cond, then: o.then.clone(), els: o.els.clone() });
                    }
                }
                Stmt::Call(c) => {
                    c.gives.vals().into_iter().for_each(|v| def(v, Maker::Opaque));
                    if let Some((present, _)) = c.fallible {
                        def(present, Maker::Opaque);
                    }
                    if let CallKind::Partials(all) = &c.kind {
                        all.iter().flatten().for_each(|v| def(*v, Maker::Opaque));
                    }
                    if let Some(d) = &c.dots {
                        d.gives.vals().into_iter().for_each(|v| def(v, Maker::Opaque));
                        d.partials.iter().flatten().for_each(|v| def(*v, Maker::Opaque));
                    }
                }
                Stmt::Loop(l) => {
                    if let Some(t) = l.trips {
                        def(t, Maker::Opaque);
                    }
                }
                _ => {}
            }
        }
        for s in block {
            match s {
                Stmt::If { then, els, .. } => {
                    self.index(then, region, true, order);
                    self.index(els, region, true, order);
                }
                Stmt::Loop(l) => {
                    let inner = head_of(&l.body);
                    if let LoopKind::For(c) = &l.kind {
                        self.indices.insert(c.index);
                    }
                    self.parent.insert(inner, region);
                    order.push(inner);
                    self.index(&l.body, inner, false, order);
                }
                _ => {}
            }
        }
    }

    fn need(&mut self, v: ValId) {
        if self.indices.contains(&v) {
            return;
        }
        if let Some(def) = self.defs.get(&v) {
            self.needed.entry(def.region).or_default().insert(v);
        }
    }

    /// Everything that the reverse sweep mentions.
    fn uses(&mut self, block: &Block) {
        let mut found = vec![];
        mentioned(block, &mut found);
        found.into_iter().for_each(|v| self.need(v));
    }

    /// What checkpointed loops, whose rounds are run again in the reverse sweep, read of the blocks around them.
    fn replayed(&mut self, block: &Block) {
        for s in block {
            if let Stmt::Loop(l) = s
                && l.checkpoint.is_some()
            {
                let mut read = vec![];
                mentioned(&l.body, &mut read);
                let inside =
                    |v: &ValId| self.defs.get(v).is_some_and(|d| self.within(d.region, head_of(&l.body)));
                let outside: Vec<ValId> = read.into_iter().filter(|v| !inside(v)).collect();
                outside.into_iter().for_each(|v| self.need(v));
            }
            visit::nested(s).into_iter().for_each(|b| self.replayed(b));
        }
    }

    fn within(&self, mut region: usize, outer: usize) -> bool {
        loop {
            if region == outer {
                return true;
            }
            match self.parent.get(&region) {
                Some(parent) => region = *parent,
                None => return false,
            }
        }
    }

    // ---- one loop ----

    /// Whether a variable can be read in the reverse sweep.
    fn readable(&self, var: VarId) -> bool {
        self.stability.readable.contains(&var) || self.stability.constant.contains(&var)
    }

    /// Whether a read finds the same contents where it stands in the reverse sweep.
    fn again_from(&self, v: ValId, p: &Place) -> bool {
        self.stability.lasting.contains(&v) && self.readable(p.root)
    }

    /// The values that must be there to make `v` again; `None` if it can only be kept.
    fn operands(&self, v: ValId) -> Option<Vec<ValId>> {
        let def = self.defs.get(&v)?;
        let mut vals = vec![];
        let mut vars = vec![];
        match &def.maker {
            Maker::Let(Rhs::Ex(e)) => {
                if !visit::pure(e) {
                    return None;
                }
                visit::vals(e, &mut vals);
                visit::vars(e, &mut vars);
                if !vars.is_empty() && !self.stability.lasting.contains(&v) {
                    return None;
                }
            }
            Maker::Let(Rhs::Load(p)) => {
                if !self.again_from(v, p) {
                    if self.snapshots.contains_key(&v) {
                        visit::place_vals(p, &mut vals);
                        return Some(vals);
                    }
                    let slice = self.slice(v, p)?;
                    return Some(slice.vals);
                }
                vars.push(p.root);
                visit::place_vals(p, &mut vals);
            }
            Maker::Out { cond, then, els } => {
                vals.push(*cond);
                visit::vals(then, &mut vals);
                visit::vals(els, &mut vals);
                visit::vars(then, &mut vars);
                visit::vars(els, &mut vars);
                if !vars.is_empty() {
                    return None;
                }
            }
            Maker::Let(Rhs::Pop(_)) | Maker::Opaque => return None,
        }
        vars.iter().all(|var| self.readable(*var)).then_some(vals)
    }

    /// The statements of a round that make what a variable of its own holds when it is read: a sum over an inner loop, say.
    fn slice(&self, v: ValId, p: &Place) -> Option<Slice> {
        let def = self.defs.get(&v)?;
        if def.region == 0 || def.nested {
            return None;
        }
        // A copy of it takes its place there.
        if self.taken.get(&def.region).is_some_and(|all| all.contains(&p.root)) {
            return None;
        }
        let block = self.blocks.get(&def.region)?;
        let places = self.places.get(&def.region)?;
        let at = *places.lets.get(&v)?;
        let mut slice = Slice::default();
        visit::place_vals(p, &mut slice.vals);
        let mut work = vec![p.root];
        let mut seen = BTreeSet::new();
        while let Some(var) = work.pop() {
            if !seen.insert(var) {
                continue;
            }
            places.declared.get(&var)?;
            for &k in places.written.get(&var).into_iter().flatten() {
                let s = &block[k];
                if k > at || !repeatable(s) {
                    return None;
                }
                if slice.stmts.insert(k) {
                    self.inputs(s, &mut slice, &mut work)?;
                }
            }
        }
        let bound: BTreeSet<ValId> = slice.bound.iter().copied().collect();
        slice.vals.retain(|v| !bound.contains(v));
        Some(slice)
    }

    /// What a statement that is run again reads.
    fn inputs(&self, s: &Stmt, slice: &mut Slice, work: &mut Vec<VarId>) -> Option<()> {
        let mut roots = vec![];
        visit::stmt_ex(s, &mut |e| match e {
            Ex::Val(v) => slice.vals.push(*v),
            Ex::Place(p, _) | Ex::Len(p) | Ex::Sum(p) => roots.push((p.root, None)),
            _ => {}
        });
        match s {
            Stmt::Let(v, rhs) => {
                slice.bound.push(*v);
                if let Rhs::Load(p) = rhs {
                    roots.push((p.root, Some(*v)));
                }
            }
            Stmt::If { cond, outs, .. } => {
                slice.vals.push(*cond);
                slice.bound.extend(outs.iter().map(|o| o.val));
            }
            Stmt::Loop(l) => {
                slice.bound.extend(l.trips);
                if let LoopKind::For(c) = &l.kind {
                    slice.bound.push(c.index);
                }
            }
            Stmt::Declare(_, Some(agg)) | Stmt::Store(_, agg) | Stmt::Push(_, agg) => {
                visit::agg_places(agg, &mut |p| roots.push((p.root, None)));
            }
            Stmt::AddAll(_, p) => roots.push((p.root, None)),
            _ => {}
        }
        for (root, load) in roots {
            let lasting = match load {
                Some(v) => self.stability.lasting.contains(&v),
                None => matches!(self.f.vars[root].origin, Origin::Shared | Origin::Static),
            };
            if self.readable(root) && lasting {
                slice.vars.push(root);
            } else {
                work.push(root);
            }
        }
        visit::nested(s).into_iter().flatten().try_for_each(|s| self.inputs(s, slice, work))
    }

    /// True for a local derivative that is the sine to a cosine of the same argument, or the other way round, which the forward
    /// sweep takes in any case: together they cost little more than one of them.
    fn paired(&self, v: ValId) -> bool {
        let Some(Def { region, maker: Maker::Let(Rhs::Ex(e)), .. }) = self.defs.get(&v) else { return false };
        let mut found = false;
        visit::ex(e, &mut |e| {
            let Ex::Prim(row, args, _) = e else { return };
            let other = match row.name {
                "sin" => "cos",
                "cos" => "sin",
                _ => return,
            };
            let Ex::Val(angle) = args[0] else { return };
            found |= self.defs.values().any(|d| {
                d.region == *region
                    && matches!(&d.maker, Maker::Let(Rhs::Ex(Ex::Prim(r, a, _)))
                        if r.name == other && matches!(a[0], Ex::Val(b) if b == angle))
            });
        });
        found
    }

    fn cost(&self, v: ValId) -> u32 {
        if self.keep_all && matches!(self.f.vals[v].ty, Ty::Float(_)) {
            return 1000;
        }
        if v >= self.own {
            return if self.paired(v) { flow::PAIR } else { 0 };
        }
        self.work(v)
    }

    /// What it costs to make a value from its operands.
    fn work(&self, v: ValId) -> u32 {
        match self.defs.get(&v).map(|d| &d.maker) {
            Some(Maker::Let(Rhs::Load(_))) if !self.stability.lasting.contains(&v) => {
                if self.snapshots.contains_key(&v) { 1 } else { 100 }
            }
            // Another name.
            Some(Maker::Let(Rhs::Ex(Ex::Val(_)))) => 0,
            Some(Maker::Let(Rhs::Ex(e))) => {
                let mut sum = 0;
                visit::ex(e, &mut |e| {
                    sum += match e {
                        Ex::Prim(row, ..) => flow::work(row.name),
                        Ex::Call { .. } => flow::CALL,
                        _ => 0,
                    }
                });
                sum.max(1)
            }
            _ => 1,
        }
    }

    fn cut(&mut self, region: usize) -> Result<(), Failure> {
        let needed: Vec<ValId> =
            self.needed.get(&region).map(|s| s.iter().copied().collect()).unwrap_or_default();
        if needed.is_empty() {
            return Ok(());
        }
        let mut graph = Graph::new();
        let mut nodes: BTreeMap<ValId, usize> = BTreeMap::new();
        let mut work = needed.clone();
        let mut ops: BTreeMap<ValId, Vec<ValId>> = BTreeMap::new();
        while let Some(v) = work.pop() {
            if nodes.contains_key(&v) {
                continue;
            }
            // What has no type to be kept under is kept only where there is no other way.
            let store = if self.check_type(v).is_ok() { flow::STORE } else { flow::UNTYPED };
            nodes.insert(v, graph.node(store));
            if let Some(operands) = self.operands(v) {
                for o in &operands {
                    if self.local(*o, region) {
                        work.push(*o);
                    }
                }
                ops.insert(v, operands);
            }
        }
        for (v, node) in &nodes {
            match ops.get(v) {
                Some(operands) => {
                    graph.computed(*node, self.cost(*v));
                    for o in operands.iter().filter(|o| self.local(**o, region)) {
                        graph.uses(*node, nodes[o]);
                    }
                }
                None => graph.given(*node),
            }
        }
        needed.iter().for_each(|v| graph.needed(nodes[v]));
        // Where nothing depends on the state at the head of the round, nothing is kept: what is computed again here is not
        // computed in the forward sweep, unless the value is wanted too.
        let whole = |v: &ValId| match self.defs.get(v).map(|d| &d.maker) {
            // An inner loop is run twice where the forward sweep runs in any case.
            Some(Maker::Let(Rhs::Load(_))) => {
                self.mode == Mode::Joined
                    || self.stability.lasting.contains(v)
                    || self.snapshots.contains_key(v)
            }
            _ => true,
        };
        let free = !self.keep_all && nodes.keys().all(|v| ops.contains_key(v) && whole(v));
        let cut = if free { flow::Cut::nothing_kept(graph) } else { graph.cut() };
        let mut saved = vec![];
        for (v, node) in &nodes {
            if cut.stored(*node) {
                saved.push(*v);
            } else if cut.computed(*node) {
                self.recomputed.insert(*v);
            }
        }
        saved.sort_unstable();
        // What is computed again leans on the loops around, and on variables that are declared again.
        let again: Vec<ValId> = nodes.keys().copied().filter(|v| self.recomputed.contains(v)).collect();
        for v in again {
            self.lean(v, region, ops.get(&v).map(Vec::as_slice).unwrap_or_default());
        }
        for v in &saved {
            self.check_type(*v)?;
        }
        self.saved.insert(region, saved);
        Ok(())
    }

    fn lean(&mut self, v: ValId, region: usize, operands: &[ValId]) {
        for o in operands {
            if !self.local(*o, region) {
                self.need(*o);
            }
        }
        let mut vars = vec![];
        match self.defs.get(&v).map(|d| d.maker.clone()) {
            Some(Maker::Let(Rhs::Load(p))) if !self.again_from(v, &p) => {
                if let Some((region, var)) = self.snapshots.get(&v) {
                    self.taken.entry(*region).or_default().insert(*var);
                } else if let Some(slice) = self.slice(v, &p) {
                    self.again.entry(region).or_default().extend(slice.stmts);
                    vars.extend(slice.vars);
                }
            }
            Some(Maker::Let(Rhs::Load(p))) => vars.push(p.root),
            Some(Maker::Let(Rhs::Ex(e))) => visit::vars(&e, &mut vars),
            _ => {}
        }
        for var in vars {
            self.read_again(var);
        }
    }

    fn read_again(&mut self, var: VarId) {
        self.read.insert(var);
        let in_scope = self.stability.readable.contains(&var) && self.mode == Mode::Joined;
        let lasting = matches!(self.f.vars[var].origin, Origin::Shared | Origin::Static);
        if in_scope || lasting || self.stability.carried.contains(&var) {
            return;
        }
        if self.stability.constant.contains(&var) {
            self.redeclared.insert(var);
        } else {
            self.stability.carried.insert(var);
        }
    }

    fn local(&self, v: ValId, region: usize) -> bool {
        !self.indices.contains(&v) && self.defs.get(&v).is_some_and(|d| d.region == region)
    }

    /// In two functions, what is kept must have a type that can be written down.
    fn check_type(&mut self, v: ValId) -> Result<(), Failure> {
        let user = self.f.likes.get(&v).filter(|_| self.mode == Mode::Split && self.defs[&v].region != 0);
        if let Some(text) = user.cloned() {
            self.f.vals[v].ty = Ty::Like(text);
            return Ok(());
        }
        // An integer that a call gives may be of any width.
        let opaque = matches!(self.defs.get(&v).map(|d| &d.maker), Some(Maker::Opaque));
        let known = match self.f.vals[v].ty {
            Ty::Int(None) => !opaque,
            Ty::Float(_) | Ty::Int(_) | Ty::Bool => true,
            _ => false,
        };
        if self.mode == Mode::Joined || known {
            return Ok(());
        }
        Err(Failure {
            span: self.f.vals[v].span,
            message: "the reverse sweep needs this value and the macro does not see its type; bind it with a `let` that writes the type",
        })
    }

    // ---- the function's own block ----

    /// The variable of the user's type that a value is read from and can be read from again, if its place is fixed.
    fn whole(&self, v: ValId) -> Option<VarId> {
        let Some(Maker::Let(Rhs::Load(p))) = self.defs.get(&v).map(|d| &d.maker) else { return None };
        let mut vals = vec![];
        visit::place_vals(p, &mut vals);
        let info = &self.f.vars[p.root];
        let fine = vals.is_empty()
            && info.ty.has_user()
            && info.origin == Origin::Owned
            && self.stability.lasting.contains(&v)
            && self.defs.get(&v).is_some_and(|d| !d.nested && d.region == 0);
        fine.then_some(p.root)
    }

    /// Decides what the record holds, where that is a choice: a value, or what it is made of. A value that is made again is so for
    /// each seed, and memory of the user's is held for no more than what reads it in any case.
    fn cut_root(&mut self) {
        if self.mode == Mode::Joined || self.keep_all {
            return;
        }
        let needed: Vec<ValId> = self.needed.get(&0).into_iter().flatten().copied().collect();
        let mut graph = Graph::new();
        let mut nodes: BTreeMap<ValId, usize> = BTreeMap::new();
        let mut ops: BTreeMap<ValId, Vec<ValId>> = BTreeMap::new();
        let mut work = needed.clone();
        while let Some(v) = work.pop() {
            if nodes.contains_key(&v) {
                continue;
            }
            let store = if self.check_type(v).is_ok() { flow::STORE } else { flow::UNTYPED };
            nodes.insert(v, graph.node(store));
            if let Some(operands) = self.operands(v).filter(|_| self.reads_what_is_held(v)) {
                work.extend(&operands);
                ops.insert(v, operands);
            }
        }
        for (v, node) in &nodes {
            match ops.get(v) {
                Some(operands) => {
                    graph.computed(*node, self.work(*v));
                    operands.iter().for_each(|o| graph.uses(*node, nodes[o]));
                }
                None => graph.given(*node),
            }
        }
        needed.iter().for_each(|v| graph.needed(nodes[v]));
        let cut = graph.cut();
        let mut saved = BTreeSet::new();
        for (v, node) in &nodes {
            if cut.stored(*node) {
                saved.insert(*v);
            } else if cut.computed(*node) {
                self.recomputed.insert(*v);
                self.lean(*v, 0, &ops[v]);
            }
        }
        self.needed.insert(0, saved);
    }

    /// Whether what makes a value reads no more of variables than the record holds for other reasons, or small arrays of the caller's.
    fn reads_what_is_held(&self, v: ValId) -> bool {
        let mut vars = vec![];
        match self.defs.get(&v).map(|d| &d.maker) {
            Some(Maker::Let(Rhs::Load(p))) => vars.push(p.root),
            Some(Maker::Let(Rhs::Ex(e))) => visit::vars(e, &mut vars),
            _ => {}
        }
        vars.iter().all(|var| {
            let info = &self.f.vars[*var];
            let small = matches!(&info.ty, Ty::Array(of, n) if of.is_float() && n.parse().is_ok_and(|n: usize| n <= 32));
            info.origin == Origin::Static
                || self.stability.constant.contains(var)
                || self.stability.carried.contains(var)
                || self.read.contains(var)
                || info.origin == Origin::Shared && small
        })
    }

    fn root(&mut self) -> Result<Kept, Failure> {
        let mut kept = Kept::default();
        if self.mode == Mode::Split {
            let mut work: Vec<ValId> =
                self.needed.get(&0).map(|s| s.iter().copied().collect()).unwrap_or_default();
            let mut seen = BTreeSet::new();
            while let Some(v) = work.pop() {
                if !seen.insert(v) {
                    continue;
                }
                // Constants in disguise, and what has no type to be kept under, are made again.
                let operands = self.operands(v);
                let free = operands.as_ref().is_some_and(Vec::is_empty)
                    && !matches!(self.f.vals[v].of, Of::Partial(..))
                    && self.reads_what_is_held(v);
                if self.check_type(v).is_err()
                    && operands.is_none()
                    && let Some(var) = self.whole(v)
                {
                    // A field of unknown type: the struct is kept, whose type can be spoken of. The reverse sweep of a method has
                    // its receiver.
                    if self.f.vars[var].name.as_ref().is_none_or(|name| name != "self") {
                        self.stability.carried.insert(var);
                    }
                    self.recomputed.insert(v);
                    continue;
                }
                if free || (self.check_type(v).is_err() && operands.is_some()) {
                    let operands = operands.unwrap_or_default();
                    self.recomputed.insert(v);
                    self.lean(v, 0, &operands);
                    work.extend(operands);
                    continue;
                }
                self.check_type(v)?;
                kept.vals.push(v);
            }
            kept.vals.sort_unstable();
        }
        self.saved.insert(
            0,
            match self.mode {
                Mode::Split => kept.vals.clone(),
                Mode::Joined => self.needed.get(&0).map(|s| s.iter().copied().collect()).unwrap_or_default(),
            },
        );
        let mut vars: Vec<VarId> = self.stability.carried.iter().copied().collect();
        vars.sort_unstable();
        let (whole, vars) = vars.into_iter().partition(|v| self.f.vars[*v].ty.has_user());
        kept.vars = vars;
        kept.whole = whole;
        Ok(kept)
    }

    // ---- writing it down ----

    /// Names the copies of arrays.
    fn name_copies(&mut self) {
        for (region, vars) in &self.taken {
            for var in vars {
                let copy = self.f.vars[*var].clone();
                self.f.vars.push(copy);
                self.copies.insert((*region, *var), self.f.vars.len() - 1);
            }
        }
    }

    /// Binds anew, where a block's reverse begins, what is computed again there.
    fn insert(&mut self, block: &mut Block) {
        for s in block.iter_mut() {
            visit::nested_mut(s).into_iter().for_each(|b| self.insert(b));
        }
        let mut out = vec![];
        let mut region = None;
        for s in std::mem::take(block) {
            out.push(s);
            if let Some(&Stmt::Head(k)) = out.last()
                && let Some(primal) = self.blocks.get(&k)
            {
                let again = self.again(primal, self.again.get(&k));
                out.extend(again);
                region = Some(k);
            }
        }
        // What is run again has variables of its own: those of the forward sweep may have no other reader.
        let mut renamed: BTreeMap<VarId, VarId> =
            (self.taken.get(&region.unwrap_or(0)).into_iter().flatten())
                .filter_map(|var| Some((*var, *self.copies.get(&(region?, *var))?)))
                .collect();
        for s in &out {
            if let Stmt::Declare(var, _) = s
                && self.f.vars[*var].origin == Origin::Owned
                && !self.redeclared.contains(var)
            {
                let again = self.f.vars[*var].clone();
                self.f.vars.push(again);
                let new = self.f.vars.len() - 1;
                renamed.insert(*var, new);
                // The adjoint is that of the variable that is printed beside it.
                let of = |of: &mut Of| {
                    if *of == Of::AdjointOfVar(*var) {
                        *of = Of::AdjointOfVar(new);
                    }
                };
                self.f.vars.iter_mut().for_each(|v| of(&mut v.of));
                self.f.vals.iter_mut().for_each(|v| of(&mut v.of));
            }
        }
        if !renamed.is_empty() {
            visit::block_places_mut(&mut out, &mut |p| {
                if let Some(new) = renamed.get(&p.root) {
                    p.root = *new;
                }
            });
            out.iter_mut().for_each(|s| {
                if let Stmt::Declare(var, _) = s
                    && let Some(new) = renamed.get(var)
                {
                    *var = *new;
                }
            });
        }
        // An index that is computed from the round comes before what reads it.
        if let Some(at) = out.iter().position(|s| matches!(s, Stmt::Let(v, _) if self.indices.contains(v))) {
            let s = out.remove(at);
            out.insert(1, s);
        }
        *block = out;
    }

    fn again(&self, primal: &Block, slices: Option<&BTreeSet<usize>>) -> Block {
        let mut out = vec![];
        for (k, s) in primal.iter().enumerate() {
            if slices.is_some_and(|all| all.contains(&k)) {
                // Without its head: it is no loop of the forward sweep any more.
                let mut s = vec![s.clone()];
                visit::blocks_mut(&mut s, &mut |b| b.retain(|s| !matches!(s, Stmt::Head(_))));
                out.extend(s);
                continue;
            }
            match s {
                Stmt::Let(v, rhs) if self.recomputed.contains(v) => out.push(Stmt::Let(*v, rhs.clone())),
                Stmt::Declare(var, agg) if self.redeclared.contains(var) => {
                    out.push(Stmt::Declare(*var, agg.clone()))
                }
                Stmt::If { cond, then, els, outs }
                    if outs.iter().any(|o| self.recomputed.contains(&o.val)) =>
                {
                    let outs = outs.iter().filter(|o| self.recomputed.contains(&o.val)).cloned().collect();
                    out.push(Stmt::If {
                        cond: *cond,
                        then: self.again(then, None),
                        els: self.again(els, None),
                        outs,
                    });
                }
                _ => {}
            }
        }
        out
    }

    /// Carries out of its branches what is kept there, and binds it again at the end of the region.
    fn keep(&mut self, block: &mut Block, region: usize, moved: &mut BTreeMap<ValId, VarId>) {
        let wanted: Vec<ValId> = (self.saved.get(&region).cloned().unwrap_or_default().into_iter())
            .filter(|v| self.defs.get(v).is_some_and(|d| d.nested))
            .collect();
        let mut start = vec![];
        let mut end = vec![];
        for v in wanted {
            let (ty, span) = (self.f.vals[v].ty.clone(), self.f.vals[v].span);
            let ty = match (ty, self.f.likes.get(&v)) {
                (Ty::Infer(_), Some(text)) => Ty::Like(text.clone()),
                (ty, _) => ty,
            };
            let var = self.f.var(None, ty, span, Origin::Owned);
            self.f.vars[var].of = Of::Kept(v);
            moved.insert(v, var);
            start.push(Stmt::Declare(var, None));
            end.push(Stmt::Let(v, Rhs::Load(Place::var(var))));
        }
        self.note(block, moved);
        for s in block.iter_mut() {
            self.inner(s, moved);
        }
        // After the head; before the test that leaves the loop.
        let at = usize::from(matches!(block.first(), Some(Stmt::Head(_))));
        for (k, s) in start.into_iter().enumerate() {
            block.insert(at + k, s);
        }
        let last = block.iter().position(|s| matches!(s, Stmt::BreakIf(_))).unwrap_or(block.len());
        for (k, s) in end.into_iter().enumerate() {
            block.insert(last + k, s);
        }
    }

    fn inner(&mut self, s: &mut Stmt, moved: &mut BTreeMap<ValId, VarId>) {
        match s {
            Stmt::Loop(l) => {
                let region = head_of(&l.body);
                self.keep(&mut l.body, region, moved);
            }
            Stmt::If { then, els, .. } => {
                for s in then.iter_mut().chain(els.iter_mut()) {
                    self.inner(s, moved);
                }
            }
            _ => {}
        }
    }

    /// Notes, inside branches, the values that are carried out of them.
    fn note(&self, block: &mut Block, moved: &BTreeMap<ValId, VarId>) {
        let mut out = vec![];
        for mut s in std::mem::take(block) {
            if let Stmt::If { then, els, .. } = &mut s {
                self.note(then, moved);
                self.note(els, moved);
            }
            let mut bound: Vec<ValId> = vec![];
            match &s {
                Stmt::Let(v, _) => bound.push(*v),
                Stmt::If { outs, .. } => bound.extend(outs.iter().map(|o| o.val)),
                Stmt::Call(c) => {
                    bound.extend(c.gives.vals());
                    bound.extend(c.fallible.map(|(present, _)| present));
                    if let CallKind::Partials(all) = &c.kind {
                        bound.extend(all.iter().flatten());
                    }
                    if let Some(d) = &c.dots {
                        bound.extend(d.gives.vals());
                        bound.extend(d.partials.iter().flatten());
                    }
                }
                Stmt::Loop(l) => bound.extend(l.trips),
                _ => {}
            }
            out.push(s);
            for v in bound {
                if let Some(var) = moved.get(&v)
                    && self.defs.get(&v).is_some_and(|d| d.nested)
                {
                    out.push(Stmt::Store(Place::var(*var), Agg::Scalar(Ex::Val(v))));
                }
            }
        }
        *block = out;
    }

    /// Gives each pair of loops its frame.
    fn frames(&mut self, body: &mut Block, reverse: &mut Block) {
        let mut ids = BTreeMap::new();
        let kept = self.saved.iter().filter(|(_, vals)| !vals.is_empty()).map(|(region, _)| *region);
        let regions: BTreeSet<usize> = kept.chain(self.taken.keys().copied()).filter(|r| *r != 0).collect();
        for region in regions {
            ids.insert(region, self.f.frames + ids.len());
        }
        self.f.frames += ids.len();
        self.attach(body, &ids, false, 0);
        self.attach(reverse, &ids, true, 0);
    }

    fn attach(&self, block: &mut Block, ids: &BTreeMap<usize, FrameId>, restore: bool, depth: usize) {
        for s in block {
            if let Stmt::Loop(l) = s {
                let region = head_of(&l.body);
                if let Some(id) = ids.get(&region) {
                    l.frame = Some(Frame {
                        id: *id,
                        vals: self.saved.get(&region).cloned().unwrap_or_default(),
                        arrays: (self.taken.get(&region).into_iter().flatten())
                            .filter_map(|var| Some((*var, *self.copies.get(&(region, *var))?)))
                            .collect(),
                        restore,
                        once: depth == 0,
                        forwards: false,
                    });
                }
            }
            let deeper = depth + usize::from(matches!(s, Stmt::Loop(_)));
            visit::nested_mut(s).into_iter().for_each(|b| self.attach(b, ids, restore, deeper));
        }
    }
}
