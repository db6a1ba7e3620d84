//! Walks over the intermediate representation: the one place that knows what each statement holds.
use crate::ir::*;

/// Every expression directly in a statement (not those of nested blocks), mutably.
pub(crate) fn stmt_ex_mut(stmt: &mut Stmt, f: &mut dyn FnMut(&mut Ex)) {
    match stmt {
        Stmt::Let(_, Rhs::Ex(e)) | Stmt::Effect(e) | Stmt::BreakIf(e) => ex_mut(e, f),
        Stmt::Let(_, Rhs::Load(p) | Rhs::Pop(p))
        | Stmt::Clear(p)
        | Stmt::Snapshot(p)
        | Stmt::KeepShape(p)
        | Stmt::PutShape(p)
        | Stmt::AddShape(p) => {
            place_mut(p, f);
        }
        Stmt::Declare(_, agg) => {
            if let Some(agg) = agg {
                agg_mut(agg, f);
            }
        }
        Stmt::Store(p, agg) | Stmt::Push(p, agg) => {
            place_mut(p, f);
            agg_mut(agg, f);
        }
        Stmt::Add(p, e) | Stmt::Sub(p, e) | Stmt::AddAny(p, e) => {
            place_mut(p, f);
            ex_mut(e, f);
        }
        Stmt::AddAll(p, q) => {
            place_mut(p, f);
            place_mut(q, f);
        }
        Stmt::If { cond: _, outs, .. } => {
            for o in outs {
                ex_mut(&mut o.then, f);
                ex_mut(&mut o.els, f);
            }
        }
        Stmt::Loop(l) => {
            match &mut l.kind {
                LoopKind::For(c) => {
                    ex_mut(&mut c.lo, f);
                    ex_mut(&mut c.hi, f);
                    if let Some(s) = &mut c.step {
                        ex_mut(s, f);
                    }
                }
                LoopKind::While { cond, .. } => ex_mut(cond, f),
                LoopKind::Times(e) => ex_mut(e, f),
                LoopKind::Forever => {}
            }
            l.checkpoint.iter_mut().flat_map(|c| c.asked_mut()).for_each(|e| ex_mut(e, f));
        }
        Stmt::Parallel(p) => {
            ex_mut(&mut p.lo, f);
            ex_mut(&mut p.hi, f);
            for piece in &mut p.pieces {
                place_mut(&mut piece.of, f);
                ex_mut(&mut piece.stride, f);
                ex_mut(&mut piece.offset, f);
            }
        }
        Stmt::Call(c) => {
            for arg in &mut c.args {
                match arg {
                    Arg::Value(e, _) => ex_mut(e, f),
                    Arg::Shared(p, ..) | Arg::Mut(p, _) => place_mut(p, f),
                }
            }
            for arg in c.dots.iter_mut().flat_map(|d| &mut d.args).flatten() {
                dot_arg_mut(arg, f);
            }
        }
        Stmt::CallReverse(c) => {
            for arg in &mut c.args {
                if let Some((p, _)) = &mut arg.primal {
                    place_mut(p, f);
                }
                if let Some(e) = &mut arg.value {
                    ex_mut(e, f);
                }
                if let Some(p) = &mut arg.adjoint {
                    place_mut(p, f);
                }
            }
            seed_mut(&mut c.seed, f);
            if let Some(dots) = &mut c.dots {
                for dot in &mut dots.args {
                    dot.primal.iter_mut().for_each(|p| dot_arg_mut(p, f));
                    dot.adjoint.iter_mut().for_each(|p| place_mut(p, f));
                }
                seed_mut(&mut dots.seed, f);
            }
        }
        Stmt::Cut(c) => {
            place_mut(&mut c.of, f);
            ex_mut(&mut c.start, f);
            ex_mut(&mut c.rounds, f);
        }
        Stmt::Deferred(_) | Stmt::Head(_) | Stmt::Replay(_) | Stmt::Recall(_) => {}
    }
}

fn dot_arg_mut(arg: &mut DotArg, f: &mut dyn FnMut(&mut Ex)) {
    match arg {
        DotArg::Value(e) => ex_mut(e, f),
        DotArg::Shared(p, _) | DotArg::Mut(p) => place_mut(p, f),
    }
}

fn seed_mut(seed: &mut Seed, f: &mut dyn FnMut(&mut Ex)) {
    match seed {
        Seed::Nothing => {}
        Seed::Scalar(e) => ex_mut(e, f),
        Seed::Place(p) => place_mut(p, f),
        Seed::Parts(parts) => parts.iter_mut().for_each(|s| seed_mut(s, f)),
    }
}

/// The blocks nested in a statement.
pub(crate) fn nested_mut(stmt: &mut Stmt) -> Vec<&mut Block> {
    match stmt {
        Stmt::If { then, els, .. } => vec![then, els],
        Stmt::Loop(l) => {
            let Loop { kind, body, .. } = &mut **l;
            match kind {
                LoopKind::While { head, .. } => vec![head, body],
                _ => vec![body],
            }
        }
        Stmt::Replay(r) => vec![&mut r.advance, &mut r.record, &mut r.reverse],
        Stmt::Parallel(p) => vec![&mut p.body],
        _ => vec![],
    }
}

pub(crate) fn nested(stmt: &Stmt) -> Vec<&Block> {
    match stmt {
        Stmt::If { then, els, .. } => vec![then, els],
        Stmt::Loop(l) => match &l.kind {
            LoopKind::While { head, .. } => vec![head, &l.body],
            _ => vec![&l.body],
        },
        Stmt::Replay(r) => vec![&r.advance, &r.record, &r.reverse],
        Stmt::Parallel(p) => vec![&p.body],
        _ => vec![],
    }
}

/// The blocks of a statement that belong to the reverse sweep: not the rounds that are run again there.
pub(crate) fn reversed_mut(s: &mut Stmt) -> Vec<&mut Block> {
    match s {
        Stmt::Replay(r) => vec![&mut r.reverse],
        s => nested_mut(s),
    }
}

/// Every expression tree in a block, nested ones included.
pub(crate) fn block_ex_mut(block: &mut Block, f: &mut dyn FnMut(&mut Ex)) {
    for stmt in block {
        stmt_ex_mut(stmt, f);
        for inner in nested_mut(stmt) {
            block_ex_mut(inner, f);
        }
    }
}

/// Every place in a block, nested ones and those in expressions included.
pub(crate) fn block_places_mut(block: &mut Block, f: &mut dyn FnMut(&mut Place)) {
    fn agg(a: &mut Agg, f: &mut dyn FnMut(&mut Place)) {
        match a {
            Agg::Copy(p, _) | Agg::ZerosLike(p) | Agg::Popped(p) | Agg::TangentOf(p) => f(p),
            Agg::Array(all) | Agg::Vec(all) | Agg::Tuple(all) => all.iter_mut().for_each(|a| agg(a, f)),
            Agg::Repeat(a, _) | Agg::VecRepeat(a, _) => agg(a, f),
            Agg::Struct(literal) => {
                literal.fields.iter_mut().for_each(|(_, a)| agg(a, f));
                literal.rest.iter_mut().for_each(f);
            }
            Agg::Scalar(_) | Agg::Opaque(_) | Agg::Recalled | Agg::Shape | Agg::Blank => {}
        }
    }
    for s in block {
        match s {
            Stmt::Let(_, Rhs::Load(p) | Rhs::Pop(p))
            | Stmt::Clear(p)
            | Stmt::Snapshot(p)
            | Stmt::KeepShape(p)
            | Stmt::PutShape(p)
            | Stmt::AddShape(p) => f(p),
            Stmt::Declare(_, Some(a)) => agg(a, f),
            Stmt::Store(p, a) | Stmt::Push(p, a) => {
                f(p);
                agg(a, f);
            }
            Stmt::Add(p, _) | Stmt::Sub(p, _) | Stmt::AddAny(p, _) => f(p),
            Stmt::AddAll(p, q) => {
                f(p);
                f(q);
            }
            Stmt::Cut(c) => f(&mut c.of),
            Stmt::Parallel(p) => p.pieces.iter_mut().for_each(|piece| f(&mut piece.of)),
            Stmt::Call(c) => c.places_mut().for_each(&mut *f),
            Stmt::CallReverse(c) => c.places_mut().into_iter().for_each(&mut *f),
            Stmt::Let(_, Rhs::Ex(_))
            | Stmt::Declare(_, None)
            | Stmt::If { .. }
            | Stmt::Loop(_)
            | Stmt::Replay(_)
            | Stmt::BreakIf(_)
            | Stmt::Effect(_)
            | Stmt::Deferred(_)
            | Stmt::Recall(_)
            | Stmt::Head(_) => {}
        }
        stmt_ex_mut(s, &mut |e| {
            if let Ex::Place(p, _) | Ex::Len(p) | Ex::Sum(p) = e {
                f(p);
            }
        });
        nested_mut(s).into_iter().for_each(|b| block_places_mut(b, f));
    }
}

/// Every statement, nested ones included.
pub(crate) fn block_mut(block: &mut Block, f: &mut dyn FnMut(&mut Stmt)) {
    for stmt in block {
        f(stmt);
        for inner in nested_mut(stmt) {
            block_mut(inner, f);
        }
    }
}

/// Every block, the inner ones first.
pub(crate) fn blocks_mut(block: &mut Block, f: &mut dyn FnMut(&mut Block)) {
    for stmt in block.iter_mut() {
        for inner in nested_mut(stmt) {
            blocks_mut(inner, f);
        }
    }
    f(block);
}

pub(crate) fn agg_mut(agg: &mut Agg, f: &mut dyn FnMut(&mut Ex)) {
    match agg {
        Agg::Scalar(e) | Agg::Opaque(e) => ex_mut(e, f),
        Agg::Array(all) | Agg::Vec(all) | Agg::Tuple(all) => all.iter_mut().for_each(|a| agg_mut(a, f)),
        Agg::Repeat(a, _) => agg_mut(a, f),
        Agg::VecRepeat(a, n) => {
            agg_mut(a, f);
            ex_mut(n, f);
        }
        Agg::Copy(p, _) | Agg::ZerosLike(p) | Agg::Popped(p) | Agg::TangentOf(p) => place_mut(p, f),
        Agg::Struct(literal) => {
            literal.fields.iter_mut().for_each(|(_, a)| agg_mut(a, f));
            if let Some(rest) = &mut literal.rest {
                place_mut(rest, f);
            }
        }
        Agg::Shape | Agg::Blank | Agg::Recalled => {}
    }
}

/// The places that contents are read from (those inside of expressions aside).
pub(crate) fn agg_places(agg: &Agg, f: &mut dyn FnMut(&Place)) {
    match agg {
        Agg::Copy(p, _) | Agg::ZerosLike(p) | Agg::Popped(p) | Agg::TangentOf(p) => f(p),
        Agg::Array(all) | Agg::Vec(all) | Agg::Tuple(all) => all.iter().for_each(|a| agg_places(a, f)),
        Agg::Repeat(a, _) | Agg::VecRepeat(a, _) => agg_places(a, f),
        Agg::Struct(literal) => {
            literal.fields.iter().for_each(|(_, a)| agg_places(a, f));
            literal.rest.iter().for_each(f);
        }
        Agg::Scalar(_) | Agg::Opaque(_) | Agg::Shape | Agg::Blank | Agg::Recalled => {}
    }
}

pub(crate) fn place_mut(place: &mut Place, f: &mut dyn FnMut(&mut Ex)) {
    for proj in &mut place.path {
        match proj {
            Proj::Index(e) => ex_mut(e, f),
            Proj::Range(a, b) => {
                if let Some(a) = a {
                    ex_mut(a, f);
                }
                if let Some(b) = b {
                    ex_mut(b, f);
                }
            }
            Proj::Field(_) | Proj::Payload(_) => {}
        }
    }
}

/// The tree, children first.
pub(crate) fn ex_mut(e: &mut Ex, f: &mut dyn FnMut(&mut Ex)) {
    match e {
        Ex::Val(_) | Ex::Lit(_) | Ex::Num(_) | Ex::Path(_) | Ex::Verbatim(_) => {}
        Ex::Prim(_, args, _) | Ex::Tuple(args) => args.iter_mut().for_each(|a| ex_mut(a, f)),
        Ex::UnlessZero(a, b) | Ex::Bin(_, a, b) | Ex::Optional(a, b) | Ex::Write(_, a, b) => {
            ex_mut(a, f);
            ex_mut(b, f);
        }
        Ex::Un(_, a)
        | Ex::Cast(a, _)
        | Ex::Matches(a, _)
        | Ex::Payload(a, ..)
        | Ex::AddrOf(a)
        | Ex::Field(a, _) => ex_mut(a, f),
        Ex::Nth(c, k) => {
            ex_mut(&mut c.lo, f);
            ex_mut(&mut c.hi, f);
            if let Some(s) = &mut c.step {
                ex_mut(s, f);
            }
            ex_mut(k, f);
        }
        Ex::If(a, b, c) => {
            ex_mut(a, f);
            ex_mut(b, f);
            ex_mut(c, f);
        }
        Ex::Place(p, _) | Ex::Len(p) | Ex::Sum(p) => place_mut(p, f),
        Ex::Call { args, .. } => args.iter_mut().for_each(|a| ex_mut(a, f)),
        Ex::Method { recv, args, .. } => {
            ex_mut(recv, f);
            args.iter_mut().for_each(|a| ex_mut(a, f));
        }
        Ex::Convert(a, b) => {
            ex_mut(a, f);
            ex_mut(b, f);
        }
        Ex::Struct(_, fields, rest) => {
            fields.iter_mut().for_each(|(_, a)| ex_mut(a, f));
            if let Some(rest) = rest {
                ex_mut(rest, f);
            }
        }
        Ex::Macro { args, .. } => args.iter_mut().for_each(|(_, a)| ex_mut(a, f)),
        Ex::Closure { names, .. } => names.iter_mut().for_each(|(_, a)| ex_mut(a, f)),
    }
    f(e);
}

/// Visits a tree by reference.
pub(crate) fn ex(e: &Ex, f: &mut dyn FnMut(&Ex)) {
    // One walk serves both: the clone is of a small tree.
    ex_mut(&mut e.clone(), &mut |x| f(x));
}

pub(crate) fn stmt_ex(stmt: &Stmt, f: &mut dyn FnMut(&Ex)) {
    let mut shallow = match stmt {
        Stmt::If { cond, outs, .. } => {
            Stmt::If { cond: *cond, then: vec![], els: vec![], outs: outs.clone() }
        }
        Stmt::Loop(l) => {
            let kind = match &l.kind {
                LoopKind::While { cond, .. } => LoopKind::While { head: vec![], cond: cond.clone() },
                other => other.clone(),
            };
            Stmt::Loop(Box::new(Loop {
                kind,
                body: vec![],
                trips: l.trips,
                frame: l.frame.clone(),
                checkpoint: l.checkpoint.clone(),
                parallel: l.parallel,
                span: l.span,
            }))
        }
        Stmt::Parallel(p) => Stmt::Parallel(Box::new(Parallel { body: vec![], ..(**p).clone() })),
        Stmt::Replay(_) => return,
        other => other.clone(),
    };
    stmt_ex_mut(&mut shallow, &mut |x| f(x));
}

/// The values that a tree mentions.
pub(crate) fn vals(e: &Ex, out: &mut Vec<ValId>) {
    ex(e, &mut |x| {
        if let Ex::Val(v) = x {
            out.push(*v);
        }
    });
}

/// The variables that a tree mentions.
pub(crate) fn vars(e: &Ex, out: &mut Vec<VarId>) {
    ex(e, &mut |x| {
        if let Ex::Place(p, _) | Ex::Len(p) | Ex::Sum(p) = x {
            out.push(p.root);
        }
    });
}

pub(crate) fn place_vals(p: &Place, out: &mut Vec<ValId>) {
    let mut p = p.clone();
    place_mut(&mut p, &mut |x| {
        if let Ex::Val(v) = x {
            out.push(*v);
        }
    });
}

/// Cheap and repeatable: integer arithmetic on atoms.
pub(crate) fn cheap(e: &Ex) -> bool {
    let mut fine = true;
    ex(e, &mut |x| {
        fine &= match x {
            Ex::Val(_)
            | Ex::Lit(_)
            | Ex::Num(_)
            | Ex::Path(_)
            | Ex::Bin(..)
            | Ex::Un(..)
            | Ex::Len(_)
            | Ex::Cast(..) => true,
            Ex::Method { pure, .. } | Ex::Call { pure, .. } => *pure,
            _ => false,
        }
    });
    fine
}

/// True if the tree may be evaluated as often as one likes: no call of unknown effect in it.
pub(crate) fn pure(e: &Ex) -> bool {
    let mut fine = true;
    ex(e, &mut |x| {
        fine &= match x {
            Ex::Call { pure, .. } | Ex::Method { pure, .. } => *pure,
            Ex::Macro { .. } | Ex::Write(..) => false,
            Ex::Place(_, b) => *b != Borrow::Mut,
            _ => true,
        }
    });
    fine
}

/// True if the tree can be evaluated early without a panic or an effect.
pub(crate) fn total(e: &Ex) -> bool {
    let mut fine = true;
    ex(e, &mut |x| {
        fine &= matches!(
            x,
            Ex::Val(_)
                | Ex::Lit(_)
                | Ex::Num(_)
                | Ex::Path(_)
                | Ex::Prim(..)
                | Ex::Len(_)
                | Ex::Cast(..)
                | Ex::Un(..)
        ) || matches!(x, Ex::Bin(op, ..) if matches!(op, syn::BinOp::Lt(_) | syn::BinOp::Le(_) | syn::BinOp::Gt(_) | syn::BinOp::Ge(_) | syn::BinOp::Eq(_) | syn::BinOp::Ne(_) | syn::BinOp::And(_) | syn::BinOp::Or(_)))
    });
    fine
}

/// What a write does to a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// What it holds changes, not how many.
    Contents,
    /// Elements come to its end; those that are there stay as they are.
    Grows,
    /// Anything.
    Whole,
    /// Anything, if the variable is `mut`: it is the receiver of a method that nobody sees into.
    Perhaps,
}

/// The variables that a statement itself writes (not the blocks nested in it).
pub(crate) fn writes(s: &Stmt, f: &mut dyn FnMut(VarId, Change)) {
    let part = |p: &Place| if p.is_whole() { Change::Whole } else { Change::Contents };
    match s {
        Stmt::Let(_, Rhs::Pop(p)) => f(p.root, Change::Whole),
        Stmt::Declare(var, agg) => {
            f(*var, Change::Whole);
            if let Some(Agg::Popped(p)) = agg {
                f(p.root, Change::Whole);
            }
        }
        Stmt::Store(p, agg) => {
            f(p.root, if matches!(agg, Agg::Scalar(_)) { part(p) } else { Change::Whole });
            if let Agg::Popped(p) = agg {
                f(p.root, Change::Whole);
            }
        }
        Stmt::Recall(var) => f(*var, Change::Whole),
        Stmt::Parallel(p) => p.pieces.iter().for_each(|piece| f(piece.of.root, Change::Contents)),
        Stmt::Push(p, _) => f(p.root, if p.is_whole() { Change::Grows } else { Change::Whole }),
        Stmt::Add(p, _)
        | Stmt::Sub(p, _)
        | Stmt::AddAny(p, _)
        | Stmt::AddAll(p, _)
        | Stmt::Clear(p)
        | Stmt::AddShape(p) => {
            f(p.root, Change::Contents);
        }
        Stmt::Call(c) => {
            for a in &c.args {
                if let Arg::Mut(p, _) = a {
                    f(p.root, Change::Whole);
                }
            }
            if let (true, true, Some(Arg::Shared(p, ..))) = (c.method, c.plain, c.args.first()) {
                f(p.root, Change::Perhaps);
            }
            c.gives.vars().into_iter().for_each(|var| f(var, Change::Whole));
            if let Some(dots) = &c.dots {
                dots.gives.vars().into_iter().for_each(|var| f(var, Change::Whole));
                for a in dots.args.iter().flatten() {
                    if let DotArg::Mut(p) = a {
                        f(p.root, Change::Whole);
                    }
                }
            }
        }
        _ => {}
    }
    stmt_ex(s, &mut |e| match e {
        Ex::Place(p, Borrow::Mut) => f(p.root, Change::Whole),
        Ex::Method { recv, pure: false, .. } => {
            if let Ex::Place(p, _) = &**recv {
                f(p.root, Change::Perhaps);
            }
        }
        _ => {}
    });
}

/// Every variable that a statement itself mentions (not the blocks nested in it).
pub(crate) fn vars_mut(s: &mut Stmt, f: &mut dyn FnMut(&mut VarId)) {
    fn agg(a: &mut Agg, f: &mut dyn FnMut(&mut VarId)) {
        match a {
            Agg::Copy(p, _) | Agg::ZerosLike(p) | Agg::Popped(p) | Agg::TangentOf(p) => f(&mut p.root),
            Agg::Array(all) | Agg::Vec(all) | Agg::Tuple(all) => all.iter_mut().for_each(|a| agg(a, f)),
            Agg::Repeat(a, _) | Agg::VecRepeat(a, _) => agg(a, f),
            Agg::Struct(literal) => {
                literal.fields.iter_mut().for_each(|(_, a)| agg(a, f));
                literal.rest.iter_mut().for_each(|p| f(&mut p.root));
            }
            Agg::Scalar(_) | Agg::Opaque(_) | Agg::Recalled | Agg::Shape | Agg::Blank => {}
        }
    }
    match s {
        Stmt::Let(_, Rhs::Load(p) | Rhs::Pop(p))
        | Stmt::Add(p, _)
        | Stmt::Sub(p, _)
        | Stmt::AddAny(p, _)
        | Stmt::Clear(p)
        | Stmt::Snapshot(p)
        | Stmt::KeepShape(p)
        | Stmt::PutShape(p)
        | Stmt::AddShape(p) => f(&mut p.root),
        Stmt::Recall(var) => f(var),
        Stmt::Declare(var, a) => {
            f(var);
            a.iter_mut().for_each(|a| agg(a, f));
        }
        Stmt::Store(p, a) | Stmt::Push(p, a) => {
            f(&mut p.root);
            agg(a, f);
        }
        Stmt::AddAll(p, q) => {
            f(&mut p.root);
            f(&mut q.root);
        }
        Stmt::Call(c) => {
            c.places_mut().for_each(|p| f(&mut p.root));
            gives_mut(&mut c.gives, &mut |_| {}, f);
            c.dots.iter_mut().for_each(|d| gives_mut(&mut d.gives, &mut |_| {}, f));
        }
        Stmt::CallReverse(c) => {
            let copies = c.recalled.iter_mut().chain(c.reborrowed.iter_mut().map(|(_, r)| r));
            copies.for_each(|r| f(&mut r.copy));
            c.exclusive.iter_mut().for_each(&mut *f);
            c.places_mut().into_iter().for_each(|p| f(&mut p.root));
        }
        Stmt::Cut(c) => {
            f(&mut c.row);
            f(&mut c.of.root);
        }
        Stmt::Loop(l) => {
            if let Some(c) = &mut l.checkpoint {
                c.captured.iter_mut().chain(&mut c.exit).for_each(&mut *f);
                c.keeps.iter_mut().flat_map(|k| &mut k.state).for_each(&mut *f);
            }
        }
        Stmt::Parallel(p) => {
            for piece in &mut p.pieces {
                f(&mut piece.of.root);
                f(&mut piece.piece);
            }
            p.sums.iter_mut().for_each(&mut *f);
        }
        Stmt::Replay(r) => {
            r.state.iter_mut().chain(&mut r.captured).for_each(|(var, copy)| {
                f(var);
                f(copy);
            });
        }
        Stmt::Let(_, Rhs::Ex(_))
        | Stmt::If { .. }
        | Stmt::BreakIf(_)
        | Stmt::Effect(_)
        | Stmt::Deferred(_)
        | Stmt::Head(_) => {}
    }
    stmt_ex_mut(s, &mut |e| {
        if let Ex::Place(p, _) | Ex::Len(p) | Ex::Sum(p) = e {
            f(&mut p.root);
        }
    });
}

/// What a call gives: its numbers, and the variables it declares.
fn gives_mut(g: &mut Gives, val: &mut dyn FnMut(&mut ValId), var: &mut dyn FnMut(&mut VarId)) {
    match g {
        Gives::Scalar(v) => val(v),
        Gives::Var(v) => var(v),
        Gives::Parts(parts, _) => parts.iter_mut().for_each(|g| gives_mut(g, val, var)),
        Gives::Nothing | Gives::Open(_) => {}
    }
}

/// Every value that a statement itself binds (not the blocks nested in it).
pub(crate) fn bound_mut(s: &mut Stmt, f: &mut dyn FnMut(&mut ValId)) {
    match s {
        Stmt::Let(v, _) => f(v),
        Stmt::If { outs, .. } => outs.iter_mut().for_each(|o| f(&mut o.val)),
        Stmt::Call(c) => {
            gives_mut(&mut c.gives, f, &mut |_| {});
            if let Some((present, error)) = &mut c.fallible {
                f(present);
                f(error);
            }
            if let CallKind::Partials(all) = &mut c.kind {
                all.iter_mut().flatten().for_each(&mut *f);
            }
            if let Some(dots) = &mut c.dots {
                gives_mut(&mut dots.gives, f, &mut |_| {});
                dots.partials.iter_mut().flatten().for_each(f);
            }
        }
        Stmt::Loop(l) => {
            if let LoopKind::For(c) = &mut l.kind {
                f(&mut c.index);
            }
            l.trips.iter_mut().for_each(f);
        }
        Stmt::Parallel(p) => {
            f(&mut p.from);
            f(&mut p.rounds);
        }
        _ => {}
    }
}
