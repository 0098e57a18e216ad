//! The run at a glance: a row for each agent, a mark for each entry.
//!
//! Invariant: memory is bounded by rows and columns: when the columns are full, each two become one.

use maud::{Markup, html};

use crate::names::{Names, Number};
use crate::status::Status;
use crate::text::name;

/// Rows: no agent, agents, and one for the agents after them.
const ROWS: usize = 26;
const COLUMNS: usize = 256;
/// A short run has marks of this share of the width.
const FEWEST: usize = 48;
/// Units of the picture's height.
const HEIGHT: usize = 10;

/// What an agent did in a stretch of the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mark {
    first: u64,
    status: Status,
}

#[derive(Debug)]
pub(crate) struct Tracks {
    rows: Vec<Row>,
    /// Entries in a column.
    width: u64,
}

#[derive(Clone, Debug, Default)]
struct Row {
    marks: Vec<Option<Mark>>,
    entries: u64,
}

impl Default for Tracks {
    fn default() -> Self {
        Self {
            rows: Vec::new(),
            width: 1,
        }
    }
}

impl Tracks {
    /// Adds an entry; they are counted from 1.
    pub(crate) fn add(&mut self, agent: Number, entry: u64, status: Status) {
        while (entry - 1) / self.width >= COLUMNS as u64 {
            self.width *= 2;
            self.rows.iter_mut().for_each(Row::halve);
        }
        let column = ((entry - 1) / self.width) as usize;
        let row = agent.min(ROWS - 1);
        if self.rows.len() <= row {
            self.rows.resize(row + 1, Row::default());
        }
        let Some(row) = self.rows.get_mut(row) else {
            return;
        };
        row.entries += 1;
        if row.marks.len() <= column {
            row.marks.resize(column + 1, None);
        }
        if let Some(mark) = row.marks.get_mut(column) {
            *mark = worse(
                *mark,
                Some(Mark {
                    first: entry,
                    status,
                }),
            );
        }
    }

    pub(crate) fn draw(&self, agents: &Names) -> Markup {
        let columns = self
            .rows
            .iter()
            .map(|row| row.marks.len())
            .max()
            .unwrap_or(0)
            .max(FEWEST);
        let names: Vec<_> = agents.iter().collect();
        html! {
            table.c {
                caption { "Entries by agent, in the order of the run" @if self.width > 1 { "; a mark is " (self.width) " entries and has the colour of the worst" } }
                @for (number, row) in self.rows.iter().enumerate().filter(|(_, row)| row.entries > 0) {
                    tr {
                        th scope="row" {
                            @if number == 0 { "no agent" }
                            @else if number == ROWS - 1 && names.len() >= ROWS { (agents.count().beside(ROWS - 2).of("other agent")) }
                            @else if let Some((_, agent)) = names.get(number - 1) { (name(agent)) }
                        }
                        td { (row.draw(columns)) }
                        td { (counted_entries(row.entries)) }
                    }
                }
            }
        }
    }
}

fn counted_entries(entries: u64) -> String {
    if entries == 1 {
        "1 entry".to_owned()
    } else {
        format!("{entries} entries")
    }
}

impl Row {
    fn halve(&mut self) {
        let pairs = self.marks.chunks(2).map(|pair| {
            let mut pair = pair.iter().copied();
            worse(pair.next().flatten(), pair.next().flatten())
        });
        self.marks = pairs.collect();
    }

    fn draw(&self, columns: usize) -> Markup {
        html! {
            svg viewBox={ "0 0 " (columns) " " (HEIGHT) } preserveAspectRatio="none" aria-hidden="true" {
                @for (column, mark) in self.marks.iter().enumerate() {
                    @if let Some(Mark { first, status }) = mark {
                        @let top = if status.weight() < 3 { 3 } else { 0 };
                        a href={ "#t" (first) } tabindex="-1" {
                            rect class=(status.class()) x=(column) y=(top) width=".9" height=(HEIGHT - top) {}
                        }
                    }
                }
            }
        }
    }
}

/// Returns the mark that is the more to be seen, of equal ones the first.
fn worse(one: Option<Mark>, other: Option<Mark>) -> Option<Mark> {
    let (Some(one), Some(other)) = (one, other) else {
        return one.or(other);
    };
    if other.status.weight() > one.status.weight() {
        Some(other)
    } else {
        Some(one)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC L1, L3
    #[test]
    fn a_long_run_has_as_many_marks_and_hides_no_error() {
        let mut tracks = Tracks::default();
        for entry in 1..=10_000 {
            let status = if entry == 5_000 {
                Status::Error
            } else {
                Status::Success
            };
            tracks.add(if entry % 2 == 0 { 1 } else { 40 }, entry, status);
        }
        assert_eq!((tracks.width, tracks.rows.len()), (64, ROWS));
        let row = &tracks.rows[1];
        assert!(row.marks.len() <= COLUMNS && row.entries == 5_000);
        let errors: Vec<_> = row
            .marks
            .iter()
            .flatten()
            .filter(|mark| mark.status == Status::Error)
            .collect();
        assert_eq!(
            errors,
            [&Mark {
                first: 5_000,
                status: Status::Error
            }]
        );
    }

    // SPEC L1
    #[test]
    fn agents_without_a_row_are_counted_one_by_one() {
        let (mut tracks, mut agents) = (Tracks::default(), Names::default());
        for entry in 1..=827 {
            tracks.add(agents.number(&entry.to_string()), entry, Status::Success);
        }
        let page = tracks.draw(&agents).into_string();
        assert!(page.contains("803 other agents</th>"), "{page}");
        assert!(page.contains("<td>803 entries</td>"), "{page}");
    }

    #[test]
    fn a_mark_leads_to_its_first_entry() {
        let (mut tracks, mut agents) = (Tracks::default(), Names::default());
        tracks.add(agents.number("<a>"), 1, Status::Timeout);
        tracks.add(0, 2, Status::Invalid);
        let page = tracks.draw(&agents).into_string();
        assert!(page.contains("<bdi>&lt;a&gt;</bdi>"), "{page}");
        assert!(page.contains(r##"<a href="#t2" tabindex="-1"><rect class="s8" x="1" y="0" width=".9" height="10"></rect></a>"##), "{page}");
    }
}
