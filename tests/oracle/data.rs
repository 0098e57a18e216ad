//! Whether two texts hold the same data. Invariant: nothing is rounded where the protocol keeps a spelling or an integer.

use saop_synth::{Member, Tree};
use serde_json::Value;

use super::decimal::Decimal;
use super::exact::tree_of;
use super::place::{Holder, is_free, object_of, of_member};

/// Whether two texts of a schema are the same data: strings by content, integers by value, what is held as a float by
/// the nearest one. What is free of the schema, such as a tool's `arguments`, has its numbers as they are spelled and its
/// members in the same order, and so have maps.
pub(crate) fn same_data(schema: &Value, left: &Tree, right: &Tree) -> bool {
    let kept = Kept {
        root: schema,
        spellings: true,
    };
    kept.same(Some(schema), left, right)
}

/// The same of a `Value` and what was written of it: there are no spellings to keep.
pub(crate) fn same_as_value(schema: &Value, value: &Value, right: &Tree) -> bool {
    let kept = Kept {
        root: schema,
        spellings: false,
    };
    kept.same(Some(schema), &tree_of(value), right)
}

struct Kept<'s> {
    root: &'s Value,
    spellings: bool,
}

impl Kept<'_> {
    fn same(&self, schema: Option<&Value>, left: &Tree, right: &Tree) -> bool {
        let schema = schema.map(|schema| object_of(self.root, schema, left));
        match (left, right) {
            (Tree::Number(left), Tree::Number(right)) => {
                left == right || self.same_number(schema, left, right)
            }
            (Tree::String(raw), Tree::String(other)) => {
                raw == other || left.as_text() == right.as_text()
            }
            (Tree::Array(left), Tree::Array(right)) => {
                let items = schema.and_then(|schema| schema.get("items"));
                let mut both = left.iter().zip(right);
                left.len() == right.len() && both.all(|(left, right)| self.same(items, left, right))
            }
            (Tree::Object(members), Tree::Object(others)) => {
                members.len() == others.len() && self.same_members(schema, members, right)
            }
            _ => left == right,
        }
    }

    fn same_members(&self, schema: Option<&Value>, members: &[Member], right: &Tree) -> bool {
        let closed = schema.filter(|schema| schema.get("properties").is_some());
        let Some(closed) = closed else {
            let inner = schema.filter(|schema| !is_free(schema));
            let inner = inner.and_then(|schema| of_member(schema, ""));
            let mut both = members.iter().zip(right.members());
            return both.all(|(member, other)| {
                (member.key == other.key || member.name() == other.name())
                    && self.same(inner, &member.value, &other.value)
            });
        };
        members.iter().all(|member| {
            let name = member.name().unwrap_or_default();
            let other = right.get(&name);
            other.is_some_and(|other| self.same(of_member(closed, &name), &member.value, other))
        })
    }

    fn same_number(&self, schema: Option<&Value>, left: &str, right: &str) -> bool {
        match schema.map_or(Holder::Spelling, Holder::of) {
            Holder::Float => left.parse::<f64>().ok() == right.parse::<f64>().ok(),
            Holder::Spelling if self.spellings => false,
            _ => Decimal::of(left) == Decimal::of(right),
        }
    }
}
