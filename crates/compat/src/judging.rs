//! Judges the edits of two schemas: which of them no document feels, which accept more, and which refuse what was accepted. SPEC C1, C2,
//! C3.
//!
//! Invariant: the level of the whole is proven in both directions, or has a witness; what is neither is unknown.

use saop_json::pointer::below;

use super::change::{Change, Comparison, Level, Text};
use super::edits::{Edit, has_text};
use super::pair::{Kinds, Node, Pair};
use super::places::{Callers, Places};
use super::proof::Proof;
use super::proof::value::Failure;
use super::reasons::Reasons;
use super::witness::{self, Search};

/// A proof may take so much of the steps that are left, which leaves enough for the other direction and for witnesses: a third.
const SHARE: u64 = 3;

/// Failures for which a witness is looked for.
const MOST_SOUGHT: usize = 200;

/// Which of two versions documents are written by; the other one has to accept them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Writers {
    Old,
    New,
}

/// What is found of the edits.
pub(crate) struct Judging<'p> {
    pair: &'p Pair,
    edits: Vec<Edit>,
    levels: Vec<Level>,
    /// A witness, or the reason why nothing is known.
    shown: Vec<Option<Shown>>,
    /// Strings that the schemas mention.
    pub(crate) pool: Vec<String>,
    reasons: Reasons,
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
    pub(crate) fn new(pair: &'p Pair, edits: Vec<Edit>) -> Self {
        Self {
            pair,
            levels: vec![Level::Patch; edits.len()],
            shown: vec![None; edits.len()],
            reasons: Reasons::new(&edits),
            edits,
            pool: Vec::new(),
            level: Level::Patch,
            more: Vec::new(),
            sought: MOST_SOUGHT,
        }
    }

    /// Compares two parts that documents are checked under.
    pub(crate) fn root(&mut self, was: usize, is: usize, callers: Callers, writers: Writers) {
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
            match self.reasons.of(self.pair, &self.edits, failure) {
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
            let edit = self.reasons.of(self.pair, &self.edits, failure);
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
                    self.show(edit, Level::Major, Shown::Witness(witness));
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
                let what = match failure.keyword {
                    "" => "what is asked here".to_owned(),
                    keyword => format!("`{keyword}`"),
                };
                format!(
                    "it could neither be proven that {what} still holds, nor found what shows that it does not"
                )
            };
            match edit {
                Some(edit) => {
                    self.show(edit, Level::Unknown, Shown::Unknown(why));
                }
                None if has_witness => {}
                None if is_exhausted && self.is_any_open() => self.doubt_all(&why),
                None => self.add(failure, Level::Unknown, None),
            }
        }
    }

    /// Whether there is a change that may be the reason.
    fn is_any_open(&self) -> bool {
        let mut all = self.edits.iter().zip(&self.shown);
        all.any(|(edit, shown)| !edit.is_text && shown.is_none())
    }

    /// Notes that nothing is known of all changes whose part in it is not known.
    fn doubt_all(&mut self, why: &str) {
        for edit in 0..self.edits.len() {
            let is_open = self.edits.get(edit).is_some_and(|edit| !edit.is_text)
                && self.shown.get(edit).is_some_and(Option::is_none);
            if is_open {
                self.show(edit, Level::Unknown, Shown::Unknown(why.to_owned()));
            }
        }
    }

    fn raise(&mut self, edit: usize, level: Level) {
        if let Some(known) = self.levels.get_mut(edit) {
            *known = known.and(level);
        }
        self.level = self.level.and(level);
    }

    fn show(&mut self, edit: usize, level: Level, what: Shown) {
        self.raise(edit, level);
        if let Some(shown) = self.shown.get_mut(edit) {
            *shown = Some(what);
        }
    }

    /// Where callers send what is listed, a member that is listed anew is more than there was, if anything was allowed before.
    fn list_members(&mut self) {
        for edit in 0..self.edits.len() {
            if self.edits.get(edit).is_some_and(|edit| edit.is_property) {
                self.raise(edit, Level::Minor);
            }
        }
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

    pub(crate) fn gone(&mut self, name: &str, part: usize) {
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
            if let Some(witness) = witness {
                self.show(edit, Level::Major, Shown::Witness(witness));
            } else {
                let why = "nothing is known that it accepted".to_owned();
                self.show(edit, Level::Unknown, Shown::Unknown(why));
            }
        }
    }

    pub(crate) fn new_definitions(&mut self) {
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

    pub(crate) fn finish(self, texts: [&str; 2], others: &[&str]) -> Comparison {
        let all = self.edits.into_iter().zip(self.levels).zip(self.shown);
        let changes = all.map(|((edit, level), shown)| {
            let brings_text = || {
                let alone = edit.old.as_ref().xor(edit.new.as_ref());
                alone.is_some_and(|value| has_text(value))
            };
            let text = Text::changed_if(edit.is_text || brings_text());
            let mut words = edit.words;
            let witness = match shown {
                Some(Shown::Witness(witness)) => Some(witness),
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
        let is_hidden =
            |witness: &str| !others.is_empty() && !witness::is_own(witness, texts, others);
        for change in &mut changes {
            if change.witness.as_deref().is_some_and(is_hidden) {
                change.witness = None;
                let why = "; what shows that is not told, since only another file says it";
                change.words.push_str(why);
            }
        }
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
