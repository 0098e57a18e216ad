//! What every object or array under a part has: its required members, and as many items as `minItems` says.

use std::collections::BTreeMap;

use saop_json::show::quote;
use saop_json::{JsonKind, push_string};

use super::{Need, Search};
use crate::keywords::others::Others;
use crate::walk::quick;

impl<'s> Search<'s, '_> {
    /// Returns the members that every object under a part has.
    pub(super) fn members(&mut self, part: usize) -> Vec<Need> {
        let parts = self.together.get(part).cloned().unwrap_or_default();
        let mut required: BTreeMap<&'s str, usize> = BTreeMap::new();
        let all = parts
            .iter()
            .filter_map(|part| Some((*part, self.part(*part)?.properties.as_ref()?)));
        let all: Vec<_> = all.collect();
        for (of, properties) in &all {
            let missing = properties.list.iter().filter(|one| one.missing.is_some());
            for property in missing {
                required.entry(&property.name).or_insert(*of);
            }
        }
        let mut needs = Vec::new();
        let need = |part, of, keyword, step: Option<&str>, message: String| Need {
            kind: JsonKind::Object,
            part,
            of,
            keyword,
            step: step.map(str::to_owned),
            message,
        };
        let most = parts
            .iter()
            .filter_map(|part| Some((self.count(*part, "maxProperties")?, *part)));
        if let Some((most, of)) = most.min()
            && most < required.len() as u64
        {
            let least = required.len();
            let message = format!(
                "expected `maxProperties` to be at least the {least} required members, but found {most}"
            );
            needs.push(need(None, of, "maxProperties", None, message));
        }
        for (name, required_by) in required {
            let shown = quote(name);
            let value = || {
                format!(
                    "expected the schema of the required member {shown} to allow a value, but found that it allows none"
                )
            };
            let allow = |keyword: &str| {
                format!(
                    "expected `{keyword}` to allow the required member {shown}, but found that it does not"
                )
            };
            for (of, properties) in &all {
                let Some(left) = self.comparisons.checked_sub(1 + properties.patterns.len()) else {
                    return needs;
                };
                self.comparisons = left;
                let listed = properties
                    .place(name, 0)
                    .and_then(|place| properties.list.get(place)?.part);
                if listed.is_some() {
                    needs.push(need(listed, *of, "properties", Some(name), value()));
                }
                let mut is_covered = listed.is_some();
                for (_, part) in properties
                    .patterns
                    .iter()
                    .filter(|(pattern, _)| pattern.is_match(name, &self.matching))
                {
                    needs.push(need(Some(*part), *of, "patternProperties", None, value()));
                    is_covered = true;
                }
                match properties.others {
                    Others::None(_) if !is_covered => {
                        needs.push(need(
                            None,
                            required_by,
                            "required",
                            None,
                            allow("additionalProperties"),
                        ));
                    }
                    Others::Part(part) if !is_covered => {
                        needs.push(need(Some(part), *of, "additionalProperties", None, value()));
                    }
                    _ => {}
                }
                let mut text = String::new();
                push_string(&mut text, name);
                if let Some(names) = properties.names
                    && quick::refuses(self.plan, names, &text, &mut self.questions)
                {
                    needs.push(need(
                        None,
                        *of,
                        "propertyNames",
                        None,
                        allow("propertyNames"),
                    ));
                }
            }
        }
        needs
    }

    /// Returns the items that every array under a part has.
    pub(super) fn items(&self, part: usize) -> Vec<Need> {
        let parts = self.together.get(part).into_iter().flatten().copied();
        let least = parts
            .clone()
            .filter_map(|part| Some((self.count(part, "minItems")?, part)))
            .max();
        let mut needs = Vec::new();
        let need = |part, of, keyword, message| Need {
            kind: JsonKind::Array,
            part,
            of,
            keyword,
            step: None,
            message,
        };
        for of in parts {
            let Some(here) = self.part(of) else {
                continue;
            };
            if let (Some(items), Some((least, minimum))) = (&here.items, least) {
                let at_most = |count: usize| {
                    format!(
                        "expected `minItems` to be at most {count}, since no more items can be valid, but found {least}"
                    )
                };
                let first = usize::try_from(least).unwrap_or(usize::MAX);
                for (index, item) in items.prefix.iter().take(first).enumerate() {
                    needs.push(need(Some(*item), minimum, "minItems", at_most(index)));
                }
                if first > items.prefix.len() && !matches!(items.rest, Others::Any) {
                    let message = at_most(items.prefix.len());
                    needs.push(need(items.rest.part(), minimum, "minItems", message));
                }
            }
            let Some(contained) = here.contained else {
                continue;
            };
            let least = self.count(of, "minContains").unwrap_or(1);
            if least > 0 {
                let message = "expected `contains` to allow a value, but found that it allows none";
                needs.push(need(Some(contained), of, "contains", message.to_owned()));
            }
            if let Some(most) = self.count(of, "maxContains").filter(|most| *most < least) {
                let message =
                    format!("expected `maxContains` to be at least {least}, but found {most}");
                needs.push(need(None, of, "maxContains", message));
            }
        }
        needs
    }
}
