//! Tools whose results may still come: those of earlier lists, and those of tasks.
//!
//! Invariant: the tools of earlier lists take together no more than those of a list may. Calls that are open and tasks refer to a tool
//! weakly, so that nothing else keeps one that no list has any more.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Weak};

use crate::catalog::Catalog;
use crate::definition::Schemas;
use crate::listed::Listed;

/// The tools of earlier lists that a call or a task refers to, the oldest first.
#[derive(Debug, Default)]
pub(crate) struct Past {
    tools: VecDeque<Arc<Listed>>,
}

impl Past {
    /// Returns about how many bytes they take, beside the definitions.
    pub(crate) fn weight(&self) -> usize {
        self.tools.iter().map(|tool| tool.weight()).sum()
    }

    /// Adds the tools of a list in whose place there is another one. If there is no room for all, the oldest go.
    pub(crate) fn add(&mut self, list: Catalog, max_bytes: usize) {
        let list: Vec<Arc<Listed>> = list.into_tools().collect();
        let added: HashSet<*const Listed> = list.iter().map(Arc::as_ptr).collect();
        let is_wanted = |tool: &Arc<Listed>| Arc::weak_count(tool) > 0;
        self.tools
            .retain(|tool| is_wanted(tool) && !added.contains(&Arc::as_ptr(tool)));
        self.tools.extend(list.into_iter().filter(is_wanted));
        let (mut bytes, mut schemas) = (0, Schemas::NONE);
        let fits = |tool: &&Arc<Listed>| {
            bytes += tool.text().len();
            schemas = schemas.plus(tool.definition.schemas);
            bytes <= max_bytes && schemas.fit()
        };
        let stay = self.tools.iter().rev().take_while(fits).count();
        self.tools.drain(..self.tools.len() - stay);
    }
}

/// Tools whose results come later, by task. Only so many are remembered.
#[derive(Debug, Default)]
pub(crate) struct Tasks {
    by_id: HashMap<String, Weak<Listed>>,
    order: VecDeque<String>,
}

const MOST_TASKS: usize = 4096;

impl Tasks {
    pub(crate) fn get(&self, id: &str) -> Option<&Weak<Listed>> {
        self.by_id.get(id)
    }

    pub(crate) fn add(&mut self, id: String, tool: Weak<Listed>) {
        if self.by_id.insert(id.clone(), tool).is_none() {
            self.order.push_back(id);
        }
        if self.order.len() > MOST_TASKS
            && let Some(oldest) = self.order.pop_front()
        {
            self.by_id.remove(&oldest);
        }
    }
}
