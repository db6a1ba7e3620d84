//! Statements and blocks.
use super::{Printer, Storage};
use crate::ir::*;
use crate::types::{Float, Ty};
use crate::visit;
use proc_macro2::{Ident, Span, TokenStream};
use quote::format_ident;

impl Printer<'_> {
    pub(crate) fn block(&self, block: &Block) -> TokenStream {
        block.iter().map(|s| self.stmt(s)).collect()
    }

    /// `let` with the value's type, where it is a float: a wrong guess of the macro is rustc's type error. So is that of what the
    /// user's own code gives: it may depend on it, as in `let n: usize = text.parse()?`.
    fn pin(&self, ty: &Ty, rhs: &Rhs) -> TokenStream {
        let opaque = matches!(rhs, Rhs::Ex(Ex::Method { pure: false, .. } | Ex::Call { pure: false, .. }));
        match ty {
            Ty::Float(f) => code!(: #f),
            Ty::Int(Some(_)) | Ty::Bool if opaque => ty.tokens().map(|ty| code!(: #ty)).unwrap_or_default(),
            _ => TokenStream::new(),
        }
    }

    fn pattern(&self, vals: &[ValId]) -> TokenStream {
        let names: Vec<Ident> = vals.iter().map(|v| self.val(*v)).collect();
        if let [one] = &names[..] { code!(#one) } else { code!((#(#names),*)) }
    }

    fn types(&self, vals: &[ValId]) -> TokenStream {
        let all: Vec<TokenStream> = vals
            .iter()
            .map(|v| match &self.f.vals[*v].ty {
                Ty::Float(f) => code!(#f),
                _ => code!(_),
            })
            .collect();
        if let [one] = &all[..] { code!(#one) } else { code!((#(#all),*)) }
    }

    /// The user's token that a statement comes from.
    fn origin(&self, s: &Stmt) -> Option<Span> {
        match s {
            Stmt::Let(v, _) => Some(self.f.vals[*v].span),
            Stmt::Declare(v, _) => Some(self.f.vars[*v].span),
            Stmt::Call(c) => Some(c.span),
            Stmt::CallReverse(c) => Some(c.span),
            Stmt::If { cond, .. } => Some(self.f.vals[*cond].span),
            Stmt::Loop(l) => Some(l.span),
            Stmt::Replay(r) => Some(r.span),
            Stmt::Parallel(p) => Some(p.span),
            _ => None,
        }
    }

    fn stmt(&self, s: &Stmt) -> TokenStream {
        let _at = self.origin(s).map(super::At::token);
        let ty = match s {
            Stmt::Let(v, _) => self.f.vals[*v].ty.clone(),
            Stmt::Declare(v, _) => self.f.vars[*v].ty.clone(),
            Stmt::Store(p, _) | Stmt::Push(p, _) | Stmt::Add(p, _) | Stmt::Sub(p, _) | Stmt::Clear(p) => {
                self.f.vars[p.root].ty.clone()
            }
            _ => Ty::Unit,
        };
        self.of_type(&ty, || self.stmt_of_type(s))
    }

    fn stmt_of_type(&self, s: &Stmt) -> TokenStream {
        match s {
            Stmt::Head(_) | Stmt::Deferred(_) => TokenStream::new(),
            Stmt::Let(v, _) if self.inlined.contains_key(v) => TokenStream::new(),
            Stmt::Let(v, rhs) => {
                let (name, pin) = (self.val(*v), self.pin(&self.f.vals[*v].ty, rhs));
                let rhs = match rhs {
                    Rhs::Ex(e) => self.ex(e),
                    Rhs::Load(p) => self.scalar_place(p),
                    Rhs::Pop(p) => {
                        let element = crate::adjoint::place_ty(self.f, p).element().cloned();
                        let zero = element.and_then(|ty| self.default(&ty));
                        let zero = zero.unwrap_or_else(|| self.zero(&self.f.vars[p.root].ty));
                        let p = self.place(p);
                        code!(#p.pop().unwrap_or(#zero))
                    }
                };
                code!(let #name #pin = #rhs;)
            }
            Stmt::Declare(var, agg) => {
                let name = self.var(*var);
                let ty = &self.f.vars[*var].ty;
                if self.f.vars[*var].origin == Origin::Adjoint && ty.has_user() {
                    return self.declare_adjoint(*var, agg.as_ref());
                }
                if let Some(zeros) = agg.as_ref().and_then(|agg| self.zeros_of_result(*var, agg)) {
                    return code!(let mut #name = #zeros;);
                }
                let shown = match (ty, agg) {
                    // What carries nothing has no number in an adjoint.
                    _ if self.f.vars[*var].origin == Origin::Adjoint && ty.has_tuple() => {
                        let ty = super::items::row_ty(&self.krate, ty);
                        Some(code!(: #ty))
                    }
                    (Ty::Slice(e), _) => e.tokens().map(|e| code!(: ::std::vec::Vec<#e>)),
                    (Ty::Int(_) | Ty::Bool, _) => None,
                    _ => ty.tokens().map(|t| code!(: #t)),
                };
                match agg {
                    Some(agg) => {
                        let agg = self.agg(agg, ty);
                        if self.f.exchanged.contains(var) {
                            let ty = ty.tokens();
                            return code!(let mut #name: &mut #ty = &mut { #agg };);
                        }
                        code!(let mut #name #shown = #agg;)
                    }
                    None if matches!((ty, self.f.vars[*var].of), (Ty::Like(_), Of::Kept(_))) => {
                        let (like, krate) = (self.like(ty), &self.krate);
                        code!(let mut #name = #krate::sweep::blank_of(|| #like);)
                    }
                    None => match self.default(ty) {
                        Some(zero) => code!(let mut #name #shown = #zero;),
                        None => code!(let mut #name;),
                    },
                }
            }
            Stmt::Store(p, agg @ Agg::Scalar(_)) => {
                let (p, e) = (self.written_scalar(p), self.agg(agg, &place_ty(self.f, p)));
                code!(#p = #e;)
            }
            Stmt::Store(p, Agg::Shape) => {
                let (p, back, krate) = (self.written_scalar(p), self.back_arg(), &self.krate);
                code!(#p = #krate::sweep::Tangent::take_shape(#back);)
            }
            Stmt::Store(p, agg) => self.store(p, agg),
            Stmt::Push(p, agg) => {
                let leaf = crate::adjoint::place_ty(self.f, p).element().cloned().unwrap_or(Ty::f64());
                let (agg, p) = (self.agg(agg, &leaf), self.written(p));
                code!(#p.push(#agg);)
            }
            Stmt::Add(p, e) => {
                if let Ex::Prim(row, args, _) = e
                    && row.name == "neg"
                {
                    let (to, e) = (self.written_scalar(p), self.ex(&args[0]));
                    return self.sub_from(&self.f.vars[p.root].ty, &to, &e);
                }
                let number = self.number_type(p);
                let (to, e) = (self.written_scalar(p), self.ex(e));
                if number { self.add_to(&self.f.vars[p.root].ty, &to, &e) } else { code!(#to += #e;) }
            }
            Stmt::Sub(p, e) => {
                let number = self.number_type(p);
                let (to, e) = (self.written_scalar(p), self.ex(e));
                if number { self.sub_from(&self.f.vars[p.root].ty, &to, &e) } else { code!(#to -= #e;) }
            }
            Stmt::AddAny(p, e) => {
                let (p, e, krate) = (self.written(p), self.ex(e), &self.krate);
                code!(#krate::sweep::Accumulate::accumulate(&mut #p, &(#e));)
            }
            Stmt::AddAll(p, q) => self.add_all(p, q),
            Stmt::Clear(p) => {
                let ty = &self.f.vars[p.root].ty;
                if self.is_number(p) {
                    let (p, zero) = (self.written_scalar(p), self.zero(ty));
                    return code!(#p = #zero;);
                }
                let krate = &self.krate;
                if self.unseen(p) {
                    let p = self.exclusive(p);
                    return code!(#krate::sweep::Clear::clear(#p););
                }
                if self.no_assign(ty) {
                    let inner = crate::adjoint::place_ty(self.f, p);
                    let (p, zero) = (self.written(p), self.zero(ty));
                    let clear = clear_rows(inner.element(), &zero);
                    return code!(for to in #p[..].iter_mut() { #clear });
                }
                let p = self.written(p);
                code!(#krate::sweep::Clear::clear(&mut #p[..]);)
            }
            Stmt::If { cond, then, els, outs } => self.if_(*cond, then, els, outs),
            Stmt::Loop(l) => self.loop_(l),
            Stmt::BreakIf(e) => {
                let e = self.ex(e);
                code!(if #e { break; })
            }
            Stmt::Call(c) => self.call(c),
            Stmt::CallReverse(c) => self.call_reverse(c),
            Stmt::Replay(r) => self.replay(r),
            Stmt::Parallel(p) => self.parallel(p),
            Stmt::Effect(e) => {
                let e = self.ex(e);
                code!(#e;)
            }
            Stmt::Cut(c) => {
                let (row, of, krate) = (self.var(c.row), self.place(&c.of), &self.krate);
                let (start, rounds) = (self.ex(&c.start), self.ex(&c.rounds));
                if c.mutable {
                    code!(let #row = #krate::sweep::row_mut(&mut #of[..], #rounds, || #start);)
                } else {
                    code!(let #row = #krate::sweep::row(&#of[..], #rounds, || #start);)
                }
            }
            Stmt::Snapshot(p) => {
                let ty = self.f.vars[p.root].ty.clone();
                if self.unseen(p) {
                    let (p, tape, krate) = (self.shared(p), self.tape_arg(), &self.krate);
                    return code!(#krate::sweep::keep(#p, #tape););
                }
                super::put_all(&ty, &self.tape(), &self.place(p))
            }
            Stmt::Recall(var) => self.recall(*var),
            Stmt::AddShape(p) => {
                let row = matches!(self.f.vars[p.root].ty, Ty::Slice(_) | Ty::Vec(_));
                let (p, back, krate) = (self.exclusive(p), self.back_arg(), &self.krate);
                if row {
                    return code!(#krate::sweep::add_shape_to_row(#p, #back););
                }
                code!(#krate::sweep::add_shape(#p, #back);)
            }
            Stmt::PutShape(p) => {
                let (zero, tape, krate) = (self.zero_tangent(p), self.tape_arg(), &self.krate);
                code!(#krate::sweep::Tangent::put_shape(&#zero, #tape);)
            }
            Stmt::KeepShape(p) => {
                let (tape, p) = (self.tape(), self.place(p));
                code!(#tape.put_shape(&#p);)
            }
        }
    }

    /// The value a variable is declared with where the user gave none.
    pub(super) fn default(&self, ty: &Ty) -> Option<TokenStream> {
        Some(match ty {
            Ty::Float(crate::types::Float::Param(_)) => self.of_type(ty, || self.number(0.0)),
            Ty::Float(crate::types::Float::Dot(_)) => self.zero(ty),
            Ty::Float(_) => code!(0.0),
            Ty::Int(_) => code!(0),
            Ty::Bool => code!(false),
            Ty::Array(e, n) => {
                let (e, n) = (self.default(e)?, n.parse::<TokenStream>().ok()?);
                code!([#e; #n])
            }
            Ty::Vec(_) | Ty::Slice(_) => code!(::std::vec::Vec::new()),
            Ty::Tuple(parts) => {
                let parts = parts.iter().map(|t| self.default(t)).collect::<Option<Vec<_>>>()?;
                code!((#(#parts,)*))
            }
            _ => return None,
        })
    }

    /// True if the place is known to hold floats.
    fn number_type(&self, p: &Place) -> bool {
        self.f.vars[p.root].ty.leaf().is_some() || !matches!(self.f.vars[p.root].ty, Ty::Int(_))
    }

    /// True if the place holds one number.
    fn is_number(&self, p: &Place) -> bool {
        let ty = crate::adjoint::place_ty(self.f, p);
        !ty.is_aggregate() && !ty.has_user() && !ty.has_tuple() && !matches!(ty, Ty::Named(_))
    }

    /// `place += other place`
    fn add_all(&self, p: &Place, q: &Place) -> TokenStream {
        let krate = &self.krate;
        if self.is_number(p) {
            let (to, q) = (self.written_scalar(p), self.scalar_place(q));
            return self.add_to(&self.f.vars[p.root].ty, &to, &q);
        }
        let same = p.root == q.root;
        let rows = match crate::adjoint::place_ty(self.f, p) {
            Ty::Array(..) | Ty::Slice(_) => true,
            Ty::Vec(_) => self.by_ref.contains(&p.root),
            _ => false,
        };
        if let (Ty::Vec(_), false, false) = (crate::adjoint::place_ty(self.f, p), rows, same) {
            let (to, from) = (self.exclusive(p), self.place(q));
            if self.unseen(p) {
                return code!(#krate::sweep::Accumulate::accumulate(#to, &#from[..]););
            }
        }
        if self.unseen(p) && !rows {
            let (to, from) = (self.exclusive(p), self.shared(q));
            if same {
                let from = self.place(q);
                return code!({ let other = #from.clone(); #krate::sweep::Accumulate::accumulate(#to, &other); });
            }
            return code!(#krate::sweep::Accumulate::accumulate(#to, #from););
        }
        let no_assign = self.no_assign(&self.f.vars[p.root].ty);
        let inner = crate::adjoint::place_ty(self.f, p);
        let (p, q) = (self.written(p), self.place(q));
        if no_assign {
            let add = add_rows(inner.element());
            return code!(for (to, from) in #p[..].iter_mut().zip(#q.clone().iter()) { #add });
        }
        if same {
            return code!({ let other = #q.clone(); #krate::sweep::Accumulate::accumulate(&mut #p[..], &other[..]); });
        }
        code!(#krate::sweep::Accumulate::accumulate(&mut #p[..], &#q[..]);)
    }

    fn store(&self, p: &Place, agg: &Agg) -> TokenStream {
        let ty = &self.f.vars[p.root].ty;
        let slice_like = !p.is_whole() && matches!(p.path.last(), Some(Proj::Range(..)));
        if let (Agg::Copy(from, _), true) = (agg, slice_like) {
            let (p, from) = (self.place(p), self.place(from));
            return code!(#p.copy_from_slice(&#from[..]););
        }
        let inner = match p.path.last() {
            None => ty.clone(),
            Some(Proj::Field(_) | Proj::Payload(_)) => Ty::unseen(),
            Some(_) => ty.element().cloned().unwrap_or(Ty::f64()),
        };
        let agg = self.agg(agg, &inner);
        let p = self.written_scalar(p);
        code!(#p = #agg;)
    }

    pub(super) fn agg(&self, agg: &Agg, ty: &Ty) -> TokenStream {
        let inner = ty.element().cloned().unwrap_or(Ty::f64());
        match agg {
            // A tangent of a type of its own has no literals.
            Agg::Scalar(Ex::Num(x)) if *x == 0.0 && matches!(ty, Ty::Float(Float::Dot(_))) => self.zero(ty),
            Agg::Scalar(e) | Agg::Opaque(e) => self.ex(e),
            Agg::Array(parts) => {
                let parts = parts.iter().map(|a| self.agg(a, &inner));
                code!([#(#parts),*])
            }
            Agg::Tuple(parts) => {
                let types: Vec<Ty> = if let Ty::Tuple(types) = ty { types.clone() } else { vec![] };
                let parts =
                    parts.iter().enumerate().map(|(k, a)| self.agg(a, types.get(k).unwrap_or(&Ty::f64())));
                code!((#(#parts,)*))
            }
            Agg::Repeat(a, n) => {
                let a = self.agg(a, &inner);
                code!([#a; #n])
            }
            Agg::Vec(parts) if parts.is_empty() => code!(::std::vec::Vec::new()),
            Agg::Vec(parts) => {
                let parts = parts.iter().map(|a| self.agg(a, &inner));
                code!(::std::vec![#(#parts),*])
            }
            Agg::VecRepeat(a, n) => {
                let (a, n) = (self.agg(a, &inner), self.ex(n));
                code!(::std::vec![#a; #n])
            }
            Agg::Copy(p, true) => {
                let p = self.place(p);
                code!(#p.to_vec())
            }
            Agg::Copy(p, false) if matches!(ty, Ty::Slice(_)) => {
                let p = self.place(p);
                code!(#p.to_vec())
            }
            Agg::Copy(p, false) if needs_clone(ty) || needs_clone(&crate::adjoint::place_ty(self.f, p)) => {
                let p = self.place(p);
                code!(#p.clone())
            }
            Agg::Copy(p, false) => self.scalar_place(p),
            Agg::Blank => {
                let krate = &self.krate;
                if ty.has_user() && ty.tokens().is_none() {
                    let like = self.like(ty);
                    return code!(#krate::sweep::blank_of(|| #like));
                }
                code!(#krate::sweep::blank())
            }
            Agg::Struct(literal) => self.literal(literal),
            Agg::TangentOf(p) => self.zero_tangent(p),
            Agg::Shape => {
                let (back, krate) = (self.back_arg(), &self.krate);
                code!(#krate::sweep::Tangent::take_shape(#back))
            }
            Agg::Popped(p) => {
                let mine = self.f.vars[p.root].origin != Origin::Adjoint;
                let p = self.place(p);
                match self.default(ty) {
                    // It is there: the value of a type of the user's that stood for it would have to be made.
                    _ if mine && ty.has_user() => code!(#p.pop().unwrap_or_else(|| ::core::unreachable!())),
                    Some(zero) if matches!(ty, Ty::Array(..)) => code!(#p.pop().unwrap_or(#zero)),
                    _ => code!(#p.pop().unwrap_or_default()),
                }
            }
            Agg::Recalled => {
                let back = self.back();
                code!(#back.take_zeros())
            }
            Agg::ZerosLike(p) => {
                let is_ref = p.is_whole() && self.by_ref.contains(&p.root);
                let (p, krate) = (self.place(p), &self.krate);
                if let Some(crate::types::Float::Dot(_)) = ty.leaf() {
                    return super::items::zeros(ty, &p, krate);
                }
                let p = if is_ref { code!(&*#p) } else { code!(&#p) };
                code!(#krate::sweep::ZerosLike::zeros_like(#p))
            }
        }
    }

    fn if_(&self, cond: ValId, then: &Block, els: &Block, outs: &[Out]) -> TokenStream {
        let cond = self.ex(&Ex::Val(cond));
        let blank = |b: &Block| b.iter().all(|s| matches!(s, Stmt::Head(_)));
        if outs.is_empty() {
            let t = self.block(then);
            if blank(els) {
                return code!(if #cond { #t });
            }
            // Each arm is printed once: twice would be 2ⁿ times in a chain of n.
            if !blank(then)
                && let Some(chained) = self.chain(els)
            {
                return code!(if #cond { #t } else #chained);
            }
            let e = self.block(els);
            return if blank(then) { code!(if !(#cond) { #e }) } else { code!(if #cond { #t } else { #e }) };
        }
        let vals: Vec<ValId> = outs.iter().map(|o| o.val).collect();
        let (pat, ty) = (self.pattern(&vals), self.types(&vals));
        let value = self.if_value(&cond, then, els, outs);
        code!(let #pat: #ty = #value;)
    }

    fn if_value(&self, cond: &TokenStream, then: &Block, els: &Block, outs: &[Out]) -> TokenStream {
        let tail =
            |all: Vec<TokenStream>| if let [one] = &all[..] { code!(#one) } else { code!((#(#all),*)) };
        let arm = |o: &Out, e: &Ex| self.of_type(&self.f.vals[o.val].ty, || self.ex(e));
        let a = tail(outs.iter().map(|o| arm(o, &o.then)).collect());
        let t = self.block(then);
        // `else if`: the other arm is an `if` whose results are ours.
        if let Some(Stmt::If { cond: c, then: t2, els: e2, outs: o2 }) = self.only(els)
            && outs.len() == o2.len()
            && outs.iter().all(|o| matches!(o.els, Ex::Val(v) if o2.iter().any(|p| p.val == v)))
        {
            let mut ordered = vec![];
            for o in outs {
                if let Ex::Val(v) = o.els {
                    ordered.extend(o2.iter().find(|p| p.val == v).cloned());
                }
            }
            let c = self.ex(&Ex::Val(*c));
            let rest = self.if_value(&c, t2, e2, &ordered);
            return code!(if #cond { #t #a } else #rest);
        }
        let b = tail(outs.iter().map(|o| arm(o, &o.els)).collect());
        let e = self.block(els);
        code!(if #cond { #t #a } else { #e #b })
    }

    /// The one statement of a block, if it has just one.
    fn only<'b>(&self, block: &'b Block) -> Option<&'b Stmt> {
        let mut rest = block.iter().filter(|s| match s {
            Stmt::Head(_) => false,
            Stmt::Let(v, _) => !self.inlined.contains_key(v),
            _ => true,
        });
        let first = rest.next()?;
        rest.next().is_none().then_some(first)
    }

    fn chain(&self, els: &Block) -> Option<TokenStream> {
        match self.only(els)? {
            Stmt::If { cond, then, els, outs }
                if outs.is_empty() && !then.iter().all(|s| matches!(s, Stmt::Head(_))) =>
            {
                Some(self.if_(*cond, then, els, outs))
            }
            _ => None,
        }
    }

    // ---- loops ----

    /// What a round leaves: values, and copies of arrays.
    fn frame_item(&self, frame: &Frame) -> TokenStream {
        let arrays = frame.arrays.iter().map(|(var, _)| self.scalar_place(&Place::var(*var)));
        let vals = frame.vals.iter().map(|v| {
            let name = self.val(*v);
            code!(#name)
        });
        let all: Vec<TokenStream> = vals.chain(arrays).collect();
        if let [one] = &all[..] { code!(#one) } else { code!((#(#all),*)) }
    }

    /// What a round of the reverse sweep finds: values by copy, arrays where they lie.
    fn frame_pattern(&self, frame: &Frame, in_place: bool) -> TokenStream {
        let arrays = frame.arrays.iter().map(|(_, copy)| {
            let name = self.var(*copy);
            if in_place { code!(ref #name) } else { code!(#name) }
        });
        let vals = frame.vals.iter().map(|v| {
            let name = self.val(*v);
            code!(#name)
        });
        let all: Vec<TokenStream> = vals.chain(arrays).collect();
        if let [one] = &all[..] { code!(#one) } else { code!((#(#all),*)) }
    }

    pub(super) fn frame_name(&self, id: FrameId) -> Ident {
        format_ident!("frame_{id}", span = Span::mixed_site())
    }

    pub(crate) fn tape(&self) -> TokenStream {
        let tape = Ident::new("tape", Span::mixed_site());
        code!(#tape)
    }

    pub(super) fn back(&self) -> TokenStream {
        let back = Ident::new("back", Span::mixed_site());
        code!(#back)
    }

    /// The vectors that the loops' frames go into, declared where the function begins.
    pub(crate) fn frame_declarations(&self, block: &Block) -> TokenStream {
        let mut out = TokenStream::new();
        for s in block {
            if let Stmt::Loop(l) = s
                && let Some(frame) = l.frame.as_ref().filter(|f| !f.restore)
            {
                let name = self.frame_name(frame.id);
                out.extend(code!(let mut #name = ::std::vec::Vec::new();));
            }
            if let Stmt::Loop(l) = s
                && let Some(keeps) = l.checkpoint.as_ref().and_then(|c| c.keeps.as_ref())
                && (self.storage.get(), keeps.again) == (Storage::Local, false)
            {
                let (name, krate) = (self.loops_name(keeps.id), &self.krate);
                out.extend(if keeps.once {
                    code!(let mut #name = #krate::checkpoint::Checkpoints::default();)
                } else {
                    code!(let mut #name: ::std::vec::Vec<#krate::checkpoint::Checkpoints> = ::std::vec::Vec::new();)
                });
            }
            // What is run again has frames of its own.
            let nested =
                if matches!(s, Stmt::Replay(_) | Stmt::Parallel(_)) { vec![] } else { visit::nested(s) };
            nested.into_iter().for_each(|b| out.extend(self.frame_declarations(b)));
        }
        out
    }

    fn loop_(&self, l: &Loop) -> TokenStream {
        if l.frame.as_ref().is_some_and(|f| f.restore) {
            return self.restoring_loop(l);
        }
        // Of the rounds of a segment: what they begin with.
        let head = self.round_head.take();
        let count = l.trips.map(|t| self.val(t));
        let start = count.as_ref().map(|c| code!(let mut #c = 0_usize;));
        let step = count.as_ref().map(|c| code!(#c += 1;));
        let (exit, rest): (Block, Block) =
            l.body.iter().cloned().partition(|s| matches!(s, Stmt::BreakIf(_)));
        // A frame per round of a loop whose length is known: no capacity check, no spilling of what lives across rounds.
        if let (Some(frame), LoopKind::For(c), true, true, Storage::Local) =
            (&l.frame, &l.kind, exit.is_empty(), count.is_none(), self.storage.get())
            && !self.initialises(&rest)
        {
            let (name, vals) = (self.frame_name(frame.id), self.frame_item(frame));
            let (index, range) = (self.index(c, &l.body), self.range(c));
            let rest = self.block(&rest);
            return code!(#name.extend((#range).map(|#index| { #head #rest #vals })););
        }
        let push = l.frame.as_ref().map(|frame| self.push(frame));
        let (rest, exit) = (self.block(&rest), self.block(&exit));
        let (before, keep, after) = self.keeping(l);
        let body = code!(#step #keep #head #rest #push #exit);
        let looped = match &l.kind {
            LoopKind::For(c) => {
                let again = l.checkpoint.as_ref().and_then(|c| c.keeps.as_ref()).is_some_and(|k| k.again);
                let (index, range) = (self.index(c, &l.body), self.range(c));
                // Which round it is decides whether its state is kept.
                let index = if again {
                    let name = self.val(c.index);
                    code!(#name)
                } else {
                    index
                };
                code!(for #index in #range { #body })
            }
            LoopKind::Times(e) => {
                let e = self.ex(e);
                code!(for _ in 0..#e { #body })
            }
            LoopKind::Forever => code!(loop { #body }),
            LoopKind::While { head, cond } => {
                let simple =
                    head.iter().all(|s| matches!(s, Stmt::Let(v, _) if self.inlined.contains_key(v)));
                let c = self.ex(cond);
                if simple {
                    code!(while #c { #body })
                } else {
                    let head = self.block(head);
                    code!(loop { #head if !(#c) { break; } #body })
                }
            }
        };
        code!(#start #before #looped #after)
    }

    /// True if a block may be the first to write a variable that was declared without a value: that cannot be done from
    /// within a closure.
    fn initialises(&self, block: &Block) -> bool {
        block.iter().any(|s| match s {
            Stmt::Store(p, _) => {
                self.default(&self.f.vars[p.root].ty).is_none() && self.f.vars[p.root].origin == Origin::Owned
            }
            _ => visit::nested(s).into_iter().any(|b| self.initialises(b)),
        })
    }

    fn index(&self, c: &Counted, body: &Block) -> TokenStream {
        if uses(body, c.index, &self.inlined) {
            let name = self.val(c.index);
            code!(#name)
        } else {
            code!(_)
        }
    }

    pub(crate) fn range(&self, c: &Counted) -> TokenStream {
        let (lo, hi) = (self.ex(&c.lo), self.tight(&c.hi));
        let lo = if matches!(c.lo, Ex::Bin(..) | Ex::Cast(..) | Ex::Un(..)) { code!((#lo)) } else { lo };
        let range = if c.inclusive { code!(#lo..=#hi) } else { code!(#lo..#hi) };
        match (&c.step, c.rev) {
            (Some(step), false) => {
                let step = self.ex(step);
                code!((#range).step_by(#step))
            }
            (Some(step), true) => {
                let step = self.ex(step);
                code!((#range).step_by(#step).rev())
            }
            (None, true) => code!((#range).rev()),
            (None, false) => range,
        }
    }

    /// A bound of a range; anything with a brace in it is put in parentheses.
    pub(super) fn tight(&self, e: &Ex) -> TokenStream {
        let t = self.ex(e);
        if matches!(e, Ex::If(..) | Ex::Payload(..)) { code!((#t)) } else { t }
    }

    fn push(&self, frame: &Frame) -> TokenStream {
        match self.storage.get() {
            Storage::Local => {
                let (name, vals) = (self.frame_name(frame.id), self.frame_item(frame));
                code!(#name.push(#vals);)
            }
            Storage::Tape => {
                let tape = self.tape();
                let arrays = frame.arrays.iter().map(|(var, _)| {
                    let name = self.scalar_place(&Place::var(*var));
                    code!(#tape.put_array(&#name);)
                });
                let vals =
                    frame.vals.iter().map(|v| super::put(&self.f.vals[*v].ty, &tape, &self.ex(&Ex::Val(*v))));
                vals.chain(arrays).collect()
            }
        }
    }

    pub(crate) fn word_type(ty: &Ty) -> TokenStream {
        match ty {
            Ty::Float(f) => code!(#f),
            Ty::Bool => code!(bool),
            Ty::Int(Some(name)) => {
                let id = format_ident!("{name}");
                code!(#id)
            }
            Ty::Int(None) => code!(i32),
            _ => code!(_),
        }
    }

    /// A loop of the reverse sweep whose rounds find a frame each.
    fn restoring_loop(&self, l: &Loop) -> TokenStream {
        let Some(frame) = &l.frame else { return TokenStream::new() };
        let body = self.block(&l.body);
        let pat = self.frame_pattern(frame, true);
        if self.storage.get() == Storage::Tape {
            let back = self.back();
            let arrays: TokenStream = (frame.arrays.iter().rev())
                .map(|(_, copy)| {
                    let (name, ty) = (self.var(*copy), self.f.vars[*copy].ty.tokens());
                    code!(let #name: #ty = #back.take_words();)
                })
                .collect();
            let takes: TokenStream = frame
                .vals
                .iter()
                .rev()
                .map(|v| {
                    let (name, ty) = (self.val(*v), Self::word_type(&self.f.vals[*v].ty));
                    if let ty @ Ty::Like(_) = &self.f.vals[*v].ty {
                        let (like, back, krate) = (self.like(ty), self.back_arg(), &self.krate);
                        return code!(let #name = #krate::sweep::recall_of(|| #like, #back););
                    }
                    let take = super::take(&self.f.vals[*v].ty, &back);
                    code!(let #name: #ty = #take;)
                })
                .collect();
            return match &l.kind {
                LoopKind::For(c) => {
                    let (index, range) = (self.index(c, &l.body), self.range(c));
                    code!(for #index in #range { #arrays #takes #body })
                }
                LoopKind::Times(e) => {
                    let e = self.ex(e);
                    code!(for _ in 0..#e { #arrays #takes #body })
                }
                _ => TokenStream::new(),
            };
        }
        let name = self.frame_name(frame.id);
        let at = Ident::new("at", Span::mixed_site());
        // The frames of this run of the loop are the last ones.
        let whole = frame.once;
        let rounds = match &l.kind {
            LoopKind::For(c) if !c.inclusive && self.sized(c) => {
                let (lo, hi) = (self.ex(&c.lo), self.ex(&c.hi));
                Some(match &c.lo {
                    Ex::Lit(syn::Lit::Int(i)) if i.base10_digits() == "0" => code!((#hi)),
                    _ => code!(usize::saturating_sub(#hi, #lo)),
                })
            }
            LoopKind::Times(e) => {
                let e = self.ex(e);
                Some(code!(#e))
            }
            _ => None,
        };
        let Some(rounds) = rounds else {
            // The range has no length that could be asked for: frames are taken one by one.
            let LoopKind::For(c) = &l.kind else { return TokenStream::new() };
            let (index, range) = (self.index(c, &l.body), self.range(c));
            let pat = self.frame_pattern(frame, false);
            return code!(for #index in #range {
                let ::core::option::Option::Some(#pat) = #name.pop() else { ::core::unreachable!() };
                #body
            });
        };
        let (prepare, frames, finish) = if whole {
            (TokenStream::new(), code!(#name), TokenStream::new())
        } else {
            (code!(let #at = #name.len() - #rounds;), code!(#name[#at..]), code!(#name.truncate(#at);))
        };
        let item = code!(&#pat);
        match &l.kind {
            LoopKind::For(c) => {
                let index = self.index(c, &l.body);
                let (lo, hi) = (self.ex(&c.lo), self.tight(&c.hi));
                let lo = if matches!(c.lo, Ex::Bin(..) | Ex::Cast(..)) { code!((#lo)) } else { lo };
                let source = match (index.to_string() == "_", c.rev, frame.forwards) {
                    (true, _, true) => code!(for #item in #frames.iter()),
                    (true, _, false) => code!(for #item in #frames.iter().rev()),
                    (false, false, true) => code!(for (#index, #item) in (#lo..#hi).zip(#frames.iter())),
                    (false, true, true) => code!(for (#index, #item) in (#lo..#hi).rev().zip(#frames.iter())),
                    (false, true, false) => {
                        code!(for (#index, #item) in (#lo..#hi).zip(#frames.iter()).rev())
                    }
                    (false, false, false) => {
                        code!(for (#index, #item) in (#lo..#hi).zip(#frames.iter().rev()))
                    }
                };
                code!(#prepare #source { #body } #finish)
            }
            _ => code!(#prepare for #item in #frames.iter().rev() { #body } #finish),
        }
    }

    /// True if the range of a loop has a length (`ExactSizeIterator`) and is counted in `usize`.
    fn sized(&self, c: &Counted) -> bool {
        matches!(&self.f.vals[c.index].ty, Ty::Int(Some(n)) if n == "usize")
    }
}

/// `*to = *to + *from`, row by row where the elements are rows.
fn add_rows(element: Option<&Ty>) -> TokenStream {
    match element.and_then(Ty::element) {
        None => code!(*to = *to + *from;),
        Some(inner) => {
            let add = add_rows(Some(inner));
            code!(for (to, from) in to.iter_mut().zip(from.iter()) { #add })
        }
    }
}

/// `*to = 0`, row by row where the elements are rows.
fn clear_rows(element: Option<&Ty>, zero: &TokenStream) -> TokenStream {
    match element.and_then(Ty::element) {
        None => code!(*to = #zero;),
        Some(inner) => {
            let clear = clear_rows(Some(inner), zero);
            code!(for to in to.iter_mut() { #clear })
        }
    }
}

/// True if a block mentions a value, itself or through values that are printed in place.
fn uses(block: &Block, v: ValId, inlined: &std::collections::BTreeMap<ValId, Rhs>) -> bool {
    let mut found = false;
    for s in block {
        if let Stmt::If { cond, .. } = s {
            found |= *cond == v;
        }
        let _ = inlined;
        visit::stmt_ex(s, &mut |e| found |= matches!(e, Ex::Val(w) if *w == v));
        if let Stmt::Loop(l) = s {
            found |= l.frame.as_ref().is_some_and(|f| !f.restore && f.vals.contains(&v));
        }
        if found || visit::nested(s).into_iter().any(|b| uses(b, v, inlined)) {
            return true;
        }
    }
    found
}

/// True for a type whose values are moved, or may be.
fn needs_clone(ty: &Ty) -> bool {
    match ty {
        Ty::Vec(_) | Ty::Named(_) | Ty::Like(_) => true,
        Ty::Array(e, _) => needs_clone(e),
        Ty::Tuple(parts) => parts.iter().any(needs_clone),
        ty => ty.has_user(),
    }
}
