//! Patterns that are accidentally open at an end.
//!
//! JSON Schema searches for a pattern anywhere in a string, but most authors mean the whole string. So every path
//! through a pattern must begin with `^` and end with `$`; if an end is meant to be open, `[\s\S]*` makes that
//! explicit, which does not change what is accepted. `^a|b$` is the classic: `^` applies only to `a`. A rule that guesses would be
//! wrong either way, and a setting would be invisible to readers in other languages. Grammars for constrained output match whole
//! strings only.
//!
//! Invariant: a pattern that passes [`check`] matches a whole string, or states where it does not.

use crate::diagnostics::brief;

/// Reports what is open in a pattern that [`translate`](super::pattern::translate) accepted, and how to close it.
pub(super) fn check(pattern: &str) -> Result<(), String> {
    let mut scan = Scan {
        chars: pattern.chars().collect(),
        at: 0,
    };
    let ways = scan.alternatives();
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
    const OPEN: Self = Self {
        start: false,
        end: false,
    };

    fn of_all(ways: &[Self]) -> Self {
        Self {
            start: ways.iter().all(|way| way.start),
            end: ways.iter().all(|way| way.end),
        }
    }
}

/// Reads a pattern of the profile, in which group nesting is limited.
struct Scan {
    chars: Vec<char>,
    at: usize,
}

impl Scan {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.peek();
        self.at += 1;
        next
    }

    /// Reads the alternatives up to an unmatched `)` or the end.
    fn alternatives(&mut self) -> Vec<Ends> {
        let mut ways = vec![self.sequence()];
        while self.peek() == Some('|') {
            self.next();
            ways.push(self.sequence());
        }
        ways
    }

    fn sequence(&mut self) -> Ends {
        let mut first = None;
        let mut last = Ends::OPEN;
        while !matches!(self.peek(), None | Some('|' | ')')) {
            last = self.term();
            first.get_or_insert(last);
        }
        Ends {
            start: first.is_some_and(|first| first.start),
            end: last.end,
        }
    }

    /// Returns whether a term closes a sequence that it begins, and one that it ends.
    fn term(&mut self) -> Ends {
        let mut anything = false;
        let closes = match self.next() {
            Some('^') => Ends {
                start: true,
                end: false,
            },
            Some('$') => Ends {
                start: false,
                end: true,
            },
            Some('(') => {
                if self.peek() == Some('?') {
                    // `?:`
                    self.at += 2;
                }
                let ways = self.alternatives();
                self.next();
                Ends::of_all(&ways)
            }
            Some('[') => {
                anything = self.class();
                Ends::OPEN
            }
            Some('\\') => {
                self.next();
                Ends::OPEN
            }
            _ => Ends::OPEN,
        };
        let (optional, endless) = self.quantifier();
        if anything && endless {
            Ends {
                start: true,
                end: true,
            }
        } else if optional {
            Ends::OPEN
        } else {
            closes
        }
    }

    /// Returns whether a quantifier makes its term optional, and whether it is unbounded.
    fn quantifier(&mut self) -> (bool, bool) {
        let read = match self.peek() {
            Some('*') => (true, true),
            Some('+') => (false, true),
            Some('?') => (true, false),
            Some('{') => {
                let counts: String = self.chars[self.at + 1..]
                    .iter()
                    .take_while(|&&character| character != '}')
                    .collect();
                self.at += counts.len() + 1;
                let (least, most) = counts.split_once(',').unwrap_or((&counts, "0"));
                (least.bytes().all(|digit| digit == b'0'), most.is_empty())
            }
            _ => return (false, false),
        };
        self.next();
        read
    }

    /// Reads a class after its `[`. Returns whether it contains every character, as a class and its negation do
    /// together.
    fn class(&mut self) -> bool {
        let negated = self.peek() == Some('^');
        let mut classes = Vec::new();
        while let Some(character) = self.next() {
            match character {
                ']' => break,
                '\\' => classes.extend(self.next()),
                _ => {}
            }
        }
        let both =
            |class: char| classes.contains(&class) && classes.contains(&class.to_ascii_uppercase());
        !negated && ['s', 'd', 'w'].into_iter().any(both)
    }
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
            assert!(pattern::check(pattern).is_ok(), "{pattern}");
            assert_eq!(check(pattern), Ok(()), "{pattern}");
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
            assert!(pattern::check(pattern).is_ok(), "{pattern}");
            let said = check(pattern).err().unwrap_or_default();
            assert!(said.contains(found), "{pattern}: {said}");
            assert!(said.contains(advice), "{pattern}: {said}");
        }
    }
}
