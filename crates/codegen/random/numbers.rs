//! Random schemas of numbers in objects and arrays, with rules around them that look at their digits or do not.

use fastrand::Rng;
use serde_json::{Map, Value, json};

const NAMES: [&str; 3] = ["a", "b", "c"];
const NUMBERS: [f64; 5] = [0.5, 1.0, 1.5, 2.0, 3.0];

fn one<T: Copy>(rng: &mut Rng, list: &[T]) -> T {
    list[rng.usize(..list.len())]
}

/// Makes the schema of one number, with a definition for each choice of a seed.
pub(crate) fn schema(seed: u64, number: u64) -> Value {
    let mut rng = Rng::with_seed(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number);
    let rng = &mut rng;
    let mut root = match rng.u8(..4) {
        0 => list(rng),
        _ => object(rng, 2),
    };
    root.insert(
        "$defs".to_owned(),
        json!({"n": {"type": "number"}, "s": {"type": ["string", "null"]}, "bound": of_number(rng), "o": plain(rng, 1), "u": object(rng, 1)}),
    );
    let dialect = "https://json-schema.org/draft/2020-12/schema";
    root.insert("$schema".to_owned(), dialect.into());
    root.into()
}

fn of_number(rng: &mut Rng) -> Value {
    let bound = one(rng, &NUMBERS);
    match rng.u8(..6) {
        0 => json!({"type": "number", "exclusiveMinimum": bound}),
        1 => json!({"type": "number", "maximum": bound}),
        2 => json!({"exclusiveMaximum": bound}),
        _ => json!({"type": "number"}),
    }
}

fn value(rng: &mut Rng, depth: usize) -> Value {
    match rng.u8(..10) {
        0 => json!({"$ref": "#/$defs/n"}),
        1 => json!({"$ref": "#/$defs/bound"}),
        2 => json!({"$ref": "#/$defs/o"}),
        3 if depth > 0 => object(rng, depth - 1).into(),
        4 if depth > 0 => list(rng).into(),
        5 if depth > 0 => {
            let keyword = one(rng, &["anyOf", "oneOf"]);
            json!({keyword: [plain(rng, depth), plain(rng, depth)]})
        }
        6 => {
            let mut number = of_number(rng);
            if number.get("type").is_some() && rng.u8(..4) > 0 {
                number["type"] = json!(["number", "null"]);
            }
            let mut branches = vec![number];
            for _ in 0..rng.u8(1..3) {
                branches.push(match rng.u8(..6) {
                    0 => json!({"type": "null"}),
                    1 => json!({"enum": ["x", null]}),
                    2 => json!({"type": ["object", "null"], "properties": {"a": {"$ref": "#/$defs/n"}}}),
                    3 => json!({"type": ["string", "null"]}),
                    _ => json!({"$ref": "#/$defs/s"}),
                });
            }
            let keyword = one(rng, &["oneOf", "oneOf", "anyOf"]);
            json!({keyword: branches})
        }
        _ => of_number(rng),
    }
}

/// An object that says no more than which member has which schema.
fn plain(rng: &mut Rng, depth: usize) -> Value {
    let mut schema = Map::new();
    if rng.u8(..4) > 0 {
        schema.insert("type".to_owned(), "object".into());
    }
    let mut members = Map::new();
    for name in NAMES {
        if rng.bool() {
            members.insert(name.to_owned(), value(rng, depth.saturating_sub(1)));
        }
    }
    schema.insert("properties".to_owned(), members.into());
    if rng.bool() {
        schema.insert("required".to_owned(), json!([one(rng, &NAMES)]));
    }
    schema.into()
}

fn object(rng: &mut Rng, depth: usize) -> Map<String, Value> {
    let Value::Object(mut schema) = plain(rng, depth) else {
        return Map::new();
    };
    let (name, other, number) = (one(rng, &NAMES), one(rng, &NAMES), one(rng, &NUMBERS));
    for _ in 0..rng.u8(1..3) {
        let (keyword, value) = match rng.u8(..17) {
            0 => ("allOf", json!([plain(rng, depth), plain(rng, depth)])),
            1 => ("anyOf", json!([plain(rng, depth), plain(rng, depth)])),
            2 => ("oneOf", json!([plain(rng, depth), plain(rng, depth)])),
            3 => (
                "not",
                json!({"properties": {name: {"const": number}}, "required": [name]}),
            ),
            4 => (
                "if",
                json!({"properties": {name: {"exclusiveMinimum": number}}}),
            ),
            5 => ("then", json!({"required": [other]})),
            6 => ("dependentSchemas", json!({name: plain(rng, depth)})),
            7 => ("patternProperties", json!({"^[ab]$": of_number(rng)})),
            8 => ("additionalProperties", of_number(rng)),
            9 => ("unevaluatedProperties", of_number(rng)),
            10 => ("unevaluatedProperties", false.into()),
            11 => (
                "enum",
                json!([{name: number}, {other: 1, "c": 2}, {"a": 1.5, "b": 0.5}]),
            ),
            12 => ("$ref", "#/$defs/o".into()),
            13 => ("minProperties", 1.into()),
            15 => (
                "anyOf",
                json!([{"not": {"properties": {name: {"const": number}}}}, plain(rng, depth)]),
            ),
            14 => (
                "anyOf",
                json!([{"required": [name]}, {"$ref": "#/$defs/o"}]),
            ),
            _ => (
                "allOf",
                json!([{"$ref": "#/$defs/o"}, {"required": [name]}]),
            ),
        };
        schema.insert(keyword.to_owned(), value);
    }
    schema
}

fn list(rng: &mut Rng) -> Map<String, Value> {
    let mut schema = Map::new();
    let item = match rng.u8(..3) {
        0 => json!({"$ref": "#/$defs/n"}),
        1 => json!({"$ref": "#/$defs/u"}),
        _ => of_number(rng),
    };
    schema.insert("type".to_owned(), "array".into());
    schema.insert("items".to_owned(), item);
    match rng.u8(..5) {
        0 => schema.insert("uniqueItems".to_owned(), true.into()),
        1 => schema.insert(
            "contains".to_owned(),
            json!({"exclusiveMinimum": one(rng, &NUMBERS)}),
        ),
        2 => schema.insert("allOf".to_owned(), json!([{"items": of_number(rng)}])),
        3 => schema.insert("minItems".to_owned(), 1.into()),
        _ => None,
    };
    schema
}

/// Makes a document, with numbers that are a little more or less than a float can say.
pub(crate) fn document(rng: &mut Rng, depth: usize) -> String {
    match rng.u8(..8) {
        0 | 1 if depth > 0 => {
            let items: Vec<String> = (0..rng.u8(..4)).map(|_| document(rng, depth - 1)).collect();
            format!("[{}]", items.join(", "))
        }
        2..=5 if depth > 0 => {
            let names = NAMES.into_iter().filter(|_| rng.bool()).collect::<Vec<_>>();
            let members = names.into_iter().map(|name| {
                let depth = if rng.u8(..3) == 0 { depth - 1 } else { 0 };
                format!(r#""{name}": {}"#, document(rng, depth))
            });
            format!("{{{}}}", members.collect::<Vec<_>>().join(", "))
        }
        _ => {
            let number = one(rng, &NUMBERS);
            let (whole, half) = (number.trunc(), number.fract() > 0.0);
            match (rng.u8(..3), half) {
                (0, false) => format!("{whole}.00000000000000000001"),
                (0, true) => format!("{whole}.50000000000000000001"),
                (1, false) => format!("{}.99999999999999999999", whole - 1.0),
                (1, true) => format!("{whole}.49999999999999999999"),
                _ => number.to_string(),
            }
        }
    }
}
