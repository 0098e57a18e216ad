//! How the profile says what a common form outside of it says.
//!
//! Invariant: a rewrite accepts the same values, and the profile takes it.

use super::types::SCALARS;
use super::union::discriminator;
use super::walk::Walk;
use crate::diagnostics::brief;
use crate::json::{Json, Member, Value, quoted};

impl Walk<'_> {
    /// Returns the end of a message about a keyword: what to write in its place, if there is something.
    pub(super) fn rewrite(&self, schema: &[Member], keyword: &str) -> String {
        let rewrite = self.rewritten(schema, keyword);
        rewrite.map_or_else(String::new, |rewrite| format!("; {rewrite}"))
    }

    fn rewritten(&self, schema: &[Member], keyword: &str) -> Option<String> {
        let get = |name: &str| {
            let mut members = schema.iter();
            members.find(|one| one.key == name).map(|one| &one.value)
        };
        let value = get(keyword)?;
        let branches = value.as_array().unwrap_or_default();
        match keyword {
            "anyOf" | "oneOf" => of_branches(branches).or_else(|| self.tagged(keyword, branches)),
            "allOf" => {
                let [only] = branches else {
                    return None;
                };
                let reference = only.get("$ref")?.as_str()?;
                Some(format!(
                    "write `\"$ref\": {}` without it",
                    quoted(reference)
                ))
            }
            "nullable" if matches!(value.value, Value::Bool(true)) && get("enum").is_none() => {
                Some(or_null(get("type")?.as_str()?))
            }
            _ => None,
        }
    }

    /// Objects that a constant tells apart.
    fn tagged(&self, keyword: &str, branches: &[Json]) -> Option<String> {
        let branches: Vec<&Json> = branches
            .iter()
            .map(|branch| self.branch(branch).map(|(_, branch)| branch))
            .collect::<Option<_>>()?;
        let property = discriminator(&branches)?;
        (keyword == "anyOf")
            .then(|| format!("write `oneOf`, since `{property}` tells the branches apart"))
    }
}

fn or_null(kind: &str) -> String {
    format!("write `\"type\": [{}, \"null\"]`", quoted(kind))
}

fn of_branches(branches: &[Json]) -> Option<String> {
    let is_null = |branch: &Json| {
        let is_bare = branch.members().is_some_and(|members| members.len() == 1);
        is_bare && branch.get("type").and_then(Json::as_str) == Some("null")
    };
    let others: Vec<&Json> = branches.iter().filter(|branch| !is_null(branch)).collect();
    match others.as_slice() {
        [one] if others.len() + 1 == branches.len() => or_null_of(one),
        all if all.len() == branches.len() => constants(all).or_else(|| scalars(all)),
        _ => None,
    }
}

/// A schema, or null.
fn or_null_of(schema: &Json) -> Option<String> {
    if schema.get("$ref").is_some() {
        return Some(
            "write the `$ref` alone, and leave the member out in place of null".to_owned(),
        );
    }
    let kind = schema.get("type")?.as_str()?;
    let is_choice = schema.get("enum").is_some() || schema.get("const").is_some();
    (kind != "null" && !is_choice)
        .then(|| format!("{} beside the other keywords of that branch", or_null(kind)))
}

/// Constants, each with a title or a description.
fn constants(branches: &[&Json]) -> Option<String> {
    let constant = |branch: &&Json| match &branch.get("const")?.value {
        Value::String(text) => Some(quoted(text)),
        Value::Number(spelling) => Some(spelling.clone()),
        _ => None,
    };
    let all: Vec<String> = branches.iter().map(constant).collect::<Option<_>>()?;
    let list = brief(&all.join(", "));
    Some(format!("write `\"enum\": [{list}]`"))
}

/// Types without any other keyword.
fn scalars(branches: &[&Json]) -> Option<String> {
    let scalar = |branch: &&Json| {
        let [only] = branch.members()? else {
            return None;
        };
        let name = only.value.as_str().filter(|_| only.key == "type")?;
        SCALARS.contains(&name).then(|| quoted(name))
    };
    let all: Vec<String> = branches.iter().map(scalar).collect::<Option<_>>()?;
    Some(format!("write `\"type\": [{}]`", all.join(", ")))
}
