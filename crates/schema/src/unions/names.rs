//! What messages call the branches of a union, and the messages that name them.
//!
//! Invariant: an index is a branch's name only if nothing else tells the branches apart.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{Arc, OnceLock};

use indexmap::IndexSet;
use saop_json::NodeRef;
use saop_json::pointer::below;
use saop_json::show::{one_line, quote};
use serde_json::json;

use super::{Leaf, first_leaves, resolved};
use crate::error::{Expected, Violation};
use crate::keywords::constraint::Keyword;
use crate::keywords::properties::Property;
use crate::keywords::untagged::{Choice, MOST_OF_LABEL, Name};
use crate::plan::{Part, Plan};
use crate::words::{MOST_LISTED, MOST_SUGGESTED, enumerate, enumerate_some, push_hint, say};

/// How many branches a message names.
const MOST_NAMED: usize = 8;

/// From so many branches on, those of inner unions are not counted.
const MOST_COUNTED: usize = 1 << 10;

/// How many branches and members are looked at for what tells branches apart.
const MOST_TOLD_APART: usize = 64;

/// What messages call the branches of a union.
pub(crate) struct Names {
    labels: Vec<String>,
    /// The member that a branch alone requires, which its label names.
    own: Vec<Option<String>>,
    /// The types of all branches, in words, if each says its own and they are few.
    pub(crate) types: Option<String>,
    /// What the branches allow, if each is a constant or a list of them.
    constants: Option<IndexSet<String>>,
    /// Those that are strings, which a message may suggest.
    strings: Vec<String>,
}

/// What is known of a branch.
struct Facts<'p> {
    name: Option<&'p Name>,
    types: Option<Vec<String>>,
    part: Option<&'p Part>,
    constant: Option<&'p str>,
    required: Vec<&'p str>,
    /// Members that have one of a few values, and these.
    tags: Vec<(Cow<'p, str>, &'p str)>,
}

/// Returns the keyword of a union with what its branches are called. Where that is not known yet, `spend` takes how many there are.
pub(crate) fn keyword<'p>(
    plan: &'p Plan,
    choice: &'p Choice,
    spend: impl FnOnce(usize),
) -> &'p Keyword {
    choice.keyword.get_or_init(|| {
        let leaves = first_leaves(plan, choice, MOST_COUNTED);
        spend(leaves.len());
        let names = Names::of(plan, &leaves);
        Keyword {
            name: choice.name,
            at: Arc::clone(&choice.at),
            path: OnceLock::new(),
            expected: Arc::new(Expected(names.expected())),
            wanted: names.wanted(choice.exactly_one),
        }
    })
}

/// Returns the first leaf of each branch that messages name.
fn named<'l, 'p: 'l>(
    leaves: impl IntoIterator<Item = &'l Leaf<'p>>,
) -> impl Iterator<Item = &'l Leaf<'p>> {
    let mut last: Option<&[usize]> = None;
    leaves.into_iter().filter(move |leaf| {
        let path = leaf.named_path();
        last.replace(path) != Some(path)
    })
}

impl Names {
    pub(crate) fn of<'l, 'p: 'l>(
        plan: &'p Plan,
        leaves: impl IntoIterator<Item = &'l Leaf<'p>>,
    ) -> Self {
        let all = named(leaves).enumerate();
        let all = all.map(|(place, leaf)| Facts::of(plan, leaf, place < MOST_TOLD_APART));
        let all: Vec<Facts<'_>> = all.collect();
        let (labels, own) = labels(&all);
        let kinds = all.iter().try_fold(IndexSet::new(), |mut kinds, facts| {
            kinds.extend(facts.types.clone()?);
            (kinds.len() <= MOST_NAMED).then_some(kinds)
        });
        let types = kinds.filter(|kinds| !kinds.is_empty());
        let types = types.map(|kinds| enumerate(&kinds.into_iter().collect::<Vec<_>>(), "or"));
        let strings = all.iter().filter(|facts| facts.constant.is_some());
        let strings = strings.filter_map(|facts| facts.part?.strings()).flatten();
        let strings = strings.take(MOST_SUGGESTED).map(str::to_owned).collect();
        Self {
            constants: constants(&all, &labels),
            labels,
            own,
            types,
            strings,
        }
    }

    /// Returns the different labels, in the order of the schema.
    fn different(&self) -> IndexSet<&str> {
        self.labels.iter().map(|label| &**label).collect()
    }

    fn expected(&self) -> serde_json::Value {
        let all: Vec<&str> = match &self.constants {
            Some(constants) => constants.iter().map(|one| &**one).collect(),
            None => self.different().into_iter().collect(),
        };
        json!(all.get(..MOST_NAMED).unwrap_or(&all))
    }

    /// Whether each branch has a label of its own that is no index.
    pub(crate) fn are_told_apart(&self) -> bool {
        let mut labels = self.labels.iter().enumerate();
        self.different().len() == self.labels.len()
            && labels.all(|(place, label)| *label != at_index(place))
    }

    /// Returns what the branches want, in words.
    pub(crate) fn wanted(&self, exactly_one: bool) -> String {
        if let Some(constants) = &self.constants {
            let listed = constants.iter().take(MOST_LISTED + 1).cloned().collect();
            return enumerate_some(listed, constants.len(), "or");
        }
        let different = self.different();
        let first: Vec<String> = different.iter().map(|one| (*one).to_owned()).collect();
        match &*first {
            [only] if self.labels.len() > 1 => {
                let one = if exactly_one { "exactly one" } else { "one" };
                format!("{only} that matches {one} of {} schemas", self.labels.len())
            }
            _ => {
                // Several that are not named may be called the same.
                let labels = different.iter().take(MOST_NAMED);
                let labels: Vec<String> = labels.map(|one| (*one).to_owned()).collect();
                let others = self.labels.iter().filter(|one| !labels.contains(one));
                let count = labels.len() + others.count();
                let one = if exactly_one { "exactly one of " } else { "" };
                format!("{one}{}", listed(labels, count, "or"))
            }
        }
    }

    /// Says of a value that it is none of the constants, if each branch is one.
    pub(crate) fn no_constant(&self, node: NodeRef<'_>) -> Option<String> {
        self.constants.as_ref()?;
        Some(say(&self.wanted(false), |message| {
            node.describe(message);
            if let Some(text) = node.string() {
                push_hint(message, &text, self.strings.iter().map(|one| &**one));
            }
        }))
    }

    /// Says of a value that it is valid under none of the branches, which are `wanted`, and why not under some of them.
    pub(crate) fn none(
        &self,
        wanted: &str,
        node: NodeRef<'_>,
        reasons: &[(usize, Violation)],
    ) -> String {
        self.no_constant(node).unwrap_or_else(|| {
            say(wanted, |message| {
                node.describe(message);
                message.push_str(" that matches none of them");
                self.push_reasons(message, reasons);
            })
        })
    }

    fn push_reasons(&self, message: &mut String, reasons: &[(usize, Violation)]) {
        const LONGEST: usize = 200;
        let said = reasons.iter().filter_map(|(place, reason)| {
            let own = self.own.get(*place)?.as_deref();
            let own = own.map(|name| below("", name));
            let is_own = own.as_deref() == Some(reason.instance_path());
            if is_own && reason.keyword() == Some("required") {
                return None;
            }
            Some((self.label(*place)?, one_line(&reason.to_string(), LONGEST)))
        });
        let said: Vec<_> = said.collect();
        let _ = match &*said {
            [] => Ok(()),
            [(_, first), others @ ..]
                if !others.is_empty() && others.iter().all(|(_, other)| other == first) =>
            {
                write!(message, " ({first})")
            }
            all => {
                let all = all
                    .iter()
                    .map(|(label, reason)| format!("for {label}: {reason}"));
                write!(message, " ({})", all.collect::<Vec<_>>().join("; "))
            }
        };
    }

    /// Returns the label of a branch, or its index if another branch has the same label.
    fn label(&self, place: usize) -> Option<Cow<'_, str>> {
        let label = self.labels.get(place)?;
        let alike = self.labels.iter().filter(|one| *one == label);
        Some(if alike.count() > 1 {
            Cow::Owned(at_index(place))
        } else {
            Cow::Borrowed(&**label)
        })
    }

    /// Describes a value that is valid under several branches of `oneOf`.
    pub(crate) fn several(&self, keyword: &Keyword, valid: &[usize]) -> String {
        say(&keyword.wanted, |message| {
            let labels = valid.iter().filter_map(|place| self.label(*place));
            let labels: Vec<String> = labels.map(Cow::into_owned).collect();
            let count = labels.len();
            message.push_str("a value that matches ");
            message.push_str(&listed(labels, count, "and"));
        })
    }
}

impl<'p> Facts<'p> {
    /// Collects them. Its tags are those that tell it apart, if it is among the first.
    fn of(plan: &'p Plan, leaf: &Leaf<'p>, has_tags: bool) -> Self {
        let path = leaf.named_path();
        let part = path.last().and_then(|part| resolved(plan, *part));
        let outer = path.iter().rev().filter_map(|part| resolved(plan, *part));
        let listed = part.and_then(|part| part.properties.as_ref());
        let listed = listed.into_iter().flat_map(|properties| &properties.list);
        let required = listed.clone().filter(|one| one.missing.is_some());
        let most = if has_tags { MOST_TOLD_APART } else { 0 };
        let tags = listed.take(most).flat_map(|one| tags(plan, one));
        Self {
            name: leaf.name,
            types: outer.into_iter().find_map(types),
            constant: part.and_then(Part::constant),
            required: required
                .take(MOST_TOLD_APART)
                .map(|one| &*one.name)
                .collect(),
            tags: tags.collect(),
            part,
        }
    }

    /// Returns what the schema calls it, or its constant or type.
    fn label(&self) -> Option<Cow<'p, str>> {
        if let Some(name) = self.name {
            return Some(Cow::Borrowed(&*name.text));
        }
        if let Some(constant) = self.constant.filter(|one| one.len() <= MOST_OF_LABEL) {
            return Some(Cow::Borrowed(constant));
        }
        let types = self.types.as_ref()?;
        Some(Cow::Owned(enumerate(types, "or")))
    }
}

/// Returns the constants of a member, or of the members in its objects.
fn tags<'p>(plan: &'p Plan, property: &'p Property) -> Vec<(Cow<'p, str>, &'p str)> {
    let part = |property: &Property| resolved(plan, property.part?);
    let Some(here) = part(property) else {
        return Vec::new();
    };
    if let Some(words) = here.constant() {
        return vec![(Cow::Borrowed(&*property.name), words)];
    }
    let listed = here.properties.iter().flat_map(|all| &all.list);
    let listed = listed.take(MOST_TOLD_APART).filter_map(|inner| {
        let name = Cow::Owned(format!("{}/{}", property.name, inner.name));
        Some((name, part(inner)?.constant()?))
    });
    listed.collect()
}

/// Returns the label of each branch, and the member that it alone requires if its label names that.
fn labels(all: &[Facts<'_>]) -> (Vec<String>, Vec<Option<String>>) {
    let plain: Vec<Option<Cow<'_, str>>> = all.iter().map(Facts::label).collect();
    let first = || all.iter().take(MOST_TOLD_APART);
    let mut requiring: HashMap<&str, usize> = HashMap::new();
    let mut having: HashMap<&str, usize> = HashMap::new();
    let mut tagged: HashMap<(&str, &str), usize> = HashMap::new();
    for facts in first() {
        for name in &facts.required {
            *requiring.entry(*name).or_default() += 1;
        }
        for (name, words) in &facts.tags {
            *having.entry(&**name).or_default() += 1;
            *tagged.entry((&**name, *words)).or_default() += 1;
        }
    }
    let mut called: HashMap<&str, usize> = HashMap::new();
    for label in plain.iter().flatten() {
        *called.entry(&**label).or_default() += 1;
    }
    let mut labels = Vec::new();
    let mut owns = Vec::new();
    for (place, (facts, label)) in all.iter().zip(&plain).enumerate() {
        let is_near = place < MOST_TOLD_APART;
        let is_clear = facts.name.is_some()
            && label
                .as_deref()
                .is_some_and(|label| called.get(label) == Some(&1));
        let is_object = !facts.required.is_empty() || !facts.tags.is_empty();
        let noun = match label {
            Some(label) => Cow::Borrowed(&**label),
            None if is_object => Cow::Borrowed("an object"),
            None => Cow::Owned(at_index(place)),
        };
        // The member that the most branches have; of several, the first.
        let tags = facts.tags.iter().rev().filter(|(name, words)| {
            is_near
                && !is_clear
                && tagged.get(&(&**name, *words)) == Some(&1)
                && having.get(&**name).is_some_and(|count| *count > 1)
                && name.len() + words.len() <= MOST_OF_LABEL
        });
        if let Some((name, words)) = tags.max_by_key(|(name, _)| having.get(&**name)) {
            labels.push(format!("{noun} with {} being {words}", quote(name)));
            owns.push(None);
            continue;
        }
        let is_own =
            |name: &&&str| requiring.get(**name) == Some(&1) && name.len() <= MOST_OF_LABEL;
        let own = facts.required.iter().find(is_own).filter(|_| is_near);
        match (own, label) {
            (Some(name), _) => labels.push(format!("{noun} with {}", quote(name))),
            (None, Some(_)) => labels.push(noun.into_owned()),
            (None, None) => labels.push(at_index(place)),
        }
        owns.push(own.map(|name| (*name).to_owned()));
    }
    (labels, owns)
}

/// Returns what the branches allow, if each is a constant or a list of them. A constant with a title is called so.
fn constants(all: &[Facts<'_>], labels: &[String]) -> Option<IndexSet<String>> {
    let mut constants = IndexSet::new();
    for (facts, label) in all.iter().zip(labels) {
        let words = facts.constant?;
        let is_titled = facts.name.is_some_and(|name| name.is_constant);
        match facts.part?.strings() {
            Some(strings) if !is_titled => constants.extend(strings.into_iter().map(quote)),
            _ if is_titled => {
                constants.insert(label.clone());
            }
            _ => {
                constants.insert(words.to_owned());
            }
        }
    }
    Some(constants)
}

/// Returns the types that a part allows, in words, as the schema lists them.
fn types(part: &Part) -> Option<Vec<String>> {
    let article = |kind: &str| match kind {
        "null" => kind.to_owned(),
        "array" | "integer" | "object" => format!("an {kind}"),
        _ => format!("a {kind}"),
    };
    let mut all = part.constraints.iter();
    let types = &all.find(|one| one.keyword.name == "type")?.keyword.expected;
    let listed = types.as_array().into_iter().flatten();
    let listed = listed.filter_map(serde_json::Value::as_str);
    let all = types.as_str().into_iter().chain(listed);
    Some(all.map(article).collect())
}

fn at_index(index: usize) -> String {
    format!("the schema at index {index}")
}

/// Lists the first branches of `count`.
fn listed(mut labels: Vec<String>, count: usize, conjunction: &str) -> String {
    labels.truncate(MOST_NAMED);
    if let more @ 1.. = count - labels.len() {
        labels.push(format!("{more} more"));
    }
    enumerate(&labels, conjunction)
}

#[cfg(test)]
mod tests {
    use crate::{CompileOptions, Schema};

    // SPEC X1
    #[test]
    fn the_branches_that_are_not_named_are_counted_one_by_one() {
        let branches =
            (0..300).map(|number| format!(r#"{{"type":"object","required":["r{number}"]}}"#));
        let branches = branches.collect::<Vec<_>>().join(",");
        let text = format!(r#"{{"anyOf":[{branches}]}}"#);
        let schema = Schema::compile(&text, &CompileOptions::default()).unwrap();
        let error = schema.check(b"{}").unwrap_err().to_string();
        assert!(error.contains("an object with `r7` or 292 more"), "{error}");
    }
}
