//! After the body is read: types that were inferred late are written into the representation.
use super::*;

pub(super) fn settle_ret(ret: &mut Ret, types: &Types) {
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

pub(super) fn settle_ex(e: &mut Ex, types: &Types) {
    if let Ex::Prim(_, _, ty) = e {
        *ty = types.settle(ty);
    }
}

pub(super) fn settle_types(block: &mut Block, types: &Types) {
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
pub(super) fn settle_casts(f: &mut Function) {
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
