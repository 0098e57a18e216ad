//! SPEC A4: values that are final, and strings as they grow.

use std::time::{Duration, Instant};

use saop_schema::Limits;
use saop_schema::push::{FinalValue, GrowingString, PushReader, Watch};

use crate::schema;

#[derive(Debug, Default, PartialEq)]
struct Seen {
    ended: Vec<String>,
    grown: Vec<(String, String)>,
}

impl Watch for Seen {
    fn ended(&mut self, value: FinalValue<'_>) {
        assert_eq!(value.span().len(), value.value().as_json().len());
        assert_eq!(value.depth(), value.pointer().matches('/').count());
        self.ended
            .push(format!("{}={}", value.pointer(), value.value().as_json()));
    }

    fn grew(&mut self, string: GrowingString<'_>) {
        let pointer = string.pointer();
        assert_eq!(string.depth(), pointer.matches('/').count());
        match self.grown.last_mut() {
            Some((last, text)) if *last == pointer => text.push_str(string.more()),
            _ => self.grown.push((pointer, string.more().to_owned())),
        }
    }
}

// SPEC A4
#[test]
fn values_are_told_when_they_end_and_strings_as_they_grow() {
    let text = r#"{"a/b": [1, "x\ny"], "c": {"d": "é\ud83d\ude00", "e": ""}, "f": null}"#;
    let expected = [
        "/a~1b/0=1",
        r#"/a~1b/1="x\ny""#,
        r#"/a~1b=[1, "x\ny"]"#,
        r#"/c/d="é\ud83d\ude00""#,
        r#"/c/e="""#,
        r#"/c={"d": "é\ud83d\ude00", "e": ""}"#,
        "/f=null",
    ];
    for size in [1, 2, 3, 7, 1000] {
        let mut seen = Seen::default();
        let any = schema("true");
        let mut reader = PushReader::for_schema(&any, &Limits::default());
        for piece in text.as_bytes().chunks(size) {
            reader.push_to(piece, &mut seen);
        }
        assert_eq!(seen.ended.pop(), Some(format!("={text}")));
        assert_eq!(seen.ended, expected);
        let grown = [("/a~1b/1", "x\ny"), ("/c/d", "é😀")];
        let grown = grown.map(|(path, text)| (path.to_owned(), text.to_owned()));
        assert_eq!(seen.grown, grown, "in pieces of {size}");
    }
}

// SPEC A4: a string grows before it ends, and what dooms the text is not told.
#[test]
fn a_value_that_dooms_the_text_is_not_told() {
    let schema = schema(r#"{"properties": {"a": {"maxLength": 3}, "b": {"minimum": 2}}}"#);
    let mut seen = Seen::default();
    let mut reader = PushReader::for_schema(&schema, &Limits::default());
    reader.push_to(br#"{"a": "xy"#, &mut seen);
    assert_eq!(seen.grown, [("/a".to_owned(), "xy".to_owned())]);
    assert!(seen.ended.is_empty());
    reader.push_to(br#"z", "b": 1, "c": 3"#, &mut seen);
    assert_eq!(seen.ended, [r#"/a="xyz""#]);
}

// SPEC A4: in whatever pieces, a string is told up to the character with which the text is doomed.
#[test]
fn a_string_grows_up_to_the_character_that_dooms_the_text() {
    for (text, document, expected) in [
        (r#"{"maxLength":3}"#, r#""abcd"#, "abc"),
        (r#"{"maxLength":2}"#, r#""é\u00e9éx"#, "éé"),
        (r#"{"maxLength":1}"#, r#""a\u00e9"#, "a"),
        (r#"{"pattern":"^[a-zé]*$"}"#, r#""aéÉx"#, "aé"),
        (r#"{"enum":["read"]}"#, r#""wead"#, ""),
    ] {
        let schema = schema(text);
        for size in [1, 2, 3, 1000] {
            let mut seen = Seen::default();
            let mut reader = PushReader::for_schema(&schema, &Limits::default());
            for piece in document.as_bytes().chunks(size) {
                reader.push_to(piece, &mut seen);
            }
            assert!(reader.doom().is_some(), "{text} with {document}");
            let grown: String = seen.grown.iter().map(|(_, text)| &**text).collect();
            assert_eq!(grown, expected, "{document} in pieces of {size}");
        }
    }
}

/// Where each string that grows begins.
struct Begun(Vec<usize>);

impl Watch for Begun {
    fn grew(&mut self, string: GrowingString<'_>) {
        self.0.push(string.start());
    }
}

// SPEC A4
#[test]
fn a_string_that_grows_has_the_place_where_it_begins() {
    let any = schema("true");
    let mut reader = PushReader::for_schema(&any, &Limits::default());
    let mut begun = Begun(Vec::new());
    for piece in [r#"{"k": "a"#, r#"b\n", "l": ["c"#] {
        reader.push_to(piece.as_bytes(), &mut begun);
    }
    assert_eq!(begun.0, [6, 6, 6, 20]);
}

// SPEC A1, A4: who watches only now and then is told of what ends meanwhile, at its place, and in linear time.
#[test]
fn a_watch_may_come_and_go() {
    let any = schema("true");
    let text = format!("[{}]", vec![r#"{"a":"b"}"#; 8000].join(","));
    let read = |is_watched: &dyn Fn(usize) -> bool| {
        let (mut seen, start) = (Seen::default(), Instant::now());
        let mut reader = PushReader::for_schema(&any, &Limits::default());
        for (at, piece) in text.as_bytes().chunks(64).enumerate() {
            reader.push(b"");
            if is_watched(at) {
                reader.push_to(piece, &mut seen);
            } else {
                reader.push(piece);
            }
        }
        assert!(reader.finish().is_ok());
        (seen.ended, start.elapsed())
    };
    let (all, always) = read(&|_| true);
    assert_eq!(all.len(), 16_001);
    let (some, now_and_then) = read(&|at| at >= 500 && at % 2 == 0);
    assert!(some.len() > 3000 && some.len() < 8000, "{}", some.len());
    let mut all = all.iter();
    assert!(some.iter().all(|one| all.any(|other| other == one)));
    let most = always * 20 + Duration::from_secs(1);
    assert!(now_and_then < most, "{now_and_then:?} for {always:?}");
}
