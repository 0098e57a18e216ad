//! `oneOf` of closed objects with a discriminator. It identifies the intended branch, whose violations can then be reported; a decoder
//! that tries the branches in turn has nothing to say but that none fits.
//!
//! Invariant: no document can match two branches, and one member shows which branch is meant.

use std::collections::BTreeSet;

use saop_schema::find_tag;

use super::walk::{Doubt, Walk};
use crate::diagnostics::Code;
use crate::json::{Json, Value};
use crate::keywords;

impl<'a> Walk<'a> {
    pub(super) fn union(&mut self, json: &'a Json) {
        if let Some(kind) = json.get("type")
            && kind.as_str() != Some("object")
        {
            let message = "expected `type` beside `oneOf` to be object, but found another";
            self.report(Code::Type, kind.span.start, message);
        }
        let Some(value) = keywords::meant(json, "oneOf") else {
            return;
        };
        let Some(branches) = value.as_array().filter(|branches| !branches.is_empty()) else {
            let message = format!(
                "expected `oneOf` to be an array of schemas, but found {}",
                if value.as_array().is_some() {
                    "an empty one"
                } else {
                    value.kind()
                }
            );
            return self.report(Code::Value, value.span.start, &message);
        };
        for branch in branches {
            self.node(branch);
        }
        let targets = branches.iter().map(|branch| self.branch(branch));
        // Branches that lead nowhere have already been reported.
        let Some(targets) = targets.collect::<Option<Vec<_>>>() else {
            return;
        };
        let rewrite = self.rewrite(json.members().unwrap_or_default(), "oneOf");
        let message = if targets.iter().all(|(_, target)| is_closed(target)) {
            let schemas: Vec<&Json> = targets.iter().map(|(_, target)| *target).collect();
            if discriminator(&schemas).is_some() {
                return;
            }
            "expected the branches of `oneOf` to require one property that is another string `const` in each, but found \
             none"
        } else {
            "expected each branch of `oneOf` to be a closed object, but found another form"
        };
        self.doubts.push(Doubt {
            document: self.document(),
            offset: value.span.start,
            message: format!("{message}{rewrite}"),
            about: targets,
        });
    }

    /// Returns the schema of a branch, with its `$ref`s followed, and its document; `None` if that leads nowhere.
    pub(super) fn branch(&self, branch: &'a Json) -> Option<(usize, &'a Json)> {
        let (mut here, mut document) = (branch, self.index);
        let mut seen = BTreeSet::new();
        while let Some(reference) = here.get("$ref") {
            let target = self.documents.target(document, reference)?;
            here = self.documents.schema(target)?;
            document = target.document;
            if !seen.insert(target) {
                return None;
            }
        }
        Some((document, here))
    }
}

fn is_closed(schema: &Json) -> bool {
    let closed = matches!(
        schema.get("additionalProperties").map(|rest| &rest.value),
        Some(Value::Bool(false))
    );
    closed && schema.get("type").and_then(Json::as_str) == Some("object")
}

/// Returns the first property by name that every branch requires with a value of its own.
pub(super) fn discriminator(branches: &[&Json]) -> Option<String> {
    let first = branches.first()?.get("properties")?.members()?;
    let names: BTreeSet<&str> = first.iter().map(|member| member.key.as_str()).collect();
    let value =
        |branch: usize, name: &str| Some(vec![constant(branches.get(branch)?, name)?.to_owned()]);
    find_tag(names, branches.len(), value).map(|(name, _)| name)
}

/// Returns the string that a required property must be.
fn constant<'j>(branch: &'j Json, name: &str) -> Option<&'j str> {
    let required = branch.get("required")?.as_array()?;
    if !required.iter().any(|item| item.as_str() == Some(name)) {
        return None;
    }
    branch.get("properties")?.get(name)?.get("const")?.as_str()
}
