//! Checkpointed loops: what keeps their states, and what runs their rounds again.
use super::{Printer, Storage};
use crate::checkpoint::{Form, form};
use crate::ir::*;
use crate::types::Ty;
use crate::visit;
use proc_macro2::{Ident, Span, TokenStream};
use quote::format_ident;

/// The frames of the rounds that a segment records.
struct Segment {
    id: FrameId,
    /// One per round; else those of an inner loop.
    outer: bool,
}

fn frames(record: &Block) -> Vec<Segment> {
    fn walk(block: &Block, outer: bool, out: &mut Vec<Segment>) {
        for s in block {
            if let Stmt::Loop(l) = s
                && let Some(frame) = l.frame.as_ref().filter(|f| !f.restore)
            {
                out.push(Segment { id: frame.id, outer });
            }
            if !matches!(s, Stmt::Replay(_)) {
                visit::nested(s).into_iter().for_each(|b| walk(b, false, out));
            }
        }
    }
    let mut out = vec![];
    walk(record, true, &mut out);
    out
}

/// The checkpointed loops inside of the rounds that are recorded.
fn kept(block: &Block) -> Vec<&Keeps> {
    let mut out = vec![];
    for s in block {
        if let Stmt::Loop(l) = s
            && let Some(keeps) = l.checkpoint.as_ref().and_then(|c| c.keeps.as_ref()).filter(|k| !k.again)
        {
            out.push(keeps);
        }
        if !matches!(s, Stmt::Replay(_)) {
            visit::nested(s).into_iter().for_each(|b| out.extend(kept(b)));
        }
    }
    out
}

impl Printer<'_> {
    fn runtime(&self) -> TokenStream {
        let krate = &self.krate;
        code!(#krate::checkpoint)
    }

    /// What a loop's checkpoints go to in the joined form: a vector of them, if it runs more than once.
    pub(super) fn loops_name(&self, id: usize) -> Ident {
        format_ident!("loops_{id}", span = Span::mixed_site())
    }

    /// Puts variables on a tape, one after the other.
    fn put_state(&self, state: &[VarId], on_disk: bool) -> Vec<TokenStream> {
        let one = |v: &VarId| {
            let (ty, place) = (&self.f.vars[*v].ty, Place::var(*v));
            let _at = super::At::token(self.f.vars[*v].span);
            let tape = &code!(state);
            match form(ty) {
                Form::Word => super::put(ty, tape, &self.scalar_place(&place)),
                Form::Words => super::put_all(ty, tape, &self.place(&place)),
                Form::Whole => {
                    let (value, runtime) = (self.scalar_place(&place), self.runtime());
                    if on_disk {
                        return code!(#runtime::state::put_words(&#value, #tape););
                    }
                    code!(#runtime::state::whole(&#value).put(#tape);)
                }
            }
        };
        state.iter().map(one).collect()
    }

    /// Takes variables off a tape.
    fn take_state(&self, state: &[VarId]) -> TokenStream {
        let one = |v: &VarId| {
            let (name, ty) = (self.var(*v), &self.f.vars[*v].ty);
            let _at = super::At::token(self.f.vars[*v].span);
            let tape = &code!(state);
            match form(ty) {
                Form::Word => {
                    let (word, take) = (Self::word_type(ty), super::take(ty, tape));
                    code!(let mut #name: #word = #take;)
                }
                Form::Words => {
                    let all = super::take_all(ty, tape);
                    code!(let mut #name = #all;)
                }
                Form::Whole => {
                    let (like, runtime) = (self.like_var(*v), self.runtime());
                    code!(let mut #name = #runtime::state::whole_of(|| #like).take(&mut state);)
                }
            }
        };
        state.iter().rev().map(one).collect()
    }

    /// An expression of a variable's type, which never runs.
    fn like_var(&self, var: VarId) -> TokenStream {
        match self.f.sources.get(&var) {
            Some(agg) => self.agg(agg, &Ty::unseen()),
            None => self.like(&self.f.vars[var].ty),
        }
    }

    /// The traits that choose how a state holds what is no number, where there is such a thing.
    fn ways(&self, state: &[VarId], of: &str) -> Option<TokenStream> {
        let runtime = self.runtime();
        let (a, b) = (format_ident!("{}Words", of), format_ident!("{}Clone", of));
        let whole = |v: &VarId| matches!(form(&self.f.vars[*v].ty), Form::Whole);
        state.iter().any(whole).then(|| code!(use #runtime::state::{#a as _, #b as _};))
    }

    /// What stands before a checkpointed loop, at the head of its rounds, and after it.
    pub(super) fn keeping(&self, l: &Loop) -> (TokenStream, TokenStream, TokenStream) {
        let nothing = (TokenStream::new(), TokenStream::new(), TokenStream::new());
        let Some((c, keeps)) = l.checkpoint.as_ref().and_then(|c| Some((c, c.keeps.as_ref()?))) else {
            return nothing;
        };
        let (puts, ways) = (self.put_state(&keeps.state, c.disk.is_some()), self.ways(&keeps.state, "By"));
        if keeps.again {
            let LoopKind::For(counted) = &l.kind else { return nothing };
            let round = self.val(counted.index);
            let head = code!(if replay.due(#round) { #ways let state = replay.keep(); #(#puts)* });
            return (TokenStream::new(), head, TokenStream::new());
        }
        let runtime = self.runtime();
        let policy = match &c.policy {
            Policy::Sqrt => code!(Sqrt),
            Policy::Every(n) => {
                let n = self.ex(n);
                code!(Every(#n))
            }
            Policy::Snapshots(n) => {
                let n = self.ex(n);
                code!(Snapshots(#n))
            }
            Policy::Memory(bytes) => {
                // A record can be reversed again and holds on to its states; those that are kept on the way back come on top.
                let bytes = if self.storage.get() == Storage::Tape { bytes / 3 * 2 } else { *bytes };
                code!(Memory(#bytes))
            }
        };
        let exits = l.body.iter().any(|s| matches!(s, Stmt::BreakIf(_)));
        let len = match &l.kind {
            LoopKind::For(counted) if !exits => {
                let range = self.range(counted);
                code!(::core::iter::Iterator::size_hint(&(#range)).1)
            }
            _ => code!(::core::option::Option::None),
        };
        let check = if c.check { code!(true) } else { code!(::core::cfg!(debug_assertions)) };
        let disk = c.disk.as_ref().map(|disk| {
            let disk = self.ex(disk);
            code!(.on(#disk))
        });
        let before = code!(let mut checkpoints = #runtime::Checkpoints::new(#runtime::Policy::#policy, #len, #check)#disk;);
        let head = code!(if checkpoints.due() { #ways let state = checkpoints.keep(); #(#puts)* });
        let last = (!puts.is_empty())
            .then(|| code!(if checkpoints.checks() { #ways let state = checkpoints.last(); #(#puts)* }));
        let (captured, captured_ways) = (self.put_state(&c.captured, false), self.ways(&c.captured, "By"));
        let captured = (!captured.is_empty())
            .then(|| code!({ #captured_ways let state = checkpoints.captured(); #(#captured)* }));
        let done = match self.storage.get() {
            Storage::Local => {
                let loops = self.loops_name(keeps.id);
                if keeps.once { code!(#loops = checkpoints;) } else { code!(#loops.push(checkpoints);) }
            }
            Storage::Tape => {
                let tape = self.tape();
                code!(#tape.put_loop(checkpoints);)
            }
        };
        (before, head, code!(#last #captured #done))
    }

    /// Segment by segment: the state, the way to the rounds to record, their recording, their reverse.
    pub(super) fn replay(&self, r: &Replay) -> TokenStream {
        let krate = &self.krate;
        let replay = match self.storage.get() {
            Storage::Local => {
                let loops = self.loops_name(r.id);
                if r.once {
                    code!(#loops.into_replay())
                } else {
                    code!(#loops.pop().unwrap_or_default().into_replay())
                }
            }
            Storage::Tape => {
                let back = self.back();
                code!(#back.take_loop())
            }
        };
        let (state, captured): (Vec<VarId>, Vec<VarId>) = (
            r.state.iter().map(|(_, copy)| *copy).collect(),
            r.captured.iter().map(|(_, copy)| *copy).collect(),
        );
        let captured = (!captured.is_empty()).then(|| {
            let (takes, ways) = (self.take_state(&captured), self.ways(&captured, "From"));
            code!(#ways let mut state = replay.captured(); #takes)
        });
        let restore = (!state.is_empty()).then(|| {
            let (takes, ways) = (self.take_state(&state), self.ways(&state, "From"));
            code!(#ways let mut state = replay.state(); #takes)
        });
        let frames = if self.storage.get() == Storage::Local { frames(&r.record) } else { vec![] };
        let declared = (self.storage.get() == Storage::Local).then(|| self.frame_declarations(&r.record));
        let rooms: TokenStream = frames.iter().filter(|f| !f.outer).map(|f| self.room_for(f)).collect();
        let (start, from, to) = (self.val(r.start), self.val(r.from), self.val(r.to));
        let calls = super::items::has_calls(&r.record);
        let forget: TokenStream =
            frames.iter().filter(|f| f.outer).map(|f| self.forget(f, (&from, &to))).collect();
        let advance = self.block(&r.advance);
        *self.round_head.borrow_mut() = Some(self.make_room(&frames, calls));
        let record = self.block(&r.record);
        // Where nothing is recorded there is no round.
        self.round_head.take();
        let reverse = self.block(&r.reverse);
        let measure = r.measured.then(|| self.measure(r, &frames));
        let compare = self.compare(r, &state);
        let (tape_before, tape_clear, record, back) = match self.storage.get() {
            Storage::Local if calls => (
                Some(
                    code!(let mut tape = #krate::Tape::default(); let mut room = #krate::checkpoint::Room::default();),
                ),
                Some(code!(tape.clear();)),
                record,
                Some(code!(let mut back = tape.back();)),
            ),
            Storage::Local => (None, None, record, None),
            Storage::Tape => (
                Some(
                    code!(let mut segment = #krate::Tape::default(); let mut room = #krate::checkpoint::Room::default();),
                ),
                Some(code!(segment.clear();)),
                code!(let tape = &mut segment; #record),
                Some(code!(let back = &mut segment.back();)),
            ),
        };
        code! {
            {
                let mut replay = #replay;
                #captured
                #declared
                #rooms
                #tape_before
                while let ::core::option::Option::Some(turn) = replay.turn() {
                    let (#start, #from, #to) = (turn.start, turn.from, turn.to);
                    #restore
                    #advance
                    #forget
                    #tape_clear
                    #record
                    #measure
                    #compare
                    #back
                    #reverse
                }
            }
        }
    }

    /// Empties the frames of the segment before; there is one per round.
    fn forget(&self, frame: &Segment, (from, to): (&Ident, &Ident)) -> TokenStream {
        let name = self.frame_name(frame.id);
        code!(#name.clear(); #name.reserve_exact(#to - #from);)
    }

    fn room_name(&self, id: FrameId) -> Ident {
        format_ident!("room_{id}", span = Span::mixed_site())
    }

    /// What knows how much the rounds of a segment leave in the frames of an inner loop.
    fn room_for(&self, frame: &Segment) -> TokenStream {
        let (name, runtime) = (self.room_name(frame.id), self.runtime());
        code!(let mut #name = #runtime::Room::default();)
    }

    /// Makes room for the residuals of a round, at its head.
    fn make_room(&self, frames: &[Segment], calls: bool) -> TokenStream {
        let tape = self.tape_arg();
        let on_tape = (calls || self.storage.get() == Storage::Tape).then(|| code!(room.make_on(#tape);));
        let inner = frames.iter().filter(|f| !f.outer);
        inner
            .map(|f| {
                let (room, frames) = (self.room_name(f.id), self.frame_name(f.id));
                code!(#room.make(&mut #frames);)
            })
            .chain(on_tape)
            .collect()
    }

    /// Tells how much memory the residuals of a segment take.
    fn measure(&self, r: &Replay, frames: &[Segment]) -> TokenStream {
        let runtime = self.runtime();
        if self.storage.get() == Storage::Tape {
            return code!(replay.recorded(segment.bytes()););
        }
        let of_frames = frames.iter().map(|f| {
            let name = self.frame_name(f.id);
            code!(#runtime::bytes_of(&#name))
        });
        let of_loops = kept(&r.record).into_iter().map(|keeps| {
            let name = self.loops_name(keeps.id);
            if keeps.once { code!(#name.bytes()) } else { code!(#runtime::bytes_in(&#name)) }
        });
        let of_tape = super::items::has_calls(&r.record).then(|| code!(tape.bytes()));
        let all = of_frames.chain(of_loops).chain(of_tape).reduce(|a, b| code!(#a + #b));
        let all = all.unwrap_or_else(|| code!(0));
        code!(replay.recorded(#all);)
    }

    /// Compares the state after a segment with the one that was kept there.
    fn compare(&self, r: &Replay, state: &[VarId]) -> TokenStream {
        if state.is_empty() {
            return TokenStream::new();
        }
        let names: Vec<String> = (state.iter())
            .map(|v| match &self.f.vars[*v].name {
                Some(name) => name.to_string().trim_start_matches("r#").to_string(),
                None => "a variable".to_string(),
            })
            .collect();
        let (puts, ways) = (self.put_state(state, false), self.ways(state, "By"));
        let place = format!("the checkpointed `{}` at ", r.keyword);
        code! {
            if replay.checks() {
                #ways
                let state = replay.probe();
                let ends = [#({ #puts state.len() }),*];
                replay.compare(&ends, &[#(#names),*], ::core::concat!(#place, ::core::file!(), ":", ::core::line!()));
            }
        }
    }
}
