//! A smaller input with the same fault.
use crate::Input;
use crate::mutate::{one, replaced};
use proc_macro2::{TokenStream, TokenTree};

/// Deletes tokens, opens groups and puts literals in place of groups, as long as `fails` holds.
pub fn shrink(input: &Input, fails: &mut dyn FnMut(&Input) -> bool) -> Input {
    let mut best = input.clone();
    loop {
        let before = (best.item.clone(), best.options.clone());
        for part in [false, true] {
            let text = |i: &Input| if part { i.options.clone() } else { i.item.clone() };
            let mut at = 0;
            loop {
                let Ok(stream) = text(&best).parse::<TokenStream>() else { break };
                let mut any = false;
                let mut accepted = false;
                for way in 0..3 {
                    let made = replaced(stream.clone(), &mut { at }, &mut |tree| {
                        any = true;
                        match (way, tree) {
                            (0, _) => vec![],
                            (1, TokenTree::Group(g)) => g.stream().into_iter().collect(),
                            (2, TokenTree::Group(_)) => vec![one()],
                            (_, tree) => vec![tree],
                        }
                    });
                    let made = made.to_string();
                    if made == text(&best) {
                        continue;
                    }
                    let mut candidate = best.clone();
                    *(if part { &mut candidate.options } else { &mut candidate.item }) = made;
                    if fails(&candidate) {
                        best = candidate;
                        accepted = true;
                        break;
                    }
                }
                if !any {
                    break;
                }
                if !accepted {
                    at += 1;
                }
            }
        }
        if best.invisible != 0 {
            let candidate = Input { invisible: 0, ..best.clone() };
            if fails(&candidate) {
                best = candidate;
            }
        }
        if before == (best.item.clone(), best.options.clone()) {
            return best;
        }
    }
}
