//! Turns a rejected document into its error: the decoder only rejects, this module finds out why. If the schema and its
//! rules find nothing wrong, the two disagree, and the error says so.

use saop_json::edge::NextText;
use saop_json::pointer::push_pointer_step;
use saop_json::text::{Cursor, Fault, Scanner, Skip, open};
use saop_json::{Limits, NodeRef, Tree};

use crate::error::Found;
use crate::error::{Error, ParseError, ValidationError, Violation, ViolationKind};
use crate::refused::unrepresentable;
use crate::schema::{PathStep, RuleSite, TypeSchema};
use crate::site::Site;
use crate::walk;

/// Returns the error for a text that the decoder rejected after reaching the offset `stopped`.
#[cold]
pub(crate) fn reject_text(
    schema: &TypeSchema,
    text: &str,
    limits: &Limits,
    stopped: usize,
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
        Ok(tree) => reject_tree(schema, &tree, Some(text.as_bytes()), stopped),
        Err(fault) => ParseError::new(&fault, text.as_bytes()).into(),
    }
}

/// Returns the error for a value that the decoder rejected, given as text that the caller has never seen.
#[cold]
pub(crate) fn reject_value(
    schema: &TypeSchema,
    text: &str,
    limits: &Limits,
    stopped: usize,
) -> Error {
    match read(text, limits) {
        Ok(tree) => reject_tree(schema, &tree, None, stopped),
        Err(fault) => unseen(schema, &fault, text),
    }
}

fn read<'t>(text: &'t str, limits: &Limits) -> Result<Tree<'t>, Fault> {
    Tree::parse(open(text.as_bytes(), limits)?, limits)
}

/// Returns the error for a part of a message that its type's decoder rejected.
#[cold]
pub(crate) fn reject_part(
    schema: &TypeSchema,
    pointer: &str,
    next: &NextText,
    limits: &Limits,
) -> Error {
    let text = next.text.as_str();
    let tree = match read(text, limits) {
        Ok(tree) => tree,
        Err(fault) => return unseen(schema, &fault, text),
    };
    if pointer.is_empty() {
        return reject_tree(schema, &tree, None, 0);
    }
    let plan = schema.plan();
    let mut violations = plan
        .place(pointer)
        .map(|shape| walk::violations(plan, shape, &tree, 0))
        .unwrap_or_default();
    for rule in schema.part_rules(pointer) {
        check_rule(rule, &tree, &mut violations);
    }
    if violations.is_empty() {
        // The schema at this location can be weaker than the type: it may also allow `null`, or lack a rule that no
        // keyword can express.
        let mut message = String::from("expected a value that its type takes, but found ");
        tree.root().describe(&mut message);
        let kind = ViolationKind::Schema;
        violations.push(Violation::new(kind, String::new(), message));
    }
    ValidationError::of(schema.subject(), violations.arrange(None)).into()
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
    stopped: usize,
) -> Error {
    let plan = schema.plan();
    // A decoder that asks the plan has passed over a value when it refuses it, so where it stops says nothing.
    let accepted = if schema.open().is_some() { 0 } else { stopped };
    let hooks = schema.hooks();
    let mut violations = walk::violations_beside(plan, plan.root(), tree, accepted, hooks);
    for rule in schema.rules() {
        check_rule(rule, tree, &mut violations);
    }
    if violations.is_empty() {
        violations.push(unexplained(schema, tree, stopped));
    }
    ValidationError::of(schema.subject(), violations.arrange(source)).into()
}

fn check_rule<'a>(rule: &RuleSite, tree: &'a Tree<'a>, violations: &mut Found) {
    let mut sites = Vec::new();
    collect_sites(tree.root(), String::new(), rule.path, &mut sites);
    for (node, path) in sites {
        (rule.check)(&mut Site {
            node,
            path: &path,
            violations,
        });
    }
}

fn collect_sites<'a>(
    node: NodeRef<'a>,
    path: String,
    steps: &[PathStep],
    sites: &mut Vec<(NodeRef<'a>, String)>,
) {
    let Some((step, rest)) = steps.split_first() else {
        sites.push((node, path));
        return;
    };
    let below = |name: &str| {
        let mut path = path.clone();
        push_pointer_step(&mut path, name);
        path
    };
    match step {
        PathStep::Property(name) => {
            if let Some(value) = node.member(name) {
                collect_sites(value, below(name), rest, sites);
            }
        }
        PathStep::Branch { property, value } => {
            let said = node.member(property).and_then(NodeRef::string);
            if said.is_some_and(|said| said == *value) {
                collect_sites(node, path, rest, sites);
            }
        }
        PathStep::Items => {
            for (index, item) in node.items().enumerate() {
                collect_sites(item, below(&index.to_string()), rest, sites);
            }
        }
        PathStep::Values => {
            for (key, value) in node.members() {
                collect_sites(value, below(&key), rest, sites);
            }
        }
    }
}

/// Says why the decoder refuses what the schema and its rules accept, as far as that is known.
pub(crate) fn unexplained(schema: &TypeSchema, tree: &Tree<'_>, stopped: usize) -> Violation {
    let by_hand = !schema.hooks().rules.is_empty();
    unrepresentable(tree, stopped, by_hand).unwrap_or_else(|| disagreement(schema))
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
