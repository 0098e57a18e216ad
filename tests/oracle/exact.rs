//! What a schema says of numbers by their spelling, in place of what an engine says that sees floats.
//!
//! Invariant: decided in decimal.

use std::cell::OnceCell;
use std::cmp::Ordering;
use std::collections::BTreeSet;

use saop_synth::{Member, Tree};
use serde_json::{Number, Value};

use super::decimal::{Decimal, held};
use super::engine::{Finding, member};
use super::place::{Holder, object_of, of_member};

/// A document: as an engine sees it, and as it is spelled.
pub(crate) struct Document<'a> {
    /// The bundled schema.
    pub(crate) schema: &'a Value,
    pub(crate) value: &'a Value,
    /// Whether numbers that overflow a float are smaller in `value`.
    pub(crate) patched: bool,
    /// Called once at most, and only where a spelling decides.
    pub(crate) spelled: &'a dyn Fn() -> Option<Tree>,
}

/// What is wrong with a document.
#[derive(Debug, Default)]
pub(crate) struct Wrong {
    pub(crate) found: BTreeSet<Finding>,
    /// The paths of numbers that the type of their place does not hold. SPEC P2.
    pub(crate) unrepresentable: BTreeSet<String>,
    /// Whether the engine found another thing for a number that it saw as a float.
    pub(crate) blurred: bool,
}

/// Takes what an engine found in a document, without `multipleOf`, and decides anew what hangs on spellings.
pub(crate) fn settle(document: &Document<'_>, found: BTreeSet<Finding>) -> Wrong {
    let mut settler = Settler {
        document,
        tree: OnceCell::new(),
        wrong: Wrong {
            found,
            ..Wrong::default()
        },
        rounded: Vec::new(),
    };
    settler.walk(document.schema, document.value, &Place::Root);
    let mut wrong = settler.wrong;
    // The decoder stops at the first one, which is told where nothing else is wrong.
    if wrong.found.is_empty() && wrong.unrepresentable.is_empty() {
        wrong
            .unrepresentable
            .extend(settler.rounded.into_iter().next());
    }
    wrong
}

/// A place of a document, written out only where it is needed.
enum Place<'p> {
    Root,
    Member(&'p Place<'p>, &'p str),
    Item(&'p Place<'p>, usize),
}

impl Place<'_> {
    fn pointer(&self) -> String {
        match self {
            Self::Root => String::new(),
            Self::Member(above, name) => member(&above.pointer(), name),
            Self::Item(above, index) => format!("{}/{index}", above.pointer()),
        }
    }
}

struct Settler<'a> {
    document: &'a Document<'a>,
    tree: OnceCell<Option<Tree>>,
    wrong: Wrong,
    /// The paths of numbers that are valid, but whose nearest floats are not.
    rounded: Vec<String>,
}

impl Settler<'_> {
    fn walk(&mut self, schema: &Value, value: &Value, place: &Place<'_>) {
        let schema = object_of(self.document.schema, schema, value);
        match value {
            Value::Number(number) => self.number(schema, number, place),
            Value::Array(items) => {
                if let Some(inner) = schema.get("items") {
                    for (index, item) in items.iter().enumerate() {
                        self.walk(inner, item, &Place::Item(place, index));
                    }
                }
                let unique = schema.get("uniqueItems") == Some(&Value::Bool(true));
                if unique && items.iter().any(holds_float) {
                    let path = place.pointer();
                    let spelled = self.spelled().and_then(|tree| tree.pointer(&path));
                    let repeats = repeats(spelled.map(Tree::items).unwrap_or_default());
                    self.decide(path, "uniqueItems", repeats);
                }
            }
            Value::Object(members) => {
                for (name, inner) in members {
                    if let Some(schema) = of_member(schema, name) {
                        self.walk(schema, inner, &Place::Member(place, name));
                    }
                }
            }
            _ => {}
        }
    }

    fn number(&mut self, schema: &Value, number: &Number, place: &Place<'_>) {
        let holder = Holder::of(schema);
        let step = schema.get("multipleOf").and_then(Value::as_number);
        let signed = holder == Holder::Signed;
        // Integers of 64 bits are what they are to an engine, but for those that the other type of 64 bits holds.
        let overflows = signed && number.as_u64().is_some_and(|it| i64::try_from(it).is_err());
        let as_seen = match holder {
            Holder::Spelling | Holder::Float => !self.document.patched && !number.is_f64(),
            _ => !number.is_f64(),
        };
        if as_seen && !overflows && step.is_none() {
            return;
        }
        let path = place.pointer();
        let token = match self.spelled().and_then(|tree| tree.pointer(&path)) {
            Some(Tree::Number(token)) => token.clone(),
            _ => held(number),
        };
        if holder == Holder::Float {
            let exact = Decimal::of(&token);
            let float: f64 = token.parse().unwrap_or_default();
            if float.is_infinite() {
                self.wrong.unrepresentable.insert(path.clone());
            } else {
                // The shortest decimal that names the float.
                let nearest = Decimal::of(&format!("{float:e}"));
                if !is_broken(schema, &exact) && is_broken(schema, &nearest) {
                    self.rounded.push(path.clone());
                }
            }
            if let Some(step) = step {
                let is_multiple = exact.is_multiple_of(&decimal(step));
                self.decide(path.clone(), "multipleOf", !is_multiple);
            }
            self.bounds(schema, &exact, &path);
            return;
        }
        let exact = Decimal::of(&token);
        if holder == Holder::Listed {
            self.listed(schema, &exact, &path);
        }
        if schema.get("type").is_some_and(is_for_integers) {
            self.decide(path.clone(), "type", !exact.is_integer());
        }
        if let Some(step) = step {
            let is_multiple = exact.is_multiple_of(&decimal(step));
            self.decide(path.clone(), "multipleOf", !is_multiple);
        }
        if holder == Holder::Spelling {
            self.bounds(schema, &exact, &path);
        }
        if matches!(holder, Holder::Signed | Holder::Unsigned) {
            self.bounds(schema, &exact, &path);
            // Where no number below zero is allowed, the schema's own keywords refuse it.
            let is_left_to_keywords = !signed && exact.is_negative();
            if exact.is_integer() && !exact.fits(signed) && !is_left_to_keywords {
                self.wrong.unrepresentable.insert(path);
            }
        }
    }

    fn listed(&mut self, schema: &Value, exact: &Decimal, path: &str) {
        let is = |value: &Value| value.as_number().is_some_and(|it| decimal(it) == *exact);
        if let Some(allowed) = schema.get("enum").and_then(Value::as_array) {
            self.decide(path.to_owned(), "enum", !allowed.iter().any(is));
        }
        if let Some(allowed) = schema.get("const") {
            self.decide(path.to_owned(), "const", !is(allowed));
        }
    }

    fn bounds(&mut self, schema: &Value, exact: &Decimal, path: &str) {
        for (keyword, refused) in BOUNDS {
            if let Some(bound) = schema.get(keyword).and_then(Value::as_number) {
                let broken = refused.contains(&exact.cmp(&decimal(bound)));
                self.decide(path.to_owned(), keyword, broken);
            }
        }
    }

    fn decide(&mut self, path: String, keyword: &str, broken: bool) {
        let finding = (path, keyword.to_owned());
        // No engine is asked about `multipleOf`.
        let other = if broken {
            self.wrong.found.insert(finding)
        } else {
            self.wrong.found.remove(&finding)
        };
        self.wrong.blurred |= other && keyword != "multipleOf";
    }

    fn spelled(&self) -> Option<&Tree> {
        let tree = self.tree.get_or_init(|| (self.document.spelled)());
        tree.as_ref()
    }
}

/// The keywords that bound a number, each with the sides of its value that it refuses.
const BOUNDS: [(&str, [Ordering; 2]); 4] = [
    ("minimum", [Ordering::Less, Ordering::Less]),
    ("maximum", [Ordering::Greater, Ordering::Greater]),
    ("exclusiveMinimum", [Ordering::Less, Ordering::Equal]),
    ("exclusiveMaximum", [Ordering::Greater, Ordering::Equal]),
];

/// Whether a number breaks a bound or a step.
fn is_broken(schema: &Value, exact: &Decimal) -> bool {
    let number = |keyword: &str| schema.get(keyword).and_then(Value::as_number);
    let mut bounds = BOUNDS.iter();
    bounds.any(|(keyword, refused)| {
        number(keyword).is_some_and(|bound| refused.contains(&exact.cmp(&decimal(bound))))
    }) || number("multipleOf").is_some_and(|step| !exact.is_multiple_of(&decimal(step)))
}

fn decimal(number: &Number) -> Decimal {
    Decimal::of(&held(number))
}

/// Whether a `type` takes integers, and no other number.
fn is_for_integers(kind: &Value) -> bool {
    let kinds = kind
        .as_array()
        .map_or(std::slice::from_ref(kind), Vec::as_slice);
    let has = |name: &str| kinds.iter().any(|kind| kind == name);
    has("integer") && !has("number")
}

fn holds_float(value: &Value) -> bool {
    match value {
        Value::Number(number) => number.is_f64(),
        Value::Array(items) => items.iter().any(holds_float),
        Value::Object(members) => members.values().any(holds_float),
        _ => false,
    }
}

/// Whether two items are alike, decided by spellings.
fn repeats(items: &[Tree]) -> bool {
    items
        .iter()
        .enumerate()
        .any(|(at, item)| items.iter().take(at).any(|other| other.equals(item)))
}

/// A `Value` as a tree: its numbers are spelled as what they are.
pub(crate) fn tree_of(value: &Value) -> Tree {
    match value {
        Value::Null => Tree::Null,
        Value::Bool(value) => Tree::Bool(*value),
        Value::Number(number) => Tree::Number(held(number)),
        Value::String(_) => Tree::String(value.to_string()),
        Value::Array(items) => Tree::Array(items.iter().map(tree_of).collect()),
        Value::Object(members) => {
            let members = members.iter().map(|(name, inner)| Member {
                key: Value::from(name.as_str()).to_string(),
                value: tree_of(inner),
            });
            Tree::Object(members.collect())
        }
    }
}
