//! What the branches of a union are called: by the schema's names for them, or else by what tells them apart.

use std::collections::{BTreeMap, HashMap};

use saop_json::JsonKind;
use saop_json::pointer::pointer_step;
use saop_schema::Rest;
use saop_schema::find_tag;

use super::Make;
use super::naming::{kind_name, own_name, short};
use crate::layout::docs::Words;
use crate::names;

/// Branches of more constants are not told apart by them.
const MOST_CONSTANTS: usize = 100;

/// So many members are tried for a tag.
const MOST_TAGS: usize = 16;

/// The branches that are objects, each with its required members.
struct Objects<'o> {
    required: HashMap<usize, BTreeMap<&'o str, usize>>,
    /// How many of them require a member.
    count: HashMap<&'o str, usize>,
    tag: Option<String>,
}

impl<'o> Make<'o> {
    /// Returns a name for the variant of each branch of a part. Names may be equal.
    pub(super) fn labels(&self, part: usize, branches: &[usize]) -> Vec<String> {
        let objects = self.objects(part, branches);
        let labels = branches.iter().enumerate().map(|(index, branch)| {
            let here = self.outlined(*branch);
            let named = self.names.get(branch).cloned();
            let named = named.or_else(|| self.own_name(*branch));
            let named = named.or_else(|| Words::of(here).title);
            let named = named.or_else(|| match objects.required.get(branch) {
                Some(required) => self.told_apart(&objects, required),
                None => self.only_string(*branch),
            });
            named.or_else(|| self.kind_label(*branch)).map_or_else(
                || format!("Variant{}", index + 1),
                |label| names::label(&short(&label)),
            )
        });
        labels.collect()
    }

    fn objects(&self, part: usize, branches: &[usize]) -> Objects<'o> {
        let is_of_objects = *self.outlined(part).kinds == [JsonKind::Object];
        let is_object = |branch: &&usize| match &*self.outlined(**branch).kinds {
            [only] => *only == JsonKind::Object,
            several => is_of_objects && several.contains(&JsonKind::Object),
        };
        let mut all: Vec<_> = branches.iter().filter(is_object).collect();
        all.dedup();
        let mut objects = Objects {
            required: all
                .iter()
                .map(|one| (**one, self.required(**one)))
                .collect(),
            count: HashMap::new(),
            tag: None,
        };
        for name in objects.required.values().flat_map(BTreeMap::keys) {
            *objects.count.entry(name).or_default() += 1;
        }
        let mut in_all: Vec<&str> = objects
            .count
            .iter()
            .filter(|(_, count)| **count == all.len() && all.len() > 1)
            .map(|(name, _)| *name)
            .collect();
        in_all.sort_unstable();
        let required: Vec<_> = objects.required.values().collect();
        let values = |branch: usize, name: &str| {
            let strings = self.strings(*required[branch].get(name)?, MOST_CONSTANTS)?;
            (!strings.is_empty()).then(|| strings.into_iter().collect())
        };
        let names = in_all.into_iter().take(MOST_TAGS);
        let tag = find_tag(names, required.len(), values);
        objects.tag = tag.map(|(name, _)| name);
        objects
    }

    /// Returns the value of an object's tag, or else the only member that it alone requires.
    fn told_apart(
        &self,
        objects: &Objects<'_>,
        required: &BTreeMap<&str, usize>,
    ) -> Option<String> {
        if let Some(tag) = &objects.tag {
            return self.only_string(*required.get(&**tag)?);
        }
        let is_own =
            |name: &&&str| objects.required.len() > 1 && objects.count.get(**name) == Some(&1);
        let mut own = required.keys().filter(is_own);
        let only = own.next().filter(|_| own.next().is_none());
        only.map(|name| (*name).to_owned())
    }

    /// Returns the string that is the only value of a part.
    fn only_string(&self, part: usize) -> Option<String> {
        self.strings(part, 1)?.into_iter().next()
    }
}

/// Returns the name of several of what has one.
fn plural(name: &str) -> String {
    match name.as_bytes() {
        [.., b's' | b'x' | b'z'] | [.., b'c' | b's', b'h'] => format!("{name}es"),
        [.., before, b'y'] if !b"aeiou".contains(before) => {
            format!("{}ies", name.strip_suffix('y').unwrap_or(name))
        }
        _ => format!("{name}s"),
    }
}

impl Make<'_> {
    /// Returns the name that the schema has for a part.
    pub(super) fn own_name(&self, part: usize) -> Option<String> {
        let here = self.outlined(part);
        let key = here
            .location
            .as_deref()
            .and_then(|at| at.rsplit('/').next());
        let name = own_name(here)?;
        let last = key.and_then(|key| self.last_steps.get(&*pointer_step(key)));
        Some(last.cloned().unwrap_or(name))
    }

    /// Returns a name for a part that allows values of one kind only: a list is called by its items.
    pub(super) fn kind_label(&self, part: usize) -> Option<String> {
        match *self.outlined(part).kinds {
            [JsonKind::Array] if !self.is_house => Some(self.list_label(part)),
            _ => kind_name(self.outlined(part)),
        }
    }

    /// Returns what a list is called: by the name of its items, or their kind.
    pub(super) fn list_label(&self, part: usize) -> String {
        let items = self.first_with(part, |part| part.items.as_ref());
        let first = items.map(|items| (items.rest, &*items.prefix));
        let Some((Rest::Part(item), [])) = first else {
            return "List".to_owned();
        };
        let named = self.names.get(&item).cloned();
        let named = named.or_else(|| self.own_name(item));
        match named.or_else(|| kind_name(self.outlined(item))) {
            Some(name) if name == "Array" => "Lists".to_owned(),
            Some(name) => plural(&name),
            None => "List".to_owned(),
        }
    }

    /// Returns the name of a type that a member defines inline, or that a branch is.
    pub(super) fn inline_type(&self, owner: &str, member: &str) -> String {
        let own = names::type_name(member).filter(|_| !self.is_house);
        own.map_or_else(
            || names::inline_type(owner, member),
            |own| joined(owner, &own),
        )
    }

    /// Returns the name of the type for a branch or a kind of values.
    pub(super) fn of_label(&self, owner: &str, label: &str) -> String {
        if self.is_house {
            return format!("{owner}{label}");
        }
        self.inline_type(owner, label)
    }
}

/// Joins two names. The words that end the one and begin the other are there once; if nothing else is left, it is a value of the first.
fn joined(owner: &str, own: &str) -> String {
    let starts = own.char_indices().filter(|(_, one)| one.is_uppercase());
    let mut ends = starts.map(|(at, _)| at).chain([own.len()]);
    // The longest one.
    let shared = ends.rfind(|at| owner.ends_with(&own[..*at]));
    match own.split_at(shared.unwrap_or(0)).1 {
        "" => format!("{owner}Value"),
        rest => names::inline_type(owner, rest),
    }
}

#[cfg(test)]
mod tests {
    use super::joined;

    // SPEC S2
    #[test]
    fn words_at_the_joint_are_there_once() {
        for (owner, own, expected) in [
            ("Tool", "Name", "ToolName"),
            ("Tool", "ToolChoice", "ToolChoice"),
            ("EmbeddedResource", "Resource", "EmbeddedResourceValue"),
            ("BfclMathHcf", "MathHcf", "BfclMathHcfValue"),
            ("Tool", "Tool", "ToolValue"),
            ("Retool", "Tool", "RetoolTool"),
            ("ToolBox", "Tool", "ToolBoxTool"),
        ] {
            assert_eq!(joined(owner, own), expected);
        }
    }
}
