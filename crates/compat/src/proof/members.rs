//! The members of an object.

use std::collections::BTreeSet;

use saop_json::push_string;
use saop_schema::{Applied, OutlineMember, OutlineMembers, OutlinePart, Rest};

use super::Proof;
use super::value::{Step, Value};
use crate::pair::{Kinds, Node};
use crate::places::Places;

impl Proof<'_> {
    fn members_of(&self, node: Node) -> Option<&OutlineMembers> {
        self.pair.part(node)?.members.as_ref()
    }

    /// Returns the names that have to be there.
    pub(crate) fn required(&self, value: &Value) -> BTreeSet<String> {
        let all = self.each_listed(value);
        let all = all
            .filter(|member| member.required)
            .map(|member| member.name.clone());
        all.chain(value.present.iter().cloned()).collect()
    }

    /// Returns the names that are listed or required.
    pub(crate) fn listed(&self, value: &Value) -> BTreeSet<String> {
        let limited = self.places.names(value.place);
        self.step(limited.map_or(0, BTreeSet::len));
        let all = self.each_listed(value);
        let mut names: BTreeSet<String> = all.map(|member| member.name.clone()).collect();
        names.extend(value.present.iter().cloned());
        names.extend(limited.into_iter().flatten().cloned());
        names
    }

    /// Iterates over the members that the known parts list or require, which are so many steps.
    fn each_listed(&self, value: &Value) -> impl Iterator<Item = &OutlineMember> {
        let all = value.is.iter().filter_map(|node| self.members_of(*node));
        let all: Vec<_> = all.map(|members| &members.listed).collect();
        self.step(all.iter().map(|listed| 1 + listed.len()).sum());
        all.into_iter().flatten()
    }

    /// Returns what is known of a member; `None` if there is none.
    pub(crate) fn member(&mut self, value: &Value, name: &str) -> Option<Value> {
        let pair = self.pair;
        if !self.step(1 + value.is.len()) {
            return Some(Value::of(Vec::new(), Places::ANYWHERE));
        }
        if !self.places.allows(pair, value.place, name) {
            return None;
        }
        let mut is = Vec::new();
        let mut quoted = None;
        for node in &value.is {
            let Some(part) = pair.part(*node) else {
                continue;
            };
            if let Some(members) = &part.members {
                match self.said_of(*node, members, name, &mut is) {
                    Rest::None => return None,
                    Rest::Part(part) => is.push(node.beside(part)),
                    Rest::Any => {}
                }
                if let Some(names) = members.names {
                    let name = quoted.get_or_insert_with(|| {
                        let mut text = String::new();
                        push_string(&mut text, name);
                        text
                    });
                    if pair.refuses(node.beside(names), name) {
                        return None;
                    }
                }
            }
            for applied in &part.applied {
                if let Applied::Unevaluated { members, .. } = applied
                    && *members != Rest::Any
                    && self.is_unevaluated(value, *node, Some(name))
                {
                    match members {
                        Rest::Part(part) => is.push(node.beside(*part)),
                        _ => return None,
                    }
                }
            }
        }
        let place = self.places.member(pair, value.place, name);
        Some(Value::of(is, place))
    }

    /// Adds what `properties` and `patternProperties` of a part say of a member, and returns what the part says of it otherwise.
    fn said_of(
        &self,
        node: Node,
        members: &OutlineMembers,
        name: &str,
        is: &mut Vec<Node>,
    ) -> Rest {
        let before = is.len();
        let listed = self.pair.listed(node, name).filter(|member| member.listed);
        is.extend(
            listed
                .and_then(|member| member.part)
                .map(|part| node.beside(part)),
        );
        for (pattern, part) in members.patterns.iter().enumerate() {
            if self.pair.matches(node, pattern, name) {
                is.push(node.beside(*part));
            }
        }
        if is.len() > before {
            Rest::Any
        } else {
            members.others
        }
    }

    /// Returns what is known of a member that no part lists, and whose name a pattern matches or none does; `None` if there is none.
    fn other(&self, value: &Value, pattern: Option<&str>) -> Option<Value> {
        if pattern.is_none() && self.places.names(value.place).is_some() {
            return None;
        }
        let mut is = Vec::new();
        for node in &value.is {
            let Some(members) = self.members_of(*node) else {
                continue;
            };
            self.step(1 + members.patterns.len());
            let mut texts = members.pattern_texts.iter().zip(&members.patterns);
            let same = pattern.and_then(|wanted| texts.find(|(text, _)| *text == wanted));
            if let Some((_, part)) = same {
                is.push(node.beside(*part));
            } else if pattern.is_none() || members.patterns.is_empty() {
                match members.others {
                    Rest::None => return None,
                    Rest::Part(part) => is.push(node.beside(part)),
                    Rest::Any => {}
                }
            }
        }
        for node in &value.is {
            let applied = self
                .pair
                .part(*node)
                .into_iter()
                .flat_map(|part| &part.applied);
            for applied in applied {
                if let Applied::Unevaluated { members, .. } = applied
                    && *members != Rest::Any
                    && pattern.is_none()
                    && self.is_unevaluated(value, *node, None)
                {
                    match members {
                        Rest::Part(part) => is.push(node.beside(*part)),
                        _ => return None,
                    }
                }
            }
        }
        Some(Value::of(is, Places::ANYWHERE))
    }

    /// Returns the patterns of the known parts.
    fn patterns(&self, value: &Value) -> BTreeSet<String> {
        let all = value.is.iter().filter_map(|node| self.members_of(*node));
        let all = all.inspect(|members| {
            self.step(1 + members.patterns.len());
        });
        all.flat_map(|members| members.pattern_texts.iter().cloned())
            .collect()
    }

    pub(super) fn object(&mut self, value: &Value, goal: Node, part: &OutlinePart) -> bool {
        let mut is_shown = self.member_counts(value, goal, part);
        let Some(members) = &part.members else {
            return is_shown;
        };
        for member in &members.listed {
            if !self.step(1 + value.present.len()) || !is_shown && self.attempts > 0 {
                return false;
            }
            if member.required
                && !value.present.contains(&member.name)
                && !self.requires(&value.is, &member.name)
            {
                is_shown = self.tell(value, goal, "required", Some(&member.name));
            }
            if let Some(part) = member.part.filter(|_| member.listed)
                && let Some(inner) = self.member(value, &member.name)
            {
                let step = Step::Member(member.name.clone());
                is_shown &= self.inner(value, step, &inner, goal.beside(part));
            }
        }
        let names = self.listed(value);
        for (pattern, (text, part)) in members
            .pattern_texts
            .iter()
            .zip(&members.patterns)
            .enumerate()
        {
            let part = goal.beside(*part);
            for name in &names {
                if !self.step(1) || !is_shown && self.attempts > 0 {
                    return false;
                }
                if self.pair.matches(goal, pattern, name)
                    && let Some(inner) = self.member(value, name)
                {
                    is_shown &= self.inner(value, Step::Member(name.clone()), &inner, part);
                }
            }
            if self.places.names(value.place).is_none()
                && let Some(inner) = self.other(value, Some(text))
            {
                is_shown &= self.inner(value, Step::Other(Some(text.clone())), &inner, part);
            }
        }
        is_shown &= self.others(value, goal, &[goal], members.others, "additionalProperties");
        if let Some(part) = members.names {
            is_shown &= self.names(value, goal, goal.beside(part));
        }
        is_shown
    }

    fn member_counts(&mut self, value: &Value, goal: Node, part: &OutlinePart) -> bool {
        let wanted = part.facts.members;
        let mut is_shown = true;
        if wanted.min > 0 {
            let required = self.required(value).len() as u64;
            let least = self.facts(value).map(|facts| facts.members.min).max();
            if required.max(least.unwrap_or(0)) < wanted.min {
                is_shown = self.tell(value, goal, "minProperties", None);
            }
        }
        if let Some(wanted) = wanted.max {
            let most = self
                .facts(value)
                .filter_map(|facts| facts.members.max)
                .min();
            let is_few = |proof: &mut Self| {
                let is_closed =
                    proof.other(value, None).is_none() && proof.patterns(value).is_empty();
                let names = proof.listed(value).into_iter();
                is_closed
                    && names
                        .filter(|name| proof.member(value, name).is_some())
                        .count() as u64
                        <= wanted
            };
            if most.is_none_or(|most| most > wanted) && !is_few(self) {
                is_shown = self.tell(value, goal, "maxProperties", None);
            }
        }
        is_shown
    }

    /// Whether the members that none of some parts speaks of are as another keyword wants them.
    fn others(
        &mut self,
        value: &Value,
        goal: Node,
        covering: &[Node],
        wanted: Rest,
        keyword: &'static str,
    ) -> bool {
        if wanted == Rest::Any {
            return true;
        }
        let mut is_shown = true;
        for name in self.listed(value) {
            if !self.step(1) || !is_shown && self.attempts > 0 {
                return false;
            }
            if !self.covers(covering, &name)
                && let Some(inner) = self.member(value, &name)
            {
                let step = Step::Member(name.clone());
                is_shown &= self.other_is(value, goal, step, &inner, wanted, keyword, Some(&name));
            }
        }
        let covered = covering.iter().filter_map(|node| self.members_of(*node));
        let covered: BTreeSet<String> = covered
            .flat_map(|members| members.pattern_texts.iter().cloned())
            .collect();
        let open = self
            .patterns(value)
            .into_iter()
            .filter(|pattern| !covered.contains(pattern));
        for pattern in open.map(Some).chain([None]) {
            if !is_shown && self.attempts > 0 {
                return false;
            }
            if let Some(inner) = self.other(value, pattern.as_deref()) {
                let step = Step::Other(pattern);
                is_shown &= self.other_is(value, goal, step, &inner, wanted, keyword, None);
            }
        }
        is_shown
    }

    #[allow(clippy::too_many_arguments, reason = "they belong to two calls alone")]
    fn other_is(
        &mut self,
        value: &Value,
        goal: Node,
        step: Step,
        inner: &Value,
        wanted: Rest,
        keyword: &'static str,
        name: Option<&str>,
    ) -> bool {
        match wanted {
            Rest::Part(part) => self.inner(value, step, inner, goal.beside(part)),
            _ => self.is_impossible(inner) || self.tell(value, goal, keyword, name),
        }
    }

    fn names(&mut self, value: &Value, goal: Node, names: Node) -> bool {
        let closed = self.other(value, None).is_none() && self.patterns(value).is_empty();
        if closed {
            let mut is_shown = true;
            for name in self.listed(value) {
                if !self.step(1) {
                    return false;
                }
                let mut text = String::new();
                push_string(&mut text, &name);
                if self.member(value, &name).is_some() && !self.pair.accepts(names, &text) {
                    is_shown = self.tell(value, goal, "propertyNames", Some(&name));
                }
            }
            return is_shown;
        }
        let known = value.is.iter();
        let known = known.filter_map(|node| Some(node.beside(self.members_of(*node)?.names?)));
        let name = Value::of(known.collect(), Places::ANYWHERE).of_kinds(Kinds::STRING);
        self.inner(value, Step::Name, &name, names)
    }

    pub(super) fn unevaluated_members(&mut self, value: &Value, goal: Node, wanted: Rest) -> bool {
        let covering = self.applying(value, goal);
        self.covers_rest(&covering)
            || self.others(value, goal, &covering, wanted, "unevaluatedProperties")
    }

    fn covers_rest(&self, nodes: &[Node]) -> bool {
        let mut all = nodes.iter().filter_map(|node| self.members_of(*node));
        all.any(|members| members.covers_rest)
    }

    fn covers(&self, nodes: &[Node], name: &str) -> bool {
        nodes.iter().any(|node| {
            self.members_of(*node).is_some_and(|members| {
                let mut patterns = 0..members.patterns.len();
                let listed = self.pair.listed(*node, name);
                listed.is_some_and(|member| member.listed)
                    || patterns.any(|pattern| self.pair.matches(*node, pattern, name))
            })
        })
    }

    /// Whether nothing that a known part may apply looks at a member; at one whose name no known part lists, if there is no name.
    fn is_unevaluated(&self, value: &Value, node: Node, name: Option<&str>) -> bool {
        let Some(all) = self.looking(value, node) else {
            return false;
        };
        let lists = |one: &&Node| {
            let members = self.members_of(**one);
            members.is_some_and(|members| {
                let mut listed = members.listed.iter();
                listed.any(|member| member.listed) || !members.patterns.is_empty()
            })
        };
        let is_known = |one: &Node| value.is.binary_search(one).is_ok();
        !self.covers_rest(&all)
            && name.map_or_else(
                || all.iter().filter(lists).all(is_known),
                |name| !self.covers(&all, name),
            )
    }

    pub(super) fn dependent(
        &mut self,
        value: &Value,
        goal: Node,
        property: &str,
        part: Option<usize>,
        members: &[String],
    ) -> bool {
        if self.member(value, property).is_none() {
            return true;
        }
        let mut supposed = value.of_kinds(Kinds::OBJECT);
        supposed.present.push(property.to_owned());
        let Some(supposed) = self.settled(supposed) else {
            return true;
        };
        let mut is_shown = true;
        self.step(members.len().saturating_mul(1 + supposed.present.len()));
        for name in members {
            if !supposed.present.contains(name) && !self.requires(&supposed.is, name) {
                is_shown = self.tell(&supposed, goal, "dependentRequired", Some(name));
            }
        }
        is_shown && part.is_none_or(|part| self.implies(&supposed, goal.beside(part)))
    }
}
