//! jsonschema's validator over our spanned tree, with one keyword of our own: it finds numbers that the
//! 64-bit type of their field does not hold. `multipleOf` is decided in decimal, as the decoder decides it; `format`
//! says nothing. Nothing else is added to, or taken from, the schema.

use std::borrow::Cow;

use jsonschema::json::{JsonNumber, Node};
use jsonschema::{Draft, Keyword, ValidationError, Validator};
use serde_json::Value;

use crate::json::number::{self, Integer};
use crate::json::spanned::Spanned;
use crate::json::tree::{NodeRef, Tree};
use crate::json::value::JsonKind;

/// The keyword that the generator writes beside every number whose field has a 64-bit type.
pub(crate) const REPRESENTATION: &str = "saop:representation";

/// The keyword that is not the engine's, which divides floats.
pub(crate) const MULTIPLE_OF: &str = "multipleOf";

/// A validator, and the schema it was built from to look things up in.
pub(crate) struct Compiled {
    pub(crate) validator: Validator<Spanned>,
    pub(crate) schema: Value,
    /// The same, in the order in which it is written.
    tree: Tree<'static>,
}

impl Compiled {
    /// From the text that the generator made, which a test loads for every schema.
    #[allow(
        clippy::expect_used,
        reason = "the text is part of the program, and tested"
    )]
    pub(crate) fn new(validation: &'static str) -> Self {
        #[cfg(test)]
        BUILT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let tree = Tree::of_valid(validation);
        let schema = value_of(tree.root());
        let validator = jsonschema::options_for::<Spanned>()
            .with_draft(Draft::Draft7)
            .should_validate_formats(false)
            .with_keyword(REPRESENTATION, |_, value, _| {
                Ok(Box::new(Representation::named(value)))
            })
            .with_keyword(MULTIPLE_OF, |parent, value, _| {
                let float = parent
                    .get(REPRESENTATION)
                    .is_some_and(|holder| holder == "f64");
                Ok(Box::new(MultipleOf {
                    step: value.as_f64().unwrap_or(1.0),
                    integer: value.as_u64().filter(|_| !float),
                    words: format!("that is a multiple of {value}"),
                }))
            })
            .build(&schema)
            .expect("a generated schema is valid");
        Self {
            validator,
            schema,
            tree,
        }
    }

    /// What stands in the schema at `pointer`.
    pub(crate) fn at(&self, pointer: &str) -> Option<&Value> {
        // serde_json's own way makes a new text of every step.
        if pointer.contains('~') {
            return self.schema.pointer(pointer);
        }
        pointer
            .split('/')
            .skip(1)
            .try_fold(&self.schema, |value, step| match value {
                Value::Array(items) => items.get(step.parse::<usize>().ok()?),
                _ => value.get(step),
            })
    }

    /// The schema that one names by references, or itself.
    pub(crate) fn target<'s>(&'s self, schema: &'s Value) -> &'s Value {
        // As many as the generator takes.
        const HOPS: usize = 16;
        let mut here = schema;
        for _ in 0..HOPS {
            let named = here.get("$ref").and_then(Value::as_str);
            match named.and_then(|reference| self.schema.pointer(reference.strip_prefix('#')?)) {
                Some(target) => here = target,
                None => break,
            }
        }
        here
    }

    /// The keys of the object at `pointer`, as they are written.
    pub(crate) fn keys_at(&self, pointer: &str) -> Vec<Cow<'_, str>> {
        self.tree
            .root()
            .pointer(pointer)
            .into_iter()
            .flat_map(NodeRef::members)
            .map(|(key, _)| key)
            .collect()
    }
}

/// A part of the schema as the engine takes it. `serde_json` may read a float a little beside the nearest one, and a bound
/// would not be that of the decoder.
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

/// How many validators this process has built.
#[cfg(test)]
pub(crate) static BUILT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);

/// `multipleOf`: exact for what is read as an integer, in the decimals of the nearest float for the rest.
struct MultipleOf {
    step: f64,
    integer: Option<u64>,
    words: String,
}

impl<'i> Keyword<'i, Spanned> for MultipleOf {
    fn validate(&self, instance: NodeRef<'i>) -> Result<(), ValidationError<'i>> {
        if self.is_valid(instance) {
            Ok(())
        } else {
            Err(ValidationError::custom(&*self.words))
        }
    }

    fn is_valid(&self, instance: NodeRef<'i>) -> bool {
        let Some(number) = Node::as_number(&instance) else {
            return true;
        };
        let token = JsonNumber::as_str(&number);
        match self.integer {
            Some(step) => number::is_integer_multiple(&token, step),
            None => number::float(&token).is_none_or(|value| number::is_multiple(value, self.step)),
        }
    }
}

/// The type that holds a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Representation {
    U64,
    I64,
    F64,
}

impl Representation {
    fn named(value: &Value) -> Self {
        match value.as_str() {
            Some("u64") => Self::U64,
            Some("i64") => Self::I64,
            _ => Self::F64,
        }
    }

    fn holds(self, token: &str) -> bool {
        match self {
            // What is no integer, or below zero, is for the schema's own keywords to refuse.
            Self::U64 => number::integer(token) != Integer::TooLarge || number::sign(token).is_lt(),
            Self::I64 => match number::integer(token) {
                Integer::U64(value) => i64::try_from(value).is_ok(),
                Integer::I64(_) | Integer::Fraction => true,
                Integer::TooLarge => false,
            },
            Self::F64 => number::float(token).is_some(),
        }
    }

    const fn range(self) -> &'static str {
        match self {
            Self::U64 => "an integer from 0 to 18446744073709551615",
            Self::I64 => "an integer from -9223372036854775808 to 9223372036854775807",
            Self::F64 => "a number that a 64-bit float holds",
        }
    }
}

impl<'i> Keyword<'i, Spanned> for Representation {
    fn validate(&self, instance: NodeRef<'i>) -> Result<(), ValidationError<'i>> {
        if self.is_valid(instance) {
            Ok(())
        } else {
            Err(ValidationError::custom(self.range()))
        }
    }

    fn is_valid(&self, instance: NodeRef<'i>) -> bool {
        Node::as_number(&instance).is_none_or(|number| self.holds(&JsonNumber::as_str(&number)))
    }
}
