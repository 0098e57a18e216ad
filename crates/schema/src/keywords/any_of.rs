//! `anyOf`, and `oneOf` where no property tells the branches apart.

use indexmap::IndexSet;
use saop_json::NodeRef;
use saop_json::show::one_line;
use serde_json::json;

use super::constraint::Keyword;
use super::parts::{Here, Parts, literal};
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

/// How many branches a message names.
const MOST_NAMED: usize = 8;

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
    let mut branches = Vec::new();
    let mut kinds = Some(IndexSet::new());
    for (index, schema) in value.items().enumerate() {
        let step = index.to_string();
        let target = parts.below(here, &[name, &step], schema);
        let label = label(schema, &target, index);
        kinds = kinds.and_then(|mut kinds| {
            kinds.insert(types(&target)?);
            (kinds.len() <= MOST_NAMED).then_some(kinds)
        });
        branches.push(Branch {
            part: parts.number_of(target),
            label,
        });
    }
    let labels = branches
        .iter()
        .take(MOST_NAMED)
        .map(|branch| branch.label.clone());
    let labels: Vec<String> = labels.collect();
    let exactly_one = name == "oneOf";
    let expected = json!(labels);
    let all = named(labels, branches.len(), "or");
    let wanted = if exactly_one {
        format!("exactly one of {all}")
    } else {
        all
    };
    let types = kinds.map(|kinds| enumerate(&kinds.into_iter().collect::<Vec<_>>(), "or"));
    Choice {
        keyword: here.keyword(name, expected, wanted),
        branches,
        exactly_one,
        types,
    }
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
            let labels = valid.iter().filter_map(|index| self.branches.get(*index));
            let labels: Vec<String> = labels.map(|branch| branch.label.clone()).collect();
            let count = labels.len();
            message.push_str("a value that matches ");
            message.push_str(&named(labels, count, "and"));
        })
    }
}
