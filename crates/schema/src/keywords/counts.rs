//! `minLength`, `maxLength`, `minItems`, `maxItems`, `minProperties` and `maxProperties`: how many characters, that is, code points,
//! items or members a value has.

use saop_json::{JsonKind, NodeRef};

use super::compiler::{Here, Parts};
use super::constraint::{Beginning, Compiled, Kinds, Subject, Test};
use crate::language::vocabulary::kind_of;
use crate::words::Count;

/// Maximum number of bytes that a JSON string uses for one character: the escapes of a surrogate pair.
const LONGEST: u64 = 12;

#[derive(Debug)]
struct Counts {
    kind: JsonKind,
    limit: u64,
    /// Whether there may be at most so many.
    most: bool,
}

pub(super) fn compile<'t>(
    here: &Here<'t>,
    _: &mut Parts<'t>,
    name: &'static str,
    value: NodeRef<'t>,
) -> Compiled {
    let limit = here.count(name, value)?;
    let most = name.starts_with("max");
    let Some(kind) = kind_of(name) else {
        return Ok(None);
    };
    let wanted = wanted(kind, if most { "at most" } else { "at least" }, limit);
    let counts = Counts { kind, limit, most };
    Ok(Some(here.constraint(name, value, wanted, counts)))
}

impl Counts {
    const fn allows(&self, found: u64) -> bool {
        if self.most {
            found <= self.limit
        } else {
            found >= self.limit
        }
    }

    /// A string with more bytes than this between the quotes has enough characters, however they are escaped.
    const fn doubtful(&self) -> u64 {
        self.limit.saturating_sub(1).saturating_mul(LONGEST)
    }

    fn allows_string(&self, value: &Subject<'_>) -> bool {
        let bytes = (value.text.len() as u64).saturating_sub(2);
        let is_certain = if self.most {
            bytes <= self.limit
        } else {
            bytes > self.doubtful()
        };
        is_certain || self.allows(count(value))
    }
}

impl Test for Counts {
    fn kinds(&self) -> Kinds {
        Kinds::of(self.kind)
    }

    fn cost(&self, value: &Subject<'_>) -> u64 {
        value.reading()
    }

    fn holds(&self, value: &Subject<'_>) -> bool {
        match self.kind {
            kind if kind != value.kind => true,
            JsonKind::String => self.allows_string(value),
            _ => self.allows(value.count()),
        }
    }

    fn of_count(&self, kind: JsonKind, count: u64) -> Option<bool> {
        match self.kind {
            own if own != kind => Some(true),
            JsonKind::String => None,
            _ => Some(self.allows(count)),
        }
    }

    fn sure(&self) -> Option<usize> {
        match self.kind {
            JsonKind::String if self.most => None,
            JsonKind::String => usize::try_from(self.doubtful()).ok()?.checked_add(3),
            _ => Some(0),
        }
    }

    fn has_beginning(&self) -> bool {
        self.most && self.kind == JsonKind::String
    }

    fn of_beginning(&self) -> Beginning<'_> {
        match self.kind {
            JsonKind::String if self.most => Beginning::AtMost(self.limit),
            _ => Beginning::Any,
        }
    }

    fn found(&self, value: &Subject<'_>, message: &mut String) {
        push_count(message, self.kind, count(value));
    }
}

fn count(value: &Subject<'_>) -> u64 {
    match value.kind {
        JsonKind::String => value.string().chars().count() as u64,
        _ => value.count(),
    }
}

/// What such a value is called, and what is counted of it.
const fn words(kind: JsonKind) -> (&'static str, &'static str) {
    match kind {
        JsonKind::Array => ("array", "item"),
        JsonKind::Object => ("object", "member"),
        _ => ("string", "character"),
    }
}

/// Describes the constraint.
pub(crate) fn wanted(kind: JsonKind, relation: &'static str, count: u64) -> String {
    let (what, counted) = words(kind);
    let article = if kind == JsonKind::String { "a" } else { "an" };
    format!(
        "{article} {what} of {}",
        Count::new(relation, count, counted)
    )
}

/// Appends how many there are.
pub(crate) fn push_count(message: &mut String, kind: JsonKind, count: u64) {
    let (what, counted) = words(kind);
    match (count, kind) {
        (0, _) => message.extend(["an empty ", what]),
        (_, JsonKind::Array) => message.extend(["one of ", &count.to_string()]),
        _ => Count::new("one of", count, counted).push(message),
    }
}
