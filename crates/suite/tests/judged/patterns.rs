//! Patterns that take many states, wherever a schema may have one: a check ends soon, and says that it did not judge where it did not.

use std::time::{Duration, Instant};

use saop_json::Limits;
use saop_schema::push::PushReader;
use saop_schema::{Schema, ViolationKind};
use serde_json::{Value, json};

use super::compile;

/// Each check takes no longer. A debug build takes some ten times as long as a release build.
const MOST: Duration = Duration::from_secs(if cfg!(debug_assertions) { 30 } else { 3 });

/// Three nested groups, each with a count, over one letter.
const HEAVY: &str = "^(((a{0,30}){0,30}){0,30})$";

/// Schemas that have a pattern somewhere, each with a document that has a text or name to match there.
#[rustfmt::skip]
fn places(pattern: &str, text: &str) -> Vec<(&'static str, Value, Value)> {
    let of = json!({"pattern": pattern});
    let named = |name: &str| { let mut object = json!({}); object[name] = json!(1); object };
    let mut by_name = json!({}); by_name[pattern] = json!({"type": "string"});
    vec![
        ("pattern", of.clone(), json!(text)),
        ("items", json!({"items": of}), json!([text, text])),
        ("prefixItems", json!({"prefixItems": [true, of]}), json!([1, text])),
        ("contains", json!({"contains": of}), json!([1, text])),
        ("properties", json!({"properties": {"p": of}}), json!({"p": text})),
        ("additionalProperties", json!({"additionalProperties": of}), json!({"q": text})),
        ("patternProperties", json!({"patternProperties": by_name}), named(text)),
        ("patternProperties, closed", json!({"patternProperties": by_name, "additionalProperties": false}), named(text)),
        ("patternProperties, unevaluated", json!({"patternProperties": by_name, "unevaluatedProperties": false}), named(text)),
        ("propertyNames", json!({"propertyNames": of}), named(text)),
        ("not", json!({"not": of}), json!(text)),
        ("if", json!({"if": of, "then": false, "else": {"maxLength": 3}}), json!(text)),
        ("dependentSchemas", json!({"dependentSchemas": {"p": {"properties": {"p": of}}}}), json!({"p": text})),
        ("anyOf", json!({"anyOf": [{"type": "object"}, {"type": "string", "pattern": pattern}, {"type": "string", "maxLength": 1}]}), json!(text)),
        ("oneOf by tag", json!({"oneOf": [{"properties": {"k": {"const": "a"}, "p": {"type": "string"}}, "required": ["k"]}, {"properties": {"k": {"const": "b"}, "p": {"pattern": pattern}}, "required": ["k"]}]}), json!({"k": "b", "p": text})),
        ("tied branches", json!({"anyOf": [{"type": "object", "patternProperties": by_name, "required": ["x"]}, {"type": "object", "patternProperties": by_name, "required": ["y"]}]}), named(text)),
        ("by reference", json!({"$ref": "#/$defs/p", "$defs": {"p": {"allOf": [of]}}}), json!(text)),
        ("many times", json!({"allOf": vec![json!({"anyOf": [of, {"type": "null"}]}); 20]}), json!(text)),
        ("a long list", json!({"items": {"pattern": pattern}}), json!(vec![text.get(..400).unwrap_or(text); 200])),
    ]
}

fn judge(what: &str, schema: &Schema, document: &str) {
    let begin = Instant::now();
    let checked = schema.check(document.as_bytes());
    assert!(begin.elapsed() < MOST, "{what}: {:?}", begin.elapsed());
    let begin = Instant::now();
    assert_eq!(
        schema.is_valid(document.as_bytes()),
        checked.is_ok(),
        "{what}"
    );
    let mut reader = PushReader::for_schema(schema, &Limits::default());
    for piece in document.as_bytes().chunks(1 << 12) {
        reader.push(piece);
    }
    assert_eq!(reader.finish().is_ok(), checked.is_ok(), "{what}");
    assert!(begin.elapsed() < 2 * MOST, "{what}: {:?}", begin.elapsed());
    if let Err(error) = checked {
        let limits = error
            .violations()
            .iter()
            .filter(|one| one.kind() == ViolationKind::Limit);
        let limits = limits.count();
        assert_eq!(error.is_unjudged(), limits > 0, "{what}: {error}");
        assert!(
            limits == 0 || error.violation_count() == 1,
            "{what}: {error}"
        );
    }
}

#[test]
fn wherever_a_pattern_is_a_check_ends() {
    let text = "a".repeat(800) + "!";
    for (place, schema, document) in places(HEAVY, &text) {
        judge(place, &compile(&schema), &document.to_string());
    }
    let long = "a".repeat(60_000) + "!";
    for (place, schema, document) in places(HEAVY, &long).into_iter().take(2) {
        judge(place, &compile(&schema), &document.to_string());
    }
}

#[test]
fn a_pattern_matches_what_it_says() {
    #[rustfmt::skip]
    let rows: &[(&str, &[&str], &[&str])] = &[
        ("^(((a{0,3}){0,3}){0,3})$", &["", "a", "aaaaaaaaaaaaaaaaaaaaaaaaaaa"], &["b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaa"]),
        ("^(a{2,3}b?){2}$", &["aaaa", "aabaaab", "aaaaaa"], &["aaa", "aabab", "aaaaaaaa"]),
        ("^.{3}$", &["abc", "é!\u{1F600}"], &["ab", "abcd", "a\nb"]),
        ("^[^]{2}$", &["\n\n", "ab"], &["a", "abc"]),
        ("a{0}b", &["b", "ab"], &["a", ""]),
        ("^(?:|a)+$", &["", "aaa"], &["b"]),
        ("(?:ab|a)(?:c|bcd)(?:d*)$", &["abcd", "xacd", "abcdd"], &["ab", "abce"]),
        ("\\bcat\\b", &["a cat!", "cat", "-cat-"], &["cats", "concat", "cat_"]),
        ("\\Bat", &["cat", "flat at"], &["at", " at "]),
        ("^\\p{Lu}\\p{Ll}{1,5}$", &["Ab", "Éclair"], &["ab", "A", "Abcdefgh"]),
        ("^[\\w.+-]{1,64}@[\\w-]+(\\.[\\w-]+)+$", &["a.b+c@d-e.fg", "a@b.c"], &["a@b", "@b.c", "a b@c.d"]),
        ("^\\d{1,3}(?:\\.\\d{1,3}){3}$", &["1.22.333.4"], &["1.2.3", "1234.1.1.1", "١.1.1.1"]),
        ("[a-f]{2}(?:-[a-f]{2}){1,3}", &["zab-cdz", "ab-ab-ab-ab-ab"], &["a-b", "ab", "ab-c"]),
        ("^$", &[""], &["a", "\n"]),
        ("$", &["", "a\n"], &[]),
        ("^(?:a|b)*?c{1,2}?$", &["c", "abbacc"], &["", "accc"]),
        ("^[\\s\\S]{0,5}x", &["x", "     x", "\n\nx"], &["      x", ""]),
        ("(?=a)", &[], &[]),
        ("x*y{3,}z", &["yyyz", "xxyyyyyz"], &["yyz", "yyy"]),
        ("^\u{1F600}{2}$", &["\u{1F600}\u{1F600}"], &["\u{1F600}"]),
        ("^(?:[01]\\d|2[0-3]):[0-5]\\d$", &["00:00", "23:59"], &["24:00", "1:00", "12:60"]),
        ("^(?:.{0,20},){0,20}end$", &["end", "a,b,,end"], &["a,bend", "end,"]),
    ];
    let mut wrong = Vec::new();
    for (pattern, matching, others) in rows {
        let options = saop_schema::CompileOptions::new();
        let Ok(schema) = Schema::compile(&json!({"pattern": pattern}).to_string(), &options) else {
            assert!(matching.is_empty() && others.is_empty(), "{pattern}");
            continue;
        };
        let all = matching.iter().map(|one| (one, true));
        for (text, is_match) in all.chain(others.iter().map(|one| (one, false))) {
            if schema.is_valid(json!(text).to_string().as_bytes()) != is_match {
                wrong.push(format!("{pattern}: {text:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
