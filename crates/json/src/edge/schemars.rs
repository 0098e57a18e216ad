//! `schemars::JsonSchema` for the free-form values, so that a consumer's type may hold them. SPEC E5.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::value::{JsonInteger, JsonNumber, JsonObject};

impl JsonSchema for JsonObject {
    fn schema_name() -> Cow<'static, str> {
        "JsonObject".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "object" })
    }
}

impl JsonSchema for JsonNumber {
    fn schema_name() -> Cow<'static, str> {
        "JsonNumber".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "number" })
    }
}

impl JsonSchema for JsonInteger {
    fn schema_name() -> Cow<'static, str> {
        "JsonInteger".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer" })
    }
}
