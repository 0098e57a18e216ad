//! `const` and `enum`: types of a few values.

use std::borrow::Cow;
use std::collections::BTreeSet;

use saop_json::decimal::{self, Integer};
use saop_json::{JsonKind, JsonRef};

use super::naming::{Taken, short};
use super::{Form, MOST_FIELDS, Make};
use crate::layout::docs::Words;
use crate::layout::ir::{Constant, KindVariant, Shape, Ty};
use crate::names;

impl<'o> Make<'o> {
    /// Returns the strings that are valid under a part, if it lists them, allows nothing else, and they are not too many.
    pub(super) fn strings(&self, part: usize, most: usize) -> Option<BTreeSet<String>> {
        let values = self.listed(part, most)?;
        let strings = values
            .iter()
            .map(|value| JsonRef::of_valid(value).as_str().map(Cow::into_owned));
        strings.collect()
    }

    /// Returns the values that are valid under a part, each in one spelling, if it lists them, they are neither arrays nor objects, and
    /// not too many.
    pub(super) fn scalars(&self, part: usize, most: usize) -> Option<BTreeSet<String>> {
        let values = self.listed(part, most)?.into_iter();
        let one_spelling = |value: &str| {
            let json = JsonRef::of_valid(value);
            match json.kind() {
                JsonKind::String => Some(format!("\"{}", json.as_str()?)),
                JsonKind::Number if !self.has_spelled_integers => Some(decimal::canonical(value)),
                JsonKind::Bool | JsonKind::Null => Some(value.to_owned()),
                _ => None,
            }
        };
        values.map(one_spelling).collect()
    }

    /// Returns the texts of the values that are valid under a part with `const` or `enum`, if they are not too many.
    pub(super) fn listed(&self, part: usize, most: usize) -> Option<Vec<&'o str>> {
        let values = self.outlined(part).facts.constants.as_ref()?;
        if values.len() > most {
            return None;
        }
        let values = values.iter().map(|value| &**value);
        Some(
            values
                .filter(|value| self.outline.accepts(part, value))
                .collect(),
        )
    }

    /// A part with `const` or `enum`: of its values, those that are valid.
    pub(super) fn constants(&mut self, part: usize, name: &str) -> Form {
        if !self.exact_numbers && self.is_spelled(part) {
            let is_number = *self.outlined(part).kinds == [JsonKind::Number];
            return if is_number {
                Form::Plain(Ty::Number, false)
            } else {
                self.untyped(
                    part,
                    "in draft-04 a number's spelling says whether it is an integer",
                )
            };
        }
        let Some(values) = self.listed(part, MOST_FIELDS) else {
            return self.untyped(part, "it lists too many constants");
        };
        let mut seen = BTreeSet::new();
        let mut strings = Vec::new();
        let mut scalars = Vec::new();
        let mut null = false;
        for value in values {
            let json = JsonRef::of_valid(value);
            match json.kind() {
                JsonKind::Array | JsonKind::Object => {
                    return self.untyped(part, "a constant is an array or an object");
                }
                JsonKind::Null => null = true,
                JsonKind::String => {
                    let text = json.as_str().unwrap_or_default().into_owned();
                    if seen.insert(text.clone()) {
                        strings.push((text, String::new()));
                    }
                }
                JsonKind::Bool | JsonKind::Number => scalars.push(value.to_owned()),
            }
        }
        if strings.is_empty() && scalars.is_empty() {
            return if null {
                Form::Plain(Ty::Null, true)
            } else {
                self.untyped(part, "no value is valid")
            };
        }
        if self.exact_numbers && scalars.iter().any(|value| is_number(value)) {
            return self.spelled_constants(part, strings, scalars, null, name);
        }
        let shape = if scalars.is_empty() {
            Shape::Enum(constants(strings))
        } else {
            let strings = strings.iter().map(|(text, _)| {
                let mut json = String::new();
                saop_json::push_string(&mut json, text);
                json
            });
            let all = strings.chain(scalars);
            Shape::Literals(literals(
                all.map(|json| (json, None, String::new())).collect(),
            ))
        };
        if !null {
            return Form::New(shape, true);
        }
        let name = self.value_name(part, name);
        let inner = self.item(&name, part, shape, true);
        Form::Plain(Ty::Nullable(Box::new(inner)), true)
    }

    /// A part with `const` or `enum`, some of whose values are numbers, each of which keeps the spelling of a document: such a number
    /// is checked, and is no variant of an enum.
    fn spelled_constants(
        &mut self,
        part: usize,
        strings: Vec<(String, String)>,
        scalars: Vec<String>,
        null: bool,
        name: &str,
    ) -> Form {
        let (numbers, booleans): (Vec<String>, Vec<String>) =
            scalars.into_iter().partition(|value| is_number(value));
        let are_integers = |all: &[String]| {
            let mut all = all.iter();
            all.all(|one| decimal::integer(one) != Integer::Fraction)
        };
        let (ty, rust) = if are_integers(&numbers) {
            (Ty::Integer, "Integer")
        } else {
            (Ty::Number, "Number")
        };
        let is_alone = strings.is_empty() && booleans.is_empty();
        if is_alone && !null {
            return Form::Plain(ty, false);
        }
        let name = if null {
            self.value_name(part, name)
        } else {
            name.to_owned()
        };
        let shape = if is_alone {
            Shape::Checked(ty, None)
        } else {
            let mut variant = |json: &'static str, rust: &str, shape: Shape, exact: bool| {
                let ty = self.item(&format!("{name}{rust}"), part, shape, exact);
                KindVariant {
                    kind: Some(json),
                    rust: rust.to_owned(),
                    ty,
                }
            };
            let mut variants = vec![variant("Number", rust, Shape::Checked(ty, None), false)];
            if !strings.is_empty() {
                let shape = Shape::Enum(constants(strings));
                variants.push(variant("String", "String", shape, true));
            }
            if !booleans.is_empty() {
                let all = booleans.into_iter();
                let all = all.map(|json| (json, None, String::new())).collect();
                variants.push(variant(
                    "Bool",
                    "Boolean",
                    Shape::Literals(literals(all)),
                    true,
                ));
            }
            Shape::Kinds(variants)
        };
        let exact = !is_alone;
        if !null {
            return Form::New(shape, exact);
        }
        let inner = self.item(&name, part, shape, exact);
        Form::Plain(Ty::Nullable(Box::new(inner)), true)
    }

    /// Whether a constant can be a number whose spelling matters: in draft-04 `1.0` is no integer, though it equals `1`.
    fn is_spelled(&self, part: usize) -> bool {
        let here = self.outlined(part);
        let list = here.facts.constants.as_ref();
        let Some(list) = list.filter(|_| self.has_spelled_integers) else {
            return false;
        };
        // In other words than `1`, it may be no integer to the type beside it.
        let is_looked_at = self.looked_at.contains(&part) || !here.applied.is_empty();
        let matters = |value: JsonRef<'_>| {
            value.kind() == JsonKind::Number
                && decimal::integer(value.as_json()) != Integer::Fraction
                && (is_looked_at || value.as_json().contains(['.', 'e', 'E']))
        };
        list.iter().any(|value| matters(JsonRef::of_valid(value)))
    }

    /// The strings of a union whose branches list theirs, each with its branch's title or description.
    pub(super) fn listed_constants(
        &self,
        part: usize,
        branches: &[usize],
    ) -> Option<Vec<Constant>> {
        if branches.len() > MOST_FIELDS {
            return None;
        }
        let mut all = Vec::new();
        for branch in branches {
            for text in self.strings(*branch, MOST_FIELDS)? {
                all.push((text, Words::of(self.outlined(*branch)).docs()));
            }
        }
        let mut seen = BTreeSet::new();
        all.retain(|(text, _)| {
            let mut json = String::new();
            saop_json::push_string(&mut json, text);
            seen.insert(text.clone()) && self.outline.accepts(part, &json)
        });
        (!all.is_empty()).then(|| constants(all))
    }

    /// The constants of a union whose branches list theirs, some of which are no strings. One with a branch of its own is called as its
    /// branch's title says.
    pub(super) fn listed_literals(&self, part: usize, branches: &[usize]) -> Option<Vec<Constant>> {
        if branches.len() < 2 || branches.len() > MOST_FIELDS || self.has_spelled_integers {
            return None;
        }
        let mut all = Vec::new();
        for branch in branches {
            let words = Words::of(self.outlined(*branch));
            let (title, docs) = (words.title.clone(), words.docs());
            let values = self.listed(*branch, MOST_FIELDS)?;
            let title = title.filter(|_| values.len() == 1);
            for value in values {
                let kind = JsonRef::of_valid(value).kind();
                // With the spelling of a document, a number is no constant.
                let is_constant = match kind {
                    JsonKind::Number => !self.exact_numbers,
                    kind => matches!(kind, JsonKind::Bool | JsonKind::String),
                };
                if !is_constant {
                    return None;
                }
                if self.outline.accepts(part, value) {
                    all.push((value.to_owned(), title.clone(), docs.clone()));
                }
            }
        }
        (!all.is_empty() && all.len() <= MOST_FIELDS).then(|| literals(all))
    }
}

fn is_number(value: &str) -> bool {
    JsonRef::of_valid(value).kind() == JsonKind::Number
}

pub(super) fn constants(strings: Vec<(String, String)>) -> Vec<Constant> {
    let wanted = strings.iter();
    let wanted = wanted.map(|(json, _)| (&**json, names::label(&short(json))));
    let free = Taken::default().free_for_all(&wanted.collect::<Vec<_>>());
    let all = strings.into_iter().zip(free);
    all.map(|((json, docs), rust)| Constant { json, rust, docs })
        .collect()
}

/// Names constants, each with its JSON text, title and documentation.
fn literals(all: Vec<(String, Option<String>, String)>) -> Vec<Constant> {
    let mut seen = BTreeSet::new();
    let name = |json: &str| {
        let value = JsonRef::of_valid(json);
        match (value.kind(), value.as_str()) {
            (_, Some(text)) => names::label(&short(&text)),
            (JsonKind::Number, _) => names::label(&names::number(&short(json))),
            _ => names::label(json),
        }
    };
    let named = all.into_iter().filter_map(|(json, title, docs)| {
        let same = match JsonRef::of_valid(&json).kind() {
            JsonKind::Number => decimal::canonical(&json),
            _ => json.clone(),
        };
        let rust = title.map_or_else(|| name(&json), |title| names::label(&short(&title)));
        seen.insert(same).then_some(Constant { json, rust, docs })
    });
    let mut named: Vec<Constant> = named.collect();
    let wanted = named.iter().map(|one| (&*one.json, one.rust.clone()));
    let free = Taken::default().free_for_all(&wanted.collect::<Vec<_>>());
    for (constant, name) in named.iter_mut().zip(free) {
        constant.rust = name;
    }
    named
}
