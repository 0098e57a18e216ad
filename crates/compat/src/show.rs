//! Changes as people read them: some lines for each.
//!
//! Invariant: nothing in them acts on a terminal.

use std::fmt::Write as _;

use saop_json::show::terminal_line;

use crate::change::{Change, Text};
use crate::edits::common_ends;
use crate::tools::{ToolChange, ToolComparison};

/// So much is shown of a text that changed, in characters.
const MOST: usize = 2000;

impl Change {
    /// Returns the lines that tell it, each ended by `\n`: level and words, and below them a witness, and the words of a text that
    /// changed. `place` stands before its pointer, `indent` before each line.
    #[must_use]
    pub fn shown(&self, place: &str, indent: &str) -> String {
        let words = self.told(place);
        let mut shown = format!("{indent}{:7} {}\n", self.level(), terminal_line(&words));
        if let Some(witness) = self.witness() {
            let _ = writeln!(
                shown,
                "{indent}        accepted before, refused now: {}",
                terminal_line(witness)
            );
        }
        if self.text() == Text::Changed {
            let text = match (self.old_value(), self.new_value()) {
                (Some(old), Some(new)) => words_between(old, new),
                (None, Some(new)) => format!("{{+{new}+}}"),
                (Some(old), None) => format!("[-{old}-]"),
                (None, None) => return shown,
            };
            let end = text
                .char_indices()
                .nth(MOST)
                .map_or(text.len(), |(at, _)| at);
            let _ = writeln!(
                shown,
                "{indent}        text: {}",
                terminal_line(text.get(..end).unwrap_or_default())
            );
        }
        shown
    }
}

impl ToolChange {
    /// Returns the lines that tell it, each ended by `\n`: what became of the tool, and each change below that.
    #[must_use]
    pub fn shown(&self) -> String {
        let mut shown = format!("{}\n", terminal_line(&self.to_string()));
        for (side, change) in self.changes() {
            let place = side.map(|side| format!("/{}", side.member()));
            shown.push_str(&change.shown(&place.unwrap_or_default(), "  "));
        }
        shown
    }
}

impl ToolComparison {
    /// Returns the lines of every tool that changed.
    #[must_use]
    pub fn shown(&self) -> String {
        self.tools().iter().map(ToolChange::shown).collect()
    }
}

/// Shows which words of a text changed: `[-those that are gone-]` and `{+those that are new+}`, between the words that both begin and
/// end with.
fn words_between(old: &str, new: &str) -> String {
    let (olds, news): (Vec<&str>, Vec<&str>) = (old.split(' ').collect(), new.split(' ').collect());
    let (first, last) = common_ends(&olds, &news, |old, new| old == new);
    let part =
        |words: &[&str], from: usize, to: usize| words.get(from..to).unwrap_or_default().join(" ");
    let gone = part(&olds, first, olds.len() - last);
    let come = part(&news, first, news.len() - last);
    let mut all = vec![part(&news, 0, first)];
    all.push(if gone.is_empty() {
        gone
    } else {
        format!("[-{gone}-]")
    });
    all.push(if come.is_empty() {
        come
    } else {
        format!("{{+{come}+}}")
    });
    all.push(part(&news, news.len() - last, news.len()));
    all.retain(|part| !part.is_empty());
    all.join(" ")
}
