//! `anyOf`, and `oneOf` where no property tells the branches apart.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write;

use indexmap::IndexSet;
use saop_json::NodeRef;
use saop_json::pointer::below;
use saop_json::show::{one_line, quote};
use serde_json::json;

use super::compiler::{Here, Parts};
use super::constants::short_literal;
use super::constraint::Keyword;
use super::index::Index;
use crate::error::Violation;
use crate::words::{MOST_LISTED, MOST_SUGGESTED, enumerate, enumerate_some, push_hint, say};

#[derive(Debug)]
pub(crate) struct Choice {
    pub(crate) keyword: Keyword,
    pub(crate) branches: Vec<Branch>,
    /// Whether it is `oneOf`.
    pub(crate) exactly_one: bool,
    /// The types of all branches, in words, if each says its own and they are few.
    pub(crate) types: Option<String>,
    /// Whether each branch is a constant.
    constants: bool,
    /// Those that are strings, which a message may suggest.
    strings: Vec<String>,
    /// Finds the branches that a value can match.
    pub(crate) index: Option<Index>,
}

#[derive(Debug)]
pub(crate) struct Branch {
    pub(crate) part: usize,
    /// What messages call it.
    label: String,
    /// The member that it alone requires, which its label names.
    own: Option<String>,
}

impl Choice {
    /// Whether looking at all branches costs next to nothing.
    pub(crate) const fn has_few(&self) -> bool {
        self.branches.len() <= FEW
    }
}

/// More branches are decided with a tree, which keeps what is known of each.
const FEW: usize = 16;

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
    let mut required = Vec::new();
    let mut constants = value.items().next().is_some();
    let mut strings = Vec::new();
    let mut kinds = Some(IndexSet::new());
    for (index, schema) in value.items().enumerate() {
        let step = index.to_string();
        let target = parts.below(here, &[name, &step], schema);
        let constant = target.member("const");
        constants &= constant.is_some();
        if strings.len() < MOST_SUGGESTED {
            strings.extend(constant.and_then(NodeRef::string).map(Cow::into_owned));
        }
        let label = match constant {
            Some(constant) => titled(short_literal(constant), &target),
            None => label(schema, &target, index),
        };
        if index < MOST_TOLD_APART {
            required.push(required_of(&target));
        }
        kinds = kinds.and_then(|mut kinds| {
            kinds.insert(types(&target)?);
            (kinds.len() <= MOST_NAMED).then_some(kinds)
        });
        branches.push(Branch {
            part: parts.number_of(target),
            label,
            own: None,
        });
    }
    tell_apart(&mut branches, &required);
    let exactly_one = name == "oneOf";
    let all: IndexSet<&str> = branches.iter().map(|branch| &*branch.label).collect();
    let labels = all.iter().take(MOST_NAMED).map(|label| (*label).to_owned());
    let labels: Vec<String> = labels.collect();
    let expected = json!(labels);
    let wanted = match &*labels {
        _ if constants => {
            let labels = all.iter().take(MOST_LISTED + 1);
            enumerate_some(
                labels.map(|label| (*label).to_owned()).collect(),
                all.len(),
                "or",
            )
        }
        [only] if branches.len() > 1 => {
            let one = if exactly_one { "exactly one" } else { "one" };
            format!("{only} that matches {one} of {} schemas", branches.len())
        }
        _ => {
            // Several may be called the same.
            let others = branches.iter().filter(|one| !labels.contains(&one.label));
            let count = labels.len() + others.count();
            let one = if exactly_one { "exactly one of " } else { "" };
            format!("{one}{}", named(labels, count, "or"))
        }
    };
    let types = kinds.map(|kinds| enumerate(&kinds.into_iter().collect::<Vec<_>>(), "or"));
    Choice {
        keyword: here.keyword(name, expected, wanted),
        branches,
        exactly_one,
        types,
        constants,
        strings,
        index: None,
    }
}

/// Adds the title of a constant, which says what it means.
fn titled(constant: String, target: &Here<'_>) -> String {
    let title = target.annotation("title").and_then(NodeRef::string);
    match title.filter(|title| !title.is_empty() && title.len() <= MOST_OF_LABEL) {
        Some(title) => format!("{constant} ({})", one_line(&title, MOST_OF_LABEL)),
        None => constant,
    }
}

/// Adds the member that it alone requires to what an object is called, or several branches would be called the same, and who
/// reads of a name would have to look it up.
fn tell_apart(branches: &mut [Branch], required: &[Vec<String>]) {
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for name in required.iter().flatten() {
        *counts.entry(name).or_default() += 1;
    }
    for (branch, names) in branches.iter_mut().zip(required) {
        let is_own =
            |name: &&String| counts.get(&***name) == Some(&1) && name.len() <= MOST_OF_LABEL;
        if let Some(name) = names.iter().find(is_own) {
            branch.label = format!("{} with {}", branch.label, quote(name));
            branch.own = Some(name.clone());
        }
    }
}

/// Returns the members that a schema itself requires.
fn required_of(schema: &Here<'_>) -> Vec<String> {
    let names = schema
        .member("required")
        .into_iter()
        .flat_map(NodeRef::items);
    let names = names.filter_map(NodeRef::string).map(Cow::into_owned);
    names.take(MOST_TOLD_APART).collect()
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
    let title = title.and_then(NodeRef::string);
    if let Some(title) = title.filter(|title| !title.is_empty()) {
        return title.into_owned();
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
    /// Says of a value that it is valid under none of the branches, and why not under some of them.
    pub(crate) fn none(&self, node: NodeRef<'_>, reasons: &[(usize, Violation)]) -> String {
        say(&self.keyword.wanted, |message| {
            node.describe(message);
            if !self.constants {
                message.push_str(" that matches none of them");
                self.push_reasons(message, reasons);
            } else if let Some(text) = node.string() {
                push_hint(message, &text, self.strings.iter().map(|one| &**one));
            }
        })
    }

    fn push_reasons(&self, message: &mut String, reasons: &[(usize, Violation)]) {
        const LONGEST: usize = 200;
        let said = reasons.iter().filter_map(|(part, reason)| {
            let mut branches = self.branches.iter().enumerate();
            let (index, branch) = branches.find(|(_, branch)| branch.part == *part)?;
            let own = branch.own.as_deref().map(|name| below("", name));
            let is_own = own.as_deref() == Some(reason.instance_path());
            if is_own && reason.keyword() == Some("required") {
                return None;
            }
            let label = &*branch.label;
            let is_alike = self
                .branches
                .iter()
                .filter(|one| one.label == label)
                .count()
                > 1;
            let label = if is_alike {
                Cow::Owned(format!("the schema at index {index}"))
            } else {
                Cow::Borrowed(label)
            };
            Some((label, one_line(&reason.to_string(), LONGEST)))
        });
        let said: Vec<_> = said.collect();
        let _ = match &*said {
            [] => Ok(()),
            [(_, first), others @ ..]
                if !others.is_empty() && others.iter().all(|(_, other)| other == first) =>
            {
                write!(message, " ({first})")
            }
            all => {
                let all = all
                    .iter()
                    .map(|(label, reason)| format!("for {label}: {reason}"));
                write!(message, " ({})", all.collect::<Vec<_>>().join("; "))
            }
        };
    }

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

#[cfg(test)]
mod tests {
    use crate::{CompileOptions, Schema};

    // SPEC X1
    #[test]
    fn the_branches_that_are_not_named_are_counted_one_by_one() {
        let branches =
            (0..300).map(|number| format!(r#"{{"type":"object","required":["r{number}"]}}"#));
        let branches = branches.collect::<Vec<_>>().join(",");
        let text = format!(r#"{{"anyOf":[{branches}]}}"#);
        let schema = Schema::compile(&text, &CompileOptions::default()).unwrap();
        let error = schema.check(b"{}").unwrap_err().to_string();
        assert!(error.contains("an object with `r7` or 292 more"), "{error}");
    }
}
