//! `unevaluatedProperties` and `unevaluatedItems`: members and items that no other keyword has looked at, here or in what
//! applies to the same value and takes it.

use serde_json::Value;

use super::compiler::{Here, Parts};
use super::others::Others;

#[derive(Debug)]
pub(crate) struct Unevaluated {
    pub(crate) members: Option<Others>,
    pub(crate) items: Option<Others>,
}

pub(crate) fn compile<'t>(here: &Here<'t>, parts: &mut Parts<'t>) -> Option<Unevaluated> {
    let mut others = |name: &'static str, wanted: &str| {
        let schema = here.member(name);
        let compile = |schema| {
            Others::compile(here, parts, name, schema, Value::default, || {
                wanted.to_owned()
            })
        };
        schema.map(compile)
    };
    let members = others(
        "unevaluatedProperties",
        "no members other than those that the schema describes",
    );
    let items = others(
        "unevaluatedItems",
        "no items other than those that the schema describes",
    );
    let is_any = members.is_none() && items.is_none();
    (!is_any).then_some(Unevaluated { members, items })
}
