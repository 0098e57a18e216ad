//! `anyOf`, and `oneOf` where no property tells the branches apart.

use saop_json::NodeRef;
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
}

#[derive(Debug)]
pub(crate) struct Branch {
    pub(crate) part: usize,
    /// What messages call it.
    pub(crate) label: String,
    /// The types that it allows, in words, if it says so.
    pub(crate) types: Option<String>,
}

/// How many branches a message names.
const MOST_NAMED: usize = 8;

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
    for (index, schema) in value.items().enumerate() {
        let step = index.to_string();
        let target = parts.below(here, &[name, &step], schema);
        let label = label(schema, &target, index);
        let types = types(&target);
        branches.push(Branch {
            part: parts.number_of(target),
            label,
            types,
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
    Choice {
        keyword: here.keyword(name, expected, wanted),
        branches,
        exactly_one,
    }
}

/// Returns what to call a branch: its name in the schema, its title, its constant or its type.
fn label(schema: NodeRef<'_>, target: &Here<'_>, index: usize) -> String {
    let reference = schema.member("$ref").and_then(NodeRef::string);
    let name = reference
        .as_deref()
        .and_then(|reference| reference.rsplit(['/', '#']).next());
    if let Some(name) = name.filter(|name| !name.is_empty()) {
        return name.to_owned();
    }
    if let Some(title) = target.annotation("title").and_then(NodeRef::string) {
        return title.into_owned();
    }
    if let Some(constant) = target
        .member("const")
        .filter(|value| value.text().len() < 80)
    {
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
    /// Returns the types of all branches, in words, if each says its own.
    pub(crate) fn types(&self) -> Option<String> {
        let mut all: Vec<String> = Vec::new();
        for branch in &self.branches {
            let types = branch.types.as_ref()?;
            if !all.contains(types) {
                all.push(types.clone());
            }
        }
        (all.len() <= MOST_NAMED).then(|| enumerate(&all, "or"))
    }

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
