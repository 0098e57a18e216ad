//! A keyword as the reject path asks it of a value: what it says where it is broken, and the test of it.
//!
//! Invariant: a constraint that says nothing of a kind of value holds for it.

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;
use std::sync::Arc;

use saop_json::decimal::{self, Integer};
use saop_json::{JsonKind, JsonRef, NodeRef};
use serde_json::Value;

use crate::error::ViolationKind;

/// What a violation of a keyword says.
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

/// What a keyword asks of a value.
pub(crate) trait Test: fmt::Debug + Send + Sync {
    /// Whether a value keeps the constraint.
    fn holds(&self, value: &Subject<'_>) -> bool;

    /// From how many bytes on, quotes included, a string surely keeps the constraint; `None` where that cannot be told.
    fn sure(&self) -> Option<usize> {
        Some(0)
    }

    /// Y of "expected X, but found Y".
    fn found(&self, node: NodeRef<'_>, message: &mut String) {
        node.describe(message);
    }

    /// Of which kind its violations are.
    fn kind(&self) -> ViolationKind {
        ViolationKind::Schema
    }
}

/// Says whether a value is valid under a part of the schema, for keywords that need to know no more than that.
pub(crate) trait Verdicts {
    fn accepts(&self, part: usize, node: NodeRef<'_>) -> bool;
}

/// A value, with what several constraints ask of it.
pub(crate) struct Subject<'a> {
    pub(crate) node: NodeRef<'a>,
    pub(crate) kind: JsonKind,
    pub(crate) text: &'a str,
    verdicts: &'a dyn Verdicts,
    /// What it is as an integer, once one has asked.
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

    /// The string that it is.
    pub(crate) fn string(&self) -> Cow<'a, str> {
        JsonRef::of_valid(self.text).as_str().unwrap_or_default()
    }

    /// What it is as an integer, where it is a number.
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
