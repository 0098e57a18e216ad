//! Arrays: their items, and how many of them.
//!
//! Invariant: the schema of all items is given, and some array satisfies the bounds.

use super::walk::{Place, Walk};
use crate::diagnostics::Code;
use crate::json::Json;
use crate::keywords::{is_misspelled, meant};

impl<'a> Walk<'a> {
    pub(super) fn array(&mut self, json: &'a Json) {
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
}
