//! The minimum cut behind residual selection: values with their costs in, kept and recomputed ones out.

/// What keeping a value costs per round.
pub(crate) const STORE: u32 = 12;
/// The same for one whose type is not known.
pub(crate) const UNTYPED: u32 = 1 << 16;
const FOREVER: u32 = 1 << 24;

/// What a sine costs that is not taken together with the cosine of the same angle.
pub(crate) const PAIR: u32 = 15;

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

    /// A maximum flow by blocking flows (Dinitz), then the cut nearest to the uses, so that what is cheap is made again and not
    /// kept. The layers are few: a value is a handful of operations away from what it is made of.
    pub(crate) fn cut(mut self) -> Cut {
        loop {
            let layer = self.layers();
            if layer[SINK].is_none() {
                return self.sides();
            }
            let mut next = vec![0; self.from.len()];
            while self.augment(&layer, &mut next) {}
        }
    }

    /// How far each node is from the source.
    fn layers(&self) -> Vec<Option<usize>> {
        let mut layer = vec![None; self.from.len()];
        layer[SOURCE] = Some(0);
        let mut queue = std::collections::VecDeque::from([(SOURCE, 0)]);
        while let Some((n, at)) = queue.pop_front() {
            for e in &self.from[n] {
                let Edge { to, room } = self.edges[*e];
                if room > 0 && layer[to].is_none() {
                    layer[to] = Some(at + 1);
                    queue.push_back((to, at + 1));
                }
            }
        }
        layer
    }

    /// Sends what it can along one path that goes from layer to layer. `next` is the first edge of each node that may still lead
    /// to the sink.
    fn augment(&mut self, layer: &[Option<usize>], next: &mut [usize]) -> bool {
        let mut path: Vec<usize> = vec![];
        loop {
            let at = path.last().map_or(SOURCE, |e| self.edges[*e].to);
            if at == SINK {
                break;
            }
            match self.from[at].get(next[at]) {
                Some(e) => {
                    let Edge { to, room } = self.edges[*e];
                    if room > 0 && layer[to] == layer[at].map(|k| k + 1) {
                        path.push(*e);
                    } else {
                        next[at] += 1;
                    }
                }
                // A dead end: not this way again.
                None => match path.pop() {
                    Some(e) => next[self.edges[e ^ 1].to] += 1,
                    None => return false,
                },
            }
        }
        let room = path.iter().map(|e| self.edges[*e].room).min().unwrap_or(0);
        for e in path {
            self.edges[e].room -= room;
            self.edges[e ^ 1].room += room;
        }
        true
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
