//! Index arithmetic as the passes see it: which two expressions are equal, and how an index follows a loop's counter.
use crate::ir::*;
use crate::visit;
use syn::{BinOp, Lit};

/// True if two index expressions are the same text over the same values, and so equal wherever both can be evaluated.
pub(crate) fn same(a: &Ex, b: &Ex) -> bool {
    match (a, b) {
        (Ex::Val(v), Ex::Val(w)) => v == w,
        (Ex::Lit(Lit::Int(x)), Ex::Lit(Lit::Int(y))) => x.base10_digits() == y.base10_digits(),
        (Ex::Path(p), Ex::Path(q)) => p.to_string() == q.to_string(),
        (Ex::Len(p), Ex::Len(q)) => p.is_whole() && q.is_whole() && p.root == q.root,
        (Ex::Bin(op, a, b), Ex::Bin(oq, c, d)) => {
            std::mem::discriminant(op) == std::mem::discriminant(oq) && same(a, c) && same(b, d)
        }
        (Ex::Cast(a, t), Ex::Cast(b, u)) => {
            let text = |t: &syn::Type| quote::quote!(#t).to_string();
            text(t) == text(u) && same(a, b)
        }
        _ => false,
    }
}

/// True if an expression means the same wherever it stands: no variable in it can change, its length included.
pub(crate) fn fixed(f: &Function, e: &Ex) -> bool {
    match e {
        Ex::Val(_) | Ex::Lit(Lit::Int(_)) | Ex::Path(_) => true,
        Ex::Len(p) => {
            let var = &f.vars[p.root];
            let sized = matches!(var.ty, crate::types::Ty::Array(..) | crate::types::Ty::Slice(_));
            p.is_whole() && (sized || matches!(var.origin, Origin::Shared | Origin::Static))
        }
        Ex::Bin(_, a, b) => fixed(f, a) && fixed(f, b),
        Ex::Cast(a, _) => fixed(f, a),
        _ => false,
    }
}

/// The constant `c` of an index `i + c`.
pub(crate) fn offset(e: &Ex, index: ValId) -> Option<i64> {
    let number = |e: &Ex| match e {
        Ex::Lit(Lit::Int(n)) => n.base10_parse::<i64>().ok(),
        _ => None,
    };
    match e {
        Ex::Val(v) if *v == index => Some(0),
        Ex::Bin(BinOp::Add(_), a, b) => match (&**a, &**b) {
            (Ex::Val(v), c) | (c, Ex::Val(v)) if *v == index => number(c),
            (inner, c) => Some(offset(inner, index)? + number(c)?),
        },
        Ex::Bin(BinOp::Sub(_), a, b) => Some(offset(a, index)? - number(b)?),
        _ => None,
    }
}

/// The elements that a loop runs over, at a distance from its counter.
#[derive(Clone)]
pub(crate) struct Run {
    lo: Ex,
    hi: Ex,
    inclusive: bool,
    offset: i64,
}

impl Run {
    /// The run of `a[i + offset]`, if the loop visits each such element once and its ends mean the same everywhere.
    pub(crate) fn of(f: &Function, c: &Counted, offset: i64) -> Option<Run> {
        let plain = c.step.is_none() && fixed(f, &c.lo) && fixed(f, &c.hi);
        plain.then(|| Run { lo: c.lo.clone(), hi: c.hi.clone(), inclusive: c.inclusive, offset })
    }

    /// True if the two are the same elements.
    pub(crate) fn same(&self, other: &Run) -> bool {
        self.offset == other.offset
            && self.inclusive == other.inclusive
            && same(&self.lo, &other.lo)
            && same(&self.hi, &other.hi)
    }

    /// The values that its ends mention.
    pub(crate) fn vals(&self, out: &mut Vec<ValId>) {
        visit::vals(&self.lo, out);
        visit::vals(&self.hi, out);
    }
}
