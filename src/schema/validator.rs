//! jsonschema's validator over our spanned tree, with one keyword of our own: it finds numbers that the
//! 64-bit type of their field does not hold. Nothing else is added to, or taken from, the schema.

use std::borrow::Cow;

use jsonschema::json::{JsonNumber, Node};
use jsonschema::{Draft, Keyword, ValidationError, Validator};
use serde_json::Value;

use crate::json::number::{self, Integer};
use crate::json::spanned::Spanned;
use crate::json::tree::{NodeRef, Tree};

/// The keyword that the generator writes beside every number whose field has a 64-bit type.
pub(crate) const REPRESENTATION: &str = "saop:representation";

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
        let schema: Value = serde_json::from_str(validation).expect("a generated schema is JSON");
        let validator = jsonschema::options_for::<Spanned>()
            .with_draft(Draft::Draft7)
            .with_keyword(REPRESENTATION, |_, value, _| {
                Ok(Box::new(Representation::named(value)))
            })
            .build(&schema)
            .expect("a generated schema is valid");
        Self {
            validator,
            schema,
            tree: Tree::of_valid(validation),
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

/// How many validators this process has built.
#[cfg(test)]
pub(crate) static BUILT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);

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
