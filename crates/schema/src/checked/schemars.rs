//! `schemars::JsonSchema` for the hand-written leaf types, so that a consumer's type can contain the type of any field.
//! SPEC E5.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value};

use super::{
    ArrayRule, CheckedF64, CheckedInteger, CheckedString, CheckedVec, IntegerRule, Nullable,
    NumberRule, StringRule,
};

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
                ("multipleOf", R::MULTIPLE_OF.map(Value::from)),
            ],
        )
    }
}

impl<T, R: IntegerRule> JsonSchema for CheckedInteger<T, R> {
    fn schema_name() -> Cow<'static, str> {
        R::NAME.into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        // The generator emits only bounds that fit a 64-bit type.
        let exact = |bound: i128| {
            u64::try_from(bound).map_or_else(
                |_| Value::from(i64::try_from(bound).unwrap_or(i64::MIN)),
                Value::from,
            )
        };
        typed(
            "integer",
            [
                ("minimum", R::MINIMUM.map(exact)),
                ("maximum", R::MAXIMUM.map(exact)),
                ("exclusiveMinimum", R::EXCLUSIVE_MINIMUM.map(exact)),
                ("exclusiveMaximum", R::EXCLUSIVE_MAXIMUM.map(exact)),
                ("multipleOf", R::MULTIPLE_OF.map(Value::from)),
            ],
        )
    }
}

impl<T: JsonSchema, R: ArrayRule> JsonSchema for CheckedVec<T, R> {
    fn schema_name() -> Cow<'static, str> {
        R::NAME.into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let minimum = Some(R::MIN_ITEMS).filter(|&count| count > 0);
        typed(
            "array",
            [
                ("items", Some(generator.subschema_for::<T>().to_value())),
                ("minItems", minimum.map(Value::from)),
                ("maxItems", R::MAX_ITEMS.map(Value::from)),
                ("uniqueItems", R::UNIQUE_ITEMS.then(|| true.into())),
            ],
        )
    }
}

impl<T: JsonSchema> JsonSchema for Nullable<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("Nullable_{}", T::schema_name()).into()
    }

    fn schema_id() -> Cow<'static, str> {
        format!("Nullable<{}>", T::schema_id()).into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let inner = generator.subschema_for::<T>().to_value();
        let any = vec![inner, typed("null", []).to_value()];
        Map::from_iter([("anyOf".to_owned(), Value::from(any))]).into()
    }
}

fn typed<const N: usize>(name: &str, keywords: [(&str, Option<Value>); N]) -> Schema {
    let mut members = Map::from_iter([("type".to_owned(), name.into())]);
    for (keyword, value) in keywords {
        members.extend(value.map(|value| (keyword.to_owned(), value)));
    }
    members.into()
}

#[cfg(test)]
mod tests {
    use schemars::schema_for;
    use serde_json::json;

    use super::*;

    enum Level {}

    impl IntegerRule for Level {
        const NAME: &'static str = "Level";
        const MINIMUM: Option<i128> = Some(-3);
        const EXCLUSIVE_MAXIMUM: Option<i128> = Some(1 << 63);
        const MULTIPLE_OF: Option<u64> = Some(3);
    }

    enum Few {}

    impl ArrayRule for Few {
        const NAME: &'static str = "Few";
        const MAX_ITEMS: Option<u64> = Some(3);
        const UNIQUE_ITEMS: bool = true;
    }

    // SPEC E5
    #[test]
    fn leaves_give_the_keywords_of_their_rules() {
        let schema = schema_for!(CheckedVec<Nullable<bool>, Few>).to_value();
        assert_eq!(schema["title"], "Few");
        assert_eq!(schema["maxItems"], 3);
        assert_eq!(schema["uniqueItems"], true);
        assert_eq!(
            schema["items"],
            json!({"anyOf": [{"type": "boolean"}, {"type": "null"}]})
        );
        let schema = schema_for!(CheckedInteger<i64, Level>).to_value();
        assert_eq!(
            [
                &schema["minimum"],
                &schema["exclusiveMaximum"],
                &schema["multipleOf"]
            ],
            [&json!(-3), &json!(1_u64 << 63), &json!(3)]
        );
        assert_eq!(schema["type"], "integer");
        let schema = schema_for!(Nullable<bool>).to_value();
        assert_eq!(schema["title"], "Nullable_boolean");
    }
}
