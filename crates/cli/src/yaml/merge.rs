//! `<<`: the members of other mappings, for those that a mapping has not itself.
//!
//! Invariant: a member that the mapping has wins, and of several sources the first.

use std::collections::HashSet;

use saop_json::text::Cursor;
use saop_json::{JsonKind, Limits, NodeRef, Tree};

use super::places::Mark;

/// The value of a `<<`, taken out of the text.
pub(super) struct Source {
    pub(super) text: String,
    pub(super) marks: Vec<Mark>,
}

/// Why a value cannot be merged, and the mark of what is wrong.
pub(super) enum Refused {
    NotAMapping(Option<Mark>),
    /// The text of a key, quoted.
    Repeated(String, Option<Mark>),
    TooDeep(Option<Mark>),
}

/// Appends the members of `source` to `out`, which ends inside an object that has the members `keys`, given as they are written.
pub(super) fn append(
    source: &Source,
    max_depth: usize,
    keys: &mut HashSet<String>,
    (out, marks): (&mut String, &mut Vec<Mark>),
) -> Result<(), Refused> {
    let limits = Limits::NONE.with_max_depth(max_depth);
    let mark_at = |at: usize| {
        let index = source
            .marks
            .partition_point(|mark| (mark.json as usize) < at);
        (index, source.marks.get(index).copied())
    };
    // Which keys are repeated is told below, with their places.
    let Ok(tree) = Tree::parse_with_repeated_keys(Cursor::new(&source.text), &limits) else {
        return Err(Refused::TooDeep(mark_at(0).1));
    };
    let root = tree.root();
    let mappings: Vec<NodeRef<'_>> = match root.kind() {
        JsonKind::Array => root.items().collect(),
        _ => vec![root],
    };
    for mapping in mappings {
        if mapping.kind() != JsonKind::Object {
            return Err(Refused::NotAMapping(mark_at(mapping.span().start).1));
        }
        let mut own = HashSet::new();
        for (_, value) in mapping.members() {
            let key = value.key_before();
            let (first, mark) = mark_at(key.span().start);
            if !own.insert(key.text()) {
                return Err(Refused::Repeated(key.text().to_owned(), mark));
            }
            if !keys.insert(key.text().to_owned()) {
                continue;
            }
            if !out.ends_with('{') {
                out.push(',');
            }
            let (from, to) = (key.span().start, out.len());
            out.push_str(source.text.get(from..value.end()).unwrap_or_default());
            let below = source.marks.get(first..).unwrap_or_default().iter();
            let below = below.take_while(|mark| (mark.json as usize) < value.end());
            marks.extend(below.map(|mark| mark.moved(from, to)));
        }
    }
    Ok(())
}
