//! SPEC A1, A3: what is past the budget of work is left to the end of the text, as it is not known.

use std::time::{Duration, Instant};

use saop_schema::Limits;
use saop_schema::push::{Cause, PushReader, State};

use crate::{lost, schema};

/// Pushes a document whole, which nothing is known of before its end. Its result is that of a check.
fn is_left_to_the_end(text: &str, document: &str) {
    let schema = schema(text);
    let mut reader = PushReader::for_schema(&schema, &Limits::default());
    let begin = Instant::now();
    let state = reader.push(document.as_bytes());
    assert!(begin.elapsed() < Duration::from_secs(20), "bounded work");
    assert_eq!(reader.doom(), None);
    assert_eq!(state, State::Complete);
    assert_eq!(reader.finish(), schema.check(document.as_bytes()));
}

/// Returns a text of `a` and `b` with no period, for which the patterns below have ever more states.
fn mixed(count: u64) -> String {
    let is_a = |at: u64| at.wrapping_mul(at).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 63 == 0;
    (0..count)
        .map(|at| if is_a(at) { 'a' } else { 'b' })
        .collect()
}

// SPEC A3: of a `oneOf`, two branches that are not known are not two that are valid.
#[test]
fn a_judge_that_gives_up_dooms_nothing() {
    let bounds = vec![r#"{"minimum":0}"#; 200].join(",");
    let text = format!(
        r#"{{"properties":{{"w":{{"items":{{"allOf":[{bounds}]}}}}}},"required":["k"],
            "oneOf":[{{"properties":{{"k":{{"const":"x"}}}}}},{{"properties":{{"k":{{"const":"y"}}}}}}]}}"#
    );
    let items = vec!["1"; 5000].join(",");
    is_left_to_the_end(&text, &format!(r#"{{"w":[{items}],"k":"x"}}"#));
    // A judge that has given up does not know the members that came before, or after.
    is_left_to_the_end(&text, &format!(r#"{{"w":[{items}],"z":[{items}]}}"#));
}

// SPEC A3
#[test]
fn a_number_that_takes_too_long_is_left_to_the_end() {
    let text = format!(r#"{{"items":{{"multipleOf":{}}}}}"#, "7".repeat(300));
    is_left_to_the_end(&text, &format!("[{}]", "3".repeat(600_000)));
}

// SPEC A3: a name that a pattern may match is not unknown.
#[test]
fn a_name_that_takes_too_long_is_left_to_the_end() {
    let patterns = (100..150).map(|count| format!(r#""^[ab]*a[ab]{{{count}}}$":{{}}"#));
    let patterns = patterns.collect::<Vec<_>>().join(",");
    let text = format!(r#"{{"patternProperties":{{{patterns}}},"additionalProperties":false}}"#);
    is_left_to_the_end(&text, &format!(r#"{{"{}":1}}"#, mixed(1_000_000)));
}

// SPEC A3: nor is it one that `propertyNames` takes.
#[test]
fn names_that_take_too_long_are_left_to_the_end() {
    let patterns = (100..150).map(|count| format!(r#"{{"pattern":"^[ab]*a[ab]{{{count}}}$"}}"#));
    let patterns = patterns.collect::<Vec<_>>().join(",");
    let text = format!(
        r#"{{"oneOf":[{{"propertyNames":{{"anyOf":[{patterns}]}}}},{{"type":"object"}}]}}"#
    );
    is_left_to_the_end(&text, &format!(r#"{{"{}":1}}"#, mixed(1_000_000)));
}

// SPEC A3: a part that several choices ask for is judged once, and breaks each of them.
#[test]
fn a_part_that_many_ask_for_answers_all() {
    let part = |number: usize| format!(r#""p{number}":{{"allOf":[{{"minimum":{number}}}]}}"#);
    let parts = (0..60).map(part).collect::<Vec<_>>().join(",");
    let refer = |number: usize| format!(r##"{{"$ref":"#/$defs/p{number}"}}"##);
    let all = (0..60).map(refer).collect::<Vec<_>>().join(",");
    let ask = vec![format!(r#"{{"anyOf":[{all}]}}"#); 4].join(",");
    let schema = schema(&format!(
        r#"{{"$defs":{{{parts}}},"items":{{"allOf":[{ask}]}}}}"#
    ));
    assert_eq!(lost(&schema, b"[100,0,-1,1]"), Some((9, Cause::Union)));
    assert_eq!(lost(&schema, b"[100,0,1,1]"), None);
}

// SPEC A3: a choice of more branches than are followed is judged where the value ends.
#[test]
fn a_choice_of_many_branches_is_judged_as_a_whole() {
    let branch = |number: usize| format!(r#"{{"required":["k{number}"]}}"#);
    let branches = |count: usize| (0..count).map(branch).collect::<Vec<_>>().join(",");
    let few = schema(&format!(r#"{{"anyOf":[{}]}}"#, branches(64)));
    assert_eq!(lost(&few, br#"{"a":1}"#), Some((6, Cause::Union)));
    let many = schema(&format!(r#"{{"anyOf":[{}]}}"#, branches(65)));
    assert_eq!(lost(&many, br#"{"a":1}"#), Some((6, Cause::Whole)));
    assert_eq!(lost(&many, br#"{"k64":1}"#), None);
}

// SPEC A3: what a value meets past its room is not known.
#[test]
fn what_meets_too_much_at_once_is_left_to_the_end() {
    let all = vec![r#"{"required":["k"]}"#; 600].join(",");
    let text = format!(r#"{{"allOf":[{all},{{"required":["z"]}}]}}"#);
    is_left_to_the_end(&text, r#"{"k":1}"#);
    is_left_to_the_end(&text, r#"{"k":1,"z":2}"#);
}

// SPEC A3: a pattern that there is no work left for is asked at the end of the string.
#[test]
fn patterns_that_take_too_long_together_are_left_to_the_end() {
    let patterns = (100..160).map(|count| format!(r#"{{"pattern":"^[ab]*a[ab]{{{count}}}$"}}"#));
    let patterns = patterns.collect::<Vec<_>>().join(",");
    let text = format!(r#"{{"items":{{"anyOf":[{patterns}]}}}}"#);
    let strings = vec![format!(r#""{}""#, "ab".repeat(100)); 2000].join(",");
    let document = format!("[{strings}]");
    let schema = schema(&text);
    let mut reader = PushReader::for_schema(&schema, &Limits::default());
    for piece in document.as_bytes().chunks(4096) {
        assert_ne!(reader.push(piece), State::Doomed, "{:?}", reader.doom());
    }
    assert_eq!(reader.finish(), schema.check(document.as_bytes()));
}
