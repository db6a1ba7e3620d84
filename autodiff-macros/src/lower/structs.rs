//! Structs and enums of the user's: literals, constructors, copies, results of calls. They live in variables, field by field in the
//! same places as in the user's code; where the macro does not see a type it speaks of it by an expression that never runs.
use super::*;
use quote::{ToTokens, quote};
use syn::Expr;

/// Expected of a call: a value with parts, whatever its type.
pub(crate) const PARTS: &str = "";
/// Expected of a call: a value of any type.
const ANY: &str = "?";

/// Something with parts, as what is expected of an expression.
pub(crate) fn parts() -> Ty {
    Ty::Like(PARTS.into())
}

/// Anything, as what is expected of an expression.
pub(crate) fn any() -> Ty {
    Ty::Like(ANY.into())
}

/// A sequence of what has parts: structs, rows.
pub(crate) fn rows() -> Ty {
    Ty::Slice(Box::new(parts()))
}

/// True for the words of a type that are a struct literal or a constructor's: no number for certain.
pub(crate) fn made(words: &str) -> bool {
    match syn::parse_str::<Expr>(words) {
        Ok(Expr::Struct(_)) => true,
        Ok(Expr::Call(c)) => matches!(&*c.func, Expr::Path(p) if constructs(&p.path)),
        _ => false,
    }
}

/// True for what is expected of a name that is used as something with parts.
pub(crate) fn is_parts(ty: &Ty) -> bool {
    matches!(ty, Ty::Like(text) if text == PARTS)
}

/// A type that was expected, less what is only a hint.
pub(crate) fn known(expect: Option<&Ty>) -> Option<&Ty> {
    expect.filter(|ty| !matches!(ty, Ty::Like(text) if text == PARTS || text == ANY))
}

/// True for a call: what it gives is not told by its text.
pub(crate) fn is_call(e: &Expr) -> bool {
    match e {
        Expr::Paren(p) => is_call(&p.expr),
        Expr::Group(g) => is_call(&g.expr),
        Expr::Call(c) => !matches!(&*c.func, Expr::Path(p) if constructs(&p.path)),
        Expr::MethodCall(_) => true,
        _ => false,
    }
}

/// True for a literal of an array or a vector, and for what is collected: its elements may be results of calls.
pub(crate) fn gathers(e: &Expr) -> bool {
    match e {
        Expr::Paren(p) => gathers(&p.expr),
        Expr::Group(g) => gathers(&g.expr),
        Expr::Array(_) | Expr::Repeat(_) => true,
        Expr::Macro(m) => m.mac.path.is_ident("vec"),
        Expr::MethodCall(m) => m.method == "collect",
        _ => false,
    }
}

/// A path that ends in the name of a type or of a variant.
pub(crate) fn constructs(path: &syn::Path) -> bool {
    path.segments.last().is_some_and(|s| s.ident.to_string().starts_with(char::is_uppercase))
}

/// `Shape::Circle`, and not `shapes::Circle`.
pub(crate) fn is_variant(path: &syn::Path) -> bool {
    let n = path.segments.len();
    constructs(path) && n >= 2 && path.segments[n - 2].ident.to_string().starts_with(char::is_uppercase)
}

impl Lower<'_> {
    /// A type of the user's, or one that only an expression knows.
    pub(crate) fn is_user(&self, ty: &Ty) -> bool {
        self.types.shallow(ty).is_user()
    }

    /// True for a type by name in which floats may be: that of a parameter, or of a variable that was made of some.
    pub(crate) fn holds_floats(&self, place: &Place) -> bool {
        self.users.contains(&place.root)
    }

    /// Notes which variables of the user's types hold floats.
    pub(crate) fn track(&mut self, stmt: &Stmt) {
        let (var, agg) = match stmt {
            Stmt::Declare(var, Some(agg)) => (*var, agg),
            Stmt::Store(p, agg) | Stmt::Push(p, agg) => (p.root, agg),
            _ => return,
        };
        if self.agg_carries(agg) && (self.f.vars[var].ty.has_user() || matches!(agg, Agg::Struct(_))) {
            self.users.insert(var);
        }
    }

    pub(crate) fn agg_carries(&self, agg: &Agg) -> bool {
        match agg {
            Agg::Scalar(ex) => {
                let int = matches!(ex, Ex::Val(v) if self.types.is_int(&self.f.vals[*v].ty));
                !int && !self.is_inert_ex(ex)
            }
            Agg::Array(all) | Agg::Vec(all) | Agg::Tuple(all) => all.iter().any(|a| self.agg_carries(a)),
            Agg::Repeat(a, _) | Agg::VecRepeat(a, _) => self.agg_carries(a),
            Agg::Copy(p, _) => self.users.contains(&p.root) || self.ty_may_carry(&self.f.vars[p.root].ty),
            Agg::Struct(l) => {
                l.fields.iter().any(|(_, a)| self.agg_carries(a))
                    || l.rest.as_ref().is_some_and(|p| self.users.contains(&p.root))
            }
            Agg::ZerosLike(_)
            | Agg::Opaque(_)
            | Agg::Popped(_)
            | Agg::TangentOf(_)
            | Agg::Shape
            | Agg::Recalled
            | Agg::Blank => false,
        }
    }

    // ---- types by expression ----

    pub(crate) fn witness(&self, ty: &Ty) -> TokenStream {
        crate::types::witness(&self.types.settle(ty), &self.krate)
    }

    /// The type of a place, by an expression.
    pub(crate) fn like(&self, place: &Place) -> Ty {
        Ty::Like(self.words(place).to_string())
    }

    pub(super) fn words(&self, place: &Place) -> TokenStream {
        let mut out = self.witness(&self.f.vars[place.root].ty);
        let mut elements = matches!(self.f.vars[place.root].ty, Ty::Array(..) | Ty::Slice(_) | Ty::Vec(_));
        for proj in &place.path {
            out = match proj {
                Proj::Field(m) => quote!(#out.#m),
                Proj::Index(_) => quote!(#out[0]),
                Proj::Range(..) if elements => out,
                Proj::Range(..) => quote!(#out[..]),
                Proj::Payload(v) => {
                    let (path, member) = (&v.path, &v.member);
                    // In parentheses: a literal of a struct is none before a brace.
                    quote!((match (#out) { #path { #member: payload, .. } => payload, _ => ::core::unreachable!() }))
                }
            };
            elements = false;
        }
        out
    }

    /// Notes the types of what is read from values of the user's types, where nothing else has shown them.
    pub(crate) fn note_likes(&mut self) {
        let mut loads = vec![];
        crate::visit::block_mut(&mut self.f.body.clone(), &mut |s| {
            if let Stmt::Let(v, Rhs::Load(p)) = s {
                loads.push((*v, p.clone()));
            }
        });
        for (v, p) in loads {
            if matches!(self.f.vals[v].ty, Ty::Infer(_)) && self.f.vars[p.root].ty.has_user() {
                let words = self.words(&p).to_string();
                self.f.likes.insert(v, words);
            }
        }
    }

    /// A variable of its own for what is in a place of open type that has parts.
    fn own_type(&self, place: &Place, ty: &Ty) -> Ty {
        match self.types.shallow(ty) {
            Ty::Infer(_) => self.like(place),
            ty => ty,
        }
    }

    // ---- literals ----

    /// `Point { x: a, ..p }`. Where it carries nothing it goes along as it is.
    pub(crate) fn struct_literal(&mut self, s: &syn::ExprStruct, expect: Option<&Ty>) -> Res<Value> {
        let mut values = vec![];
        for (k, f) in s.fields.iter().enumerate() {
            let hint = if self.hints.field(&f.member) { parts() } else { any() };
            let value = self.expr_expect(&f.expr, Some(&hint))?;
            if matches!(value, Value::Never) {
                return Ok(Value::Never);
            }
            let value = self.seen_any(value)?;
            let value = self.owned(value, f.expr.span())?;
            let later = s.fields.iter().skip(k + 1).map(|f| &f.expr);
            let value = self.before(value, later.chain(s.rest.as_deref()), f.expr.span());
            values.push((f.member.clone(), value, f.expr.span()));
        }
        let rest = match &s.rest {
            Some(e) => Some((self.expr_expect(e, Some(&parts()))?, e.span())),
            None => None,
        };
        self.construct(&s.path, values, rest, expect, s.span())
    }

    /// `Meters(x)`, `Shape::Circle(r)`.
    pub(crate) fn constructor(
        &mut self,
        path: &syn::Path,
        c: &syn::ExprCall,
        expect: Option<&Ty>,
    ) -> Res<Value> {
        let mut values = vec![];
        for (k, a) in c.args.iter().enumerate() {
            let value = self.expr_expect(a, Some(&any()))?;
            if matches!(value, Value::Never) {
                return Ok(Value::Never);
            }
            let value = self.seen_any(value)?;
            let value = self.owned(value, a.span())?;
            let value = self.before(value, c.args.iter().skip(k + 1), a.span());
            values.push((syn::Member::from(k), value, a.span()));
        }
        self.construct(path, values, None, expect, c.span())
    }

    fn construct(
        &mut self,
        path: &syn::Path,
        values: Vec<(syn::Member, Value, Span)>,
        rest: Option<(Value, Span)>,
        expect: Option<&Ty>,
        span: Span,
    ) -> Res<Value> {
        let carries = |low: &Self, v: &Value| low.may_carry(v) && !low.is_inert(v);
        let any =
            values.iter().any(|(_, v, _)| carries(self, v)) || rest.iter().any(|(v, _)| carries(self, v));
        let wanted = expect.is_some_and(|ty| is_parts(ty) || ty.is_user() && known(Some(ty)).is_some());
        if self.discard > 0 || !any && !wanted {
            let mut fields = vec![];
            for (member, value, span) in values {
                fields.push((member, self.opaque_arg(value, span)?));
            }
            let rest = match rest {
                Some((value, span)) => Some(Box::new(self.opaque_arg(value, span)?)),
                None => None,
            };
            let ex = Ex::Struct(path.to_token_stream(), fields, rest);
            let open = self.types.open();
            let val = self.bind_val(Rhs::Ex(ex), open.clone(), span);
            self.inert.insert(val);
            return Ok(Value::Scalar(Ex::Val(val), open));
        }
        let variant = rest.is_none() && !self.is_struct(path, known(expect));
        let mut fields = vec![];
        let mut like = vec![];
        for (member, value, span) in values {
            let (agg, ty) = self.field_agg(value, span)?;
            if let (Some(Ty::Named(of)), false) = (known(expect), variant) {
                let field = self.field_type(of, &member);
                self.types.unify(&field, &ty);
            }
            let w = self.witness(&ty);
            like.push(quote!(#member: #w));
            fields.push((member, agg));
        }
        let rest = match rest {
            Some((value, span)) => {
                let (place, ty) = match value {
                    Value::Place(p, ty) | Value::Ref(p, ty, _) => (p, ty),
                    Value::Fresh(..) => self.place_of(value, span)?,
                    Value::Scalar(ex, ty) => {
                        let var = self.f.var(None, ty.clone(), span, Origin::Owned);
                        self.emit(Stmt::Declare(var, Some(Agg::Opaque(ex))));
                        (Place::var(var), ty)
                    }
                    _ => {
                        return self.refuse(
                            span,
                            "the macro does not see the struct that the other fields come from; bind it with a typed `let`",
                        );
                    }
                };
                let w = self.witness(&self.own_type(&place, &ty));
                like.push(quote!(..#w));
                Some(place)
            }
            None => None,
        };
        let ty = match known(expect) {
            Some(ty @ Ty::Named(_)) if ty.is_user() => ty.clone(),
            _ if path.is_ident("Self") => Ty::Named("Self".into()),
            _ => Ty::Like(quote!(#path { #(#like),* }).to_string()),
        };
        let literal = Literal { path: path.to_token_stream(), variant, fields, rest };
        Ok(Value::Fresh(Agg::Struct(Box::new(literal)), ty))
    }

    /// A value as what a field of a literal holds.
    pub(crate) fn field_agg(&mut self, value: Value, span: Span) -> Res<(Agg, Ty)> {
        Ok(match value {
            Value::Scalar(ex, ty) => (Agg::Scalar(self.atom(ex, &ty, span)), ty),
            Value::Fresh(agg, ty) => (agg, ty),
            Value::Place(place, ty) if self.scalar_like(&ty) => {
                let ex = self.load(&place, &ty, span);
                (Agg::Scalar(ex), ty)
            }
            Value::Place(place, ty) => (Agg::Copy(self.as_it_is(place, &ty, span), false), ty),
            Value::Tuple(_) | Value::Fallible(_) => {
                let carries = self.may_carry(&value) && !self.is_inert(&value);
                match value {
                    Value::Tuple(parts) if carries => {
                        let (mut aggs, mut types) = (vec![], vec![]);
                        for part in parts {
                            let part = self.decided(part);
                            let (agg, ty) = self.field_agg(part, span)?;
                            aggs.push(agg);
                            types.push(ty);
                        }
                        (Agg::Tuple(aggs), Ty::Tuple(types))
                    }
                    Value::Fallible(f) if carries && !f.is_result => self.option_place(*f, span)?,
                    _ if carries => {
                        return self.refuse(
                            span,
                            "a `Result` that carries derivatives in a field of a struct is not supported; use an `Option`",
                        );
                    }
                    value => (Agg::Opaque(self.opaque_arg(value, span)?), Ty::unseen()),
                }
            }
            Value::Unit => (Agg::Opaque(Ex::Tuple(vec![])), Ty::Unit),
            Value::Ref(_, _, false) => {
                let carries = self.may_carry(&value) && !self.is_inert(&value);
                if carries {
                    return self.refuse(
                        span,
                        "a reference in a field of a struct that is made here is not supported; hold the value itself",
                    );
                }
                (Agg::Opaque(self.opaque_arg(value, span)?), Ty::unseen())
            }
            _ => {
                return self.refuse(
                    span,
                    "a closure, iterator or `&mut` in a field of a struct is not supported; keep it in a variable of its own",
                );
            }
        })
    }

    /// The type of a field, which is open until something shows it: one for all values of a named type.
    pub(crate) fn field_type(&mut self, of: &str, member: &syn::Member) -> Ty {
        if let (syn::Member::Unnamed(k), true) = (member, of.starts_with('('))
            && let Some(Ty::Tuple(types)) = self.reread(of)
            && let Some(ty) = types.get(k.index as usize)
        {
            return ty.clone();
        }
        let key = (of.to_string(), member.to_token_stream().to_string());
        if let Some(ty) = self.fields.get(&key) {
            return ty.clone();
        }
        let open = self.types.open();
        self.fields.insert(key, open.clone());
        open
    }

    // ---- copies ----

    /// What a name is bound to that is given something with parts. Two names for one value are as good as a copy where neither changes.
    pub(crate) fn user_slot(
        &mut self,
        place: Place,
        ty: Ty,
        name: Option<&Ident>,
        mutable: bool,
        span: Span,
    ) -> Slot {
        let of = self.f.vars[place.root].clone();
        if place.is_whole()
            && of.name.is_none()
            && of.origin == Origin::Owned
            && !self.mutable.contains(&place.root)
        {
            self.f.vars[place.root].name = name.cloned();
            if !mutable {
                return Slot::Value(Value::Place(place, ty));
            }
            return Slot::Var(place.root);
        }
        if !mutable && !self.may_change(&place) {
            return Slot::Value(Value::Place(place, ty));
        }
        let own = self.own_type(&place, &ty);
        let var = self.f.var(name.cloned(), own, span, Origin::Owned);
        self.emit(Stmt::Declare(var, Some(Agg::Copy(place, false))));
        Slot::Var(var)
    }

    /// `value.clone()` of something with parts.
    pub(crate) fn user_clone(&mut self, place: Place, ty: &Ty) -> Value {
        let own = self.own_type(&place, ty);
        Value::Fresh(Agg::Copy(place, false), own)
    }

    /// What is expected of the right side of an assignment to a place.
    pub(crate) fn expected_by(&mut self, left: &Expr) -> Option<Ty> {
        let ty = match left {
            Expr::Tuple(t) => {
                let mut parts = vec![];
                for e in &t.elems {
                    let part = self.expected_by(e);
                    parts.push(part.unwrap_or_else(|| self.types.open()));
                }
                return Some(Ty::Tuple(parts));
            }
            Expr::Paren(p) => return self.expected_by(&p.expr),
            Expr::Path(p) => match self.lookup(p.path.get_ident()?)? {
                Slot::Var(v) => self.f.vars[*v].ty.clone(),
                Slot::Value(Value::Ref(_, ty, _) | Value::Place(_, ty)) => ty.clone(),
                Slot::Deferred(_) => {
                    let name = p.path.get_ident()?.to_string();
                    if self.hints.number(&name) {
                        return None;
                    }
                    return Some(if self.hints.user(&name) { parts() } else { any() });
                }
                _ => return None,
            },
            Expr::Unary(u) => return self.expected_by(&u.expr),
            Expr::Index(i) => self.expected_by(&i.expr)?.element()?.clone(),
            Expr::Field(f) => return Some(if self.hints.field(&f.member) { parts() } else { any() }),
            _ => return None,
        };
        Some(self.types.shallow(&ty))
    }

    /// What is expected of what a name is bound to.
    pub(crate) fn expected_of(&self, pat: &syn::Pat) -> Option<Ty> {
        match pat {
            syn::Pat::Ident(p) => {
                let name = p.ident.to_string();
                if self.hints.number(&name) {
                    return None;
                }
                Some(if self.hints.user(&name) { parts() } else { any() })
            }
            // Of these the payload's pattern speaks.
            syn::Pat::TupleStruct(t) if ["Some", "Ok", "Err"].iter().any(|name| t.path.is_ident(name)) => {
                None
            }
            syn::Pat::Struct(_) | syn::Pat::TupleStruct(_) => Some(parts()),
            syn::Pat::Paren(p) => self.expected_of(&p.pat),
            _ => None,
        }
    }

    /// An expression of the type of what a call gives; and whether that may be of any type: where something of the user's goes in, or
    /// the function is one of a type.
    pub(crate) fn result_words(
        &self,
        path: &syn::Path,
        method: bool,
        args: &[Arg],
    ) -> (Option<TokenStream>, bool) {
        let n = path.segments.len();
        let associated = n >= 2 && path.segments[n - 2].ident.to_string().starts_with(char::is_uppercase);
        let with_users = args.iter().any(|a| match a {
            Arg::Value(_, ty) | Arg::Shared(_, ty, _) | Arg::Mut(_, ty) => self.types.shallow(ty).has_user(),
        });
        let own = |ty: &Ty| self.types.shallow(ty).has_user().then(|| self.witness(ty));
        let krate = &self.krate;
        let absent = quote!(#krate::sweep::absent());
        let given = |a: &Arg| match a {
            Arg::Value(Ex::AddrOf(_) | Ex::Tuple(_) | Ex::Optional(..), _) => absent.clone(),
            Arg::Mut(_, ty) => own(ty).map_or_else(|| absent.clone(), |w| quote!(&mut #w)),
            Arg::Value(_, ty) => self.witness(ty),
            Arg::Shared(_, ty, Passing::Owned) => own(ty).unwrap_or_else(|| absent.clone()),
            Arg::Shared(_, ty, _) => own(ty).map_or_else(|| absent.clone(), |w| quote!(&#w)),
        };
        let words = if method {
            let recv = match args.first() {
                Some(Arg::Shared(p, ..) | Arg::Mut(p, _)) => self.words(p),
                Some(Arg::Value(_, ty)) => self.witness(ty),
                None => return (None, false),
            };
            let rest = args[1..].iter().map(given);
            path.get_ident().map(|name| quote!(#recv.#name(#(#rest),*)))
        } else {
            let all = args.iter().map(given);
            Some(quote!(#path(#(#all),*)))
        };
        (words, with_users || associated)
    }
}

/// A value of the user's type once more: it is there for the next use, too.
pub(crate) fn another(ex: Ex) -> Ex {
    match ex {
        Ex::Val(_) => Ex::Method {
            recv: Box::new(ex),
            name: Ident::new("clone", Span::mixed_site()),
            turbofish: TokenStream::new(),
            args: vec![],
            pure: true,
        },
        ex => ex,
    }
}

/// The type of a literal, or of what `Type::new(..)` gives: if it is another, there is no such method.
fn type_of(e: &Expr) -> Option<syn::Path> {
    match e {
        Expr::Struct(s) if !is_variant(&s.path) => Some(s.path.clone()),
        Expr::Struct(s) => parent(&s.path),
        Expr::Call(c) => match &*c.func {
            Expr::Path(p) => parent(&p.path),
            _ => None,
        },
        Expr::Path(p) => parent(&p.path),
        _ => None,
    }
}

/// `Spring` of `Spring::new`.
fn parent(path: &syn::Path) -> Option<syn::Path> {
    let mut path = path.clone();
    path.segments.pop()?;
    path.segments.pop_punct();
    (!path.segments.is_empty()).then_some(path)
}

/// What an annotated `impl` says of its methods.
#[derive(Clone, Default)]
pub(crate) struct Siblings {
    /// The type, as the block writes it.
    own: String,
    /// By name: whether the method takes `&mut self`, and what it gives.
    methods: std::collections::BTreeMap<String, (bool, Ty)>,
}

impl Siblings {
    pub(crate) fn read(item: &syn::ItemImpl, floats: &[String]) -> Self {
        let methods = item.items.iter().filter_map(|i| match i {
            syn::ImplItem::Fn(f) => {
                let mutable =
                    f.sig.receiver().is_some_and(|r| r.reference.is_some() && r.mutability.is_some());
                let output = crate::signature::output(&f.sig, floats);
                Some((f.sig.ident.to_string(), (mutable, output)))
            }
            _ => None,
        });
        Siblings { own: item.self_ty.to_token_stream().to_string(), methods: methods.collect() }
    }
}

impl Lower<'_> {
    /// A method of the block that is being read, by name, for a receiver of the block's own type.
    fn sibling(&self, ty: &Ty, name: &Ident) -> Option<&(bool, Ty)> {
        match self.types.shallow(ty) {
            Ty::Named(of) if of == "Self" || of == self.siblings.own => {
                self.siblings.methods.get(&name.to_string())
            }
            _ => None,
        }
    }

    /// What a method of the same block gives.
    pub(crate) fn sibling_output(&self, ty: &Ty, name: &Ident) -> Option<Ty> {
        self.sibling(ty, name).map(|(_, output)| output.clone())
    }

    /// True for a method that changes its receiver: the block says so, or nobody reads what it gives.
    pub(crate) fn changes(&self, place: &Place, ty: &Ty, name: &Ident, dropped: bool) -> bool {
        match self.sibling(ty, name) {
            Some((mutable, _)) => *mutable,
            None => dropped && self.may_change(place),
        }
    }

    /// A unit struct or a constant of the user's type, whose method is called: `Disc.area(r)`.
    pub(crate) fn constant_receiver(&mut self, e: &Expr, method: &Ident) -> Option<(Place, Ty)> {
        let Expr::Path(p) = super::call::strip(e) else { return None };
        let local = p.path.get_ident().is_some_and(|id| self.lookup(id).is_some());
        let name = method.to_string();
        let own = !hints::std_method(&name) && !super::vectors::array_method(&name);
        if local || !constructs(&p.path) || !own {
            return None;
        }
        if p.path.get_ident().is_some_and(|id| self.foreign.contains(&id.to_string())) {
            return None;
        }
        // `usize::MAX`
        let known = self.const_type(&p.path);
        if !self.types.is_open(&known) {
            return None;
        }
        let (path, ty) = (p.to_token_stream(), Ty::Like(p.to_token_stream().to_string()));
        let var = self.f.var(None, ty.clone(), p.span(), Origin::Static);
        self.f.statics.push((var, path));
        Some((Place::var(var), ty))
    }

    /// The path of a method of a receiver that changes: `Spring::step`.
    pub(crate) fn method_path(&mut self, ty: &Ty, name: &Ident) -> Res<syn::Path> {
        let path = match self.types.shallow(ty) {
            Ty::Named(text) => syn::parse_str::<syn::Path>(&text).ok(),
            Ty::Like(text) => syn::parse_str::<Expr>(&text).ok().and_then(|e| type_of(&e)),
            _ => None,
        };
        let Some(mut path) = path.filter(constructs) else {
            return self.refuse(
                name.span(),
                format!("the macro does not see the type that `{name}` may change; write it with a typed `let`, or call the method by its path, `Type::{name}(&mut ..)`"),
            );
        };
        for segment in &mut path.segments {
            segment.arguments = syn::PathArguments::None;
            segment.ident.set_span(name.span());
        }
        path.segments.push(name.clone().into());
        Ok(path)
    }
}
