//! `items`, `prefixItems` and `additionalItems`: the items of an array.

use saop_json::JsonKind;
use serde_json::json;

use super::compiler::{Here, Parts};
use super::others::Others;
use crate::language::dialect::Dialect;
use crate::language::problem::Refusal;

/// The constraints on the items of an array.
#[derive(Debug)]
pub(crate) struct Items {
    /// The part for each of the first items.
    pub(crate) prefix: Vec<usize>,
    /// For the items after them.
    pub(crate) rest: Others,
    /// Whether a keyword is about the items after the first ones, even if it allows all.
    pub(crate) covers_rest: bool,
}

/// Compiles the constraints on the items of an array, if there are any.
pub(crate) fn compile<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
) -> Result<Option<Items>, Refusal> {
    let items = here.member("items");
    let listed = items.filter(|items| items.kind() == JsonKind::Array);
    let (prefix, rest) = if here.dialect() >= Dialect::Draft202012 {
        if listed.is_some() {
            return Err(here.wrong("items").into());
        }
        let prefix = here
            .member("prefixItems")
            .map(|value| ("prefixItems", value));
        (prefix, items.map(|value| ("items", value)))
    } else if let Some(listed) = listed {
        let rest = here.member("additionalItems");
        (
            Some(("items", listed)),
            rest.map(|value| ("additionalItems", value)),
        )
    } else {
        (None, items.map(|value| ("items", value)))
    };
    if prefix.is_none() && rest.is_none() {
        return Ok(None);
    }
    let mut numbers = Vec::new();
    if let Some((name, list)) = prefix {
        for (index, schema) in list.items().enumerate() {
            numbers.push(parts.number_in(here, name, &index.to_string(), schema));
        }
    }
    let others = match rest {
        None => Others::Any,
        Some((name, schema)) => {
            let wanted = || match numbers.len() {
                0 => "no item".to_owned(),
                1 => "no item after the first one".to_owned(),
                count => format!("no item after the first {count}"),
            };
            let expected = || json!({"maximum": numbers.len()});
            Others::compile(here, parts, name, schema, expected, wanted)
        }
    };
    Ok(Some(Items {
        prefix: numbers,
        rest: others,
        covers_rest: rest.is_some(),
    }))
}
