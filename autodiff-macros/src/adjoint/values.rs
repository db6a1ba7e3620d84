//! Values: what a binding's adjoint gives to its operands, by the rule table.
use super::*;

impl Adjoint<'_> {
    pub(super) fn let_(&mut self, v: ValId, rhs: &Rhs, after: &mut Block) -> Done {
        // The adjoint of a vector gets back the place of what is taken off it, wanted or not.
        let shrinks = matches!(rhs, Rhs::Pop(p) if self.var_active(p.root));
        if !self.val_active(v) && !shrinks || self.params.contains(&v) {
            return Ok(());
        }
        let adj = match self.take(v) {
            Some(adj) => adj,
            None if shrinks => Ex::Num(0.0),
            None => return Ok(()),
        };
        match rhs {
            Rhs::Load(p) => {
                if self.var_active(p.root) {
                    let place = self.adjoint_place(p);
                    self.out.push(if self.cast.contains(&v) {
                        Stmt::AddAny(place, adj)
                    } else {
                        Stmt::Add(place, adj)
                    });
                }
                Ok(())
            }
            Rhs::Pop(p) => {
                if self.var_active(p.root) {
                    let place = self.adjoint_place(p);
                    self.out.push(Stmt::Push(place, Agg::Scalar(adj)));
                }
                Ok(())
            }
            Rhs::Ex(Ex::Val(w)) => {
                self.add(*w, adj);
                Ok(())
            }
            Rhs::Ex(Ex::Cast(inner, to)) => {
                if let Ex::Place(p, _) = &**inner {
                    if self.var_active(p.root) {
                        let place = self.adjoint_place(p);
                        self.out.push(Stmt::AddAny(place, adj));
                    }
                    return Ok(());
                }
                let Ex::Val(w) = **inner else { return Ok(()) };
                let from = self.f.vals[w].ty.clone();
                let to = crate::types::read(to, &[]);
                let same = matches!((&from, &to), (Ty::Float(a), Ty::Float(b)) if a == b);
                let adj = match (&from, same) {
                    (_, true) => adj,
                    (Ty::Float(f), _) => {
                        let ty: syn::Type = syn::parse_quote!(#f);
                        Ex::Cast(Box::new(adj), Box::new(ty))
                    }
                    // An integer, or a float of another width: the tangent that it was read from knows.
                    _ if self.of_users.contains(&w) => {
                        self.cast.insert(w);
                        adj
                    }
                    // A part of a call's result: an integer or a float of some width. Its callee knows, and takes an `f64`.
                    _ if self.given.contains(&w) => {
                        if matches!(to, Ty::Float(crate::types::Float::F64)) {
                            adj
                        } else {
                            Ex::Cast(Box::new(adj), Box::new(syn::parse_quote!(f64)))
                        }
                    }
                    _ => {
                        return Err(Failure {
                            span: self.f.vals[w].span,
                            message: "the type of this value is not visible to the macro, and it is cast to a float; bind it with a typed `let`",
                        });
                    }
                };
                self.add(w, adj);
                Ok(())
            }
            Rhs::Ex(Ex::Convert(inner, _)) => {
                let Ex::Val(w) = **inner else { return Ok(()) };
                let name = match &self.f.vals[w].ty {
                    Ty::Float(Float::F32) => "into_f32",
                    Ty::Float(Float::F64) => "into_f64",
                    _ => {
                        return Err(Failure {
                            span: self.f.vals[v].span,
                            message: "this conversion between type parameters is not supported; convert from `f64`",
                        });
                    }
                };
                let name = Ident::new(name, Span::mixed_site());
                let back = Ex::Method {
                    recv: Box::new(adj),
                    name,
                    turbofish: proc_macro2::TokenStream::new(),
                    args: vec![],
                    pure: true,
                };
                self.add(w, back);
                Ok(())
            }
            Rhs::Ex(Ex::Prim(row, args, ty)) => {
                let bound = self.bound(v, row, args, ty, after)?;
                self.apply(bound, adj);
                Ok(())
            }
            Rhs::Ex(_) => Ok(()),
        }
    }

    /// The linear terms of one primitive: an operand, and what its adjoint gets per unit of the result's. The computations they
    /// need are bound in the forward block.
    pub(super) fn bound(
        &mut self,
        v: ValId,
        row: &'static rules::Row,
        args: &[Ex],
        ty: &Ty,
        after: &mut Block,
    ) -> Done<Vec<Term>> {
        let mut terms = vec![];
        let floats: Vec<usize> = (0..row.args.len()).filter(|k| !row.ints.contains(&row.args[*k])).collect();
        if row.name == "div" {
            if self.ex_active(&args[0]) || self.ex_active(&args[1]) {
                terms.push(Term {
                    operand: args[0].clone(),
                    by: By::Division { num: args[0].clone(), den: args[1].clone(), result: v },
                });
            }
            return Ok(terms);
        }
        let active: Vec<bool> = args.iter().map(|a| self.ex_active(a)).collect();
        for (k, at) in floats.into_iter().enumerate() {
            if !active[at] {
                continue;
            }
            let is_active = |at: usize| active[at];
            let reader = Reader { row, args, result: Ex::Val(v), ty, active: &is_active };
            let slope = formula::slope(&reader, k).map_err(|_| Failure {
                span: self.f.vals[v].span,
                message: "the rule of this operation could not be read; please report this",
            })?;
            let singular = formula::singular(row, args);
            let by = self.by(slope, v, &args[at], singular, ty, after);
            terms.push(Term { operand: args[at].clone(), by });
        }
        Ok(terms)
    }

    pub(super) fn by(
        &mut self,
        slope: Slope,
        v: ValId,
        operand: &Ex,
        singular: bool,
        ty: &Ty,
        after: &mut Block,
    ) -> By {
        match slope {
            Slope::Zero => By::Zero,
            Slope::Is(Ex::Num(x)) => By::Times(Ex::Num(x), false),
            Slope::Is(ex @ (Ex::Lit(_) | Ex::Path(_))) => By::Times(ex, false),
            Slope::Is(ex) => {
                let named = self.mode == Mode::Split && self.open.len() == 1;
                let atom = match ex {
                    Ex::Val(d) if !named => Ex::Val(d),
                    other => {
                        let d = self.f.val(None, ty.clone(), self.f.vals[v].span);
                        if let Ex::Val(o) = operand {
                            self.f.vals[d].of = Of::Partial(v, *o);
                        }
                        self.activity.val.resize(self.f.vals.len(), false);
                        after.push(Stmt::Let(d, Rhs::Ex(other)));
                        Ex::Val(d)
                    }
                };
                By::Times(atom, singular)
            }
            Slope::Either(cond, a, b) => {
                let c = self.f.val(None, Ty::Bool, self.f.vals[v].span);
                self.activity.val.resize(self.f.vals.len(), false);
                after.push(Stmt::Let(c, Rhs::Ex(cond)));
                let a = self.by(*a, v, operand, singular, ty, after);
                let b = self.by(*b, v, operand, singular, ty, after);
                By::Either(c, Box::new(a), Box::new(b))
            }
        }
    }

    /// Adds a result's adjoint, term by term, to the operands'.
    pub(super) fn apply(&mut self, terms: Vec<Term>, adj: Ex) {
        for term in terms {
            let Term { operand, by } = term;
            if let By::Division { num, den, result } = &by {
                let ty = self.f.vals[*result].ty.clone();
                let span = self.f.vals[*result].span;
                let plain = formula::literal(den).is_some_and(|x| x != 0.0);
                let q = prim("div", vec![adj.clone(), den.clone()], &ty);
                let q = if plain { q } else { unless_zero(&adj, q) };
                if !self.ex_active(den) {
                    self.add_ex(num, q);
                    continue;
                }
                let n = self.f.val(None, ty.clone(), span);
                if let Ex::Val(o) = num {
                    self.f.vals[n].of = Of::AdjointOfVal(*o);
                }
                self.out.push(Stmt::Let(n, Rhs::Ex(q)));
                self.add_ex(num, Ex::Val(n));
                // The adjoint stops it, not `n`: that is zero for an infinite divisor, too, where the quotient may be NaN.
                let d = prim("mul", vec![Ex::Val(n), Ex::Val(*result)], &ty);
                self.add_ex(den, prim("neg", vec![unless_zero(&adj, d)], &ty));
                continue;
            }
            let ty = match &operand {
                Ex::Val(o) => self.f.vals[*o].ty.clone(),
                _ => Ty::f64(),
            };
            if let Some(ex) = scaled(&by, &adj, &ty) {
                self.add_ex(&operand, ex);
            }
        }
    }

    /// The terms of a tree of the compiler's own making: linear ones only.
    pub(super) fn terms(
        &mut self,
        row: &'static rules::Row,
        args: &[Ex],
        _result: Ex,
        ty: &Ty,
        adj: Ex,
    ) -> Done {
        match row.name {
            "neg" => self.add_ex(&args[0], prim("neg", vec![adj], ty)),
            "add" => args.iter().for_each(|a| self.add_ex(a, adj.clone())),
            _ => {}
        }
        Ok(())
    }
}

/// One linear term of a statement.
pub(super) struct Term {
    operand: Ex,
    by: By,
}

/// What an operand's adjoint gets, per unit of the result's.
pub(super) enum By {
    Zero,
    /// The local derivative; `true` where an adjoint of zero stops (rule S2).
    Times(Ex, bool),
    Either(ValId, Box<By>, Box<By>),
    Division {
        num: Ex,
        den: Ex,
        result: ValId,
    },
}

/// `by · adj`
pub(super) fn scaled(by: &By, adj: &Ex, ty: &Ty) -> Option<Ex> {
    Some(match by {
        By::Zero | By::Division { .. } => return None,
        By::Times(Ex::Num(x), _) if *x == 1.0 => adj.clone(),
        By::Times(Ex::Num(x), _) if *x == -1.0 => match adj {
            Ex::Num(a) => Ex::Num(-a),
            adj => prim("neg", vec![adj.clone()], ty),
        },
        By::Times(d, _) if matches!(adj, Ex::Num(a) if *a == 1.0) => d.clone(),
        By::Times(d, false) => prim("mul", vec![adj.clone(), d.clone()], ty),
        By::Times(d, true) => unless_zero(adj, prim("mul", vec![adj.clone(), d.clone()], ty)),
        By::Either(c, a, b) => {
            let (a, b) = (scaled(a, adj, ty), scaled(b, adj, ty));
            Ex::If(
                Box::new(Ex::Val(*c)),
                Box::new(a.unwrap_or(Ex::Num(0.0))),
                Box::new(b.unwrap_or(Ex::Num(0.0))),
            )
        }
    })
}

/// `ex`, a product with `adj`; nothing where `adj` is zero (rule S2).
pub(super) fn unless_zero(adj: &Ex, ex: Ex) -> Ex {
    match adj {
        Ex::Num(x) if *x != 0.0 => ex,
        _ => Ex::UnlessZero(Box::new(adj.clone()), Box::new(ex)),
    }
}
