//! Parallel iterators of rayon's: read as those of `std`, with a mark on the loops that come of it.
//!
//! A parallel iterator does what the sequential one does, in any order; where the two differ the method is refused. rayon takes
//! closures that change nothing around them (`Fn`), so that rounds depend on each other by what they are summed up to at most.
use super::iter::Iter;
use super::*;
use std::rc::Rc;
use syn::ExprMethodCall;

/// The method of `std` that begins the same iteration.
pub(super) fn source(name: &str) -> Option<&'static str> {
    Some(match name {
        "par_iter" => "iter",
        "par_iter_mut" => "iter_mut",
        "into_par_iter" => "into_iter",
        "par_chunks" => "chunks",
        "par_chunks_mut" => "chunks_mut",
        "par_chunks_exact" => "chunks_exact",
        "par_chunks_exact_mut" => "chunks_exact_mut",
        "par_windows" => "windows",
        _ => return None,
    })
}

/// The method of `std` that does the same to an iterator.
fn method(name: &str) -> Option<&'static str> {
    Some(match name {
        "map" => "map",
        "filter" => "filter",
        "filter_map" => "filter_map",
        "copied" => "copied",
        "cloned" => "cloned",
        "enumerate" => "enumerate",
        "zip" => "zip",
        "chain" => "chain",
        "rev" => "rev",
        "take" => "take",
        "skip" => "skip",
        "step_by" => "step_by",
        "inspect" => "inspect",
        "flat_map_iter" => "flat_map",
        "flatten_iter" => "flatten",
        // They say how finely the work is cut.
        "with_min_len" | "with_max_len" | "into_par_iter" => "into_par_iter",
        "sum" => "sum",
        "product" => "product",
        "count" => "count",
        "for_each" => "for_each",
        "any" => "any",
        "all" => "all",
        "collect" => "collect",
        "unzip" => "unzip",
        "partition" => "partition",
        "find_first" => "find",
        "position_first" => "position",
        _ => return None,
    })
}

impl Lower<'_> {
    /// Whether the runtime crate was built with rayon.
    pub(super) fn rayon(&mut self, method: &Ident) -> Res<()> {
        // The tests of this crate look at expansions; they need no runtime.
        if cfg!(any(feature = "rayon", test)) {
            return Ok(());
        }
        self.refuse(
            method.span(),
            format!("`{method}` needs the feature `rayon` of `autodiff-runtime`; turn it on in Cargo.toml, or iterate in order"),
        )
    }

    /// A method of a parallel iterator.
    pub(super) fn parallel_method(
        &mut self,
        it: Iter,
        m: &ExprMethodCall,
        expect: Option<&Ty>,
    ) -> Res<Value> {
        self.rayon(&m.method)?;
        let name = m.method.to_string();
        if name == "reduce" {
            return self.reduce(it, m, expect);
        }
        let Some(std) = method(&name) else {
            return self.refuse(
                m.method.span(),
                format!("the method `{name}` of a parallel iterator is not supported; use `map`, `zip`, `sum`, `reduce`"),
            );
        };
        if std == "into_par_iter" {
            return Ok(Value::Iter(Box::new(Iter { parallel: true, ..it })));
        }
        let mut m = m.clone();
        m.method = Ident::new(std, m.method.span());
        match self.adaptor(it, &m)? {
            Ok(it) => Ok(Value::Iter(Box::new(Iter { parallel: true, ..it }))),
            Err(it) => self.consume(it, &m, expect),
        }
    }

    /// `reduce(|| start, |a, b| ..)`: one after the other. Where it adds, it is a sum.
    fn reduce(&mut self, it: Iter, m: &ExprMethodCall, expect: Option<&Ty>) -> Res<Value> {
        let span = m.method.span();
        let (start, f) = (self.closure_arg(m, 0)?, self.closure_arg(m, 1)?);
        let init = self.inline(&start, vec![], span)?;
        if !adds(&f) {
            return self.folded(it, init, f, span);
        }
        let (start, ty) = self.read(init, span)?;
        if let Some(wanted) = expect {
            self.types.unify(&ty, wanted);
        }
        self.summed(it, start, ty, span)
    }
}

/// True for `|a, b| a + b`.
fn adds(f: &Rc<Closure>) -> bool {
    let name = |p: &syn::Pat| match p {
        syn::Pat::Ident(p) => Some(p.ident.clone()),
        _ => None,
    };
    let [a, b] = &f.params[..] else { return false };
    let syn::Expr::Binary(sum) = call::strip(&f.body) else { return false };
    let is = |e: &syn::Expr, p: &syn::Pat| matches!((call::strip(e), name(p)), (syn::Expr::Path(e), Some(name)) if e.path.is_ident(&name));
    matches!(sum.op, syn::BinOp::Add(_)) && is(&sum.left, a) && is(&sum.right, b)
}
