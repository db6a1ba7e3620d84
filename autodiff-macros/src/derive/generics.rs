//! The generics of a type go in; those of its tangent, which has fewer fields, come out, and the heads of `impl` blocks for both.
use super::Field;
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use syn::{GenericParam, Generics, Type, WherePredicate, parse_quote};

/// What names mean inside of an item.
pub(super) struct Scope<'a> {
    pub(super) ident: &'a Ident,
    pub(super) generics: &'a Generics,
    pub(super) krate: &'a TokenStream,
}

impl Scope<'_> {
    /// The item's own type.
    pub(super) fn ty(&self) -> Type {
        let (ident, (_, arguments, _)) = (self.ident, self.generics.split_for_impl());
        parse_quote!(#ident #arguments)
    }
    pub(super) fn type_params(&self) -> impl Iterator<Item = &Ident> {
        self.generics.type_params().map(|p| &p.ident)
    }
    pub(super) fn const_params(&self) -> impl Iterator<Item = &Ident> {
        self.generics.const_params().map(|p| &p.ident)
    }
}

/// The names in some tokens; those of lifetimes begin with `'`.
pub(super) fn mentioned(tokens: &impl ToTokens) -> BTreeSet<String> {
    fn collect(tokens: TokenStream, names: &mut BTreeSet<String>) {
        let mut quote = false;
        for token in tokens {
            match &token {
                TokenTree::Ident(name) if quote => names.insert(format!("'{name}")),
                TokenTree::Ident(name) => names.insert(name.to_string()),
                TokenTree::Group(group) => {
                    collect(group.stream(), names);
                    false
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => false,
            };
            quote = matches!(&token, TokenTree::Punct(p) if p.as_char() == '\'');
        }
    }
    let mut names = BTreeSet::new();
    collect(tokens.to_token_stream(), &mut names);
    names
}

/// What stands in the head of an `impl`: `<T>`, `Name<T>`, `where T: …`.
pub(super) type Parts = [TokenStream; 3];

/// A type's name and its generics.
pub(super) struct Header {
    pub(super) name: Ident,
    pub(super) generics: Generics,
}

impl Header {
    /// Of the type itself.
    pub(super) fn of_point(scope: &Scope, fields: &[Field]) -> Header {
        Header {
            name: scope.ident.clone(),
            generics: with(scope.generics.clone(), differentiable(scope, fields)),
        }
    }

    /// Of its tangent: with the parameters that are mentioned in the fields.
    pub(super) fn of_tangent(scope: &Scope, name: Ident, fields: &[Field]) -> Header {
        let kept: BTreeSet<String> = fields.iter().flat_map(|f| mentioned(&f.shape.tangent)).collect();
        let name_of = |p: &GenericParam| match p {
            GenericParam::Lifetime(p) => p.lifetime.to_string(),
            GenericParam::Type(p) => p.ident.to_string(),
            GenericParam::Const(p) => p.ident.to_string(),
        };
        let (params, dropped): (Vec<_>, Vec<_>) =
            scope.generics.params.iter().cloned().partition(|p| kept.contains(&name_of(p)));
        let dropped: BTreeSet<String> = dropped.iter().map(name_of).chain(["Self".to_string()]).collect();
        let stays = |tokens: &dyn ToTokens| mentioned(&tokens.to_token_stream()).is_disjoint(&dropped);

        let mut generics = Generics::default();
        for mut param in params {
            match &mut param {
                GenericParam::Type(p) => {
                    p.bounds = std::mem::take(&mut p.bounds).into_iter().filter(|b| stays(b)).collect();
                    p.default = p.default.take().filter(|d| stays(d));
                }
                GenericParam::Lifetime(p) => {
                    p.bounds = std::mem::take(&mut p.bounds).into_iter().filter(|b| stays(b)).collect();
                }
                GenericParam::Const(_) => {}
            }
            generics.params.push(param);
        }
        let clause = scope.generics.where_clause.iter().flat_map(|c| &c.predicates);
        let predicates = clause.filter(|p| stays(p)).cloned().collect();
        generics = with(generics, predicates);
        Header { name, generics: with(generics, differentiable(scope, fields)) }
    }

    /// The type.
    pub(super) fn ty(&self) -> TokenStream {
        let (name, (_, arguments, _)) = (&self.name, self.generics.split_for_impl());
        code!(#name #arguments)
    }

    /// The same, under more conditions.
    pub(super) fn when(&self, predicates: Vec<WherePredicate>) -> Header {
        Header { name: self.name.clone(), generics: with(self.generics.clone(), predicates) }
    }

    pub(super) fn parts(&self) -> Parts {
        let (params, _, clause) = self.generics.split_for_impl();
        [params.to_token_stream(), self.ty(), clause.to_token_stream()]
    }
}

fn with(mut generics: Generics, predicates: Vec<WherePredicate>) -> Generics {
    if !predicates.is_empty() {
        generics.make_where_clause().predicates.extend(predicates);
    }
    generics
}

/// The generics where each parameter in `ty` is differentiable.
pub(super) fn where_its_own_are(ty: &Type, generics: &Generics, krate: &TokenStream) -> Generics {
    let names = mentioned(ty);
    let params = generics.type_params().map(|p| &p.ident).filter(|p| names.contains(&p.to_string()));
    let predicates = params.map(|p| parse_quote!(#p: #krate::Differentiable)).collect();
    let mut generics = generics.clone();
    if let Some(clause) = &mut generics.where_clause {
        let predicates = std::mem::take(&mut clause.predicates).into_iter();
        clause.predicates = predicates.filter(|p| !mentioned(p).contains("Self")).collect();
    }
    with(generics, predicates)
}

/// `T: Differentiable` for what has to be.
fn differentiable(scope: &Scope, fields: &[Field]) -> Vec<WherePredicate> {
    let krate = scope.krate;
    bounds(fields).map(|ty| parse_quote!(#ty: #krate::Differentiable)).collect()
}

/// The types with parameters in them that have to be differentiable, each once.
pub(super) fn bounds(fields: &[Field]) -> impl Iterator<Item = &Type> {
    let mut seen = BTreeSet::new();
    fields
        .iter()
        .flat_map(|f| &f.shape.bounds)
        .filter(move |ty| seen.insert(ty.to_token_stream().to_string()))
}
