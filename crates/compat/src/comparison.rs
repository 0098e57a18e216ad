//! Two versions of one schema, and what comparing them finds.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

use saop_json::{NodeRef, Tree};

use super::change::Comparison;
use super::edits::{Edit, edits};
use super::judging::{Judging, Writers};
use super::pair::{Kinds, Node, Pair};
use super::places::{Callers, Places};
use super::version::Version;
use super::witness::{self, Search};

/// The steps that a comparison may take: half a second.
pub(super) const MOST_STEPS: u64 = 10_000_000;

/// The reason why two schemas cannot be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompareError {
    what: &'static str,
    problem: String,
}

impl CompareError {
    const fn new(what: &'static str, problem: String) -> Self {
        Self { what, problem }
    }
}

impl fmt::Display for CompareError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "the {} schema: {}", self.what, self.problem)
    }
}

impl Error for CompareError {}

/// Compares two versions, with what callers send, in at most [`MOST_STEPS`] of the steps that are left.
pub(super) fn between(
    old: Version<'_>,
    new: Version<'_>,
    callers: Callers,
    writers: Writers,
    left: &mut u64,
) -> Result<Comparison, CompareError> {
    let fault = |what| move |problem| CompareError::new(what, problem);
    let (before, after) = (
        old.tree().map_err(fault("old"))?,
        new.tree().map_err(fault("new"))?,
    );
    let (before, after) = (before.root(), after.root());
    let mut edits = edits(before, after);
    let elsewhere = elsewhere(old, new, before, after);
    let is_same_reading = elsewhere.is_empty()
        && (old.default_dialect == new.default_dialect || before.member("$schema").is_some());
    if edits.is_empty() && is_same_reading {
        return Ok(Comparison::none());
    }
    edits.extend(elsewhere);
    let with_definitions = asks_nothing(before) && asks_nothing(after);
    let outline =
        |what, version: Version<'_>| version.outline(with_definitions).map_err(fault(what));
    let pair = Pair::of(
        outline("old", old)?,
        outline("new", new)?,
        MOST_STEPS.min(*left),
    );
    let before_steps = pair.left();
    let mut judging = Judging::new(&pair, edits);
    judging.pool = {
        let mut pool = Vec::new();
        witness::strings_of(before, &mut pool);
        witness::strings_of(after, &mut pool);
        pool
    };
    let mut roots = vec![(pair.old.root, pair.new.root)];
    if with_definitions {
        let by_name: BTreeMap<&String, usize> = pair
            .new
            .definitions
            .iter()
            .map(|(name, part)| (name, *part))
            .collect();
        for (name, part) in &pair.old.definitions {
            match by_name.get(name) {
                Some(now) => roots.push((*part, *now)),
                None if writers == Writers::Old => judging.gone(name, *part),
                None => {}
            }
        }
    }
    for (was, is) in roots {
        judging.root(was, is, callers, writers);
    }
    if with_definitions {
        judging.new_definitions();
    }
    let other_texts: Vec<&str> = old
        .documents
        .iter()
        .chain(new.documents)
        .map(|(_, text)| text.as_str())
        .collect();
    *left -= before_steps - pair.left();
    Ok(judging.finish([old.schema, new.schema], &other_texts))
}

/// Whether a schema says nothing but definitions and annotations.
fn asks_nothing(root: NodeRef<'_>) -> bool {
    let mut names = root.members().map(|(name, _)| name);
    let has_definitions = ["$defs", "definitions"]
        .into_iter()
        .any(|name| root.member(name).is_some());
    has_definitions
        && names.all(|name| {
            matches!(
                &*name,
                "$defs"
                    | "definitions"
                    | "$schema"
                    | "$id"
                    | "id"
                    | "title"
                    | "description"
                    | "$comment"
                    | "examples"
                    | "default"
            )
        })
}

/// Returns the references to other texts that changed, each as an edit without its content.
fn elsewhere(
    old: Version<'_>,
    new: Version<'_>,
    before: NodeRef<'_>,
    after: NodeRef<'_>,
) -> Vec<Edit> {
    if old.documents.is_empty() && new.documents.is_empty() {
        return Vec::new();
    }
    let mut was: BTreeMap<String, &str> = old.references(before).into_iter().collect();
    let canonical = |text: &str| {
        let limits = saop_json::Limits::default();
        let tree = saop_json::text::open(text.as_bytes(), &limits)
            .and_then(|cursor| Tree::parse(cursor, &limits));
        tree.map_or_else(|_| text.to_owned(), |tree| tree.root().canonical())
    };
    let texts = |version: Version<'_>| -> Vec<String> {
        let mut all: Vec<_> = version
            .documents
            .iter()
            .map(|(_, text)| canonical(text))
            .collect();
        all.sort_unstable();
        all
    };
    // A text that another one refers to may have changed, which is told at each reference.
    let differ = texts(old) != texts(new);
    let now = new.references(after).into_iter();
    let changed = now.filter(|(place, _)| was.remove(place).is_some() && differ);
    let edit = |(pointer, _): (String, &str)| Edit {
        old_pointer: pointer.clone(),
        pointer,
        is_text: false,
        words: "is another schema, in a file that it refers to".to_owned(),
        old: None,
        new: None,
        name: None,
        is_property: false,
    };
    changed.map(edit).collect()
}

/// Returns a document that callers may send.
pub(super) fn accepted(version: Version<'_>, left: &mut u64) -> Option<String> {
    let (one, other) = (version.outline(false).ok()?, version.outline(false).ok()?);
    let steps = MOST_STEPS.min(*left);
    let pair = Pair::of(one, other, steps);
    let root = Node {
        is_new: false,
        part: pair.old.root,
    };
    let mut places = Places::new(false);
    let place = places.root(&pair, root.part);
    let found = Search::new(&pair, &mut places, Vec::new(), root, place, root).any(Kinds::OBJECT);
    *left -= steps - pair.left();
    found
}
