//! A repair never decides what a backslash was meant to be. SPEC A5, A6.

#![cfg(test)]

use std::collections::BTreeSet;

use saop_json::Tree;
use saop_repair::Repairing;
use saop_schema::{CompileOptions, Schema};
use saop_synth::Rng;

/// What strings are made of: escapes of JSON and of other languages, and what stands around them in code, paths, patterns and words.
const PARTS: [&str; 40] = [
    "a", "d", "n", "t", "it", "s", "x41", " ", ":", "'", "e", "C:", "\\d", "\\n", "\\t", "\\\\",
    "\\/", "\\\"", "\\'", "it\\'s", "\\x41", "\\u0041", "\\u{e9}", "\\u12", "\\w", "\\.", "\\_",
    "\\(", "\\s", "\\alpha", "\\beta", "\\new", "\\data", "\\Users", "\\$", "\\%", "\\\n", "\\r",
    "\\b", "\\q",
];

/// What follows the character after a backslash.
type Rest<'t> = std::iter::Peekable<std::str::Chars<'t>>;

/// How a language reads a backslash before a character; `None` if it refuses that.
type Language = fn(char, &mut Rest<'_>) -> Option<String>;

fn code(digits: &str) -> Option<String> {
    Some(char::from_u32(u32::from_str_radix(digits, 16).ok()?)?.to_string())
}

fn digits(rest: &mut Rest<'_>, count: usize) -> String {
    rest.take(count).collect()
}

fn json(c: char, rest: &mut Rest<'_>) -> Option<String> {
    Some(match c {
        '"' | '\\' | '/' => c.to_string(),
        'b' => "\u{8}".to_owned(),
        'f' => "\u{c}".to_owned(),
        'n' => "\n".to_owned(),
        'r' => "\r".to_owned(),
        't' => "\t".to_owned(),
        'u' => return code(&digits(rest, 4)),
        _ => return None,
    })
}

fn javascript(c: char, rest: &mut Rest<'_>) -> Option<String> {
    match c {
        'u' if rest.peek() == Some(&'{') => {
            let inner: String = rest.skip(1).take_while(|c| *c != '}').collect();
            code(&inner)
        }
        'x' => code(&digits(rest, 2)),
        '\n' => Some(String::new()),
        'b' | 'f' | 'n' | 'r' | 't' | 'u' => json(c, rest),
        c => Some(c.to_string()),
    }
}

fn python(c: char, rest: &mut Rest<'_>) -> Option<String> {
    match c {
        'x' => code(&digits(rest, 2)),
        '\n' => Some(String::new()),
        '\'' => Some("'".to_owned()),
        '/' => Some("\\/".to_owned()),
        'U' | 'N' => None,
        _ => json(c, rest).or_else(|| (c != 'u').then(|| format!("\\{c}"))),
    }
}

/// Nothing is an escape but that of the quote, without which the string would end.
fn verbatim(c: char, rest: &mut Rest<'_>) -> Option<String> {
    match c {
        '"' => json(c, rest),
        c => Some(format!("\\{c}")),
    }
}

fn read(content: &str, language: Language) -> Option<String> {
    let mut out = String::new();
    let mut rest = content.chars().peekable();
    while let Some(c) = rest.next() {
        if c == '\\' {
            let next = rest.next()?;
            out.push_str(&language(next, &mut rest)?);
        } else {
            out.push(c);
        }
    }
    Some(out)
}

/// Returns what a string in double quotes could have meant.
fn meanings(content: &str) -> BTreeSet<String> {
    let strict = read(content, json);
    let languages: &[Language] = match &strict {
        Some(_) => &[json],
        // An apostrophe in a word, where no other backslash is: nobody means that one.
        None if content
            .replace("it\\'s", "its")
            .replace("\\\"", "")
            .contains(['\\', '\'']) =>
        {
            &[javascript, python, verbatim]
        }
        None => &[javascript, python],
    };
    languages
        .iter()
        .filter_map(|language| read(content, *language))
        .collect()
}

fn value(text: &str, pointer: &str) -> String {
    let tree = Tree::of_valid(text);
    let node = tree.root().pointer(pointer).unwrap();
    node.string().unwrap().into_owned()
}

fn content(rng: &mut Rng) -> String {
    let count = 1 + rng.below(6);
    (0..count).map(|_| PARTS[rng.below(PARTS.len())]).collect()
}

// SPEC A6
#[test]
fn no_repair_chooses_between_meanings_of_a_string() {
    let mut rng = Rng::with_seed(57);
    let mut counts = (0, 0);
    for _ in 0..20_000 {
        let strings = [content(&mut rng), content(&mut rng)];
        let [a, b] = &strings;
        let text = format!("{{\"a\": \"{a}\", \"b\": \"{b}\",}}");
        let Ok(repaired) = Repairing::new().repair(&text) else {
            counts.1 += 1;
            continue;
        };
        counts.0 += 1;
        for (content, pointer) in strings.iter().zip(["/a", "/b"]) {
            let found = value(&repaired.text, pointer);
            let meanings = meanings(content);
            assert_eq!(meanings, BTreeSet::from([found]), "{text}");
        }
    }
    assert!(counts.0 > 500 && counts.1 > 10_000, "{counts:?}");
}

// SPEC A6: the schema decides only for what was written, character by character
#[test]
fn a_schema_never_makes_a_repair_drop_a_backslash() {
    let mut rng = Rng::with_seed(58);
    let mut counts = (0, 0);
    for _ in 0..2000 {
        let content = content(&mut rng);
        let meanings = meanings(&content);
        let kept = [json as Language, python, verbatim];
        let kept: BTreeSet<_> = kept
            .iter()
            .filter_map(|language| read(&content, *language))
            .collect();
        for meaning in &meanings {
            let schema = serde_json::json!({"properties": {"a": {"const": meaning}}}).to_string();
            let schema = Schema::compile(&schema, &CompileOptions::new()).unwrap();
            let check = |text: &str| schema.check(text.as_bytes());
            let text = format!("{{\"a\": \"{content}\",}}");
            let Ok(repaired) = Repairing::new().with_check(&check).repair(&text) else {
                counts.1 += 1;
                continue;
            };
            counts.0 += 1;
            assert_eq!(value(&repaired.text, "/a"), *meaning, "{text}");
            // JavaScript leaves a backslash out; of a single meaning that is an apostrophe of a word.
            assert!(
                kept.contains(meaning) || meanings.len() == 1,
                "{text} {meaning:?}"
            );
        }
    }
    assert!(counts.0 > 400 && counts.1 > 200, "{counts:?}");
}
