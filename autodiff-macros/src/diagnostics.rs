//! Errors: collected over a whole item, reported together, each on the user's own tokens.
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, quote_spanned};

/// What `depth` and `lower` say of expressions that would exhaust the stack.
pub(crate) const TOO_DEEP: &str = "this is nested too deeply to be differentiated; split it with `let`";

/// The errors of one item.
#[derive(Default)]
pub(crate) struct Errors {
    found: Vec<Found>,
    /// Where there is an error that rustc words better than the macro could.
    left: Option<Span>,
    /// Where an error goes whose tokens are not the user's: a missing expression has none, a token of ours points at the attribute.
    home: Option<Span>,
}

/// One error, and the smallest expression or statement that it was found in.
struct Found {
    error: syn::Error,
    of: Option<Extent>,
}

/// Where a piece of the user's text begins and ends.
#[derive(PartialEq, Eq)]
pub(crate) struct Extent(String, String);

impl Extent {
    /// rustc shows places in the `Debug` form of spans (`#0 bytes(7..9)`), and nowhere else on stable. Where that form is another
    /// one nothing has an extent.
    pub(crate) fn of(syntax: &impl ToTokens) -> Option<Extent> {
        let mut tokens = syntax.to_token_stream().into_iter();
        let place = |token: &TokenTree| Some(format!("{:?}", token.span())).filter(|s| s.contains("bytes("));
        let first = tokens.next()?;
        let last = tokens.last();
        Some(Extent(place(&first)?, place(last.as_ref().unwrap_or(&first))?))
    }
}

impl Errors {
    /// Notes an error; a second one at the same place is the same mistake.
    pub(crate) fn push(&mut self, span: Span, message: impl std::fmt::Display) {
        let span = if is_ours(span) { self.home.unwrap_or(span) } else { span };
        let text = message.to_string();
        let place = format!("{span:?}");
        let same = |e: &syn::Error| e.to_string() == text && format!("{:?}", e.span()) == place;
        if !self.found.iter().any(|f| same(&f.error)) {
            self.add(syn::Error::new(span, text));
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
        self.found.push(Found { error, of: None });
    }
    pub(crate) fn len(&self) -> usize {
        self.found.len()
    }
    pub(crate) fn is_empty(&self) -> bool {
        self.found.is_empty() && self.left.is_none()
    }
    /// Says nothing of a program that rustc refuses for certain: the function is given to it as it is.
    pub(crate) fn leave_to_rustc(&mut self, span: Span) {
        self.left.get_or_insert(span);
    }
    /// The errors since then that no part of it has claimed were found in this piece of syntax.
    pub(crate) fn claim(&mut self, since: usize, syntax: &impl ToTokens) {
        for found in self.found.iter_mut().skip(since).filter(|f| f.of.is_none()) {
            found.of = Extent::of(syntax);
        }
    }
    /// Takes out what was found in exactly this piece of syntax, as `compile_error!` items.
    pub(crate) fn take(&mut self, syntax: &impl ToTokens) -> Option<TokenStream> {
        let extent = Some(Extent::of(syntax)?);
        let (here, others) = self.found.drain(..).partition(|f| f.of == extent);
        self.found = others;
        let here = Errors { found: here, ..Errors::default() };
        (!here.is_empty()).then(|| here.tokens())
    }
    /// Takes over those of a part.
    pub(crate) fn extend(&mut self, other: Errors) {
        self.found.extend(other.found);
        self.left = self.left.or(other.left);
    }
    /// True if all there is to say is that nothing carries a derivative.
    pub(crate) fn only_inactive(&self) -> bool {
        let inactive = |text: String| text.contains("carries") && text.contains("derivative;");
        self.left.is_none() && self.found.iter().all(|f| inactive(f.error.to_string()))
    }
    /// Each as an item that is an error.
    pub(crate) fn list(&self) -> Vec<TokenStream> {
        match self.left {
            Some(span) if self.found.is_empty() => vec![unless_rustc_refuses(span, CONTRADICTION)],
            _ => self.found.iter().map(|f| f.error.to_compile_error()).collect(),
        }
    }
    /// All of them as items that are errors.
    pub(crate) fn tokens(&self) -> TokenStream {
        self.list().into_iter().collect()
    }
}

const CONTRADICTION: &str = "`#[differentiate]` found a contradiction of types in this function that rustc does not see; write the types of its variables";

/// An error that is reported only where rustc finds none: lints come last. Without it a program that the macro took for mistyped
/// by mistake would have no derivative and no error.
pub(crate) fn unless_rustc_refuses(span: Span, text: &str) -> TokenStream {
    quote_spanned! {span=>
        const _: () = {
            #[must_use = #text]
            const fn contradiction() -> bool {
                true
            }
            #[allow(dead_code)]
            #[deny(unused_must_use)]
            fn refuse() {
                contradiction();
            }
        };
    }
}

/// True for a span that the macro made: spans cannot be compared, but they can be printed.
pub(crate) fn is_ours(span: Span) -> bool {
    let place = format!("{span:?}");
    [Span::call_site(), Span::mixed_site()].iter().any(|own| format!("{own:?}") == place)
}

/// What a refused part of the body leaves behind: its error is already noted.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Refused;
