//! From a refused document to its error. The decoder has said no; here is why. Should the schema and
//! its rules find nothing wrong, the two disagree, which the error says instead of hiding it.

use super::{Schema, Site, Step, walk};
use crate::error::violation::arrange;
use crate::error::{SaopError, SaopParseError, SaopValidationError, Violation, ViolationKind};
use crate::json::Limits;
use crate::json::cursor::Cursor;
use crate::json::pointer::push_pointer_step;
use crate::json::scan::{Scanner, Skip};
use crate::json::tree::{NodeRef, Tree};

/// The error for a text that the decoder refused.
#[cold]
pub(crate) fn reject_text(schema: &Schema, text: &str, limits: &Limits) -> SaopError {
    // The tree is several times the size of a text, of which one with a fault needs none.
    const LARGE: usize = 1 << 20;
    let cursor = Cursor::new(text);
    let passed = if text.len() > LARGE {
        Scanner::new(cursor, limits.max_depth()).document(&mut Skip)
    } else {
        Ok(())
    };
    match passed.and_then(|()| Tree::parse(cursor, limits)) {
        Ok(tree) => reject_tree(schema, &tree, Some(text.as_bytes())),
        Err(fault) => SaopParseError::new(&fault, text.as_bytes()).into(),
    }
}

/// The error for a `Value` that the decoder refused, given as text that the caller has never seen.
#[cold]
pub(crate) fn reject_value(schema: &Schema, text: &str) -> SaopError {
    match Tree::parse(Cursor::new(text), &schema.within(&Limits::NONE)) {
        Ok(tree) => reject_tree(schema, &tree, None),
        // The caller has no text that could be at fault, only a value that is too deep for the schema.
        Err(fault) => {
            let fault = SaopParseError::new(&fault, text.as_bytes());
            let violations = fault.violations().iter().map(|violation| {
                let path = violation.instance_path.clone();
                Violation::extra(violation.kind, path, violation.message.clone())
            });
            SaopValidationError::new(schema.subject(), violations.collect()).into()
        }
    }
}

fn reject_tree<'a>(schema: &Schema, tree: &'a Tree<'a>, source: Option<&'a [u8]>) -> SaopError {
    let mut violations = walk::violations(schema.plan(), tree);
    arrange(&mut violations, source);
    for rule in schema.rules() {
        let mut sites = Vec::new();
        collect_sites(tree.root(), String::new(), rule.path, &mut sites);
        for (node, path) in sites {
            let site = Site {
                node,
                path: &path,
                violations: &violations,
                source,
            };
            if let Some(error) = (rule.check.0)(&site) {
                return error;
            }
        }
    }
    if violations.is_empty() {
        violations.push(disagreement(schema));
    }
    SaopValidationError::new(schema.subject(), violations).into()
}

fn collect_sites<'a>(
    node: NodeRef<'a>,
    path: String,
    steps: &[Step],
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
        Step::Property(name) => {
            if let Some(value) = node.member(name) {
                collect_sites(value, below(name), rest, sites);
            }
        }
        Step::Items => {
            for (index, item) in node.items().enumerate() {
                collect_sites(item, below(&index.to_string()), rest, sites);
            }
        }
        Step::Values => {
            for (key, value) in node.members() {
                collect_sites(value, below(&key), rest, sites);
            }
        }
    }
}

fn disagreement(schema: &Schema) -> Violation {
    Violation::extra(
        ViolationKind::Schema,
        String::new(),
        format!(
            "expected the decoder and the validator of {} to agree, but found that only the decoder refuses this document; this is a defect of saop, please report it",
            schema.name()
        ),
    )
}
