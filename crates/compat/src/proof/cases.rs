//! Telling cases apart, and seeing that one cannot be.

use saop_schema::{Applied, OutlineRule};

use super::Proof;
use super::value::Value;
use crate::pair::{Kinds, Node};

/// How deep it is looked for a reason why there is no such value.
const MOST_REASONS: usize = 4;

/// How many denials may be taken back within each other. Without an end, that is every subset of them.
const MOST_REFUTING: usize = 2;

impl Proof<'_> {
    /// Returns cases of which one holds, if a case is more than what is known.
    pub(super) fn cases(&self, value: &Value, goal: Node) -> Option<Vec<Value>> {
        self.known_cases(value).or_else(|| {
            let part = self.pair.part(goal)?;
            // Each kind may follow for another reason.
            let choice = |applied: &Applied| matches!(applied, Applied::Choice { .. });
            let needs = part.applied.iter().any(choice)
                || !part.rules.is_empty()
                || part.facts.constants.is_some();
            let kinds = self.kinds(value);
            (needs && kinds.len() > 1).then(|| {
                kinds
                    .into_iter()
                    .map(|kinds| value.of_kinds(kinds))
                    .collect()
            })
        })
    }

    /// Returns the branches of a known choice, or the sides of a known condition.
    pub(crate) fn known_cases(&self, value: &Value) -> Option<Vec<Value>> {
        let is = |node: &Node| value.is.binary_search(node).is_ok();
        let not = |node: &Node| value.not.binary_search(node).is_ok();
        let mut least: Option<(Node, &[usize], bool)> = None;
        self.step(1 + value.is.len());
        for node in &value.is {
            for applied in &self.pair.part(*node)?.applied {
                let Applied::Choice {
                    branches,
                    exactly_one,
                    tag,
                } = applied
                else {
                    continue;
                };
                self.step(branches.len());
                let is_open = !branches.iter().any(|branch| is(&node.beside(*branch)));
                if is_open && least.is_none_or(|(_, least, _)| branches.len() < least.len()) {
                    // Where the tag tells the branches apart, that is said by each of them.
                    least = Some((*node, branches, *exactly_one && tag.is_none()));
                }
            }
        }
        if let Some((node, branches, exactly_one)) = least {
            // Each case is as much as what is known, and with `oneOf` all the other branches.
            let others = if exactly_one { branches.len() } else { 0 };
            let each = 1 + others + super::size(value);
            if !self.step(branches.len().saturating_mul(each) / 2) {
                return None;
            }
            let case = |(at, branch): (usize, &usize)| {
                let mut case = value.and(node.beside(*branch));
                if exactly_one {
                    // One that is the same part is another branch.
                    let others = branches.iter().enumerate();
                    let others = others.filter(|(other, _)| *other != at);
                    case.not
                        .extend(others.map(|(_, other)| node.beside(*other)));
                }
                case
            };
            return Some(branches.iter().enumerate().map(case).collect());
        }
        value.is.iter().find_map(|node| {
            self.pair
                .part(*node)?
                .rules
                .iter()
                .find_map(|rule| match rule {
                    OutlineRule::If(condition, ..) => {
                        let condition = node.beside(*condition);
                        (!is(&condition) && !not(&condition))
                            .then(|| vec![value.and(condition), value.and_not(condition)])
                    }
                    _ => None,
                })
        })
    }

    fn kinds(&self, value: &Value) -> Vec<Kinds> {
        let by_spelling = self.pair.by_spelling;
        let each = Kinds::EACH.into_iter().filter_map(|kind| match kind {
            Kinds::POINT if !by_spelling => None,
            Kinds::INTEGER if !by_spelling => Some(Kinds::INTEGERS),
            kind => Some(kind),
        });
        each.filter(|kind| value.kinds.has(*kind)).collect()
    }

    /// Whether a value is valid under a part under which it is known not to be.
    pub(super) fn is_refuted(&mut self, value: &Value) -> bool {
        if self.refuting >= MOST_REFUTING {
            return false;
        }
        self.refuting += 1;
        let not = value.not.clone();
        let found = not.into_iter().any(|node| {
            if !self.step(1 + super::size(value)) {
                return false;
            }
            let mut rest = value.clone();
            rest.not.retain(|other| *other != node);
            self.attempt(&rest, node)
        });
        self.refuting -= 1;
        found
    }

    /// Whether there is no value of which so much is known.
    pub(super) fn is_impossible(&mut self, value: &Value) -> bool {
        self.attempts += 1;
        let found = self.has_reason(value, MOST_REASONS);
        self.attempts -= 1;
        found
    }

    fn has_reason(&mut self, value: &Value, left: usize) -> bool {
        let Some(value) = self.settled(value.clone()) else {
            return true;
        };
        if left == 0 || self.nested >= super::MOST_DEEP || !self.step(1) {
            return false;
        }
        if self.constants(&value).is_some_and(|all| all.is_empty()) {
            return true;
        }
        self.nested += 1;
        let found = stacker::maybe_grow(1 << 17, 1 << 21, || self.reasons(&value, left - 1));
        self.nested -= 1;
        found
    }

    fn reasons(&mut self, value: &Value, left: usize) -> bool {
        if self.is_refuted(value) || self.is_out_of_bounds(value) {
            return true;
        }
        if value.kinds == Kinds::OBJECT {
            for name in self.required(value) {
                let Some(member) = self.member(value, &name) else {
                    return true;
                };
                self.depth += 1;
                let found = self.has_reason(&member, left);
                self.depth -= 1;
                if found {
                    return true;
                }
            }
        }
        if value.kinds == Kinds::ARRAY {
            let (least, _) = self.item_counts(value);
            for index in 0..=self.prefix(value).min(8) {
                if index as u64 >= least {
                    break;
                }
                let Some(item) = self.item(value, index) else {
                    return true;
                };
                self.depth += 1;
                let found = self.has_reason(&item, left);
                self.depth -= 1;
                if found {
                    return true;
                }
            }
        }
        let cases = self.known_cases(value);
        cases.is_some_and(|cases| {
            cases.len() <= 64 && cases.iter().all(|case| self.has_reason(case, left))
        })
    }

    /// Whether bounds cross.
    fn is_out_of_bounds(&self, value: &Value) -> bool {
        use saop_json::decimal::compare;
        self.step(1 + value.is.len());
        let crosses = |least: u64, most: Option<u64>| most.is_some_and(|most| least > most);
        match value.kinds {
            Kinds::STRING => {
                let (least, most) = self.lengths(value);
                crosses(least, most)
            }
            Kinds::ARRAY => {
                let (least, most) = self.item_counts(value);
                crosses(least, most)
            }
            kinds if kinds.within(Kinds::NUMBER) => {
                let facts = || self.facts(value).map(|facts| &facts.number);
                if !self.step(value.is.len().saturating_mul(value.is.len())) {
                    return false;
                }
                facts().any(|one| {
                    let least = one.minimum.as_ref().or(one.exclusive_minimum.as_ref());
                    let is_open = one.minimum.is_none();
                    least.is_some_and(|least| {
                        facts().any(|other| {
                            let beyond = |most: &String| compare(least, most).is_gt();
                            let at = |most: &String| compare(least, most).is_ge();
                            other
                                .maximum
                                .as_ref()
                                .is_some_and(|most| beyond(most) || is_open && at(most))
                                || other.exclusive_maximum.as_ref().is_some_and(at)
                        })
                    })
                })
            }
            _ => false,
        }
    }
}
