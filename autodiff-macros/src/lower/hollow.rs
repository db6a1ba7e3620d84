//! A function with a signature and nothing in it: the functions that a refused one promised are generated from this, so that
//! their callers are not wrong as well.
use super::*;
use quote::quote;

/// The hollow function of a signature.
pub(crate) fn function(
    params: &[Param],
    output: &Ty,
    floats: &[String],
    krate: TokenStream,
) -> Option<Lowered> {
    let mut errors = Errors::default();
    let mut low = reader(output, floats, krate, &mut errors);
    let shapes = params.iter().map(|p| low.param(p)).collect::<Res<Vec<_>>>().ok()?;
    low.f.ret = low.hollow(output);
    let Lower { mut f, inactive, mut blocks, .. } = low;
    f.body = blocks.pop().unwrap_or_default();
    errors.is_empty().then_some(Lowered { function: f, params: shapes, inactive, items: vec![] })
}

impl Lower<'_> {
    /// A result of a type that is never there.
    pub(super) fn hollow(&mut self, output: &Ty) -> Ret {
        let never = || Ex::Verbatim(quote!(::core::unreachable!()));
        match output {
            Ty::Unit => Ret::Unit,
            Ty::Float(_) => Ret::Scalar(never(), output.clone()),
            Ty::Array(..) | Ty::Vec(_) => {
                let var = self.f.var(None, output.clone(), Span::mixed_site(), Origin::Owned);
                self.emit(Stmt::Declare(var, Some(Agg::Opaque(never()))));
                Ret::Place(Place::var(var), output.clone())
            }
            Ty::Tuple(parts) => Ret::Tuple(parts.iter().map(|ty| self.hollow(ty)).collect()),
            Ty::Option(inner) | Ty::Result(inner, _) => Ret::Fallible {
                present: Ex::Verbatim(quote!(true)),
                payload: Box::new(self.hollow(inner)),
                error: None,
                is_result: matches!(output, Ty::Result(..)),
            },
            _ => Ret::Inactive(never()),
        }
    }
}
