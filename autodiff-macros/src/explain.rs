//! What the loops of a function keep for the reverse sweep, and why, in words: both forms of the sweeps in, a text out.
//!
//! Asked for with `#[differentiate(explain)]`, or for all functions with the environment variable `AUTODIFF_EXPLAIN`; the compiler's
//! output shows it.
use crate::flow;
use crate::ir::*;
use crate::parallel;
use crate::sweeps::{Sweeps, Swept};
use crate::types::{Float, Ty};
use crate::visit;
use std::fmt::Write;

pub(crate) fn report(name: &str, sweeps: &Sweeps) -> String {
    let mut record = String::new();
    form(&sweeps.split, &mut record);
    let mut gradient = String::new();
    form(&sweeps.joined, &mut gradient);
    let mut out = format!("autodiff: what the loops of `{name}` keep for the reverse sweep\n");
    let nothing = "  there is no loop that has to be reversed\n";
    let or_nothing = |text: &str| if text.is_empty() { nothing.to_string() } else { text.to_string() };
    if record == gradient {
        let _ = write!(out, "{}", or_nothing(&record));
    } else {
        let _ = write!(out, " forward_{name}, reverse_{name}:\n{}", or_nothing(&record));
        let _ = write!(out, " grad_{name}:\n{}", or_nothing(&gradient));
    }
    out
}

fn form(swept: &Swept, out: &mut String) {
    let mut reversed = vec![];
    regions(&swept.reverse, &mut reversed);
    loops(swept, &swept.forward, &reversed, 0, false, out);
    loops(swept, &swept.reverse, &reversed, 0, true, out);
    order(swept, &swept.forward, "forward sweep", out);
    order(swept, &swept.reverse, "reverse sweep", out);
}

/// The line of a token, where the compiler runs us.
fn line(span: proc_macro2::Span) -> String {
    let known = proc_macro::is_available();
    if known { format!(" in line {}", span.unwrap().line()) } else { String::new() }
}

fn head(block: &Block) -> Option<usize> {
    match block.first() {
        Some(Stmt::Head(k)) => Some(*k),
        _ => None,
    }
}

/// The numbers of the loops' bodies in a block.
fn regions(block: &Block, out: &mut Vec<usize>) {
    for s in block {
        if let Stmt::Loop(l) = s {
            out.extend(head(&l.body));
        }
        visit::nested(s).into_iter().for_each(|b| regions(b, out));
    }
}

/// The loops of the forward sweep; in the reverse sweep, those that have none there.
fn loops(swept: &Swept, block: &Block, reversed: &[usize], depth: usize, back: bool, out: &mut String) {
    for s in block {
        let mut deeper = depth;
        if let Stmt::Loop(l) = s
            && let Some(number) = head(&l.body)
        {
            let mut forward = vec![];
            regions(&swept.forward, &mut forward);
            let stores = l.frame.as_ref().filter(|f| !f.restore);
            let shown = if back {
                !forward.contains(&number) && l.frame.as_ref().is_none_or(|f| !f.restore)
            } else {
                reversed.contains(&number)
            };
            if shown {
                let pad = "  ".repeat(depth + 1);
                let bytes = stores.map_or(0, |f| bytes(swept, f));
                let line = line(l.span);
                let kind = match &l.kind {
                    LoopKind::For(_) => "for",
                    LoopKind::While { .. } => "while",
                    LoopKind::Forever | LoopKind::Times(_) => "loop",
                };
                let _ = write!(out, "{pad}`{kind}`{line}: ");
                match stores {
                    Some(frame) => {
                        let _ = writeln!(out, "{bytes} bytes per round");
                        each(swept, l, frame, &pad, out);
                    }
                    None if back => {
                        let _ = writeln!(
                            out,
                            "nothing; its rounds do not depend on each other, each is reversed right after it ran"
                        );
                    }
                    None => {
                        let _ = writeln!(
                            out,
                            "nothing; what its reverse reads is there or costs less to compute again"
                        );
                    }
                }
                deeper += 1;
            }
        }
        visit::nested(s).into_iter().for_each(|b| loops(swept, b, reversed, deeper, back, out));
    }
}

/// Whether the rounds of parallel iterators run in parallel.
fn order(swept: &Swept, block: &Block, sweep: &str, out: &mut String) {
    for s in block {
        match s {
            Stmt::Parallel(p) => {
                let _ = writeln!(out, "  the parallel iterator{}, {sweep}: in parallel", line(p.span));
                continue;
            }
            Stmt::Loop(l) if l.parallel => {
                let reason = parallel::plan(&swept.f, l).err();
                let reason = reason.unwrap_or("its other sweep is not parallel, and they share residuals");
                let line = line(l.span);
                let _ = writeln!(
                    out,
                    "  the parallel iterator{line}, {sweep}: one round after the other; {reason}"
                );
            }
            _ => {}
        }
        visit::nested(s).into_iter().for_each(|b| order(swept, b, sweep, out));
    }
}

fn size(ty: &Ty) -> Option<usize> {
    match ty {
        Ty::Float(Float::F32) => Some(4),
        Ty::Bool => Some(1),
        Ty::Array(e, n) => Some(size(e)? * n.parse::<usize>().ok()?),
        _ => Some(8),
    }
}

fn bytes(swept: &Swept, frame: &Frame) -> usize {
    let vals = frame.vals.iter().filter_map(|v| size(&swept.f.vals[*v].ty));
    vals.chain(frame.arrays.iter().filter_map(|(var, _)| size(&swept.f.vars[*var].ty))).sum()
}

fn var_name(f: &Function, v: VarId) -> String {
    f.vars[v].name.as_ref().map_or_else(|| "a temporary".into(), |n| format!("`{n}`"))
}

/// One line for each thing that a round keeps.
fn each(swept: &Swept, l: &Loop, frame: &Frame, pad: &str, out: &mut String) {
    let f = &swept.f;
    for v in &frame.vals {
        let mut found = (String::from("a temporary"), "costs less to keep than to compute again");
        origin(f, &l.body, *v, &mut found);
        if let LoopKind::While { head, .. } = &l.kind {
            origin(f, head, *v, &mut found);
        }
        if let Some(name) = &f.vals[*v].name {
            found.0 = format!("`{name}`");
        }
        let _ = writeln!(out, "{pad}  {}: {}", found.0, found.1);
    }
    for (var, _) in &frame.arrays {
        let array = &f.vars[*var];
        let length = match size(&array.ty) {
            Some(_) => String::new(),
            None => format!(
                " ({} elements more)",
                if let Ty::Array(_, n) = &array.ty { n.as_str() } else { "its" }
            ),
        };
        let _ = writeln!(
            out,
            "{pad}  a copy of {}{length}: a round overwrites it, and its inner loops are reversed from the copy",
            var_name(f, *var)
        );
    }
}

/// What a value is and why it is kept, from the statement that makes it.
fn origin(f: &Function, block: &Block, v: ValId, found: &mut (String, &'static str)) {
    for s in block {
        match s {
            Stmt::Let(w, Rhs::Load(p)) if *w == v => {
                let name = var_name(f, p.root);
                let what = if p.is_whole() { name } else { format!("an element of {name}") };
                *found = (what, "is overwritten before the reverse sweep comes");
            }
            Stmt::Let(w, Rhs::Ex(e)) if *w == v => {
                let mut dear = false;
                visit::ex(e, &mut |e| dear |= matches!(e, Ex::Prim(row, ..) if flow::work(row.name) >= 20));
                if dear {
                    found.1 = "is dear to compute again";
                }
                if matches!(f.vals[v].of, Of::Partial(..)) {
                    found.0 = "a local derivative".into();
                }
                if matches!(f.vals[v].ty, Ty::Bool) {
                    *found = ("a condition".into(), "says which branch was taken");
                }
            }
            Stmt::If { outs, .. } if outs.iter().any(|o| o.val == v) => {
                found.1 = "comes out of a branch";
            }
            Stmt::Call(c) => {
                let partial = matches!(&c.kind, CallKind::Partials(all) if all.contains(&Some(v)));
                if partial {
                    *found = ("a local derivative of a call".into(), "a call is not repeated");
                } else if c.gives.vals().contains(&v) {
                    *found = ("the result of a call".into(), "a call is not repeated");
                }
            }
            Stmt::Loop(l) if l.trips == Some(v) => {
                *found = ("the number of rounds of an inner loop".into(), "is known only once it has run");
            }
            _ => {}
        }
        visit::nested(s).into_iter().for_each(|b| origin(f, b, v, found));
    }
}

#[cfg(test)]
mod tests {
    fn explain(text: &str) -> String {
        crate::pipeline::explained(syn::parse_str(text).unwrap())
    }

    #[test]
    fn says_what_is_kept_and_why() {
        let text = explain(
            "fn f(x: f64, n: usize) -> f64 {
                let mut y = x;
                for _ in 0..n {
                    y = y * y;
                }
                y
            }",
        );
        assert!(text.contains("`for`: 8 bytes per round"), "{text}");
        assert!(text.contains("`y`: is overwritten before the reverse sweep comes"), "{text}");
    }

    #[test]
    fn says_where_nothing_is_kept() {
        let text = explain(
            "fn f(x: &[f64]) -> f64 {
                let mut s = 0.0;
                for i in 0..x.len() {
                    s += x[i] * x[i];
                }
                s
            }",
        );
        assert!(text.contains("`for`: nothing"), "{text}");
        assert!(explain("fn f(x: f64) -> f64 { x * x }").contains("no loop"));
    }

    #[test]
    fn names_conditions_counts_calls_and_copies() {
        let text = explain(
            "fn f(x: &[f64], n: usize) -> f64 {
                let mut s = 1.0;
                let mut a = [0.0; 4];
                for i in 0..n {
                    for j in 0..4 {
                        a[j] = x[i] * s;
                    }
                    for j in 0..4 {
                        s += a[j] * a[j];
                    }
                    let mut k = s;
                    while k > 1.0 {
                        k = g(k);
                    }
                    s = s * k;
                }
                let mut m = s;
                for i in 0..x.len() {
                    if x[i] > m {
                        m = x[i];
                    }
                }
                m
            }",
        );
        for words in [
            "says which branch was taken",
            "a copy of `a`",
            "is known only once it has run",
            "a call is not repeated",
        ] {
            assert!(text.contains(words), "{words} is not in\n{text}");
        }
    }
}
