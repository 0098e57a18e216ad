//! `oneOf` of closed objects that a constant tells apart.
//!
//! Invariant: no document can be of two branches, and which one it is meant to be shows in one member.

use std::collections::BTreeSet;

use super::{Form, Place, Walk};
use crate::diagnostics::Code;
use crate::json::{Json, Value};

/// How many `$ref`s may lead to a branch, one through another.
const HOPS: usize = 16;

impl Walk<'_> {
    pub(super) fn union(&mut self, json: &Json) -> Option<Form> {
        if let Some(kind) = json.get("type")
            && kind.as_str() != Some("object")
        {
            let message = "expected `type` beside `oneOf` to be object, but found another";
            self.report(Code::Type, kind.span.start, message);
        }
        let value = json.get("oneOf")?;
        let Some(branches) = value.as_array().filter(|branches| !branches.is_empty()) else {
            let message = format!(
                "expected `oneOf` to be an array of schemas, but found {}",
                if value.as_array().is_some() {
                    "an empty one"
                } else {
                    value.kind()
                }
            );
            self.report(Code::Value, value.span.start, &message);
            return None;
        };
        let nodes: Vec<_> = branches
            .iter()
            .map(|branch| self.node(branch, Place::Inner))
            .collect();
        let nodes = nodes.into_iter().collect::<Option<Vec<_>>>()?;
        let targets: Vec<&Json> = branches
            .iter()
            .filter_map(|branch| self.branch(branch))
            .collect();
        if targets.len() < branches.len() {
            let message =
                "expected each branch of `oneOf` to be a closed object, but found another form";
            self.report(Code::Union, value.span.start, message);
            return None;
        }
        let Some((property, values)) = discriminator(&targets) else {
            let message = "expected the branches of `oneOf` to require one property that is another string `const` in \
                           each, but found none";
            self.report(Code::Union, value.span.start, message);
            return None;
        };
        Some(Form::Union {
            property,
            branches: values.into_iter().zip(nodes).collect(),
        })
    }

    /// The closed object that a branch is, or names.
    fn branch<'j>(&'j self, branch: &'j Json) -> Option<&'j Json> {
        let (mut here, mut document) = (branch, self.index);
        for _ in 0..HOPS {
            let Some(reference) = here.get("$ref").and_then(Json::as_str) else {
                let closed = matches!(
                    here.get("additionalProperties").map(|rest| &rest.value),
                    Some(Value::Bool(false))
                );
                let object = here.get("type").and_then(Json::as_str) == Some("object");
                return (closed && object).then_some(here);
            };
            let target = self.documents.resolve(document, reference).ok()?;
            here = self.documents.schema(&target)?;
            document = target.document;
        }
        None
    }
}

/// The property, first by name, that every branch requires and gives a value of its own, with the values.
fn discriminator(branches: &[&Json]) -> Option<(String, Vec<String>)> {
    let first = branches.first()?.get("properties")?.members()?;
    let names: BTreeSet<&str> = first.iter().map(|member| member.key.as_str()).collect();
    names.into_iter().find_map(|name| {
        let values: Vec<String> = branches
            .iter()
            .map(|branch| constant(branch, name).map(str::to_owned))
            .collect::<Option<_>>()?;
        let distinct: BTreeSet<&String> = values.iter().collect();
        (distinct.len() == values.len()).then(|| (name.to_owned(), values))
    })
}

/// The string that a required property has to be.
fn constant<'j>(branch: &'j Json, name: &str) -> Option<&'j str> {
    let required = branch.get("required")?.as_array()?;
    if !required.iter().any(|item| item.as_str() == Some(name)) {
        return None;
    }
    branch.get("properties")?.get(name)?.get("const")?.as_str()
}
