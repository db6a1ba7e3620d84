//! Errors: collected over a whole item, reported together, each on the user's own tokens.
use proc_macro2::{Span, TokenStream};

/// The errors of one item.
#[derive(Default)]
pub(crate) struct Errors {
    found: Vec<syn::Error>,
    /// Where an error goes whose tokens are not the user's: a missing expression has none, a token of ours points at the attribute.
    home: Option<Span>,
}

impl Errors {
    /// Notes an error; a second one at the same place is the same mistake.
    pub(crate) fn push(&mut self, span: Span, message: impl std::fmt::Display) {
        let span = if is_ours(span) { self.home.unwrap_or(span) } else { span };
        let text = message.to_string();
        let place = format!("{span:?}");
        if !self.found.iter().any(|e| e.to_string() == text && format!("{:?}", e.span()) == place) {
            self.found.push(syn::Error::new(span, text));
        }
    }
    /// From here on errors without a place of their own are at `span`; gives what was there before, to be put back.
    pub(crate) fn around(&mut self, span: Span) -> Option<Span> {
        if is_ours(span) { self.home } else { self.home.replace(span) }
    }
    /// Undoes `around`.
    pub(crate) fn back_to(&mut self, home: Option<Span>) {
        self.home = home;
    }
    pub(crate) fn add(&mut self, error: syn::Error) {
        self.found.push(error);
    }
    pub(crate) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }
    /// Takes over those of a part.
    pub(crate) fn extend(&mut self, other: Errors) {
        self.found.extend(other.found);
    }
    /// True if all there is to say is that nothing carries a derivative.
    pub(crate) fn only_inactive(&self) -> bool {
        self.found.iter().all(|e| e.to_string().contains("carries") && e.to_string().contains("derivative;"))
    }
    /// Each as a `compile_error!` item.
    pub(crate) fn into_list(self) -> Vec<TokenStream> {
        self.found.iter().map(syn::Error::to_compile_error).collect()
    }
    /// All of them as `compile_error!` items.
    pub(crate) fn into_tokens(self) -> TokenStream {
        self.found.iter().map(syn::Error::to_compile_error).collect()
    }
}

/// True for a span that the macro made: spans cannot be compared, but they can be printed.
fn is_ours(span: Span) -> bool {
    let place = format!("{span:?}");
    [Span::call_site(), Span::mixed_site()].iter().any(|own| format!("{own:?}") == place)
}

/// What a refused part of the body leaves behind: its error is already noted.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Refused;
