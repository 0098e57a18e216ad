//! How many alternatives a schema has, which is what comparing it with another one takes time for.

use serde_json::Value;

use super::keyword::each_schema;

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
