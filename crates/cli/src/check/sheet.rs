//! What a batch writes, and how much of it is shown.
//!
//! Invariant: what is not shown is counted, and changes no verdict.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::verdict::{Fault, Verdict};
use crate::notice::RuleNames;

/// The text of a batch.
#[derive(Default)]
pub(crate) struct Sheet {
    pub(crate) text: Vec<u8>,
    /// The rules that the text names, for a form that lists them.
    pub(crate) rules: RuleNames,
    /// Where it may end, in a form that shows only so many violations.
    marks: Vec<Mark>,
}

/// The end of a part of a text.
struct Mark {
    end: usize,
    /// What it tells of, one by one or in number.
    told: Told,
    is_shown: bool,
}

/// Errors and warnings, in number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) errors: u64,
    pub(crate) warnings: u64,
}

impl Told {
    pub(crate) const fn errors(errors: u64) -> Self {
        Self {
            errors,
            warnings: 0,
        }
    }

    pub(crate) const WARNING: Self = Self {
        errors: 0,
        warnings: 1,
    };

    fn add(&mut self, other: Self) {
        self.errors += other.errors;
        self.warnings += other.warnings;
    }
}

impl Sheet {
    /// Ends a part that shows something.
    pub(crate) fn shown(&mut self, told: Told) {
        self.mark(told, true);
    }

    /// Ends a part that says how many there are besides.
    pub(crate) fn counted(&mut self, told: Told) {
        self.mark(told, false);
    }

    fn mark(&mut self, told: Told, is_shown: bool) {
        let end = self.text.len();
        self.marks.push(Mark {
            end,
            told,
            is_shown,
        });
    }
}

/// How many violations are shown of each document, and whether no more of any.
#[derive(Clone)]
pub(crate) struct Most {
    pub(crate) of_document: usize,
    all: u64,
    is_reached: Arc<AtomicBool>,
}

impl Most {
    /// `asked_for` instead of what is usual.
    pub(crate) fn new(asked_for: Option<u64>) -> Self {
        const OF_DOCUMENT: usize = 50;
        const ALL: u64 = 1000;
        Self {
            of_document: asked_for.map_or(OF_DOCUMENT, |most| {
                usize::try_from(most).unwrap_or(usize::MAX)
            }),
            all: asked_for.unwrap_or(ALL),
            is_reached: Arc::default(),
        }
    }

    pub(crate) fn is_reached(&self) -> bool {
        self.is_reached.load(Ordering::Relaxed)
    }
}

/// Cuts the sheets of a run, in their order.
pub(crate) struct Cutter {
    most: Most,
    shown: u64,
    pub(crate) told: Told,
}

impl Cutter {
    pub(crate) const fn new(most: Most) -> Self {
        Self {
            most,
            shown: 0,
            told: Told {
                errors: 0,
                warnings: 0,
            },
        }
    }

    /// Returns what is written of a sheet.
    pub(crate) fn cut<'a>(&mut self, sheet: &'a Sheet) -> &'a [u8] {
        let mut end = 0;
        for mark in &sheet.marks {
            if self.shown == self.most.all {
                break;
            }
            self.shown += u64::from(mark.is_shown);
            self.told.add(mark.told);
            end = mark.end;
        }
        if self.shown == self.most.all {
            self.most.is_reached.store(true, Ordering::Relaxed);
        }
        sheet.text.get(..end).unwrap_or_default()
    }
}

/// A violation as people are shown it, and how many it stands for.
pub(crate) struct Shown<'a> {
    pub(crate) fault: Fault<'a>,
    pub(crate) count: u64,
}

/// Returns what people are shown of a verdict: why it is clearly no message, or else the violations, those about the missing members of one
/// object as one.
pub(crate) fn shown(verdict: &Verdict) -> Vec<Shown<'_>> {
    const MOST_NAMES: u64 = 12;
    let mut faults = verdict.faults();
    if let Some(why) = verdict.no_message() {
        let first = faults.next();
        return vec![Shown {
            fault: Fault {
                kind: "schema",
                path: "",
                keyword: None,
                message: why.into(),
                position: first.as_ref().and_then(|first| first.position),
                span: first.and_then(|first| first.span),
            },
            count: 1,
        }];
    }
    let mut all: Vec<Shown<'_>> = Vec::new();
    for fault in faults {
        let same = all
            .last_mut()
            .filter(|last| are_missing(&last.fault, &fault));
        let Some(group) = same else {
            all.push(Shown { fault, count: 1 });
            continue;
        };
        group.count += 1;
        if group.count > MOST_NAMES {
            continue;
        }
        let name = |path: &str| {
            let step = path.rsplit('/').next().unwrap_or_default();
            saop_json::show::quote(&saop_json::pointer::pointer_step(step))
        };
        if group.count == 2 {
            group.fault.message = format!("expected the members {}", name(group.fault.path)).into();
        }
        let message = group.fault.message.to_mut();
        message.push_str(", ");
        message.push_str(&name(fault.path));
    }
    for group in all.iter_mut().filter(|group| group.count > 1) {
        group.fault.path = above(group.fault.path);
        let message = group.fault.message.to_mut();
        if let more @ 1.. = group.count.saturating_sub(MOST_NAMES) {
            message.push_str(" and ");
            message.push_str(&more.to_string());
            message.push_str(" more");
        }
        message.push_str(", but found none of them");
    }
    all
}

/// Whether both are about members that one object lacks.
fn are_missing(one: &Fault<'_>, other: &Fault<'_>) -> bool {
    [one, other]
        .iter()
        .all(|fault| fault.keyword == Some("required"))
        && one.span == other.span
        && above(one.path) == above(other.path)
}

/// Returns the pointer of the object that has, or lacks, the member at a pointer.
fn above(pointer: &str) -> &str {
    pointer.rsplit_once('/').map_or("", |(above, _)| above)
}
