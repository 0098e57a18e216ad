//! What comparing a schema with another one takes, before it is tried: the engine behind it cannot be stopped.
//!
//! Invariant: estimates are those of the worst schemas of each form that were measured; `tests/budget.rs` compares such schemas.

use serde_json::{Map, Value};

use super::keyword::each_schema;

/// A comparison may be estimated at so many microseconds, beside what is linear in the size of the schemas.
pub(super) const MOST: u64 = 1_000_000;

/// What several comparisons may take together, in microseconds.
pub(super) struct Budget(u64);

impl Budget {
    /// For a comparison of a schema with another one.
    pub(super) const fn of_one() -> Self {
        Self(MOST)
    }

    /// For all tools of a list, or all definitions of a schema.
    pub(super) const fn of_many() -> Self {
        Self(20 * MOST)
    }

    /// Takes a cost; `None`, and nothing is left, if that is more than there is.
    pub(super) fn take(&mut self, cost: u64) -> Option<()> {
        let left = self.0.checked_sub(cost);
        self.0 = left.unwrap_or(0);
        left.map(|_| ())
    }

    pub(super) const fn is_used_up(&self) -> bool {
        self.0 == 0
    }
}

/// About how many microseconds a comparison takes for each value in a schema.
const FOR_EACH_VALUE: u64 = 10;

/// Returns about how many microseconds a comparison takes, all in all.
pub(super) fn estimate(schema: &Value) -> u64 {
    let linear = (size(schema) as u64).saturating_mul(FOR_EACH_VALUE);
    linear.saturating_add(beyond_linear(schema))
}

/// Returns the number of values in a value, including itself.
fn size(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(size).sum(),
        Value::Object(members) => members.values().map(size).sum(),
        _ => 0,
    }
}

/// Returns about how many microseconds a comparison takes because much applies to one value.
pub(super) fn beyond_linear(schema: &Value) -> u64 {
    let Value::Object(members) = schema else {
        return 0;
    };
    let mut here = Together::default();
    here.add(members);
    let mut sum = here.cost();
    for (keyword, value) in members {
        let Ok(_) = each_schema(keyword, value, &mut |inner| {
            sum = sum.saturating_add(beyond_linear(inner));
            Ok::<_, std::convert::Infallible>(Value::Null)
        });
    }
    let alternatives = most_alternatives(schema);
    let of_alternatives = match alternatives {
        0 | 1 => 0,
        2..=FEW => square(alternatives) * 10,
        _ => cube(alternatives).saturating_mul(3) / 2,
    };
    sum.saturating_add(of_alternatives)
}

/// Up to so many alternatives, their pairs are what takes time.
const FEW: u64 = 32;

/// What applies to one value: keywords of a schema, and of those in its `allOf`.
#[derive(Default)]
struct Together {
    schemas: u64,
    /// `not` and `multipleOf`, which exclude each other in no order.
    exclusions: u64,
    excluded_values: u64,
    patterns: u64,
    required: u64,
    values: u64,
    items: u64,
    properties: u64,
    has_rest: bool,
    is_closed: bool,
}

impl Together {
    fn add(&mut self, members: &Map<String, Value>) {
        self.schemas += 1;
        let entries = |value: &Value| match value {
            Value::Array(items) => items.len() as u64,
            Value::Object(members) => members.len() as u64,
            _ => 0,
        };
        for (keyword, value) in members {
            match keyword.as_str() {
                "allOf" => {
                    let all = value.as_array().into_iter().flatten();
                    all.filter_map(Value::as_object)
                        .for_each(|members| self.add(members));
                }
                "multipleOf" => self.exclusions += 1,
                "not" => {
                    self.exclusions += 1;
                    self.excluded_values += value.get("enum").map_or(0, entries);
                }
                "patternProperties" => self.patterns += entries(value),
                "required" => self.required += entries(value),
                "enum" => self.values += entries(value),
                "prefixItems" => self.items += entries(value),
                "properties" => self.properties += entries(value),
                "additionalProperties" | "unevaluatedProperties" => {
                    self.has_rest |= value.is_object();
                    self.is_closed |= *value == Value::Bool(false);
                }
                _ => {}
            }
        }
    }

    /// As measured.
    fn cost(&self) -> u64 {
        let costs = [
            square(self.schemas).saturating_mul(2),
            cube(self.exclusions).saturating_mul(6),
            cube(self.excluded_values) / 6,
            cube(self.patterns) / 4,
            square(self.required) / 2,
            square(self.values) / 2,
            cube(self.items) / 180,
            square(self.properties) * if self.has_rest { 160 } else { 1 } / 20,
        ];
        let sum = costs.into_iter().fold(0, u64::saturating_add);
        if self.is_closed && self.required > 0 {
            let members = square(self.properties.min(128)) * 50;
            let pairs = self.properties.saturating_mul(self.required) * 15;
            sum.saturating_add(members).saturating_add(pairs)
        } else {
            sum
        }
    }
}

const fn square(count: u64) -> u64 {
    count.saturating_mul(count)
}

const fn cube(count: u64) -> u64 {
    square(count).saturating_mul(count)
}

/// Returns the number of alternatives that a value has at the place that has most: those of a union, multiplied where several
/// unions apply to one value.
pub(super) fn most_alternatives(schema: &Value) -> u64 {
    /// So many arrays and objects in an `enum` take as long as an alternative.
    const LARGE_CONSTANTS: u64 = 20;
    fn of(schema: &Value, most: &mut u64) -> u64 {
        let Value::Object(members) = schema else {
            return 1;
        };
        let mut here: u64 = 1;
        for (keyword, value) in members {
            let mut inner = Vec::new();
            let Ok(_) = each_schema(keyword, value, &mut |schema| {
                inner.push(of(schema, most));
                Ok::<_, std::convert::Infallible>(Value::Null)
            });
            let product = |factor: u64| {
                let all = inner.iter();
                all.fold(1, |all: u64, one| {
                    all.saturating_mul(one.saturating_mul(factor))
                })
            };
            let times = match keyword.as_str() {
                "anyOf" | "oneOf" => inner
                    .iter()
                    .fold(0, |sum: u64, one| sum.saturating_add(*one)),
                "allOf" | "not" | "then" | "else" => product(1),
                // It applies or not.
                "if" | "dependentSchemas" => product(2),
                "dependentRequired" => {
                    let entries = value.as_object().map_or(0, serde_json::Map::len);
                    2_u64.saturating_pow(u32::try_from(entries).unwrap_or(u32::MAX))
                }
                // Scalars are compared as a set; others one with each.
                "enum" => {
                    let values = value.as_array().map_or(&[][..], Vec::as_slice);
                    let is_large = |one: &&Value| one.is_array() || one.is_object();
                    (values.iter().filter(is_large).count() as u64 / LARGE_CONSTANTS).max(1)
                }
                _ => 1,
            };
            here = here.saturating_mul(times.max(1));
        }
        *most = (*most).max(here);
        here
    }
    let mut most = 1;
    of(schema, &mut most);
    most
}
