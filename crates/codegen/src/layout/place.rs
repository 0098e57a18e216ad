//! Names of parts that others refer to and the schema has no name for: by the place in the schema, whoever refers to them first.
//!
//! Invariant: a name depends on what is around the part, and on nothing that refers to it, unless the part is more than 100 steps deep.

use saop_json::JsonKind;
use saop_json::pointer::pointer_step;

use super::Make;
use crate::names;

impl<'o> Make<'o> {
    /// Returns the name of a part that is not in the one that is being laid out.
    pub(super) fn name_by_place(&mut self, part: usize) -> Option<String> {
        if self.is_house {
            return None;
        }
        let location = self.outlined(part).location.as_deref()?;
        self.find_places();
        self.name_at(location)
    }

    /// Lays out the definition whose only branch beside `null` a part is: they share a name, whichever of them is referred to first.
    pub(super) fn whole_first(&mut self, part: usize) {
        let location = self.outlined(part).location.as_deref();
        let steps = location.and_then(|location| location.rsplit_once('/'));
        let steps = steps.and_then(|(around, _)| around.rsplit_once('/'));
        let Some((around, "anyOf" | "oneOf")) = steps.filter(|_| !self.is_house) else {
            return;
        };
        self.find_places();
        let Some(around) = self.places_of.get(around).copied() else {
            return;
        };
        let is_begun = self.open.contains_key(&around) || self.known.contains_key(&around);
        if self.unused.contains(&around)
            && !is_begun
            && self.only_beside_null(around) == Some(part)
            && let Some(name) = self.names.get(&around).cloned()
        {
            self.part(around, &name);
        }
    }

    /// Notes the parts by their locations.
    fn find_places(&mut self) {
        if self.places_of.is_empty() {
            let parts = self.outline.parts.iter().enumerate();
            let parts = parts.filter_map(|(part, one)| Some((one.location.as_deref()?, part)));
            self.places_of = parts.collect();
        }
    }

    /// Returns the name for what is at a location: that of the part around it that has one, and the steps from there on.
    fn name_at(&mut self, location: &'o str) -> Option<String> {
        /// What is deeper is called as who refers to it says.
        const MOST_STEPS: usize = 100;
        let ends = location.match_indices('/').map(|(at, _)| at);
        let mut ends: Vec<usize> = ends.collect();
        ends.push(location.len());
        if ends.len() > MOST_STEPS {
            return None;
        }
        let start = |end: usize| location.get(..end).unwrap_or(location);
        let named = |place: &str| {
            let part = *self.places_of.get(place)?;
            self.names
                .get(&part)
                .cloned()
                .or_else(|| self.own_name(part))
        };
        let (first, mut name) = ends
            .iter()
            .enumerate()
            .rev()
            .find_map(|(index, end)| Some((index, named(start(*end))?)))?;
        let mut around = *self.places_of.get(start(*ends.get(first)?))?;
        // The kinds of values that get there.
        let mut kinds = self.outlined(around).kinds.clone();
        let mut steps = ends.get(first..)?.windows(2);
        while let Some([from, to]) = steps.next() {
            let keyword = location.get(from + 1..*to)?;
            // The schemas of some keywords are one step deeper.
            let has_key = !self.places_of.contains_key(start(*to));
            let end = if has_key { steps.next()?.get(1)? } else { to };
            let key = pointer_step(location.get(to + 1..*end).unwrap_or_default());
            let Some(here) = self.places_of.get(start(*end)).copied() else {
                continue;
            };
            kinds.retain(|kind| *kind != JsonKind::Null);
            name = self.step(&name, (around, here), kinds.len() > 1, keyword, &key);
            let allowed = &self.outlined(here).kinds;
            if matches!(keyword, "allOf" | "anyOf" | "oneOf") {
                kinds.retain(|kind| allowed.contains(kind));
            } else {
                kinds.clone_from(allowed);
            }
            around = here;
        }
        Some(name)
    }

    /// Adds a step from a part, of which values of several kinds may be, to one in it.
    fn step(
        &mut self,
        name: &str,
        (around, here): (usize, usize),
        of_several: bool,
        keyword: &str,
        key: &str,
    ) -> String {
        let outer = self.outlined(around);
        match keyword {
            "properties"
            | "patternProperties"
            | "additionalProperties"
            | "unevaluatedProperties" => {
                let name = if of_several {
                    self.of_label(name, "Object")
                } else {
                    name.to_owned()
                };
                let has_fields = outer
                    .members
                    .as_ref()
                    .is_some_and(|members| !members.listed.is_empty());
                match keyword {
                    "properties" => self.inline_type(&name, key),
                    _ if has_fields => format!("{name}Extra"),
                    _ => format!("{name}Value"),
                }
            }
            "items" | "prefixItems" | "additionalItems" | "unevaluatedItems" => {
                let name = if of_several {
                    self.of_label(name, &self.list_label(around))
                } else {
                    name.to_owned()
                };
                let number = key
                    .parse()
                    .ok()
                    .and_then(|index: usize| index.checked_add(1));
                number.map_or_else(
                    || format!("{name}Item"),
                    |number| format!("{name}Item{number}"),
                )
            }
            "anyOf" | "oneOf" => {
                if !self.labels_of.contains_key(&around) {
                    let labels = self.branch_names(around).into_iter().collect();
                    self.labels_of.insert(around, labels);
                }
                match self.labels_of[&around].get(&here) {
                    Some(label) => self.of_label(name, label),
                    None => name.to_owned(),
                }
            }
            "definitions" | "$defs" => names::type_name(key).unwrap_or_else(|| name.to_owned()),
            _ => name.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use crate::{Settings, generate};

    fn names(schema: &str) -> BTreeSet<String> {
        let sources = BTreeMap::from([("x.json".to_owned(), schema.to_owned())]);
        let settings = Settings::default().with_house_rules(false);
        let made = generate(&sources, &settings).unwrap();
        let lines = made.files["types.rs"].lines().map(str::trim);
        let names = lines.filter_map(|line| {
            let mut words = line.strip_prefix("pub ")?.split([' ', '(', ';']);
            let is_type = ["struct", "enum", "type"].contains(&words.next()?);
            words.next().filter(|_| is_type).map(str::to_owned)
        });
        names.collect()
    }

    // SPEC S2
    #[test]
    fn a_name_does_not_depend_on_who_refers_to_a_part() {
        let service = r#"{"type": "object", "properties": {"build": {"type": "object", "properties": {"args": {"type": "object", "additionalProperties": {"enum": ["a", 1]}}}},
            "ports": {"type": "array", "items": {"oneOf": [{"type": "string"}, {"type": "object", "properties": {"mode": {"enum": ["x"]}}}]}},
            "deploy": {"type": ["object", "null"], "properties": {"mode": {"enum": ["y"]}}}}}"#;
        let hook = r##"{"type": "object", "properties": {
            "build": {"$ref": "#/$defs/service/properties/build"}, "args": {"$ref": "#/$defs/service/properties/build/properties/args/additionalProperties"},
            "port": {"$ref": "#/$defs/service/properties/ports/items/oneOf/1"}, "deploy": {"$ref": "#/$defs/service/properties/deploy"}, "how": {"$ref": "#/properties/how/items"}}}"##;
        let schema = |first: (&str, &str), second: (&str, &str)| {
            let how = r#"{"type": "array", "items": {"enum": ["h"]}}"#;
            // From the root, what is referred to is inside.
            let args = r##"{"$ref": "#/$defs/service/properties/build/properties/args/additionalProperties"}"##;
            let [(one, a), (two, b)] = [first, second];
            names(&format!(
                r#"{{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "$defs": {{"{one}": {a}, "{two}": {b}}}, "properties": {{"args": {args}, "how": {how}}}}}"#
            ))
        };
        let found = schema(("a_hook", hook), ("service", service));
        assert_eq!(found, schema(("service", service), ("a_hook", hook)));
        let expected = [
            "AHook",
            "Service",
            "ServiceBuild",
            "ServiceBuildArgsValue",
            "ServiceDeploy",
            "ServiceDeployMode",
            "ServicePortsItem",
            "ServicePortsItemObject",
            "ServicePortsItemObjectMode",
            "X",
            "XHowItem",
        ];
        assert_eq!(
            found.iter().map(String::as_str).collect::<Vec<_>>(),
            expected
        );
    }

    // SPEC S2
    #[test]
    fn a_definition_and_its_branch_beside_null_have_one_name() {
        let definition = r#"{"anyOf": [{"type": "object", "properties": {"mode": {"enum": ["x"]}}}, {"type": "null"}]}"#;
        let text = r#"{"oneOf": [{"type": "null"}, {"type": "string"}]}"#;
        for (first, second) in [("a", "a/anyOf/0"), ("a/anyOf/0", "a")] {
            let found = names(&format!(
                r##"{{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": {{"first": {{"$ref": "#/$defs/{first}"}}, "second": {{"$ref": "#/$defs/{second}"}},
                "third": {{"$ref": "#/$defs/t/oneOf/1"}}}}, "$defs": {{"a": {definition}, "t": {text}}}}}"##
            ));
            let found: Vec<_> = found.iter().map(String::as_str).collect();
            assert_eq!(found, ["A", "AMode", "T", "X"], "{first}");
        }
    }

    // SPEC S2
    #[test]
    fn a_recursive_definition_that_may_be_null_has_its_own_name() {
        let found = names(
            r##"{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "$defs": {
            "node": {"type": ["object", "null"], "properties": {"next": {"$ref": "#/$defs/node"}}},
            "pair": {"anyOf": [{"type": "object", "properties": {"first": {"$ref": "#/$defs/pair"}}}, {"type": "null"}]},
            "rows": {"type": ["array", "null"], "items": {"$ref": "#/$defs/rows"}},
            "term": {"oneOf": [{"type": "string"}, {"type": "array", "items": {"$ref": "#/$defs/term"}}, {"type": "null"}]},
            "odd": {"type": ["object", "null"], "properties": {"next": {"$ref": "#/$defs/odd"}}, "not": {"const": null}}}}"##,
        );
        let found: Vec<_> = found.iter().map(String::as_str).collect();
        // What is checked as a whole has the name.
        let odd = ["Odd", "Odd2", "Odd2Members"];
        let expected = [&["Node"][..], &odd, &["Pair", "Rows", "Term", "X"]].concat();
        assert_eq!(found, expected);
    }

    // SPEC S2
    #[test]
    fn a_definition_that_may_be_null_is_what_its_values_are_called() {
        let found = names(
            r##"{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": {"a": {"$ref": "#/$defs/a"}}, "$defs": {
            "a": {"type": ["object", "null"], "properties": {"mode": {"enum": ["x"]}}}, "b": {"anyOf": [{"type": "object", "properties": {"c": true}}, {"type": "null"}]},
            "d": {"type": ["string", "null"]}}}"##,
        );
        let found: Vec<_> = found.iter().map(String::as_str).collect();
        assert_eq!(found, ["A", "AMode", "B", "D", "X"]);
    }
}
