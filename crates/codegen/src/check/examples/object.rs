//! Examples of objects and arrays.
//!
//! Invariant: each value is judged once by each schema that applies to it, so that the time grows with the example.

use std::collections::HashMap;

use saop_json::decimal;

use super::Judge;
use super::scalar::{one_of, show};
use crate::check::form::{ArrayBounds, Node, Property};
use crate::diagnostics::{count, hint};
use crate::json::{Json, Value, quoted};

impl<'a> Judge<'a> {
    pub(super) fn object(&mut self, properties: &'a [Property], value: &Json) {
        let Some(members) = value.members() else {
            return self.kind("an object", value);
        };
        let known: HashMap<&str, &'a Property> = properties
            .iter()
            .map(|property| (property.name.as_str(), property))
            .collect();
        for member in members {
            if let Some(property) = known.get(member.key.as_str()) {
                self.below(&member.key, &property.node, &member.value);
            } else {
                let all = properties.iter().map(|property| property.name.as_str());
                let hint = hint(&member.key, all);
                let found = format!("`{}`{hint}", member.key);
                let at = Json {
                    span: member.span.clone(),
                    value: Value::Null,
                };
                self.refuse("no member that its schema lacks", &found, &at);
            }
        }
        for property in properties.iter().filter(|property| property.required) {
            if value.get(&property.name).is_none() {
                let expected = format!("the member `{}`", property.name);
                self.refuse(&expected, "none", value);
            }
        }
    }

    pub(super) fn union(&mut self, property: &str, branches: &'a [(String, Node)], value: &Json) {
        if value.members().is_none() {
            return self.kind("an object", value);
        }
        let said = value.get(property);
        let kind = said.and_then(Json::as_str);
        if let Some((_, branch)) = branches
            .iter()
            .find(|(known, _)| Some(known.as_str()) == kind)
        {
            return self.value(branch, value);
        }
        let values = one_of(branches.iter().map(|(known, _)| known.as_str()));
        let expected = format!("a member `{property}` that is {values}");
        let found = said.map_or_else(|| "none".to_owned(), show);
        self.refuse(&expected, &found, said.unwrap_or(value));
    }

    pub(super) fn array(&mut self, items: &'a Node, bounds: &ArrayBounds, value: &Json) {
        let Some(array) = value.as_array() else {
            return self.kind("an array", value);
        };
        let length = array.len() as u64;
        let found = format!("one of {length}");
        if length < bounds.min {
            let expected = format!("an array of at least {}", count(bounds.min, "item"));
            self.refuse(&expected, &found, value);
        }
        if let Some(max) = bounds.max
            && length > max
        {
            let expected = format!("an array of at most {}", count(max, "item"));
            self.refuse(&expected, &found, value);
        }
        let mut seen = HashMap::new();
        for (index, item) in array.iter().enumerate() {
            self.below(&index.to_string(), items, item);
            if bounds.unique
                && let Some(first) = seen.insert(canonical(item), index)
            {
                let found = format!("item {index} to be equal to item {first}");
                self.refuse("each item once", &found, item);
            }
        }
    }
}

/// Returns a text that equal values share: members have no order, and `1` equals `1.0`.
fn canonical(value: &Json) -> String {
    match &value.value {
        Value::Null => "null".to_owned(),
        Value::Bool(value) => value.to_string(),
        Value::Number(spelling) => decimal::canonical(spelling),
        Value::String(text) => quoted(text),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(canonical).collect();
            format!("[{}]", items.join(","))
        }
        Value::Object(members) => {
            let mut members: Vec<String> = members
                .iter()
                .map(|member| format!("{}:{}", quoted(&member.key), canonical(&member.value)))
                .collect();
            members.sort();
            format!("{{{}}}", members.join(","))
        }
    }
}
