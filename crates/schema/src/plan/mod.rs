//! A schema as the reject path walks it: shapes, the rules of each, and the words of what they ask for, all made
//! beforehand. Which keyword is broken is decided here, for a value by itself; members and items are the walk's.
//!
//! Invariant: a rule that says nothing of a kind of value holds for it.

mod compile;
mod rules;

#[cfg(test)]
pub(crate) use compile::BUILT;

use std::borrow::Cow;
use std::cell::Cell;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::Arc;

use saop_json::decimal::{self, Integer};
use saop_json::{JsonKind, JsonRef, NodeRef, repeated};
use serde_json::Value;

use crate::pattern::Engine;

/// All shapes of a schema. They name each other by their places, so that a schema may lead back to itself.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) shapes: Vec<Shape>,
    /// The shape of the document.
    root: usize,
    /// Where each shape stands in the schema: its JSON Pointer.
    places: HashMap<String, usize>,
}

/// What is asked of a value.
#[derive(Debug, Default)]
pub(crate) struct Shape {
    pub(crate) rules: Vec<Rule>,
    /// From how many bytes on, quotes included, a string surely keeps all rules.
    pub(crate) sure: Option<usize>,
    /// Of its members, where it is an object.
    pub(crate) members: Option<Members>,
    /// Of each of its items, where it is an array.
    pub(crate) items: Option<usize>,
    pub(crate) union: Option<Union>,
}

/// A keyword: what a violation of it says.
#[derive(Debug)]
pub(crate) struct Keyword {
    pub(crate) name: &'static str,
    pub(crate) path: Arc<str>,
    pub(crate) expected: Arc<Value>,
    /// X of "expected X, but found Y".
    pub(crate) wanted: String,
}

/// A keyword about a value by itself.
#[derive(Debug)]
pub(crate) struct Rule {
    pub(crate) keyword: Keyword,
    pub(crate) test: Test,
}

#[derive(Debug)]
pub(crate) enum Test {
    Type(Types),
    Const(Constants),
    Enum(Constants),
    MinLength(u64),
    MaxLength(u64),
    Pattern(Engine),
    Bound(Bound),
    MultipleOf { step: f64, integer: Option<u64> },
    Holder(Holder),
    MinItems(u64),
    MaxItems(u64),
    UniqueItems,
}

/// What is asked of the members of an object.
#[derive(Debug)]
pub(crate) struct Members {
    pub(crate) properties: Vec<Property>,
    /// Their places, sorted by name.
    pub(crate) by_name: Vec<usize>,
    /// How many are required.
    pub(crate) required: usize,
    pub(crate) others: Others,
}

#[derive(Debug)]
pub(crate) struct Property {
    pub(crate) name: String,
    pub(crate) shape: usize,
    /// What is said where it is missing, if it is required.
    pub(crate) missing: Option<Keyword>,
}

/// Members that are no properties.
#[derive(Debug)]
pub(crate) enum Others {
    Any,
    None(Keyword),
    Shape(usize),
}

/// Objects that one required property tells apart.
#[derive(Debug)]
pub(crate) struct Union {
    pub(crate) keyword: Keyword,
    pub(crate) property: String,
    /// The property's value, and the shape that it names.
    pub(crate) branches: Vec<(String, usize)>,
}

/// Kinds of values.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Types {
    /// A bit for each kind.
    kinds: u8,
    /// Numbers that are integers.
    integer: bool,
}

/// Scalars, one of which a value has to be.
#[derive(Debug)]
pub(crate) struct Constants(pub(crate) Vec<(JsonKind, String)>);

/// A limit of a number, and on which side of it is the number's place.
#[derive(Debug)]
pub(crate) struct Bound {
    pub(crate) limit: Limit,
    pub(crate) below: bool,
    pub(crate) exclusive: bool,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Limit {
    Integer(i128),
    Float(f64),
}

/// The type that holds a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holder {
    U64,
    I64,
    F64,
}

impl Plan {
    /// The shape of the document.
    pub(crate) const fn root(&self) -> usize {
        self.root
    }

    /// The shape of the part of the schema that a JSON Pointer names, if it has one of its own.
    pub(crate) fn place(&self, pointer: &str) -> Option<usize> {
        self.places.get(pointer).copied()
    }

    pub(crate) fn shape(&self, at: usize) -> Option<&Shape> {
        self.shapes.get(at)
    }
}

impl Shape {
    /// To be called once all rules are there.
    pub(crate) fn finish(&mut self) {
        let mut rules = self.rules.iter();
        self.sure = rules.try_fold(0, |most: usize, rule| Some(most.max(rule.test.sure()?)));
    }

    /// Whether a value surely keeps all rules, so that none need be looked at.
    #[inline]
    pub(crate) fn surely_holds(&self, value: &Subject<'_>) -> bool {
        value.kind == JsonKind::String && self.sure.is_some_and(|sure| value.text.len() >= sure)
    }
}

impl Members {
    /// The place of a property by its name; `guess` is where it stands if members come in the schema's order.
    #[inline]
    pub(crate) fn place(&self, name: &str, guess: usize) -> Option<usize> {
        if self
            .properties
            .get(guess)
            .is_some_and(|one| one.name == name)
        {
            return Some(guess);
        }
        let name_of = |place: &usize| self.properties.get(*place).map_or("", |one| &*one.name);
        let found = self
            .by_name
            .binary_search_by(|place| name_of(place).cmp(name));
        self.by_name.get(found.ok()?).copied()
    }
}

impl Union {
    /// The shape of the object's own kind.
    pub(crate) fn branch(&self, node: NodeRef<'_>) -> Option<usize> {
        let said = node.member(&self.property)?.string()?;
        let mut branches = self.branches.iter();
        branches.find_map(|(value, shape)| (*value == said).then_some(*shape))
    }
}

impl Types {
    pub(crate) const fn add(&mut self, kind: JsonKind) {
        self.kinds |= 1 << kind as u8;
    }

    pub(crate) const fn add_integer(&mut self) {
        self.integer = true;
    }

    const fn contains(self, kind: JsonKind) -> bool {
        self.kinds & (1 << kind as u8) != 0
    }
}

impl Constants {
    fn contain(&self, value: &Subject<'_>) -> bool {
        let text = match value.kind {
            JsonKind::String => value.string(),
            _ => value.text.into(),
        };
        self.0.iter().any(|(of, constant)| {
            *of == value.kind
                && match value.kind {
                    JsonKind::Number => decimal::same_number(constant, &text),
                    _ => *constant == text,
                }
        })
    }
}

impl Bound {
    fn holds(&self, value: &Subject<'_>) -> bool {
        let side = match value.integer() {
            Integer::U64(value) => self.limit.side_of(i128::from(value)),
            Integer::I64(value) => self.limit.side_of(i128::from(value)),
            Integer::TooLarge | Integer::Fraction => match decimal::float(value.text) {
                Some(value) => self.limit.side_of_float(value),
                // What overflows is beyond every limit.
                None => decimal::sign(value.text),
            },
        };
        match side {
            Ordering::Less => self.below,
            Ordering::Equal => !self.exclusive,
            Ordering::Greater => !self.below,
        }
    }
}

impl Limit {
    fn side_of(self, value: i128) -> Ordering {
        match self {
            Self::Integer(limit) => value.cmp(&limit),
            Self::Float(limit) => exact(limit, value).reverse(),
        }
    }

    fn side_of_float(self, value: f64) -> Ordering {
        match self {
            Self::Integer(limit) => exact(value, limit),
            Self::Float(limit) => value.partial_cmp(&limit).unwrap_or(Ordering::Equal),
        }
    }
}

/// Compares a finite float with an integer of 64 bits. What a float has beyond 128 bits, it has beyond 64.
fn exact(float: f64, integer: i128) -> Ordering {
    let whole = float.trunc();
    let fraction = (float - whole).partial_cmp(&0.0);
    (whole as i128)
        .cmp(&integer)
        .then(fraction.unwrap_or(Ordering::Equal))
}

impl Holder {
    fn holds(self, value: &Subject<'_>) -> bool {
        match self {
            // What is no integer, or below zero, is for the schema's own keywords to refuse.
            Self::U64 => value.integer() != Integer::TooLarge || decimal::sign(value.text).is_lt(),
            Self::I64 => match value.integer() {
                Integer::U64(value) => i64::try_from(value).is_ok(),
                Integer::I64(_) | Integer::Fraction => true,
                Integer::TooLarge => false,
            },
            Self::F64 => decimal::float(value.text).is_some(),
        }
    }
}

/// A value, with what several rules ask of it.
pub(crate) struct Subject<'a> {
    pub(crate) node: NodeRef<'a>,
    pub(crate) kind: JsonKind,
    text: &'a str,
    /// What it is as an integer, once a rule has asked.
    integer: Cell<Option<Integer>>,
}

impl<'a> Subject<'a> {
    #[inline]
    pub(crate) fn of(node: NodeRef<'a>) -> Self {
        Self {
            node,
            kind: node.kind(),
            text: node.text(),
            integer: Cell::new(None),
        }
    }

    fn string(&self) -> Cow<'a, str> {
        JsonRef::of_valid(self.text).as_str().unwrap_or_default()
    }

    fn integer(&self) -> Integer {
        self.integer.get().unwrap_or_else(|| {
            let integer = decimal::integer(self.text);
            self.integer.set(Some(integer));
            integer
        })
    }
}

/// The most bytes that a character of a string is spelled with: the escapes of a surrogate pair.
const LONGEST: u64 = 12;

impl Test {
    /// From how many bytes on, quotes included, a string surely keeps the rule.
    fn sure(&self) -> Option<usize> {
        match self {
            Self::Type(types) => types.contains(JsonKind::String).then_some(0),
            Self::MinLength(least) => {
                let most = least.saturating_sub(1).saturating_mul(LONGEST);
                usize::try_from(most).ok()?.checked_add(3)
            }
            Self::Bound(_)
            | Self::Holder(_)
            | Self::MultipleOf { .. }
            | Self::MinItems(_)
            | Self::MaxItems(_)
            | Self::UniqueItems => Some(0),
            Self::Const(_) | Self::Enum(_) | Self::MaxLength(_) | Self::Pattern(_) => None,
        }
    }

    /// Whether a value keeps the rule.
    #[inline]
    pub(crate) fn holds(&self, value: &Subject<'_>) -> bool {
        match self {
            Self::Type(types) => {
                types.contains(value.kind)
                    || types.integer
                        && value.kind == JsonKind::Number
                        && value.integer() != Integer::Fraction
            }
            Self::Const(constants) | Self::Enum(constants) => constants.contain(value),
            _ => match value.kind {
                JsonKind::String => self.holds_for_string(value),
                JsonKind::Number => self.holds_for_number(value),
                JsonKind::Array => self.holds_for_array(value.node),
                JsonKind::Null | JsonKind::Bool | JsonKind::Object => true,
            },
        }
    }

    fn holds_for_string(&self, value: &Subject<'_>) -> bool {
        let spelled = value.text.len() as u64 - 2;
        let length = || value.string().chars().count() as u64;
        match self {
            Self::MinLength(least) => {
                spelled > least.saturating_sub(1).saturating_mul(LONGEST) || length() >= *least
            }
            Self::MaxLength(most) => spelled <= *most || length() <= *most,
            Self::Pattern(engine) => engine.is_match(&value.string()),
            _ => true,
        }
    }

    fn holds_for_number(&self, value: &Subject<'_>) -> bool {
        match self {
            Self::Bound(bound) => bound.holds(value),
            Self::Holder(holder) => holder.holds(value),
            Self::MultipleOf {
                integer: Some(step),
                ..
            } => decimal::is_integer_multiple(value.text, *step),
            Self::MultipleOf { step, .. } => {
                decimal::float(value.text).is_none_or(|value| decimal::is_multiple(value, *step))
            }
            _ => true,
        }
    }

    fn holds_for_array(&self, node: NodeRef<'_>) -> bool {
        match self {
            Self::MinItems(least) => node.items().count() as u64 >= *least,
            Self::MaxItems(most) => node.items().count() as u64 <= *most,
            Self::UniqueItems => repeated(node).is_none(),
            _ => true,
        }
    }
}
