//! A short value that parts of a schema take, as far as one is easily found.

use std::cell::Cell;
use std::collections::BTreeSet;

use saop_json::edge::exact_text;
use saop_json::{JsonKind, push_string};

use crate::keywords::constraint::{Constraint, Kinds};
use crate::keywords::in_place::InPlace;
use crate::keywords::others::Others;
use crate::pattern::Pattern;
use crate::plan::{Part, Plan};
use crate::walk::quick;

/// Values within each other beyond this are not made, and no longer texts.
const MOST_LEVELS: usize = 12;
const MOST_BYTES: usize = 1 << 16;
const MOST_ITEMS: u64 = 64;

/// What it costs to look for a value, beside its checks. None may be found in any of the ways to make those inside of it.
const TRY: u64 = 1 << 12;

/// Texts of formats, and some that patterns often take.
const TEXTS: [&str; 12] = [
    "",
    "a",
    "2000-01-01T00:00:00Z",
    "2000-01-01",
    "00:00:00Z",
    "P1D",
    "a@b.c",
    "127.0.0.1",
    "::1",
    "http://a",
    "00000000-0000-0000-0000-000000000000",
    "/a",
];

/// Makes values; of several that a schema takes, the one that `variant` says.
pub(super) struct Sampling<'p> {
    pub(super) plan: &'p Plan,
    pub(super) variant: usize,
    /// What it may still cost, in units of about ten nanoseconds.
    pub(super) work: u64,
    made: usize,
}

impl<'p> Sampling<'p> {
    pub(super) const fn new(plan: &'p Plan, variant: usize, work: u64) -> Self {
        Self {
            plan,
            variant,
            work,
            made: 0,
        }
    }

    /// Returns a value that all of these parts take, most likely.
    pub(super) fn value(&mut self, parts: &[usize], level: usize) -> Option<String> {
        if level > MOST_LEVELS || self.made > MOST_BYTES {
            return None;
        }
        self.work = self.work.checked_sub(TRY)?;
        let all = self.flat(parts);
        let possible = parts.iter().chain(&all);
        let kinds = possible.fold(Kinds::ALL, |kinds, part| {
            kinds.and(self.plan.possible(*part))
        });
        if let Some(constant) = self.constant(&all) {
            return Some(constant);
        }
        let order = [
            JsonKind::String,
            JsonKind::Number,
            JsonKind::Bool,
            JsonKind::Null,
            JsonKind::Object,
            JsonKind::Array,
        ];
        // What is recursive ends sooner with what holds nothing.
        let order = order.into_iter().filter(|kind| kinds.contains(*kind));
        let mut made = order.filter_map(|kind| self.of_kind(&all, kind, level));
        let value = made.next()?;
        self.made += value.len();
        Some(value)
    }

    /// Returns the parts, with what they apply to the same value, and one branch of each choice.
    fn flat(&self, parts: &[usize]) -> Vec<usize> {
        const MOST: usize = 256;
        let mut all: Vec<usize> = Vec::new();
        let mut todo = parts.to_vec();
        while let Some(number) = todo.pop() {
            if all.contains(&number) || all.len() >= MOST {
                continue;
            }
            all.push(number);
            let Some(part) = self.plan.part(number) else {
                continue;
            };
            for applied in &part.in_place {
                match applied {
                    InPlace::Schema(part) => todo.push(*part),
                    InPlace::Choice(choice) => {
                        let at = self.variant % choice.branches.len().max(1);
                        todo.extend(choice.branches.get(at).map(|branch| branch.part));
                    }
                    _ => {}
                }
            }
            if let Some(union) = &part.union {
                let at = self.variant % union.values.len().max(1);
                todo.extend(union.values.get(at).and_then(|value| union.branch(value)));
            }
        }
        all
    }

    pub(super) fn constraints(
        &self,
        all: &[usize],
    ) -> impl Iterator<Item = &'p Constraint> + use<'p> {
        let plan = self.plan;
        let parts: Vec<&Part> = all.iter().filter_map(|part| plan.part(*part)).collect();
        parts.into_iter().flat_map(|part| &part.constraints)
    }

    fn takes(&mut self, all: &[usize], text: &str) -> bool {
        let plan = self.plan;
        let mut refusing = all.iter();
        !refusing.any(|part| quick::verdict(plan, *part, text, &mut self.work) != Some(true))
    }

    /// Returns one of the constants of `const` or `enum`.
    fn constant(&mut self, all: &[usize]) -> Option<String> {
        const MOST: usize = 64;
        let mut lists = self.constraints(all);
        let list = lists.find(|one| matches!(one.keyword.name, "const" | "enum"))?;
        let expected = &*list.keyword.expected;
        let values = match (list.keyword.name, expected.as_array()) {
            ("enum", Some(values)) => values.iter().map(exact_text).take(MOST).collect(),
            _ => vec![exact_text(expected)],
        };
        let taken: Vec<String> = values
            .into_iter()
            .filter(|text| self.takes(all, text))
            .collect();
        taken.get(self.variant % taken.len().max(1)).cloned()
    }

    fn of_kind(&mut self, all: &[usize], kind: JsonKind, level: usize) -> Option<String> {
        let texts = match kind {
            JsonKind::Null => vec!["null".to_owned()],
            JsonKind::Bool => vec!["true".to_owned(), "false".to_owned()],
            JsonKind::Number => self.numbers(all),
            JsonKind::String => self.strings(all),
            JsonKind::Array => {
                let count = least(self.constraints(all), JsonKind::Array)?;
                let items: Option<Vec<String>> = (0..count)
                    .map(|index| self.value(&self.item_parts(all, index as usize)?, level + 1))
                    .collect();
                return items.map(|items| format!("[{}]", items.join(",")));
            }
            JsonKind::Object => return self.object(all, level),
        };
        texts.into_iter().find(|text| self.takes(all, text))
    }

    fn numbers(&self, all: &[usize]) -> Vec<String> {
        let mut texts = vec!["0".to_owned(), "1".to_owned()];
        for one in self.constraints(all) {
            let expected = &one.keyword.expected;
            if matches!(one.keyword.name, "multipleOf") || one.keyword.name.contains("imum") {
                texts.push(expected.to_string());
                if let Some(number) = expected.as_f64() {
                    let beside = [number.floor() + 1.0, number.ceil() - 1.0];
                    texts.extend(beside.map(|number| number.to_string()));
                }
            }
        }
        texts
    }

    /// Returns strings of which one may be taken.
    pub(super) fn strings(&self, all: &[usize]) -> Vec<String> {
        let mut texts: Vec<String> = TEXTS.iter().map(|text| (*text).to_owned()).collect();
        let number = |name| {
            let mut all = self.constraints(all);
            let one = all.find(|one| one.keyword.name == name)?;
            one.keyword
                .expected
                .as_u64()
                .and_then(|number| usize::try_from(number).ok())
        };
        let least = number("minLength").unwrap_or(0).min(MOST_BYTES);
        texts.insert(0, "a".repeat(least));
        for one in self.constraints(all) {
            if one.keyword.name == "pattern"
                && let Some(pattern) = one.keyword.expected.as_str()
            {
                texts.extend(Pattern::example(pattern, least));
            }
        }
        texts.into_iter().map(|text| quoted(&text)).collect()
    }

    /// Returns the parts for an item; `None` if there may be none.
    pub(super) fn item_parts(&self, all: &[usize], index: usize) -> Option<Vec<usize>> {
        let mut parts = Vec::new();
        for items in all
            .iter()
            .filter_map(|part| self.plan.part(*part)?.items.as_ref())
        {
            match (items.prefix.get(index), &items.rest) {
                (Some(part), _) | (None, Others::Part(part)) => parts.push(*part),
                (None, Others::None(_)) => return None,
                (None, Others::Any) => {}
            }
        }
        Some(parts)
    }

    /// Returns the parts for a member; `None` if there may be none of that name.
    pub(super) fn member_parts(&mut self, all: &[usize], name: &str) -> Option<Vec<usize>> {
        let mut parts = Vec::new();
        let left = Cell::new(self.work);
        for properties in all
            .iter()
            .filter_map(|part| self.plan.part(*part)?.properties.as_ref())
        {
            let before = parts.len();
            let place = properties.place(name, 0);
            parts.extend(place.and_then(|place| properties.list.get(place)?.part));
            let matching = properties
                .patterns
                .iter()
                .filter(|(one, _)| one.is_match(name, &left));
            parts.extend(matching.map(|(_, part)| *part));
            self.work = left.get();
            match &properties.others {
                Others::None(_) if parts.len() == before => return None,
                Others::Part(part) if parts.len() == before => parts.push(*part),
                _ => {}
            }
        }
        Some(parts)
    }

    /// Returns the names that are required.
    pub(super) fn required(&self, all: &[usize]) -> BTreeSet<&'p str> {
        let plan = self.plan;
        let parts = all
            .iter()
            .filter_map(|part| plan.part(*part)?.properties.as_ref());
        let list = parts.flat_map(|properties| &properties.list);
        list.filter(|one| one.missing.is_some())
            .map(|one| &*one.name)
            .collect()
    }

    fn object(&mut self, all: &[usize], level: usize) -> Option<String> {
        let mut members = Vec::new();
        for name in self.required(all) {
            let parts = self.member_parts(all, name)?;
            let value = self.value(&parts, level + 1)?;
            members.push(format!("{}:{value}", quoted(name)));
        }
        Some(format!("{{{}}}", members.join(",")))
    }
}

/// Returns the least number of items or members that an array or object may have.
pub(super) fn least<'p>(
    constraints: impl Iterator<Item = &'p Constraint>,
    kind: JsonKind,
) -> Option<u64> {
    let all: Vec<&Constraint> = constraints.filter(|one| one.kinds.contains(kind)).collect();
    (0..MOST_ITEMS).find(|count| {
        all.iter()
            .all(|one| one.test.of_count(kind, *count) != Some(false))
    })
}

pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::new();
    push_string(&mut quoted, text);
    quoted
}
