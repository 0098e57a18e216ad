//! Objects. SPEC E3.
//!
//! Invariant: every object is closed, a map, or free-form, and `required` names only properties.

use std::collections::HashSet;
use std::collections::hash_map::{Entry, HashMap};

use super::form::{Form, Property};
use super::walk::{Place, Walk};
use crate::diagnostics::{Code, hint};
use crate::json::{Json, Member, Value};
use crate::keywords::{is_misspelled, meant};

impl<'a> Walk<'a> {
    pub(super) fn object(&mut self, json: &'a Json) -> Option<Form> {
        let properties = meant(json, "properties");
        let form = match (
            properties,
            json.get("additionalProperties")
                .map(|rest| (rest, &rest.value)),
        ) {
            (_, Some((_, Value::Bool(false)))) => self.closed(json),
            (None, None) => Some(Form::Free),
            (None, Some((rest, Value::Object(_)))) => {
                Some(Form::Map(Box::new(self.node(rest, Place::Inner))))
            }
            (Some(_), rest) => {
                // The properties are checked anyway, so that all problems are reported at once.
                let closed = self.closed(json);
                let offset = rest.map_or(json.span.start, |(rest, _)| rest.span.start);
                if !is_misspelled(json, "additionalProperties") {
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
                self.sound = false;
                closed
            }
            (None, Some((rest, _))) => {
                self.open(
                    rest.span.start,
                    "leave `additionalProperties` out for a free-form object",
                );
                None
            }
        };
        if properties.is_none() && !matches!(form, Some(Form::Closed(_))) {
            self.required(json, &[]);
        }
        form
    }

    fn open(&mut self, offset: usize, mend: &str) {
        let message = format!(
            "expected an object to be closed (`additionalProperties`: false), a map \
             (`additionalProperties`: a schema, no `properties`) or free-form (neither), but found none of these; {mend}"
        );
        self.report(Code::Open, offset, &message);
    }

    fn closed(&mut self, json: &'a Json) -> Option<Form> {
        let members =
            match meant(json, "properties").map(|properties| (properties, properties.members())) {
                None => &[],
                Some((_, Some(members))) => members,
                Some((properties, None)) => {
                    let message = format!(
                        "expected `properties` to be an object, but found {}",
                        properties.kind()
                    );
                    self.report(Code::Value, properties.span.start, &message);
                    return None;
                }
            };
        Some(Form::Closed(self.properties(json, members)))
    }

    /// Reads the properties of a schema, and which of them are required.
    pub(super) fn properties(&mut self, json: &Json, members: &'a [Member]) -> Vec<Property> {
        let known: Vec<&str> = members.iter().map(|member| member.key.as_str()).collect();
        let required: HashSet<String> = self.required(json, &known).into_iter().collect();
        let mut properties: Vec<Property> = Vec::new();
        let mut seen: HashMap<&str, usize> = HashMap::new();
        let mut names = HashSet::new();
        let repeated: HashSet<&str> = known
            .iter()
            .copied()
            .filter(|name| !names.insert(*name))
            .collect();
        for member in members {
            // A repeated name is reported, and may not have been meant.
            if !repeated.contains(&*member.key) && !self.is_described(&member.value) {
                let message = format!(
                    "expected a `description` of `{}`, but found none",
                    member.key
                );
                self.undescribed(member.span.start, &message);
            }
            let node = self.node(&member.value, Place::Inner);
            match seen.entry(&member.key) {
                // With a duplicate name, it is unclear which schema is meant.
                Entry::Occupied(first) => {
                    if let Some(first) = properties.get_mut(*first.get()) {
                        first.node.form = Form::Unknown(Vec::new());
                    }
                }
                Entry::Vacant(place) => {
                    place.insert(properties.len());
                    properties.push(Property {
                        name: member.key.clone(),
                        offset: member.span.start,
                        required: required.contains(&member.key),
                        node,
                    });
                }
            }
        }
        properties
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

    /// Returns the names in `required`, each of which must be among `known`.
    fn required(&mut self, json: &Json, known: &[&str]) -> Vec<String> {
        let Some(required) = json.get("required") else {
            return Vec::new();
        };
        let Some(items) = required.as_array() else {
            let message = format!(
                "expected `required` to be an array, but found {}",
                required.kind()
            );
            self.report(Code::Value, required.span.start, &message);
            self.sound = false;
            return Vec::new();
        };
        if meant(json, "properties").is_none() && is_misspelled(json, "properties") {
            return Vec::new();
        }
        let mut names: Vec<String> = Vec::new();
        let mut seen = HashSet::new();
        let properties: HashSet<&str> = known.iter().copied().collect();
        for item in items {
            let found = match item.as_str() {
                None => item.kind().to_owned(),
                Some(name) if !seen.insert(name) => format!("`{name}` again"),
                Some(name) => {
                    names.push(name.to_owned());
                    if properties.contains(name) {
                        continue;
                    }
                    let hint = hint(name, known.iter().copied());
                    format!("`{name}`, which is not a property{hint}")
                }
            };
            let message =
                format!("expected `required` to name each property once, but found {found}");
            self.report(Code::Required, item.span.start, &message);
            self.sound = false;
        }
        names
    }
}
