//! Parallel loops: a closure that runs some of the rounds, for the runtime to run as often as there are runs.
use super::{Printer, Storage};
use crate::ir::*;
use proc_macro2::TokenStream;

impl Printer<'_> {
    /// ```text
    /// let (s, w_adj_2) = parallel::sum(0..n, Rows::new(&mut x_adj[..], 1, 0, 0), |run, x_adj_2| {
    ///     let x_adj_2 = x_adj_2.slice();
    ///     let (from, rounds) = (run.from, run.rounds);
    ///     ..
    ///     (s, w_adj_2)
    /// });
    /// ```
    pub(super) fn parallel(&self, p: &Parallel) -> TokenStream {
        let krate = &self.krate;
        let (lo, hi) = (self.ex(&p.lo), self.tight(&p.hi));
        let lo = if matches!(p.lo, Ex::Bin(..) | Ex::Cast(..)) { code!((#lo)) } else { lo };
        let pieces = nest(p.pieces.iter().map(|piece| {
            let of = self.place(&piece.of);
            let (stride, offset) = (self.ex(&piece.stride), self.ex(&piece.offset));
            code!(#krate::parallel::Rows::new(&mut #of[..], #stride, #lo, #offset))
        }));
        let names: Vec<_> = p.pieces.iter().map(|piece| self.var(piece.piece)).collect();
        let pattern = nest(names.iter().map(|name| code!(#name)));
        let (from, rounds) = (self.val(p.from), self.val(p.rounds));
        let outer = self.storage.get();
        let (before, head, result, after) = match p.taped {
            Taped::Nothing => (None, None, None, None),
            Taped::Within => {
                self.storage.set(Storage::Local);
                (None, Some(self.frame_declarations(&p.body)), None, None)
            }
            Taped::Put => {
                let tape = self.tape();
                self.storage.set(Storage::Tape);
                (
                    None,
                    Some(code!(let mut residuals = #krate::Tape::default(); let #tape = &mut residuals;)),
                    Some(code!(#krate::parallel::Tapes::of(residuals))),
                    Some(code!(#tape.put_object(residuals);)),
                )
            }
            Taped::Take => {
                let back = self.back();
                self.storage.set(Storage::Tape);
                (
                    Some(code!(let residuals = #back.take_object::<#krate::parallel::Tapes>();)),
                    Some(code!(let #back = &mut residuals.back(run);)),
                    None,
                    None,
                )
            }
        };
        let body = self.block(&p.body);
        self.storage.set(outer);
        let sums = || p.sums.iter().map(|v| self.var(*v)).map(|name| code!(#name));
        let results = nest(sums().chain(result));
        let bound = nest(sums().chain(after.is_some().then(|| code!(residuals))));
        code! {
            #before
            let #bound = #krate::parallel::sum(#lo..#hi, #pieces, |run, #pattern| {
                #(let #names = #names.slice();)*
                let (#from, #rounds) = (run.from, run.rounds);
                #head
                #body
                #results
            });
            #after
        }
    }
}

/// `(a, (b, c))`
fn nest(all: impl DoubleEndedIterator<Item = TokenStream>) -> TokenStream {
    all.rev().reduce(|rest, one| code!((#one, #rest))).unwrap_or_else(|| code!(()))
}
