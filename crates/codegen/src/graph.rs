//! Cycles in a graph: its strongly connected components.
//!
//! Invariant: iterative, so a long chain of schemas cannot overflow the stack.

/// Returns the strongly connected components of a graph, each before those that lead to it. `next` holds the edges of
/// each node; edges that leave the graph are ignored.
pub(crate) fn components(next: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut walk = Walk {
        order: vec![None; next.len()],
        low: vec![0; next.len()],
        open: Vec::new(),
        is_open: vec![false; next.len()],
        seen: 0,
        found: Vec::new(),
    };
    for start in 0..next.len() {
        if walk.order[start].is_none() {
            walk.from(start, next);
        }
    }
    walk.found
}

/// Returns whether a component is a cycle, rather than a single node without an edge to itself.
pub(crate) fn is_cyclic(component: &[usize], next: &[Vec<usize>]) -> bool {
    match component {
        [only] => next[*only].contains(only),
        _ => true,
    }
}

/// Tarjan's algorithm.
struct Walk {
    /// When each node was first seen.
    order: Vec<Option<usize>>,
    /// For each node, the first seen of the nodes that it leads back to.
    low: Vec<usize>,
    /// Nodes whose component is not known yet.
    open: Vec<usize>,
    is_open: Vec<bool>,
    seen: usize,
    found: Vec<Vec<usize>>,
}

impl Walk {
    fn enter(&mut self, node: usize) {
        self.order[node] = Some(self.seen);
        self.low[node] = self.seen;
        self.seen += 1;
        self.open.push(node);
        self.is_open[node] = true;
    }

    fn from(&mut self, start: usize, next: &[Vec<usize>]) {
        // The path to the current node, each node with its next edge.
        let mut way = vec![(start, 0)];
        self.enter(start);
        while let Some((node, edge)) = way.last_mut() {
            let node = *node;
            let Some(&to) = next[node].get(*edge) else {
                way.pop();
                self.leave(node);
                if let Some(&(above, _)) = way.last() {
                    self.low[above] = self.low[above].min(self.low[node]);
                }
                continue;
            };
            *edge += 1;
            match self.order.get(to) {
                Some(None) => {
                    self.enter(to);
                    way.push((to, 0));
                }
                Some(Some(seen)) if self.is_open[to] => {
                    self.low[node] = self.low[node].min(*seen);
                }
                _ => {}
            }
        }
    }

    /// Removes the component that begins with a node.
    fn leave(&mut self, node: usize) {
        if self.order[node] != Some(self.low[node]) {
            return;
        }
        let mut component = Vec::new();
        while let Some(member) = self.open.pop() {
            self.is_open[member] = false;
            component.push(member);
            if member == node {
                break;
            }
        }
        component.sort_unstable();
        self.found.push(component);
    }
}

#[cfg(test)]
mod tests {
    use super::{components, is_cyclic};

    #[test]
    fn components_come_before_what_leads_to_them() {
        // 0 → 1 ⇄ 2 → 3, 3 → 3, 4 alone, 5 → 0 and out of the graph
        let next = vec![vec![1], vec![2], vec![1, 3], vec![3], vec![], vec![0, 99]];
        let found = components(&next);
        assert_eq!(found, [vec![3], vec![1, 2], vec![0], vec![4], vec![5]]);
        let cyclic: Vec<bool> = found.iter().map(|one| is_cyclic(one, &next)).collect();
        assert_eq!(cyclic, [true, true, false, false, false]);
    }

    #[test]
    fn a_long_ring_is_no_trouble() {
        let next: Vec<Vec<usize>> = (0..200_000)
            .map(|node| vec![(node + 1) % 200_000])
            .collect();
        assert_eq!(components(&next).len(), 1);
    }
}
