//! How far a value is from a branch: what it has right and wrong under it.
//!
//! Invariant: it looks one level into the value, at verdicts that are kept.

use std::cmp::Reverse;

use saop_json::{JsonKind, NodeRef};

use super::tags::{MOST, MOST_LEVELS};
use super::value_tags::Tag;
use crate::keywords::constraint::{Subject, Verdicts, reading_key};
use crate::keywords::in_place::InPlace;
use crate::keywords::others::Others;
use crate::plan::Part;
use crate::unions::resolved;
use crate::walk::context::Context;

/// What a value has right and wrong under a branch. A mask has a bit for each member or item that is looked at, so that
/// one that meets several schemas of the branch counts once.
#[derive(Debug, Default)]
pub(super) struct Findings {
    /// Members that must have one of a few values, and have another.
    tags: usize,
    /// Members that must have one of a few values, and have it.
    right_tags: usize,
    /// Constraints on the value itself that it breaks.
    broken: usize,
    missing: usize,
    unknown: u64,
    wrong: u64,
    right: u64,
    /// Members that the branch names, or has a schema for.
    listed: u64,
}

/// How far a value is from a branch.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Distance {
    tags: usize,
    right_tags: Reverse<usize>,
    cost: usize,
    /// The more, the nearer.
    right: Reverse<usize>,
    listed: Reverse<usize>,
}

impl Findings {
    /// Counts a member of which `count` of the branches allow a few values each. A wrong one tells against a branch only if all
    /// branches have the member; it is a wrong value like any other if some do not.
    pub(super) fn tag(&mut self, tag: &Tag<'_, '_>, count: usize, branches: usize) {
        if tag.is_right {
            // Of a member with members of its own, the rest may be wrong.
            if tag.key.inner.is_none() {
                self.right |= tag.member;
            }
            self.right_tags += usize::from(count > 1);
        } else if count == branches {
            self.tags += 1;
        } else {
            self.wrong |= tag.member;
        }
    }

    fn judge(&mut self, member: u64, is_valid: bool) {
        *(if is_valid {
            &mut self.right
        } else {
            &mut self.wrong
        }) |= member;
    }

    /// Returns the distance of an object with so many members, or of another value. A known name with a wrong value is
    /// nearer than a missing or an unknown name. A name that an open object merely lets pass counts a little too, or a
    /// branch that names nothing would be near to everything.
    pub(super) fn distance(&self, members: usize) -> Distance {
        let count = |mask: u64| mask.count_ones() as usize;
        let names = self.missing + count(self.unknown);
        let values = self.broken + count(self.wrong);
        // The branch refuses the value for a reason that is not looked for here.
        let unseen = usize::from(self.tags + names + values == 0);
        let unlisted = members.saturating_sub(count(self.listed | self.unknown));
        Distance {
            tags: self.tags,
            right_tags: Reverse(self.right_tags),
            cost: 2 * names + values + unseen + unlisted,
            right: Reverse(count(self.right & !self.wrong)),
            listed: Reverse(count(self.listed)),
        }
    }
}

impl Context<'_> {
    /// Counts what a value has right and wrong under a part, except for tags.
    pub(super) fn measure(
        &self,
        number: usize,
        node: NodeRef<'_>,
        findings: &mut Findings,
        level: usize,
    ) {
        let Some(part) = self.plan().part(number) else {
            return;
        };
        if !self.step(1 + part.constraints.len()) {
            return;
        }
        let value = Subject::new(node, self);
        let broken = part
            .constraints
            .iter()
            .filter(|one| !one.test.holds_within(&value, self.work()));
        findings.broken += broken.count();
        match node.kind() {
            JsonKind::Object => self.measure_members(part, node, findings),
            JsonKind::Array => self.measure_items(part, node, findings),
            _ => {}
        }
        for applied in &part.in_place {
            if let InPlace::Schema(number) = applied
                && level < MOST_LEVELS
                && self.step(1)
            {
                self.measure(*number, node, findings, level + 1);
            }
        }
    }

    fn measure_members(&self, part: &Part, object: NodeRef<'_>, findings: &mut Findings) {
        let Some(properties) = &part.properties else {
            return;
        };
        let (mut guess, mut required) = (0, 0);
        for (index, (key, value)) in object.members().take(MOST).enumerate() {
            if !self.spend(1 + reading_key(&key)) {
                return;
            }
            let member = 1 << index;
            let place = self.place(properties, &key, guess);
            guess = place.map_or(guess, |place| place + 1);
            let property = place.and_then(|place| properties.list.get(place));
            let mut is_listed = property.is_some();
            required += usize::from(property.is_some_and(|property| property.missing.is_some()));
            let own = property.and_then(|property| property.part);
            if let Some(number) = own {
                let is_tag = resolved(self.plan(), number).and_then(Part::constant);
                if is_tag.is_none() {
                    findings.judge(member, self.accepts(number, value));
                }
            }
            let mut is_covered = own.is_some();
            for number in self.matching(properties, &key) {
                (is_covered, is_listed) = (true, true);
                findings.judge(member, self.accepts(number, value));
            }
            match &properties.others {
                _ if is_covered => {}
                Others::None(_) => findings.unknown |= member,
                Others::Part(number) => {
                    is_listed = true;
                    if !self.accepts(*number, value) {
                        findings.wrong |= member;
                    }
                }
                Others::Any => {}
            }
            if is_listed {
                findings.listed |= member;
            }
        }
        findings.missing += properties.required.saturating_sub(required);
    }

    fn measure_items(&self, part: &Part, array: NodeRef<'_>, findings: &mut Findings) {
        let Some(items) = &part.items else {
            return;
        };
        for (index, item) in array.items().take(MOST).enumerate() {
            let member = 1 << index;
            let number = items
                .prefix
                .get(index)
                .copied()
                .or_else(|| items.rest.part());
            match number {
                Some(number) => findings.judge(member, self.accepts(number, item)),
                None if matches!(items.rest, Others::None(_)) => findings.unknown |= member,
                None => {}
            }
        }
    }
}
