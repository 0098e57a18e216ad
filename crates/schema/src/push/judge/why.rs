//! Why a part of the schema does not hold, in words.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use saop_json::pieces::Key;
use saop_json::pointer::push_pointer_step;
use saop_json::show::push_quoted;
use saop_json::{JsonKind, JsonRef, Limits, Tree};

use super::state::{Broken, Judge, Why};
use crate::error::{Violation, ViolationKind};
use crate::keywords::constraint::{Constraint, Keyword, Subject};
use crate::keywords::in_place::InPlace;
use crate::keywords::properties::{self, Unknown};
use crate::plan::{Part, Plan};
use crate::push::doom::Cause;
use crate::unions;
use crate::walk;
use crate::words::say;

/// What is known of the value at which a document was broken.
#[derive(Clone, Copy)]
pub(crate) struct Found<'f> {
    pub(crate) text: &'f str,
    /// The offset of the byte at which it was.
    pub(crate) offset: usize,
    /// The offset after what is there of the value, or the key: a number does not have the byte with which it ends.
    pub(crate) end: usize,
    /// The JSON Pointer.
    pub(crate) path: &'f str,
    /// The JSON Pointer of the value inside of so many arrays and objects.
    pub(crate) path_within: &'f dyn Fn(usize) -> String,
    /// The key that has ended, if it was that.
    pub(crate) key: Option<Key>,
}

impl Judge {
    /// Says why the document is broken.
    #[cold]
    pub(crate) fn say(&self, plan: &Plan, broken: Broken, found: Found<'_>) -> (Cause, Violation) {
        let why = broken.why;
        let inner = self.violation(plan, why, found);
        let Some((part, place, level)) = broken.choice else {
            return (why.cause(), self.placed(inner, found));
        };
        let here = plan.part(part as usize);
        let keyword = here.and_then(|here| match place {
            None => here.union.as_ref().map(|union| &union.keyword),
            Some(place) => match here.in_place.get(place as usize) {
                Some(InPlace::Choice(choice)) => Some(unions::keyword(plan, choice, |_| ())),
                _ => None,
            },
        });
        let Some(keyword) = keyword else {
            return (Cause::Union, self.placed(inner, found));
        };
        let path = (found.path_within)(level);
        let message = say(&keyword.wanted, |message| match why {
            Why::Kind { kind, .. } if path == found.path => message.push_str(words(kind)),
            _ => {
                message.push_str("none of them; the last one possible is not, as it takes ");
                let told = inner.message.strip_prefix("expected ");
                message.push_str(told.unwrap_or(&inner.message));
                if path != found.path {
                    message.push_str(" at ");
                    message.push_str(found.path);
                }
            }
        });
        let outer = violation(keyword, path, message);
        (Cause::Union, self.placed(outer, found))
    }

    fn placed(&self, mut violation: Violation, found: Found<'_>) -> Violation {
        let start = match (found.key, self.frames.last()) {
            (Some(key), _) => key.start,
            (None, Some(frame)) => frame.start,
            (None, None) => found.offset,
        };
        let end = found.end.max(start);
        violation.position = Some(saop_json::Position::of(found.text.as_bytes(), start));
        violation.with_span(Range { start, end })
    }

    fn violation(&self, plan: &Plan, why: Why, found: Found<'_>) -> Violation {
        let path = found.path.to_owned();
        self.violation_of(plan, why, found).unwrap_or_else(|| {
            // Not a keyword's own: the part refuses it for what applies to the same value.
            let message = "expected a value that the schema takes here, but found another";
            Violation::new(ViolationKind::Schema, path, message.to_owned())
        })
    }

    fn violation_of(&self, plan: &Plan, why: Why, found: Found<'_>) -> Option<Violation> {
        let here = plan.part(why.part() as usize)?;
        let path = found.path.to_owned();
        let start = self.frames.last().map_or(0, |frame| frame.start);
        let value = found.text.get(start..found.end).unwrap_or_default();
        Some(match why {
            Why::Kind { kind, .. } => {
                let keyword = against(plan, here, kind, 0)?;
                let message = say(&keyword.wanted, |message| message.push_str(words(kind)));
                violation(keyword, path, message)
            }
            Why::Item { .. } => {
                let keyword = here.items.as_ref()?.rest.refused_by()?;
                let message = say(&keyword.wanted, |message| message.push_str("another item"));
                violation(keyword, path, message)
            }
            Why::Unknown { eval, .. } => {
                let properties = here.properties.as_ref()?;
                let keyword = properties.others.refused_by()?;
                let name = found.key?.of(found.text).unescape();
                let seen = &self.evals.get(eval as usize)?.seen;
                let absent = || properties.absent(seen);
                let message = Unknown::default().say(keyword, &name, absent);
                violation(keyword, path, message)
            }
            Why::Missing { eval, .. } => {
                let seen = &self.evals.get(eval as usize)?.seen;
                let missing = here.properties.as_ref()?.missing(seen, &[]).next();
                let (name, keyword, others) = missing?;
                let mut path = path;
                push_pointer_step(&mut path, name);
                violation(keyword, path, properties::missing(keyword, name, others))
            }
            Why::Name { part } => {
                let key = found.key?;
                let quoted = found.text.get(key.start..key.end)?;
                let first = first_of(plan, part, quoted)?;
                let message = match first.message.strip_prefix("expected ") {
                    Some(wanted) => format!("expected the member's name to be {wanted}"),
                    None => first.message.clone(),
                };
                Violation {
                    instance_path: path,
                    message,
                    ..first
                }
            }
            Why::Constant { .. }
            | Why::Pattern { .. }
            | Why::TooLong { .. }
            | Why::Scalar { .. }
            | Why::TooFew { .. }
            | Why::TooMany { .. } => return self.of_constraint(here, why, found, value),
            Why::Whole { part } | Why::Several { part } => {
                first_of(plan, part, value)?.below(&path)
            }
        })
    }

    /// Says which constraint a value breaks that is not whole, or a scalar.
    fn of_constraint(
        &self,
        here: &Part,
        why: Why,
        found: Found<'_>,
        value: &str,
    ) -> Option<Violation> {
        let path = found.path.to_owned();
        let constraint = |constraint: u32| here.constraints.get(constraint as usize);
        Some(match why {
            Why::Constant {
                constraint: one, ..
            }
            | Why::Pattern {
                constraint: one, ..
            } => {
                let keyword = &constraint(one)?.keyword;
                let message = say(&keyword.wanted, |message| {
                    message.push_str("a string that begins with ");
                    push_quoted(message, &beginning(value));
                });
                violation(keyword, path, message)
            }
            Why::TooLong {
                constraint: one, ..
            } => {
                let keyword = &constraint(one)?.keyword;
                let count = beginning(value).chars().count();
                let message = say(&keyword.wanted, |message| {
                    message.extend(["one that has ", &count.to_string(), " already"]);
                });
                violation(keyword, path, message)
            }
            Why::Scalar {
                constraint: one,
                kind,
                ..
            } => broken_by(
                constraint(one)?,
                &Subject::without_tree(value, kind, 0),
                path,
            ),
            Why::TooFew {
                constraint: one,
                count,
                ..
            } => {
                let kind = self.frames.last()?.kind;
                broken_by(
                    constraint(one)?,
                    &Subject::without_tree(value, kind, count),
                    path,
                )
            }
            Why::TooMany { count, .. } => {
                let kind = match found.key {
                    Some(_) => JsonKind::Object,
                    None => JsonKind::Array,
                };
                let is_it = |one: &&Constraint| {
                    one.kinds.contains(kind) && one.test.of_count(kind, count) == Some(false)
                };
                let one = here.constraints.iter().find(is_it)?;
                let path = path
                    .rsplit_once('/')
                    .map_or("", |(outer, _)| outer)
                    .to_owned();
                broken_by(one, &Subject::without_tree(value, kind, count), path)
            }
            _ => return None,
        })
    }
}

/// Returns the first violation of a value by itself.
fn first_of(plan: &Plan, part: u32, value: &str) -> Option<Violation> {
    let tree = Tree::of_valid(value);
    let found = walk::violations(plan, part as usize, &tree, 0, &Limits::NONE);
    // That it is not valid is known, whatever it takes to find out why.
    found.into_first().filter(|first| !first.is_unjudged())
}

fn violation(keyword: &Keyword, path: String, message: String) -> Violation {
    Violation {
        keyword: Some(Cow::Borrowed(keyword.name)),
        schema_path: keyword.path(),
        expected: Some(Arc::clone(&keyword.expected)),
        ..Violation::new(ViolationKind::Schema, path, message)
    }
}

fn broken_by(broken: &Constraint, value: &Subject<'_>, path: String) -> Violation {
    let message = say(&broken.keyword.wanted, |message| {
        broken.test.found(value, message);
    });
    violation(&broken.keyword, path, message)
}

/// Returns the keyword that takes no value of a kind, among those of a part and of what it applies to the same value.
fn against<'p>(
    plan: &'p Plan,
    here: &'p Part,
    kind: JsonKind,
    level: usize,
) -> Option<&'p Keyword> {
    const MOST_LEVELS: usize = 8;
    let own = here.constraints.iter();
    let mut own = own.filter(|one| one.kinds.contains(kind) && !one.test.possible().contains(kind));
    if let Some(one) = own.next() {
        return Some(&one.keyword);
    }
    here.in_place.iter().find_map(|applied| match applied {
        InPlace::Schema(part) if level < MOST_LEVELS && !plan.possible(*part).contains(kind) => {
            against(plan, plan.part(*part)?, kind, level + 1)
        }
        InPlace::Choice(choice) => {
            let mut branches = choice.branches.iter();
            let takes = branches.any(|branch| plan.possible(branch.part).contains(kind));
            (!takes).then(|| unions::keyword(plan, choice, |_| ()))
        }
        _ => None,
    })
}

/// Returns what is there of a string that has begun.
fn beginning(begun: &str) -> String {
    let closed = format!("{begun}\"");
    let value = JsonRef::of_valid(&closed).as_str();
    value.unwrap_or_default().into_owned()
}

const fn words(kind: JsonKind) -> &'static str {
    match kind {
        JsonKind::Null => "null",
        JsonKind::Bool => "a boolean",
        JsonKind::Number => "a number",
        JsonKind::String => "a string",
        JsonKind::Array => "an array",
        JsonKind::Object => "an object",
    }
}
