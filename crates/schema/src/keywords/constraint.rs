//! A keyword as the reject path applies it to a value: its test, and its message if it is violated.
//!
//! Invariant: a constraint that does not apply to a kind of value holds for it.

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;
use std::sync::Arc;

use saop_json::decimal::{self, Integer};
use saop_json::{JsonKind, JsonRef, NodeRef};
use serde_json::Value;

use crate::error::ViolationKind;

/// The contents of a keyword's violations.
#[derive(Debug)]
pub(crate) struct Keyword {
    pub(crate) name: &'static str,
    pub(crate) path: Arc<str>,
    pub(crate) expected: Arc<Value>,
    /// X of "expected X, but found Y".
    pub(crate) wanted: String,
}

/// A keyword about a value as a whole.
#[derive(Debug)]
pub(crate) struct Constraint {
    pub(crate) keyword: Keyword,
    pub(crate) test: Box<dyn Test>,
}

/// The test of a keyword.
pub(crate) trait Test: fmt::Debug + Send + Sync {
    /// Whether a value satisfies the constraint.
    fn holds(&self, value: &Subject<'_>) -> bool;

    /// Returns the length in bytes, including quotes, from which a string certainly satisfies the constraint; `None` if
    /// unknown.
    fn sure(&self) -> Option<usize> {
        Some(0)
    }

    /// Appends Y of "expected X, but found Y".
    fn found(&self, node: NodeRef<'_>, message: &mut String) {
        node.describe(message);
    }

    /// Returns the kind of its violations.
    fn kind(&self) -> ViolationKind {
        ViolationKind::Schema
    }
}

/// Decides whether a value is valid under a part of the schema, for keywords that need only that.
pub(crate) trait Verdicts {
    fn accepts(&self, part: usize, node: NodeRef<'_>) -> bool;
}

/// A value, with the properties of it that several constraints need.
pub(crate) struct Subject<'a> {
    pub(crate) node: NodeRef<'a>,
    pub(crate) kind: JsonKind,
    pub(crate) text: &'a str,
    verdicts: &'a dyn Verdicts,
    /// Its value as an integer, cached on first use.
    integer: Cell<Option<Integer>>,
}

impl<'a> Subject<'a> {
    #[inline]
    pub(crate) fn new(node: NodeRef<'a>, verdicts: &'a dyn Verdicts) -> Self {
        Self {
            node,
            kind: node.kind(),
            text: node.text(),
            verdicts,
            integer: Cell::new(None),
        }
    }

    /// Returns the value as a string.
    pub(crate) fn string(&self) -> Cow<'a, str> {
        JsonRef::of_valid(self.text).as_str().unwrap_or_default()
    }

    /// Returns the value as an integer, if it is a number.
    pub(crate) fn integer(&self) -> Integer {
        self.integer.get().unwrap_or_else(|| {
            let integer = decimal::integer(self.text);
            self.integer.set(Some(integer));
            integer
        })
    }

    /// Whether one of its items is valid under a part of the schema.
    pub(crate) fn has_item(&self, part: usize) -> bool {
        let mut items = self.node.items();
        items.any(|item| self.verdicts.accepts(part, item))
    }
}
