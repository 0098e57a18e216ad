//! `--statistics`: violations by keyword and place, documents by tool and by agent. SPEC U3.
//!
//! Invariant: memory does not grow with the input: of very many places or names the first are told, and the rest is counted together.

use std::collections::BTreeMap;
use std::io::{self, Write};

use saop::{Limits, ViolationKind};
use saop_json::show::{escape_hidden, terminal_line};
use saop_json::text::open;
use saop_json::{NodeRef, Tree};
use serde_json::json;

use super::verdict::Verdict;
use crate::text::shortened;

/// Places, or names, that are told apart.
const MOST: usize = 1000;
/// Characters of a place or a name that are shown.
const LONGEST: usize = 100;

/// The counts of a batch, or of a run.
#[derive(Default)]
pub(crate) struct Statistics {
    /// By kind, keyword and place.
    violations: Table<(String, Option<String>, String)>,
    tools: Table<String>,
    agents: Table<String>,
}

struct Table<K> {
    counts: BTreeMap<K, Count>,
    others: Count,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    all: u64,
    invalid: u64,
}

impl<K> Default for Table<K> {
    fn default() -> Self {
        Self {
            counts: BTreeMap::new(),
            others: Count::default(),
        }
    }
}

impl<K: Ord> Table<K> {
    fn add(&mut self, key: K, count: Count) {
        let is_full = self.counts.len() >= MOST;
        let entry = match self.counts.get_mut(&key) {
            Some(known) => known,
            None if is_full => &mut self.others,
            None => self.counts.entry(key).or_default(),
        };
        entry.all += count.all;
        entry.invalid += count.invalid;
    }

    fn append(&mut self, other: Self) {
        for (key, count) in other.counts {
            self.add(key, count);
        }
        self.others.all += other.others.all;
        self.others.invalid += other.others.invalid;
    }

    /// Returns the counts, the largest first.
    fn sorted(&self) -> Vec<(&K, Count)> {
        let mut all: Vec<_> = self
            .counts
            .iter()
            .map(|(key, count)| (key, *count))
            .collect();
        all.sort_by_key(|(_, count)| std::cmp::Reverse(count.all));
        all
    }
}

impl Statistics {
    /// Counts a document, of which a report has all violations, or one line if it is clearly no message.
    pub(crate) fn count(&mut self, text: &[u8], verdict: &Verdict, has_all: bool, limits: &Limits) {
        let one = Count { all: 1, invalid: 1 };
        if verdict.no_message().is_some() && !has_all {
            let kind = ViolationKind::Schema.as_str().to_owned();
            self.violations.add((kind, None, String::new()), one);
        } else {
            for fault in verdict.faults() {
                let key = (
                    fault.kind.to_owned(),
                    fault.keyword.map(str::to_owned),
                    place(fault.path),
                );
                self.violations.add(key, one);
            }
            self.violations.others.all += verdict.left_out() as u64;
        }
        let tree = open(text, limits).and_then(|cursor| Tree::parse(cursor, limits));
        let Ok(tree) = tree else {
            return;
        };
        // Of a part that has faults in it; of any part where not all faults are known; of none if there is no verdict.
        let (is_cut, is_judged) = (verdict.left_out() > 0, !verdict.is_unjudged());
        let is_wrong = |part: &str| {
            let is_in = |path: &str| {
                let rest = path.strip_prefix(part);
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
            };
            is_judged && (is_cut || verdict.faults().any(|fault| is_in(fault.path)))
        };
        let count = |part: &str| Count {
            all: 1,
            invalid: u64::from(is_wrong(part)),
        };
        let called = verdict.form().map(|form| form.tools_of(tree.root()));
        for (tool, call) in called.into_iter().flatten() {
            self.tools.add(tool, count(&call));
        }
        let turns = tree.root().member("agent_turns").into_iter();
        let turns = turns.flat_map(NodeRef::items).enumerate();
        let turns = turns.map(|(index, turn)| (format!("/agent_turns/{index}"), turn));
        for (path, turn) in turns.chain([(String::new(), tree.root())]) {
            let count = count(&path);
            let tool = turn.pointer("/action/tool_name").and_then(NodeRef::string);
            let agent = turn.member("agent_id").and_then(NodeRef::string);
            if let Some(tool) = tool {
                self.tools.add(tool.into_owned(), count);
            }
            if let Some(agent) = agent {
                self.agents.add(agent.into_owned(), count);
            }
        }
    }

    pub(crate) fn append(&mut self, other: Self) {
        self.violations.append(other.violations);
        self.tools.append(other.tools);
        self.agents.append(other.agents);
    }

    /// Writes tables for people.
    pub(crate) fn write_text(&self, out: &mut Vec<u8>) -> io::Result<()> {
        let violations = self.violations.sorted();
        if !violations.is_empty() {
            writeln!(out, "violations  keyword and place")?;
        }
        for ((kind, keyword, place), count) in violations {
            let keyword = keyword
                .as_deref()
                .map_or_else(String::new, |keyword| format!("/{keyword}"));
            let place = if place.is_empty() {
                "the document"
            } else {
                place
            };
            writeln!(
                out,
                "{:>10}  {} at {}",
                count.all,
                terminal_line(&format!("{kind}{keyword}")),
                shortened(place, LONGEST)
            )?;
        }
        if let more @ 1.. = self.violations.others.all {
            writeln!(out, "{more:>10}  at other places")?;
        }
        for (table, what) in [(&self.tools, "tool"), (&self.agents, "agent")] {
            let names = table.sorted();
            if !names.is_empty() {
                writeln!(out, "\n     calls     invalid  {what}")?;
            }
            for (name, count) in names {
                let (Count { all, invalid }, name) = (count, shortened(name, LONGEST));
                let name = if name.is_empty() { "(empty)" } else { &*name };
                writeln!(out, "{all:>10}  {invalid:>10}  {name}")?;
            }
            if let Count {
                all: all @ 1..,
                invalid,
            } = table.others
            {
                writeln!(out, "{all:>10}  {invalid:>10}  others")?;
            }
        }
        Ok(())
    }

    /// Writes a line of JSON.
    pub(crate) fn write_json(&self, out: &mut Vec<u8>) -> io::Result<()> {
        let violations: Vec<_> = self
            .violations
            .sorted()
            .into_iter()
            .map(|((kind, keyword, place), count)| {
                json!({"kind": kind, "keyword": keyword, "path": place, "count": count.all})
            })
            .collect();
        let names = |table: &Table<String>| {
            let names = table.sorted().into_iter();
            let names = names.map(
                |(name, count)| json!({"name": name, "count": count.all, "invalid": count.invalid}),
            );
            names.collect::<Vec<_>>()
        };
        let all = json!({"statistics": {
            "violations": violations,
            "other_violations": self.violations.others.all,
            "tools": names(&self.tools),
            "agents": names(&self.agents),
        }});
        writeln!(out, "{}", escape_hidden(&all.to_string()))
    }
}

/// Returns a place without the numbers of items.
fn place(pointer: &str) -> String {
    let is_index = |step: &str| !step.is_empty() && step.bytes().all(|byte| byte.is_ascii_digit());
    let steps = pointer
        .split('/')
        .map(|step| if is_index(step) { "*" } else { step });
    steps.collect::<Vec<_>>().join("/")
}
