//! A tool of a list: its definition, and what is known of it there.
//!
//! Invariant: a tool that is taken out stays so, whatever else is found of it.

use std::sync::Arc;

use saop_schema::Schema;

use crate::definition::{Definition, State};
use crate::pins::{Book, Judgement, OnChange, UNWRITTEN, held};

/// A tool of a list.
#[derive(Debug)]
pub(crate) struct Listed {
    /// Other lists may share it.
    pub(crate) definition: Arc<Definition>,
    pub(crate) state: State,
    /// How it stands to what was pinned.
    pub(crate) pinned: Judgement,
    /// Whether it is what it is in one list only, for what else that has.
    is_of_one_list: bool,
}

impl Listed {
    pub(crate) fn new(definition: Arc<Definition>) -> Self {
        Self {
            state: definition.state.clone(),
            definition,
            pinned: Judgement::Same,
            is_of_one_list: false,
        }
    }

    /// Compares it with its pin. One that is held back is as if it broke a rule.
    pub(crate) fn pin(&mut self, book: &mut Book) {
        let (Some(name), false) = (&self.definition.name, self.is_removed()) else {
            return;
        };
        self.pinned = book.judge(name, self.text());
        let reason = match &self.pinned {
            Judgement::Changed(change) => held(change),
            Judgement::Unpinned(reason) => reason.clone(),
            Judgement::Same | Judgement::New | Judgement::Unwritten { .. } => return,
        };
        if book.on_change == OnChange::Hold {
            self.state = State::Removed(reason);
        }
    }

    /// Returns it as one of which something could not be written, to be judged again in the next list. `is_first` is there if it is not pinned.
    pub(crate) fn unwritten(&self, on_change: OnChange, is_first: Option<bool>) -> Self {
        let (pinned, state) = match (is_first, on_change) {
            (None, _) => (self.pinned.clone(), self.state.clone()),
            (Some(is_first), OnChange::Warn) => {
                (Judgement::Unwritten { is_first }, self.state.clone())
            }
            (Some(is_first), OnChange::Hold) => (
                Judgement::Unwritten { is_first },
                State::Removed(UNWRITTEN.to_owned()),
            ),
        };
        Self {
            definition: Arc::clone(&self.definition),
            state,
            pinned,
            is_of_one_list: true,
        }
    }

    /// Whether calls of it may be taken for calls of another tool that has its name.
    pub(crate) fn clashes_with(&self, other: &Self) -> bool {
        !self.is_removed() && self.text() != other.text()
    }

    /// Whether no client is to see it.
    pub(crate) const fn is_removed(&self) -> bool {
        matches!(self.state, State::Removed(_))
    }

    /// Returns the schema of its arguments, if calls of it may be made and are checked.
    pub(crate) fn input_schema(&self) -> Option<&Schema> {
        let definition = Some(&self.definition).filter(|_| !self.is_removed());
        definition?.input_schema()
    }

    /// Returns its name, unless it has none.
    pub(crate) fn name(&self) -> Option<&str> {
        self.definition.name.as_deref()
    }

    /// Returns its definition, as it is written.
    pub(crate) fn text(&self) -> &str {
        &self.definition.text
    }

    /// Returns about how many bytes it takes beside its definition, in the list.
    pub(crate) fn weight(&self) -> usize {
        let reason = match &self.state {
            State::Checked => 0,
            State::Unchecked(reason) | State::Removed(reason) => reason.len(),
        };
        let name = self.name().map_or(0, str::len);
        // With its places in a list and in two tables.
        size_of::<Self>() + BESIDE + name + reason
    }

    /// Whether it is what it is in one list only, and is to be read again in another.
    pub(crate) const fn is_of_one_list(&self) -> bool {
        self.is_of_one_list
    }

    /// Returns it as one for whose schemas a list has no room. One that is not to be called stays so.
    pub(crate) fn without_room(&self, reason: String) -> Self {
        self.in_this_list(match &self.state {
            State::Removed(reason) => State::Removed(reason.clone()),
            State::Checked | State::Unchecked(_) => State::Unchecked(reason),
        })
    }

    /// Returns it as one whose name another tool of the list has.
    pub(crate) fn second_of_its_name(&self) -> Self {
        let reason = "the list has a tool of this name before it, with another definition";
        self.in_this_list(State::Removed(reason.to_owned()))
    }

    fn in_this_list(&self, state: State) -> Self {
        Self {
            definition: Arc::new(self.definition.without_schemas()),
            state,
            pinned: Judgement::Same,
            is_of_one_list: true,
        }
    }
}

/// What a place in a list and in two tables takes.
const BESIDE: usize = 256;
