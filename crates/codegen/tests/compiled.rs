//! The golden outputs, compiled against the runtime and put to use: what typify's own derives get wrong
//! is a named test each.
//!
//! Invariant: every folder of `golden/` is a module here, and every reading is made by all entries at once.

#![cfg(test)]

#[path = "../../../tests/support/echo.rs"]
mod echo;

#[path = "compiled/branches.rs"]
mod branches;
#[path = "compiled/by_hand.rs"]
mod by_hand;
mod common;
#[path = "compiled/every_branch.rs"]
mod every_branch;
#[path = "compiled/exact.rs"]
mod exact;
#[path = "compiled/exported.rs"]
mod exported;
#[path = "compiled/inherited.rs"]
mod inherited;
#[path = "compiled/keywords.rs"]
mod keywords;
#[path = "compiled/members.rs"]
mod members;
#[path = "compiled/names.rs"]
mod names;
#[path = "compiled/open.rs"]
mod open;
#[path = "compiled/places.rs"]
mod places;
#[path = "compiled/shared.rs"]
mod shared;
#[path = "compiled/tuples.rs"]
mod tuples;

use std::borrow::Cow;

use saop_json::text::Cursor;
use saop_json::{JsonKind, JsonRef};
use saop_schema::{AnyMessage, Limits, Message, Nullable, Reader};
use serde::Serialize;
use serde::de::DeserializeOwned;

// Where the settings of the golden cases have them.
pub use by_hand::{EndsAfterItBegins, HasLeaves, InOrder, Leaves, NoNoteTwice, Pairs, Reachable};

macro_rules! golden {
    ($($module:ident: $path:literal,)*) => {
        $(
            // A module, at a path without `..`: no coverage counts the lines of others, or of `include!`. The feature `arbitrary` is the runtime's, whose
            // tests compile these files with it.
            #[allow(dead_code, missing_docs, unreachable_pub, unexpected_cfgs, clippy::pedantic)]
            #[path = $path]
            mod $module;
        )*

        #[test]
        fn every_golden_case_is_compiled() {
            let folders = common::entries(&common::folder("golden")).into_keys();
            let paths: Vec<String> = folders.map(|folder| format!("golden/{folder}/types.rs")).collect();
            assert_eq!(paths, [$($path),*]);
        }
    };
}

golden! {
    absent_null_empty: "golden/absent-null-empty/types.rs",
    array_bounds: "golden/array-bounds/types.rs",
    const_value: "golden/const-value/types.rs",
    default_stays_optional: "golden/default-stays-optional/types.rs",
    empty_object: "golden/empty-object/types.rs",
    empty_optional_members: "golden/empty-optional-members/types.rs",
    enum_from_object: "golden/enum-from-object/types.rs",
    formats: "golden/formats/types.rs",
    hand_written: "golden/hand-written/types.rs",
    hygiene: "golden/hygiene/types.rs",
    inline_with_one_title: "golden/inline-with-one-title/types.rs",
    integer_bounds: "golden/integer-bounds/types.rs",
    integer_with_fraction_zero: "golden/integer-with-fraction-zero/types.rs",
    multiple_of: "golden/multiple-of/types.rs",
    nullable: "golden/nullable/types.rs",
    number_bounds: "golden/number-bounds/types.rs",
    open_branches: "golden/open-branches/types.rs",
    open_definitions: "golden/open-definitions/types.rs",
    open_exact: "golden/open-exact/types.rs",
    open_inherited: "golden/open-inherited/types.rs",
    open_members: "golden/open-members/types.rs",
    open_names: "golden/open-names/types.rs",
    open_numbers: "golden/open-numbers/types.rs",
    open_objects: "golden/open-objects/types.rs",
    open_places: "golden/open-places/types.rs",
    open_recursive: "golden/open-recursive/types.rs",
    open_rules: "golden/open-rules/types.rs",
    open_shared: "golden/open-shared/types.rs",
    open_tuples: "golden/open-tuples/types.rs",
    open_unions: "golden/open-unions/types.rs",
    optional_string_null: "golden/optional-string-null/types.rs",
    parts: "golden/parts/types.rs",
    recursive_rules: "golden/recursive-rules/types.rs",
    rules: "golden/rules/types.rs",
    scalar_values: "golden/scalar-values/types.rs",
    string_rules: "golden/string-rules/types.rs",
    struct_from_array: "golden/struct-from-array/types.rs",
    tagged_union: "golden/tagged-union/types.rs",
}

/// Returns a value with the members of every object in the opposite order, and unusual whitespace around its colons.
fn backwards(value: JsonRef<'_>) -> String {
    let (open, parts, close) = match value.kind() {
        JsonKind::Array => ('[', value.items().map(backwards).collect(), ']'),
        JsonKind::Object => {
            let member = |(key, value): (Cow<'_, str>, JsonRef<'_>)| {
                format!(
                    "{} :\n{}",
                    serde_json::to_string(&key).unwrap(),
                    backwards(value)
                )
            };
            let mut members: Vec<String> = value.members().map(member).collect();
            members.reverse();
            ('{', members, '}')
        }
        _ => return value.as_json().to_owned(),
    };
    format!("{open}{}{close}", parts.join(", "))
}

/// Returns an object with its first member again at its end, if it has one.
fn with_one_twice(value: JsonRef<'_>) -> Option<String> {
    let (key, first) = value.members().next()?;
    let key = serde_json::to_string(&key).unwrap();
    let (members, _) = value
        .as_json()
        .trim_end()
        .split_at_checked(value.as_json().len() - 1)?;
    Some(format!("{members}, {key}: {}}}", first.as_json()))
}

/// Reads a text by every entry that sees all of it; they agree, whatever the order of members, and what they accept is written
/// and read back as the same value.
fn read<T>(text: &str) -> Option<T>
where
    T: Message + DeserializeOwned + Serialize + PartialEq + std::fmt::Debug,
{
    let own = saop_schema::parse::<T>(text);
    let serde = serde_json::from_str::<T>(text);
    assert_eq!(own.is_ok(), serde.is_ok(), "{text}: {own:?}, {serde:?}");
    assert_eq!(
        T::schema()
            .check(text.as_bytes(), &Limits::default())
            .is_ok(),
        own.is_ok(),
        "{text}"
    );
    let value = saop_schema::validate::<T>(&serde_json::from_str(text).unwrap());
    assert_eq!(value.is_ok(), own.is_ok(), "{text}: {value:?}");
    // With too few steps there is no verdict, and with enough it is this one.
    for steps in [0, 1, 3, 10, 30, 100, 300, 1_000, 10_000, u64::MAX] {
        let limits = Limits::default().with_max_steps(steps);
        match saop_schema::parse_with::<T>(text, &limits) {
            Err(error) if error.is_unjudged() => assert!(steps < u64::MAX, "{text}: {error}"),
            found => assert_eq!(found, own, "{text} {steps}"),
        }
    }
    if let Err(error) = &own {
        // The schema, bundled, finds what the decoder found.
        assert!(!error.violations().is_empty(), "{text}");
    }
    let backwards = backwards(JsonRef::of_valid(text.trim()));
    let other = saop_schema::parse::<T>(&backwards);
    assert_eq!(other.is_ok(), own.is_ok(), "{backwards}");
    if let Some(twice) = with_one_twice(JsonRef::of_valid(text.trim())) {
        assert!(saop_schema::parse::<T>(&twice).is_err(), "{twice}");
        assert_eq!(echo::echo::<T>(&twice), None, "{twice}");
    }
    let echoed = echo::echo::<T>(text);
    assert_eq!(echoed.is_some(), own.is_ok(), "{text}");
    let own = own.ok()?;
    assert_eq!(other.unwrap(), own, "{backwards}");
    assert_eq!(serde.unwrap(), own);
    assert_eq!(value.unwrap(), own);
    let written = serde_json::to_string(&own).unwrap();
    assert_eq!(echoed.unwrap(), written, "{text}");
    assert_eq!(saop_schema::parse::<T>(&written).unwrap(), own, "{written}");
    counts_its_members(&own, text);
    Some(own)
}

/// A format that writes before each object how many members it has gets that many. It holds no number beyond 64 bits.
fn counts_its_members<T: Serialize>(value: &T, text: &str) {
    let mut bytes = Vec::new();
    if ciborium::into_writer(value, &mut bytes).is_ok() {
        let mut rest = &*bytes;
        let read = ciborium::from_reader::<ciborium::Value, _>(&mut rest);
        assert!(read.is_ok() && rest.is_empty(), "{text}: {read:?}");
    }
}

fn accepts<T>(text: &str)
where
    T: Message + DeserializeOwned + Serialize + PartialEq + std::fmt::Debug,
{
    assert!(read::<T>(text).is_some(), "{text}");
}

fn refuses<T>(text: &str)
where
    T: Message + DeserializeOwned + Serialize + PartialEq + std::fmt::Debug,
{
    assert!(read::<T>(text).is_none(), "{text}");
}

/// What is written of a text that is read.
fn rewritten<T>(text: &str) -> String
where
    T: Message + DeserializeOwned + Serialize + PartialEq + std::fmt::Debug,
{
    serde_json::to_string(&read::<T>(text).unwrap()).unwrap()
}

#[test]
fn an_optional_string_refuses_null() {
    use optional_string_null::Note;
    accepts::<Note>("{}");
    accepts::<Note>(r#"{"text": ""}"#);
    refuses::<Note>(r#"{"text": null}"#);
    refuses::<Note>(r#"{"name": null}"#);
    refuses::<Note>(r#"{"name": ""}"#);
}

#[test]
fn bounds_of_a_number_are_enforced() {
    use number_bounds::Bounds;
    for share in ["0", "-0", "0.5", "1", "1.0", "10e-1"] {
        accepts::<Bounds>(&format!(r#"{{"share": {share}}}"#));
    }
    for share in [
        "-0.1", "-1e-300", "1.1", "2", "1e300", "\"0\"", "null", "[]",
    ] {
        refuses::<Bounds>(&format!(r#"{{"share": {share}}}"#));
    }
    for open in ["-1.4", "0", "999.9"] {
        accepts::<Bounds>(&format!(r#"{{"share": 0, "open": {open}}}"#));
    }
    for open in ["-1.5", "1000", "1e3", "-2"] {
        refuses::<Bounds>(&format!(r#"{{"share": 0, "open": {open}}}"#));
    }
    accepts::<Bounds>(r#"{"share": 0, "any": -1e308}"#);
    // A rule is decided by the digits, though the nearest float would keep it.
    for text in [
        r#"{"share": 1.00000000000000000001}"#,
        r#"{"share": -1e-400}"#,
    ] {
        let error = saop_schema::parse::<Bounds>(text).unwrap_err();
        assert_eq!(error.violations()[0].instance_path(), "/share", "{text}");
    }
    // The nearest float would not be valid.
    for near in ["999.99999999999999999999", "-1.49999999999999999999"] {
        let near = format!(r#"{{"share":0.0,"open":{near}}}"#);
        let read = saop_schema::parse::<Bounds>(&near).unwrap();
        assert_eq!(saop_schema::serialize(&read), near);
    }
    let made = number_bounds::BoundsOpen::try_from(0.5).unwrap();
    assert_eq!(made.as_json(), "0.5");
    for (float, expected) in [
        (
            -2.0,
            "expected a number more than -1.5, but found the number -2.0",
        ),
        (
            f64::NAN,
            "expected a finite number, but found NaN, which JSON cannot hold",
        ),
    ] {
        let refusal = number_bounds::BoundsOpen::try_from(float).unwrap_err();
        assert_eq!(refusal.violations()[0].to_string(), expected);
    }
}

#[test]
fn a_constant_is_a_type_of_one_value() {
    use const_value::{Ping, PingAlso, PingKind};
    accepts::<Ping>(r#"{"kind": "ping"}"#);
    refuses::<Ping>(r#"{"kind": "pong"}"#);
    refuses::<Ping>(r#"{"kind": 1}"#);
    assert_eq!(PingKind::default().as_str(), "ping");
    assert_eq!(PingKind::ALL, [PingKind::Ping]);
    let ping = Ping {
        kind: PingKind::default(),
        also: Some(PingAlso::default()),
    };
    assert_eq!(
        saop_schema::serialize(&ping),
        r#"{"kind":"ping","also":"  odd \"value\" "}"#
    );
    let schema = Ping::schema();
    let discriminator = schema.discriminator().unwrap();
    assert_eq!(
        (discriminator.property, discriminator.value),
        ("kind", "ping")
    );
}

#[test]
fn empty_optional_members_are_kept() {
    use empty_optional_members::Holder;
    for text in [
        r"{}",
        r#"{"free":{}}"#,
        r#"{"list":[]}"#,
        r#"{"map":{}}"#,
        r#"{"free":{},"list":[],"map":{}}"#,
    ] {
        assert_eq!(rewritten::<Holder>(text), text);
    }
    refuses::<Holder>(r#"{"free": []}"#);
    refuses::<Holder>(r#"{"list": {}}"#);
    refuses::<Holder>(r#"{"list": null}"#);
    refuses::<Holder>(r#"{"map": []}"#);
    refuses::<Holder>(r#"{"map": {"a": "b"}}"#);
}

#[test]
fn an_integer_may_be_spelled_with_a_fraction_of_zero() {
    use integer_with_fraction_zero::Counts;
    for (spelling, value) in [
        ("7", 7),
        ("7.0", 7),
        ("70e-1", 7),
        ("1e2", 100),
        ("-0", 0),
        ("0.0e9", 0),
    ] {
        let counts = read::<Counts>(&format!(
            r#"{{"unsigned": {spelling}, "signed": {spelling}}}"#
        ))
        .unwrap();
        assert_eq!(
            (counts.unsigned, counts.signed),
            (value, Some(i64::try_from(value).unwrap())),
            "{spelling}"
        );
    }
    for text in ["-1", "1.5", "\"1\"", "true", "1e-1"] {
        refuses::<Counts>(&format!(r#"{{"unsigned": {text}}}"#));
    }
    accepts::<Counts>(r#"{"unsigned": 18446744073709551615, "signed": -9223372036854775808}"#);
}

#[test]
fn a_struct_is_no_array() {
    use struct_from_array::Pair;
    accepts::<Pair>(r#"{"r": "2", "p": "1"}"#);
    refuses::<Pair>(r#"["1", "2"]"#);
    refuses::<Pair>(r#"{"p": "1"}"#);
    refuses::<Pair>(r#"{"p": "1", "r": "2", "s": "3"}"#);
    assert_eq!(
        rewritten::<Pair>(r#"{"r": "2", "p": "1"}"#),
        r#"{"p":"1","r":"2"}"#
    );
}

#[test]
fn a_member_named_twice_is_refused() {
    use struct_from_array::Pair;
    for text in [
        r#"{"p": "1", "p": "1", "r": "2"}"#,
        r#"{"p": "1", "r": "2", "\u0070": "1"}"#,
    ] {
        assert!(saop_schema::parse::<Pair>(text).is_err(), "{text}");
        assert!(serde_json::from_str::<Pair>(text).is_err(), "{text}");
    }
}

#[test]
fn an_enum_is_no_object() {
    use enum_from_object::{State, StateStatus};
    for value in StateStatus::ALL {
        let state = read::<State>(&format!(r#"{{"status": "{value}"}}"#)).unwrap();
        assert_eq!(state.status, *value);
    }
    for text in [
        r#"{"success": null}"#,
        r#"["success"]"#,
        "0",
        "null",
        r#""Success""#,
        r#""failure""#,
    ] {
        refuses::<State>(&format!(r#"{{"status": {text}}}"#));
    }
    assert_eq!(format!("[{:>8}]", StateStatus::Error), "[   error]");
    assert_eq!("error".parse(), Ok(StateStatus::Error));
    let error = "eror".parse::<StateStatus>().unwrap_err();
    assert_eq!(
        (error.keyword(), error.message()),
        (
            "enum",
            "expected `success`, `error`, `in-progress`, `1st` or ``, but found the string `eror`; did you mean `error`?"
        )
    );
    assert!(
        StateStatus::Success < StateStatus::Error,
        "in the order of the schema"
    );
}

#[test]
fn absent_null_and_empty_stay_apart() {
    use absent_null_empty::{Maybe, MaybeAny};
    for text in [
        r"{}",
        r#"{"value":null}"#,
        r#"{"value":""}"#,
        r#"{"any":0.10}"#,
        r#"{"any":false}"#,
    ] {
        assert_eq!(rewritten::<Maybe>(text), text);
    }
    assert_eq!(read::<Maybe>("{}").unwrap().value, None);
    assert_eq!(
        read::<Maybe>(r#"{"value": null}"#).unwrap().value,
        Some(Nullable::Null)
    );
    assert_eq!(
        read::<Maybe>(r#"{"value": ""}"#).unwrap().value,
        Some(Nullable::Value(String::new()))
    );
    assert_eq!(
        read::<Maybe>(r#"{"any": true}"#).unwrap().any,
        Some(MaybeAny::Boolean(true))
    );
    // A union of scalars is shown as its value is.
    let shown = [
        MaybeAny::Null,
        MaybeAny::Boolean(true),
        MaybeAny::Number("0.10".parse().unwrap()),
        MaybeAny::from("a"),
    ];
    let shown = shown.map(|any| any.to_string());
    assert_eq!(shown, ["null", "true", "0.10", "a"]);
    for value in ["0", "true", "[]", "{}"] {
        refuses::<Maybe>(&format!(r#"{{"value": {value}}}"#));
    }
    refuses::<Maybe>(r#"{"any": []}"#);
}

#[test]
fn a_default_does_not_remove_the_option() {
    use default_stays_optional::Options;
    assert_eq!(
        read::<Options>("{}").unwrap(),
        Options {
            level: None,
            name: None
        }
    );
    assert_eq!(rewritten::<Options>("{}"), "{}");
    refuses::<Options>(r#"{"level": null}"#);
}

#[test]
fn inline_schemas_with_one_title_stay_apart() {
    use inline_with_one_title::{Twins, TwinsLeft, TwinsRight};
    let twins = Twins {
        left: TwinsLeft { x: 1 },
        right: TwinsRight { y: "2".to_owned() },
    };
    assert_eq!(
        read::<Twins>(r#"{"left": {"x": 1}, "right": {"y": "2"}}"#).unwrap(),
        twins
    );
    refuses::<Twins>(r#"{"left": {"y": "2"}, "right": {"y": "2"}}"#);
}

#[test]
fn string_rules_are_enforced_in_linear_time() {
    use string_rules::Strings;
    accepts::<Strings>(r#"{"version": "1.0"}"#);
    for bad in ["1", "v1.0", "1.0\\n", "\u{661}.0", "1.0.0", ""] {
        refuses::<Strings>(&format!(r#"{{"version": "{bad}"}}"#));
    }
    for (member, good, bad) in [
        (
            "short",
            &["ab", "\u{1d11e}\u{1d11e}", "éé\u{301}"][..],
            &["a", "\u{1d11e}", "abcd"][..],
        ),
        ("all", &["a", "a-b-"], &["", "A", "abcde", "é"]),
        ("shared", &["DE"], &["de", "DEU", "D"]),
    ] {
        for text in good {
            accepts::<Strings>(&format!(r#"{{"version": "1.0", "{member}": "{text}"}}"#));
        }
        for text in bad {
            refuses::<Strings>(&format!(r#"{{"version": "1.0", "{member}": "{text}"}}"#));
        }
    }
    refuses::<Strings>(r#"{"version": "1.0", "list": ["a", ""]}"#);
    let long = format!(r#"{{"version": "{}x"}}"#, "1".repeat(1_000_000));
    refuses::<Strings>(&long);
}

#[test]
fn names_cannot_break_the_code() {
    use hygiene::Names;
    let text = concat!(
        r#"{"seen":"a","type":"b","self":"c","map":"d","__f0":"e","fn":"f","result":"g","some":"h","rt":"i","#,
        r#""1":"j","a/b~c":"k","with space":"l","quote\"back\\slash":"m","été":"n","option":{"string":"o"},"#,
        r#""string":"Ok","vec":[{"string":"p","none":true}],"ok":{},"$ref":"q","$id":"r","properties":"s","enum":"t"}"#,
    );
    assert_eq!(rewritten::<Names>(text), text);
    refuses::<Names>(r#"{"seen": "a", "type_": "b"}"#);
    refuses::<Names>(r#"{"seen": "a", "ok": {"x": 1}}"#);
}

#[test]
fn an_object_without_members_is_closed() {
    use empty_object::Nothing;
    accepts::<Nothing>("{}");
    refuses::<Nothing>(r#"{"a": 1}"#);
    refuses::<Nothing>("[]");
}

#[test]
fn parts_are_shared() {
    use parts::{Item, Kind, Message as Union, Order, Plain, SCHEMAS, Size};
    let text = r#"{"kind":"order","item":{"name":"x","size":{"w":1}},"items":[[],[{"name":"y"}]],"prices":{"a":{"amount":0.5,"tags":["b"]}},"same":{"name":"z"},"size":{"w":2}}"#;
    let order = read::<Order>(text).unwrap();
    assert_eq!(rewritten::<Order>(text), text);
    assert_eq!(order.item.size, Some(Size { w: 1 }));
    assert_eq!(order.kind, Kind::Order);
    for bad in [
        r#"{"kind": "order", "item": {"name": ""}}"#,
        r#"{"kind": "order", "item": {"name": "x"}, "items": [{"name": "x"}]}"#,
        r#"{"kind": "order", "item": {"name": "x"}, "prices": {"a": {"amount": -1}}}"#,
        r#"{"kind": "order", "item": {"name": "x"}, "prices": {"a": {"amount": 1, "tags": ["c"]}}}"#,
        r#"{"kind": "order", "item": {"name": "x"}, "size": {"w": -1}}"#,
        r#"{"kind": "order", "item": null}"#,
    ] {
        refuses::<Order>(bad);
    }

    let names: Vec<_> = SCHEMAS
        .iter()
        .map(|schema| (schema.name(), schema.kind()))
        .collect();
    let part = saop_schema::SchemaKind::Part;
    let message = saop_schema::SchemaKind::Message;
    assert_eq!(
        names,
        [("item", part), ("order", message), ("plain", message)]
    );
    assert_eq!(parts::ITEM_SCHEMA_VERSION, "2.1.0");
    assert_eq!(
        parts::ITEM_SCHEMA_ID,
        "https://example.org/schemas/item/2.1.0"
    );
    assert_eq!(parts::ITEM_SCHEMA, Item::schema().text());
    assert_eq!(Order::schema().discriminator().unwrap().value, "order");
    assert!(Plain::schema().discriminator().is_none());

    let union: Union = serde_json::from_str(text).unwrap();
    assert_eq!(union, Union::from(order));
    assert_eq!(serde_json::to_string(&union).unwrap(), text);
    assert_eq!(AnyMessage::schema(&union).name(), "order");
    assert_eq!(Union::schemas().len(), 2, "a part is no message");
    assert_eq!(Union::fallback().name(), "plain");
    let mut reader = Reader::new(Cursor::new(r#"{"name": "x"}"#), 8);
    assert!(
        Union::decode_as(Item::schema(), &mut reader).is_none(),
        "a part is no message"
    );
    let error = serde_json::from_str::<Union>("{}").unwrap_err();
    assert_eq!(
        error.to_string(),
        "/text: expected the member `text`, but found an object without it"
    );
}

#[test]
fn every_value_of_an_enum_is_shown_and_read_as_the_schema_spells_it() {
    fn check<T>(all: &[T], spelled: fn(T) -> &'static str)
    where
        T: Copy + PartialEq + std::fmt::Debug + std::fmt::Display + AsRef<str>,
        T: std::str::FromStr<Err = saop_schema::ConstraintError> + DeserializeOwned,
    {
        for value in all {
            let text = spelled(*value);
            assert_eq!((&*value.to_string(), value.as_ref()), (text, text));
            assert_eq!(text.parse::<T>().unwrap(), *value);
            let json = serde_json::to_string(text).unwrap();
            assert_eq!(serde_json::from_str::<T>(&json).unwrap(), *value);
        }
        assert!("no such value".parse::<T>().is_err());
    }
    macro_rules! check {
        ($($one:path,)*) => {
            $({
                use $one as Enum;
                check(Enum::ALL, Enum::as_str);
            })*
        };
    }
    check!(
        const_value::PingKind,
        const_value::PingAlso,
        enum_from_object::StateStatus,
        hand_written::BatchKind,
        hygiene::String,
        nullable::NullablesColor,
        nullable::MaybeValue,
        open_branches::branches::BranchesTaggedTextKind,
        open_branches::branches::BranchesTaggedImageUrlKind,
        open_branches::branches::BranchesChoiceAuto,
        open_definitions::definitions::PingRequestMethod,
        open_inherited::inherited::CatKind,
        open_inherited::inherited::DogKind,
        open_inherited::inherited::InheritedEventMadeKind,
        open_inherited::inherited::InheritedEventGoneKind,
        open_shared::common::Kind,
        open_shared::common::Size,
        open_tuples::shapes::ShapesBoundedItem1,
        open_tuples::shapes::SumItem1,
        open_unions::unions::UnionsLevel,
        open_unions::unions::TextType,
        open_unions::unions::ImageType,
        parts::OrderPricesValueTagsItem,
        parts::Kind,
        rules::BookingVersion,
        rules::BookingKind,
        rules::BookingPlaceRoomKind,
        rules::BookingPlaceStreetKind,
        scalar_values::ValuesWord,
        tagged_union::ShapesShapeCircleKind,
        tagged_union::ShapesShapeSquareKind,
        tagged_union::LineKind,
    );
}

#[test]
fn every_message_of_an_enum_is_read_as_itself() {
    fn check<M: AnyMessage + std::fmt::Debug>(texts: &[&str]) {
        assert!(M::schemas().len() >= texts.len());
        for text in texts {
            let message = saop_schema::parse_any::<M>(text.as_bytes(), &Limits::default()).unwrap();
            let written = saop_schema::serialize_any(&message);
            assert_eq!(written, text.replace(": ", ":").replace(", ", ","));
        }
    }
    check::<hand_written::Message>(&[r#"{"pairs": [{"key": "a"}]}"#]);
    check::<rules::Message>(&[
        r#"{"version": "1.0.0", "kind": "booking", "from": 3, "to": 5, "slots": [{"at": 1}]}"#,
    ]);
}
