//! The minimum cut behind residual selection: values with their costs in, kept and recomputed ones out.

/// What keeping a value costs per round.
pub(crate) const STORE: u32 = 12;
const FOREVER: u32 = 1 << 24;

/// What computing a primitive costs, in additions.
/// What a call of something unseen is taken to cost: it is kept rather than made again.
pub(crate) const CALL: u32 = 100;

pub(crate) fn work(name: &str) -> u32 {
    match name {
        "add" | "sub" | "mul" | "neg" | "mul_add" | "max" | "min" | "abs" | "clamp" | "copysign"
        | "signum" | "midpoint" => 1,
        "div" | "sqrt" | "recip" | "floor" | "ceil" | "round" | "trunc" | "fract" | "rem" => 4,
        _ => 20,
    }
}

struct Edge {
    to: usize,
    room: u32,
}

/// Every value is two nodes with an edge between them: cut it, and the value is kept. An edge from the source says what
/// making the value again costs; edges from operands to users cannot be cut.
pub(crate) struct Graph {
    edges: Vec<Edge>,
    from: Vec<Vec<usize>>,
}

const SOURCE: usize = 0;
const SINK: usize = 1;

pub(crate) struct Cut {
    reached: Vec<bool>,
}

impl Cut {
    /// Everything is made again.
    pub(crate) fn nothing_kept(graph: Graph) -> Cut {
        Cut { reached: vec![false; graph.from.len()] }
    }
    /// Kept: its making is on the source's side, its use on the other.
    pub(crate) fn stored(&self, node: usize) -> bool {
        self.reached[node] && !self.reached[node + 1]
    }
    pub(crate) fn computed(&self, node: usize) -> bool {
        !self.reached[node]
    }
}

impl Graph {
    pub(crate) fn new() -> Self {
        Graph { edges: vec![], from: vec![vec![], vec![]] }
    }

    fn edge(&mut self, a: usize, b: usize, room: u32) {
        self.from[a].push(self.edges.len());
        self.edges.push(Edge { to: b, room });
        self.from[b].push(self.edges.len());
        self.edges.push(Edge { to: a, room: 0 });
    }

    pub(crate) fn node(&mut self, store: u32) -> usize {
        let at = self.from.len();
        self.from.push(vec![]);
        self.from.push(vec![]);
        self.edge(at, at + 1, store);
        at
    }
    /// Cannot be made again.
    pub(crate) fn given(&mut self, node: usize) {
        self.edge(SOURCE, node, FOREVER);
    }
    pub(crate) fn computed(&mut self, node: usize, cost: u32) {
        if cost > 0 {
            self.edge(SOURCE, node, cost);
        }
    }
    pub(crate) fn uses(&mut self, node: usize, operand: usize) {
        self.edge(operand + 1, node, FOREVER);
    }
    pub(crate) fn needed(&mut self, node: usize) {
        self.edge(node + 1, SINK, FOREVER);
    }

    /// Shortest augmenting paths (Edmonds and Karp), then the cut nearest to the uses, so that what is cheap is made again
    /// and not kept.
    pub(crate) fn cut(mut self) -> Cut {
        loop {
            let mut via: Vec<Option<usize>> = vec![None; self.from.len()];
            let mut queue = std::collections::VecDeque::from([SOURCE]);
            while let Some(n) = queue.pop_front() {
                for e in &self.from[n] {
                    let Edge { to, room } = self.edges[*e];
                    if room > 0 && to != SOURCE && via[to].is_none() {
                        via[to] = Some(*e);
                        queue.push_back(to);
                    }
                }
            }
            let mut room = u32::MAX;
            let mut n = SINK;
            while let Some(e) = via[n] {
                room = room.min(self.edges[e].room);
                n = self.edges[e ^ 1].to;
            }
            if via[SINK].is_none() {
                return self.sides();
            }
            let mut n = SINK;
            while let Some(e) = via[n] {
                self.edges[e].room -= room;
                self.edges[e ^ 1].room += room;
                n = self.edges[e ^ 1].to;
            }
        }
    }

    /// The source's side, as large as it can be: everything from which the sink cannot be reached any more.
    fn sides(&self) -> Cut {
        let mut to_sink = vec![false; self.from.len()];
        let mut work = vec![SINK];
        to_sink[SINK] = true;
        while let Some(n) = work.pop() {
            for e in &self.from[n] {
                // The twin edge runs the other way: from the neighbour to `n`.
                let back = e ^ 1;
                let neighbour = self.edges[*e].to;
                if self.edges[back].room > 0 && !to_sink[neighbour] {
                    to_sink[neighbour] = true;
                    work.push(neighbour);
                }
            }
        }
        Cut { reached: to_sink.iter().map(|t| !t).collect() }
    }
}
