//! Products over loops: a loop `p *= x` and the loop that reverses it, each a chain of multiplications, in; the factors in a buffer, one
//! call that makes their adjoints of them, and a reverse loop whose rounds do not depend on each other, out.
//!
//! Only in the joined form, and where the rounds leave nothing but the product so far: what else they compute can be had again. The
//! call (`sweep::product_adjoints`) multiplies in several chains at once, and one after the other where a product leaves the range of the
//! floats or is zero. Where the value is not wanted, the forward chain goes altogether.
use crate::affine;
use crate::ir::*;
use crate::types::{Float, Ty};
use crate::visit;
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

pub(crate) fn products(f: &mut Function, reverse: &mut Block, krate: &TokenStream) {
    let mut at = 0;
    while at < f.body.len() {
        let forward = std::mem::take(&mut f.body);
        let found = Product::find(f, &forward, at, reverse);
        f.body = forward;
        if let Some(product) = found {
            at += product.write(f, reverse, at, krate);
        }
        at += 1;
    }
}

/// `p = before * factor`, and what reverses it.
struct Product {
    ty: Ty,
    p: VarId,
    p_adj: VarId,
    factor: ValId,
    rounds: Ex,
    index: ValId,
    /// The reverse loop.
    partner: usize,
    /// Its rounds without the chain; where `share` stands the factor's adjoint is wanted.
    body: Block,
    share: ValId,
}

impl Product {
    fn find(f: &mut Function, forward: &Block, at: usize, reverse: &Block) -> Option<Product> {
        let Stmt::Loop(l) = &forward[at] else { return None };
        let counted = counted(f, l)?;
        let frame = l.frame.as_ref()?;
        let ([kept], true) = (&frame.vals[..], frame.arrays.is_empty()) else { return None };
        let partner = reverse.iter().position(
            |s| matches!(s, Stmt::Loop(r) if r.frame.as_ref().is_some_and(|other| other.id == frame.id)),
        )?;
        let Stmt::Loop(r) = &reverse[partner] else { return None };
        if self::counted(f, r)?.index != counted.index {
            return None;
        }
        // ---- the forward chain ----
        let names = aliases(&l.body);
        let before = resolve(&names, *kept);
        let p = l.body.iter().find_map(|s| match s {
            Stmt::Let(v, Rhs::Load(place)) if *v == before && place.is_whole() => Some(place.root),
            _ => None,
        })?;
        let ty = f.vars[p].ty.clone();
        if !matches!(ty, Ty::Float(Float::F64 | Float::F32)) || f.vars[p].origin != Origin::Owned {
            return None;
        }
        let stored = l.body.iter().find_map(|s| match s {
            Stmt::Store(place, Agg::Scalar(e)) if place.root == p && place.is_whole() => Some(e),
            _ => None,
        })?;
        let factor = factor(&names, &definitions(&l.body), stored, before)?;
        let once = |s: &Stmt| matches!(s, Stmt::Let(v, Rhs::Load(place)) if *v == before && place.root == p);
        let again = |s: &Stmt| matches!(s, Stmt::Store(place, _) if place.root == p);
        if count(&l.body, &once) != 1 || count(&l.body, &again) != 1 || touched(&l.body, p) != 2 {
            return None;
        }
        // ---- the reverse chain ----
        let mut names = aliases(&r.body);
        let (adjoint, p_adj) = r.body.iter().find_map(|s| match s {
            Stmt::Let(v, Rhs::Load(place))
                if place.is_whole() && f.vars[place.root].of == Of::AdjointOfVar(p) =>
            {
                Some((*v, place.root))
            }
            _ => None,
        })?;
        names.retain(|v, _| *v != before);
        let same = |v: ValId, w: ValId| resolve(&names, v) == resolve(&names, w);
        let share = f.val(None, ty.clone(), Span::mixed_site());
        f.vals[share].of = Of::AdjointOfVal(factor);
        let (mut taken, mut handed_on, mut loads) = (0, 0, 0);
        let (made, mut dropped) = (definitions(&r.body), BTreeSet::new());
        let mut body = vec![];
        for s in &r.body {
            match s {
                Stmt::Let(v, Rhs::Load(place)) if *v == adjoint && place.root == p_adj => loads += 1,
                Stmt::Store(place, Agg::Scalar(Ex::Num(zero))) if place.root == p_adj && *zero == 0.0 => {
                    taken += 1
                }
                Stmt::Add(place, e) if place.root == p_adj => {
                    let (a, b) = operands(&names, &made, e)?;
                    let factor = resolve(&names, factor);
                    if !(a == adjoint && b == factor || b == adjoint && a == factor) {
                        return None;
                    }
                    if let Ex::Val(v) = e {
                        dropped.insert(resolve(&names, *v));
                    }
                    handed_on += 1;
                }
                _ => body.push(s.clone()),
            }
        }
        if (loads, taken, handed_on) != (1, 1, 1) || touched(&body, p_adj) != 0 {
            return None;
        }
        body.retain(|s| !matches!(s, Stmt::Let(v, _) if dropped.contains(v)));
        // What is left of the two: their product, the adjoint of the factor.
        visit::block_ex_mut(&mut body, &mut |e| {
            if let Ex::Prim(row, args, _) = e
                && row.name == "mul"
                && let [Ex::Val(a), Ex::Val(b)] = &args[..]
                && (*a == adjoint && same(*b, before) || *b == adjoint && same(*a, before))
            {
                *e = Ex::Val(share);
            }
        });
        body.retain(|s| !matches!(s, Stmt::Let(v, Rhs::Ex(Ex::Val(_))) if same(*v, before)));
        let mut left = false;
        let mut look = |v: ValId| left |= v == adjoint || same(v, before) || dropped.contains(&v);
        mentioned(&body, &mut look);
        (!left).then(|| Product {
            ty,
            p,
            p_adj,
            factor,
            rounds: counted.hi.clone(),
            index: counted.index,
            partner,
            body,
            share,
        })
    }

    /// Gives the number of statements before the forward loop.
    fn write(self, f: &mut Function, reverse: &mut Block, at: usize, krate: &TokenStream) -> usize {
        let name = |text: &str| Some(Ident::new(text, Span::mixed_site()));
        let span = Span::mixed_site();
        let factors = f.var(name("factors"), Ty::Vec(Box::new(self.ty.clone())), span, Origin::Owned);
        f.vars[factors].mutable = true;
        let element = || Place::var(factors).then(Proj::Index(Ex::Val(self.index)));
        let (first, load) = match begins_with(&f.body[..at], self.p) {
            Some(e) => (e, None),
            None => {
                let first = f.val(None, self.ty.clone(), span);
                (Ex::Val(first), Some(Stmt::Let(first, Rhs::Load(Place::var(self.p)))))
            }
        };
        if let Stmt::Loop(l) = &mut f.body[at] {
            l.frame = None;
            l.body.push(Stmt::Store(element(), Agg::Scalar(Ex::Val(self.factor))));
        }
        // Room for as many products beside the factors.
        let twice = Ex::Bin(
            syn::BinOp::Mul(Default::default()),
            Box::new(crate::lower::int(2)),
            Box::new(self.rounds),
        );
        let zeros = Agg::VecRepeat(Box::new(Agg::Scalar(Ex::Num(0.0))), twice);
        let before: Vec<Stmt> = load.into_iter().chain([Stmt::Declare(factors, Some(zeros))]).collect();
        let number = before.len();
        f.body.splice(at..at, before);
        let (adjoint, rest) = (f.val(None, self.ty.clone(), span), f.val(None, self.ty.clone(), span));
        let mut body = self.body;
        let head = usize::from(matches!(body.first(), Some(Stmt::Head(_))));
        body.insert(head, Stmt::Let(self.share, Rhs::Load(element())));
        if let Stmt::Loop(r) = &mut reverse[self.partner] {
            r.frame = None;
            r.body = body;
        }
        let call = Ex::Call {
            callee: quote!(#krate::sweep::product_adjoints),
            args: vec![Ex::Place(Place::var(factors), Borrow::Mut), first, Ex::Val(adjoint)],
            pure: false,
        };
        reverse.splice(
            self.partner..self.partner,
            [
                Stmt::Let(adjoint, Rhs::Load(Place::var(self.p_adj))),
                Stmt::Let(rest, Rhs::Ex(call)),
                Stmt::Store(Place::var(self.p_adj), Agg::Scalar(Ex::Val(rest))),
            ],
        );
        number
    }
}

/// What a variable holds after a block that did no more than declare it.
fn begins_with(block: &[Stmt], var: VarId) -> Option<Ex> {
    let mention = |s: &&Stmt| touched(std::slice::from_ref(s), var) > 0;
    let mut all = block.iter().filter(mention);
    match (all.next(), all.next()) {
        (Some(Stmt::Declare(_, Some(Agg::Scalar(e @ (Ex::Num(_) | Ex::Lit(_) | Ex::Val(_)))))), None) => {
            Some(e.clone())
        }
        _ => None,
    }
}

/// `for i in 0..n`, one after the other or backwards.
fn counted<'l>(f: &Function, l: &'l Loop) -> Option<&'l Counted> {
    let LoopKind::For(c) = &l.kind else { return None };
    let zero = matches!(&c.lo, Ex::Lit(syn::Lit::Int(n)) if n.base10_digits() == "0");
    let plain = zero && !c.inclusive && c.step.is_none() && l.checkpoint.is_none();
    let index = matches!(&f.vals[c.index].ty, Ty::Int(Some(name)) if name == "usize");
    (plain && index && affine::fixed(f, &c.hi)).then_some(c)
}

/// Values that are another name of a value.
fn aliases(block: &Block) -> BTreeMap<ValId, ValId> {
    let one = |s: &Stmt| match s {
        Stmt::Let(v, Rhs::Ex(Ex::Val(w))) => Some((*v, *w)),
        _ => None,
    };
    block.iter().filter_map(one).collect()
}

fn resolve(names: &BTreeMap<ValId, ValId>, mut v: ValId) -> ValId {
    while let Some(w) = names.get(&v) {
        v = *w;
    }
    v
}

fn definitions(block: &Block) -> BTreeMap<ValId, &Ex> {
    let one = |s| match s {
        &Stmt::Let(v, Rhs::Ex(ref e)) => Some((v, e)),
        _ => None,
    };
    block.iter().filter_map(one).collect()
}

/// The other operand of a product with a value; nothing else may be made of that value.
fn factor(
    names: &BTreeMap<ValId, ValId>,
    made: &BTreeMap<ValId, &Ex>,
    stored: &Ex,
    before: ValId,
) -> Option<ValId> {
    let (a, b) = operands(names, made, stored)?;
    match (a == before, b == before) {
        (true, false) => Some(b),
        (false, true) => Some(a),
        _ => None,
    }
}

/// What a product is made of.
fn operands(
    names: &BTreeMap<ValId, ValId>,
    made: &BTreeMap<ValId, &Ex>,
    product: &Ex,
) -> Option<(ValId, ValId)> {
    let product = match product {
        Ex::Val(v) => made.get(&resolve(names, *v))?,
        e => e,
    };
    let Ex::Prim(row, args, _) = product else { return None };
    let ([Ex::Val(a), Ex::Val(b)], "mul") = (&args[..], row.name) else { return None };
    Some((resolve(names, *a), resolve(names, *b)))
}

fn count(block: &Block, which: &dyn Fn(&Stmt) -> bool) -> usize {
    block.iter().filter(|s| which(s)).count()
}

/// How many statements of a block mention a variable, nested ones included.
fn touched(block: &[Stmt], var: VarId) -> usize {
    block
        .iter()
        .map(|s| {
            let mut own = false;
            visit::vars_mut(&mut s.clone(), &mut |v| own |= *v == var);
            usize::from(own) + visit::nested(s).into_iter().map(|b| touched(b, var)).sum::<usize>()
        })
        .sum()
}

fn mentioned(block: &Block, f: &mut dyn FnMut(ValId)) {
    for s in block {
        if let Stmt::If { cond, .. } = s {
            f(*cond);
        }
        visit::stmt_ex(s, &mut |e| {
            if let Ex::Val(v) = e {
                f(*v);
            }
        });
        visit::nested(s).into_iter().for_each(|b| mentioned(b, f));
    }
}
