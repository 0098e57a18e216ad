//! `oneOf`: tagged unions, that is, objects distinguished by one required property. Violations are reported for the
//! branch that it names.

use std::collections::BTreeSet;

use saop_json::show::quote;
use saop_json::{JsonKind, NodeRef};
use serde_json::json;

use super::constraint::Keyword;
use super::parts::{Here, Parts};
use crate::words::{list, push_hint, say};

#[derive(Debug)]
pub(crate) struct Union {
    pub(crate) keyword: Keyword,
    property: String,
    /// The discriminator's values, and the part of the schema for each.
    branches: Vec<(String, usize)>,
}

pub(crate) fn compile<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
    value: NodeRef<'t>,
) -> Result<Union, String> {
    let mut schemas = Vec::new();
    let mut numbers = Vec::new();
    for (index, branch) in value.items().enumerate() {
        let path = here.at(&format!("oneOf/{index}"));
        schemas.push(parts.target(branch, path.clone())?.schema);
        numbers.push(parts.number(branch, path)?);
    }
    let (property, values) = discriminator(&schemas)
        .ok_or_else(|| format!("expected a discriminator for {}", here.path))?;
    let wanted = format!(
        "an object with the member {} being {}",
        quote(&property),
        list(values.iter().map(String::as_str), "or")
    );
    Ok(Union {
        keyword: here.keyword("oneOf", json!({ &property: values }), wanted),
        property,
        branches: values.into_iter().zip(numbers).collect(),
    })
}

/// Finds the discriminator of a union, the first by name, and its value in each branch.
fn discriminator(branches: &[NodeRef<'_>]) -> Option<(String, Vec<String>)> {
    let first = branches.first()?.member("properties")?;
    let names: BTreeSet<_> = first.members().map(|(name, _)| name).collect();
    names.into_iter().find_map(|name| {
        let value_in = |branch: &NodeRef<'_>| {
            let constant = branch
                .member("properties")?
                .member(&name)?
                .member("const")?;
            let mut required = branch.member("required")?.items();
            required.find(|one| one.string().is_some_and(|one| one == name))?;
            Some(constant.string()?.into_owned())
        };
        let values: Vec<String> = branches.iter().map(value_in).collect::<Option<_>>()?;
        let distinct: BTreeSet<_> = values.iter().collect();
        (distinct.len() == values.len()).then(|| (name.into_owned(), values))
    })
}

impl Union {
    /// Returns the part of the schema that an object's discriminator names.
    pub(crate) fn branch(&self, node: NodeRef<'_>) -> Option<usize> {
        let said = node.member(&self.property)?.string()?;
        let mut branches = self.branches.iter();
        branches.find_map(|(value, part)| (*value == said).then_some(*part))
    }

    /// Returns the message and location for a value that names no branch.
    pub(crate) fn no_branch<'a>(&self, node: NodeRef<'a>) -> (String, NodeRef<'a>) {
        let said = node.member(&self.property);
        let subject = said.unwrap_or(node);
        let message = say(&self.keyword.wanted, |message| {
            subject.describe(message);
            if said.is_some() {
                message.push_str(" there");
            } else if node.kind() == JsonKind::Object {
                message.push_str(" without it");
            }
            if let Some(text) = said.and_then(NodeRef::string) {
                push_hint(
                    message,
                    &text,
                    self.branches.iter().map(|(value, _)| &**value),
                );
            }
        });
        (message, subject)
    }
}
