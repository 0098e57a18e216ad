//! Counts of what a run has seen. Invariant: tallies of parts of a run add up to that of the whole.

use std::collections::BTreeMap;
use std::fmt::Write as _;

type Counts<K> = BTreeMap<K, usize>;

/// What was seen, and how often.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) cases: usize,
    pub(crate) accepted: usize,
    /// By what was done to the document: cases, and how many of them were accepted.
    pub(crate) mutations: BTreeMap<&'static str, (usize, usize)>,
    /// By kind and keyword of the violation.
    pub(crate) keywords: Counts<String>,
    /// By schema, place and keyword.
    pub(crate) rules: Counts<String>,
    /// By the line of the list of allowed divergences that was made use of.
    pub(crate) divergences: Counts<&'static str>,
}

impl Tally {
    pub(crate) fn add(&mut self, other: Self) {
        fn merge<K: Ord>(into: &mut Counts<K>, from: Counts<K>) {
            for (key, count) in from {
                *into.entry(key).or_default() += count;
            }
        }
        self.cases += other.cases;
        self.accepted += other.accepted;
        for (what, (cases, accepted)) in other.mutations {
            let entry = self.mutations.entry(what).or_default();
            entry.0 += cases;
            entry.1 += accepted;
        }
        merge(&mut self.keywords, other.keywords);
        merge(&mut self.rules, other.rules);
        merge(&mut self.divergences, other.divergences);
    }

    pub(crate) fn report(&self) -> String {
        let mut out = String::new();
        let rejected = self.cases - self.accepted;
        let _ = writeln!(
            out,
            "{} cases: {} accepted, {rejected} rejected",
            self.cases, self.accepted
        );
        let _ = writeln!(out, "by mutation (accepted of all):");
        for (what, (cases, accepted)) in &self.mutations {
            let _ = writeln!(out, "  {accepted:>8} of {cases:>8}  {what}");
        }
        let _ = writeln!(out, "by violated rule:");
        for (keyword, count) in &self.keywords {
            let _ = writeln!(out, "  {count:>8}  {keyword}");
        }
        let _ = writeln!(out, "allowed divergences made use of:");
        for (why, count) in &self.divergences {
            let _ = writeln!(out, "  {count:>8}  {why}");
        }
        out
    }
}
