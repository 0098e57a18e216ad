//! The subset of ECMA-262 regular expressions that a linear-time engine matches exactly.
//!
//! Invariant: a pattern that passes has the same meaning to all engines, which is that of ECMA-262 with the `u` flag, as JSON Schema
//! recommends, and the engine takes it. Anything else is rejected, not approximated.

use saop_schema::pattern::syntax::{Atom, Count, Item, Members, Named, Refused, Syntax, Term};

/// Maximum number of states that a pattern may unfold to, so that it is cheap to compile.
const MAX_WEIGHT: u64 = 2_000;
/// Maximum number of states with every class spelled out: engines that limit the size of a pattern take such ones.
const MAX_STATES: u64 = 50_000;
/// Deeper groups are rejected, so that no pattern exhausts the stack.
const MAX_GROUPS: usize = 50;

/// Checks that a pattern is one of the profile. The error describes what was found instead.
pub(crate) fn check(pattern: &str) -> Result<Syntax, String> {
    let refused = |refused| match refused {
        Refused::Invalid(fault) | Refused::Backtracking(fault) | Refused::Property(fault) => {
            fault.to_string()
        }
        Refused::Large => format!("a pattern of more than {MAX_STATES} states"),
    };
    let syntax = Syntax::of(pattern).map_err(refused)?;
    if let Some(fault) = &syntax.without_u {
        return Err(fault.to_string());
    }
    let profile = Profile {
        chars: pattern.chars().collect(),
    };
    profile.ways(&syntax.ways, 0)?;
    syntax.check(MAX_STATES).map_err(refused)?;
    Ok(syntax)
}

struct Profile {
    chars: Vec<char>,
}

impl Profile {
    /// Returns the number of states.
    fn ways(&self, ways: &[Vec<Term>], depth: usize) -> Result<u64, String> {
        if depth > MAX_GROUPS {
            return Err(format!("groups deeper than {MAX_GROUPS}"));
        }
        let mut terms = ways.iter().flatten();
        terms.try_fold(ways.len() as u64, |weight, term| {
            bounded(weight + self.term(term, depth)?)
        })
    }

    fn term(&self, term: &Term, depth: usize) -> Result<u64, String> {
        let spelled = self.chars.get(term.at.clone()).unwrap_or_default();
        let weight = match &term.item {
            Item::Start | Item::End => return Ok(1),
            Item::Backtracking(what) => return Err((*what).to_owned()),
            Item::Atom(Atom::Set(set)) if set.of == Named::LineEnd => {
                return Err("`.`, which does not mean the same to all engines".to_owned());
            }
            Item::Boundary { .. } | Item::Atom(_) => match plain(spelled, "^$\\.*+?()[]{}|/")? {
                Some(_) => 1,
                None => CLASS_WEIGHT,
            },
            Item::Class(members) => {
                self.class(members)?;
                CLASS_WEIGHT
            }
            Item::Group(_) if spelled.starts_with(&['(', '?', '<']) => {
                return Err("a group of the form `(?`, other than `(?:`".to_owned());
            }
            Item::Group(ways) => self.ways(ways, depth + 1)? + 1,
        };
        let times = match term.count {
            None => 1,
            Some(Count { lazy: true, .. }) => {
                return Err("a lazy quantifier, which changes nothing here".to_owned());
            }
            Some(count) => count.most.unwrap_or(count.least).max(1),
        };
        bounded(weight.saturating_mul(times))
    }

    fn class(&self, members: &Members) -> Result<(), String> {
        if members.list.is_empty() {
            return Err("an empty class".to_owned());
        }
        let mut before = None;
        for (index, member) in members.list.iter().enumerate() {
            let spelled = self.chars.get(member.at.clone()).unwrap_or_default();
            let is_amid = index > 0 && index + 1 < members.list.len();
            if is_amid && spelled == ['-'] {
                return Err("a `-` amid a class (write `\\-`)".to_owned());
            }
            let first = plain_member(spelled)?;
            if let Some(twice @ ('&' | '~')) = first.filter(|_| first == before) {
                return Err(format!("`{twice}{twice}` in a class"));
            }
            before = if member.high.is_some() {
                // What is before the range's end: an escape or a character, and the `-`.
                let skipped = if spelled.starts_with(&['\\']) { 3 } else { 2 };
                let high = spelled.get(skipped..).unwrap_or_default();
                if let [bare @ ('[' | '-')] = high {
                    return Err(format!("a range that ends in a bare `{bare}`"));
                }
                plain_member(high)?
            } else {
                first
            };
        }
        Ok(())
    }
}

fn plain_member(spelled: &[char]) -> Result<Option<char>, String> {
    if spelled.starts_with(&['[']) {
        return Err("a bare `[` in a class (write `\\[`)".to_owned());
    }
    plain(spelled, "^$\\.*+?()[]{}|/-")
}

/// Returns the character that stands there by itself, if it is no escape. An escape is one of a class, or of one of `signs`.
fn plain(spelled: &[char], signs: &str) -> Result<Option<char>, String> {
    match *spelled {
        ['\\', 'd' | 'D' | 'w' | 'W' | 's' | 'S', ..] => Ok(None),
        ['\\', sign, ..] if signs.contains(sign) => Ok(Some('\\')),
        ['\\', sign, ..] => Err(format!("the escape `\\{sign}`")),
        [literal, ..] if literal > '\u{ffff}' => {
            Err("a character beyond U+FFFF, which is two without the `u` flag".to_owned())
        }
        _ => Ok(spelled.first().copied()),
    }
}

/// A class takes a few states for each length of UTF-8.
const CLASS_WEIGHT: u64 = 8;

fn bounded(weight: u64) -> Result<u64, String> {
    if weight > MAX_WEIGHT {
        return Err("a pattern that unfolds to too many states".to_owned());
    }
    Ok(weight)
}

#[cfg(test)]
mod tests {
    use saop_schema::Pattern;

    use super::check;

    #[test]
    fn exact_patterns_pass() {
        for pattern in [
            r"^\d+\.\d+\.\d+$",
            r"^1\.\d+\.\d+$",
            r"^\w*$",
            "",
            "a|",
            "^(?:ab|c)(d)?$",
            "^[a-z][^0-9_-]{1,3}x{2}y{3,}$",
            r"^[\-a\]\\/]\/é$",
            "[-a]",
            r"[^\D]",
            r"[\d-]",
            r"^\s\S$",
        ] {
            assert!(check(pattern).is_ok(), "{pattern}");
        }
    }

    #[test]
    fn everything_else_is_refused() {
        for (pattern, found) in [
            ("a.b", "`.`"),
            (r"[\b]", r"`\b`"),
            (r"\bx", r"`\b`"),
            (r"\u0041", r"`\u`"),
            (r"\x41", r"`\x`"),
            (r"\cA", r"`\c`"),
            (r"\n", r"`\n`"),
            (r"\p{L}", r"`\p`"),
            (r"(a)\1", "a back-reference"),
            (r"(?<n>a)\k<n>", "(?"),
            ("(?=a)", "a look-ahead"),
            ("(?!a)", "a look-ahead"),
            ("(?<=a)b", "a look-behind"),
            ("(?i)a", "(?"),
            ("a{,3}", "quantifier"),
            ("a{3,2}", "from 3 to 2"),
            ("a{}", "quantifier"),
            ("a{1", "quantifier"),
            ("a{99999999999999999999}", "too many"),
            ("a{2001}", "too many"),
            ("((a{40}){40}){40}", "too many"),
            ("a*?", "lazy"),
            ("a**", "`*` with nothing to repeat"),
            ("a+{2}", "nothing to repeat"),
            ("^*", "`*` with nothing to repeat"),
            ("$+", "`+` with nothing to repeat"),
            ("*a", "nothing to repeat"),
            ("(+a)", "nothing to repeat"),
            ("a]", "bare `]`"),
            ("}", "bare `}`"),
            ("{a", "bare `{`"),
            ("(?<n>a)", "other than `(?:`"),
            ("(a", "unclosed group"),
            ("a)", "unmatched `)`"),
            ("[a", "unclosed class"),
            ("[a-", "unclosed class"),
            ("[]", "empty class"),
            ("[^]", "empty class"),
            ("[a[b]", "bare `[`"),
            ("[a&&b]", "`&&`"),
            ("[a~~b]", "`~~`"),
            ("[a--b]", "empty"),
            ("[!--]", "bare `-`"),
            ("[!-[]", "bare `[`"),
            ("[[-a]", "bare `[`"),
            ("[%-&&]", "`&&`"),
            (r"[a-\x7a]", r"`\x`"),
            ("a+?", "lazy"),
            (r"\p{Greek}", "did you mean"),
            ("[a-z-9]", "amid a class"),
            ("[z-a]", "empty"),
            (r"[\d-z]", "class such as"),
            (r"[a-\d]", "class such as"),
            (r"\-", r"`\-`"),
            ("a\\", "at the end"),
            ("\u{1f600}", "U+FFFF"),
            ("[\u{1f600}]", "U+FFFF"),
        ] {
            let error = check(pattern).err().unwrap_or_default();
            assert!(error.contains(found), "{pattern}: {error}");
        }
        assert!(check(&"(".repeat(100_000)).is_err());
    }

    #[test]
    fn a_negation_means_what_it_does_with_the_flag_u() {
        for pattern in ["^[^a]$", r"^\D$", r"^\S$", r"^\W$", r"^[^\d]$"] {
            assert!(
                Pattern::of(pattern.into()).is_match("\u{1f600}"),
                "{pattern}"
            );
        }
    }

    #[test]
    fn what_has_too_many_states_is_refused() {
        // Few states by count, but none of the characters share one.
        let scattered: String = (0..1_500)
            .filter_map(|index| char::from_u32(0x4e00 + index * 13))
            .collect();
        let error = check(&format!("^[{scattered}]{{200}}$"))
            .err()
            .unwrap_or_default();
        assert!(error.contains("more than 50000 states"), "{error}");
        assert!(check(&format!("^[{scattered}]$")).is_ok());
    }
}
