//! `contains`: at least one item is valid under a schema.

use std::fmt::Write;

use saop_json::show::one_line;
use saop_json::{JsonKind, NodeRef};

use super::constraint::{Constraint, Subject, Test};
use super::parts::{Here, Parts, literal};

/// How much of a schema a message shows, in bytes.
const MOST: usize = 80;

#[derive(Debug)]
struct Contains {
    part: usize,
}

pub(super) fn compile<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
    value: NodeRef<'t>,
) -> Result<Option<Constraint>, String> {
    let part = parts.number(value, here.at("contains"))?;
    let wanted = format!("an array with an item {}", which(value));
    Ok(Some(here.constraint(
        "contains",
        value,
        wanted,
        Contains { part },
    )))
}

/// Describes the required item.
fn which(schema: NodeRef<'_>) -> String {
    match schema.member("const") {
        Some(constant) => format!("that is {}", literal(constant)),
        None => format!("that matches {}", one_line(schema.text(), MOST)),
    }
}

impl Test for Contains {
    fn holds(&self, value: &Subject<'_>) -> bool {
        value.kind != JsonKind::Array || value.has_item(self.part)
    }

    fn found(&self, node: NodeRef<'_>, message: &mut String) {
        match node.items().count() {
            0 => message.push_str("an empty array"),
            1 => message.push_str("another item only"),
            count => {
                // Writing to a `String` cannot fail.
                let _ = write!(message, "none among {count}");
            }
        }
    }
}
