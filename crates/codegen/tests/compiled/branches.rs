//! Unions: what their variants are called, and which one a value is.

use saop_schema::open::parse;
use saop_schema::serialize;

use crate::open_branches::branches::{
    Branches, BranchesBesideValue, BranchesChoice, BranchesKeyed, BranchesNumbers, BranchesObjects,
    BranchesTagged,
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
