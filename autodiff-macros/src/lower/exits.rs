//! `break`, `continue`, `return` and `?`: one mechanism. What comes after a possible exit is nested under "not exited"; the
//! exit that was taken is one word per function.
use super::*;

/// Something that can be left early: a loop, a labelled block, an inlined body, the function itself.
pub(crate) struct Target {
    pub(crate) id: u64,
    pub(crate) label: Option<String>,
    pub(crate) kind: TargetKind,
    /// Where a value given to `break` or `return` goes.
    pub(crate) slot: Option<Slot>,
    pub(crate) marker: Option<usize>,
    /// Something jumps to its end (`break`, `return`).
    pub(crate) left: bool,
    /// Something jumps to its next round.
    pub(crate) continued: bool,
    /// A jump inside goes to a target further out.
    pub(crate) passed: bool,
    /// The declared type of what comes out, if it has one.
    pub(crate) ty: Option<Ty>,
    /// What `#[checkpoint]` asks of the loop.
    pub(crate) asked: Option<checkpoint::Asked>,
    /// Its rounds may run in parallel.
    pub(crate) parallel: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TargetKind {
    Loop,
    /// One loop of an iteration: `continue` goes to its next round, `break` goes further.
    Part,
    /// All loops of an iteration.
    Iteration,
    Block,
    /// A function body: what `return` goes to.
    Body,
}

impl Target {
    pub(crate) fn break_code(&self) -> u64 {
        2 * self.id + 1
    }
    pub(crate) fn continue_code(&self) -> u64 {
        2 * self.id + 2
    }
}

/// How control leaves a block that was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// Out of its end, always.
    Through,
    /// Perhaps by an exit: the exit word says.
    Perhaps,
    /// By an exit, always.
    Exits,
    /// Never: a panic.
    Diverges,
}

/// A block that was opened because something before it may have exited.
pub(crate) struct Guard {
    /// The level of the user's block it belongs to.
    level: usize,
    cond: ValId,
    /// The finished other arm; the open one is the `then` if this is `false`.
    other: Block,
    open_is_else: bool,
    known: BTreeMap<VarId, Ex>,
}

/// A block that was read: its statements, its value, how it is left.
pub(crate) struct Read {
    pub(crate) block: Block,
    pub(crate) value: Value,
    pub(crate) flow: Flow,
    pub(crate) known: BTreeMap<VarId, Ex>,
}

impl Lower<'_> {
    /// Reads something into a block of its own.
    pub(crate) fn read_block(&mut self, run: impl FnOnce(&mut Self) -> Res<Value>) -> Res<Read> {
        let before = self.known.clone();
        self.blocks.push(vec![]);
        let level = self.blocks.len();
        let result = self.scoped(run);
        let (value, flow) = match result {
            Ok(value) => self.close_guards(level, value),
            Err(refused) => {
                self.guards.retain(|g| g.level != level);
                self.blocks.truncate(level - 1);
                self.known = before;
                return Err(refused);
            }
        };
        let block = self.blocks.pop().unwrap_or_default();
        let known = std::mem::replace(&mut self.known, before);
        Ok(Read { block, value, flow, known })
    }

    /// Closes the guards of the user's block at `level`, handing its value out through them.
    fn close_guards(&mut self, level: usize, mut value: Value) -> (Value, Flow) {
        let mut flow = if matches!(value, Value::Never) { self.never_flow() } else { Flow::Through };
        if self.guards.last().is_some_and(|g| g.level == level) {
            // What leaves a guard does so in its parts.
            value = self.decided(value);
        }
        while self.guards.last().is_some_and(|g| g.level == level) {
            let Some(guard) = self.guards.pop() else { break };
            let mut outs = vec![];
            value = self.through_guard(value, guard.open_is_else, &mut outs);
            let open = self.blocks.pop().unwrap_or_default();
            let (then, els) = if guard.open_is_else { (guard.other, open) } else { (open, guard.other) };
            self.emit(Stmt::If { cond: guard.cond, then, els, outs });
            keep_common(&mut self.known, &guard.known);
            flow = match flow {
                Flow::Exits | Flow::Diverges => Flow::Exits,
                _ => Flow::Perhaps,
            };
        }
        (value, flow)
    }

    fn never_flow(&self) -> Flow {
        if self.diverged() { Flow::Diverges } else { Flow::Exits }
    }

    /// True if the last statement is a panic.
    fn diverged(&self) -> bool {
        matches!(self.blocks.last().and_then(|b| b.last()), Some(Stmt::Effect(Ex::Macro { path, .. }))
            if mac::panics(&path.to_string()))
    }

    /// Hands a value out of a guard: scalars as results of the `if`, the rest through variables declared before it.
    fn through_guard(&mut self, value: Value, open_is_else: bool, outs: &mut Vec<Out>) -> Value {
        match value {
            Value::Scalar(ex, ty) => {
                let val = self.f.val(None, ty.clone(), Span::mixed_site());
                let none = dummy(&self.types.settle(&ty));
                let (then, els) = if open_is_else { (none, ex) } else { (ex, none) };
                outs.push(Out { val, then, els });
                Value::Scalar(Ex::Val(val), ty)
            }
            Value::Tuple(parts) => {
                Value::Tuple(parts.into_iter().map(|v| self.through_guard(v, open_is_else, outs)).collect())
            }
            Value::Fallible(f) => {
                let present = self.through_guard(Value::Scalar(f.present, Ty::Bool), open_is_else, outs);
                let Value::Scalar(present, _) = present else { return Value::Never };
                let payload = self.through_guard(f.payload, open_is_else, outs);
                let f = Fallible {
                    payload: Value::Unit,
                    present: Ex::Num(0.0),
                    error: f.error.map(|e| self.error_out(e, open_is_else, outs)),
                    is_result: f.is_result,
                };
                Value::Fallible(Box::new(Fallible {
                    present,
                    payload,
                    error: f.error,
                    is_result: f.is_result,
                }))
            }
            Value::Place(place, ty) if self.scalar_like(&ty) => {
                let ex = self.load(&place, &ty, Span::mixed_site());
                self.through_guard(Value::Scalar(ex, ty), open_is_else, outs)
            }
            Value::Fresh(agg, ty) => {
                let var = self.outer_var(ty.clone());
                self.emit(Stmt::Store(Place::var(var), agg));
                Value::Place(Place::var(var), ty)
            }
            Value::Place(place, ty) => {
                let var = self.outer_var(ty.clone());
                self.emit(Stmt::Store(Place::var(var), Agg::Copy(place, false)));
                Value::Place(Place::var(var), ty)
            }
            Value::Ref(place, ty, false) if self.scalar_like(&ty) && !self.is_opaque(&ty) => {
                let ex = self.load(&place, &ty, Span::mixed_site());
                self.through_guard(Value::Scalar(ex, ty), open_is_else, outs)
            }
            Value::Ref(place, ty, m) => Value::Ref(self.ref_through_guard(place, open_is_else, outs), ty, m),
            other => other,
        }
    }

    /// Hands an error out of a guard.
    fn error_out(&mut self, error: Ex, open_is_else: bool, outs: &mut Vec<Out>) -> Ex {
        let val = self.f.val(None, Ty::Named("_".into()), Span::mixed_site());
        let none = Ex::Path(quote::quote!(::core::option::Option::None));
        let (then, els) = if open_is_else { (none, error) } else { (error, none) };
        outs.push(Out { val, then, els });
        Ex::Val(val)
    }

    /// A variable declared in the block around the innermost one.
    fn outer_var(&mut self, ty: Ty) -> VarId {
        let user = ty.has_user();
        let var = self.f.var(None, ty, Span::mixed_site(), Origin::Owned);
        if user {
            self.users.insert(var);
        }
        let outer = self.blocks.len().saturating_sub(2);
        self.blocks[outer].push(Stmt::Declare(var, None));
        var
    }

    /// Ends an `if` of which one arm exits: what follows in the user's block goes into the other arm.
    pub(crate) fn open_guard(&mut self, cond: ValId, other: Read, open: Option<Read>, open_is_else: bool) {
        let level = self.user_level();
        self.guards.push(Guard { level, cond, other: other.block, open_is_else, known: other.known });
        let (block, known) = match open {
            Some(read) => (read.block, read.known),
            None => (vec![], self.known.clone()),
        };
        self.known = known;
        self.blocks.push(block);
    }

    /// After something that may have exited: what follows runs only if it has not.
    pub(crate) fn guard_rest(&mut self) {
        let exit = self.exit_var();
        let now = self.f.val(None, Ty::usize(), Span::mixed_site());
        self.emit(Stmt::Let(now, Rhs::Load(Place::var(exit))));
        let go = self.f.val(None, Ty::Bool, Span::mixed_site());
        let eq = syn::BinOp::Eq(Default::default());
        self.emit(Stmt::Let(go, Rhs::Ex(Ex::Bin(eq, Box::new(Ex::Val(now)), Box::new(int(0))))));
        let known = self.known.clone();
        let nothing = Read { block: vec![], value: Value::Never, flow: Flow::Exits, known };
        self.open_guard(go, nothing, None, false);
    }

    /// The level of the innermost block that the user wrote.
    fn user_level(&self) -> usize {
        match self.guards.last() {
            Some(g) if self.blocks.len() == g.level + self.guards_above(g.level) => g.level,
            _ => self.blocks.len(),
        }
    }

    fn guards_above(&self, level: usize) -> usize {
        self.guards.iter().rev().take_while(|g| g.level == level).count()
    }

    pub(crate) fn exit_var(&mut self) -> VarId {
        if let Some(exit) = self.exit {
            return exit;
        }
        let name = Ident::new("exit", Span::mixed_site());
        let var = self.f.var(Some(name), Ty::usize(), Span::mixed_site(), Origin::Owned);
        self.exit = Some(var);
        var
    }

    pub(crate) fn set_exit(&mut self, code: u64) {
        let exit = self.exit_var();
        self.known.remove(&exit);
        self.emit(Stmt::Store(Place::var(exit), Agg::Scalar(int(code))));
    }

    pub(crate) fn new_target(&mut self, kind: TargetKind, label: Option<String>) -> Target {
        self.next_target += 1;
        Target {
            id: self.next_target as u64 - 1,
            label,
            kind,
            slot: None,
            marker: None,
            left: false,
            continued: false,
            passed: false,
            ty: None,
            asked: None,
            parallel: false,
        }
    }

    /// The target that an exit goes to; marks those it passes on the way.
    fn find_target(&mut self, wanted: impl Fn(&Target) -> bool) -> Option<usize> {
        let floor = self.targets.iter().rposition(|t| t.kind == TargetKind::Body).unwrap_or(0);
        let at = (floor..self.targets.len()).rev().find(|k| wanted(&self.targets[*k]))?;
        for t in &mut self.targets[at + 1..] {
            t.passed = true;
        }
        Some(at)
    }

    /// `break` or `continue`.
    pub(crate) fn jump(
        &mut self,
        label: Option<&syn::Lifetime>,
        value: Option<Value>,
        is_continue: bool,
        span: Span,
    ) -> Res<Value> {
        let label = label.map(|l| l.ident.to_string());
        let beside = if is_continue { TargetKind::Part } else { TargetKind::Iteration };
        let found = self.find_target(|t| match &label {
            Some(l) => {
                let stops = if is_continue { TargetKind::Iteration } else { TargetKind::Part };
                t.label.as_ref() == Some(l) && t.kind != stops
            }
            None => t.kind == TargetKind::Loop || t.kind == beside,
        });
        let Some(at) = found else {
            return self.left_to_rustc(span);
        };
        let code = if is_continue {
            self.targets[at].continued = true;
            self.targets[at].continue_code()
        } else {
            self.targets[at].left = true;
            self.targets[at].break_code()
        };
        if let Some(value) = value {
            self.deliver(at, value, span)?;
        }
        self.set_exit(code);
        Ok(Value::Never)
    }

    /// `return value`
    pub(crate) fn return_value(&mut self, value: Value, span: Span) -> Res<Value> {
        let Some(at) = self.find_target(|t| t.kind == TargetKind::Body) else {
            return self.refuse(span, "`return` outside of a function body");
        };
        self.targets[at].left = true;
        self.deliver(at, value, span)?;
        let code = self.targets[at].break_code();
        self.set_exit(code);
        Ok(Value::Never)
    }

    /// Puts the value of a `break` or `return` where its target expects it.
    pub(crate) fn deliver(&mut self, at: usize, value: Value, span: Span) -> Res<()> {
        if matches!(value, Value::Unit | Value::Never) {
            return Ok(());
        }
        let value = self.owned(value, span)?;
        let value = match self.targets[at].ty.clone() {
            Some(ty) => self.seen(value, outcome::Seen::Type(ty))?,
            None => value,
        };
        if self.targets[at].slot.is_none() {
            let Some(marker) = self.targets[at].marker else { return Ok(()) };
            let name = Ident::new("result", Span::mixed_site());
            // `None` and `Err(..)` do not say what else may come; the declared type does.
            let shape = match (&value, self.targets[at].ty.clone()) {
                (Value::Fallible(f), Some(Ty::Option(inner) | Ty::Result(inner, _)))
                    if is_bool(&f.present, false) =>
                {
                    let payload = shape_of(&inner);
                    Value::Fallible(Box::new(Fallible { payload, ..(**f).clone() }))
                }
                _ => value.clone(),
            };
            let slot = self.slot_like(&shape, Some(&name), marker, span)?;
            self.targets[at].slot = Some(slot);
        }
        let Some(slot) = self.targets[at].slot.clone() else { return Ok(()) };
        self.fill_slot(&slot, value, span)
    }

    /// Runs something that can be left early and gives what comes out of it.
    pub(crate) fn with_target(
        &mut self,
        mut target: Target,
        span: Span,
        run: impl FnOnce(&mut Self) -> Res<Value>,
    ) -> Res<Value> {
        target.marker = Some(self.defer());
        self.targets.push(target);
        let read = self.read_block(|low| {
            let value = run(low)?;
            let at = low.targets.len() - 1;
            // The value at the end joins those of the exits, if there were any.
            if low.targets[at].left && !matches!(value, Value::Never | Value::Unit) {
                low.deliver(at, value, span)?;
                return Ok(Value::Unit);
            }
            Ok(value)
        });
        let Some(target) = self.targets.pop() else { return Err(Refused) };
        let read = read?;
        let flow = read.flow;
        self.blocks.last_mut().map(|b| b.extend(read.block)).unwrap_or_default();
        self.known = read.known;
        if target.left {
            self.known.clear();
            self.set_exit_if_left(&target);
        }
        if target.passed {
            self.guard_rest();
        } else if flow == Flow::Exits && !target.left {
            return Ok(Value::Never);
        }
        if flow == Flow::Diverges && !target.left {
            return Ok(Value::Never);
        }
        match target.slot {
            Some(slot) => self.slot_value(&slot, span),
            None if target.left => Ok(Value::Unit),
            None => Ok(read.value),
        }
    }

    /// After a target: the exit that led here has arrived.
    pub(crate) fn set_exit_if_left(&mut self, target: &Target) {
        if target.passed {
            let exit = self.exit_var();
            let now = self.f.val(None, Ty::usize(), Span::mixed_site());
            self.emit(Stmt::Let(now, Rhs::Load(Place::var(exit))));
            let here = self.f.val(None, Ty::Bool, Span::mixed_site());
            let eq = syn::BinOp::Eq(Default::default());
            self.emit(Stmt::Let(
                here,
                Rhs::Ex(Ex::Bin(eq, Box::new(Ex::Val(now)), Box::new(int(target.break_code())))),
            ));
            let then = vec![Stmt::Store(Place::var(exit), Agg::Scalar(int(0)))];
            self.emit(Stmt::If { cond: here, then, els: vec![], outs: vec![] });
        } else {
            self.set_exit(0);
        }
    }

    /// The body of the function itself.
    pub(crate) fn whole_body(&mut self, body: &syn::Block) -> Res<Value> {
        let mut target = self.new_target(TargetKind::Body, None);
        target.ty = Some(self.output.clone());
        let output = self.output.clone();
        self.with_target(target, body.span(), |low| {
            let value = low.block_value(body, Some(&output))?;
            // Aggregates are handed out by name, so that what a guard closes over stays visible.
            Ok(value)
        })
    }
}

/// A number for a result that nobody reads.
fn dummy(ty: &Ty) -> Ex {
    match ty {
        Ty::Float(_) => Ex::Num(0.0),
        Ty::Int(_) => int(0),
        Ty::Bool => Ex::Verbatim(quote::quote!(false)),
        _ => Ex::Verbatim(quote::quote!(::core::unreachable!())),
    }
}

/// Keeps what two ends of a branch agree on.
pub(crate) fn keep_common(known: &mut BTreeMap<VarId, Ex>, other: &BTreeMap<VarId, Ex>) {
    known.retain(|var, ex| other.get(var).is_some_and(|o| same_atom(ex, o)));
}

fn same_atom(a: &Ex, b: &Ex) -> bool {
    matches!((a, b), (Ex::Val(x), Ex::Val(y)) if x == y)
}

/// A value of a declared type, for its shape only.
fn shape_of(ty: &Ty) -> Value {
    match ty {
        Ty::Tuple(parts) => Value::Tuple(parts.iter().map(shape_of).collect()),
        Ty::Unit => Value::Unit,
        ty => Value::Scalar(Ex::Num(0.0), ty.clone()),
    }
}
