//! Arrays: their items, and how many of them.
//!
//! Invariant: the schema of all items is given, and some array satisfies the bounds.

use super::form::{ArrayBounds, Form};
use super::walk::{Place, Walk};
use crate::diagnostics::Code;
use crate::json::{Json, Value};
use crate::keywords::{is_misspelled, meant};

impl<'a> Walk<'a> {
    pub(super) fn array(&mut self, json: &'a Json) -> Option<Form> {
        let bounds = self.bounds(json);
        let items = match meant(json, "items") {
            Some(items) if items.as_array().is_some() => {
                let message = "expected one schema for all `items`, but found an array of them";
                self.report(Code::Value, items.span.start, message);
                None
            }
            Some(items) => Some(self.node(items, Place::Inner)),
            None => {
                if !is_misspelled(json, "items") {
                    let message = "expected an array to say what its `items` are, but found none";
                    self.report(Code::Type, json.span.start, message);
                }
                None
            }
        };
        Some(Form::Array {
            items: Box::new(items?),
            bounds,
        })
    }

    /// Returns the bounds on the number of items. If they are malformed, the schema is not sound.
    pub(super) fn bounds(&mut self, json: &Json) -> ArrayBounds {
        let min = self.count(json, "minItems");
        let max = self.count(json, "maxItems");
        let unique = match json
            .get("uniqueItems")
            .map(|unique| (unique, &unique.value))
        {
            None => Some(false),
            Some((_, Value::Bool(unique))) => Some(*unique),
            Some((unique, _)) => {
                let message = format!(
                    "expected `uniqueItems` to be a boolean, but found {}",
                    unique.kind()
                );
                self.report(Code::Value, unique.span.start, &message);
                None
            }
        };
        self.sound &= min.is_some() && max.is_some() && unique.is_some();
        ArrayBounds {
            min: min.flatten().unwrap_or(0),
            max: max.flatten(),
            unique: unique.unwrap_or(false),
        }
    }
}
