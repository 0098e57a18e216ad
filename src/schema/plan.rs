//! A schema as the reject path walks it: shapes, the rules of each, and the words of what they ask for, all made
//! beforehand. Which keyword is broken is decided here, for a value by itself; members and items are the walk's.
//!
//! Invariant: a rule that says nothing of a kind of value holds for it.

use std::cmp::Ordering;
use std::sync::Arc;

use serde_json::Value;

use super::pattern::Engine;
use crate::json::number::{self, Integer};
use crate::json::tree::NodeRef;
use crate::json::unique::repeated;
use crate::json::value::JsonKind;

/// All shapes of a schema. They name each other by their places, so that a schema may lead back to itself.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(super) shapes: Vec<Shape>,
    /// The shape of the document.
    pub(super) root: usize,
}

/// What is asked of a value.
#[derive(Debug, Default)]
pub(super) struct Shape {
    pub(super) rules: Vec<Rule>,
    /// Of its members, where it is an object.
    pub(super) members: Option<Members>,
    /// Of each of its items, where it is an array.
    pub(super) items: Option<usize>,
    pub(super) union: Option<Union>,
}

/// A keyword: what a violation of it says.
#[derive(Debug)]
pub(super) struct Keyword {
    pub(super) name: &'static str,
    pub(super) path: Arc<str>,
    pub(super) expected: Arc<Value>,
    /// X of "expected X, but found Y".
    pub(super) wanted: String,
}

/// A keyword about a value by itself.
#[derive(Debug)]
pub(super) struct Rule {
    pub(super) keyword: Keyword,
    pub(super) test: Test,
}

#[derive(Debug)]
pub(super) enum Test {
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
pub(super) struct Members {
    pub(super) properties: Vec<Property>,
    /// Their places, sorted by name.
    pub(super) by_name: Vec<usize>,
    /// How many are required.
    pub(super) required: usize,
    pub(super) others: Others,
}

#[derive(Debug)]
pub(super) struct Property {
    pub(super) name: String,
    pub(super) shape: usize,
    /// What is said where it is missing, if it is required.
    pub(super) missing: Option<Keyword>,
}

/// Members that are no properties.
#[derive(Debug)]
pub(super) enum Others {
    Any,
    None(Keyword),
    Shape(usize),
}

/// Objects that one required property tells apart.
#[derive(Debug)]
pub(super) struct Union {
    pub(super) keyword: Keyword,
    pub(super) property: String,
    /// The property's value, and the shape that it names.
    pub(super) branches: Vec<(String, usize)>,
}

/// Kinds of values.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Types {
    /// A bit for each kind.
    kinds: u8,
    /// Numbers that are integers.
    integer: bool,
}

/// Scalars, one of which a value has to be.
#[derive(Debug)]
pub(super) struct Constants(pub(super) Vec<(JsonKind, String)>);

/// A limit of a number, and on which side of it is the number's place.
#[derive(Debug)]
pub(super) struct Bound {
    pub(super) limit: Limit,
    pub(super) below: bool,
    pub(super) exclusive: bool,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Limit {
    Integer(i128),
    Float(f64),
}

/// The type that holds a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holder {
    U64,
    I64,
    F64,
}

impl Plan {
    pub(super) fn shape(&self, at: usize) -> Option<&Shape> {
        self.shapes.get(at)
    }
}

impl Members {
    /// The place of a property by its name; `guess` is where it stands if members come in the schema's order.
    #[inline]
    pub(super) fn place(&self, name: &str, guess: usize) -> Option<usize> {
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
    pub(super) fn branch(&self, node: NodeRef<'_>) -> Option<usize> {
        let said = node.member(&self.property)?.string()?;
        let mut branches = self.branches.iter();
        branches.find_map(|(value, shape)| (*value == said).then_some(*shape))
    }
}

impl Types {
    pub(super) const fn add(&mut self, kind: JsonKind) {
        self.kinds |= 1 << kind as u8;
    }

    pub(super) const fn add_integer(&mut self) {
        self.integer = true;
    }

    const fn contains(self, kind: JsonKind) -> bool {
        self.kinds & (1 << kind as u8) != 0
    }
}

impl Constants {
    fn contain(&self, node: NodeRef<'_>) -> bool {
        let kind = node.kind();
        let text = match kind {
            JsonKind::String => node.string().unwrap_or_default(),
            _ => node.text().into(),
        };
        self.0.iter().any(|(of, constant)| {
            *of == kind
                && match kind {
                    JsonKind::Number => number::same_number(constant, &text),
                    _ => *constant == text,
                }
        })
    }
}

impl Bound {
    fn holds(&self, token: &str) -> bool {
        let side = match number::integer(token) {
            Integer::U64(value) => self.limit.side_of(i128::from(value)),
            Integer::I64(value) => self.limit.side_of(i128::from(value)),
            Integer::TooLarge | Integer::Fraction => match number::float(token) {
                Some(value) => self.limit.side_of_float(value),
                // What overflows is beyond every limit.
                None => number::sign(token),
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
    fn holds(self, token: &str) -> bool {
        match self {
            // What is no integer, or below zero, is for the schema's own keywords to refuse.
            Self::U64 => number::integer(token) != Integer::TooLarge || number::sign(token).is_lt(),
            Self::I64 => match number::integer(token) {
                Integer::U64(value) => i64::try_from(value).is_ok(),
                Integer::I64(_) | Integer::Fraction => true,
                Integer::TooLarge => false,
            },
            Self::F64 => number::float(token).is_some(),
        }
    }
}

impl Test {
    /// Whether a value keeps the rule.
    pub(super) fn holds(&self, node: NodeRef<'_>, kind: JsonKind) -> bool {
        match self {
            Self::Type(types) => {
                types.contains(kind)
                    || types.integer
                        && kind == JsonKind::Number
                        && number::integer(node.text()) != Integer::Fraction
            }
            Self::Const(constants) | Self::Enum(constants) => constants.contain(node),
            _ => match kind {
                JsonKind::String => self.holds_for_string(node),
                JsonKind::Number => self.holds_for_number(node.text()),
                JsonKind::Array => self.holds_for_array(node),
                JsonKind::Null | JsonKind::Bool | JsonKind::Object => true,
            },
        }
    }

    fn holds_for_string(&self, node: NodeRef<'_>) -> bool {
        // The most bytes that a character is spelled with: the escapes of a surrogate pair.
        const LONGEST: u64 = 12;
        let spelled = node.span().len() as u64 - 2;
        let length = || node.string().unwrap_or_default().chars().count() as u64;
        match self {
            Self::MinLength(least) => {
                spelled > least.saturating_sub(1).saturating_mul(LONGEST) || length() >= *least
            }
            Self::MaxLength(most) => spelled <= *most || length() <= *most,
            Self::Pattern(engine) => engine.is_match(&node.string().unwrap_or_default()),
            _ => true,
        }
    }

    fn holds_for_number(&self, token: &str) -> bool {
        match self {
            Self::Bound(bound) => bound.holds(token),
            Self::Holder(holder) => holder.holds(token),
            Self::MultipleOf {
                integer: Some(step),
                ..
            } => number::is_integer_multiple(token, *step),
            Self::MultipleOf { step, .. } => {
                number::float(token).is_none_or(|value| number::is_multiple(value, *step))
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
