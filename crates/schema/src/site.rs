//! What is asked of the values of a rejected document beside what its schema says: hand-written rules, and numbers of 64 bits.
//!
//! Invariant: each entry of a list is of another part, and they are sorted by it.

use saop_json::NodeRef;

use crate::error::Found;
use crate::keywords::representation::Holder;

/// Finds violations of a rule at one location in a document, and adds them to [`Site::violations`].
pub type RuleCheck = fn(&mut Site<'_, '_>);

/// A location in a rejected document where a rule applies.
#[derive(Debug)]
pub struct Site<'s, 'a> {
    /// The value that the rule is about.
    pub node: NodeRef<'a>,
    /// Its JSON Pointer.
    pub path: &'s str,
    /// The violations found in the whole document so far. Schema violations are complete; rules add theirs.
    pub violations: &'s mut Found,
}

/// What generated code asks of the values of some parts, beside what their schema says, by part.
#[derive(Clone, Copy)]
pub(crate) struct Hooks {
    pub(crate) numbers: &'static [(usize, Holder)],
    pub(crate) rules: &'static [(usize, RuleCheck)],
}

impl Hooks {
    pub(crate) const NONE: Self = Self {
        numbers: &[],
        rules: &[],
    };
}
