//! Objects and arrays. SPEC E3.
//!
//! Invariant: every object is closed, a map, or free-form, and `required` names only properties; every array says what its items are.

use std::collections::HashSet;

use super::walk::Walk;
use crate::diagnostics::{Code, hint};
use crate::json::{Json, Member, Value};
use crate::keywords::{is_misspelled, meant};

impl<'a> Walk<'a> {
    pub(super) fn object(&mut self, json: &'a Json) {
        let properties = meant(json, "properties");
        let rest = json.get("additionalProperties");
        match (properties, rest) {
            (_, Some(rest)) if matches!(rest.value, Value::Bool(false)) => self.closed(json),
            (Some(_), rest) => {
                // The properties are checked anyway, so that all problems are reported at once.
                self.closed(json);
                if !is_misspelled(json, "additionalProperties") {
                    self.unclosed(json, rest);
                }
            }
            (None, rest) => {
                if let Some(rest) = rest {
                    if rest.members().is_some() {
                        self.node(rest);
                    } else {
                        self.open(
                            rest.span.start,
                            "leave `additionalProperties` out for a free-form object",
                        );
                    }
                }
                self.required(json, &[]);
            }
        }
    }

    /// Reports an object with properties that does not say that it has no others.
    fn unclosed(&mut self, json: &Json, rest: Option<&Json>) {
        let offset = rest.map_or(json.span.start, |rest| rest.span.start);
        self.open(
            offset,
            "write `\"additionalProperties\": false` to close it",
        );
        let last = json.members().and_then(<[_]>::last);
        let properties = json.member("properties");
        if rest.is_none()
            && let Some(beside) = properties.or(last)
        {
            // With the space before the member beside it, so that the file keeps its form.
            let begin = beside.span.start;
            let before = self.document().text.get(..begin).unwrap_or_default();
            let space = before.get(before.trim_end().len()..).unwrap_or_default();
            let (at, member) = if properties.is_some() {
                (begin, format!("\"additionalProperties\": false,{space}"))
            } else {
                let end = beside.value.span.end;
                (end, format!(",{space}\"additionalProperties\": false"))
            };
            self.report.mend(at..at, member);
        }
    }

    fn open(&mut self, offset: usize, mend: &str) {
        let message = format!(
            "expected an object to be closed (`additionalProperties`: false), a map \
             (`additionalProperties`: a schema, no `properties`) or free-form (neither), but found none of these; {mend}"
        );
        self.report(Code::Open, offset, &message);
    }

    fn closed(&mut self, json: &'a Json) {
        let properties = meant(json, "properties");
        if let Some(members) = properties.map_or(Some(&[][..]), Json::members) {
            self.properties(json, members);
        }
    }

    /// Checks the properties of a schema, and which of them are required.
    pub(super) fn properties(&mut self, json: &Json, members: &'a [Member]) {
        let known: Vec<&str> = members.iter().map(|member| member.key.as_str()).collect();
        self.required(json, &known);
        let mut names = HashSet::new();
        let repeated: HashSet<&str> = known
            .iter()
            .copied()
            .filter(|name| !names.insert(*name))
            .collect();
        let is_bare = std::mem::replace(&mut self.is_bare, false);
        for member in members {
            // A repeated name is reported, and may not have been meant.
            if !repeated.contains(&*member.key) && !self.is_described(&member.value) {
                let message = format!(
                    "expected a `description` of `{}`, but found none",
                    member.key
                );
                self.undescribed(member.span.start, &message);
            }
            self.node(&member.value);
        }
        self.is_bare = is_bare;
    }

    /// Returns whether a property or, by `$ref`, its type has a description.
    fn is_described(&self, json: &Json) -> bool {
        if json.get("description").is_some() || is_misspelled(json, "description") {
            return true;
        }
        let Some(reference) = json.get("$ref") else {
            return false;
        };
        let target = self.documents.target(self.index, reference);
        let schema = target.and_then(|target| self.documents.schema(target));
        // What leads nowhere is reported.
        schema.is_none_or(|schema| schema.get("description").is_some())
    }

    /// Checks `required`, whose names must be among `known`.
    fn required(&mut self, json: &Json, known: &[&str]) {
        let required = json.get("required");
        let Some(items) = required.and_then(Json::as_array) else {
            return;
        };
        if meant(json, "properties").is_none() && is_misspelled(json, "properties") {
            return;
        }
        let mut seen = HashSet::new();
        let properties: HashSet<&str> = known.iter().copied().collect();
        for item in items {
            let found = match item.as_str() {
                None => item.kind().to_owned(),
                Some(name) if !seen.insert(name) => format!("`{name}` again"),
                Some(name) if properties.contains(name) => continue,
                Some(name) => {
                    let hint = hint(name, known.iter().copied());
                    format!("`{name}`, which is not a property{hint}")
                }
            };
            let message =
                format!("expected `required` to name each property once, but found {found}");
            self.report(Code::Required, item.span.start, &message);
        }
    }

    pub(super) fn array(&mut self, json: &'a Json) {
        match meant(json, "items") {
            Some(items) if items.as_array().is_some() => {
                let message = "expected one schema for all `items`, but found an array of them";
                self.report(Code::Value, items.span.start, message);
            }
            Some(items) => self.node(items),
            None => {
                if !is_misspelled(json, "items") {
                    let message = "expected an array to say what its `items` are, but found none";
                    self.report(Code::Type, json.span.start, message);
                }
            }
        }
    }
}
