//! `oneOf` and `anyOf` of tagged unions, that is, objects distinguished by one required property: at most one branch can
//! be valid, and violations are reported for the branch that the property names.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};

use saop_json::show::quote;
use saop_json::{JsonKind, NodeRef};
use serde_json::json;

use super::compiler::{Here, Parts};
use super::constraint::Keyword;
use super::properties::push_misspelled;
use super::untagged::{Name, name_of};
use crate::language::vocabulary::is_in_use;
use crate::tag::find_tag;
use crate::words::{list, push_hint, say};

#[derive(Debug)]
pub(crate) struct Union {
    pub(crate) keyword: Keyword,
    pub(crate) property: String,
    /// The discriminator's values, in the schema's order.
    pub(crate) values: Vec<String>,
    /// The part of the schema for each.
    pub(crate) branches: HashMap<String, usize>,
    /// What the schema calls each, for a union around this one.
    pub(crate) names: Vec<Option<Name>>,
}

/// Compiles a union, if it is a tagged one.
pub(crate) fn compile<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
    name: &'static str,
    value: NodeRef<'t>,
) -> Option<Union> {
    let mut branches = Vec::new();
    for (index, branch) in value.items().enumerate() {
        branches.push(parts.below(here, &[name, &index.to_string()], branch));
    }
    let (property, values) = discriminator(&branches)?;
    let mut numbers = HashMap::new();
    let mut names = Vec::new();
    for ((schema, value), branch) in value.items().zip(&values).zip(branches) {
        names.push(name_of(parts, schema, &branch));
        numbers.insert(value.clone(), parts.number_of(branch));
    }
    let wanted = wanted(&property, values.iter().map(String::as_str));
    Some(Union {
        keyword: here.keyword(name, json!({ &property: values }), wanted),
        property,
        values,
        branches: numbers,
        names,
    })
}

/// Says what a union takes that a member with one of some values tells apart.
pub(crate) fn wanted<'v>(property: &str, values: impl Iterator<Item = &'v str> + Clone) -> String {
    let property = quote(property);
    let values = list(values, "or");
    format!("an object with the member {property} being {values}")
}

/// Returns the message and location for a value that names no branch of a union. `wanted` is what the union takes, `property` the
/// member that tells its branches apart, `values` its values, and `others` are members that the value has and that no branch lists.
pub(crate) fn no_branch<'a, 'v>(
    wanted: &str,
    property: &str,
    values: impl Iterator<Item = &'v str>,
    node: NodeRef<'a>,
    others: &[Cow<'_, str>],
) -> (String, NodeRef<'a>) {
    let said = node.member(property);
    let subject = said.unwrap_or(node);
    let message = say(wanted, |message| {
        subject.describe(message);
        if said.is_some() {
            message.push_str(" there");
        } else if node.kind() == JsonKind::Object {
            message.push_str(" without it");
            push_misspelled(message, property, others);
        }
        if let Some(text) = said.and_then(NodeRef::string) {
            push_hint(message, &text, values);
        }
    });
    (message, subject)
}

/// Finds the discriminator of a union, the first by name, and its value in each branch.
fn discriminator(branches: &[Here<'_>]) -> Option<(String, Vec<String>)> {
    let is_object = |branch: &Here<'_>| {
        let kind = branch.member("type").and_then(NodeRef::string);
        kind.is_some_and(|kind| kind == "object")
    };
    if !branches.iter().all(is_object) {
        return None;
    }
    let fixed: Vec<_> = branches.iter().map(fixed).collect::<Option<_>>()?;
    let names = fixed.first()?.keys().map(String::as_str);
    let value = |branch: usize, name: &str| Some(vec![fixed.get(branch)?.get(name)?.clone()]);
    let (name, values) = find_tag(names, fixed.len(), value)?;
    Some((name, values.into_iter().flatten().collect()))
}

/// Returns the required properties of a branch that can be one string only, and that string.
fn fixed(branch: &Here<'_>) -> Option<BTreeMap<String, String>> {
    let required = branch.member("required")?.items();
    let required: HashSet<_> = required.filter_map(NodeRef::string).collect();
    let members = branch.member("properties")?.members();
    let required = members.filter(|(name, _)| required.contains(name));
    let fixed = required
        .filter_map(|(name, property)| Some((name.into_owned(), only_string(branch, property)?)));
    Some(fixed.collect())
}

/// Returns the only string that a property of a branch can be.
fn only_string(branch: &Here<'_>, property: NodeRef<'_>) -> Option<String> {
    let keyword =
        |keyword: &str| is_in_use(keyword, branch.language).then(|| property.member(keyword))?;
    // Beside a reference, older dialects ignore it.
    if branch.dialect().ref_stands_alone() && property.member("$ref").is_some() {
        return None;
    }
    let constant = keyword("const").or_else(|| {
        let mut values = keyword("enum")?.items();
        let only = values.next()?;
        values.next().is_none().then_some(only)
    });
    Some(constant?.string()?.into_owned())
}

impl Union {
    /// Returns the part of the schema that a discriminator names.
    pub(crate) fn branch(&self, discriminator: &str) -> Option<usize> {
        self.branches.get(discriminator).copied()
    }
}
