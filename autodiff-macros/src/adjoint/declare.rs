//! Adjoints of variables: where they are declared, of what shape, and what they hold at first.
use super::*;

impl Adjoint<'_> {
    /// True for a parameter of the user's type whose adjoint is not known to have its shape.
    pub(super) fn reshaped(&self, var: VarId, body: &Block) -> bool {
        let info = &self.f.vars[var];
        if !info.ty.has_user()
            || !matches!(info.origin, Origin::Owned | Origin::Exclusive)
            || !self.var_active(var)
        {
            return false;
        }
        let mut whole = false;
        visit::block_mut(&mut body.clone(), &mut |s| {
            visit::writes(s, &mut |v, change| whole |= v == var && change != visit::Change::Contents);
        });
        whole || self.mode == Mode::Split
    }

    pub(super) fn adjoint_var(&mut self, var: VarId) -> VarId {
        if let Some(adj) = self.var_adj.get(&var) {
            return *adj;
        }
        let info = self.f.vars[var].clone();
        let adj = self.f.var(None, info.ty.clone(), info.span, Origin::Adjoint);
        self.f.vars[adj].of = Of::AdjointOfVar(var);
        self.activity.var.resize(self.f.vars.len(), false);
        self.var_adj.insert(var, adj);
        adj
    }

    pub(super) fn adjoint_place(&mut self, p: &Place) -> Place {
        Place { root: self.adjoint_var(p.root), path: p.path.clone() }
    }

    /// Declares the adjoints of the variables of a block where its reverse begins. A vector's length is bound at the end of the
    /// forward block.
    pub(super) fn declare_adjoints(&mut self, block: &mut Block, _number: usize) -> Done {
        let mut lens = vec![];
        let declared: Vec<VarId> = block
            .iter()
            .flat_map(|s| match s {
                Stmt::Declare(v, _) => vec![*v],
                Stmt::Call(c) => c.gives.vars(),
                _ => vec![],
            })
            .filter(|v| self.var_active(*v))
            .collect();
        let (of_users, declared): (Vec<VarId>, Vec<VarId>) =
            declared.into_iter().partition(|v| self.f.vars[*v].ty.has_user());
        self.declare_users(&of_users, &mut lens);
        for var in declared {
            let adj = self.adjoint_var(var);
            let ty = self.f.vars[var].ty.clone();
            let span = self.f.vars[var].span;
            let zeros = self.zeros(var, &ty, span, &mut lens)?;
            self.out.push(Stmt::Declare(adj, Some(zeros)));
        }
        // What is put on the tape last comes off it first.
        let (shapes, lens): (Block, Block) = lens.into_iter().partition(|s| matches!(s, Stmt::KeepShape(_)));
        block.extend(lens);
        block.extend(shapes.into_iter().rev());
        Ok(())
    }

    /// The adjoint of a variable of the user's type has the shape of its tangent. Where the variable is still there it is asked; else
    /// its shape is on the tape, the last one first.
    pub(super) fn declare_users(&mut self, vars: &[VarId], ends: &mut Block) {
        let at_hand = self.mode == Mode::Joined && self.open.len() == 1;
        for var in vars.iter().rev() {
            let adj = self.adjoint_var(*var);
            let place = Place::var(*var);
            let zeros = if at_hand {
                Agg::TangentOf(place)
            } else {
                ends.insert(0, Stmt::PutShape(place));
                Agg::Shape
            };
            self.out.push(Stmt::Declare(adj, Some(zeros)));
        }
    }

    /// Of the variables that are declared here without a value: where each path through the block gives them one, once, there is
    /// something to ask for its shape when the block ends. Any other starts from a value that nobody reads.
    pub(super) fn late_values(&mut self, block: &mut Block) {
        for k in 0..block.len() {
            let Stmt::Declare(var, None) = block[k] else { continue };
            if !self.var_active(var) || !self.f.vars[var].ty.has_user() {
                continue;
            }
            if stores(&block[k + 1..], var) == (1, 1) {
                self.once.insert(var);
            } else {
                block[k] = Stmt::Declare(var, Some(Agg::Blank));
            }
        }
    }

    pub(super) fn zeros(&mut self, var: VarId, ty: &Ty, span: Span, lens: &mut Block) -> Done<Agg> {
        Ok(match ty {
            ty if ragged(ty) && !ty.has_tuple() && self.mode == Mode::Joined && self.open.len() == 1 => {
                Agg::ZerosLike(Place::var(var))
            }
            ty if ragged(ty) || matches!(ty, Ty::Vec(_) | Ty::Slice(_)) => {
                self.shape_of(&Place::var(var), ty, span, lens)?
            }
            Ty::Array(e, n) => {
                let inner = self.zeros(var, e, span, lens)?;
                let n = n.parse().map_err(|_| Failure {
                    span,
                    message: "the length of this array is not understood; name it with a `const`",
                })?;
                Agg::Repeat(Box::new(inner), n)
            }
            Ty::Tuple(parts) => {
                if parts.iter().any(Ty::is_aggregate) {
                    return Err(Failure {
                        span,
                        message: "a tuple that holds arrays or vectors is not supported as an element; use one vector per part",
                    });
                }
                let callee = quote::quote!(::core::default::Default::default);
                Agg::Opaque(Ex::Call { callee, args: vec![], pure: true })
            }
            Ty::Named(_) => {
                return Err(Failure {
                    span,
                    message: "a copy of a struct that carries derivatives is not supported here; bind its fields first",
                });
            }
            _ => Agg::Scalar(Ex::Num(0.0)),
        })
    }

    /// Zeros in the shape that a vector has where `forward` ends: its length there, or a shape on the tape where its elements
    /// have lengths of their own.
    pub(super) fn shape_of(&mut self, p: &Place, ty: &Ty, span: Span, forward: &mut Block) -> Done<Agg> {
        if ragged(ty) {
            if matches!(ty.leaf(), Some(Float::Param(_))) {
                return Err(Failure {
                    span,
                    message: "a vector of vectors that is made inside a generic function is not supported; use one flat vector",
                });
            }
            forward.push(Stmt::KeepShape(p.clone()));
            return Ok(Agg::Recalled);
        }
        let n = self.f.val(None, Ty::usize(), span);
        self.home.insert(n, *self.open.last().unwrap_or(&0));
        self.activity.val.resize(self.f.vals.len(), false);
        forward.push(Stmt::Let(n, Rhs::Ex(Ex::Len(p.clone()))));
        let element = match ty.element() {
            Some(e) => self.zeros(p.root, e, span, forward)?,
            None => Agg::Scalar(Ex::Num(0.0)),
        };
        Ok(Agg::VecRepeat(Box::new(element), Ex::Val(n)))
    }

    pub(super) fn home_of(&mut self, block: &Block, number: usize) {
        for s in block {
            match s {
                Stmt::Let(v, _) => {
                    self.home.insert(*v, number);
                }
                Stmt::If { outs, .. } => outs.iter().for_each(|o| {
                    self.home.insert(o.val, number);
                }),
                Stmt::Call(c) => c.gives.vals().into_iter().for_each(|v| {
                    self.home.insert(v, number);
                    self.given.insert(v);
                }),
                _ => {}
            }
        }
    }

    /// Declares, before a nested statement's reverse, the adjoints of the values of this block that it adds to.
    pub(super) fn declare_touched(&mut self) {
        let here = *self.open.last().unwrap_or(&0);
        let touched = std::mem::take(&mut self.touched);
        for v in touched {
            if self.home.get(&v).copied().unwrap_or(0) != here {
                self.touched.push(v);
                continue;
            }
            let Some(acc) = self.acc.get_mut(&v) else { continue };
            let (Some(var), false) = (acc.var, acc.declared) else { continue };
            acc.declared = true;
            let pending = std::mem::take(&mut acc.pending);
            let start = self.sum(v, pending).unwrap_or(Ex::Num(-0.0));
            self.out.push(Stmt::Declare(var, Some(Agg::Scalar(start))));
        }
    }

    /// Zeros in the shape of an adjoint.
    pub(super) fn zeros_like(&self, adj: &Place) -> Agg {
        match self.place_ty(adj) {
            ty if ty.has_user() || matches!(ty, Ty::Named(_)) => Agg::TangentOf(adj.clone()),
            _ => Agg::ZerosLike(adj.clone()),
        }
    }
}

/// True where elements of a type may have lengths of their own.
pub(super) fn ragged(ty: &Ty) -> bool {
    match ty.element() {
        Some(e) => matches!(e, Ty::Vec(_) | Ty::Slice(_)) || ragged(e),
        None => false,
    }
}

/// How often a variable as a whole is given a value on the way through a block: at least, and at most; many times is twice.
fn stores(block: &[Stmt], var: VarId) -> (u8, u8) {
    let mut all = (0, 0);
    for s in block {
        let (least, most) = match s {
            Stmt::Store(p, _) if p.is_whole() && p.root == var => (1, 1),
            Stmt::If { then, els, .. } => {
                let (a, b) = (stores(then, var), stores(els, var));
                (a.0.min(b.0), a.1.max(b.1))
            }
            s => {
                let inside = visit::nested(s).into_iter().any(|b| stores(b, var).1 > 0);
                (0, if inside { 2 } else { 0 })
            }
        };
        all = ((all.0 + least).min(2), (all.1 + most).min(2));
    }
    all
}
