//! `schemars::JsonSchema` for the leaves that the library writes by hand, so that a consumer's type may hold
//! any field's type. SPEC E5.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value};

use super::{CheckedF64, CheckedString, NumberRule, StringRule};
use crate::json::any_number::JsonNumber;
use crate::json::object::JsonObject;

impl<R: StringRule> JsonSchema for CheckedString<R> {
    fn schema_name() -> Cow<'static, str> {
        R::NAME.into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let minimum = Some(R::MIN_LENGTH).filter(|&length| length > 0);
        typed(
            "string",
            [
                ("minLength", minimum.map(Value::from)),
                ("maxLength", R::MAX_LENGTH.map(Value::from)),
                ("pattern", R::PATTERN.map(Value::from)),
            ],
        )
    }
}

impl<R: NumberRule> JsonSchema for CheckedF64<R> {
    fn schema_name() -> Cow<'static, str> {
        R::NAME.into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        typed(
            "number",
            [
                ("minimum", R::MINIMUM.map(Value::from)),
                ("maximum", R::MAXIMUM.map(Value::from)),
                ("exclusiveMinimum", R::EXCLUSIVE_MINIMUM.map(Value::from)),
                ("exclusiveMaximum", R::EXCLUSIVE_MAXIMUM.map(Value::from)),
            ],
        )
    }
}

impl JsonSchema for JsonObject {
    fn schema_name() -> Cow<'static, str> {
        "JsonObject".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        typed("object", [])
    }
}

impl JsonSchema for JsonNumber {
    fn schema_name() -> Cow<'static, str> {
        "JsonNumber".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        typed("number", [])
    }
}

fn typed<const N: usize>(name: &str, keywords: [(&str, Option<Value>); N]) -> Schema {
    let mut members = Map::from_iter([("type".to_owned(), name.into())]);
    for (keyword, value) in keywords {
        members.extend(value.map(|value| (keyword.to_owned(), value)));
    }
    members.into()
}
