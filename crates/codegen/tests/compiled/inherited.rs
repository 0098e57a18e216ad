//! What a schema takes over from others: members beside a union, a union in `allOf`, a root that is just a reference.

use std::collections::HashMap;

use saop_schema::open::parse;
use saop_schema::serialize;

use crate::open_inherited::inherited::{
    Address, Address2, Animal, Base, Cat, Dog, Inherited, InheritedByName, InheritedCode,
    InheritedCounts, InheritedEvent, InheritedEventGone, InheritedEventGoneMembers,
    InheritedEventMade, InheritedEventMadeMembers, InheritedItems, InheritedLeft, InheritedLevel,
    InheritedMeta, InheritedMode, InheritedNames, InheritedOpen, InheritedOrder, InheritedPet,
    InheritedPetCat, InheritedPetCatMembers, InheritedPetDog, InheritedPetDogMembers,
    InheritedSealed, InheritedSizeLarge, InheritedSizeSmall, InheritedSizeSmallMembers,
    InheritedSome,
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
    let InheritedEvent::Made(mut made) = event else {
        panic!("{event:?}")
    };
    assert!(
        made.edit(|made| made.extra.insert("why", "1".parse().unwrap()))
            .is_ok()
    );
}

// SPEC S2
#[test]
fn a_change_keeps_to_the_branch() {
    let size = InheritedSizeSmallMembers::new("a".to_owned());
    let mut small = InheritedSizeSmall::new(size).unwrap();
    assert!(small.edit(|small| small.n = Some(5)).is_ok());
    // It would be a large one, which is valid, too.
    let error = small.edit(|small| small.n = Some(9)).unwrap_err();
    assert_eq!(error.violations()[0].instance_path(), "/n");
    assert_eq!(small.n, Some(5));
    let large: InheritedSizeLarge = parse(r#"{"n": 9, "a": "a"}"#).unwrap();
    assert!(
        InheritedSizeSmall::try_from(InheritedSizeSmallMembers {
            n: large.n,
            ..InheritedSizeSmallMembers::new("a".to_owned())
        })
        .is_err()
    );
}

#[test]
fn a_union_beside_a_type_alone_is_the_union_itself() {
    let same = read::<Inherited>(r#"{"same": {"kind": "cat"}}"#)
        .unwrap()
        .same;
    assert!(matches!(same, Some(Animal::Cat(_))));
    refuses::<Inherited>(r#"{"same": 1}"#);
}

#[test]
fn constants_of_objects_leave_the_better_type() {
    let meta = read::<Inherited>(r#"{"meta": {"m": {"id": "a"}, "f": ""}}"#)
        .unwrap()
        .meta;
    assert!(matches!(
        meta,
        Some(InheritedMeta::Fixed(meta)) if meta.m == Some(Base::new("a".to_owned()))
    ));
    refuses::<Inherited>(r#"{"meta": {"m": {"id": "b"}, "f": ""}}"#);
    accepts::<Inherited>(r#"{"meta": {"m": {"id": "b"}, "g": "", "more": 1}}"#);
    let address: Address = parse::<Address2>(r#"{"zip": "1"}"#).unwrap();
    assert_eq!(address.zip.as_deref(), Some("1"));
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

#[test]
fn every_form_is_read_and_written() {
    for text in [
        r#"{"event": {"kind": "made", "name": "n", "more": 1}}"#,
        r#"{"event": {"kind": "gone", "why": "w", "more": 1}}"#,
        r#"{"event": {"kind": "gone"}}"#,
        r#"{"pet": {"id": "a", "kind": "cat", "lives": 9, "more": 1}}"#,
        r#"{"pet": {"id": "a", "kind": "dog", "tail": true, "more": 1}}"#,
        r#"{"pet": {"id": "a", "kind": "dog"}}"#,
        r#"{"size": {"a": "a", "n": 1, "more": 1}, "same": {"kind": "dog", "tail": true}}"#,
        r#"{"size": {"b": "b", "n": 9, "more": 1}, "meta": {"m": {"id": "a"}, "f": "f", "more": 1}}"#,
        r#"{"counts": {"x": 1, "y": 2}, "code": "ABC", "names": "a"}"#,
        r#"{"names": ["a"], "order": {"z": 1, "a": 2, "more": 3}, "more": 1}"#,
    ] {
        accepts::<Inherited>(text);
    }
    for text in [
        r#"{"code": "abc"}"#,
        r#"{"names": 1}"#,
        r#"{"order": {"z": 1}}"#,
        r#"{"event": {"kind": "made"}}"#,
        r#"{"event": 1}"#,
    ] {
        refuses::<Inherited>(text);
    }
    // Parts have a value without members, or one of what they require.
    let made = InheritedEventMadeMembers::new("n".to_owned());
    assert!(InheritedEventMade::new(made).unwrap().extra.is_empty());
    assert!(InheritedEventGone::new(InheritedEventGoneMembers::default()).is_ok());
    let cat = InheritedPetCat::new(InheritedPetCatMembers::new("a".to_owned())).unwrap();
    let dog = InheritedPetDog::new(InheritedPetDogMembers::new("a".to_owned())).unwrap();
    for pet in [InheritedPet::from(cat), InheritedPet::from(dog)] {
        let inherited = Inherited {
            pet: Some(pet),
            ..Inherited::default()
        };
        accepts::<Inherited>(&serialize(&inherited));
    }
    let counts = InheritedCounts::new(1);
    let order = InheritedOrder::new(1, 2);
    let inherited = Inherited {
        counts: Some(counts),
        order: Some(order),
        names: Some("a".to_owned().into()),
        event: Some(InheritedEvent::from(
            InheritedEventGone::new(InheritedEventGoneMembers::new()).unwrap(),
        )),
        ..Inherited::new()
    };
    accepts::<Inherited>(&serialize(&inherited));
    for text in [
        r#"{"id": "a", "more": 1}"#,
        r#"{"id": "a", "kind": "cat", "lives": 1, "more": 1}"#,
        r#"{"id": "a", "kind": "dog", "tail": true, "more": 1}"#,
    ] {
        let (base, cat, dog) = (parse::<Base>(text), parse::<Cat>(text), parse::<Dog>(text));
        let base = base.unwrap();
        assert_eq!(
            parse::<Base>(serde_json::to_string(&base).unwrap()).unwrap(),
            base
        );
        for written in [
            cat.map(|cat| serde_json::to_string(&cat).unwrap()),
            dog.map(|dog| serde_json::to_string(&dog).unwrap()),
        ]
        .into_iter()
        .flatten()
        {
            assert!(parse::<Base>(written).is_ok());
        }
    }
    let base = Base::new("a".to_owned());
    assert_eq!(serde_json::to_string(&base).unwrap(), r#"{"id":"a"}"#);
    assert_eq!(
        serde_json::to_string(&Cat::default()).unwrap(),
        r#"{"kind":"cat"}"#
    );
    assert_eq!(
        serde_json::to_string(&Dog::default()).unwrap(),
        r#"{"kind":"dog"}"#
    );
    let (config, other, second) = (Config::default(), Other::default(), Config2::default());
    accepts::<Config>(&serialize(&config));
    for text in [
        serde_json::to_string(&other).unwrap(),
        serde_json::to_string(&second).unwrap(),
        serde_json::to_string(&parse::<Other>(r#"{"k": "a", "more": 1}"#).unwrap()).unwrap(),
        serde_json::to_string(&parse::<Config2>(r#"{"c": "a", "more": 1}"#).unwrap()).unwrap(),
    ] {
        assert!(text.parse::<saop_schema::JsonValue>().is_ok());
        assert!(parse::<Other>(text).is_ok());
    }
}

// SPEC S2
#[test]
fn members_and_items_that_are_not_listed_have_the_type_that_applies_to_them() {
    let text = r#"{
        "some": {"a": 1, "b": 2},
        "sealed": {"id": "i", "b": "b"},
        "left": {"s": "s", "n": 3},
        "open": {"a": "any"},
        "items": [1, 2],
        "byName": {"xa": 4, "b": "any", "xyz": 5, "x": 6}
    }"#;
    accepts::<Inherited>(text);
    let inherited: Inherited = read(text).unwrap();
    let some: &InheritedSome = inherited.some.as_ref().unwrap();
    assert_eq!((some.a, some.extra.get("b")), (1, Some(&2)));
    let sealed: &InheritedSealed = inherited.sealed.as_ref().unwrap();
    assert_eq!((&*sealed.id, sealed.b.as_deref()), ("i", Some("b")));
    let left: &InheritedLeft = inherited.left.as_ref().unwrap();
    assert_eq!(left.extra.get("n"), Some(&3));
    let open: &InheritedOpen = inherited.open.as_ref().unwrap();
    assert_eq!(open.len(), 1);
    let items: &InheritedItems = inherited.items.as_ref().unwrap();
    assert_eq!(**items, [1, 2]);
    let by_name: &InheritedByName = inherited.by_name.as_ref().unwrap();
    assert_eq!(
        (by_name.xa, by_name.b.to_string()),
        (4, "\"any\"".to_owned())
    );
    for text in [
        r#"{"some": {"b": 2}}"#,
        r#"{"some": {"a": "1"}}"#,
        r#"{"some": {"a": 1, "b": "2"}}"#,
        r#"{"sealed": {"id": "i", "c": 1}}"#,
        r#"{"left": {"n": "3"}}"#,
        r#"{"items": [1, "2"]}"#,
        r#"{"byName": {"xa": "4", "b": 1, "xyz": 5}}"#,
        r#"{"byName": {"xa": 4, "b": 1, "xyz": 5.5}}"#,
    ] {
        refuses::<Inherited>(text);
    }
}

// SPEC S2
#[test]
fn a_union_of_constants_is_an_enum() {
    let text = r#"{"level": 2.0, "mode": 1}"#;
    accepts::<Inherited>(text);
    let inherited: Inherited = read(text).unwrap();
    assert_eq!(
        inherited.level,
        Some(saop_schema::Nullable::Value(InheritedLevel::High))
    );
    assert_eq!(inherited.mode, Some(InheritedMode::Number1Point0));
    assert_eq!(InheritedLevel::try_from(2), Ok(InheritedLevel::High));
    assert_eq!(
        InheritedLevel::try_from(3).unwrap_err().to_string(),
        "expected 1 or 2, but found the number 3"
    );
    assert_eq!(InheritedLevel::Low.to_string(), "1");
    for mode in InheritedMode::ALL {
        accepts::<Inherited>(&serialize(&Inherited {
            mode: Some(*mode),
            ..Inherited::new()
        }));
    }
    accepts::<Inherited>(r#"{"level": null, "mode": "off"}"#);
    for text in [
        r#"{"level": 3}"#,
        r#"{"level": "1"}"#,
        r#"{"mode": false}"#,
        r#"{"mode": 2}"#,
    ] {
        refuses::<Inherited>(text);
    }
}
