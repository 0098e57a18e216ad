//! Reports a value that no branch of a union takes: by the violations of the branch that was most likely meant, if there is one.
//!
//! Invariant: a branch within unions within each other is explained through them, so that what stands beside them is reported too.

use saop_json::NodeRef;

use super::first_violation;
use super::meant_branch::Likeliest;
use super::state::Walk;
use crate::error::Violation;
use crate::keywords::constraint::Keyword;
use crate::keywords::untagged::Choice;
use crate::plan::Plan;
use crate::unions;

impl<'p, 'a> Walk<'p, 'a> {
    /// Reports a value that no branch takes: by the violations of the one that was most likely meant, if there is one.
    #[cold]
    pub(super) fn no_choice(&mut self, choice: &'p Choice, node: NodeRef<'a>) {
        self.failed = true;
        if self.is_over() {
            return;
        }
        let branches = choice.branches.iter().map(|branch| branch.part);
        if let Some(part) = self.meant(node, branches) {
            return self.in_place(part, node);
        }
        let plan = self.plan;
        match self.context.likeliest(choice, node) {
            Likeliest::Branch(path) => self.branch(&path, node),
            Likeliest::NoTag(found) => {
                let keyword = self.keyword(choice);
                self.no_tag(keyword, found.subject, found.message, found.expected);
            }
            Likeliest::Tag(found) => {
                let keyword = self.keyword(choice);
                self.report_at(keyword, found.subject, &found.path, |_| found.message);
            }
            Likeliest::None(message) => {
                self.report(self.keyword(choice), node, |_| message);
            }
            Likeliest::Several(flat, branches) => {
                self.report(self.keyword(choice), node, |keyword| {
                    flat.names(plan).several(keyword, &branches)
                });
            }
            Likeliest::Tied(tied) => {
                let context = self.context;
                let gives_reasons = self.gives_reasons;
                self.report(self.keyword(choice), node, |keyword| {
                    let gives_reasons = gives_reasons && context.takes_reasons();
                    let all = gives_reasons.then(|| reasons(plan, &tied.branches, node));
                    let names = tied.flat.names(plan);
                    let anew = tied.is_part.then(|| names.wanted(choice.exactly_one));
                    let wanted = anew.as_deref().unwrap_or(&keyword.wanted);
                    names.none(wanted, node, &all.unwrap_or_default())
                });
            }
        }
    }

    /// Returns the keyword of a union.
    pub(super) fn keyword(&self, choice: &'p Choice) -> &'p Keyword {
        unions::keyword(self.plan, choice, |branches| {
            self.context.keep(4 * branches as u64);
        })
    }

    /// Explains a value by a branch: by the parts that lead to it through unions within each other.
    fn branch(&mut self, path: &[usize], node: NodeRef<'a>) {
        let Some((first, inner)) = path.split_first() else {
            return;
        };
        let length = self.meant.len();
        let inner = inner.iter().map(|part| (node.index(), *part));
        self.meant.extend(inner);
        self.in_place(*first, node);
        self.meant.truncate(length);
    }

    /// Returns the one of some branches that is being explained for a value.
    pub(super) fn meant(
        &self,
        node: NodeRef<'_>,
        mut branches: impl Iterator<Item = usize>,
    ) -> Option<usize> {
        if self.meant.is_empty() {
            return None;
        }
        branches.find(|part| self.meant.contains(&(node.index(), *part)))
    }
}

/// Returns the first violation of a value under each of the first branches, with its place, if they can be found with little work.
fn reasons(plan: &Plan, branches: &[(usize, usize)], node: NodeRef<'_>) -> Vec<(usize, Violation)> {
    const MOST: usize = 3;
    const BUDGET: u64 = 1 << 13;
    let mut left = BUDGET;
    let reason = |(place, part): &(usize, usize)| {
        Some((*place, first_violation(plan, *part, node, &mut left)?))
    };
    branches.iter().take(MOST).filter_map(reason).collect()
}
