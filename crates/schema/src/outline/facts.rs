//! What the keywords of a part say of a value of each kind, as data that no reader has to look up in the schema's text.
//!
//! Invariant: a keyword that is not in force in the part's dialect says nothing.

use std::cmp::Ordering;

use saop_json::decimal;
use saop_json::{JsonKind, NodeRef};

use crate::keywords::compiler::Here;
use crate::language::dialect::Dialect;
use crate::pattern::Pattern;
use crate::plan::Part;

/// What the keywords of a part say of a value of each kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Facts {
    /// `title`
    pub title: Option<String>,
    /// `description`
    pub description: Option<String>,
    /// `type`
    pub types: Option<Types>,
    /// The JSON texts of the values of `const`, or else of `enum`.
    pub constants: Option<Vec<String>>,
    /// `minLength` and `maxLength`
    pub length: Counts,
    /// `pattern`
    pub pattern: Option<String>,
    /// `format`, where it is asserted.
    pub format: Option<String>,
    /// `minProperties` and `maxProperties`
    pub members: Counts,
    /// `minItems` and `maxItems`
    pub items: Counts,
    /// `uniqueItems`
    pub unique_items: bool,
    /// Bounds and steps of numbers.
    pub number: Bounds,
}

/// The types that a part allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Types {
    /// The kinds of values, with numbers among them only if any number is allowed.
    pub kinds: Vec<JsonKind>,
    /// Whether `integer` is among them.
    pub integer: bool,
}

impl Types {
    /// Whether they allow integers and no other numbers.
    #[must_use]
    pub fn are_integers(&self) -> bool {
        self.integer && !self.kinds.contains(&JsonKind::Number)
    }
}

/// The least and the largest count of something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The least one; 0 if there is none.
    pub min: u64,
    /// The largest one.
    pub max: Option<u64>,
}

/// Bounds and steps of numbers, as the schema spells them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "they are called as their keywords")]
pub struct Bounds {
    pub minimum: Option<String>,
    pub maximum: Option<String>,
    pub exclusive_minimum: Option<String>,
    pub exclusive_maximum: Option<String>,
    pub multiple_of: Option<String>,
}

impl Facts {
    /// The keywords that facts say in full of strings, numbers and arrays.
    pub const STATED: [&str; 12] = [
        "type",
        "minLength",
        "maxLength",
        "pattern",
        "minimum",
        "maximum",
        "exclusiveMinimum",
        "exclusiveMaximum",
        "multipleOf",
        "minItems",
        "maxItems",
        "uniqueItems",
    ];

    /// Whether a string has the length and matches the pattern.
    #[must_use]
    pub fn accept_text(&self, text: &str) -> bool {
        let length = text.chars().count() as u64;
        let matches = |ecma: &String| Pattern::of(ecma.clone().into()).is_match(text);
        length >= self.length.min
            && self.length.max.is_none_or(|max| length <= max)
            && self.pattern.as_ref().is_none_or(matches)
    }
}

pub(super) fn facts(here: &Here<'_>, part: &Part) -> Facts {
    let annotation = |name| here.annotation(name).and_then(NodeRef::string);
    let in_force = |name: &str| {
        let mut constraints = part.constraints.iter();
        let is_said = constraints.any(|one| one.keyword.name == name);
        is_said.then(|| here.annotation(name))?
    };
    let count = |name| in_force(name).and_then(|value| here.count(name, value).ok());
    let counts = |min, max| Counts {
        min: count(min).unwrap_or(0),
        max: count(max),
    };
    let text = |name: &str| in_force(name).map(|value| value.text().to_owned());
    let constant = in_force("const").map(|value| vec![value.text().to_owned()]);
    let listed = || {
        let all = in_force("enum")?.items();
        Some(all.map(|value| value.text().to_owned()).collect())
    };
    Facts {
        title: annotation("title").map(Into::into),
        description: annotation("description").map(Into::into),
        types: in_force("type").map(types),
        constants: constant.or_else(listed),
        length: counts("minLength", "maxLength"),
        pattern: in_force("pattern")
            .and_then(NodeRef::string)
            .map(Into::into),
        format: in_force("format").and_then(NodeRef::string).map(Into::into),
        members: counts("minProperties", "maxProperties"),
        items: counts("minItems", "maxItems"),
        unique_items: in_force("uniqueItems").is_some(),
        number: bounds(here, text),
    }
}

/// Returns how many items have to be valid under the part of `contains`.
pub(super) fn contained(here: &Here<'_>) -> Counts {
    let count = |name| {
        here.member(name)
            .and_then(|value| here.count(name, value).ok())
    };
    Counts {
        min: count("minContains").unwrap_or(1),
        max: count("maxContains"),
    }
}

fn types(value: NodeRef<'_>) -> Types {
    let is = |wanted: &str| {
        let is_it = |one: NodeRef<'_>| one.string().is_some_and(|one| one == wanted);
        is_it(value) || value.items().any(is_it)
    };
    let kinds = JsonKind::ALL.into_iter();
    let kinds = kinds.filter(|kind| is(kind.type_name()));
    Types {
        kinds: kinds.collect(),
        integer: is("integer"),
    }
}

fn bounds(here: &Here<'_>, text: impl Fn(&str) -> Option<String>) -> Bounds {
    let mut bounds = Bounds {
        minimum: text("minimum"),
        maximum: text("maximum"),
        exclusive_minimum: text("exclusiveMinimum"),
        exclusive_maximum: text("exclusiveMaximum"),
        multiple_of: text("multipleOf"),
    };
    // In draft-04 a boolean beside a bound makes it exclusive.
    let is_exclusive = |name| {
        let value = here.annotation(name).map(NodeRef::text);
        here.dialect() == Dialect::Draft04 && value == Some("true")
    };
    if is_exclusive("exclusiveMinimum") {
        bounds.exclusive_minimum = bounds.minimum.take();
    }
    if is_exclusive("exclusiveMaximum") {
        bounds.exclusive_maximum = bounds.maximum.take();
    }
    bounds
}

impl Bounds {
    /// Whether no bound and no step is there.
    #[must_use]
    pub fn are_none(&self) -> bool {
        *self == Self::default()
    }

    /// Whether no integer below zero is allowed.
    #[must_use]
    pub fn forbid_negative_integers(&self) -> bool {
        let above = |text: &Option<String>| {
            let text = text.as_deref();
            text.map(|text| decimal::compare(text, "-1"))
        };
        above(&self.minimum).is_some_and(Ordering::is_gt)
            || above(&self.exclusive_minimum).is_some_and(Ordering::is_ge)
    }
}
