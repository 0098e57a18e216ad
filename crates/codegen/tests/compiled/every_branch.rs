//! Documents that, with those of the other tests, take every branch of the golden decoders. scripts/coverage.sh counts their lines.

use saop_json::text::Cursor;
use saop_schema::open::OpenType;
use saop_schema::{Message, Reader};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::{
    absent_null_empty, const_value, default_stays_optional, hand_written, hygiene, nullable,
    open_branches, open_definitions, open_inherited, open_members, open_numbers, open_objects,
    open_places, open_rules, open_shared, open_tuples, open_unions, parts, rules,
};

/// Accepts a document, and reads each document that has another value in one place of it: as any, and as one that is known to be
/// valid, which is then read by its types alone.
fn accepts<T>(text: &str)
where
    T: Message + OpenType + DeserializeOwned + PartialEq + std::fmt::Debug,
{
    crate::accepts::<T>(text);
    for text in damaged(text) {
        let value = crate::read::<T>(&text);
        reads_by_types_alone(&text, value.as_ref());
    }
}

/// Reads a document as if it were known to be valid: if it is, its types alone make the same value of it.
fn reads_by_types_alone<T: OpenType + PartialEq + std::fmt::Debug>(text: &str, value: Option<&T>) {
    let mut reader = Reader::new(Cursor::new(text), 128);
    let read = reader.known(T::read_valid);
    if value.is_some() {
        assert_eq!(read.as_ref().ok(), value, "{text}");
    }
}

/// Returns each document that has another value in one place of a document.
fn damaged(text: &str) -> Vec<String> {
    let document: Value = serde_json::from_str(text).unwrap();
    let others = || {
        [
            json!(null),
            json!(true),
            json!(7),
            json!(0.25),
            json!("other"),
            json!([]),
            json!({}),
        ]
    };
    let all = places(&document)
        .into_iter()
        .flat_map(|place| others().map(|other| (place.clone(), other)));
    all.map(|(place, other)| {
        let mut changed = document.clone();
        *changed.pointer_mut(&place).unwrap() = other;
        changed.to_string()
    })
    .collect()
}

/// Returns the JSON Pointers of a value and of all in it. None of them has a character to escape.
fn places(value: &Value) -> Vec<String> {
    let within = |name: String, inner: &Value| {
        places(inner)
            .into_iter()
            .map(move |place| format!("/{name}{place}"))
    };
    let mut all = vec![String::new()];
    match value {
        Value::Array(items) => {
            let items = items.iter().enumerate();
            all.extend(items.flat_map(|(index, item)| within(index.to_string(), item)));
        }
        Value::Object(members) => {
            all.extend(
                members
                    .iter()
                    .flat_map(|(name, member)| within(name.clone(), member)),
            );
        }
        _ => {}
    }
    all
}

/// Documents of the golden schemas, `branches`.
pub(crate) const BRANCHES: &[&str] = &[
    r#"{"tagged": {"kind": "text", "text": "a", "more": 1}, "more": 1}"#,
    r#"{"tagged": {"kind": "image_url", "url": "a", "more": 1}}"#,
    r#"{"keyed": {"uri": "a", "text": "b", "more": 1}}"#,
    r#"{"keyed": {"uri": "a", "blob": "b", "more": 1}}"#,
    r#"{"choice": "auto"}"#,
    r#"{"choice": {"name": "a", "more": 1}}"#,
    r#"{"whole": {"id": "a", "a": "b", "more": 1}}"#,
    r#"{"whole": {"id": "a", "b": 1, "more": 1}}"#,
    r#"{"result": {"meta": {}, "more": 1}}"#,
    r#"{"result": {"tools": [], "more": 1}}"#,
    r#"{"result": {"tools": [], "next": "a", "more": 1}}"#,
    r#"{"named": {"Text": "a"}}"#,
    r#"{"named": {"width": 1, "Image": "a"}}"#,
    r#"{"numbers": 1.5}"#,
    r#"{"numbers": 1}"#,
    r#"{"beside": {"id": 1, "a": "a", "more": 1}}"#,
    r#"{"beside": {"id": 1, "b": 1, "more": 1}}"#,
    r#"{"beside": {"id": 1, "c": true, "next": {"c": false, "more": 1}}}"#,
    r#"{"beside": {"id": 1, "c": true, "next": 1}}"#,
    r#"{"objects": {"a": "a", "more": 1}}"#,
    r#"{"objects": {"b": 1, "more": 1}}"#,
    r#"{"required": {"a": 1, "more": 1}}"#,
    r#"{"required": {"b": 1, "more": 1}}"#,
];

/// Documents of the golden schemas, `unions`.
pub(crate) const UNIONS: &[&str] = &[
    r#"{"nullable": "a", "id": "a", "kinds": "ab", "level": "low", "more": 1}"#,
    r#"{"nullable": null, "id": 1, "kinds": ["a"], "level": "high"}"#,
    r#"{"block": {"type": "text", "text": "a", "more": 1}}"#,
    r#"{"block": {"type": "image", "data": "a", "mimeType": "b", "more": 1}}"#,
    r#"{"overlapping": {"a": 1, "more": 1}, "exclusive": {"a": 1, "more": 1}}"#,
    r#"{"overlapping": {"b": "a", "more": 1}, "exclusive": {"b": "a", "more": 1}}"#,
    r#"{"untyped": "ab", "implicit": {"a": "b", "more": 1}}"#,
    r#"{"untyped": 3, "implicit": 1}"#,
    r#"{"constants": "a", "version": 2, "amount": 1, "either": 1.5}"#,
    r#"{"constants": 1, "amount": "a"}"#,
    r#"{"constants": 1.5, "amount": 1.5}"#,
    r#"{"constants": true}"#,
    r#"{"constants": null, "quantity": "a", "positive": "a"}"#,
    r#"{"quantity": 1.5, "positive": 2, "choice": "x", "same": 1}"#,
    r#"{"choice": 1.5}"#,
];

/// Documents of the golden schemas, `rules`.
pub(crate) const RULES: &[&str] = &[
    r#"{"code": "ABC", "port": 1, "ratio": 0.5, "tags": ["a"], "pair": ["a", 1], "some": [1], "more": 1}"#,
    r#"{"merged": {"id": "a", "extra_note": "b", "more": 1}, "not": "yes"}"#,
    r#"{"card": {"number": "1", "expires": "2", "more": 1}, "sealed": {"id": "a", "note": "b"}}"#,
    r#"{"conditional": {"kind": "box", "size": 1, "more": 1}, "either": {"a": "a", "b": "b", "more": 1}}"#,
];

/// Documents of the golden schemas, `shapes`.
pub(crate) const SHAPES: &[&str] = &[
    r#"{"pair": ["a", 1], "bounded": ["a", {"x": true, "more": 1}, 1], "unique": ["a", "b"], "position": [1, 2.5, 3], "more": 1}"#,
    r#"{"bounded": ["b", {}, null], "some": ["a"], "mixed": ["a", 1, null], "sum": ["+", 1, ["+", 2, 3]]}"#,
];

/// Documents of the golden schemas, `numbers`.
pub(crate) const NUMBERS: &[&str] = &[
    r#"{"if": {"deep": [{"y": 1.5, "more": 1}], "more": 1}, "beside": null, "more": 1}"#,
    r#"{"one": 0.25, "all": {"x": 0.05, "more": 1}, "not": {"x": 0.2, "more": 1}, "pattern": {"xa": 0.05, "more": 1}}"#,
];

/// Documents of the golden schemas, `spelled`.
pub(crate) const SPELLED: &[&str] = &[
    r#"{"level": 1, "half": 0.5, "seen": {"x": 1.0, "more": 1}, "both": {"x": "a", "more": 1}, "more": 1}"#,
    r#"{"level": 2, "half": 1, "both": null, "own": 1.0, "whole": 2}"#,
];

/// Documents of the golden schemas, `inherited`.
pub(crate) const INHERITED: &[&str] = &[
    r#"{"event": {"kind": "made", "name": "n", "more": 1}}"#,
    r#"{"event": {"kind": "gone", "why": "w", "more": 1}}"#,
    r#"{"pet": {"id": "a", "kind": "cat", "lives": 9, "more": 1}}"#,
    r#"{"size": {"a": "a", "n": 1, "more": 1}, "same": {"kind": "dog", "tail": true}}"#,
    r#"{"size": {"b": "b", "n": 9, "more": 1}, "meta": {"m": {"id": "a"}, "f": "f", "more": 1}}"#,
    r#"{"counts": {"x": 1, "y": 2}, "code": "ABC", "names": "a", "level": 1, "mode": 0}"#,
    r#"{"names": ["a"], "order": {"z": 1, "a": 2, "more": 3}, "level": 2, "mode": true}"#,
    r#"{"byName": {"xa": 4, "b": 1, "xyz": 5}, "level": null, "mode": "off"}"#,
    r#"{"byName": {"xa": 4, "b": 1, "xyz": 5, "xq": 7, "xyq": 7}, "mode": 1}"#,
];

/// Documents of the golden schemas, `messages`.
pub(crate) const MESSAGES: &[&str] = &[
    r#"{"id": "a", "method": "ping", "params": {"_meta": {}, "more": 1}, "more": 1}"#,
    r#"{"id": 1, "method": "ping"}"#,
    r#""a""#,
];

#[test]
fn every_branch_of_a_closed_form_is_taken() {
    accepts::<absent_null_empty::Maybe>(r#"{"any": "x"}"#);
    accepts::<absent_null_empty::Maybe>(r#"{"any": null}"#);
    accepts::<const_value::Ping>(r#"{"kind": "ping", "also": "  odd \"value\" "}"#);
    accepts::<default_stays_optional::Options>(r#"{"level": 3, "name": "x"}"#);
    accepts::<hand_written::Batch>(r#"{"kind": "batch", "pairs": [{"key": "a"}]}"#);
    for value in ["Ok", "Err", "some"] {
        accepts::<hygiene::Names>(&format!(r#"{{"seen": "a", "string": "{value}"}}"#));
    }
    for result in ["1.50", "\"x\""] {
        let read = serde_json::from_str::<hygiene::Result>(result).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), result);
    }
    assert!(serde_json::from_str::<hygiene::Result>("true").is_err());
    accepts::<nullable::Nullables>(r#"{"text": null, "count": null, "color": "green"}"#);
    for size in ["s", "m"] {
        let read = serde_json::from_str::<nullable::MaybeValue>(&format!("\"{size}\"")).unwrap();
        assert_eq!(read.as_str(), size);
    }
    // Its part allows `null`, which it does not.
    let error = saop_schema::open::parse::<nullable::MaybeValue>("null").unwrap_err();
    let expected = "expected a value that its type takes, but found null";
    assert_eq!(error.violations()[0].to_string(), expected);
    accepts::<parts::Plain>(r#"{"text": "x"}"#);
    accepts::<parts::Order>(
        r#"{"kind": "order", "item": {"name": "x"}, "prices": {"a": {"amount": 1, "tags": ["a", "b"]}}}"#,
    );
    for (version, place) in [
        ("1.0.0", r#"{"kind": "room", "tags": ["a"]}"#),
        ("1.1.0", r#"{"kind": "street", "tags": ["a"], "number": 1}"#),
    ] {
        accepts::<rules::Booking>(&format!(
            r#"{{"version": "{version}", "kind": "booking", "from": 1, "to": 5, "slots": [{{"at": 1}}], "place": {place},
            "tables": [{{"guests": {{"a": {{"mail": "x", "phone": "1"}}}}}}]}}"#
        ));
    }
}

#[test]
fn every_branch_of_an_open_union_is_taken() {
    // Of each object there is one with a member that its schema does not list.
    for branches in BRANCHES {
        accepts::<open_branches::branches::Branches>(branches);
    }
    for unions in UNIONS {
        accepts::<open_unions::unions::Unions>(unions);
    }
}

#[test]
fn every_branch_of_an_open_form_is_taken() {
    // Of each object there is one with a member that its schema does not list.
    let address = r#"{"street": "a", "zip": "01", "lines": [{"text": "a", "next": {"text": "b"}, "more": 1}], "more": 1}"#;
    let order = format!(
        r#"{{"to": {address}, "from": {address}, "zip": "ab", "kind": "k", "size": "s", "lines": [{{"text": "a"}}],
        "prices": [{{"amount": 1, "more": 1}}], "more": 1}}"#
    );
    accepts::<open_shared::order::Order>(&order);
    accepts::<open_shared::order::Order>(&order.replace("\"s\"", "\"m\""));
    accepts::<open_shared::customer::Customer>(&format!(
        r#"{{"home": {address}, "orders": [{order}], "friend": {{"of": {{}}, "home": {address}, "more": 1}}, "more": 1}}"#
    ));
    accepts::<open_shared::peer::Peer>(&format!(r#"{{"of": {{"home": {address}}}, "more": 1}}"#));
    accepts::<open_shared::quote::Quote>(r#"{"price": {"amount": 1}, "more": 1}"#);
    accepts::<open_shared::common::Common>("1");
    for rules in RULES {
        accepts::<open_rules::rules::Rules>(rules);
    }
    for shapes in SHAPES {
        accepts::<open_tuples::shapes::Shapes>(shapes);
    }
    accepts::<open_objects::objects::Objects>(
        r#"{"name": "a", "unlisted": 1, "type": 1, "closed": {"a": true}, "empty": {}, "scores": {"a": 1.5},
        "limits": {"cpu": 1, "mem": "b"}, "headers": {"x-a": "b"}, "names": {"abc": 1}, "any": null, "free": {"a": 1}, "more": 1}"#,
    );
    // A definition that the document itself does not use.
    let base = r#"{"id":"a","more":1}"#;
    let read = saop_schema::open::parse::<open_rules::rules::Base>(base).unwrap();
    assert_eq!(serde_json::to_string(&read).unwrap(), base);
    accepts::<open_places::stay::HotelStay>(
        r#"{"nights": {"from": 1, "to": 2, "more": 1}, "guests": ["a"], "room": {"beds": 2, "guests": 1, "more": 1},
        "notes": [{}], "extent": {"width": 1.5}, "more": 1}"#,
    );
    for numbers in NUMBERS {
        accepts::<open_numbers::numbers::Numbers>(numbers);
    }
    for spelled in SPELLED {
        accepts::<open_numbers::spelled::Spelled>(spelled);
    }
    accepts::<open_members::settings::Settings>(
        r#"{"name": "a", "x-a": [1], "c": {"version": 0, "more": 1}}"#,
    );
    for message in MESSAGES {
        let read =
            saop_schema::open::parse::<open_definitions::definitions::Message>(message).unwrap();
        let written = serde_json::to_string(&read).unwrap();
        assert_eq!(written, message.replace(": ", ":").replace(", ", ","));
        for text in damaged(message) {
            let value = saop_schema::open::parse::<open_definitions::definitions::Message>(&text);
            reads_by_types_alone(&text, value.as_ref().ok());
        }
    }
}

#[test]
fn every_branch_of_what_is_inherited_is_taken() {
    for inherited in INHERITED {
        accepts::<open_inherited::inherited::Inherited>(inherited);
    }
}
