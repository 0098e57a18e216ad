//! From the schema that the generator wrote for the reject path to its [`Plan`].
//!
//! Invariant: no keyword is passed over. One that says something of values and is not known here is an error, and a
//! test compiles every schema there is.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use serde_json::{Value, json};

use super::pattern::Engine;
use super::plan::{
    Bound, Constants, Holder, Keyword, Limit, Members, Others, Plan, Property, Rule, Shape, Test,
    Types, Union,
};
use super::words::{UNIQUE, enumerate, list, wanted_items, wanted_length, wanted_pattern};
use crate::json::fault::quote;
use crate::json::number::{self, Integer};
use crate::json::pointer::push_pointer_step;
use crate::json::tree::{NodeRef, Tree};
use crate::json::value::JsonKind;

/// The keyword that the generator writes beside every number whose field has a 64-bit type.
pub(super) const REPRESENTATION: &str = "saop:representation";

/// Keywords that say nothing of values.
const ANNOTATIONS: [&str; 9] = [
    "$schema",
    "$id",
    "$comment",
    "title",
    "description",
    "examples",
    "default",
    "format",
    "definitions",
];

/// How many validators this process has built.
#[cfg(test)]
pub(crate) static BUILT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);

impl Plan {
    /// From the text that the generator made, which a test loads for every schema.
    #[allow(
        clippy::expect_used,
        reason = "the text is part of the program, and tested"
    )]
    pub(crate) fn new(validation: &str) -> Self {
        #[cfg(test)]
        BUILT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        Self::compile(validation).expect("a generated schema is valid")
    }

    pub(super) fn compile(validation: &str) -> Result<Self, String> {
        let tree = Tree::of_valid(validation);
        let mut compiler = Compiler {
            document: tree.root(),
            shapes: Vec::new(),
            known: HashMap::new(),
        };
        let root = compiler.shape(tree.root(), String::new())?;
        Ok(Self {
            shapes: compiler.shapes,
            root,
        })
    }
}

struct Compiler<'t> {
    document: NodeRef<'t>,
    shapes: Vec<Shape>,
    /// The shapes so far, by where they stand in the schema.
    known: HashMap<String, usize>,
}

impl<'t> Compiler<'t> {
    /// The place of the shape that a schema or its reference names.
    fn shape(&mut self, schema: NodeRef<'t>, path: String) -> Result<usize, String> {
        let (schema, path) = self.target(schema, path)?;
        if let Some(&known) = self.known.get(&path) {
            return Ok(known);
        }
        let place = self.shapes.len();
        self.shapes.push(Shape::default());
        self.known.insert(path.clone(), place);
        let here = Here { schema, path };
        let shape = self.shape_of(&here)?;
        if let Some(empty) = self.shapes.get_mut(place) {
            *empty = shape;
        }
        Ok(place)
    }

    /// Follows references.
    fn target(
        &self,
        mut schema: NodeRef<'t>,
        mut path: String,
    ) -> Result<(NodeRef<'t>, String), String> {
        // As many as the generator takes.
        const HOPS: usize = 16;
        for _ in 0..HOPS {
            let Some(reference) = schema.member("$ref").and_then(NodeRef::string) else {
                return Ok((schema, path));
            };
            let leads_nowhere =
                || format!("expected a $ref into the schema, but found {reference}");
            let pointer = reference.strip_prefix('#').ok_or_else(leads_nowhere)?;
            schema = self.document.pointer(pointer).ok_or_else(leads_nowhere)?;
            path = pointer.to_owned();
        }
        Err(format!(
            "expected at most {HOPS} $refs after each other at {path}"
        ))
    }

    fn shape_of(&mut self, here: &Here<'t>) -> Result<Shape, String> {
        let mut shape = Shape::default();
        for (name, value) in here.schema.members() {
            match &*name {
                "items" => shape.items = Some(self.shape(value, here.at("items"))?),
                "oneOf" => shape.union = Some(self.union(here, value)?),
                "properties" | "required" | "additionalProperties" => {}
                name if ANNOTATIONS.contains(&name) => {}
                name => shape.rules.push(here.rule(name, value)?),
            }
        }
        shape.members = self.members(here)?;
        Ok(shape)
    }

    fn members(&mut self, here: &Here<'t>) -> Result<Option<Members>, String> {
        let required: Vec<_> = here.list("required").filter_map(NodeRef::string).collect();
        let mut properties = Vec::new();
        let mut below = here.at("properties");
        let length = below.len();
        for (name, schema) in here
            .member("properties")
            .into_iter()
            .flat_map(NodeRef::members)
        {
            push_pointer_step(&mut below, &name);
            let shape = self.shape(schema, below.clone())?;
            below.truncate(length);
            let is_required = required.iter().any(|one| *one == name);
            let missing = || {
                let wanted = format!("the member {}", quote(&name));
                here.keyword("required", json!(name), wanted)
            };
            properties.push(Property {
                missing: is_required.then(missing),
                name: name.to_string(),
                shape,
            });
        }
        let found = properties
            .iter()
            .filter(|one| one.missing.is_some())
            .count();
        if found != required.len() {
            return Err(format!(
                "expected what is required to be properties at {}",
                here.path
            ));
        }
        let others = match here.member("additionalProperties") {
            None => Others::Any,
            Some(schema) if schema.text() == "true" => Others::Any,
            Some(schema) if schema.text() == "false" => {
                let names = || properties.iter().map(|one| &*one.name);
                let wanted = match &*properties {
                    [] => "no members".to_owned(),
                    _ => format!("no members but {}", list(names(), "and")),
                };
                let expected = names().collect::<Vec<_>>().into();
                Others::None(here.keyword("additionalProperties", expected, wanted))
            }
            Some(schema) => Others::Shape(self.shape(schema, here.at("additionalProperties"))?),
        };
        if properties.is_empty() && matches!(others, Others::Any) {
            return Ok(None);
        }
        let mut by_name: Vec<usize> = (0..properties.len()).collect();
        by_name.sort_by_key(|place| properties.get(*place).map(|one| &one.name));
        Ok(Some(Members {
            required: required.len(),
            by_name,
            properties,
            others,
        }))
    }

    fn union(&mut self, here: &Here<'t>, branches: NodeRef<'t>) -> Result<Union, String> {
        let mut schemas = Vec::new();
        let mut shapes = Vec::new();
        for (index, branch) in branches.items().enumerate() {
            let path = here.at(&format!("oneOf/{index}"));
            schemas.push(self.target(branch, path.clone())?.0);
            shapes.push(self.shape(branch, path)?);
        }
        let (property, values) = discriminator(&schemas)
            .ok_or_else(|| format!("expected a constant that tells apart {}", here.path))?;
        let wanted = format!(
            "an object with the member {} being {}",
            quote(&property),
            list(values.iter().map(String::as_str), "or")
        );
        Ok(Union {
            keyword: here.keyword("oneOf", json!({ &property: values }), wanted),
            property,
            branches: values.into_iter().zip(shapes).collect(),
        })
    }
}

/// The property, first by name, that tells the branches of a union apart, and its value in each.
fn discriminator(branches: &[NodeRef<'_>]) -> Option<(String, Vec<String>)> {
    let first = branches.first()?.member("properties")?;
    let names: BTreeSet<_> = first.members().map(|(name, _)| name).collect();
    names.into_iter().find_map(|name| {
        let value_in = |branch: &NodeRef<'_>| {
            let constant = branch
                .member("properties")?
                .member(&name)?
                .member("const")?;
            let mut required = branch.member("required")?.items();
            required.find(|one| one.string().is_some_and(|one| one == name))?;
            Some(constant.string()?.into_owned())
        };
        let values: Vec<String> = branches.iter().map(value_in).collect::<Option<_>>()?;
        let distinct: BTreeSet<_> = values.iter().collect();
        (distinct.len() == values.len()).then(|| (name.into_owned(), values))
    })
}

/// A schema, and where it stands.
struct Here<'t> {
    schema: NodeRef<'t>,
    path: String,
}

impl<'t> Here<'t> {
    fn at(&self, step: &str) -> String {
        format!("{}/{step}", self.path)
    }

    fn member(&self, name: &str) -> Option<NodeRef<'t>> {
        self.schema.member(name)
    }

    fn list(&self, name: &str) -> impl Iterator<Item = NodeRef<'t>> + use<'t> {
        self.member(name).into_iter().flat_map(NodeRef::items)
    }

    fn keyword(&self, name: &'static str, expected: Value, wanted: String) -> Keyword {
        Keyword {
            name,
            path: Arc::from(self.at(name)),
            expected: Arc::new(expected),
            wanted,
        }
    }

    fn rule(&self, name: &str, value: NodeRef<'t>) -> Result<Rule, String> {
        let known = |name| (name, value_of(value));
        let wrong = || format!("expected another value of {name} at {}", self.path);
        let count = || as_count(value).ok_or_else(wrong);
        let ((name, expected), wanted, test) = match name {
            "type" => {
                let (types, wanted) = self.types(value);
                (known("type"), wanted, Test::Type(types))
            }
            "const" => {
                let test = Test::Const(constants([value]).ok_or_else(wrong)?);
                (known("const"), literal(value), test)
            }
            "enum" => {
                let words: Vec<String> = value.items().map(literal).collect();
                let test = Test::Enum(constants(value.items()).ok_or_else(wrong)?);
                (known("enum"), enumerate(&words, "or"), test)
            }
            "minLength" => {
                let least = count()?;
                let wanted = wanted_length("at least", least);
                (known("minLength"), wanted, Test::MinLength(least))
            }
            "maxLength" => {
                let most = count()?;
                let wanted = wanted_length("at most", most);
                (known("maxLength"), wanted, Test::MaxLength(most))
            }
            "pattern" => {
                let pattern = value.string().ok_or_else(wrong)?;
                let example = self.list("examples").next().and_then(NodeRef::string);
                let rust = jsonschema_regex::to_rust_regex(&pattern).map_err(|()| wrong())?;
                let wanted = wanted_pattern(&pattern, example.as_deref());
                (known("pattern"), wanted, Test::Pattern(Engine::of(&rust)))
            }
            "minimum" => self.bound(known("minimum"), "of at least", false, false),
            "maximum" => self.bound(known("maximum"), "of at most", true, false),
            "exclusiveMinimum" => self.bound(known("exclusiveMinimum"), "more than", false, true),
            "exclusiveMaximum" => self.bound(known("exclusiveMaximum"), "less than", true, true),
            "multipleOf" => {
                let known = known("multipleOf");
                let wanted = format!("{} that is a multiple of {}", self.noun(), known.1);
                let float = self.holder() == Some(Holder::F64);
                let test = Test::MultipleOf {
                    step: known.1.as_f64().unwrap_or(1.0),
                    integer: known.1.as_u64().filter(|_| !float),
                };
                (known, wanted, test)
            }
            REPRESENTATION => {
                let holder = self.holder().ok_or_else(wrong)?;
                let (expected, wanted) = range(holder);
                let known = (REPRESENTATION, expected);
                (known, wanted.to_owned(), Test::Holder(holder))
            }
            "minItems" => {
                let least = count()?;
                let wanted = wanted_items("at least", least);
                (known("minItems"), wanted, Test::MinItems(least))
            }
            "maxItems" => {
                let most = count()?;
                let wanted = wanted_items("at most", most);
                (known("maxItems"), wanted, Test::MaxItems(most))
            }
            "uniqueItems" if value.text() == "true" => {
                (known("uniqueItems"), UNIQUE.to_owned(), Test::UniqueItems)
            }
            "uniqueItems" => (known("uniqueItems"), String::new(), Test::MinItems(0)),
            _ => {
                return Err(format!(
                    "expected a keyword of the profile, but found {name}"
                ));
            }
        };
        Ok(Rule {
            keyword: self.keyword(name, expected, wanted),
            test,
        })
    }

    fn types(&self, value: NodeRef<'t>) -> (Types, String) {
        // In the order in which messages list them.
        const NAMES: [(&str, &str, Option<JsonKind>); 7] = [
            ("array", "an array", Some(JsonKind::Array)),
            ("boolean", "a boolean", Some(JsonKind::Bool)),
            ("integer", "an integer", None),
            ("null", "null", Some(JsonKind::Null)),
            ("number", "a number", Some(JsonKind::Number)),
            ("object", "an object", Some(JsonKind::Object)),
            ("string", "a string", Some(JsonKind::String)),
        ];
        let mut types = Types::default();
        let mut words = Vec::new();
        for (name, noun, kind) in NAMES {
            let is_it = |one: NodeRef<'_>| one.string().is_some_and(|one| one == name);
            if is_it(value) || value.items().any(is_it) {
                words.push(noun.to_owned());
                match kind {
                    Some(kind) => types.add(kind),
                    None => types.add_integer(),
                }
            }
        }
        (types, enumerate(&words, "or"))
    }

    fn bound(
        &self,
        (name, expected): (&'static str, Value),
        relation: &str,
        below: bool,
        exclusive: bool,
    ) -> ((&'static str, Value), String, Test) {
        let limit = match (expected.as_u64(), expected.as_i64()) {
            (Some(limit), _) => Limit::Integer(i128::from(limit)),
            (_, Some(limit)) => Limit::Integer(i128::from(limit)),
            _ => Limit::Float(expected.as_f64().unwrap_or_default()),
        };
        let wanted = format!("{} {relation} {expected}", self.noun());
        let bound = Bound {
            limit,
            below,
            exclusive,
        };
        ((name, expected), wanted, Test::Bound(bound))
    }

    /// What the schema calls the number that it has a rule for.
    fn noun(&self) -> &'static str {
        let is_integer = |kind: NodeRef<'_>| kind.string().is_some_and(|kind| kind == "integer");
        match self.member("type") {
            Some(kind) if is_integer(kind) || kind.items().any(is_integer) => "an integer",
            _ => "a number",
        }
    }

    fn holder(&self) -> Option<Holder> {
        match &*self.member(REPRESENTATION)?.string()? {
            "u64" => Some(Holder::U64),
            "i64" => Some(Holder::I64),
            "f64" => Some(Holder::F64),
            _ => None,
        }
    }
}

/// What a type holds, as data and in words.
fn range(holder: Holder) -> (Value, &'static str) {
    match holder {
        Holder::U64 => (
            json!({"minimum": u64::MIN, "maximum": u64::MAX}),
            "an integer from 0 to 18446744073709551615",
        ),
        Holder::I64 => (
            json!({"minimum": i64::MIN, "maximum": i64::MAX}),
            "an integer from -9223372036854775808 to 9223372036854775807",
        ),
        Holder::F64 => (
            json!({"minimum": f64::MIN, "maximum": f64::MAX}),
            "a number that a 64-bit float holds",
        ),
    }
}

/// Scalars; nothing where another value is among them.
fn constants<'t>(values: impl IntoIterator<Item = NodeRef<'t>>) -> Option<Constants> {
    let constant = |value: NodeRef<'_>| {
        let text = value.string().unwrap_or_else(|| value.text().into());
        let kind = value.kind();
        (!matches!(kind, JsonKind::Array | JsonKind::Object)).then(|| (kind, text.into_owned()))
    };
    let constants: Option<_> = values.into_iter().map(constant).collect();
    constants.map(Constants)
}

fn as_count(value: NodeRef<'_>) -> Option<u64> {
    match number::integer(value.text()) {
        Integer::U64(count) if value.kind() == JsonKind::Number => Some(count),
        _ => None,
    }
}

/// A value of the schema, in quotes where it is a string.
fn literal(value: NodeRef<'_>) -> String {
    match value.string() {
        Some(text) => quote(&text),
        None => value_of(value).to_string(),
    }
}

/// A part of the schema as data. `serde_json` may read a float a little beside the nearest one, and a bound would not
/// be that of the decoder.
fn value_of(node: NodeRef<'_>) -> Value {
    match node.kind() {
        JsonKind::Null => Value::Null,
        JsonKind::Bool => Value::Bool(node.text() == "true"),
        JsonKind::Number => match number::integer(node.text()) {
            Integer::U64(value) => value.into(),
            Integer::I64(value) => value.into(),
            Integer::TooLarge | Integer::Fraction => number::float(node.text()).into(),
        },
        JsonKind::String => node.string().unwrap_or_default().into(),
        JsonKind::Array => node.items().map(value_of).collect(),
        JsonKind::Object => node
            .members()
            .map(|(key, value)| (key.into_owned(), value_of(value)))
            .collect::<serde_json::Map<_, _>>()
            .into(),
    }
}
