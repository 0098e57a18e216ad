//! What only a schema can tell: a number or a boolean that is spelled in a string, and a listed name in another case.
//!
//! Invariant: each edit is asked for by a violation, and the whole is checked again.

use saop_json::pointer::pointer_step;
use saop_json::{JsonKind, Limits, NodeRef, Tree, push_string};
use saop_schema::{Error, Violation};
use serde_json::Value;

use crate::edit::Reason;
use crate::fault::Fault;
use crate::pieces::Pieces;
use crate::text::tree;

/// How often a document is checked: a member that was renamed may have faults inside.
const MOST_ROUNDS: usize = 8;

/// How many bytes all edits of a round may pass over.
const MOST_WORK: usize = 1 << 28;

/// Keywords by which another schema may list names of the same object.
const ELSEWHERE: [&str; 9] = [
    "$dynamicRef",
    "$ref",
    "allOf",
    "anyOf",
    "dependentSchemas",
    "if",
    "not",
    "oneOf",
    "patternProperties",
];

/// Mends what violations of a schema ask for. `schema` is its text, if it is known.
pub(crate) fn mend(
    pieces: &mut Pieces<'_>,
    schema: Option<NodeRef<'_>>,
    limits: &Limits,
    check: &dyn Fn(&str) -> Result<(), Error>,
) -> Result<(), Fault> {
    for _ in 0..MOST_ROUNDS {
        let text = pieces.text();
        let Err(error) = check(&text) else {
            return Ok(());
        };
        let edits = edits(&text, error.violations(), schema, limits);
        // Whether they mend every violation, the next round tells.
        let Some(edits) = edits.filter(|edits| !edits.is_empty()) else {
            return Err(Fault::Invalid(pieces.told(error)));
        };
        if edits.len().saturating_mul(text.len()) > MOST_WORK {
            return Err(Fault::TooMuchWork);
        }
        for (range, new, reason) in edits.into_iter().rev() {
            pieces.replace(range, &new, reason);
        }
    }
    let text = pieces.text();
    check(&text).map_err(|error| Fault::Invalid(pieces.told(error)))
}

type EditOf = (std::ops::Range<usize>, String, Reason);

/// Returns the edits in the order of the text; `None` if a violation has none.
fn edits(
    text: &str,
    violations: &[Violation],
    schema: Option<NodeRef<'_>>,
    limits: &Limits,
) -> Option<Vec<EditOf>> {
    let tree = tree(text, limits)?;
    let mut edits = Vec::new();
    for violation in violations {
        let edit = match violation.keyword()? {
            "type" | "const" | "enum" => scalar(&tree, violation),
            "additionalProperties" | "unevaluatedProperties" => unknown_name(&tree, violation),
            "required" => match missing_name(&tree, violation, schema) {
                // Where the name in another case is told as unknown, that is mended.
                None => continue,
                edit => edit,
            },
            _ => None,
        };
        edits.push(edit?);
    }
    edits.sort_by_key(|(range, ..)| range.start);
    edits.dedup();
    // Two different edits of one place: two readings.
    let is_unclear = edits.windows(2).any(|two| match two {
        [(first, ..), (second, ..)] => second.start < first.end,
        _ => false,
    });
    (!is_unclear).then_some(edits)
}

/// A string that is to be a number or a boolean, and spells one.
fn scalar(tree: &Tree<'_>, violation: &Violation) -> Option<EditOf> {
    let node = tree.root().pointer(violation.instance_path())?;
    let content = node.string().filter(|_| node.kind() == JsonKind::String)?;
    let is_boolean = matches!(&*content, "true" | "false");
    let is_number = content.parse::<saop_json::JsonNumber>().is_ok();
    if !is_boolean && !is_number {
        return None;
    }
    let types: &[&str] = if is_boolean {
        &["boolean"]
    } else {
        &["number", "integer"]
    };
    let expected = violation.expected()?;
    let is_asked = match violation.keyword() {
        Some("type") => {
            let is_one = |value: &Value| value.as_str().is_some_and(|name| types.contains(&name));
            is_one(expected)
                || expected
                    .as_array()
                    .is_some_and(|all| all.iter().any(is_one))
        }
        _ => true,
    };
    is_asked.then(|| (node.span(), content.into_owned(), Reason::Scalar))
}

/// A member whose name is not listed, but in another case.
fn unknown_name(tree: &Tree<'_>, violation: &Violation) -> Option<EditOf> {
    let (object, name) = parent(tree, violation.instance_path())?;
    let listed = violation
        .expected()?
        .as_array()?
        .iter()
        .filter_map(Value::as_str);
    let mut alike = listed.filter(|listed| is_alike(listed, &name));
    let meant = alike.next().filter(|_| alike.next().is_none())?;
    renamed(object, &name, meant)
}

/// A required member that is there, with its name in another case.
fn missing_name(
    tree: &Tree<'_>,
    violation: &Violation,
    schema: Option<NodeRef<'_>>,
) -> Option<EditOf> {
    let (object, meant) = parent(tree, violation.instance_path())?;
    let mut alike = object.members().filter(|(name, _)| is_alike(name, &meant));
    let (name, _) = alike.next().filter(|_| alike.next().is_none())?;
    // A name that is listed as well means itself.
    let (path, _) = violation.schema_path().rsplit_once('/')?;
    let is_elsewhere = |step: &str| ELSEWHERE.contains(&step) || matches!(step, "then" | "else");
    if path.split('/').any(is_elsewhere) {
        return None;
    }
    let here = schema?.pointer(path)?;
    let listed = here.member("properties")?;
    let is_closed = ELSEWHERE
        .iter()
        .all(|keyword| here.member(keyword).is_none());
    if !is_closed || listed.member(&name).is_some() || listed.member(&meant).is_none() {
        return None;
    }
    renamed(object, &name, &meant)
}

/// Returns the object that has, or should have, the member that a pointer leads to, and its name.
fn parent<'a>(tree: &'a Tree<'a>, pointer: &str) -> Option<(NodeRef<'a>, String)> {
    let (path, step) = pointer.rsplit_once('/')?;
    let object = tree.root().pointer(path)?;
    Some((object, pointer_step(step).into_owned()))
}

fn is_alike(one: &str, other: &str) -> bool {
    one != other && one.to_lowercase() == other.to_lowercase()
}

/// Renames a member, unless the name is taken, or another member could be meant by it.
fn renamed(object: NodeRef<'_>, name: &str, meant: &str) -> Option<EditOf> {
    let mut others = object.members().filter(|(other, _)| other != name);
    if others.any(|(other, _)| other == meant || is_alike(&other, meant)) {
        return None;
    }
    let key = object.member(name)?.key_before();
    let mut new = String::new();
    push_string(&mut new, meant);
    Some((key.span(), new, Reason::Name))
}
