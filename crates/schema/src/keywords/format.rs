//! `format`, where the caller asserts it. SPEC S3.

use saop_json::{JsonKind, NodeRef};

use super::constraint::{Compiled, Kinds, Subject, Test};
use super::parts::{Here, Parts};
use crate::format::{Format, find};

#[derive(Debug)]
struct Formatted(Format);

pub(super) fn compile<'t>(here: &Here<'t>, parts: &mut Parts<'t>, value: NodeRef<'t>) -> Compiled {
    let name = value.string().ok_or_else(|| here.wrong("format"))?;
    let Some((words, test)) = find(&name).filter(|_| parts.asserts_formats()) else {
        return Ok(None);
    };
    Ok(Some(here.constraint(
        "format",
        value,
        words.to_owned(),
        Formatted(test),
    )))
}

impl Test for Formatted {
    fn holds(&self, value: &Subject<'_>) -> bool {
        value.kind != JsonKind::String || self.0(&value.string())
    }

    fn kinds(&self) -> Kinds {
        Kinds::of(JsonKind::String)
    }

    fn cost(&self, value: &Subject<'_>) -> u64 {
        value.reading()
    }

    fn sure(&self) -> Option<usize> {
        None
    }
}
