//! Patterns as ECMA-262 has them; `scripts/verify-patterns.sh` compares many more with another engine. SPEC P5, S3

use std::cell::Cell;

use regex_automata::meta::Regex;

use self::random::Random;
use super::Pattern;
use super::automaton::Automaton;
use super::syntax::{Refused, Syntax};
use super::table::{Table, kept};
use super::translate::{by_units, spelled, translate};

#[path = "../../tests/pattern_costs/random.rs"]
mod random;

/// As many states as the patterns of one schema may have.
const MOST: u64 = 1 << 20;

fn judged(pattern: &str) -> Result<(), Refused> {
    Syntax::of(pattern)?.check(MOST)
}

fn all(cases: &[(&str, &str, bool)], with_u: bool) {
    for (pattern, text, expected) in cases {
        let syntax = Syntax::of(pattern).unwrap_or_else(|refused| panic!("{pattern}: {refused:?}"));
        assert_eq!(syntax.without_u.is_none(), with_u, "{pattern}");
        assert_eq!(judged(pattern), Ok(()), "{pattern}");
        let matches = Pattern::of((*pattern).to_owned().into()).is_match(text);
        assert_eq!(matches, *expected, "{pattern} {text:?}");
    }
}

#[test]
fn a_pattern_that_cannot_be_read_matches_nothing() {
    assert!(!Pattern::new("(").is_match("("));
}

#[test]
fn what_is_valid_with_the_flag_is_read_with_it() {
    all(
        &[
            ("^.$", "\u{2028}", false),
            ("^.$", "\r", false),
            ("^.$", "\u{85}", true),
            ("^.$", "é", true),
            ("^.$", "\u{1F600}", true),
            ("^a$", "a\n", false),
            ("^[^a]$", "\u{1F600}", true),
            (r"^\d$", "٣", false),
            (r"^\w$", "é", false),
            (r"^\W$", "é", true),
            (r"^\s$", "\u{FEFF}", true),
            (r"^\s$", "\u{85}", false),
            (r"^\s$", "\u{180E}", false),
            (r"^[\s\d-]+$", "1 -", true),
            (r"^[^\S]$", " ", true),
            (r"^[a-z&&[^b]$", "&", true),
            ("^[!--]$", "-", true),
            ("^[]$", "", false),
            ("[]", "a", false),
            ("^[^]$", "\n", true),
            ("^[^]$", "\u{1F600}", true),
            (r"^\cJ$", "\n", true),
            (r"^\cA\ca$", "\u{1}\u{1}", true),
            (r"^\x41B\u{43}\u{00000044}$", "ABCD", true),
            (r"^\ud83d\ude00$", "\u{1F600}", true),
            (r"^\u{1F600}+$", "\u{1F600}\u{1F600}", true),
            (r"^[\ud83d\ude00-\ud83d\ude02]$", "\u{1F601}", true),
            ("^[😀-😂]$", "\u{1F601}", true),
            // Half of a character is in no text, and both halves are no character unless they are spelled as one.
            (r"^\ud83d$", "\u{1F600}", false),
            (r"\ud83d", "\u{1F600}", false),
            (r"^\ud83d\u{de00}$", "\u{1F600}", false),
            (r"^[^\ud83d]$", "\u{1F600}", true),
            (r"^a{2}?$", "aa", true),
            (r"^a{0}b$", "b", true),
            (r"^a{01,002}$", "aa", true),
            (r"^\/\.\$$", "/.$", true),
            (r"^[\-\/]+$", "/-", true),
            (r"^[\w.-]+$", "a.-b", true),
            (r"^[.-/]$", "/", true),
            (r"^[<>#&~|-]+$", "<>#&~|-", true),
            (r"^\p{Letter}\p{L}$", "éa", true),
            (r"^\P{L}$", "é", false),
            (r"^[\p{Lu}\P{L}]+$", "É1", true),
            (r"^\p{Script=Greek}$", "α", true),
            (r"^\D\p{Script_Extensions=Greek}$", "aα", true),
            (r"^\p{digit}\p{punct}\p{Any}$", "٣!\n", true),
            (r"^\p{Zl}\p{Zp}$", "\u{2028}\u{2029}", true),
            (r"^\p{sc=Zzzz}$", "\u{E000}", true),
            (r"^\p{Cs}$", "a", false),
            (r"\bcat\b", "a cat", true),
            (r"\bcat\b", "écat", true),
            (r"^\Ba\B$", "a", false),
            // Not between the bytes of a character.
            (r"\B", "aéa", false),
            (r"^(?<year>[0-9]{4})-x$", "2026-x", true),
            (r"^(?<\u0061é$>a)$", "a", true),
            (r"^(?<\ud835\udc9c>a)$", "a", true),
            ("a|", "", true),
            (r"^[\b]$", "\u{8}", true),
            (r"^\t\n\v\f\r\0$", "\t\n\u{B}\u{C}\r\0", true),
            ("^(?:)*$", "", true),
            ("^(?:a|b|)+?c$", "abc", true),
        ],
        true,
    );
}

#[test]
fn what_is_valid_without_the_flag_alone_is_read_by_code_units() {
    all(
        &[
            // Annex B: escapes that are none.
            (r"^\c1$", r"\c1", true),
            (r"^\c$", r"\c", true),
            (r"^[\c_]$", "\u{1F}", true),
            (r"^[\c1]$", "\u{11}", true),
            (r"^[\c]+$", r"c\", true),
            (r"^\p{L&}$", "p{L&}", true),
            (r"^\p{Greek}$", "p{Greek}", true),
            (r"^\p{Greek}$", "α", false),
            (r"^\p{l}$", "p{l}", true),
            (r"^\p{2}$", "pp", true),
            (r"^\p{L}\-$", "p{L}-", true),
            (r"\u{110000}", "u", false),
            (r"^\u{3}\-$", "uuu-", true),
            (r"^\x4\u00$", "x4u00", true),
            (r"^\-\_\@\/\e$", "-_@/e", true),
            (r"^\k\8\9$", "k89", true),
            (r"^[\<\>\B]+$", "<>B", true),
            // Octal escapes.
            (r"^\1\01\001\0001$", "\u{1}\u{1}\u{1}\u{0}1", true),
            (r"^\101\377\400\08$", "Aÿ 0\u{0}8", true),
            (r"^(a)\2$", "a\u{2}", true),
            (r"^[\1-\3]$", "\u{2}", true),
            // Braces and brackets that stand for themselves.
            ("^a{,2}$", "a{,2}", true),
            ("^a{1,2,3}$", "a{1,2,3}", true),
            ("^a{$", "a{", true),
            ("^{1$", "{1", true),
            ("^}]$", "}]", true),
            // Ranges with a set at an end.
            (r"^[\w-a]+$", "z-a", true),
            (r"^[\d-\s]+$", "1- ", true),
            (r"^[a-\d]+$", "a-1", true),
            (r"^[b-\d-z]+$", "b1-z", true),
            // By code units: none of these has the `u` flag because of the `\-`.
            (r"^.\-?$", "\u{1F600}", false),
            (r"^..\-?$", "\u{1F600}", true),
            (r"^😀+\-?$", "\u{1F600}\u{1F600}", false),
            (r"^[😀]{2}\-?$", "\u{1F600}", true),
            (r"^\ud83d.\-?$", "\u{1F600}", true),
            (r"^\ud83d\-?", "\u{1F600}", true),
            (r"^\ud83d\ude00\-?$", "\u{1F600}", true),
            (r"^[^a]\-?$", "\u{1F600}", false),
            (r"^[^a]\-?$", "\u{FFFF}", true),
            (r"^\W{2}\-?$", "\u{1F600}", true),
            (r"^[^]{2}\-?$", "\u{10FFFF}", true),
            (r"^[^\ud800-\udbff]\-?$", "\u{D7FF}", true),
            (r"\ude00\-?$", "\u{1F600}", true),
        ],
        false,
    );
}

#[test]
fn what_no_linear_time_engine_matches_is_told() {
    for pattern in [
        "(?=a)",
        "(?!a)",
        "(?<=a)",
        "(?<!a)",
        "(?=a)*",
        r"(a)\1",
        r"\1(a)",
        r"(?<a>x)\k<a>",
        r"(?<n>a)\k<n>\-",
        r"\k<a>(?<a>x)",
    ] {
        let refused = judged(pattern);
        assert!(
            matches!(refused, Err(Refused::Backtracking(_))),
            "{pattern}: {refused:?}"
        );
    }
    for pattern in [
        r"\p{CWKCF}",
        r"[\P{Changes_When_NFKC_Casefolded}]",
        r"\p{Script=Sidetic}",
    ] {
        let refused = judged(pattern);
        assert!(
            matches!(refused, Err(Refused::Property(_))),
            "{pattern}: {refused:?}"
        );
    }
}

#[test]
fn what_is_no_pattern_is_told_with_its_place() {
    for (pattern, found) in [
        ("(", "an unclosed group at character 1"),
        ("ab(c", "an unclosed group at character 3"),
        ("a)", "an unmatched `)` at character 2"),
        ("[a", "an unclosed class at character 1"),
        ("[a-", "an unclosed class at character 1"),
        ("*a", "`*` with nothing to repeat at character 1"),
        ("a**", "`*` with nothing to repeat at character 3"),
        ("^*", "`*` with nothing to repeat at character 2"),
        (r"\b+", "`+` with nothing to repeat at character 3"),
        ("(?<=a)?", "`?` with nothing to repeat at character 7"),
        (
            "a{2}{3}",
            "a quantifier with nothing to repeat at character 5",
        ),
        ("{2}", "a quantifier with nothing to repeat at character 1"),
        ("^{2}", "`{2}` with nothing to repeat at character 2"),
        ("a{2,1}", "a quantifier from 2 to 1 at character 2"),
        ("[b-a]", "the range `b-a`, which is empty at character 2"),
        (
            r"[\x62-a]",
            r"the range `\x62-a`, which is empty at character 2",
        ),
        // Two halves each: the range is from the last to the first.
        (r"[😀-😂]\-", "which is empty at character 3"),
        ("\\", "a `\\` at the end at character 1"),
        ("a(?i)", "flags within the pattern, `(?i` at character 2"),
        ("(?i:a)", "flags within the pattern, `(?i` at character 1"),
        (
            "(?s-m:a)",
            "flags within the pattern, `(?s-m` at character 1",
        ),
        ("(?x)", "a group of an unknown form, `(?` at character 1"),
        ("(?<a", "an unclosed name of a group at character 1"),
        (
            "(?<1>a)",
            "a group whose name is no identifier at character 1",
        ),
        (
            "(?<>a)",
            "a group whose name is no identifier at character 1",
        ),
        (
            "(?<n>a)(?<n>b)",
            "a second group of that name, `(?<n>` at character 8",
        ),
        (
            "(?<n>a)|(?<n>b)",
            "a second group of that name, `(?<n>` at character 9",
        ),
        (
            r"(?<n>a)\k",
            r"the escape `\k` without a name at character 8",
        ),
        (
            r"(?<n>a)[\k]\-",
            r"the escape `\k` in a class at character 9",
        ),
        (
            r"(?<n>a)\k<m>",
            "a reference to a group that is not there at character 8",
        ),
    ] {
        match judged(pattern) {
            Err(Refused::Invalid(fault)) => {
                let told = fault.to_string();
                assert!(told.ends_with(found), "{pattern}: {told}");
            }
            other => panic!("{pattern}: {other:?}"),
        }
    }
}

#[test]
fn why_the_flag_does_not_fit_is_told() {
    for (pattern, found, literal) in [
        (
            r"^\p{Greek}$",
            r"the unknown property `\p{Greek}` (did you mean `\p{Script=Greek}`?) at character 2",
            true,
        ),
        (
            r"\p{l}",
            r"the unknown property `\p{l}` (did you mean `\p{L}`?) at character 1",
            true,
        ),
        (
            r"\p{L&}",
            r"the unknown property `\p{L&}` at character 1",
            true,
        ),
        (
            r"[\P{latin}]",
            r"the unknown property `\P{latin}` (did you mean `\P{Script=Latin}`?) at character 2",
            true,
        ),
        (
            r"\p{L",
            r"the escape `\p` without the name of a property at character 1",
            true,
        ),
        (
            r"\p",
            r"the escape `\p` without the name of a property at character 1",
            false,
        ),
        (r"\p{L}\-", r"the escape `\-` at character 6", true),
        (r"\-", r"the escape `\-` at character 1", false),
        (
            r"\c1",
            r"the escape `\c` without a letter at character 1",
            false,
        ),
        (
            r"\x4",
            r"the escape `\x` without a code point at character 1",
            false,
        ),
        (
            r"\u{110000}",
            r"the escape `\u` without a code point at character 1",
            false,
        ),
        (
            r"(a)\2",
            "a reference to a group that is not there at character 4",
            false,
        ),
        (
            "a{,2}",
            "a quantifier that is not `{n}`, `{n,}` or `{n,m}` at character 2",
            false,
        ),
        ("😀]", r"a bare `]` (write `\]`) at character 2", false),
        (
            r"[\w-a]",
            r"a range with a class such as `\d` at one end at character 2",
            false,
        ),
    ] {
        let syntax = Syntax::of(pattern).unwrap();
        assert_eq!(syntax.without_u.unwrap().to_string(), found, "{pattern}");
        assert_eq!(syntax.has_literal_property, literal, "{pattern}");
    }
}

// SPEC E4, P2
#[test]
fn the_size_is_bounded_before_it_is_taken() {
    let deep = |count: usize, end: &str| format!("{}a{}", "(?:".repeat(count), end.repeat(count));
    let properties = r"\p{L}".repeat(20_000);
    for pattern in [
        "(?:a{1000}){1100}",
        "a{99999999999}",
        "a{0,99999999999999999999999999}",
        r"\p{L}{1000}",
        &*deep(201, ")"),
        &*format!("{}a{}", "(?:b|c".repeat(199), "d)*".repeat(199)),
        &*"(".repeat(100_000),
        &*properties,
    ] {
        assert_eq!(judged(pattern), Err(Refused::Large), "{pattern:.30}");
    }
    for pattern in [
        &*deep(199, ")"),
        "(?:a{1000}){1000}",
        &*format!("[{properties}]"),
    ] {
        assert_eq!(judged(pattern), Ok(()), "{pattern:.30}");
    }
}

#[test]
fn the_states_are_those_of_the_automaton() {
    let expression = |pattern: &str| translate(&Syntax::of(pattern).unwrap(), MOST).unwrap();
    for (pattern, least, most) in [
        ("^(?<name>abc|d)$", 40, 60),
        ("^a{100}$", 100, 200),
        ("^a{2,1000}$", 1_000, 1_100),
        ("^a{1000,}$", 1_000, 1_100),
        ("((a{0,10}){0,10}|b){5}", 500, 1_000),
        // A class is there once.
        (r"^\p{L}{100}$", 1_000, 2_000),
    ] {
        let expression = expression(pattern);
        let states = expression.states;
        assert!((least..most).contains(&states), "{pattern}: {states}");
        let (made, _) = Automaton::of(&expression.hir).unwrap().size();
        assert!(made as u64 <= 2 * states, "{pattern}: {made}, not {states}");
    }
    let spelled = spelled(&expression(r"^\p{L}{100}$").hir);
    assert!(spelled > 50_000, "{spelled}");
}

// SPEC P5
#[test]
fn random_patterns_match_what_another_engine_matches() {
    let mut random = Random(1);
    let (mut matched, mut not) = (0, 0);
    for _ in 0..1_000 {
        let pattern = random.pattern(60, 3);
        let expression = translate(&Syntax::of(&pattern).unwrap(), MOST).unwrap();
        let regex = Regex::builder().build_from_hir(&expression.hir).unwrap();
        let automaton = Automaton::of(&expression.hir).unwrap();
        // One that begins anew all the time, too.
        let (mut table, mut small) = (Table::new(), Table::of(300));
        for length in [0, 1, 1, 2, 2, 3, 4, 6, 9, 14] {
            let text = random.text(length);
            let text = if expression.by_units {
                by_units(&text)
            } else {
                text.into()
            };
            let left = Cell::new(1 << 40);
            let is_match = automaton.is_match(&mut table, &text, &left);
            assert_eq!(is_match, regex.is_match(&*text), "{pattern} {text:?}");
            assert_eq!(
                is_match,
                automaton.is_match(&mut small, &text, &left),
                "{pattern} {text:?}"
            );
            assert!(left.get() > 0);
            if is_match { matched += 1 } else { not += 1 }
        }
    }
    assert!(matched > 1_000 && not > 1_000, "{matched}, {not}");
}

#[test]
fn a_match_takes_what_its_states_cost() {
    let cost = |pattern: &str, text: &str| {
        let pattern = Pattern::of(pattern.to_owned().into());
        let left = Cell::new(1 << 40);
        let _ = pattern.engine().unwrap().is_match(text, &left);
        (1 << 40) - left.get()
    };
    let a = "a".repeat(1_000) + "!";
    // A known row is read, whatever its states; a new one takes them all.
    assert!(cost("^(?:a|b)*c$", &a) < 500);
    let heavy = cost("^((a{0,10}){0,10}){0,100}$", &a);
    assert!(heavy > 1_000_000, "{heavy}");
    // Nothing is read beyond what decides.
    assert!(cost("^(?:x|y)*$", &a) < 200);
    assert!(cost("^(?:a|b)", &a) < 200);
    assert!(cost("zz", &a) < 500);
    // Once nothing is left, the rest is not read.
    let engine = Pattern::new("^((a{0,100}){0,100}){0,100}$");
    let left = Cell::new(10_000_000);
    assert!(!engine.engine().unwrap().is_match(&a, &left));
    assert_eq!(left.get(), 0);
}

// SPEC P2
#[test]
fn tables_of_many_patterns_are_not_all_kept() {
    let mut random = Random(3);
    let text: String = (0..2_000).map(|_| random.one_of(&["a", "b"])).collect();
    let pattern = |count| Pattern::of(format!("^[ab]*a[ab]{{{count}}}$").into());
    let patterns: Vec<_> = (20..60).map(pattern).collect();
    for pattern in &patterns {
        pattern.is_match(&text);
    }
    let most = kept();
    assert!((2 << 20..=6 << 20).contains(&most), "{most}");
    drop(patterns);
    assert!(kept() < most / 2, "{}, {most}", kept());
}

#[test]
fn an_example_matches_and_is_as_short_as_it_may_be() {
    for (pattern, least, expected) in [
        ("^[a-f]{2}-\\d+$", 0, Some("aa-0")),
        ("^x+$", 3, Some("xxx")),
        ("^(?:abc|d|ef)$", 0, Some("d")),
        ("^(a|b)(c|d){2,}e?$", 5, Some("acccc")),
        ("^(a|b)(c|d){2,3}e?$", 5, Some("accce")),
        ("^[^a-zA-Z0-9_. -]$", 0, Some("!")),
        ("^[\\t]$", 0, Some("\t")),
        ("^ab", 4, Some("abaa")),
        ("^$", 0, Some("")),
        ("^$", 1, None),
        ("^a\\bb$", 0, None),
        ("^[]$", 0, None),
        ("^(?:a{1000}){1000}$", 0, None),
        ("^(?:a{1000}){5}b{1000}c$", 0, None),
        ("^\\u{1F600}$", 0, Some("\u{1F600}")),
        // Without `u`, a character beyond U+FFFF is two.
        ("^\\-..$", 0, Some("-aa")),
        ("^\\-\\ud83d\\ude00$", 0, Some("-\u{1F600}")),
        ("^\\-\\ud83d$", 0, None),
        ("(?<=a)b", 0, None),
        ("(", 0, None),
    ] {
        let example = Pattern::example(pattern, least);
        assert_eq!(example.as_deref(), expected, "{pattern} {least}");
    }
}
