//! Two versions of one schema, and what comparing them finds.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

use saop_json::pointer::below;
use saop_json::{NodeRef, Tree};

use super::change::{Change, Level, Text, version_numbers};
use super::edits::{Edit, edits, has_text};
use super::pair::{Kinds, Node, Pair};
use super::places::Places;
use super::proof::Proof;
use super::proof::value::Failure;
use super::version::Version;
use super::witness::{self, Search};

/// The steps that a comparison may take: half a second.
pub(super) const MOST_STEPS: u64 = 10_000_000;

/// A proof may take so much of the steps that are left, which leaves enough for the other direction and for witnesses: a third.
const SHARE: u64 = 3;

/// Failures for which a witness is looked for.
const MOST_SOUGHT: usize = 200;

/// What the callers of a schema's tool send. SPEC C3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Callers {
    /// Members that the schema lists, wherever it does not say itself what others there may be.
    #[default]
    Listed,
    /// Anything that the schema accepts.
    Any,
}

/// The result of [`compare`](crate::compare).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    pub(super) level: Level,
    pub(super) text: Text,
    pub(super) changes: Vec<Change>,
}

impl Comparison {
    /// Returns the level of the whole change.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Returns whether what people and models read has changed.
    #[must_use]
    pub const fn text(&self) -> Text {
        self.text
    }

    /// Returns every difference. Empty if the schemas do not differ.
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// Returns the version that the new schema must have, given the old one's; `old` itself if nothing changed. Changed text asks for a
    /// patch. `None` if `old` is not a version. SPEC E6.
    #[must_use]
    pub fn next_version(&self, old: &str) -> Option<String> {
        version_numbers(old)?;
        self.level.next(old)
    }

    /// Returns whether the new schema may have a version, given the old one's: [`next_version`](Self::next_version), or a later one if
    /// something changed.
    #[must_use]
    pub fn allows_version(&self, old: &str, version: &str) -> bool {
        let wanted = self.next_version(old);
        match version_numbers(version) {
            Some(_) if self.level == Level::None => wanted.as_deref() == Some(version),
            Some(numbers) => wanted.is_some_and(|wanted| Some(numbers) >= version_numbers(&wanted)),
            None => false,
        }
    }

    pub(super) const fn none() -> Self {
        Self {
            level: Level::None,
            text: Text::Same,
            changes: Vec::new(),
        }
    }
}

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

/// Which of two versions documents are written by; the other one has to accept them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Writers {
    Old,
    New,
}

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
    };
    changed.map(edit).collect()
}

/// What is found of the edits.
struct Judging<'p> {
    pair: &'p Pair,
    edits: Vec<Edit>,
    levels: Vec<Level>,
    /// A witness, or the reason why nothing is known.
    shown: Vec<Option<Shown>>,
    pool: Vec<String>,
    /// By schema: the edits by their places.
    by_place: [BTreeMap<String, Vec<usize>>; 2],
    /// The edit, if it is the only one that is none of text.
    only: Option<usize>,
    level: Level,
    /// What no edit is the reason of.
    more: Vec<Change>,
    /// How many more failures a witness is looked for.
    sought: usize,
}

#[derive(Clone)]
enum Shown {
    Witness(String),
    Unknown(String),
}

impl<'p> Judging<'p> {
    fn new(pair: &'p Pair, edits: Vec<Edit>) -> Self {
        let by_place = [false, true].map(|is_new| {
            let mut found: BTreeMap<String, Vec<usize>> = BTreeMap::new();
            for (at, edit) in edits.iter().enumerate() {
                let place = edit.place(is_new).to_owned();
                found.entry(place).or_default().push(at);
            }
            found
        });
        let mut all =
            (0..edits.len()).filter(|at| edits.get(*at).is_some_and(|edit| !edit.is_text));
        let only = all.next().filter(|_| all.next().is_none());
        Self {
            pair,
            levels: vec![Level::Patch; edits.len()],
            shown: vec![None; edits.len()],
            edits,
            by_place,
            only,
            pool: Vec::new(),
            level: Level::Patch,
            more: Vec::new(),
            sought: MOST_SOUGHT,
        }
    }

    /// Compares two parts that documents are checked under.
    fn root(&mut self, was: usize, is: usize, callers: Callers, writers: Writers) {
        let pair = self.pair;
        let (old, new) = (
            Node {
                is_new: false,
                part: was,
            },
            Node {
                is_new: true,
                part: is,
            },
        );
        if pair.same(old, new) {
            return;
        }
        let (known, goal) = match writers {
            Writers::Old => (old, new),
            Writers::New => (new, old),
        };
        let mut places = Places::new(known.is_new);
        let place = match callers {
            Callers::Listed => places.root(pair, known.part),
            Callers::Any => Places::ANYWHERE,
        };
        let there = pair.within(pair.left() / SHARE, || {
            Proof::new(pair, &mut places).failures(known, place, goal)
        });
        let mut nowhere = Places::new(goal.is_new);
        let back = pair.within(pair.left() / SHARE, || {
            Proof::new(pair, &mut nowhere).failures(goal, Places::ANYWHERE, known)
        });
        for failure in &back.failures {
            match self.edit_of(failure) {
                Some(edit) => self.raise(edit, Level::Minor),
                None => self.level = self.level.and(Level::Minor),
            }
        }
        if !back.is_shown {
            self.level = self.level.and(Level::Minor);
        }
        if callers == Callers::Listed {
            self.list_members();
        }
        if there.is_shown {
            return;
        }
        let mut search = Search::new(
            pair,
            &mut places,
            std::mem::take(&mut self.pool),
            known,
            place,
            goal,
        );
        let mut has_witness = false;
        let mut failures: Vec<&Failure> = there.failures.iter().collect();
        failures.sort_by_key(|failure| failure.way.len());
        let mut unknown = Vec::new();
        for failure in failures {
            let edit = self.edit_of(failure);
            let is_known =
                |edit: usize| matches!(self.shown.get(edit), Some(Some(Shown::Witness(_))));
            if edit.is_some_and(is_known) || edit.is_none() && has_witness || self.sought == 0 {
                continue;
            }
            self.sought -= 1;
            let Some(witness) = search.of(failure) else {
                unknown.push((edit, failure));
                continue;
            };
            has_witness = true;
            self.level = Level::Major;
            match edit {
                Some(edit) => {
                    self.raise(edit, Level::Major);
                    if let Some(shown) = self.shown.get_mut(edit) {
                        *shown = Some(Shown::Witness(witness));
                    }
                }
                None => self.add(failure, Level::Major, Some(witness)),
            }
        }
        self.doubt(&unknown, there.is_exhausted, has_witness);
        if !has_witness {
            self.level = self.level.and(Level::Unknown);
        }
        self.pool = search.pool();
    }

    /// Notes what could neither be proven nor shown, with the edits that are the reason.
    fn doubt(
        &mut self,
        unknown: &[(Option<usize>, &Failure)],
        is_exhausted: bool,
        has_witness: bool,
    ) {
        for &(edit, failure) in unknown {
            let is_known = |edit: usize| matches!(self.shown.get(edit), Some(Some(_)));
            if edit.is_some_and(is_known) {
                continue;
            }
            let why = if is_exhausted {
                "that takes more steps than a comparison may".to_owned()
            } else {
                format!(
                    "it could neither be proven that `{}` still holds, nor found what shows that it does not",
                    if failure.keyword.is_empty() {
                        "it"
                    } else {
                        failure.keyword
                    }
                )
            };
            match edit {
                Some(edit) => {
                    self.raise(edit, Level::Unknown);
                    if let Some(shown) = self.shown.get_mut(edit) {
                        *shown = Some(Shown::Unknown(why));
                    }
                }
                None if !has_witness => self.add(failure, Level::Unknown, None),
                None => {}
            }
        }
    }

    fn raise(&mut self, edit: usize, level: Level) {
        if let Some(known) = self.levels.get_mut(edit) {
            *known = known.and(level);
        }
        self.level = self.level.and(level);
    }

    /// Where callers send what is listed, a member that is listed anew is more than there was, if anything was allowed before.
    fn list_members(&mut self) {
        for edit in 0..self.edits.len() {
            let is_member = self.edits.get(edit).is_some_and(|edit| {
                let mut steps = edit.pointer.rsplit('/');
                let (_, keyword) = (steps.next(), steps.next());
                keyword == Some("properties") && edit.old.is_some() != edit.new.is_some()
            });
            if is_member {
                self.raise(edit, Level::Minor);
            }
        }
    }

    /// Returns the edit that is the reason of a failure: of the keyword itself, then of what is around it, or known, or in it.
    fn edit_of(&self, failure: &Failure) -> Option<usize> {
        let location = |node: Node| self.pair.part(node)?.location.as_deref();
        let goal = location(failure.goal);
        let index = |is_new: bool| &self.by_place[usize::from(is_new)];
        let fits = |edit: &usize| {
            let Some(edit) = self.edits.get(*edit) else {
                return false;
            };
            !edit.is_text
                && match (&edit.name, &failure.name) {
                    (Some(edit), Some(failure)) => edit == failure,
                    (Some(_), None) => {
                        failure.keyword == "minProperties"
                            || failure.keyword.is_empty()
                            || is_union(failure.keyword)
                    }
                    _ => true,
                }
        };
        // Each looks for the first one; what they go through is counted.
        let at = |is_new: bool, place: &str| {
            let found = index(is_new).get(place)?;
            found.iter().copied().find(fits)
        };
        let around = |is_new: bool, place: &str| {
            let ends = place.match_indices('/').map(|(end, _)| end);
            ends.filter_map(|end| at(is_new, place.get(..end)?)).min()
        };
        let within = |is_new: bool, place: &str, test: &dyn Fn(&str) -> bool| {
            const MOST: usize = 1000;
            let (from, to) = (format!("{place}/"), format!("{place}0"));
            let found = index(is_new).range(from..to).take(MOST);
            self.pair.spend(1);
            let found = found.inspect(|_| {
                self.pair.spend(1);
            });
            let found = found.filter(|(place, _)| test(place));
            found
                .filter_map(|(_, all)| all.iter().copied().find(fits))
                .min()
        };
        let is_new = failure.goal.is_new;
        let mut places = Vec::new();
        if let Some(goal) = goal {
            let is_required = failure.keyword.ends_with("equired");
            if let Some(name) = failure.name.as_ref().filter(|_| !is_required) {
                places.push(below(&below(goal, "properties"), name));
            }
            let keywords = beside(failure.keyword).into_iter();
            places.extend(keywords.map(|keyword| below(goal, keyword)));
        }
        self.pair.spend(places.len() + failure.value.is.len());
        let each =
            |test: &dyn Fn(&str) -> Option<usize>| places.iter().find_map(|place| test(place));
        // What is known is elsewhere, such as a bound that is gone.
        let known = || {
            failure.value.is.iter().find_map(|node| {
                let place = location(*node)?;
                let mut all = beside(failure.keyword).into_iter();
                all.find_map(|keyword| {
                    let place = below(place, keyword);
                    at(node.is_new, &place).or_else(|| around(node.is_new, &place))
                })
            })
        };
        let way = || {
            failure.way.iter().rev().find_map(|frame| {
                self.pair.spend(1 + frame.value.is.len());
                frame.value.is.iter().find_map(|node| {
                    let place = location(*node)?;
                    let is_own = |found: &str| !found[place.len()..].contains("/properties/");
                    within(node.is_new, place, &is_own)
                })
            })
        };
        let only = || self.only.filter(fits);
        let same_schema = || {
            let goal = goal?;
            within(is_new, goal, &|found| {
                !found[goal.len() + 1..].contains('/')
            })
        };
        each(&|place| at(is_new, place))
            .or_else(|| each(&|place| around(is_new, place)))
            .or_else(known)
            .or_else(|| each(&|place| within(is_new, place, &|_| true)))
            .or_else(only)
            .or_else(same_schema)
            .or_else(way)
    }

    /// Adds what no edit is the reason of.
    fn add(&mut self, failure: &Failure, level: Level, witness: Option<String>) {
        let location = self
            .pair
            .part(failure.goal)
            .and_then(|part| part.location.clone());
        let location = location
            .filter(|location| location.is_empty() || location.starts_with('/'))
            .unwrap_or_default();
        let (pointer, words) = match failure.keyword {
            "" => (location, "cannot be compared".to_owned()),
            keyword => (
                below(&location, keyword),
                "does not hold for all that was accepted".to_owned(),
            ),
        };
        if self.more.iter().all(|change| change.pointer != pointer) {
            self.more.push(Change {
                level,
                text: Text::Same,
                pointer,
                words,
                old: None,
                new: None,
                witness,
            });
        }
    }

    fn gone(&mut self, name: &str, part: usize) {
        let found = self
            .edits
            .iter()
            .position(|edit| edit.new.is_none() && is_definition(&edit.pointer, name));
        let node = Node {
            is_new: false,
            part,
        };
        let mut places = Places::new(false);
        let mut search = Search::new(
            self.pair,
            &mut places,
            self.pool.clone(),
            node,
            Places::ANYWHERE,
            node,
        );
        let witness = search.any(Kinds::ALL);
        if let Some(edit) = found {
            let level = if witness.is_some() {
                Level::Major
            } else {
                Level::Unknown
            };
            self.raise(edit, level);
            if let Some(shown) = self.shown.get_mut(edit) {
                *shown = Some(witness.map_or_else(
                    || Shown::Unknown("nothing is known that it accepted".to_owned()),
                    Shown::Witness,
                ));
            }
        }
    }

    fn new_definitions(&mut self) {
        for edit in 0..self.edits.len() {
            let is_new = self.edits.get(edit).is_some_and(|edit| {
                let mut steps = edit.pointer.split('/').skip(1);
                matches!(steps.next(), Some("$defs" | "definitions"))
                    && steps.count() == 1
                    && edit.old.is_none()
            });
            if is_new {
                self.raise(edit, Level::Minor);
            }
        }
    }

    fn finish(self, texts: [&str; 2], others: &[&str]) -> Comparison {
        let all = self.edits.into_iter().zip(self.levels).zip(self.shown);
        let changes = all.map(|((edit, level), shown)| {
            let brings_text = || {
                let alone = edit.old.as_ref().xor(edit.new.as_ref());
                alone.is_some_and(|value| has_text(value))
            };
            let text = Text::changed_if(edit.is_text || brings_text());
            let mut words = edit.words;
            let witness = match shown {
                Some(Shown::Witness(witness))
                    if others.is_empty() || witness::is_own(&witness, texts, others) =>
                {
                    Some(witness)
                }
                Some(Shown::Witness(_)) => {
                    words
                        .push_str("; what shows that is not told, since only another file says it");
                    None
                }
                Some(Shown::Unknown(why)) => {
                    words.push_str("; ");
                    words.push_str(&why);
                    None
                }
                None => None,
            };
            Change {
                level,
                text,
                pointer: edit.pointer,
                words,
                old: edit.old,
                new: edit.new,
                witness,
            }
        });
        let mut changes: Vec<Change> = changes.collect();
        changes.extend(self.more);
        let text = changes.iter().map(Change::text).max().unwrap_or(Text::Same);
        Comparison {
            level: self.level,
            text,
            changes,
        }
    }
}

fn is_definition(pointer: &str, name: &str) -> bool {
    ["/$defs", "/definitions"]
        .into_iter()
        .any(|place| below(place, name) == pointer)
}

fn is_union(keyword: &str) -> bool {
    matches!(keyword, "anyOf" | "oneOf" | "not" | "if")
}

/// Returns a keyword, and those that may be why it does not follow.
fn beside(keyword: &str) -> Vec<&str> {
    let others: &[&str] = match keyword {
        "minimum" | "exclusiveMinimum" => &["exclusiveMinimum", "minimum", "type"],
        "maximum" | "exclusiveMaximum" => &["exclusiveMaximum", "maximum", "type"],
        "type" => &["enum", "const", "anyOf", "oneOf", "allOf", "$ref"],
        "enum" | "const" => &["const", "enum", "type"],
        "contains" => &["minContains", "maxContains", "minItems", "items"],
        "items" | "maxItems" | "minItems" | "unevaluatedItems" => &[
            "prefixItems",
            "additionalItems",
            "items",
            "unevaluatedItems",
        ],
        "additionalProperties" | "unevaluatedProperties" => &["patternProperties", "properties"],
        "multipleOf" => &["type"],
        "" => &["$ref", "$schema", "allOf", "anyOf", "oneOf"],
        _ => &[],
    };
    std::iter::once(keyword)
        .filter(|keyword| !keyword.is_empty())
        .chain(others.iter().copied())
        .collect()
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
