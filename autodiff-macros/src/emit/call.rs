//! Calls of annotated functions: the call itself, and the reverse of one.
use super::{At, Printer, Storage};
use crate::ir::*;
use crate::types::{Float, Ty};
use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;

impl Printer<'_> {
    // ---- arguments ----

    fn arg(&self, a: &Arg) -> TokenStream {
        match a {
            Arg::Value(e, _) => self.ex(e),
            Arg::Shared(p, _, passing) => {
                let is_ref = p.is_whole() && self.by_ref.contains(&p.root);
                let place = self.place(p);
                match (passing, is_ref) {
                    (Passing::Owned, _) => code!(#place.clone()),
                    (_, true) => code!(#place),
                    _ => code!(&#place),
                }
            }
            Arg::Mut(p, _) => self.exclusive(p),
        }
    }

    pub(super) fn back_arg(&self) -> TokenStream {
        let back = self.back();
        match self.storage.get() {
            Storage::Local => code!(&mut #back),
            Storage::Tape => code!(&mut *#back),
        }
    }

    pub(super) fn tape_arg(&self) -> TokenStream {
        let tape = self.tape();
        match self.storage.get() {
            Storage::Local => code!(&mut #tape),
            Storage::Tape => code!(&mut *#tape),
        }
    }

    /// How a generated function of a callee is named: through its companion, or as a sibling of a method.
    fn callee(&self, path: &syn::Path, free: &str, sibling: &str) -> TokenStream {
        let path = &bare(path);
        if !associated(path) {
            let at = path.segments.last().map_or_else(super::here, |s| s.ident.span());
            let free = Ident::new(free, Span::mixed_site().located_at(at));
            return code!(#path::#free);
        }
        let mut path = path.clone();
        if let Some(last) = path.segments.last_mut() {
            last.ident = self.sibling(&last.ident, sibling);
        }
        code!(#path)
    }

    /// Zeros for the adjoint of a call's result, of the type that the callee says.
    pub(super) fn zeros_of_result(&self, adjoint: VarId, zeros: &Agg) -> Option<TokenStream> {
        let Of::AdjointOfVar(var) = self.f.vars[adjoint].of else { return None };
        let path = self.f.results.get(&var).filter(|path| !associated(&bare(path)))?;
        let (Agg::VecRepeat(zero, n), Ty::Slice(element)) = (zeros, &self.f.vars[adjoint].ty) else {
            return None;
        };
        let (Agg::Scalar(_), true) = (&**zero, element.is_float()) else { return None };
        let (callee, element, n) = (self.callee(path, "zeros", "zeros"), element.tokens()?, self.ex(n));
        Some(code!(#callee::<#element>(#n)))
    }

    fn sibling(&self, name: &Ident, prefix: &str) -> Ident {
        Ident::new(&format!("{prefix}_{}", name.to_string().trim_start_matches("r#")), name.span())
    }

    /// The function itself, from which its companion sees that it is the one that was annotated.
    fn check_callee(&self, path: &syn::Path) -> TokenStream {
        let path = bare(path);
        if associated(&path) { TokenStream::new() } else { code!(#path,) }
    }

    /// The tangents of a call's arguments: `Some`, or nowhere to be seen.
    fn dot_args(&self, dots: &Dots) -> Vec<TokenStream> {
        dots.args.iter().map(|a| self.dot_arg(a.as_ref())).collect()
    }

    fn dot_arg(&self, arg: Option<&DotArg>) -> TokenStream {
        let krate = &self.krate;
        match arg {
            None => code!(#krate::sweep::Nowhere),
            Some(DotArg::Value(e)) => {
                let e = self.ex(e);
                code!(::core::option::Option::Some(#e))
            }
            Some(DotArg::Shared(p, passing)) => {
                let arg = self.arg(&Arg::Shared(p.clone(), Ty::Unit, *passing));
                // Inside of the option a `&mut` would be moved.
                let is_ref = p.is_whole() && self.by_ref.contains(&p.root) && *passing != Passing::Owned;
                let arg = if is_ref { code!(&*#arg) } else { arg };
                code!(::core::option::Option::Some(#arg))
            }
            Some(DotArg::Mut(p)) => self.arg(&Arg::Mut(p.clone(), Ty::Unit)),
        }
    }

    /// Says to a callee what tangents are: its own arguments need not.
    fn direction(&self) -> TokenStream {
        let floats = self.f.vars.iter().map(|v| &v.ty).chain(self.f.vals.iter().map(|v| &v.ty));
        let leaves: Vec<&Float> = floats.filter_map(Ty::leaf).collect();
        let own = leaves.iter().find(|f| matches!(f, Float::Dot(_))).or(leaves.first());
        match own {
            Some(float) => code!(::core::marker::PhantomData::<#float>),
            None => code!(::core::marker::PhantomData::<f64>),
        }
    }

    /// Tangents of a result that is not there.
    fn no_dots(&self, gives: &Gives) -> TokenStream {
        let open = || code!(::core::default::Default::default());
        match gives {
            Gives::Scalar(v) => self.default(&self.f.vals[*v].ty).unwrap_or_else(open),
            // An array or a vector: the callee knows.
            Gives::Var(v) if matches!(self.f.vars[*v].ty, Ty::Slice(_)) => open(),
            Gives::Var(v) => self.default(&self.f.vars[*v].ty).unwrap_or_else(open),
            Gives::Parts(parts, false) => {
                let parts = parts.iter().map(|p| self.no_dots(p));
                code!((#(#parts,)*))
            }
            Gives::Parts(_, true) | Gives::Nothing | Gives::Open(_) => open(),
        }
    }

    // ---- results ----

    /// The pattern that takes a result apart.
    fn given(&self, gives: &Gives) -> TokenStream {
        match gives {
            Gives::Nothing | Gives::Open(_) => code!(_),
            Gives::Scalar(v) => {
                let name = self.val(*v);
                code!(#name)
            }
            Gives::Var(v) => {
                let name = self.var(*v);
                code!(mut #name)
            }
            Gives::Parts(parts, more) => {
                let parts = parts.iter().map(|p| self.given(p));
                let rest = more.then(|| code!(..));
                code!((#(#parts,)* #rest))
            }
        }
    }

    /// Its type, as far as it is known: what is a float is pinned.
    fn given_ty(&self, gives: &Gives) -> TokenStream {
        match gives {
            Gives::Nothing | Gives::Open(_) => code!(_),
            Gives::Scalar(v) => match &self.f.vals[*v].ty {
                Ty::Float(f) => code!(#f),
                _ => code!(_),
            },
            Gives::Var(v) => match &self.f.vars[*v].ty {
                Ty::Slice(_) => code!(_),
                ty => ty.tokens().unwrap_or_else(|| code!(_)),
            },
            // A tuple of unknown length has no type that could be written down.
            Gives::Parts(_, true) => code!(_),
            Gives::Parts(parts, false) => {
                let parts = parts.iter().map(|p| self.given_ty(p));
                code!((#(#parts,)*))
            }
        }
    }

    /// Pins the floats of tuples whose type could not be written down.
    fn pins(&self, gives: &Gives, inside: bool) -> TokenStream {
        match gives {
            Gives::Scalar(v) if inside => match &self.f.vals[*v].ty {
                Ty::Float(f) => {
                    let name = self.val(*v);
                    code!(let #name: #f = #name;)
                }
                _ => TokenStream::new(),
            },
            Gives::Parts(parts, more) => parts.iter().map(|p| self.pins(p, inside || *more)).collect(),
            _ => TokenStream::new(),
        }
    }

    /// Binds what a call gives.
    fn bind(&self, c: &Call, value: TokenStream) -> TokenStream {
        if c.fallible.is_some() {
            return self.bind_opened(c, value);
        }
        let (pattern, ty) = (self.given(&c.gives), self.given_ty(&c.gives));
        let pins = self.pins(&c.gives, false);
        // In forward mode the result comes with its tangent.
        if let Some(dots) = &c.dots {
            let (dot, dot_ty, dot_pins) =
                (self.given(&dots.gives), self.given_ty(&dots.gives), self.pins(&dots.gives, false));
            let (pattern, ty) = (code!((#pattern, #dot)), code!((#ty, #dot_ty)));
            return code!(let #pattern: #ty = #value; #pins #dot_pins);
        }
        match &c.gives {
            Gives::Nothing => code!(#value;),
            // What carries no derivative may be of any type.
            Gives::Scalar(_) if c.plain && !c.typed => code!(let #pattern = #value;),
            // Nothing is said of a type that is not known.
            Gives::Var(_) | Gives::Scalar(_) if ty.to_string() == "_" => code!(let #pattern = #value;),
            _ => code!(let #pattern: #ty = #value; #pins),
        }
    }

    /// Binds what may fail, taken apart at once: whether it is there, what is there of what somebody reads, the error.
    fn bind_opened(&self, c: &Call, value: TokenStream) -> TokenStream {
        let read = c.gives.read();
        let (ty, pins) = (self.given_ty(&read), self.pins(&read, false));
        let Some(dots) = &c.dots else {
            let (whole, pattern, nothing) = (self.given(&c.gives), self.given(&read), self.blank(&read));
            let opened = self.opened(c, [&whole, &pattern, &ty, &nothing], value);
            return code!(#opened #pins);
        };
        // In forward mode the result comes with its tangent.
        let read_dots = dots.gives.read();
        let (dot_ty, dot_pins) = (self.given_ty(&read_dots), self.pins(&read_dots, false));
        let pair = |a: &Gives, b: &Gives| {
            let (a, b) = (self.given(a), self.given(b));
            code!((#a, #b))
        };
        let (whole, pattern) = (pair(&c.gives, &dots.gives), pair(&read, &read_dots));
        let (blank, still) = (self.blank(&read), self.no_dots(&read_dots));
        let opened =
            self.opened(c, [&whole, &pattern, &code!((#ty, #dot_ty)), &code!((#blank, #still))], value);
        code!(#opened #pins #dot_pins)
    }

    /// `whole` is how the call's result is taken apart, `pattern` what is read of that.
    fn opened(
        &self,
        c: &Call,
        [whole, pattern, ty, nothing]: [&TokenStream; 4],
        value: TokenStream,
    ) -> TokenStream {
        let Some((present, error)) = c.fallible else { return TokenStream::new() };
        let (present, error, krate) = (self.val(present), self.val(error), &self.krate);
        // `mut` belongs to where it is bound for good.
        let moved = without_mut(pattern.clone());
        let (found, payload) = if whole.to_string() == pattern.to_string() {
            (code!(payload), code!(payload))
        } else {
            (without_mut(whole.clone()), moved)
        };
        code! {
            let (#present, #pattern, #error): (bool, #ty, _) = match #krate::sweep::Fallible::split(#value) {
                ::core::result::Result::Ok(#found) => (true, #payload, ::core::option::Option::None),
                ::core::result::Result::Err(error) => (false, #nothing, ::core::option::Option::Some(error)),
            };
        }
    }

    /// What stands for a result that is not there: nobody reads it.
    fn blank(&self, gives: &Gives) -> TokenStream {
        let zero = |ty: &Ty| self.default(ty).unwrap_or_else(|| code!(::core::default::Default::default()));
        match gives {
            Gives::Var(v) if self.f.vars[*v].ty.has_user() => {
                let krate = &self.krate;
                code!(#krate::sweep::blank())
            }
            Gives::Scalar(v) => zero(&self.f.vals[*v].ty),
            Gives::Var(v) if !matches!(self.f.vars[*v].ty, Ty::Slice(_)) => zero(&self.f.vars[*v].ty),
            Gives::Parts(parts, false) => {
                let parts = parts.iter().map(|p| self.blank(p));
                code!((#(#parts,)*))
            }
            _ => code!(::core::default::Default::default()),
        }
    }

    /// Zero for each local derivative, where there are none.
    fn slopes(&self, kind: &CallKind) -> Vec<TokenStream> {
        let CallKind::Partials(all) = kind else { return vec![] };
        let none = || code!(::core::default::Default::default());
        all.iter().map(|d| d.and_then(|d| self.default(&self.f.vals[d].ty)).unwrap_or_else(none)).collect()
    }

    // ---- the call ----

    pub(super) fn call(&self, c: &Call) -> TokenStream {
        let path = &c.path;
        let args: Vec<TokenStream> = c.args.iter().map(|a| self.arg(a)).collect();
        if c.method {
            return self.method_call(c, &args);
        }
        if c.plain {
            return self.bind(c, code!(#path(#(#args),*)));
        }
        let check = self.check_callee(path);
        if let (Some(dots), CallKind::Partials(_), Gives::Scalar(y)) = (&c.dots, &c.kind, &c.gives)
            && !dots.partials.is_empty()
        {
            return self.curved_call(c, dots, *y, &check, &args);
        }
        if let Some(dots) = c.dots.as_ref().filter(|d| d.taped) {
            let (forward, tape) = (self.callee(path, "hvp_forward", "hvp_forward"), self.tape_arg());
            let (marker, given) = (self.direction(), self.dot_args(dots));
            let bound = self.bind(c, code!(#forward(#check #(#args,)* #marker, #tape, #(#given),*)));
            let kept = self.keep_reborrowed(c);
            return code!(#bound #kept);
        }
        if let Some(dots) = &c.dots {
            let (jvp, dots) = (self.callee(path, "jvp", "jvp_call"), self.dot_args(dots));
            return self.bind(c, code!(#jvp(#check #(#args,)* #(#dots),*)));
        }
        match (&c.kind, &c.gives) {
            (CallKind::Partials(all), Gives::Scalar(y)) => {
                let (y, ty) = (self.val(*y), self.given_ty(&c.gives));
                // A local derivative is pinned like any number: it is none where the parameter is a constant.
                let (mut parts, mut types) = (vec![], vec![]);
                for d in all {
                    let _at = d.map(|d| At::token(self.f.vals[d].span));
                    parts.push(match d {
                        Some(d) => self.val(*d).into_token_stream(),
                        None => code!(_),
                    });
                    types.push(match d.map(|d| &self.f.vals[d].ty) {
                        Some(Ty::Float(f)) => code!(#f),
                        _ => code!(_),
                    });
                }
                let partials = self.callee(path, "partials", "partials");
                let (pattern, ty) = (code!((#y, (#(#parts,)*))), code!((#ty, (#(#types,)*))));
                let value = code!(#partials(#check #(#args),*));
                if c.fallible.is_some() {
                    let (zero, slopes) = (self.blank(&c.gives), self.slopes(&c.kind));
                    let nothing = code!((#zero, (#(#slopes,)*)));
                    return self.opened(c, [&pattern, &pattern, &ty, &nothing], value);
                }
                code!(let #pattern: #ty = #value;)
            }
            _ => {
                let (forward, tape) = (self.callee(path, "forward", "forward_sweep"), self.tape_arg());
                let bound = self.bind(c, code!(#forward(#check #(#args,)* #tape)));
                let kept = self.keep_reborrowed(c);
                code!(#bound #kept)
            }
        }
    }

    /// The value, its partials, and how these move.
    fn curved_call(
        &self,
        c: &Call,
        dots: &Dots,
        y: ValId,
        check: &TokenStream,
        args: &[TokenStream],
    ) -> TokenStream {
        let bind = |all: &[Option<ValId>]| {
            let (mut parts, mut types) = (vec![], vec![]);
            for d in all {
                parts.push(d.map_or_else(|| code!(_), |d| self.val(d).into_token_stream()));
                types.push(match d.map(|d| &self.f.vals[d].ty) {
                    Some(Ty::Float(f)) => code!(#f),
                    _ => code!(_),
                });
            }
            (code!((#(#parts,)*)), code!((#(#types,)*)))
        };
        let CallKind::Partials(all) = &c.kind else { return TokenStream::new() };
        let ((first, first_ty), (second, second_ty)) = (bind(all), bind(&dots.partials));
        let (y, ty) = (self.val(y), self.given_ty(&c.gives));
        let (hvp, moving) = (self.callee(&c.path, "hvp", "hvp_call"), self.dot_args(dots));
        let (pattern, ty) = (code!((#y, #first, #second)), code!((#ty, #first_ty, #second_ty)));
        let value = code!(#hvp(#check #(#args,)* #(#moving),*));
        if c.fallible.is_none() {
            return code!(let #pattern: #ty = #value;);
        }
        let still = |all: &[Option<ValId>]| {
            let parts = all.iter().map(|d| match d {
                Some(d) => self
                    .default(&self.f.vals[*d].ty)
                    .unwrap_or_else(|| code!(::core::default::Default::default())),
                None => code!(::core::default::Default::default()),
            });
            code!((#(#parts,)*))
        };
        let (none, moves) = (still(all), still(&dots.partials));
        let nothing = code!((::core::default::Default::default(), #none, #moves));
        self.opened(c, [&pattern, &pattern, &ty, &nothing], value)
    }

    /// What a callee that takes it by `&` reads again of a `&mut` parameter that is handed on.
    fn keep_reborrowed(&self, c: &Call) -> TokenStream {
        let copies = c.reborrowed.iter().filter_map(|k| match &c.args[*k] {
            Arg::Mut(p, ty) => {
                let (by_ref, tape) = (self.takes_by_ref(&c.path, *k), self.tape());
                let put = |ty: &Ty, p: &Place| match ty.is_aggregate() {
                    true => super::put_all(ty, &tape, &self.place(p)),
                    false => super::put(ty, &tape, &self.scalar_place(p)),
                };
                let value = put(ty, p);
                let dot = match c.dots.as_ref().and_then(|d| d.args[*k].as_ref()) {
                    Some(DotArg::Mut(p)) => Some(put(&self.f.vars[p.root].ty, p)),
                    _ => None,
                };
                Some(code!(if #by_ref { #value #dot }))
            }
            _ => None,
        });
        let copies: TokenStream = copies.collect();
        match c.fallible {
            Some((present, _)) if !copies.is_empty() => {
                let present = self.val(present);
                code!(if #present { #copies })
            }
            _ => copies,
        }
    }

    /// Asks a companion whether a parameter is taken by shared reference.
    fn takes_by_ref(&self, path: &syn::Path, k: usize) -> TokenStream {
        let exclusive = self.callee(path, "exclusive", "exclusive");
        let k = proc_macro2::Literal::usize_unsuffixed(k);
        code!(#exclusive() & (1 << #k) == 0)
    }

    fn method_call(&self, c: &Call, args: &[TokenStream]) -> TokenStream {
        let (Some(name), Some(Arg::Shared(p, ..))) = (c.path.get_ident(), c.args.first()) else {
            return TokenStream::new();
        };
        let args = &args[1..];
        // What the macro takes for unchanged is not changed.
        let recv = if c.lent {
            let shared = self.shared(p);
            code!((#shared))
        } else {
            self.place(p)
        };
        if c.plain {
            return self.bind(c, code!(#recv.#name(#(#args),*)));
        }
        if let Some(dots) = c.dots.as_ref().filter(|d| d.taped) {
            let (forward, tape) = (self.sibling(name, "hvp_forward"), self.tape_arg());
            let (marker, given) = (self.direction(), self.dot_args(dots));
            return self.bind(c, code!(#recv.#forward(#(#args,)* #marker, #tape, #(#given),*)));
        }
        if let Some(dots) = &c.dots {
            let (jvp, dots) = (self.sibling(name, "jvp_call"), self.dot_args(dots));
            return self.bind(c, code!(#recv.#jvp(#(#args,)* #(#dots),*)));
        }
        let (forward, tape) = (self.sibling(name, "forward_sweep"), self.tape_arg());
        let value = code!(#recv.#forward(#(#args,)* #tape));
        // Lookup may find another method of that name than its siblings.
        let number = |v: &ValId| {
            matches!(self.f.vals[*v].ty, Ty::Float(crate::types::Float::F64 | crate::types::Float::F32))
        };
        let repeatable = c.args.iter().all(|a| match a {
            Arg::Value(e, _) => crate::visit::pure(e),
            Arg::Shared(..) => true,
            Arg::Mut(..) => false,
        });
        match &c.gives {
            Gives::Scalar(out) if c.fallible.is_none() && number(out) && repeatable => {
                let (krate, text) = (&self.krate, name.to_string());
                self.bind(
                    c,
                    code!({
                        let value = #value;
                        if ::core::cfg!(debug_assertions) {
                            #krate::sweep::check_method(value, #recv.#name(#(#args),*), #text);
                        }
                        value
                    }),
                )
            }
            _ => self.bind(c, value),
        }
    }

    // ---- its reverse ----

    fn seed_of(&self, seed: &Seed) -> TokenStream {
        match seed {
            Seed::Nothing => {
                let krate = &self.krate;
                code!(#krate::sweep::NoSeed)
            }
            Seed::Scalar(e) => self.ex(e),
            Seed::Place(p) => {
                let place = self.place(p);
                code!(&#place)
            }
            Seed::Parts(parts) => {
                let parts = parts.iter().map(|s| self.seed_of(s));
                code!((#(#parts,)*))
            }
        }
    }

    /// Where an adjoint goes.
    fn sink(&self, adjoint: Option<&Place>, span: Span) -> TokenStream {
        let Some(p) = adjoint else {
            let krate = &self.krate;
            return code!(#krate::sweep::Nowhere);
        };
        // An error of its type is one of the argument.
        let _at = At::token(span);
        let place = at(self.written(p), span);
        if p.is_whole() && self.by_ref.contains(&p.root) { code!(&mut *#place) } else { code!(&mut #place) }
    }

    pub(super) fn call_reverse(&self, c: &CallReverse) -> TokenStream {
        let path = &c.path;
        let back = self.back();
        let recalls: TokenStream = c
            .recalled
            .iter()
            .map(|r| {
                if self.f.vars[r.copy].ty.has_user() {
                    return self.recall(r.copy);
                }
                let name = self.var(r.copy);
                let all = super::take_all(&self.f.vars[r.copy].ty, &back);
                code!(let #name = #all;)
            })
            .collect();
        let reborrows: TokenStream = c
            .reborrowed
            .iter()
            .rev()
            .map(|(k, r)| {
                let (name, ty) = (self.var(r.copy), &self.f.vars[r.copy].ty);
                let by_ref = self.takes_by_ref(path, *k);
                if !ty.is_aggregate() {
                    let (take, zero) = (super::take(ty, &back), self.zero(ty));
                    return code!(let #name = if #by_ref { #take } else { #zero };);
                }
                let take = super::take_all(ty, &back);
                let none = match self.default(ty) {
                    Some(none) => none,
                    None => code!(::core::default::Default::default()),
                };
                code!(let #name = if #by_ref { #take } else { #none };)
            })
            .collect();
        let primals = c.args.iter().enumerate().filter_map(|(k, a)| match (&a.primal, &a.value) {
            (None, None) if a.by_mut => Some(match c.reborrowed.iter().find(|(at, _)| *at == k) {
                Some((_, r)) => {
                    let copy = self.var(r.copy);
                    code!(&#copy)
                }
                None => code!(()),
            }),
            (Some((p, _)), _) => {
                let place = self.place(p);
                let is_ref = p.is_whole() && self.by_ref.contains(&p.root);
                Some(if is_ref { code!(#place) } else { code!(&#place) })
            }
            (None, Some(e)) => Some(self.ex(e)),
            (None, None) => None,
        });
        let seed = self.seed_of(&c.seed);
        let adjoints: Vec<TokenStream> =
            c.args.iter().map(|a| self.sink(a.adjoint.as_ref(), a.span)).collect();
        let back_arg = self.back_arg();
        if let Some(dots) = &c.dots {
            let marker = self.direction();
            let seen = |a: &ReverseArg| a.primal.is_some() || a.value.is_some() || a.by_mut;
            let given = (c.args.iter().zip(&dots.args))
                .filter(|(a, _)| seen(a))
                .map(|(_, dot)| self.dot_arg(dot.primal.as_ref()));
            let seed_dot = self.seed_of(&dots.seed);
            let moves = c.args.iter().zip(&dots.args).map(|(a, dot)| self.sink(dot.adjoint.as_ref(), a.span));
            let rest = code!(#marker, #back_arg, #(#given,)* #seed, #seed_dot, #(#adjoints,)* #(#moves),*);
            if let (true, Some(name), Some((recv, _))) =
                (c.method, path.get_ident(), c.args.first().and_then(|a| a.primal.as_ref()))
            {
                let (recv, name) = (self.place(recv), self.sibling(name, "hvp_reverse"));
                let primals = primals.skip(1);
                return code!(#recalls #reborrows #recv.#name(#(#primals,)* #rest););
            }
            let reverse = self.callee(path, "hvp_reverse", "hvp_reverse");
            return code!(#recalls #reborrows #reverse(#(#primals,)* #rest););
        }
        if let (true, Some(name), Some((recv, _))) =
            (c.method, path.get_ident(), c.args.first().and_then(|a| a.primal.as_ref()))
        {
            let (recv, name) = (self.place(recv), self.sibling(name, "reverse_call"));
            let primals = primals.skip(1);
            return code!(#recalls #reborrows #recv.#name(#(#primals,)* #back_arg, #seed, #(#adjoints),*););
        }
        let reverse = self.callee(path, "reverse", "reverse_call");
        code!(#recalls #reborrows #reverse(#(#primals,)* #back_arg, #seed, #(#adjoints),*);)
    }
}

/// A pattern without the `mut`s in it: an expression of what it binds.
fn without_mut(pattern: TokenStream) -> TokenStream {
    let kept = pattern.into_iter().filter_map(|t| match t {
        proc_macro2::TokenTree::Ident(word) if word == "mut" => None,
        proc_macro2::TokenTree::Group(g) => {
            let mut inner = proc_macro2::Group::new(g.delimiter(), without_mut(g.stream()));
            inner.set_span(g.span());
            Some(inner.into())
        }
        t => Some(t),
    });
    kept.collect()
}

/// Tokens that mean what they did, shown at another place.
fn at(tokens: TokenStream, span: Span) -> TokenStream {
    tokens
        .into_iter()
        .map(|mut t| {
            if let proc_macro2::TokenTree::Group(g) = &t {
                let mut inner = proc_macro2::Group::new(g.delimiter(), at(g.stream(), span));
                inner.set_span(g.span().located_at(span));
                return inner.into();
            }
            t.set_span(t.span().located_at(span));
            t
        })
        .collect()
}

/// A path without its type arguments: those of the function are not those of what was generated for it.
fn bare(path: &syn::Path) -> syn::Path {
    let mut path = path.clone();
    for segment in &mut path.segments {
        segment.arguments = syn::PathArguments::None;
    }
    path
}

/// True for a function that belongs to a type: `Type::name`.
fn associated(path: &syn::Path) -> bool {
    let n = path.segments.len();
    n >= 2 && path.segments[n - 2].ident.to_string().starts_with(char::is_uppercase)
}
