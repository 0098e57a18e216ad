//! What differs between the texts of two schemas, keyword by keyword, and whether that is language or text. SPEC C1, C4.
//!
//! Invariant: every keyword that differs is told once, at the innermost schema that has it. A member of `properties` is no keyword,
//! whatever its name.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::Write as _;

use saop_json::pointer::below;
use saop_json::{JsonKind, JsonRef, NodeRef};
use saop_schema::asserted_keywords;

/// Longer values are not quoted in messages.
const LONGEST: usize = 80;

/// Values of an `enum` that a change lists.
const MOST_LISTED: usize = 40;

/// A difference between two texts.
#[derive(Clone, Debug)]
pub(crate) struct Edit {
    /// Where the keyword is, or the member of it that differs: in the new text, or the old one if it is gone.
    pub(crate) pointer: String,
    /// The same place in the old text, where that is another one.
    pub(crate) old_pointer: String,
    /// Whether it is about what people and models read.
    pub(crate) is_text: bool,
    pub(crate) words: String,
    /// The values, as JSON.
    pub(crate) old: Option<String>,
    pub(crate) new: Option<String>,
    /// The name in `required` that it is about.
    pub(crate) name: Option<String>,
    /// Whether it is a member of a schema's `properties` that comes or goes.
    pub(crate) is_property: bool,
}

impl Edit {
    /// Returns where it is in one of the texts.
    pub(crate) fn place(&self, is_new: bool) -> &str {
        if is_new {
            &self.pointer
        } else {
            &self.old_pointer
        }
    }
}

/// What the value of a keyword is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holds {
    /// A schema, or a list of schemas.
    Schemas,
    /// Schemas by name.
    Named,
    /// What people and models read.
    Text,
    /// A bound, a name, data.
    Other,
}

fn holds(keyword: &str) -> Holds {
    match keyword {
        "additionalItems"
        | "additionalProperties"
        | "allOf"
        | "anyOf"
        | "contains"
        | "else"
        | "if"
        | "items"
        | "not"
        | "oneOf"
        | "prefixItems"
        | "propertyNames"
        | "then"
        | "unevaluatedItems"
        | "unevaluatedProperties" => Holds::Schemas,
        "$defs" | "definitions" | "dependencies" | "dependentSchemas" | "patternProperties"
        | "properties" => Holds::Named,
        "$anchor" | "$dynamicAnchor" | "$id" | "$recursiveAnchor" | "$schema" | "$vocabulary"
        | "id" => Holds::Other,
        _ if asserted_keywords().any(|asserted| asserted == keyword) => Holds::Other,
        // Also what no dialect knows, such as notes of an `enum`: models read it as it stands.
        _ => Holds::Text,
    }
}

/// Returns what differs between two schemas. The identifier of a whole schema does not count: it names the version.
pub(crate) fn edits(old: NodeRef<'_>, new: NodeRef<'_>) -> Vec<Edit> {
    let mut targets = BTreeSet::new();
    targets_in(old, &mut targets);
    targets_in(new, &mut targets);
    let mut found = Edits {
        all: Vec::new(),
        targets,
    };
    found.schemas("", "", old, new);
    found.all
}

/// Collects where the references of a schema lead to within it.
fn targets_in(schema: NodeRef<'_>, found: &mut BTreeSet<String>) {
    for (keyword, value) in schema.members() {
        let reference = value.string().filter(|_| keyword == "$ref");
        let target = reference.as_deref().and_then(|text| text.strip_prefix('#'));
        found.extend(target.map(str::to_owned));
        targets_in(value, found);
    }
    schema.items().for_each(|item| targets_in(item, found));
}

/// Returns the members of an object, to be looked up.
fn by_name(object: Option<NodeRef<'_>>) -> HashMap<Cow<'_, str>, NodeRef<'_>> {
    object.into_iter().flat_map(NodeRef::members).collect()
}

struct Edits {
    all: Vec<Edit>,
    /// What references lead to: these are schemas, whatever the keyword that they stand under.
    targets: BTreeSet<String>,
}

impl Edits {
    fn schemas(&mut self, was: &str, is: &str, old: NodeRef<'_>, new: NodeRef<'_>) {
        if old.text() == new.text() {
            return;
        }
        if old.kind() != JsonKind::Object || new.kind() != JsonKind::Object {
            if old.canonical() != new.canonical() {
                self.turned(was, is, old, new, false);
            }
            return;
        }
        let mut seen = HashSet::new();
        let (olds, news) = (by_name(Some(old)), by_name(Some(new)));
        let keywords = old
            .members()
            .chain(new.members())
            .map(|(keyword, _)| keyword);
        for keyword in keywords.filter(|keyword| seen.insert(keyword.clone())) {
            if is.is_empty() && matches!(&*keyword, "$id" | "id") {
                continue;
            }
            let (was, is) = (below(was, &keyword), below(is, &keyword));
            let (old, new) = (olds.get(&keyword), news.get(&keyword));
            self.keyword(&was, &is, &keyword, old.copied(), new.copied());
        }
    }

    fn keyword(
        &mut self,
        was: &str,
        is: &str,
        keyword: &str,
        old: Option<NodeRef<'_>>,
        new: Option<NodeRef<'_>>,
    ) {
        let is_list = |value: NodeRef<'_>| value.kind() == JsonKind::Array;
        let is_map = |value: NodeRef<'_>| value.kind() == JsonKind::Object;
        let sides = [old, new];
        let are = |test: &dyn Fn(NodeRef<'_>) -> bool| sides.into_iter().flatten().all(test);
        let holds = match holds(keyword) {
            Holds::Text if self.leads_into(was) || self.leads_into(is) => Holds::Schemas,
            holds => holds,
        };
        match (keyword, old, new) {
            ("properties" | "patternProperties" | "$defs" | "definitions", _, _)
                if are(&is_map) =>
            {
                self.named(was, is, (old, new), keyword == "properties");
            }
            ("required", _, _) if are(&is_list) => self.required(was, is, old, new),
            (_, Some(old), Some(new)) if old.canonical() == new.canonical() => {}
            ("enum", Some(old), Some(new)) if are(&is_list) => self.listed(was, is, old, new),
            (_, Some(old_value), Some(new_value)) => match holds {
                Holds::Named if are(&is_map) => self.named(was, is, (old, new), false),
                Holds::Schemas if are(&is_list) => self.list(was, is, old_value, new_value),
                Holds::Schemas if are(&is_map) => self.schemas(was, is, old_value, new_value),
                holds => self.turned(was, is, old_value, new_value, holds == Holds::Text),
            },
            (_, None, Some(new)) => self.comes(was, is, new, holds == Holds::Text),
            (_, Some(old), None) => self.goes(was, is, old, holds == Holds::Text),
            (_, None, None) => {}
        }
    }

    /// Whether a reference leads to a place, or to one within it.
    fn leads_into(&self, place: &str) -> bool {
        let after = self.targets.range(place.to_owned()..);
        let mut rests = after.map_while(|target| target.strip_prefix(place));
        rests.any(|rest| rest.is_empty() || rest.starts_with('/'))
    }

    fn named(
        &mut self,
        was: &str,
        is: &str,
        (old, new): (Option<NodeRef<'_>>, Option<NodeRef<'_>>),
        are_properties: bool,
    ) {
        let mut seen = HashSet::new();
        let (olds, news) = (by_name(old), by_name(new));
        let names = [old, new].into_iter().flatten().flat_map(NodeRef::members);
        for (name, _) in names {
            if !seen.insert(name.clone()) {
                continue;
            }
            let (was, is) = (below(was, &name), below(is, &name));
            match (olds.get(&name), news.get(&name)) {
                (Some(old), Some(new)) => self.schemas(&was, &is, *old, *new),
                (None, Some(new)) => self.comes(&was, &is, *new, false),
                (Some(old), None) => self.goes(&was, &is, *old, false),
                (None, None) => {}
            }
            // What comes or goes is one edit.
            if olds.contains_key(&name) != news.contains_key(&name)
                && let Some(edit) = self.all.last_mut()
            {
                edit.is_property = are_properties;
            }
        }
    }

    /// Compares lists of schemas: what is between the equal ones at both ends, by place.
    fn list(&mut self, was: &str, is: &str, old: NodeRef<'_>, new: NodeRef<'_>) {
        let (olds, news): (Vec<_>, Vec<_>) = (old.items().collect(), new.items().collect());
        let (first, last) =
            common_ends(&olds, &news, |old, new| old.canonical() == new.canonical());
        let (ends, now_ends) = (olds.len() - last, news.len() - last);
        let both = (ends - first).min(now_ends - first);
        let at = |place: &str, index: usize| below(place, &index.to_string());
        for index in first..first + both {
            if let (Some(old), Some(new)) = (olds.get(index), news.get(index)) {
                self.schemas(&at(was, index), &at(is, index), *old, *new);
            }
        }
        for index in first + both..ends {
            olds.get(index)
                .into_iter()
                .for_each(|old| self.goes(&at(was, index), &at(is, index), *old, false));
        }
        for index in first + both..now_ends {
            news.get(index)
                .into_iter()
                .for_each(|new| self.comes(&at(was, index), &at(is, index), *new, false));
        }
    }

    fn required(
        &mut self,
        was: &str,
        is: &str,
        old: Option<NodeRef<'_>>,
        new: Option<NodeRef<'_>>,
    ) {
        let names = |list: Option<NodeRef<'_>>| -> Vec<String> {
            let all = list.into_iter().flat_map(NodeRef::items);
            all.filter_map(|name| Some(name.string()?.into_owned()))
                .collect()
        };
        let (before, after) = (names(old), names(new));
        let (olds, news): (BTreeSet<_>, BTreeSet<_>) =
            (before.iter().collect(), after.iter().collect());
        let text = |list: Option<NodeRef<'_>>| list.map(|list| list.text().to_owned());
        let turns = before
            .iter()
            .filter(|name| !news.contains(name))
            .map(|name| (name, "optional"));
        let turns = turns.chain(
            after
                .iter()
                .filter(|name| !olds.contains(name))
                .map(|name| (name, "required")),
        );
        let turns: Vec<_> = turns.collect();
        for (name, becomes) in &turns {
            self.all.push(Edit {
                pointer: is.to_owned(),
                old_pointer: was.to_owned(),
                is_text: false,
                words: format!("`{name}` is now {becomes}"),
                old: text(old),
                new: text(new),
                name: Some((*name).clone()),
                is_property: false,
            });
        }
        if turns.is_empty() && text(old).is_some() != text(new).is_some()
            || turns.is_empty() && before != after
        {
            self.push(was, is, false, "is in another order".to_owned(), old, new);
        }
    }

    fn listed(&mut self, was: &str, is: &str, old: NodeRef<'_>, new: NodeRef<'_>) {
        let values = |list: NodeRef<'_>| -> HashSet<String> {
            list.items().map(NodeRef::canonical).collect()
        };
        let (olds, news) = (values(old), values(new));
        let differ = |list: NodeRef<'_>, others: &HashSet<String>, words: &str| -> Vec<String> {
            let all = list
                .items()
                .filter(|value| !others.contains(&value.canonical()));
            all.map(|value| format!("{} {words}", shown(value)))
                .collect()
        };
        let all = [differ(old, &news, "is gone"), differ(new, &olds, "is new")].concat();
        let mut words = all
            .iter()
            .take(MOST_LISTED)
            .cloned()
            .collect::<Vec<_>>()
            .join(", ");
        if all.len() > MOST_LISTED {
            let _ = write!(words, ", {} more", all.len() - MOST_LISTED);
        }
        if all.is_empty() {
            words.push_str("is in another order");
        }
        self.push(was, is, false, words, Some(old), Some(new));
    }

    fn turned(&mut self, was: &str, is: &str, old: NodeRef<'_>, new: NodeRef<'_>, is_text: bool) {
        let words = if is_text {
            "says something else".to_owned()
        } else {
            format!("is now {}, was {}", shown(new), shown(old))
        };
        self.push(was, is, is_text, words, Some(old), Some(new));
    }

    fn comes(&mut self, was: &str, is: &str, new: NodeRef<'_>, is_text: bool) {
        let is_short = !is_text && new.kind() != JsonKind::Object;
        let words = if is_short {
            format!("is new: {}", shown(new))
        } else {
            "is new".to_owned()
        };
        self.push(was, is, is_text, words, None, Some(new));
    }

    fn goes(&mut self, was: &str, is: &str, old: NodeRef<'_>, is_text: bool) {
        let is_short = !is_text && old.kind() != JsonKind::Object;
        let words = if is_short {
            format!("is gone: {}", shown(old))
        } else {
            "is gone".to_owned()
        };
        self.push(was, is, is_text, words, Some(old), None);
    }

    fn push(
        &mut self,
        was: &str,
        is: &str,
        is_text: bool,
        words: String,
        old: Option<NodeRef<'_>>,
        new: Option<NodeRef<'_>>,
    ) {
        let text = |value: Option<NodeRef<'_>>| value.map(|value| value.text().to_owned());
        self.all.push(Edit {
            pointer: is.to_owned(),
            old_pointer: was.to_owned(),
            is_text,
            words,
            old: text(old),
            new: text(new),
            name: None,
            is_property: false,
        });
    }
}

/// Whether what is new or gone brings or takes text, too: a member with a description, or a keyword with one within.
pub(crate) fn has_text(value: &str) -> bool {
    fn within(schema: NodeRef<'_>) -> bool {
        schema
            .members()
            .any(|(keyword, value)| match holds(&keyword) {
                Holds::Text => true,
                Holds::Schemas => within(value) || value.items().any(within),
                Holds::Named => value.members().any(|(_, schema)| within(schema)),
                Holds::Other => false,
            })
    }
    within(saop_json::Tree::of_valid(value).root())
}

/// Shows a value, or what it is where it is long.
fn shown(value: NodeRef<'_>) -> String {
    let text = value.text();
    if text.len() <= LONGEST && !text.contains('\n') {
        return format!("`{text}`");
    }
    match value.kind() {
        JsonKind::Object => "another schema".to_owned(),
        JsonKind::Array => format!("a list of {}", value.items().count()),
        _ => {
            let mut words = String::new();
            JsonRef::of_valid(text).push_description(&mut words);
            words
        }
    }
}

/// Returns how many items two lists have in common at the beginning, and then at the end.
pub(crate) fn common_ends<T>(
    olds: &[T],
    news: &[T],
    is_same: impl Fn(&T, &T) -> bool,
) -> (usize, usize) {
    let same = |(old, new): &(&T, &T)| is_same(old, new);
    let first = olds.iter().zip(news).take_while(same).count();
    let most = olds.len().min(news.len()) - first;
    let backwards = olds.iter().rev().zip(news.iter().rev());
    (first, backwards.take(most).take_while(same).count())
}

#[cfg(test)]
mod tests {
    use saop_json::Tree;

    use super::edits;

    // SPEC C1
    #[test]
    fn members_of_properties_that_come_or_go_are_properties() {
        let old = r#"{"properties": {"a": {"properties": {"b": true, "c": {"minLength": 1}}}, "properties": {"patternProperties": {"d": true}}, "kept": true}}"#;
        let new = r#"{"properties": {"a": {"properties": {"c": {"maxLength": 1}}}, "properties": {"patternProperties": {"e": true}}, "kept": false, "f": {"properties": {"g": true}}}}"#;
        let (old, new) = (Tree::of_valid(old), Tree::of_valid(new));
        let found = edits(old.root(), new.root());
        let found: Vec<_> = found
            .iter()
            .map(|edit| (&*edit.pointer, edit.is_property))
            .collect();
        assert_eq!(
            found,
            [
                ("/properties/a/properties/b", true),
                ("/properties/a/properties/c/minLength", false),
                ("/properties/a/properties/c/maxLength", false),
                ("/properties/properties/patternProperties/d", false),
                ("/properties/properties/patternProperties/e", false),
                ("/properties/kept", false),
                ("/properties/f", true),
            ]
        );
    }
}
