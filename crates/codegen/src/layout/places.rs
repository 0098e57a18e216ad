//! The places that settings name, as parts of a schema. SPEC S5.

use std::collections::BTreeMap;

use saop_json::{JsonRef, Tree};
use saop_schema::Outline;

use crate::diagnostics::{Code, Diagnostic, hint};
use crate::names::{self, is_called, stem};
use crate::settings::{Settings, name_key, rule_key};

/// Where sources are, to refer to each other.
pub(crate) const BASE: &str = "file:///";

/// What settings say of the parts of one schema.
#[derive(Debug, Default)]
pub(crate) struct Places<'s> {
    pub(crate) names: BTreeMap<usize, &'s str>,
    pub(crate) hand_written: BTreeMap<usize, &'s str>,
    /// Hand-written types that are lists, and keep the bounds of their places themselves.
    pub(crate) lists: BTreeMap<usize, &'s str>,
    pub(crate) rules: BTreeMap<usize, &'s str>,
}

impl Places<'_> {
    /// Whether settings have a type of their own for a part, or a rule.
    pub(crate) fn say(&self, part: usize) -> bool {
        self.hand_written.contains_key(&part) || self.rules.contains_key(&part)
    }
}

/// What settings say of places.
pub(crate) struct Entries<'s> {
    settings: &'s Settings,
    list: Vec<Entry<'s>>,
}

struct Entry<'s> {
    kind: Kind,
    /// The place as it is written, the name before its `#`, and the JSON Pointer after it.
    place: &'s str,
    schema: &'s str,
    pointer: &'s str,
    rust: &'s str,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Name,
    HandWritten,
    Rule,
}

impl<'s> Entries<'s> {
    /// Returns what settings say of places, and adds the problems that they have whatever the schemas say.
    pub(crate) fn of(
        settings: &'s Settings,
        sources: &BTreeMap<String, String>,
        problems: &mut Vec<Diagnostic>,
    ) -> Self {
        let all = [
            (Kind::Name, &settings.names),
            (Kind::HandWritten, &settings.hand_written),
            (Kind::Rule, &settings.rules),
        ];
        let mut list = Vec::new();
        for (kind, entries) in all {
            for (place, rust) in entries {
                let (schema, pointer) = place.split_once('#').unwrap_or((place, "#"));
                let entry = Entry {
                    kind,
                    place,
                    schema,
                    pointer,
                    rust,
                };
                match entry.fault(sources) {
                    Some(fault) => problems.push(entry.problem(settings, &fault)),
                    None => list.push(entry),
                }
            }
        }
        Self { settings, list }
    }

    /// Returns what settings say of the parts of a schema, and adds the problems of those that name no part.
    pub(crate) fn places(
        &self,
        file: &str,
        outline: &Outline,
        problems: &mut Vec<Diagnostic>,
    ) -> Places<'s> {
        let mut places = Places::default();
        let mut used = BTreeMap::new();
        let located = outline.parts.iter().enumerate();
        let located = located.filter_map(|(part, one)| Some((one.location.as_deref()?, part)));
        let parts: BTreeMap<&str, usize> = located.collect();
        for entry in &self.list {
            let is_own = is_called(file, entry.schema);
            let part = if is_own {
                parts.get(entry.pointer).copied()
            } else {
                let mut uris = outline.documents.iter().map(|(uri, _)| uri);
                let uri = uris.find(|uri| is_called(uri.trim_start_matches(BASE), entry.schema));
                uri.and_then(|uri| parts.get(&*format!("{uri}#{}", entry.pointer)).copied())
            };
            let Some(part) = part else {
                if is_own {
                    let fault = entry.missing(outline, &parts);
                    problems.push(entry.problem(self.settings, &fault));
                }
                continue;
            };
            let other = match entry.kind {
                Kind::Name => used.insert(entry.rust, entry.place),
                Kind::Rule => places.hand_written.get(&part).copied(),
                Kind::HandWritten => None,
            };
            if let Some(other) = other {
                let fault = match entry.kind {
                    Kind::Name => format!(
                        "expected each name once, but found that of `{other}` again: `{}`",
                        entry.rust
                    ),
                    _ => format!(
                        "expected a rule for a generated type, but found that the type is `{other}`, which can refuse values itself"
                    ),
                };
                problems.push(entry.problem(self.settings, &fault));
                continue;
            }
            let all = match entry.kind {
                Kind::Name => &mut places.names,
                Kind::HandWritten => &mut places.hand_written,
                Kind::Rule => &mut places.rules,
            };
            all.insert(part, entry.rust);
        }
        places
    }
}

impl Entry<'_> {
    fn problem(&self, settings: &Settings, message: &str) -> Diagnostic {
        let key = match self.kind {
            Kind::Name => name_key(self.place),
            Kind::HandWritten => self.place.to_owned(),
            Kind::Rule => rule_key(self.place),
        };
        settings.problem(Code::Setting, &key, message)
    }

    fn fault(&self, sources: &BTreeMap<String, String>) -> Option<String> {
        let Self {
            kind,
            place,
            schema,
            pointer,
            rust,
        } = *self;
        if kind == Kind::Name {
            let name = names::type_name(rust);
            if name.as_deref() != Some(rust) {
                let like = name.map_or_else(String::new, |name| format!(" such as `{name}`"));
                return Some(format!(
                    "expected the name of a Rust type{like}, but found `{rust}`"
                ));
            }
        } else if !names::is_path(rust) {
            return Some(format!("expected a Rust path, but found `{rust}`"));
        }
        if !pointer.is_empty() && !pointer.starts_with('/') {
            return Some(format!(
                "expected a place such as `NAME#` or `NAME#/definitions/KEY`, but found `{place}`"
            ));
        }
        let is_known = sources.keys().any(|file| is_called(file, schema));
        (!is_known).then(|| {
            let known: Vec<_> = sources.keys().map(|file| stem(file)).collect();
            let hint = hint(schema, known);
            format!("expected the name of a schema before `#`, but found `{schema}`{hint}")
        })
    }

    /// Returns why there is no part at the place.
    fn missing(&self, outline: &Outline, parts: &BTreeMap<&str, usize>) -> String {
        let text = outline.documents.first().map_or("", |(_, text)| text);
        let tree = Tree::of_valid(text);
        let here = tree.root().pointer(self.pointer);
        let target = here.and_then(|here| {
            let target = JsonRef::of_valid(here.text()).get("$ref")?;
            target.as_str().map(std::borrow::Cow::into_owned)
        });
        let pointer = self.pointer;
        match target {
            Some(target) => format!(
                "expected the place of a type, but found at `{pointer}` a reference to `{target}`: name that place"
            ),
            None => format!(
                "expected the place of a type, but found none at `{pointer}`{}",
                hint(pointer, parts.keys().copied())
            ),
        }
    }
}
