//! What the outline says of a part that passes the lints.
//!
//! Invariant: a part has items, the values of a map, or members and branches.

use saop_json::{JsonKind, JsonRef, decimal};
use saop_schema::{Applied, OutlinePart, Rest};

use crate::json::quoted;

/// A value of an `enum` or a `const`.
pub(crate) struct Constant<'o> {
    /// As the schema spells it.
    text: &'o str,
    /// If it is a string.
    string: Option<String>,
}

impl Constant<'_> {
    /// Returns its JSON text.
    pub(crate) fn json(&self) -> String {
        let string = self.string.as_deref();
        string.map_or_else(|| self.text.to_owned(), quoted)
    }

    /// Returns its text, if it is a string.
    pub(super) fn string(&self) -> Option<&str> {
        self.string.as_deref()
    }

    /// Returns its type.
    pub(super) fn kind(&self) -> String {
        match JsonRef::of_valid(self.text).kind() {
            JsonKind::Number if decimal::integer(self.text).value().is_some() => {
                "integer".to_owned()
            }
            kind => kind.type_name().to_owned(),
        }
    }
}

/// Returns the values that a part lists, if it does; without the `null` of an optional one.
pub(crate) fn constants(part: &OutlinePart) -> Option<Vec<Constant<'_>>> {
    let all = part.facts.constants.as_ref()?;
    let listed = all.iter().filter(|text| all.len() == 1 || *text != "null");
    let constants = listed.map(|text| Constant {
        text,
        string: JsonRef::of_valid(text).as_str().map(Into::into),
    });
    Some(constants.collect())
}

/// Returns the parts of members, items and branches.
pub(super) fn inner_parts(part: &OutlinePart) -> Vec<usize> {
    let members = part.members.iter();
    let listed = members.flat_map(|members| members.listed.iter().filter_map(|one| one.part));
    listed
        .chain(values(part))
        .chain(items(part))
        .chain(
            branches(part)
                .into_iter()
                .flat_map(|(_, parts)| parts.iter().copied()),
        )
        .collect()
}

/// Returns the part of the values of a map.
pub(super) fn values(part: &OutlinePart) -> Option<usize> {
    match part.members.as_ref()?.others {
        Rest::Part(part) => Some(part),
        Rest::Any | Rest::None => None,
    }
}

pub(super) fn items(part: &OutlinePart) -> Option<usize> {
    match part.items.as_ref()?.rest {
        Rest::Part(part) => Some(part),
        Rest::Any | Rest::None => None,
    }
}

/// A member, and its value in each branch.
type Tag = (String, Vec<String>);

/// Returns what tells the branches of a union apart, and their parts.
pub(super) fn branches(part: &OutlinePart) -> Option<(&Tag, &[usize])> {
    match &*part.applied {
        [Applied::Choice { branches, tag, .. }] => Some((tag.as_ref()?, branches)),
        _ => None,
    }
}
