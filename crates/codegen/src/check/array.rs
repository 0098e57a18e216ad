//! Arrays: their items, and how many of them.
//!
//! Invariant: the schema of all items is given, and some array satisfies the bounds.

use super::walk::{Place, Walk};
use crate::diagnostics::Code;
use crate::json::{Json, Value};
use crate::keywords::{is_misspelled, meant};

impl<'a> Walk<'a> {
    pub(super) fn array(&mut self, json: &'a Json) {
        self.bounds(json);
        match meant(json, "items") {
            Some(items) if items.as_array().is_some() => {
                let message = "expected one schema for all `items`, but found an array of them";
                self.report(Code::Value, items.span.start, message);
            }
            Some(items) => self.node(items, Place::Inner),
            None => {
                if !is_misspelled(json, "items") {
                    let message = "expected an array to say what its `items` are, but found none";
                    self.report(Code::Type, json.span.start, message);
                }
            }
        }
    }

    /// Checks the bounds on the number of items.
    pub(super) fn bounds(&mut self, json: &Json) {
        self.count(json, "minItems");
        self.count(json, "maxItems");
        if let Some(unique) = json.get("uniqueItems")
            && !matches!(unique.value, Value::Bool(_))
        {
            let message = format!(
                "expected `uniqueItems` to be a boolean, but found {}",
                unique.kind()
            );
            self.report(Code::Value, unique.span.start, &message);
        }
    }
}
