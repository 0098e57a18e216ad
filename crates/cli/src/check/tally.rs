//! The results in numbers. Tallies of batches add up to the tally of the run in any order.

use std::time::Duration;

use indicatif::HumanBytes;

use crate::files::ignored::Ignored;
use crate::out::Exit;
use crate::text::counted;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) documents: u64,
    pub(crate) invalid: u64,
    /// Documents whose check takes more work than is allowed. They are neither valid nor invalid.
    pub(crate) unjudged: u64,
    pub(crate) warnings: u64,
    pub(crate) errors: u64,
    /// Documents that are clearly no messages.
    pub(crate) no_messages: u64,
    /// Documents that are arrays of what is to be checked.
    pub(crate) lists: u64,
    /// Documents that have more bytes than allowed.
    pub(crate) too_long: u64,
    /// Documents that no schema is for.
    pub(crate) left_out: u64,
    /// Input processed, including blank lines and line ends.
    pub(crate) bytes: u64,
    /// How many of these are of documents that were not checked.
    pub(crate) unchecked_bytes: u64,
}

impl Tally {
    pub(crate) fn add(&mut self, other: &Self) {
        self.documents += other.documents;
        self.invalid += other.invalid;
        self.unjudged += other.unjudged;
        self.warnings += other.warnings;
        self.errors += other.errors;
        self.no_messages += other.no_messages;
        self.lists += other.lists;
        self.too_long += other.too_long;
        self.left_out += other.left_out;
        self.bytes += other.bytes;
        self.unchecked_bytes += other.unchecked_bytes;
    }

    pub(crate) fn exit(&self) -> Exit {
        match self {
            Self { unjudged: 1.., .. } => Exit::Trouble,
            Self { invalid: 1.., .. } => Exit::Invalid,
            _ => Exit::Done,
        }
    }

    pub(crate) fn summary(&self, took: Duration, ignored: Ignored) -> String {
        let ignored = if ignored.is_empty() {
            String::new()
        } else {
            format!("; {ignored}")
        };
        let left_out = match self.left_out {
            0 => String::new(),
            some => format!("; no schema for {}", counted(some, "other")),
        };
        let unjudged = match self.unjudged {
            0 => String::new(),
            some => format!(", {some} could not be judged"),
        };
        let warnings = match self.warnings {
            0 => String::new(),
            some => format!(", {}", counted(some, "warning")),
        };
        format!(
            "{}: {} valid, {} invalid{unjudged}{warnings} ({} in {}){left_out}{ignored}",
            counted(self.documents, "document"),
            self.documents - self.invalid - self.unjudged,
            self.invalid,
            size(self.bytes.saturating_sub(self.unchecked_bytes)),
            duration(took)
        )
    }
}

fn size(bytes: u64) -> String {
    if bytes < 1024 {
        counted(bytes, "byte")
    } else {
        HumanBytes(bytes).to_string()
    }
}

fn duration(took: Duration) -> String {
    let seconds = took.as_secs();
    match seconds {
        0 => format!("{} ms", took.as_millis()),
        1..60 => format!("{seconds}.{} s", took.subsec_millis() / 100),
        _ => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_names_all_numbers() {
        let mut tally = Tally {
            documents: 2,
            invalid: 1,
            bytes: 1000,
            ..Tally::default()
        };
        tally.add(&Tally {
            documents: 1,
            bytes: 23,
            ..Tally::default()
        });
        assert_eq!(
            tally.summary(Duration::from_millis(12), Ignored::default()),
            "3 documents: 2 valid, 1 invalid (1023 bytes in 12 ms)"
        );
        tally.add(&Tally {
            warnings: 2,
            bytes: 513,
            ..Tally::default()
        });
        assert_eq!(
            tally.summary(
                Duration::from_millis(2345),
                Ignored {
                    folders: 1,
                    files: 2
                }
            ),
            "3 documents: 2 valid, 1 invalid, 2 warnings (1.50 KiB in 2.3 s); ignored 1 folder and 2 files"
        );
    }

    #[test]
    fn long_runs_are_told_in_minutes() {
        assert_eq!(duration(Duration::from_secs(125)), "2 min 5 s");
    }
}
