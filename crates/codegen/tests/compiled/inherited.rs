//! What a schema takes over from others: members beside a union, a union in `allOf`, a root that is just a reference.

use std::collections::HashMap;

use saop_schema::open::parse;
use saop_schema::serialize;

use crate::open_inherited::inherited::{
    Inherited, InheritedCode, InheritedEvent, InheritedEventMade, InheritedEventMadeMembers,
    InheritedNames, InheritedPet,
};
use crate::open_inherited::reference::{Config, Config2, Other};
use crate::{accepts, read, refuses};

// SPEC S2
#[test]
fn the_type_of_a_branch_takes_no_value_of_another_one() {
    let made = InheritedEventMade::new(InheritedEventMadeMembers::new("n".to_owned())).unwrap();
    let event = InheritedEvent::from(made);
    assert_eq!(
        parse::<InheritedEvent>(serde_json::to_string(&event).unwrap()).unwrap(),
        event
    );
    for text in [
        r#"{"kind": "gone"}"#,
        r#"{"kind": "gone", "name": "n"}"#,
        r#"{"kind": "made"}"#,
    ] {
        assert!(parse::<InheritedEventMade>(text).is_err(), "{text}");
        assert!(
            serde_json::from_str::<InheritedEventMade>(text).is_err(),
            "{text}"
        );
    }
    let error = parse::<InheritedEventMade>(r#"{"kind": "gone"}"#).unwrap_err();
    let told: Vec<String> = error.violations().iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "/name: expected the member `name`, but found an object without it",
            "/kind: expected `made`, but found the string `gone`"
        ]
    );
    let nested = |text: &str| serde_json::from_str::<HashMap<String, InheritedEventMade>>(text);
    assert!(nested(r#"{"a": {"kind": "made", "name": ""}}"#).is_ok());
    assert!(nested(r#"{"a": {"kind": "gone", "name": ""}}"#).is_err());
    // A change keeps to the branch, too.
    let InheritedEvent::Made(mut made) = event else {
        panic!("{event:?}")
    };
    assert!(
        made.edit(|made| made.extra.insert("why", "1".parse().unwrap()))
            .is_ok()
    );
}

#[test]
fn a_union_in_all_of_is_one() {
    let read = |text: &str| read::<Inherited>(text).unwrap().pet.unwrap();
    assert!(matches!(
        read(r#"{"pet": {"id": "a", "kind": "cat", "lives": 9}}"#),
        InheritedPet::Cat(cat) if cat.lives == Some(9) && cat.id == "a"
    ));
    assert!(matches!(
        read(r#"{"pet": {"kind": "dog", "id": "a", "more": 1}}"#),
        InheritedPet::Dog(_)
    ));
    refuses::<Inherited>(r#"{"pet": {"kind": "cat", "lives": 9}}"#);
    refuses::<Inherited>(r#"{"pet": {"kind": "cow", "id": "a"}}"#);
}

#[test]
fn what_is_required_and_not_listed_has_its_type_and_order() {
    let counts = read::<Inherited>(r#"{"counts": {"y": 2, "x": 1}}"#)
        .unwrap()
        .counts
        .unwrap();
    assert_eq!(counts.x, 1);
    assert_eq!(counts.extra.get("y"), Some(&2));
    refuses::<Inherited>(r#"{"counts": {"x": "1"}}"#);
    let order = read::<Inherited>(r#"{"order": {"a": 1, "z": 2}}"#).unwrap();
    assert_eq!(serialize(&order), r#"{"order":{"z":2,"a":1}}"#);
}

#[test]
fn checked_strings_are_strings_in_many_places() {
    let code: InheritedCode = "ABC".parse().unwrap();
    assert_eq!(InheritedCode::try_from("ABC").unwrap(), code);
    assert!("abc".parse::<InheritedCode>().is_err());
    let known = HashMap::from([(code.clone(), 1)]);
    assert_eq!(known.get("ABC"), Some(&1));
    assert_eq!(
        (code.as_ref(), String::from(code.clone())),
        ("ABC", "ABC".to_owned())
    );
    let names = InheritedNames::from(vec!["a".to_owned()]);
    assert_eq!(serde_json::to_string(&names).unwrap(), r#"["a"]"#);
}

#[test]
fn the_definitions_of_a_root_that_is_a_reference_are_types() {
    accepts::<Config>(r#"{"n": "a", "more": 1}"#);
    refuses::<Config>(r#"{"n": 1}"#);
    assert_eq!(
        parse::<Other>(r#"{"k": "a"}"#).unwrap().k.as_deref(),
        Some("a")
    );
    // One that has the root's name has a number, and no other name.
    assert_eq!(
        parse::<Config2>(r#"{"c": "a"}"#).unwrap().c.as_deref(),
        Some("a")
    );
    let text = include_str!("../golden/open-inherited/types.rs");
    assert!(!text.contains("Config3"));
}
