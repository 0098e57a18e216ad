//! Content of a run is data: pages of runs made of injection attempts, read by an HTML tokenizer. `scripts/verify-view.sh` shows the same
//! attempts to a browser.

#![cfg(test)]

use std::collections::BTreeMap;

use html5gum::{DefaultEmitter, Token, Tokenizer};
use saop_view::{Page, Place};
use serde_json::{Value, json};

/// A start tag and its attributes.
type Tag = (String, BTreeMap<String, String>);

/// What a browser would make of a page.
struct Seen {
    tags: Vec<Tag>,
    text: String,
}

fn attacks() -> Vec<String> {
    serde_json::from_str(include_str!("attacks.json")).unwrap()
}

/// The documents of a run in which every text is `text`.
fn run_of(text: &str) -> Vec<Vec<u8>> {
    let thought = json!({"reasoning": text, "plan": text, "uncertainty": text});
    let action = json!({"tool_name": text, "arguments": {text: text, "deep": [[{text: [text, 1.50]}]], "tool_call_id": text}});
    let seen = json!({"status": "error", "output": text, "error_detail": text});
    let violation = json!({"kind": text, "path": text, "keyword": text, "message": text});
    let context = json!({"session_id": text, "agent_id": text, "turn_index": 0, "phase": text});
    let messages = [
        json!({"schema_version": "1.0.0", "turn_index": 0, "agent_id": text, "phase": text, "thought": thought, "action": action,
            "observation": seen}),
        json!({"envelope_type": "parallel", "session_id": text, "parallel_turn_index": 0,
            "agent_turns": [{"agent_id": text, "turn_index": 1, "thought": text, "action": action}]}),
        json!({"schema_version": "1.0.0", "type": "observation", "tool_call_id": text, "timestamp_ns": "1", "exit_code": 1,
            "stdout": text, "stderr": text, "encoding": "utf8", "duration_ms": 1, "metadata": {text: text}}),
        json!({"schema_version": "1.0.0", "type": "observation", "tool_call_id": text, "timestamp_ns": "1", "exit_code": 1,
            "stdout": format!("{text}!"), "stderr": "", "encoding": "base64", "duration_ms": 1}),
        json!({"schema_version": "1.1.0", "type": "escalation_report", "reason": "no_progress", "attempts": 1, "max_retries": 2,
            "awaited": text, "context": context, "last_error": text, "history": [{"class": "empty", "error": text,
            "finish_reason": text, "response_bytes": 1, "response_hash": "0123456789abcdef", "response": text,
            "violation_count": 2, "violations": [violation]}]}),
        json!({"event": "MALFORMED_RESPONSE", "context": context, "attempt": 1, "class": text, "errors": [violation]}),
        json!({"event": "MAX_RETRIES_EXCEEDED", "context": context, "attempts": 1, "class": text, "reason": text, "errors": []}),
        // No messages.
        json!({"event": "RECOVERED", "attempts": text}),
        json!({text: text}),
        json!(text),
    ];
    let mut documents: Vec<Vec<u8>> = messages
        .iter()
        .map(|message| message.to_string().into_bytes())
        .collect();
    documents.push(format!("x{text}").into_bytes());
    documents.push([b"x\xff\xfe", text.as_bytes()].concat());
    documents
}

fn page_of(text: &str) -> String {
    let mut page = Page::new(text).unwrap();
    let place = Place {
        source: text,
        line: Some(1),
    };
    for document in run_of(text) {
        page.add(place, &document).unwrap();
    }
    page.add_too_long(place, 1 << 40).unwrap();
    let mut html = Vec::new();
    let counts = page.finish(&mut html).unwrap();
    assert_eq!((counts.entries, counts.invalid), (13, 6), "{text:?}");
    String::from_utf8(html).unwrap()
}

fn read(html: &str) -> Seen {
    let mut emitter = DefaultEmitter::default();
    emitter.naively_switch_states(true);
    let mut seen = Seen {
        tags: Vec::new(),
        text: String::new(),
    };
    for token in Tokenizer::new_with_emitter(html, emitter) {
        let word = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        match token.unwrap() {
            Token::StartTag(tag) => {
                let attributes = tag
                    .attributes
                    .iter()
                    .map(|(name, value)| (word(name), word(value)));
                seen.tags.push((word(&tag.name), attributes.collect()));
            }
            Token::String(text) => seen.text.push_str(&word(&text)),
            Token::EndTag(_) | Token::Doctype(_) => {}
            other => panic!("expected neither comments nor errors, but found {other:?}"),
        }
    }
    seen
}

/// Marks and colours depend on the text; everything else does not.
fn frame(seen: &Seen) -> Vec<&Tag> {
    let is_fixed = |(name, attributes): &&Tag| match (&**name, attributes.get("class")) {
        ("i", None) => false,
        ("span", Some(class)) => !class
            .split(' ')
            .all(|class| class.len() == 2 && b"fbw".contains(&class.as_bytes()[0])),
        _ => true,
    };
    seen.tags.iter().filter(is_fixed).collect()
}

// SPEC L2
#[test]
fn no_text_of_a_run_changes_a_tag_or_an_attribute() {
    assert!(attacks().len() > 40);
    for attack in attacks() {
        // As long, for the chart of sizes.
        let harmless = read(&page_of(&"x".repeat(attack.len())));
        assert!(harmless.tags.len() > 200, "{}", harmless.tags.len());
        let seen = read(&page_of(&attack));
        let pairs = frame(&seen).into_iter().zip(frame(&harmless));
        let first = pairs.into_iter().find(|(one, other)| one != other);
        assert_eq!(first, None, "{attack:?}");
        assert_eq!(frame(&seen).len(), frame(&harmless).len(), "{attack:?}");
    }
}

// SPEC L1, L2
#[test]
fn every_text_is_shown_as_it_is() {
    let plain = |c: char| matches!(c, ' '..='~');
    let attacks = attacks();
    let visible: Vec<_> = attacks
        .iter()
        .filter(|attack| attack.chars().all(plain))
        .collect();
    assert!(visible.len() > 30);
    for attack in visible {
        let shown = read(&page_of(attack)).text.matches(attack.as_str()).count();
        assert!(shown > 30, "{attack:?}: {shown} times");
    }
}

// SPEC L2
#[test]
fn nothing_in_a_page_hides_or_reorders_text() {
    for attack in attacks() {
        let hidden = |c: char| {
            let joins = attack.contains("\u{1f469}\u{200d}") && c == '\u{200d}';
            !joins
                && ((c.is_control() && !matches!(c, '\n' | '\t'))
                    || saop_json::show::is_invisible(c))
        };
        let page = page_of(&attack);
        assert_eq!(page.chars().find(|c| hidden(*c)), None, "{attack:?}");
    }
}

// SPEC L2
#[test]
fn escapes_of_json_are_no_way_around() {
    let mut page = Page::new("t").unwrap();
    let place = Place {
        source: "s",
        line: None,
    };
    let envelope = |text: &str| {
        format!(
            r#"{{"schema_version":"1.0.0","turn_index":0,"agent_id":"a","phase":"p","thought":{{"reasoning":"{text}","plan":"p"}},"action":{{"tool_name":"t","arguments":{{"a":"{text}"}}}},"observation":{{"status":"success","output":"{text}"}}}}"#
        )
    };
    for (text, is_valid) in [
        (r"\u003cscript\u003efired=1\u003c/script\u003e", true),
        (r"\u003c!--\u202e\u0000", true),
        // No pair: no text of Unicode.
        (r"\ud800<b>", false),
        (r"\udc00\ud800<b>", false),
    ] {
        assert_eq!(
            page.add(place, envelope(text).as_bytes()).unwrap(),
            is_valid,
            "{text}"
        );
    }
    let mut html = Vec::new();
    page.finish(&mut html).unwrap();
    let seen = read(&String::from_utf8(html).unwrap());
    assert!(
        seen.text.contains("<script>fired=1</script>")
            && seen.text.contains(r#""\u003cscript\u003e"#)
    );
    let scripts = seen.tags.iter().filter(|(name, _)| name == "script");
    assert_eq!(scripts.count(), 1);
    assert!(
        seen.tags
            .iter()
            .all(|(name, _)| name != "b" || !seen.text.is_empty())
    );
}

// SPEC L2
#[test]
fn the_policy_allows_the_one_script_and_the_one_style() {
    let html = page_of("harmless");
    let seen = read(&html);
    let count = |tag: &str| seen.tags.iter().filter(|(name, _)| name == tag).count();
    assert_eq!(
        (count("script"), count("style"), count("link"), count("img")),
        (1, 1, 0, 0)
    );
    let policy = seen.tags.iter().find_map(|(_, attributes)| {
        let is_policy = attributes
            .get("http-equiv")
            .is_some_and(|name| name == "Content-Security-Policy");
        is_policy.then(|| attributes["content"].clone())
    });
    let policy = policy.unwrap();
    let rules: BTreeMap<_, _> = policy
        .split("; ")
        .map(|rule| rule.split_once(' ').unwrap())
        .collect();
    assert_eq!(rules["default-src"], "'none'");
    for rule in ["script-src", "style-src"] {
        let hash = rules[rule]
            .strip_prefix("'sha256-")
            .and_then(|rest| rest.strip_suffix('\''));
        assert!(hash.is_some_and(|hash| hash.len() == 44), "{policy}");
    }
    for (_, attributes) in &seen.tags {
        assert!(
            attributes
                .keys()
                .all(|name| name != "style" && !name.starts_with("on") && name != "src")
        );
        assert!(
            attributes
                .get("href")
                .is_none_or(|href| href.starts_with('#')),
            "{attributes:?}"
        );
    }
}

// SPEC L2
#[test]
fn a_word_of_a_megabyte_is_whole_and_costs_its_length() {
    let word = "<".repeat(1 << 20);
    let document = json!({"schema_version": "1.0.0", "turn_index": 0, "agent_id": "a", "phase": "p",
        "thought": {"reasoning": "r", "plan": "p"}, "action": {"tool_name": "t", "arguments": {}},
        "observation": {"status": "success", "output": word}});
    let mut page = Page::new("t").unwrap();
    page.add(
        Place {
            source: "s",
            line: None,
        },
        document.to_string().as_bytes(),
    )
    .unwrap();
    let mut html = Vec::new();
    page.finish(&mut html).unwrap();
    let html = String::from_utf8(html).unwrap();
    assert!(html.len() < 4 * word.len() + 40_000);
    let shown = Value::from(read(&html).text);
    assert_eq!(
        shown.as_str().unwrap().matches('<').count(),
        word.len() + include_str!("../src/script.js").matches('<').count()
    );
}
