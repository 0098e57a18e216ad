//! In how many ways a value can be valid: what comparing a schema takes grows with that, and much faster than with its size. One
//! of a list of tools that has too many is not tried, so that it takes no time from the others.
//!
//! Invariant: each subschema is looked at once.

use std::convert::Infallible;

use serde_json::{Map, Value};

use super::keyword::each_schema;

/// Returns the number of alternatives that a value has at the place that has most: those of a union, multiplied where several
/// unions apply to one value.
pub(super) fn most_alternatives(schema: &Value) -> u64 {
    let mut most = 1;
    Ways::of(schema, &mut most);
    most
}

/// The numbers of alternatives of a schema, and of its `not`.
#[derive(Clone, Copy)]
struct Ways {
    met: u64,
    unmet: u64,
}

impl Ways {
    /// Those of what combines no schemas.
    const ONE: Self = Self { met: 1, unmet: 1 };

    fn of(schema: &Value, most: &mut u64) -> Self {
        let mut parts = Vec::new();
        let [mut condition, mut then, mut otherwise] = [Self::ONE; 3];
        for (keyword, value) in schema.as_object().into_iter().flatten() {
            let mut inner = Vec::new();
            let Ok(_) = each_schema(keyword, value, &mut |schema| {
                inner.push(Self::of(schema, most));
                Ok::<_, Infallible>(Value::Null)
            });
            let one = inner.first().copied().unwrap_or(Self::ONE);
            match keyword.as_str() {
                "allOf" => parts.push(Self::all(&inner)),
                "anyOf" | "oneOf" => parts.push(Self::any(inner)),
                "not" => parts.push(one.turned()),
                "if" => condition = one,
                "then" => then = one,
                "else" => otherwise = one,
                // The member is not there, or its schema applies.
                "dependentSchemas" => {
                    parts.extend(inner.iter().map(|one| Self::any(vec![Self::ONE, *one])));
                }
                "dependentRequired" => {
                    let entries = value.as_object().map_or(0, Map::len);
                    parts.extend((0..entries).map(|_| Self::any(vec![Self::ONE; 2])));
                }
                _ => {}
            }
        }
        if schema.get("if").is_some() {
            let applies = Self::all(&[condition, then]);
            let does_not = Self::all(&[condition.turned(), otherwise]);
            parts.push(Self::any(vec![applies, does_not]));
        }
        let here = Self::all(&parts);
        *most = here.met.max(*most);
        here
    }

    fn all(parts: &[Self]) -> Self {
        let met = parts.iter().map(|part| part.met);
        let unmet = parts.iter().map(|part| part.unmet);
        Self {
            met: met.fold(1, u64::saturating_mul),
            unmet: unmet.fold(0, u64::saturating_add).max(1),
        }
    }

    fn any(parts: Vec<Self>) -> Self {
        let turned: Vec<_> = parts.into_iter().map(Self::turned).collect();
        Self::all(&turned).turned()
    }

    const fn turned(self) -> Self {
        Self {
            met: self.unmet,
            unmet: self.met,
        }
    }
}
