//! Recursive types.

use super::Model;
use crate::graph;

impl Model {
    /// Marks the recursive types.
    pub(crate) fn mark_recursive(&mut self) {
        let edges = self.edges();
        for component in graph::components(&edges) {
            if graph::is_cyclic(&component, &edges) {
                for index in component {
                    self.types[index].recursive = true;
                }
            }
        }
    }
}
