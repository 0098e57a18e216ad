//! Turns a rejected document into its error: the decoder only rejects, this module finds out why. If the schema and its
//! rules find nothing wrong, the two disagree, and the error says so.

use saop_json::text::{Cursor, Fault, Scanner, Skip, open};
use saop_json::{Limits, Tree};

use crate::error::Found;
use crate::error::{Error, ParseError, ValidationError, Violation, ViolationKind};
use crate::refused::unrepresentable;
use crate::type_schema::TypeSchema;
use crate::walk::{self, unjudged};

/// Where a decoder stopped: every value that ends before that offset was accepted.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Stopped {
    pub(crate) offset: usize,
    /// Whether it stopped because a check of a value takes more work than the limits allow.
    pub(crate) is_out_of_steps: bool,
}

/// Returns the error for a text that the decoder rejected.
#[cold]
pub(crate) fn reject_text(
    schema: &TypeSchema,
    text: &str,
    limits: &Limits,
    stopped: Stopped,
) -> Error {
    // The tree is several times the size of its text, and a text that does not parse needs no tree.
    const LARGE: usize = 1 << 20;
    let cursor = Cursor::new(text);
    let passed = if text.len() > LARGE {
        Scanner::new(cursor, limits.max_depth()).document(&mut Skip)
    } else {
        Ok(())
    };
    match passed.and_then(|()| Tree::parse(cursor, limits)) {
        Ok(tree) => reject_tree(schema, &tree, Some(text.as_bytes()), limits, stopped),
        Err(fault) => ParseError::new(&fault, text.as_bytes()).into(),
    }
}

/// Returns the error for a value that the decoder rejected, given as text that the caller has never seen.
#[cold]
pub(crate) fn reject_value(
    schema: &TypeSchema,
    text: &str,
    limits: &Limits,
    stopped: Stopped,
) -> Error {
    match read(text, limits) {
        Ok(tree) => reject_tree(schema, &tree, None, limits, stopped),
        Err(fault) => unseen(schema, &fault, text),
    }
}

fn read<'t>(text: &'t str, limits: &Limits) -> Result<Tree<'t>, Fault> {
    Tree::parse(open(text.as_bytes(), limits)?, limits)
}

/// Returns the error for an invalid text that the caller has never seen.
pub(crate) fn unseen(schema: &TypeSchema, fault: &Fault, text: &str) -> Error {
    let fault = ParseError::new(fault, text.as_bytes());
    let violations = fault.violations().iter().map(|violation| {
        let path = violation.instance_path().to_owned();
        Violation::new(violation.kind(), path, violation.message().to_owned())
    });
    ValidationError::new(schema.subject(), violations.collect()).into()
}

fn reject_tree<'a>(
    schema: &TypeSchema,
    tree: &'a Tree<'a>,
    source: Option<&'a [u8]>,
    limits: &Limits,
    stopped: Stopped,
) -> Error {
    let mut violations = violations(schema, schema.part(), tree, limits, stopped);
    if violations.is_empty() {
        violations = unexplained(schema, schema.part(), tree, limits, stopped);
    }
    ValidationError::of(schema.subject(), violations.arrange(source)).into()
}

/// Returns every violation of a part of a schema in a document that a decoder rejected.
pub(crate) fn violations<'a>(
    schema: &TypeSchema,
    part: usize,
    tree: &'a Tree<'a>,
    limits: &Limits,
    stopped: Stopped,
) -> Found {
    let accepted = schema.accepted(stopped.offset);
    let (plan, hooks) = (schema.plan(), schema.hooks());
    let mut found = walk::violations_beside(plan, part, tree, accepted, hooks, limits);
    found.name_places_below(schema.pointer());
    found
}

/// Says why the decoder of a part refuses what the schema and its rules accept, as far as that is known.
pub(crate) fn unexplained(
    schema: &TypeSchema,
    part: usize,
    tree: &Tree<'_>,
    limits: &Limits,
    stopped: Stopped,
) -> Found {
    if stopped.is_out_of_steps {
        return unjudged::at_root(tree.root(), limits);
    }
    let known = unrepresentable(tree, stopped.offset, schema.by_hand());
    let why = known.unwrap_or_else(|| {
        if part == schema.part() {
            disagreement(schema)
        } else {
            // The part can be weaker than the type: it may also allow `null`.
            let mut message = String::from("expected a value that its type takes, but found ");
            tree.root().describe(&mut message);
            Violation::new(ViolationKind::Schema, String::new(), message)
        }
    });
    Found::of(vec![why])
}

fn disagreement(schema: &TypeSchema) -> Violation {
    Violation::new(
        ViolationKind::Schema,
        String::new(),
        format!(
            "expected the decoder and the validator of {} to agree, but found that only the decoder refuses this document; this is a defect of saop, please report it",
            schema.name()
        ),
    )
}
