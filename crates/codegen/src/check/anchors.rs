//! Patterns that are accidentally open at an end.
//!
//! JSON Schema searches for a pattern anywhere in a string, but most authors mean the whole string. So every path
//! through a pattern must begin with `^` and end with `$`; if an end is meant to be open, `[\s\S]*` makes that
//! explicit, which does not change what is accepted. `^a|b$` is the classic: `^` applies only to `a`. A rule that guesses would be
//! wrong either way, and a setting would be invisible to readers in other languages. Grammars for constrained output match whole
//! strings only.
//!
//! Invariant: a pattern that passes [`check`] matches a whole string, or states where it does not.

use saop_schema::pattern::syntax::{Atom, Item, Members, Set, Syntax, Term};

use crate::diagnostics::brief;

/// Reports what is open in a pattern that [`pattern::check`](super::pattern::check) accepted, and how to close it.
pub(super) fn check(pattern: &str, syntax: &Syntax) -> Result<(), String> {
    let ways: Vec<Ends> = syntax.ways.iter().map(|way| Ends::of(way)).collect();
    let all = Ends::of_all(&ways);
    let ends = match (all.start, all.end) {
        (true, true) => return Ok(()),
        (false, true) => "its start",
        (true, false) => "its end",
        (false, false) => "both ends",
    };
    let within = if ways.len() > 1 {
        " of an alternative"
    } else {
        ""
    };
    let found = match pattern {
        "" => "the empty one".to_owned(),
        pattern => format!("`{}`", brief(pattern)),
    };
    // Half a pattern is useless to copy.
    let closed = closed(pattern, &ways).filter(|closed| brief(closed) == *closed);
    let advice = closed.map_or_else(
        || "begin every alternative with `^` and end it with `$`".to_owned(),
        |closed| format!("write `{closed}`"),
    );
    Err(format!(
        "{found}, which is open at {ends}{within}; {advice} for the whole string, or `[\\s\\S]*` at an end that is meant \
         to be open"
    ))
}

/// Returns the pattern for whole strings, if only one can be meant.
fn closed(pattern: &str, ways: &[Ends]) -> Option<String> {
    if let [way] = ways {
        let start = if way.start { "" } else { "^" };
        let end = if way.end { "" } else { "$" };
        return Some(format!("{start}{pattern}{end}"));
    }
    let (first, later) = ways.split_first()?;
    let (last, earlier) = ways.split_last()?;
    if later.iter().any(|way| way.start) || earlier.iter().any(|way| way.end) {
        return None;
    }
    let inner = if first.start {
        pattern.strip_prefix('^')?
    } else {
        pattern
    };
    let inner = if last.end {
        inner.strip_suffix('$')?
    } else {
        inner
    };
    Some(format!("^(?:{inner})$"))
}

/// Which ends of a path through a pattern are closed, or explicitly open.
#[derive(Clone, Copy)]
struct Ends {
    start: bool,
    end: bool,
}

impl Ends {
    const fn new(start: bool, end: bool) -> Self {
        Self { start, end }
    }

    fn of_all(ways: &[Self]) -> Self {
        Self {
            start: ways.iter().all(|way| way.start),
            end: ways.iter().all(|way| way.end),
        }
    }

    fn of(way: &[Term]) -> Self {
        Self {
            start: way.first().is_some_and(|first| Self::of_term(first).start),
            end: way.last().is_some_and(|last| Self::of_term(last).end),
        }
    }

    /// Whether a term closes a sequence that it begins, and one that it ends.
    fn of_term(term: &Term) -> Self {
        let (is_optional, is_endless) = term.count.map_or((false, false), |count| {
            (count.least == 0, count.most.is_none())
        });
        match &term.item {
            Item::Class(members) if is_endless && is_anything(members) => Self::new(true, true),
            _ if is_optional => Self::new(false, false),
            Item::Start => Self::new(true, false),
            Item::End => Self::new(false, true),
            Item::Group(ways) => {
                let ways: Vec<Self> = ways.iter().map(|way| Self::of(way)).collect();
                Self::of_all(&ways)
            }
            _ => Self::new(false, false),
        }
    }
}

/// Whether a class contains every character, as a set and its negation do together.
fn is_anything(members: &Members) -> bool {
    let has = |set: Set| members.list.iter().any(|one| one.low == Atom::Set(set));
    !members.negated
        && members.list.iter().any(|one| match one.low {
            Atom::Set(Set { of, negated }) => has(Set {
                of,
                negated: !negated,
            }),
            Atom::Char(_) => false,
        })
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::check::pattern;

    #[test]
    fn whole_strings_and_ends_that_are_said_to_be_open_pass() {
        for pattern in [
            "^a$",
            "^$",
            "^(a|b)$",
            "^a$|^b$",
            "(^a|^b)c$",
            "(?:^a$){1,2}",
            r"^a[\s\S]*",
            r"[\S\s]+b$",
            r"[\d\D]{0,}a[\w\W]*",
            r"^a$|^b[\s\S]*",
            r"^\|$",
            r"^[|)(]$",
        ] {
            let syntax = pattern::check(pattern).unwrap();
            assert_eq!(check(pattern, &syntax), Ok(()), "{pattern}");
        }
    }

    #[test]
    fn what_is_open_is_refused_with_what_to_write() {
        for (pattern, found, advice) in [
            ("", "both ends;", "write `^$`"),
            ("abc", "both ends;", "write `^abc$`"),
            ("^abc", "its end;", "write `^abc$`"),
            ("abc$", "its start;", "write `^abc$`"),
            (r"^abc\$", "its end;", r"write `^abc\$$`"),
            (r"\^abc$", "its start;", r"write `^\^abc$`"),
            ("^a|b$", "both ends of an alternative;", "write `^(?:a|b)$`"),
            ("a|b", "both ends of an alternative;", "write `^(?:a|b)$`"),
            ("^a$|b", "both ends of an alternative;", "begin every"),
            ("^a$|", "both ends of an alternative;", "begin every"),
            ("^(a$|b)", "its end;", "write `^(a$|b)$`"),
            ("^(a$)?", "its end;", "write `^(a$)?$`"),
            ("(^a){0,2}$", "its start;", "write `^(^a){0,2}$`"),
            (r"^a[\s\S]", "its end;", r"write `^a[\s\S]$`"),
            (r"^a[\s\S]{2}", "its end;", r"write `^a[\s\S]{2}$`"),
            (r"^a[^\s\S]*", "its end;", r"write `^a[^\s\S]*$`"),
            (r"^a[\sS]*", "its end;", r"write `^a[\sS]*$`"),
        ] {
            let syntax = pattern::check(pattern).unwrap();
            let said = check(pattern, &syntax).err().unwrap_or_default();
            assert!(said.contains(found), "{pattern}: {said}");
            assert!(said.contains(advice), "{pattern}: {said}");
        }
    }
}
