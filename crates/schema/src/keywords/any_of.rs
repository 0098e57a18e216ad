//! `anyOf`, and `oneOf` where no property tells the branches apart.

use std::borrow::Cow;
use std::collections::HashMap;

use indexmap::IndexSet;
use saop_json::show::{one_line, quote};
use saop_json::{JsonKind, NodeRef};
use serde_json::json;

use super::constraint::Keyword;
use super::parts::{Here, Parts, literal};
use crate::plan::Plan;
use crate::words::{enumerate, say};

#[derive(Debug)]
pub(crate) struct Choice {
    pub(crate) keyword: Keyword,
    pub(crate) branches: Vec<Branch>,
    /// Whether it is `oneOf`.
    pub(crate) exactly_one: bool,
    /// The types of all branches, in words, if each says its own and they are few.
    pub(crate) types: Option<String>,
}

#[derive(Debug)]
pub(crate) struct Branch {
    pub(crate) part: usize,
    /// What messages call it.
    label: String,
}

impl Choice {
    /// Returns the parts of the branches that can take a value of this kind.
    #[inline]
    pub(crate) fn possible<'c>(
        &'c self,
        plan: &'c Plan,
        kind: JsonKind,
    ) -> impl Iterator<Item = usize> + 'c {
        let parts = self.branches.iter().map(|branch| branch.part);
        parts.filter(move |part| plan.possible(*part).contains(kind))
    }
}

/// How many branches a message names.
const MOST_NAMED: usize = 8;

/// How many branches and members are looked at for what tells branches apart.
const MOST_TOLD_APART: usize = 64;

/// How long the name of a branch is at most, in bytes.
const MOST_OF_LABEL: usize = 120;

/// Lists the first branches of `count`.
fn named(mut labels: Vec<String>, count: usize, conjunction: &str) -> String {
    labels.truncate(MOST_NAMED);
    if let more @ 1.. = count - labels.len() {
        labels.push(format!("{more} more"));
    }
    enumerate(&labels, conjunction)
}

pub(crate) fn compile<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
    name: &'static str,
    value: NodeRef<'t>,
) -> Choice {
    let mut branches: Vec<Branch> = Vec::new();
    let apart = Apart::of(value);
    let mut kinds = Some(IndexSet::new());
    for (index, schema) in value.items().enumerate() {
        let step = index.to_string();
        let target = parts.below(here, &[name, &step], schema);
        let label = apart.label(label(schema, &target, index), schema);
        kinds = kinds.and_then(|mut kinds| {
            kinds.insert(types(&target)?);
            (kinds.len() <= MOST_NAMED).then_some(kinds)
        });
        branches.push(Branch {
            part: parts.number_of(target),
            label,
        });
    }
    let exactly_one = name == "oneOf";
    let all: IndexSet<&str> = branches.iter().map(|branch| &*branch.label).collect();
    let labels = all.iter().take(MOST_NAMED).map(|label| (*label).to_owned());
    let labels: Vec<String> = labels.collect();
    let expected = json!(labels);
    let wanted = match &*labels {
        [only] if branches.len() > 1 => {
            let one = if exactly_one { "exactly one" } else { "one" };
            format!("{only} that matches {one} of {} schemas", branches.len())
        }
        _ if exactly_one => format!("exactly one of {}", named(labels, all.len(), "or")),
        _ => named(labels, all.len(), "or"),
    };
    let types = kinds.map(|kinds| enumerate(&kinds.into_iter().collect::<Vec<_>>(), "or"));
    Choice {
        keyword: here.keyword(name, expected, wanted),
        branches,
        exactly_one,
        types,
    }
}

/// The names of members that only one branch requires, which tell apart branches that would be called the same.
struct Apart {
    required: HashMap<String, usize>,
}

impl Apart {
    fn of(branches: NodeRef<'_>) -> Self {
        let mut required = HashMap::new();
        for branch in branches.items().take(MOST_TOLD_APART) {
            for name in required_of(branch) {
                *required.entry(name).or_default() += 1;
            }
        }
        Self { required }
    }

    fn label(&self, label: String, branch: NodeRef<'_>) -> String {
        let is_own =
            |name: &String| self.required.get(name) == Some(&1) && name.len() <= MOST_OF_LABEL;
        match required_of(branch)
            .find(is_own)
            .filter(|_| label == "an object")
        {
            Some(name) => format!("{label} with {}", quote(&name)),
            None => label,
        }
    }
}

/// Returns the members that a schema itself requires.
fn required_of(schema: NodeRef<'_>) -> impl Iterator<Item = String> {
    let names = schema
        .member("required")
        .into_iter()
        .flat_map(NodeRef::items);
    let names = names.filter_map(NodeRef::string).map(Cow::into_owned);
    names.take(MOST_TOLD_APART)
}

/// Returns what to call a branch: its name in the schema, its title, its constant or its type.
fn label(schema: NodeRef<'_>, target: &Here<'_>, index: usize) -> String {
    let reference = schema.member("$ref").and_then(NodeRef::string);
    let name = reference
        .as_deref()
        .and_then(|reference| reference.rsplit(['/', '#']).next());
    if let Some(name) = name.filter(|name| !name.is_empty()) {
        return one_line(name, MOST_OF_LABEL);
    }
    let is_short = |value: &NodeRef<'_>| value.text().len() <= MOST_OF_LABEL;
    let title = target.annotation("title").filter(is_short);
    if let Some(title) = title.and_then(NodeRef::string) {
        return title.into_owned();
    }
    if let Some(constant) = target.member("const").filter(is_short) {
        return literal(constant);
    }
    types(target).unwrap_or_else(|| format!("the schema at index {index}"))
}

/// Returns the types that a schema allows, in words.
fn types(schema: &Here<'_>) -> Option<String> {
    let article = |kind: &str| match kind {
        "null" => kind.to_owned(),
        "array" | "integer" | "object" => format!("an {kind}"),
        _ => format!("a {kind}"),
    };
    let types = schema.member("type")?;
    let listed = types.items().filter_map(NodeRef::string);
    let all = types.string().into_iter().chain(listed);
    let all: Vec<String> = all.map(|kind| article(&kind)).collect();
    Some(enumerate(&all, "or"))
}

impl Choice {
    /// Describes a value that is valid under several branches of `oneOf`.
    pub(crate) fn several(&self, valid: &[usize]) -> String {
        say(&self.keyword.wanted, |message| {
            let branches = valid
                .iter()
                .filter_map(|index| Some((index, self.branches.get(*index)?)));
            let labels: Vec<(usize, &str)> = branches
                .map(|(index, branch)| (*index, &*branch.label))
                .collect();
            let first = labels.first().map(|(_, label)| *label);
            let is_alike = labels.iter().all(|(_, label)| Some(*label) == first);
            let labels = labels.into_iter().map(|(index, label)| {
                if is_alike {
                    format!("the schema at index {index}")
                } else {
                    label.to_owned()
                }
            });
            let labels: Vec<String> = labels.collect();
            let count = labels.len();
            message.push_str("a value that matches ");
            message.push_str(&named(labels, count, "and"));
        })
    }
}
