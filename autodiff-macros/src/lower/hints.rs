//! What the names in a body say about the shape of what they stand for: the body's text in, names of structs and arrays, and of
//! numbers, out.
//!
//! A macro sees no types. Whether `let d = a.sub(&b);` binds a number or a struct is told by what is done with `d` afterwards: a
//! number has no fields, no methods but those of std, and cannot be indexed. A wrong guess is rustc's type error, not a wrong number.
use super::vectors::array_method;
use crate::types::Ty;
use std::collections::BTreeSet;
use syn::visit::Visit;
use syn::{Expr, Member, Pat};

#[derive(Default)]
pub(crate) struct Hints {
    /// Locals, and fields with a dot before their name, that have parts.
    whole: BTreeSet<String>,
    /// Those of them that are structs or enums: with a field by name, a method of their own.
    structs: BTreeSet<String>,
    numbers: BTreeSet<String>,
    /// Names of what is assigned, in whole or in part.
    assigned: BTreeSet<String>,
    /// Names of sequences whose elements have parts: structs, rows.
    rows: BTreeSet<String>,
    /// Names of what is asked as an option is.
    options: BTreeSet<String>,
    /// Names of types: none of them is that of a variant.
    types: BTreeSet<String>,
}

impl Hints {
    pub(crate) fn read(sig: &syn::Signature, body: &syn::Block, output: &Ty) -> Self {
        let rows_result = output.element().is_some_and(|e| e.has_user() || e.is_aggregate());
        let mut walk = Walk { whole_result: output.has_user(), rows_result, ..Walk::default() };
        walk.visit_signature(sig);
        walk.visit_block(body);
        if output.has_user() || rows_result {
            walk.result(body);
        }
        let Walk { mut hints, pairs, items, looped, made, with_fields, .. } = walk;
        // Enums have no fields.
        hints
            .types
            .extend(made.into_iter().filter(|(local, _)| with_fields.contains(local)).map(|(_, ty)| ty));
        let whole = |name: &String| {
            (hints.whole.contains(name) || looped.contains(name)) && !hints.numbers.contains(name)
        };
        let of_rows: Vec<String> =
            items.into_iter().filter(|(item, _)| whole(item)).map(|(_, rows)| rows).collect();
        hints.rows.extend(of_rows);
        // What is given to a struct, or made of one, is a struct.
        loop {
            let before = (hints.whole.len(), hints.structs.len());
            for (a, b) in &pairs {
                if hints.is_whole(a) || hints.is_whole(b) {
                    hints.whole.extend([a.clone(), b.clone()]);
                }
                if hints.structs.contains(a) || hints.structs.contains(b) {
                    hints.structs.extend([a.clone(), b.clone()]);
                }
            }
            if (hints.whole.len(), hints.structs.len()) == before {
                return hints;
            }
        }
    }

    fn is_whole(&self, name: &str) -> bool {
        self.whole.contains(name) && !self.numbers.contains(name)
    }

    /// True for a name of something that has parts.
    pub(crate) fn parts(&self, name: &str) -> bool {
        self.is_whole(name)
    }

    /// True for a name of a struct or an enum.
    pub(crate) fn user(&self, name: &str) -> bool {
        self.structs.contains(name) && !self.numbers.contains(name)
    }

    /// True for a name of something that is assigned, in whole or in part, or lent by `&mut`.
    pub(crate) fn assigned(&self, name: &str) -> bool {
        self.assigned.contains(name)
    }

    pub(crate) fn number(&self, name: &str) -> bool {
        self.numbers.contains(name)
    }

    /// True for a name of a sequence whose elements have parts.
    pub(crate) fn rows(&self, name: &str) -> bool {
        self.rows.contains(name)
    }

    /// True for a name of what has methods that only options have.
    pub(crate) fn option(&self, name: &str) -> bool {
        self.options.contains(name)
    }

    /// True for a path that is spoken of as a type: of a struct, then.
    pub(crate) fn names_a_type(&self, path: &syn::Path) -> bool {
        path.segments.last().is_some_and(|s| self.types.contains(&s.ident.to_string()))
    }

    /// True for a field that has parts.
    pub(crate) fn field(&self, member: &Member) -> bool {
        matches!(member, Member::Named(id) if self.is_whole(&format!(".{id}")))
    }
}

#[derive(Default)]
struct Walk {
    hints: Hints,
    /// Names of which one is given to the other.
    pairs: Vec<(String, String)>,
    /// Names of items, and of the sequences that they are taken from.
    items: Vec<(String, String)>,
    /// Names of what loops run over.
    looped: BTreeSet<String>,
    /// What the function gives has parts.
    whole_result: bool,
    /// So have its elements.
    rows_result: bool,
    /// Locals, and the paths of the literals that they are bound to.
    made: Vec<(String, String)>,
    /// Locals of which a field is read.
    with_fields: BTreeSet<String>,
}

/// The name that an expression is read through.
fn name(e: &Expr) -> Option<String> {
    match e {
        Expr::Paren(p) => name(&p.expr),
        Expr::Group(g) => name(&g.expr),
        Expr::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)) => name(&u.expr),
        Expr::Reference(r) => name(&r.expr),
        Expr::Path(p) => p.path.get_ident().map(|id| id.to_string()),
        Expr::Field(f) => match &f.member {
            Member::Named(id) => Some(format!(".{id}")),
            Member::Unnamed(_) => None,
        },
        Expr::MethodCall(m) if m.method == "clone" => name(&m.receiver),
        _ => None,
    }
}

/// The local that a place is a part of.
fn root(e: &Expr) -> Option<String> {
    match e {
        Expr::Field(f) => root(&f.base),
        Expr::Index(i) => root(&i.expr),
        Expr::Paren(p) => root(&p.expr),
        e => name(e),
    }
}

/// The name of the sequence that an iterator gives the elements of.
fn sequence(e: &Expr) -> Option<String> {
    const SAME: [&str; 10] =
        ["iter", "into_iter", "iter_mut", "rev", "skip", "take", "filter", "copied", "cloned", "step_by"];
    match e {
        Expr::MethodCall(m) if SAME.iter().any(|name| m.method == name) => sequence(&m.receiver),
        Expr::MethodCall(_) | Expr::Field(_) => None,
        e => name(e),
    }
}

/// The name that a pattern gives an item.
fn item(pat: &Pat) -> Option<String> {
    match pat {
        Pat::Ident(p) => Some(p.ident.to_string()),
        Pat::Reference(r) => item(&r.pat),
        Pat::Type(t) => item(&t.pat),
        Pat::Paren(p) => item(&p.pat),
        _ => None,
    }
}

impl Walk {
    /// What is done with an element of a sequence only things with parts allow.
    fn element(&mut self, e: &Expr) {
        match e {
            Expr::Index(i) => self.hints.rows.extend(name(&i.expr)),
            Expr::Reference(r) => self.element(&r.expr),
            Expr::Paren(p) => self.element(&p.expr),
            _ => {}
        }
    }
    fn whole(&mut self, e: &Expr) {
        self.hints.whole.extend(name(e));
    }
    fn user(&mut self, e: &Expr) {
        self.hints.structs.extend(name(e));
        self.whole(e);
    }
    fn number(&mut self, e: &Expr) {
        if !matches!(e, Expr::MethodCall(_)) {
            self.hints.numbers.extend(name(e));
        }
    }

    /// What ends a body whose result is a struct.
    fn result(&mut self, body: &syn::Block) {
        if let Some(syn::Stmt::Expr(e, None)) = body.stmts.last() {
            self.value(e);
        }
    }

    fn value(&mut self, e: &Expr) {
        match e {
            Expr::Path(_) | Expr::MethodCall(_) => {
                self.whole(e);
                if self.rows_result {
                    self.hints.rows.extend(name(e));
                }
            }
            Expr::Paren(p) => self.value(&p.expr),
            Expr::Return(r) => r.expr.iter().for_each(|e| self.value(e)),
            Expr::Tuple(t) => t.elems.iter().for_each(|e| self.value(e)),
            Expr::Array(t) => t.elems.iter().for_each(|e| self.value(e)),
            Expr::Call(c) => {
                let wraps =
                    matches!(&*c.func, Expr::Path(p) if ["Some", "Ok"].iter().any(|w| p.path.is_ident(w)));
                if wraps {
                    c.args.iter().for_each(|e| self.value(e));
                }
            }
            Expr::If(i) => {
                self.result(&i.then_branch);
                if let Some((_, e)) = &i.else_branch {
                    self.value(e);
                }
            }
            Expr::Block(b) => self.result(&b.block),
            Expr::Match(m) => m.arms.iter().for_each(|a| self.value(&a.body)),
            _ => {}
        }
    }

    fn pattern(&mut self, pat: &Pat, e: &Expr) {
        match pat {
            Pat::Struct(_) => self.user(e),
            Pat::TupleStruct(t) if ["Some", "Ok", "Err"].iter().any(|w| t.path.is_ident(w)) => {}
            Pat::TupleStruct(_) => self.user(e),
            Pat::Paren(p) => self.pattern(&p.pat, e),
            Pat::Reference(r) => self.pattern(&r.pat, e),
            Pat::Or(o) => o.cases.iter().for_each(|p| self.pattern(p, e)),
            Pat::Ident(p) => {
                if let Some(from) = name(e) {
                    self.pairs.push((p.ident.to_string(), from));
                }
            }
            Pat::Type(t) => self.pattern(&t.pat, e),
            _ => {}
        }
    }
}

impl<'a> Visit<'a> for Walk {
    fn visit_type_path(&mut self, p: &'a syn::TypePath) {
        self.hints.types.extend(p.path.segments.last().map(|s| s.ident.to_string()));
        syn::visit::visit_type_path(self, p);
    }
    fn visit_expr_path(&mut self, p: &'a syn::ExprPath) {
        // `Point` of `Point::new`.
        let qualifiers = p.path.segments.iter().rev().skip(1);
        self.hints.types.extend(qualifiers.map(|s| s.ident.to_string()));
        syn::visit::visit_expr_path(self, p);
    }
    fn visit_expr_field(&mut self, f: &'a syn::ExprField) {
        self.element(&f.base);
        self.with_fields.extend(name(&f.base));
        if matches!(f.member, Member::Named(_)) {
            // `rows[k].x`: rows of structs are no rows of numbers.
            match &*f.base {
                Expr::Index(i) => self.user(&i.expr),
                base => self.user(base),
            }
        } else {
            self.whole(&f.base);
        }
        syn::visit::visit_expr_field(self, f);
    }
    fn visit_expr_index(&mut self, i: &'a syn::ExprIndex) {
        self.element(&i.expr);
        self.whole(&i.expr);
        syn::visit::visit_expr_index(self, i);
    }
    fn visit_expr_method_call(&mut self, m: &'a syn::ExprMethodCall) {
        let text = m.method.to_string();
        if !number_method(&text) && (!std_method(&text) || array_method(&text)) {
            self.element(&m.receiver);
        }
        if let (Some(Expr::Closure(c)), Some(rows)) = (m.args.first(), sequence(&m.receiver))
            && let Some(item) = c.inputs.first().and_then(item)
        {
            self.items.push((item, rows));
        }
        if super::optional::option_method(&text) || text == "take" && m.args.is_empty() {
            self.hints.options.extend(name(&m.receiver));
        }
        if number_method(&text) {
            self.number(&m.receiver);
        } else if array_method(&text) || GROWTH.contains(&text.as_str()) {
            self.whole(&m.receiver);
        } else if !std_method(&text) {
            self.user(&m.receiver);
        }
        syn::visit::visit_expr_method_call(self, m);
    }
    fn visit_expr_call(&mut self, c: &'a syn::ExprCall) {
        for a in &c.args {
            if let Expr::Reference(r) = a {
                self.whole(&r.expr);
            }
        }
        syn::visit::visit_expr_call(self, c);
    }
    fn visit_expr_binary(&mut self, b: &'a syn::ExprBinary) {
        self.hints.assigned.extend(root(&b.left));
        self.number(&b.left);
        self.number(&b.right);
        syn::visit::visit_expr_binary(self, b);
    }
    fn visit_expr_unary(&mut self, u: &'a syn::ExprUnary) {
        if !matches!(u.op, syn::UnOp::Deref(_)) {
            self.number(&u.expr);
        }
        syn::visit::visit_expr_unary(self, u);
    }
    fn visit_expr_cast(&mut self, c: &'a syn::ExprCast) {
        self.number(&c.expr);
        syn::visit::visit_expr_cast(self, c);
    }
    fn visit_expr_struct(&mut self, s: &'a syn::ExprStruct) {
        if let Some(rest) = &s.rest {
            self.hints.types.extend(s.path.segments.last().map(|s| s.ident.to_string()));
            self.user(rest);
        }
        syn::visit::visit_expr_struct(self, s);
    }
    fn visit_expr_match(&mut self, m: &'a syn::ExprMatch) {
        m.arms.iter().for_each(|a| self.pattern(&a.pat, &m.expr));
        syn::visit::visit_expr_match(self, m);
    }
    fn visit_expr_let(&mut self, l: &'a syn::ExprLet) {
        self.pattern(&l.pat, &l.expr);
        syn::visit::visit_expr_let(self, l);
    }
    fn visit_local(&mut self, l: &'a syn::Local) {
        if let Some(init) = &l.init {
            let path = match &*init.expr {
                Expr::Struct(s) => Some(&s.path),
                Expr::Call(c) => match &*c.func {
                    Expr::Path(p) => Some(&p.path),
                    _ => None,
                },
                _ => None,
            };
            if let (Pat::Ident(p), Some(last)) = (&l.pat, path.and_then(|p| p.segments.last())) {
                self.made.push((p.ident.to_string(), last.ident.to_string()));
            }
            self.pattern(&l.pat, &init.expr);
        }
        syn::visit::visit_local(self, l);
    }
    fn visit_expr_reference(&mut self, r: &'a syn::ExprReference) {
        if r.mutability.is_some() {
            self.hints.assigned.extend(root(&r.expr));
        }
        syn::visit::visit_expr_reference(self, r);
    }
    fn visit_expr_assign(&mut self, a: &'a syn::ExprAssign) {
        self.hints.assigned.extend(root(&a.left));
        if let (Some(to), Some(from)) = (name(&a.left), name(&a.right)) {
            self.pairs.push((to, from));
        }
        if let (Expr::Struct(_), Some(to)) = (&*a.right, name(&a.left)) {
            self.hints.structs.insert(to.clone());
            self.hints.whole.insert(to);
        }
        syn::visit::visit_expr_assign(self, a);
    }
    fn visit_expr_return(&mut self, r: &'a syn::ExprReturn) {
        if self.whole_result || self.rows_result {
            r.expr.iter().for_each(|e| self.value(e));
        }
        syn::visit::visit_expr_return(self, r);
    }
    fn visit_expr_for_loop(&mut self, f: &'a syn::ExprForLoop) {
        let rows = match &*f.expr {
            Expr::MethodCall(m) if m.args.is_empty() => name(&m.receiver),
            e => name(e),
        };
        // What is looped over has elements.
        self.looped.extend(sequence(&f.expr));
        if let (Some(item), Some(rows)) = (item(&f.pat), sequence(&f.expr)) {
            self.items.push((item, rows));
        }
        if let (Pat::Ident(p), Some(rows)) = (&*f.pat, rows) {
            self.pairs.push((p.ident.to_string(), rows));
        }
        syn::visit::visit_expr_for_loop(self, f);
    }
    fn visit_item(&mut self, _: &'a syn::Item) {}
}

/// Methods of vectors, which structs may have, too.
const GROWTH: [&str; 12] = [
    "push",
    "pop",
    "extend",
    "extend_from_slice",
    "truncate",
    "resize",
    "clear",
    "insert",
    "remove",
    "append",
    "swap",
    "fill",
];

/// A method that only floats have. (`add` and its kin are operators there.)
pub(super) fn number_method(name: &str) -> bool {
    let operator = matches!(name, "add" | "sub" | "mul" | "div" | "rem" | "neg");
    crate::rules::find(name).is_some() && !operator || name == "sin_cos"
}

/// A method that numbers, options or iterators have.
pub(super) fn std_method(name: &str) -> bool {
    number_method(name)
        || name.starts_with("is_")
        || name.starts_with("to_")
        || name.starts_with("unwrap")
        || matches!(
            name,
            "clone"
                | "into"
                | "expect"
                | "ok_or"
                | "ok_or_else"
                | "ok"
                | "map"
                | "map_err"
                | "and_then"
                | "or"
                | "or_else"
                | "filter"
                | "copied"
                | "cloned"
                | "as_ref"
                | "as_mut"
                | "take"
                | "total_cmp"
                | "partial_cmp"
                | "cmp"
                | "min"
                | "max"
                | "pow"
                | "rem_euclid"
                | "borrow"
                | "contains"
                | "eq"
                | "ne"
                | "unsigned_abs"
                | "abs_diff"
        )
}
