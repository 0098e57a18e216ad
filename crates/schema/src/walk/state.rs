//! What a walk knows while it goes on.

use saop_json::NodeRef;

use super::context::Context;
use super::open::Open;
use crate::error::Found;
use crate::plan::Plan;
use crate::site::{Hooks, RuleCheck};

/// What a walk is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Whether there is a violation.
    Decide,
    /// Every violation, except in values that end before an offset.
    Explain { accepted: usize },
}

pub(super) struct Walk<'p, 'a> {
    pub(super) plan: &'p Plan,
    pub(super) context: &'a Context<'p>,
    pub(super) purpose: Purpose,
    /// The arrays and objects that the walk is currently inside.
    pub(super) open: Vec<Open<'p, 'a>>,
    pub(super) found: Found,
    /// Whether a violation was found, which ends a walk that decides.
    pub(super) failed: bool,
    /// Whether the value is the name of a member, whose violations have the member's path.
    pub(super) is_name: bool,
    /// Whether it is said of branches that are equally likely why the value is not valid under them.
    pub(super) gives_reasons: bool,
    /// The branches of inner unions that are explained, by the index of the value.
    pub(super) meant: Vec<(u32, usize)>,
    /// What is asked of values beside what the schema says.
    pub(super) hooks: Hooks<'p>,
    /// The values that have rules.
    pub(super) ruled: Vec<Ruled<'a>>,
}

/// A value that has a rule, and its JSON Pointer.
pub(super) struct Ruled<'a> {
    pub(super) check: RuleCheck,
    pub(super) node: NodeRef<'a>,
    pub(super) path: String,
}

impl<'p, 'a> Walk<'p, 'a> {
    pub(super) fn new(plan: &'p Plan, context: &'a Context<'p>, purpose: Purpose) -> Self {
        Self {
            plan,
            context,
            purpose,
            open: Vec::new(),
            found: Found::default(),
            failed: false,
            is_name: false,
            gives_reasons: true,
            meant: Vec::new(),
            hooks: Hooks::NONE,
            ruled: Vec::new(),
        }
    }

    /// Whether the rest does not matter.
    pub(super) const fn is_over(&self) -> bool {
        self.failed && matches!(self.purpose, Purpose::Decide) || self.context.is_exhausted()
    }
}
