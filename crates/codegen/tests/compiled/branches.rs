//! Unions: what their variants are called, and which one a value is.

use saop_schema::open::parse;
use saop_schema::serialize;

use crate::open_branches::branches::{
    Branches, BranchesBesideValue, BranchesChoice, BranchesChoiceAuto, BranchesKeyed,
    BranchesNamed, BranchesNamedText, BranchesNumbers, BranchesObjects, BranchesResult,
    BranchesTagged, BranchesWhole, BranchesWholeA, BranchesWholeAMembers,
};
use crate::{accepts, read, refuses};

#[test]
fn variants_have_the_names_of_what_tells_them_apart() {
    let read = |text: &str| read::<Branches>(text).unwrap();
    let tagged = |text| read(text).tagged.unwrap();
    assert!(matches!(
        tagged(r#"{"tagged":{"kind":"text","text":"a"}}"#),
        BranchesTagged::Text(_)
    ));
    assert!(matches!(
        tagged(r#"{"tagged":{"kind":"image_url","url":"a"}}"#),
        BranchesTagged::ImageUrl(_)
    ));
    let keyed = |text| read(text).keyed.unwrap();
    assert!(matches!(
        keyed(r#"{"keyed":{"uri":"a","text":"b"}}"#),
        BranchesKeyed::Text(_)
    ));
    assert!(matches!(
        keyed(r#"{"keyed":{"uri":"a","blob":"b"}}"#),
        BranchesKeyed::Blob(_)
    ));
}

#[test]
fn a_branch_that_says_less_hides_no_other() {
    let choice = |text| read::<Branches>(text).unwrap().choice.unwrap();
    assert!(matches!(
        choice(r#"{"choice":"auto"}"#),
        BranchesChoice::Auto(_)
    ));
    assert!(matches!(
        choice(r#"{"choice":"other"}"#),
        BranchesChoice::String(_)
    ));
    // An integer of any size is a number.
    let number = read::<Branches>(r#"{"numbers":36893488147419103232}"#);
    assert!(matches!(
        number.unwrap().numbers.unwrap(),
        BranchesNumbers::Number(_)
    ));
}

// SPEC S2
#[test]
fn branches_of_an_object_are_objects_though_they_do_not_say_so() {
    let text = r#"{"beside":{"id":1,"c":true,"next":7}}"#;
    let value = read::<Branches>(text).unwrap();
    assert_eq!(
        serialize(&value),
        r#"{"beside":{"c":true,"next":7,"id":1}}"#
    );
    let beside = value.beside.unwrap();
    assert!(matches!(&*beside, BranchesBesideValue::Untyped(untyped) if untyped.c));
    let objects = read::<Branches>(r#"{"objects":{"b":3}}"#).unwrap();
    let BranchesObjects::B(b) = objects.objects.unwrap() else {
        panic!("the first branch needs `a`")
    };
    assert_eq!(b.b, 3);
    for text in [
        r#"{"required":{"a":1}}"#,
        r#"{"beside":{"id":1,"a":"x"}}"#,
        r#"{"objects":{"a":"x","b":"no integer"}}"#,
    ] {
        accepts::<Branches>(text);
    }
    for text in [
        r#"{"required":{}}"#,
        r#"{"required":"a"}"#,
        r#"{"objects":"a"}"#,
        r#"{"objects":[]}"#,
        r#"{"objects":{}}"#,
        r#"{"beside":"a"}"#,
        r#"{"beside":{"a":"x"}}"#,
        r#"{"beside":{"id":1,"c":0}}"#,
    ] {
        refuses::<Branches>(text);
    }
    assert!(parse::<BranchesObjects>("\"a\"").is_err());
    assert!(parse::<BranchesObjects>(r#"{"a":"x"}"#).is_ok());
}

// SPEC S2
#[test]
fn the_branches_beside_members_have_their_members_and_those() {
    let whole = |text: &str| {
        let document = format!(r#"{{"whole":{text}}}"#);
        read::<Branches>(&document).unwrap().whole.unwrap()
    };
    let BranchesWhole::A(a) = whole(r#"{"id":"1","a":"x","more":1.50}"#) else {
        panic!("expected the first branch");
    };
    assert_eq!((&*a.id, &*a.a), ("1", "x"));
    assert_eq!(
        serde_json::to_string(&a).unwrap(),
        r#"{"id":"1","a":"x","more":1.50}"#
    );
    assert!(matches!(whole(r#"{"b":7,"id":"1"}"#), BranchesWhole::B(b) if b.b == 7));
    for broken in [
        r#"{"a":"x"}"#,
        r#"{"id":"1"}"#,
        r#"{"id":"1","a":"x","b":1}"#,
        r#"{"id":"1","b":"x"}"#,
    ] {
        refuses::<Branches>(&format!(r#"{{"whole":{broken}}}"#));
    }
    // A value that is made has to be valid under the whole, not under its branch alone.
    let mut members = BranchesWholeAMembers::new("1".to_owned(), "x".to_owned());
    assert!(BranchesWholeA::new(members.clone()).is_ok());
    members.extra.insert("b", "1".parse().unwrap()).unwrap();
    assert!(BranchesWholeA::new(members).is_err());
    // Valid, and not one of this branch.
    assert!(parse::<BranchesWholeA>(r#"{"id":"1","b":7}"#).is_err());
}

#[test]
fn an_object_that_requires_more_is_tried_first() {
    let result = |text: &str| {
        let document = format!(r#"{{"result":{text}}}"#);
        read::<Branches>(&document).unwrap().result.unwrap()
    };
    assert!(matches!(result("{}"), BranchesResult::Empty(_)));
    assert!(matches!(
        result(r#"{"tools":[]}"#),
        BranchesResult::Tools(_)
    ));
    assert!(matches!(
        result(r#"{"tools":[],"next":"a"}"#),
        BranchesResult::More(_)
    ));
    assert!(matches!(
        result(r#"{"tools":[],"next":1}"#),
        BranchesResult::Tools(_)
    ));
}

#[test]
fn an_enum_of_strings_is_read_as_it_is_spelled() {
    for value in BranchesChoiceAuto::ALL {
        assert_eq!(value.as_str().parse(), Ok(*value));
    }
    assert!("Auto".parse::<BranchesChoiceAuto>().is_err());
}

/// Of branches that each require a member which the other does not allow, none needs a check that it alone is valid.
#[test]
fn objects_told_apart_by_what_they_require_are_an_enum() {
    let value: BranchesNamed = parse(r#"{"Text": "a"}"#).unwrap();
    let made = BranchesNamed::Text(BranchesNamedText::new("a".to_owned()));
    assert_eq!(value, made);
    let both = r#"{"named": {"Text": "a", "Image": "b"}}"#;
    refuses::<Branches>(both);
}

#[test]
fn branches_become_their_union() {
    let text = BranchesChoice::from("a".to_owned());
    assert_eq!(text, BranchesChoice::String("a".to_owned()));
    assert_eq!(BranchesNumbers::from(1), BranchesNumbers::Integer(1));
    assert_eq!(BranchesChoiceAuto::Auto.as_ref(), "auto");
}

#[test]
fn a_value_is_the_first_variant_that_takes_it() {
    use crate::open_branches::branches::Untyped;
    use crate::open_members::settings::{Near, NearMember};
    use crate::open_numbers::numbers::{Numbers, NumbersOneValue};

    let untyped = |text: &str| parse::<Untyped>(text).unwrap();
    assert!(matches!(untyped(r#"{"c": true}"#), Untyped::Object(_)));
    assert!(matches!(untyped("1"), Untyped::NotObject(_)));
    let numbers = read::<Numbers>(r#"{"one": 0.25}"#).unwrap();
    let one = numbers.one.unwrap().into_inner();
    assert!(matches!(one, NumbersOneValue::Number(_)), "{one:?}");
    let near: Near = parse(r#"{"a": 2}"#).unwrap();
    let near = near.values().next().unwrap();
    assert!(matches!(near, NearMember::Number(_)), "{near:?}");
}
