//! Whether two texts hold the same data. Invariant: nothing is rounded where the protocol keeps a spelling.

use saop_synth::Tree;

use super::decimal::same_number;

/// Whether two texts are the same data: strings by content, numbers by value, members in any order; in
/// free-form objects, which are a tool's `arguments`, in the same order and numbers as they are spelled.
pub(crate) fn same_data(left: &Tree, right: &Tree) -> bool {
    same(left, right, false)
}

fn same(left: &Tree, right: &Tree, free: bool) -> bool {
    match (left, right) {
        (Tree::Number(left), Tree::Number(right)) if free => left == right,
        (Tree::Number(left), Tree::Number(right)) => same_number(left, right),
        (Tree::String(_), Tree::String(_)) => left.as_text() == right.as_text(),
        (Tree::Array(left), Tree::Array(right)) => {
            left.len() == right.len()
                && left
                    .iter()
                    .zip(right)
                    .all(|(left, right)| same(left, right, free))
        }
        (Tree::Object(left), Tree::Object(right)) if free => {
            left.len() == right.len()
                && left.iter().zip(right).all(|(left, right)| {
                    left.name() == right.name() && same(&left.value, &right.value, true)
                })
        }
        (Tree::Object(members), Tree::Object(others)) => {
            members.len() == others.len()
                && members.iter().all(|member| {
                    let name = member.name().unwrap_or_default();
                    let free = name == "arguments";
                    right
                        .get(&name)
                        .is_some_and(|other| same(&member.value, other, free))
                })
        }
        _ => left == right,
    }
}
