//! Schemas over every keyword of every dialect, and documents, made by choices from a tape.
//!
//! Invariant: they are such that all engines agree on them: numbers that a float holds, one spelling for each, and no schema
//! that refers to itself in place.

use saop_schema::Dialect;
use serde_json::{Map, Value, json};

use super::tape::Tape;

/// Numbers that every engine holds exactly.
const NUMBERS: [f64; 10] = [-2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 100.0];
const STRINGS: [&str; 8] = ["", "a", "b", "ab", "foo", "é", "\u{1F600}", "1"];
const NAMES: [&str; 5] = ["a", "b", "ab", "foo", "x-y"];
const PATTERNS: [&str; 8] = [
    "^a",
    "b$",
    "^[ab]*$",
    r"^\w+$",
    ".",
    "o{2}",
    r"\d",
    "^(a|foo)$",
];
const TYPES: [&str; 7] = [
    "null", "boolean", "object", "array", "number", "integer", "string",
];

pub(crate) struct Make<'a> {
    pub(crate) tape: Tape<'a>,
    dialect: Dialect,
    /// How many definitions the schema has.
    definitions: usize,
    /// Whether there is `contains`. In 2019-09 the items that it finds are unevaluated; jsonschema decides otherwise, so
    /// there it does not come with `unevaluatedItems`.
    contains: bool,
}

impl<'a> Make<'a> {
    /// Reads the choices from a tape. A schema of each dialect may have `contains` or not.
    pub(crate) fn new(mut tape: Tape<'a>) -> Self {
        Self {
            dialect: Dialect::ALL[tape.below(Dialect::ALL.len())],
            definitions: 0,
            contains: tape.below(2) == 1,
            tape,
        }
    }

    fn flip(&mut self) -> bool {
        self.tape.below(2) == 1
    }

    fn one<'l, T>(&mut self, list: &'l [T]) -> &'l T {
        &list[self.tape.below(list.len())]
    }

    fn number(&mut self) -> Value {
        let number = *self.one(&NUMBERS);
        // In draft 4, `1.0` is no integer, except for boon.
        if number.fract() == 0.0 && (self.dialect == Dialect::Draft04 || self.tape.below(4) > 0) {
            json!(number as i64)
        } else {
            json!(number)
        }
    }

    /// Makes a document.
    pub(crate) fn value(&mut self, depth: usize) -> Value {
        match self.tape.below(if depth == 0 { 5 } else { 9 }) {
            0 => Value::Null,
            1 => self.flip().into(),
            2 => self.number(),
            3 | 4 => (*self.one(&STRINGS)).into(),
            5 | 6 => (0..self.tape.below(4))
                .map(|_| self.value(depth - 1))
                .collect(),
            _ => {
                let mut members = Map::new();
                for _ in 0..self.tape.below(4) {
                    let name = *self.one(&NAMES);
                    members.insert(name.to_owned(), self.value(depth - 1));
                }
                Value::Object(members)
            }
        }
    }

    fn definitions_name(&self) -> &'static str {
        if self.dialect >= Dialect::Draft201909 {
            "$defs"
        } else {
            "definitions"
        }
    }

    /// Makes a schema.
    pub(crate) fn root(&mut self) -> Value {
        self.definitions = self.tape.below(4);
        let mut root = match self.schema(3) {
            Value::Object(root) => root,
            other => {
                let mut root = Map::new();
                root.insert("allOf".to_owned(), json!([other]));
                root
            }
        };
        let mut all = Map::new();
        for index in 0..self.definitions {
            all.insert(format!("d{index}"), self.schema(2));
        }
        // What older dialects have beside a reference they ignore, its definitions included for some engines.
        if root.contains_key("$ref") && self.dialect < Dialect::Draft201909 {
            root = Map::from_iter([("allOf".to_owned(), json!([root]))]);
        }
        root.insert(self.definitions_name().to_owned(), all.into());
        root.insert("$schema".to_owned(), self.dialect.uri().into());
        root.into()
    }

    fn schema(&mut self, depth: usize) -> Value {
        if self.dialect > Dialect::Draft04 && self.tape.below(12) == 0 {
            return self.flip().into();
        }
        let mut schema = Map::new();
        for _ in 0..=self.tape.below(3) {
            self.keyword(depth, &mut schema);
        }
        schema.into()
    }

    fn schemas(&mut self, depth: usize) -> Value {
        (0..=self.tape.below(3))
            .map(|_| self.schema(depth - 1))
            .collect()
    }

    #[allow(clippy::too_many_lines, reason = "a table of keywords is long")]
    fn keyword(&mut self, depth: usize, schema: &mut Map<String, Value>) {
        let dialect = self.dialect;
        let mut set = |name: &str, value: Value| {
            schema.insert(name.to_owned(), value);
        };
        let count = self.tape.below(4);
        match self.tape.below(if depth == 0 { 18 } else { 42 }) {
            0..=2 => set("type", (*self.one(&TYPES)).into()),
            3 => {
                let first = self.tape.below(TYPES.len());
                let second = (first + (1 + self.tape.below(TYPES.len() - 1))) % TYPES.len();
                set("type", json!([TYPES[first], TYPES[second]]));
            }
            4 if dialect > Dialect::Draft04 => {
                let value = self.value(2);
                set("const", value);
            }
            5 => {
                let mut values: Vec<Value> = Vec::new();
                for _ in 0..=count {
                    let value = one_spelling(self.value(1));
                    if !values.contains(&value) {
                        values.push(value);
                    }
                }
                if self.tape.below(4) == 0 {
                    // Behind more than are compared one by one.
                    let mut many: Vec<Value> = (100..130).map(Value::from).collect();
                    many.retain(|value| !values.contains(value));
                    values.splice(..0, many);
                }
                set("enum", values.into());
            }
            6 => set("minLength", count.into()),
            7 => set("maxLength", count.into()),
            8 => set("pattern", (*self.one(&PATTERNS)).into()),
            9 => {
                let number = self.number();
                set(if self.flip() { "minimum" } else { "maximum" }, number);
            }
            10 => {
                let number = self.number();
                if dialect == Dialect::Draft04 {
                    set("minimum", number);
                    set("exclusiveMinimum", self.flip().into());
                } else {
                    set(
                        if self.flip() {
                            "exclusiveMinimum"
                        } else {
                            "exclusiveMaximum"
                        },
                        number,
                    );
                }
            }
            11 => {
                let divisor = *self.one(&[0.5, 1.0, 1.5, 2.0, 3.0]);
                set("multipleOf", json!(divisor));
            }
            12 => set("minItems", count.into()),
            13 => set("maxItems", count.into()),
            14 => set("uniqueItems", self.flip().into()),
            15 => set("minProperties", count.into()),
            16 => set("maxProperties", count.into()),
            17 => {
                let names: Vec<&str> = NAMES
                    .into_iter()
                    .filter(|_| self.tape.below(3) == 0)
                    .collect();
                if !names.is_empty() {
                    set("required", json!(names));
                }
            }
            18..=20 => {
                let mut members = Map::new();
                for _ in 0..=self.tape.below(3) {
                    let name = *self.one(&NAMES);
                    members.insert(name.to_owned(), self.schema(depth - 1));
                }
                set("properties", members.into());
            }
            21 => {
                let pattern = *self.one(&PATTERNS);
                let value = self.schema(depth - 1);
                set("patternProperties", json!({pattern: value}));
            }
            22 | 23 => {
                let value = if self.flip() {
                    json!(false)
                } else {
                    self.schema(depth - 1)
                };
                set("additionalProperties", value);
            }
            24 if dialect > Dialect::Draft04 => {
                let value = self.schema(depth - 1);
                set("propertyNames", value);
            }
            25 | 26 => {
                let value = self.schema(depth - 1);
                set("items", value);
            }
            27 => {
                let list = self.schemas(depth);
                let rest = self.schema(depth - 1);
                if dialect >= Dialect::Draft202012 {
                    set("prefixItems", list);
                    set("items", rest);
                } else {
                    set("items", list);
                    set("additionalItems", rest);
                }
            }
            28 if dialect > Dialect::Draft04 && self.contains => {
                let value = self.schema(depth - 1);
                set("contains", value);
                if dialect >= Dialect::Draft201909 && self.flip() {
                    set(
                        if self.flip() {
                            "minContains"
                        } else {
                            "maxContains"
                        },
                        count.into(),
                    );
                }
            }
            29 => {
                let list = self.schemas(depth);
                set("allOf", list);
            }
            30 | 31 => {
                let list = self.schemas(depth);
                set("anyOf", list);
            }
            32 | 33 => {
                let list = self.schemas(depth);
                set("oneOf", list);
            }
            34 => {
                let value = self.schema(depth - 1);
                set("not", value);
            }
            35 if dialect >= Dialect::Draft07 => {
                for name in ["if", "then", "else"] {
                    if name == "if" || self.flip() {
                        let value = self.schema(depth - 1);
                        set(name, value);
                    }
                }
            }
            36 => {
                let (name, other) = (*self.one(&NAMES), *self.one(&NAMES));
                if dialect >= Dialect::Draft201909 {
                    set("dependentRequired", json!({name: [other]}));
                } else {
                    set("dependencies", json!({name: [other]}));
                }
            }
            37 => {
                let (name, value) = (*self.one(&NAMES), self.schema(depth - 1));
                if dialect >= Dialect::Draft201909 {
                    set("dependentSchemas", json!({name: value}));
                } else {
                    set("dependencies", json!({name: value}));
                }
            }
            38 if dialect >= Dialect::Draft201909 => {
                let value = if self.flip() {
                    json!(false)
                } else {
                    self.schema(depth - 1)
                };
                set("unevaluatedProperties", value);
            }
            39 if dialect > Dialect::Draft201909
                || dialect == Dialect::Draft201909 && !self.contains =>
            {
                let value = if self.flip() {
                    json!(false)
                } else {
                    self.schema(depth - 1)
                };
                set("unevaluatedItems", value);
            }
            _ if self.definitions > 0 && depth > 0 => {
                // Only from inside of a value, so that no schema refers to itself in place.
                let index = self.tape.below(self.definitions);
                let reference = json!({"$ref": format!("#/{}/d{index}", self.definitions_name())});
                if self.flip() {
                    set("items", reference);
                } else {
                    set("additionalProperties", reference);
                }
            }
            _ => {}
        }
    }
}

/// Writes whole numbers as integers, so that equal values are spelled alike.
fn one_spelling(value: Value) -> Value {
    match value {
        Value::Number(number) => match number.as_f64() {
            Some(float) if float.fract() == 0.0 => json!(float as i64),
            _ => number.into(),
        },
        Value::Array(items) => items.into_iter().map(one_spelling).collect(),
        Value::Object(members) => members
            .into_iter()
            .map(|(name, value)| (name, one_spelling(value)))
            .collect::<Map<_, _>>()
            .into(),
        other => other,
    }
}
