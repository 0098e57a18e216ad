//! What follows from what is known of a value, without a goal.

use std::collections::BTreeSet;

use saop_json::{JsonKind, JsonRef, Tree, decimal};
use saop_schema::{Applied, OutlinePart, OutlineRule, Rest};

use super::Proof;
use super::value::Value;
use crate::pair::{Kinds, Node};

/// Longer lists of constants are not gone through.
const MOST_CONSTANTS: usize = 100_000;

impl Proof<'_> {
    /// Returns a value with all that applies to it in place; `None` if there is no such value, as far as that is seen at once.
    pub(crate) fn settled(&mut self, mut value: Value) -> Option<Value> {
        let pair = self.pair;
        let mut open = std::mem::take(&mut value.is);
        let mut all: BTreeSet<Node> = BTreeSet::new();
        loop {
            while let Some(node) = open.pop() {
                if !all.insert(node) {
                    continue;
                }
                let Some(part) = pair.part(node) else {
                    continue;
                };
                value.kinds = value.kinds.and(pair.kinds(node));
                let step = part.facts.number.multiple_of.as_deref();
                if step.is_some_and(|step| decimal::is_exact_multiple(step, "1")) {
                    value.kinds = value.kinds.without(Kinds::FRACTION);
                }
                for applied in &part.applied {
                    if let Applied::All(other) = applied {
                        open.push(node.beside(*other));
                    }
                }
                for rule in &part.rules {
                    if let OutlineRule::Not(other) = rule {
                        value.not.push(node.beside(*other));
                    }
                }
            }
            if value.kinds.is_none() {
                return None;
            }
            value.is = all.iter().copied().collect();
            value.not.sort_unstable();
            value.not.dedup();
            if !self.step(1 + all.len() + value.not.len() + value.present.len()) {
                return Some(value);
            }
            for node in &value.is {
                let Some(part) = pair.part(*node) else {
                    continue;
                };
                self.follow(
                    (&mut value.present, value.kinds),
                    &value.is,
                    &value.not,
                    *node,
                    part,
                    &mut open,
                );
                for applied in &part.applied {
                    if let Applied::Choice { branches, .. } = applied {
                        let mut left = branches.iter().map(|branch| node.beside(*branch));
                        let mut left = left.by_ref().filter(|branch| {
                            !self.clashes(&value.is, &value.not, value.kinds, *branch)
                        });
                        let (first, second) = (left.next(), left.next());
                        match (first, second) {
                            (None, _) => return None,
                            (Some(only), None) => open.push(only),
                            _ => {}
                        }
                    }
                }
            }
            open.retain(|node| !all.contains(node));
            if open.is_empty() {
                break;
            }
        }
        value.present.sort_unstable();
        value.present.dedup();
        self.step(value.not.len().saturating_mul(1 + value.is.len()) / 4);
        let is_refused = |one: &Node| value.is.iter().any(|node| pair.same(*node, *one));
        (!value.not.iter().any(is_refused)).then_some(value)
    }

    /// Adds what conditions and dependencies apply whose outcome is known.
    fn follow(
        &self,
        (present, kinds): (&mut Vec<String>, Kinds),
        is: &[Node],
        not: &[Node],
        node: Node,
        part: &OutlinePart,
        open: &mut Vec<Node>,
    ) {
        for rule in &part.rules {
            if !self.step(1 + is.len() + not.len() + present.len()) {
                return;
            }
            match rule {
                OutlineRule::If(condition, then, otherwise) => {
                    let condition = node.beside(*condition);
                    let is_among =
                        |all: &[Node]| all.iter().any(|one| self.pair.same(*one, condition));
                    let follows = if is_among(is) {
                        *then
                    } else if is_among(not) {
                        *otherwise
                    } else {
                        None
                    };
                    open.extend(follows.map(|part| node.beside(part)));
                }
                OutlineRule::Dependent {
                    property,
                    part,
                    members,
                } if present.contains(property) || self.requires(is, property) => {
                    // What is no object has no members, whatever is required of one.
                    if kinds == Kinds::OBJECT {
                        open.extend(part.map(|part| node.beside(part)));
                    }
                    for name in members {
                        if !present.contains(name) {
                            present.push(name.clone());
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Whether an object has to have a member.
    pub(super) fn requires(&self, is: &[Node], name: &str) -> bool {
        is.iter().any(|node| {
            let listed = self.pair.listed(*node, name);
            listed.is_some_and(|member| member.required)
        })
    }

    /// Whether it is seen at once that no value of which so much is known is valid under another part.
    pub(super) fn clashes(&self, is: &[Node], not: &[Node], kinds: Kinds, other: Node) -> bool {
        let pair = self.pair;
        let left = kinds.and(pair.kinds(other));
        if left.is_none() || not.iter().any(|one| pair.same(*one, other)) {
            return true;
        }
        let Some(part) = pair.part(other) else {
            return false;
        };
        if !self.step(1 + is.len() + not.len()) {
            return false;
        }
        if let Some(all) = &part.facts.constants
            && is.iter().any(|node| {
                let is_plain = pair
                    .part(*node)
                    .is_some_and(|part| part.facts.constants.is_some());
                is_plain && all.len() < 64 && all.iter().all(|one| pair.refuses(*node, one))
            })
        {
            return true;
        }
        let Some(members) = part.members.as_ref().filter(|_| left == Kinds::OBJECT) else {
            return false;
        };
        members.listed.iter().any(|member| {
            let inner = member
                .part
                .filter(|_| member.listed)
                .map(|part| other.beside(part));
            let constants = |node: Node| pair.part(node)?.facts.constants.as_ref();
            let is_required = member.required || self.requires(is, &member.name);
            let Some((inner, all)) = inner.and_then(|inner| Some((inner, constants(inner)?)))
            else {
                return member.required && is.iter().any(|node| self.forbids(*node, &member.name));
            };
            is_required
                && is.iter().any(|node| {
                    let known = pair.listed(*node, &member.name);
                    known.filter(|known| known.listed).is_some_and(|known| {
                        let known = known.part.map(|part| node.beside(part));
                        known.and_then(constants).is_some_and(|known| {
                            all.len().saturating_mul(known.len()) < 4096
                                && known.iter().all(|one| pair.refuses(inner, one))
                        })
                    })
                })
        })
    }

    /// Whether a part allows no member of a name.
    fn forbids(&self, node: Node, name: &str) -> bool {
        let members = self.pair.part(node).and_then(|part| part.members.as_ref());
        members.is_some_and(|members| {
            members.others == Rest::None
                && members.patterns.is_empty()
                && !self
                    .pair
                    .listed(node, name)
                    .is_some_and(|member| member.listed)
        })
    }

    /// Returns the texts of the values that it may be, if those are few.
    pub(crate) fn constants(&mut self, value: &Value) -> Option<Vec<String>> {
        let pair = self.pair;
        let lists = value
            .is
            .iter()
            .filter_map(|node| pair.part(*node)?.facts.constants.as_ref());
        let all: Vec<String> = match lists.min_by_key(|list| list.len()) {
            Some(list) if list.len() <= MOST_CONSTANTS => {
                if !self.step(
                    list.len()
                        .saturating_mul(value.is.len() + value.not.len() + 1),
                ) {
                    return None;
                }
                list.clone()
            }
            None if value.kinds == Kinds::NULL => vec!["null".to_owned()],
            None if value.kinds == Kinds::BOOL => vec!["true".to_owned(), "false".to_owned()],
            None if value.kinds == Kinds::NULL.with(Kinds::BOOL) => {
                ["null", "true", "false"].map(str::to_owned).to_vec()
            }
            Some(_) | None => return None,
        };
        // Where spelling counts, a constant stands for more than one text.
        if pair.by_spelling && all.iter().any(|one| has_number(one)) {
            return None;
        }
        let is_left = |one: &String| {
            value.kinds.has(kind_of(one))
                && !value.is.iter().any(|node| pair.refuses(*node, one))
                && !value.not.iter().any(|node| pair.accepts(*node, one))
        };
        Some(all.into_iter().filter(is_left).collect())
    }

    /// Returns a part and those that `allOf` and references apply along with it.
    pub(super) fn together(&self, node: Node) -> Vec<Node> {
        let mut all = BTreeSet::new();
        let mut open = vec![node];
        while let Some(node) = open.pop() {
            if let Some(part) = self.pair.part(node).filter(|_| all.insert(node)) {
                self.step(1 + part.applied.len());
                let applied = part.applied.iter();
                open.extend(applied.filter_map(|applied| match applied {
                    Applied::All(other) => Some(node.beside(*other)),
                    _ => None,
                }));
            }
        }
        all.into_iter().collect()
    }

    /// Returns what a part that is known may apply to the value in place, and itself; `None` if one of them looks at everything, so that
    /// nothing is unevaluated.
    pub(super) fn looking(&self, value: &Value, node: Node) -> Option<Vec<Node>> {
        let mut all = BTreeSet::new();
        let mut open = vec![node];
        while let Some(one) = open.pop() {
            let Some(part) = self.pair.part(one).filter(|_| !all.contains(&one)) else {
                continue;
            };
            let is_known = |node: &Node| value.is.binary_search(node).is_ok();
            let cannot = |node| self.clashes(&value.is, &value.not, value.kinds, node);
            if !self.step(1 + part.applied.len()) || !is_known(&one) && cannot(one) {
                continue;
            }
            let is_unevaluated = |applied: &Applied| matches!(applied, Applied::Unevaluated { .. });
            if one != node && part.applied.iter().any(is_unevaluated) {
                return None;
            }
            all.insert(one);
            let mut next = Vec::new();
            for applied in &part.applied {
                match applied {
                    Applied::All(part) => next.push(*part),
                    Applied::Choice { branches, .. } => next.extend(branches),
                    _ => {}
                }
            }
            for rule in &part.rules {
                match rule {
                    OutlineRule::If(condition, then, otherwise) => {
                        let node = one.beside(*condition);
                        if !cannot(node) {
                            next.extend([*condition].into_iter().chain(*then));
                        }
                        if !is_known(&node) {
                            next.extend(otherwise);
                        }
                    }
                    OutlineRule::Dependent { part, .. } => next.extend(part),
                    _ => {}
                }
            }
            open.extend(next.into_iter().map(|part| one.beside(part)));
        }
        Some(all.into_iter().collect())
    }

    /// Returns what a part certainly applies to a value that is known, and itself.
    pub(super) fn applying(&mut self, value: &Value, goal: Node) -> Vec<Node> {
        let pair = self.pair;
        let mut all = self.together(goal);
        let mut at = 0;
        while let Some(part) = all.get(at).and_then(|node| pair.part(*node)) {
            let mut next = Vec::new();
            for applied in &part.applied {
                if let Applied::Choice { branches, .. } = applied {
                    next.extend(branches);
                }
            }
            for rule in &part.rules {
                if let OutlineRule::If(condition, then, _) = rule {
                    next.extend([*condition].into_iter().chain(*then));
                }
            }
            at += 1;
            for part in next {
                let node = goal.beside(part);
                if !all.contains(&node) && self.attempt(value, node) {
                    let more = self.together(node).into_iter();
                    let more: Vec<_> = more.filter(|node| !all.contains(node)).collect();
                    all.extend(more);
                }
            }
        }
        all
    }
}

/// Returns the kinds that the text of a value has.
pub(crate) fn kind_of(text: &str) -> Kinds {
    let kind = JsonRef::of_valid(text).kind();
    if kind != JsonKind::Number {
        return Kinds::of(kind);
    }
    match saop_json::decimal::integer(text) {
        saop_json::decimal::Integer::Fraction => Kinds::FRACTION,
        _ if text.contains(['.', 'e', 'E']) => Kinds::POINT,
        _ => Kinds::INTEGER,
    }
}

fn has_number(text: &str) -> bool {
    let tree = Tree::of_valid(text);
    let mut all = tree.root().below().chain([tree.root()]);
    all.any(|node| node.kind() == JsonKind::Number)
}
