//! `contains`, with `minContains` and `maxContains`: how many items are valid under a schema.

use std::fmt::Write;

use saop_json::{JsonKind, NodeRef};
use serde_json::json;

use super::compiler::{Here, Parts, literal, short_schema};
use super::constraint::{Compiled, Constraint, Kinds, Subject, Test};
use crate::words::Count;

#[derive(Debug)]
struct Contains {
    part: usize,
    least: usize,
    most: usize,
}

pub(super) fn compile<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
    _: &'static str,
    value: NodeRef<'t>,
) -> Compiled {
    let part = parts.number(here, "contains", value);
    let count = |name: &str| {
        let value = here.member(name);
        let count = value.map(|value| here.count(name, value)).transpose()?;
        Ok::<_, String>(count.map(|count| usize::try_from(count).unwrap_or(usize::MAX)))
    };
    let least = count("minContains")?.unwrap_or(1);
    let most = count("maxContains")?.unwrap_or(usize::MAX);
    let expected = match most {
        usize::MAX => json!({"minimum": least}),
        most => json!({"minimum": least, "maximum": most}),
    };
    let keyword = here.keyword("contains", expected, wanted(least, most, value));
    Ok(Some(Constraint::new(
        keyword,
        Contains { part, least, most },
    )))
}

/// Describes the array.
fn wanted(least: usize, most: usize, schema: NodeRef<'_>) -> String {
    let count = |relation, number| {
        let items = Count::new(relation, number as u64, "item");
        (items.to_string(), number == 1)
    };
    let (items, singular) = match (least, most) {
        (0, 0) => ("no item".to_owned(), true),
        (1, usize::MAX) => ("an item".to_owned(), true),
        (least, usize::MAX) => count("at least", least),
        (0, most) => count("at most", most),
        (least, most) if least == most => count("exactly", most),
        (least, most) => (format!("{least} to {most} items"), false),
    };
    let which = match (schema.member("const"), singular) {
        (Some(constant), true) => format!("that is {}", literal(constant)),
        (Some(constant), false) => format!("that are {}", literal(constant)),
        (None, true) => format!("that matches {}", short_schema(schema)),
        (None, false) => format!("that match {}", short_schema(schema)),
    };
    format!("an array with {items} {which}")
}

impl Test for Contains {
    fn holds(&self, value: &Subject<'_>) -> bool {
        if value.kind != JsonKind::Array {
            return true;
        }
        let enough = if self.most == usize::MAX {
            self.least
        } else {
            self.most.saturating_add(1)
        };
        let valid = value.items_valid(self.part, enough);
        self.least <= valid && valid <= self.most
    }

    fn kinds(&self) -> Kinds {
        Kinds::of(JsonKind::Array)
    }

    fn part(&self) -> Option<usize> {
        Some(self.part)
    }

    fn found(&self, value: &Subject<'_>, message: &mut String) {
        if self.most == 0 && self.least == 0 {
            message.push_str("such an item");
            return;
        }
        if self.most != usize::MAX || self.least != 1 {
            match value.items_valid(self.part, usize::MAX) {
                0 => message.push_str("none"),
                count => message.push_str(&count.to_string()),
            }
            return;
        }
        match value.node.items().count() {
            0 => message.push_str("an empty array"),
            1 => message.push_str("another item only"),
            count => {
                // Writing to a `String` cannot fail.
                let _ = write!(message, "none among {count}");
            }
        }
    }
}
