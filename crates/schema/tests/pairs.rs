//! SPEC X1: pairs of a schema and a document, each as large as the promise allows, in which much meets much. A binary of its
//! own, with one test, so that its peak of memory is nobody else's.

#![cfg(test)]

use std::fs;
use std::time::Duration;

use saop_schema::{CompileOptions, Dialect, Limits, Schema};

/// Without optimization they are smaller, and take longer.
const SIZE: usize = if cfg!(debug_assertions) {
    1 << 13
} else {
    1 << 20
};
const MOST: Duration = Duration::from_secs(if cfg!(debug_assertions) { 60 } else { 2 });
/// How often a case is tried that took too long.
const MOST_TIMES: usize = 5;
const MOST_MEMORY: usize = 512 << 20;

/// As many as have room, with commas between.
fn many_in(size: usize, one: impl Fn(usize) -> String) -> String {
    let mut all = String::new();
    for number in 0.. {
        let next = one(number);
        if all.len() + next.len() + 64 > size {
            break;
        }
        if number > 0 {
            all.push(',');
        }
        all.push_str(&next);
    }
    all
}

fn many(one: impl Fn(usize) -> String) -> String {
    many_in(SIZE, one)
}

fn counted(count: usize, one: impl Fn(usize) -> String) -> String {
    (0..count).map(one).collect::<Vec<_>>().join(",")
}

fn half(one: impl Fn(usize) -> String) -> String {
    many_in(SIZE / 2, one)
}

fn all_of(one: impl Fn(usize) -> String) -> String {
    format!(r#"{{"allOf": [{}]}}"#, many(one))
}

fn items_of(keyword: &str, one: impl Fn(usize) -> String) -> String {
    format!(r#"{{"items": {{"{keyword}": [{}]}}}}"#, many(one))
}

fn array(item: &str) -> String {
    format!("[{}]", many(|_| item.to_owned()))
}

/// The cases: a name, a schema and a document.
#[allow(clippy::too_many_lines, reason = "a table")]
fn pairs() -> Vec<(&'static str, String, String)> {
    let ones = array("1");
    let objects = array("{}");
    let members = format!("{{{}}}", many(|n| format!(r#""k{n}":{n}"#)));
    let number = "9".repeat(SIZE - 10);
    let name = "k".repeat(SIZE / 2 - 100);
    let escaped = r"\u0061".repeat(SIZE / 6 - 10);
    let nested = |levels: usize| format!("{}{}", "[".repeat(levels), "]".repeat(levels));
    vec![
        (
            "parts that each look over all members",
            all_of(|n| format!(r#"{{"properties": {{"a{n}": {{}}}}}}"#)),
            members.clone(),
        ),
        (
            "many members missing from each of many objects",
            items_of("required", |n| format!(r#""r{n}""#)),
            objects.clone(),
        ),
        (
            "schemas for other types",
            items_of("allOf", |n| {
                format!(r#"{{"not": {{"type": "string", "minLength": {n}}}}}"#)
            }),
            ones.clone(),
        ),
        (
            "conditions",
            items_of("allOf", |n| {
                format!(r#"{{"if": {{"minimum": {n}}}, "then": {{"maximum": {n}}}}}"#)
            }),
            ones.clone(),
        ),
        (
            "branches, of which one can take the items",
            format!(
                r#"{{"items": {{"anyOf": [{}, {{"type": "string"}}]}}}}"#,
                many(|_| "false".to_owned())
            ),
            array("\"\""),
        ),
        (
            "branches, each with another tag",
            items_of("anyOf", |n| {
                format!(r#"{{"properties": {{"t": {{"const": "v{n}"}}, "u{n}": {{"const": 1}}}}}}"#)
            }),
            array(r#"{"t":"x","u1":2}"#),
        ),
        (
            "names of a tag, and values that are close to them",
            items_of("oneOf", |n| {
                format!(
                    r#"{{"type": "object", "required": ["t"], "properties": {{"t": {{"const": "name{n}"}}}}}}"#
                )
            }),
            array(r#"{"t":"nmae1"}"#),
        ),
        (
            "unknown properties, and names that are close to them",
            format!(
                r#"{{"items": {{"properties": {{{}}}, "additionalProperties": false}}}}"#,
                many(|n| format!(r#""name{n}": {{}}"#))
            ),
            array(r#"{"nmae1":1,"nmae2":2}"#),
        ),
        (
            "members that depend on members",
            format!(
                r#"{{"dependentRequired": {{{}}}}}"#,
                many(|n| format!(r#""k{n}": ["z{n}"]"#))
            ),
            members.clone(),
        ),
        (
            "patterns of names",
            format!(
                r#"{{"patternProperties": {{{}}}}}"#,
                many(|n| format!(r#""(a|k)*{n}$": {{"minimum": 0}}"#))
            ),
            members.clone(),
        ),
        (
            "a long name under many parts",
            all_of(|n| format!(r#"{{"properties": {{"a{n}": {{}}}}}}"#)),
            format!(r#"{{"{escaped}": 1}}"#),
        ),
        (
            "a long string under many parts",
            all_of(|n| format!(r#"{{"minLength": {}}}"#, n * SIZE / 10)),
            format!(r#""{escaped}""#),
        ),
        (
            "a long number under many parts",
            all_of(|n| format!(r#"{{"multipleOf": {}}}"#, n + 2)),
            number.clone(),
        ),
        (
            "a long bound and many numbers",
            format!(r#"{{"items": {{"minimum": {number}}}}}"#),
            ones.clone(),
        ),
        (
            "a long constant and many numbers",
            format!(r#"{{"items": {{"const": {number}}}}}"#),
            ones.clone(),
        ),
        (
            "a long name in each path",
            format!(r#"{{"properties": {{"{name}": {{"items": {{"type": "string"}}}}}}}}"#),
            format!(r#"{{"{name}": [{}]}}"#, half(|_| "1".to_owned())),
        ),
        (
            "a long name that is missing many times",
            format!(r#"{{"items": {{"required": ["{name}{name}"]}}}}"#),
            objects.clone(),
        ),
        (
            "a long name in the path of each keyword",
            format!(
                r#"{{"properties": {{"{name}": {{"allOf": [{}]}}}}}}"#,
                half(|n| format!(r#"{{"minimum": {}}}"#, n + 9))
            ),
            format!(r#"{{"{name}": 1}}"#),
        ),
        (
            "items that are looked for in many ways",
            all_of(|n| format!(r#"{{"contains": {{"type": "string", "minLength": {n}}}}}"#)),
            ones.clone(),
        ),
        (
            "a chain of parts for each item",
            format!(
                r##"{{"items": {{"$ref": "#/$defs/a0"}}, "$defs": {{{}, "a{}": {{"type": "string"}}}}}}"##,
                counted(SIZE / 60, |n| {
                    format!(r##""a{n}": {{"allOf": [{{"$ref": "#/$defs/a{}"}}]}}"##, n + 1)
                }),
                SIZE / 60
            ),
            ones.clone(),
        ),
        (
            "a chain of references, and a reference to each of them",
            format!(
                r#"{{"anyOf": [{}], "$defs": {{{}, "a{}": {{"type": "string"}}}}}}"#,
                counted(SIZE / 60, |n| format!(r##"{{"$ref":"#/$defs/a{n}"}}"##)),
                counted(SIZE / 60, |n| format!(r##""a{n}":{{"$ref":"#/$defs/a{}"}}"##, n + 1)),
                SIZE / 60
            ),
            "1".to_owned(),
        ),
        (
            "references into an array",
            format!(
                r#"{{"anyOf": [{}, true]}}"#,
                counted(SIZE / 25, |n| format!(r##"{{"$ref":"#/anyOf/{n}"}}"##))
            ),
            "1".to_owned(),
        ),
        (
            "references relative to a long URI",
            format!(
                r#"{{"$id": "http://x/{name}", "anyOf": [{}]}}"#,
                half(|n| format!(r#"{{"$ref": "b{n}"}}"#))
            ),
            "1".to_owned(),
        ),
        (
            "references to a schema with a long title",
            format!(
                r#"{{"title": "{name}", "anyOf": [{}]}}"#,
                half(|_| r##"{"$ref": "#"}"##.to_owned())
            ),
            "1".to_owned(),
        ),
        (
            "references to a schema with many members",
            format!(
                r#"{{"anyOf": [{}], {}}}"#,
                half(|_| r##"{"$ref": "#"}"##.to_owned()),
                half(|n| format!(r#""x{n}": 1"#))
            ),
            "1".to_owned(),
        ),
        (
            "references to nothing",
            all_of(|n| format!(r##"{{"$ref": "#/q{n}"}}"##)),
            "1".to_owned(),
        ),
        (
            "dynamic anchors",
            format!(
                r#"{{"$defs": {{{}}}, "anyOf": [{}]}}"#,
                half(|n| format!(r#""d{n}": {{"$dynamicAnchor": "a{n}"}}"#)),
                counted(SIZE / 100, |n| format!(r##"{{"$dynamicRef": "#a{n}"}}"##))
            ),
            "1".to_owned(),
        ),
        (
            "resources within each other's reach",
            format!(
                r#"{{"$id": "http://x/r", "$ref": "s0", "$defs": {{{}}}}}"#,
                counted(SIZE / 90, |n| format!(r#""d{n}":{{"$id":"s{n}","$dynamicAnchor":"a{n}","$ref":"s{}"}}"#, n + 1))
                    .replace(&format!(r#","$ref":"s{}""#, SIZE / 90), r#","x":"$dynamicRef""#)
            ),
            "1".to_owned(),
        ),
        (
            "one union's required members, each a candidate for its tag",
            format!(
                r#"{{"anyOf": [{{"type": "object", "required": [{}], "properties": {{{}}}}}, {{"type": "object", "required": ["x0"]}}]}}"#,
                half(|n| format!(r#""x{n}""#)),
                half(|n| format!(r#""x{n}":{{}}"#))
            ),
            "{}".to_owned(),
        ),
        (
            "members that no branch has looked at",
            format!(
                r#"{{"items": {{"anyOf": [{}], "unevaluatedProperties": false}}}}"#,
                many(|n| format!(r#"{{"properties": {{"k{n}": {{}}}}}}"#))
            ),
            array(r#"{"k1":1,"k2":2}"#),
        ),
        (
            "a chain of what was not looked at",
            format!(
                r##"{{"$ref": "#/$defs/a0", "$defs": {{{}}}}}"##,
                many(|n| {
                    let next = n + 1;
                    format!(r##""a{n}": {{"allOf": [{{"$ref": "#/$defs/b{n}"}}], "unevaluatedProperties": {{"$ref": "#/$defs/a{n}"}}}}, "b{n}": {{"title": "{next}"}}"##)
                })
            ),
            members.clone(),
        ),
        (
            "constants at every level",
            r##"{"$ref": "#/$defs/a", "$defs": {"a": {"items": {"$ref": "#/$defs/a"}, "not": {"enum": [[1], [2, [3]]]}}}}"##.to_owned(),
            nested(SIZE / 4),
        ),
        (
            "unions at every level",
            r##"{"anyOf": [{"items": {"$ref": "#"}}, {"items": {"$ref": "#"}, "maxItems": 0}]}"##.to_owned(),
            nested(SIZE / 2),
        ),
    ]
}

// SPEC X1
#[test]
fn no_pair_takes_long_or_much() {
    let limits = Limits::default().with_max_depth(usize::MAX);
    let options = CompileOptions::new().with_default_dialect(Dialect::Draft202012);
    let all = pairs();
    let before = resident("VmRSS:");
    for (name, schema, document) in all {
        assert!(
            schema.len() <= SIZE + SIZE / 8 && document.len() <= SIZE,
            "{name}"
        );
        let _ = fs::write("/proc/self/clear_refs", "5");
        // Other work on the machine only ever adds to the time: of several times the least is nearest.
        let mut took = Duration::MAX;
        for _ in 0..MOST_TIMES {
            let start = on_a_processor();
            // Whether it is accepted or not, or refused.
            let _ = Schema::compile(&schema, &options)
                .map(|compiled| compiled.check_with(document.as_bytes(), &limits));
            took = took.min(on_a_processor().saturating_sub(start));
            if took <= MOST {
                break;
            }
        }
        let memory = resident("VmHWM:").saturating_sub(before);
        assert!(
            took <= MOST,
            "{name}: expected {MOST:?}, but found {took:?}"
        );
        assert!(
            memory <= MOST_MEMORY,
            "{name}: expected at most {MOST_MEMORY} bytes, but found {memory}"
        );
    }
}

/// The time that this thread has had on a processor.
#[cfg(unix)]
fn on_a_processor() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap()
}

#[cfg(not(unix))]
fn on_a_processor() -> Duration {
    static BEGUN: std::sync::LazyLock<std::time::Instant> =
        std::sync::LazyLock::new(std::time::Instant::now);
    BEGUN.elapsed()
}

/// A figure of the kernel on this process, in bytes; 0 where there is none.
fn resident(figure: &str) -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let kibibytes = status
        .lines()
        .find_map(|line| line.strip_prefix(figure))
        .and_then(|rest| rest.trim().trim_end_matches(" kB").parse::<usize>().ok());
    kibibytes.map_or(0, |kibibytes| kibibytes * 1024)
}
