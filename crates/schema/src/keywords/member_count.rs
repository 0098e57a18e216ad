//! `minProperties` and `maxProperties`

use saop_json::{JsonKind, NodeRef};

use super::constraint::{Compiled, Kinds, Subject, Test};
use super::parts::{Here, Parts};
use crate::words::Count;

#[derive(Debug)]
enum MemberCount {
    Least(u64),
    Most(u64),
}

pub(super) fn compile_min<'t>(here: &Here<'t>, _: &mut Parts<'t>, value: NodeRef<'t>) -> Compiled {
    let least = here.count("minProperties", value)?;
    let wanted = object_of("at least", least);
    Ok(Some(here.constraint(
        "minProperties",
        value,
        wanted,
        MemberCount::Least(least),
    )))
}

pub(super) fn compile_max<'t>(here: &Here<'t>, _: &mut Parts<'t>, value: NodeRef<'t>) -> Compiled {
    let most = here.count("maxProperties", value)?;
    let wanted = object_of("at most", most);
    Ok(Some(here.constraint(
        "maxProperties",
        value,
        wanted,
        MemberCount::Most(most),
    )))
}

fn object_of(relation: &'static str, count: u64) -> String {
    format!("an object of {}", Count::new(relation, count, "member"))
}

impl MemberCount {
    const fn allows(&self, found: u64) -> bool {
        match self {
            Self::Least(least) => found >= *least,
            Self::Most(most) => found <= *most,
        }
    }
}

impl Test for MemberCount {
    fn holds(&self, value: &Subject<'_>) -> bool {
        if value.kind != JsonKind::Object {
            return true;
        }
        self.allows(value.count())
    }

    fn of_count(&self, kind: JsonKind, count: u64) -> Option<bool> {
        Some(kind != JsonKind::Object || self.allows(count))
    }

    fn kinds(&self) -> Kinds {
        Kinds::of(JsonKind::Object)
    }

    fn cost(&self, value: &Subject<'_>) -> u64 {
        value.reading()
    }

    fn found(&self, value: &Subject<'_>, message: &mut String) {
        match value.count() {
            0 => message.push_str("an empty object"),
            count => Count::new("one of", count, "member").push(message),
        }
    }
}
