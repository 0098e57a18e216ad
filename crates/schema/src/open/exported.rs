//! `schemars::JsonSchema` for the types of any schema: the part of the shipped schema that a type is of. SPEC E5.
//!
//! What is exported is 2020-12, whatever dialect the schema has, since that is what schemars makes. References become ones to the
//! generator's definitions, dynamic ones to what they mean there, so that a schema stands alone and can be put into another one.
//!
//! Invariant: a keyword that means nothing in the schema's own dialect is left out, and any other says what it said.

use std::fmt::Write as _;

use saop_json::{JsonKind, NodeRef};
use schemars::{Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use super::OpenType;
use crate::keywords::compiler::{Here, Parts, value_of};
use crate::language::dialect::Dialect;
use crate::language::vocabulary::{Holds, holds, is_in_use};
use crate::stack::with_stack;
use crate::type_schema::TypeSchema;

/// Keywords that say nothing of whether a value is valid, in any dialect.
const ANNOTATIONS: [&str; 11] = [
    "$comment",
    "title",
    "description",
    "default",
    "examples",
    "deprecated",
    "readOnly",
    "writeOnly",
    "contentMediaType",
    "contentEncoding",
    "format",
];

/// Returns the schema of a type: its part, of which it takes these kinds of values, or all if there are none. Called by generated code.
pub fn json_schema<T: OpenType>(generator: &mut SchemaGenerator, kinds: &[JsonKind]) -> Schema {
    export(T::open_schema(), generator, |export| {
        let made = of_kinds(export.part(T::PART), kinds);
        match T::BRANCH {
            Some(branch) => json!({"allOf": [made, export.reference(branch)]}),
            None => made,
        }
    })
}

/// Returns the schema of what any of some parts allows, or of any value if there are none. Called by generated code.
pub fn json_schema_of_any(
    schema: &'static TypeSchema,
    generator: &mut SchemaGenerator,
    parts: &[usize],
) -> Schema {
    export(schema, generator, |export| {
        let branches: Value = parts.iter().map(|part| export.reference(*part)).collect();
        match parts {
            [] => Value::Bool(true),
            _ => json!({ "anyOf": branches }),
        }
    })
}

/// Makes a schema, and adds the definitions that it refers to.
fn export(
    schema: &'static TypeSchema,
    generator: &mut SchemaGenerator,
    of: impl Fn(&mut Export<'_, '_>) -> Value,
) -> Schema {
    let made = schema.source_of_types().look(|parts| {
        let path = generator.settings().definitions_path.trim_matches('#');
        let mut export = Export {
            parts,
            prefix: plain(schema.name()),
            path: format!("#/{}", path.trim_matches('/')),
            todo: Vec::new(),
        };
        let made = of(&mut export);
        while let Some((name, number)) = export.todo.pop() {
            if !generator.definitions().contains_key(&name) {
                let made = export.part(number);
                generator.definitions_mut().insert(name, made);
            }
        }
        made
    });
    made.and_then(|made| Schema::try_from(made).ok())
        .unwrap_or_default()
}

/// Narrows a schema to values of some kinds, if there are any.
fn of_kinds(schema: Value, kinds: &[JsonKind]) -> Value {
    const TYPES: [(&str, JsonKind); 7] = [
        ("array", JsonKind::Array),
        ("boolean", JsonKind::Bool),
        ("integer", JsonKind::Number),
        ("null", JsonKind::Null),
        ("number", JsonKind::Number),
        ("object", JsonKind::Object),
        ("string", JsonKind::String),
    ];
    let mut schema = match schema {
        schema if kinds.is_empty() => return schema,
        Value::Object(schema) => schema,
        // A part that allows something.
        _ => Map::new(),
    };
    let says = |name: &str| match schema.get("type") {
        Some(Value::Array(names)) => names.iter().any(|one| one == name),
        Some(only) => only == name,
        None => name != "integer",
    };
    let types = TYPES.iter().filter(|(_, kind)| kinds.contains(kind));
    let types: Vec<&str> = types
        .map(|(name, _)| *name)
        .filter(|name| says(name))
        .collect();
    let types = match *types {
        [only] => json!(only),
        _ => json!(types),
    };
    schema.insert("type".to_owned(), types);
    schema.into()
}

/// Whether a URI and a JSON Pointer leave a character as it is.
const fn is_plain(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '-' | '.' | '_')
}

/// Returns the name of a schema, with the numbers of characters that a reference cannot have as they are.
fn plain(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for character in name.chars() {
        if is_plain(character) {
            plain.push(character);
        } else {
            // Writing to a string cannot fail.
            let _ = write!(plain, "u{:x}_", u32::from(character));
        }
    }
    plain
}

struct Export<'p, 't> {
    parts: &'p mut Parts<'t>,
    /// The schema's name, with which those of its definitions begin.
    prefix: String,
    /// Where definitions are.
    path: String,
    /// The definitions that are referred to, and their parts.
    todo: Vec<(String, usize)>,
}

impl<'t> Export<'_, 't> {
    fn part(&mut self, number: usize) -> Value {
        let here = self.parts.part(number);
        here.map_or(Value::Bool(true), |here| self.schema(&here))
    }

    /// Returns a reference to a part, which is then a definition.
    fn reference(&mut self, number: usize) -> Value {
        let location = self
            .parts
            .part(number)
            .map(|here| here.found.location.text());
        let location = location.unwrap_or_default();
        let last = location.rsplit('/').next().unwrap_or_default();
        let is_name = !last.is_empty() && last.chars().all(is_plain);
        let name = match (&*self.prefix, if is_name { last } else { "" }) {
            (prefix, "") => format!("{prefix}_{number}"),
            (prefix, last) => format!("{prefix}_{last}_{number}"),
        };
        let reference = format!("{}/{name}", self.path);
        self.todo.push((name, number));
        json!({ "$ref": reference })
    }

    /// Returns a schema that is the value of a keyword, or in it.
    fn below(&mut self, here: &Here<'t>, steps: &[&str], node: NodeRef<'t>) -> Value {
        let inner = self.parts.below(here, steps, node);
        let is_itself =
            inner.schema.index() == node.index() && inner.found.document == here.found.document;
        if is_itself {
            return with_stack(size_of::<Value>(), || self.schema(&inner));
        }
        let number = self.parts.number_of(inner);
        let mut made = self.reference(number);
        // What is said beside a reference is about this place.
        if let Value::Object(made) = &mut made {
            let beside = node.members();
            let beside = beside.filter(|(name, _)| ANNOTATIONS.contains(&&**name));
            made.extend(beside.map(|(name, value)| (name.into_owned(), value_of(value))));
        }
        made
    }

    fn schema(&mut self, here: &Here<'t>) -> Value {
        if here.schema.kind() != JsonKind::Object {
            return value_of(here.schema);
        }
        let mut made = Map::new();
        let mut references = Vec::new();
        for (name, value) in here.schema.members() {
            if ANNOTATIONS.contains(&&*name) {
                made.insert(name.into_owned(), value_of(value));
            } else if is_in_use(&name, here.language) {
                self.keyword(here, &name, value, &mut made, &mut references);
            }
        }
        let first = references.pop();
        made.extend(first.map(|first| ("$ref".to_owned(), first)));
        if !references.is_empty() {
            // Dynamic ones beside it.
            let others = references.into_iter().map(|other| json!({ "$ref": other }));
            if let Value::Array(all) = made.entry("allOf").or_insert_with(|| json!([])) {
                all.extend(others);
            }
        }
        made.into()
    }

    fn keyword(
        &mut self,
        here: &Here<'t>,
        name: &str,
        value: NodeRef<'t>,
        made: &mut Map<String, Value>,
        references: &mut Vec<Value>,
    ) {
        let dialect = here.dialect();
        let is_old = dialect < Dialect::Draft202012;
        match name {
            "$defs" | "definitions" => {}
            "$ref" | "$dynamicRef" | "$recursiveRef" => {
                let number = self.parts.number_of_reference(here, name, value);
                let mut reference = self.reference(number);
                references.extend(reference.get_mut("$ref").map(Value::take));
            }
            "items" if is_old && value.kind() == JsonKind::Array => {
                let list = self.list(here, name, value);
                made.insert("prefixItems".to_owned(), list);
            }
            "additionalItems" => {
                let items = here.schema.member("items");
                if items.is_some_and(|items| items.kind() == JsonKind::Array) {
                    let rest = self.below(here, &[name], value);
                    made.insert("items".to_owned(), rest);
                }
            }
            "dependencies" => {
                for (property, wanted) in value.members() {
                    let (keyword, wanted) = if wanted.kind() == JsonKind::Array {
                        ("dependentRequired", value_of(wanted))
                    } else {
                        let schema = self.below(here, &[name, &property], wanted);
                        ("dependentSchemas", schema)
                    };
                    let all = made.entry(keyword).or_insert_with(|| json!({}));
                    if let Value::Object(all) = all {
                        all.insert(property.into_owned(), wanted);
                    }
                }
            }
            "minimum" | "maximum" if dialect == Dialect::Draft04 => {
                let exclusive = if name == "minimum" {
                    "exclusiveMinimum"
                } else {
                    "exclusiveMaximum"
                };
                let is_exclusive = here.schema.member(exclusive);
                let is_exclusive = is_exclusive.is_some_and(|flag| flag.text() == "true");
                let name = if is_exclusive { exclusive } else { name };
                made.insert(name.to_owned(), value_of(value));
            }
            name => {
                let schema = match (holds(name, dialect), value.kind()) {
                    (Holds::Schemas, JsonKind::Array) => self.list(here, name, value),
                    (Holds::Schema | Holds::Schemas, _) => self.below(here, &[name], value),
                    (Holds::Members, JsonKind::Object) => {
                        let members = value.members().map(|(key, inner)| {
                            let inner = self.below(here, &[name, &key], inner);
                            (key.into_owned(), inner)
                        });
                        members.collect::<Map<_, _>>().into()
                    }
                    _ => value_of(value),
                };
                made.insert(name.to_owned(), schema);
            }
        }
    }

    fn list(&mut self, here: &Here<'t>, name: &str, value: NodeRef<'t>) -> Value {
        let items = value.items().enumerate();
        let items = items.map(|(index, item)| self.below(here, &[name, &index.to_string()], item));
        items.collect()
    }
}

/// Implements `schemars::JsonSchema` for the types of a schema, each with the kinds of its values if its part has others as well. Those
/// listed last, for values that are valid under one of several parts, have no part of their own. Called by generated code.
#[macro_export]
macro_rules! json_schemas {
    ($($type:ident $(($($kind:ident)*))?)* $(; $schema:ident $($any:ident($($part:literal)*))*)?) => {
        $($crate::json_schemas!(@ $type, |generator| {
            $crate::open::json_schema::<$type>(generator, &[$($($crate::JsonKind::$kind),*)?])
        });)*
        $($($crate::json_schemas!(@ $any, |generator| {
            $crate::open::json_schema_of_any(&$schema, generator, &[$($part),*])
        });)*)?
    };
    (@ $type:ident, |$generator:pat_param| $made:expr) => {
        impl $crate::schemars::JsonSchema for $type {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                ::std::stringify!($type).into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                ::std::concat!(::std::module_path!(), "::", ::std::stringify!($type)).into()
            }

            fn json_schema(
                generator: &mut $crate::schemars::SchemaGenerator,
            ) -> $crate::schemars::Schema {
                let $generator = generator;
                $made
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use saop_json::{Reader, Stop};
    use schemars::generate::SchemaSettings;
    use serde::Serialize;
    use serde_json::{Value, json};

    use super::super::OpenType;
    use super::{json_schema, plain};
    use crate::{SchemaKind, SchemaParts, SchemaSource, Sink, SourceParts, TypeSchema};

    /// Declares a type of which only the schema is looked at.
    macro_rules! of {
        ($name:ident, $branch:expr, $text:expr) => {
            #[derive(Serialize)]
            struct $name;

            impl OpenType for $name {
                const PART: usize = 0;
                const BRANCH: Option<usize> = $branch;
                const NAME: &'static str = stringify!($name);

                fn open_schema() -> &'static TypeSchema {
                    static SOURCE: SchemaSource = SchemaSource::new(SourceParts {
                        documents: &[("file:///s.json", $text)],
                        dialect: None,
                        assert_formats: false,
                        numbers: &[],
                        checks: &[],
                        by_hand: false,
                    });
                    static SCHEMA: TypeSchema = TypeSchema::new(SchemaParts {
                        name: "s",
                        id: "",
                        version: "",
                        title: "",
                        description: "",
                        subject: "",
                        text: $text,
                        source: $text,
                        kind: SchemaKind::Message,
                        discriminator: None,
                        members: &[],
                        recursive: false,
                        from: &SOURCE,
                        pointer: "",
                        part: 0,
                        one_pass: false,
                        check: |_, _| Ok(()),
                    });
                    &SCHEMA
                }

                fn read_valid(_: &mut Reader<'_>) -> Result<Self, Stop> {
                    Err(Stop)
                }

                fn read_valid_to<S: Sink>(
                    _: &mut Reader<'_>,
                    _: &mut S,
                ) -> Result<S::Value, S::Error> {
                    Err(Stop.into())
                }
            }
        };
    }

    of!(
        Old,
        None,
        r#"{
            "$schema": "http://json-schema.org/draft-04/schema#",
            "properties": {
                "a": {"minimum": 0, "exclusiveMinimum": true, "maximum": 9, "exclusiveMaximum": false},
                "b": {"items": [{"type": "string"}], "additionalItems": {"type": "null"}, "const": 1},
                "c": {"items": {"type": "string"}, "additionalItems": false}
            },
            "dependencies": {"a": ["b"], "b": {"required": ["c"]}, "c": ["b"]}
        }"#
    );

    of!(
        Dynamic,
        Some(1),
        r##"{
            "$schema": "https://json-schema.org/draft/2019-09/schema",
            "anyOf": [{"required": ["a"]}, true],
            "properties": {"a": {"$ref": "#/$defs/an%20object", "$recursiveRef": "#", "title": "A"}},
            "$defs": {"an object": {"type": "object"}}
        }"##
    );

    fn exported<T: OpenType>() -> (Value, Value) {
        let mut generator = SchemaSettings::draft2020_12().into_generator();
        let made = json_schema::<T>(&mut generator, &[]).to_value();
        (made, Value::Object(generator.definitions().clone()))
    }

    // SPEC E5
    #[test]
    fn keywords_of_older_dialects_are_written_as_those_of_2020_12() {
        let (made, definitions) = exported::<Old>();
        let expected = json!({
            "properties": {
                "a": {"exclusiveMinimum": 0, "maximum": 9},
                "b": {"prefixItems": [{"type": "string"}], "items": {"type": "null"}},
                "c": {"items": {"type": "string"}}
            },
            "dependentRequired": {"a": ["b"], "c": ["b"]},
            "dependentSchemas": {"b": {"required": ["c"]}}
        });
        assert_eq!((made, definitions), (expected, json!({})));
    }

    // SPEC E5
    #[test]
    fn a_reference_is_a_uri_whatever_the_schema_is_called() {
        assert_eq!(plain("saop-envelope_2"), "saop-envelope_2");
        assert_eq!(plain("имя 1"), "u438_u43c_u44f_u20_1");
    }

    // SPEC E5
    #[test]
    fn a_reference_beside_another_one_stands_in_all_of() {
        let (made, definitions) = exported::<Dynamic>();
        let reference = |value: &Value| {
            let path = value["$ref"].as_str().expect("a reference");
            let name = path.strip_prefix("#/$defs/").expect("a definition");
            definitions[name].clone()
        };
        let [whole, branch] = &made["allOf"].as_array().expect("two schemas")[..] else {
            panic!("{made:#}")
        };
        // Parts have numbers as they are found, and the first after the root is what `$ref` refers to.
        assert_eq!(reference(branch), json!({"type": "object"}));
        let member = &whole["properties"]["a"];
        assert_eq!(member["title"], "A");
        let mut both = [reference(member), reference(&member["allOf"][0])];
        both.sort_by_key(|one| one["anyOf"].is_array());
        assert_eq!(both[0], json!({"type": "object"}));
        assert_eq!(both[1]["anyOf"], whole["anyOf"]);
    }
}
