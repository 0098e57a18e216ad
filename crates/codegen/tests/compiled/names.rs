//! Members whose names rustc would warn of, and those whose names a pattern allows: one type each, which no value breaks.

use saop_json::JsonValue;
use saop_schema::{open, parse};

use crate::open_names::names::{
    Fi, Fi2, Forbidden, ForbiddenMembers, Labelled, Matched, Mixed, Names, Needed, Open,
};
use crate::{accepts, refuses};

// SPEC S2
#[test]
fn names_that_look_alike_are_members_of_their_own() {
    let names = <Names as open::Listed>::NAMES;
    let members = names
        .iter()
        .filter(|name| !matches!(**name, "choice" | "шкала"));
    let members: Vec<String> = members
        .enumerate()
        .map(|(number, name)| format!("{}:\"{number}\"", serde_json::to_string(name).unwrap()))
        .collect();
    let text = format!("{{{}}}", members.join(","));
    accepts::<Names>(&text);
    let mut read: Names = parse(&text).unwrap();
    assert_eq!(
        (read.file.as_deref(), read.file2.as_deref()),
        (Some("1"), Some("0"))
    );
    assert_eq!(read.имя.as_deref(), Some("10"));
    read.file2 = None;
    assert!(!saop_schema::serialize(&read).contains("ﬁle"));
    // The same of types.
    let _ = (Fi::new(), Fi2::new());
}

// SPEC S2
#[test]
fn further_members_have_the_names_that_a_pattern_allows() {
    accepts::<Names>(r#"{"x-a":1,"file":"a","ext.b":[{"c":null}]}"#);
    accepts::<Names>(r#"{"x-\u0061":"\ud83d\ude00","fil\u0065":"\u0061\n\"\\"}"#);
    for text in [r#"{"y":1}"#, r#"{"ax-":1}"#, r#"{"extab":1}"#] {
        refuses::<Names>(text);
    }
    assert!(parse::<Names>(r#"{"x-a":1,"x-a":1}"#).is_err());
    let mut names = Names::new();
    let value = JsonValue::from_serializable(&7).unwrap();
    assert_eq!(names.extra.insert("x-a", value.clone()), Ok(None));
    let error = names.extra.insert("y", value.clone()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected a name that matches `^x-` or `^ext[.]`, but found `y`"
    );
    assert!(names.extra.insert("file", value).is_err());
    let written = saop_schema::serialize(&names);
    assert_eq!(written, r#"{"x-a":7}"#);
    assert_eq!(parse::<Names>(&written).unwrap(), names);
}

// SPEC S2
#[test]
fn what_a_pattern_says_of_a_value_is_that_of_its_type() {
    let text = r#"{"rate":0.5,"l-a":"ab"}"#;
    let mut labelled: Labelled = open::parse(text).unwrap();
    // No keyword but the member's own says something of it.
    labelled.rate = Some(saop_schema::number!(1.5));
    assert!(labelled.extra.insert("l-b", "abc".parse().unwrap()).is_ok());
    assert!(labelled.extra.insert("m", "abc".parse().unwrap()).is_err());
    assert_eq!(
        serde_json::to_string(&labelled).unwrap(),
        r#"{"rate":1.5,"l-a":"ab","l-b":"abc"}"#
    );
    for text in [r#"{"l-a":"a"}"#, r#"{"m":"ab"}"#, r#"{"l-a":1}"#] {
        assert!(open::parse::<Labelled>(text).is_err(), "{text}");
    }
    let open: Open = open::parse(r#"{"own":"a","l-a":1,"b":2}"#).unwrap();
    assert_eq!(open.extra.len(), 2);
    assert!(open::parse::<Needed>(r#"{"own":"a"}"#).is_err());
    let mut needed: Needed = open::parse(r#"{"own":"a","l-a":"b"}"#).unwrap();
    "c".clone_into(&mut needed.l_a);
    assert!(needed.extra.insert("l-a", "d".to_owned()).is_err());
}

// SPEC S2
#[test]
fn a_pattern_that_says_more_is_checked() {
    let refused = [
        open::parse::<Matched>(r#"{"l-own":"a"}"#).is_err(),
        open::parse::<Mixed>(r#"{"l-a":1}"#).is_err(),
        open::parse::<Forbidden>(r#"{"_a":"b"}"#).is_err(),
    ];
    assert_eq!(refused, [true; 3]);
    let matched: Matched = open::parse(r#"{"l-own":"ab","l-b":"cd"}"#).unwrap();
    assert_eq!(matched.l_own.as_deref(), Some("ab"));
    let mixed: Mixed = open::parse(r#"{"own":[],"l-a":"b","n-c":1.50}"#).unwrap();
    assert_eq!(
        serde_json::to_string(&mixed).unwrap(),
        r#"{"own":[],"l-a":"b","n-c":1.50}"#
    );
    let mut members: ForbiddenMembers = ForbiddenMembers::new();
    let _ = members.extra.insert("_a", "b".to_owned());
    let error = Forbidden::new(members).unwrap_err();
    assert!(error.to_string().contains("_a"), "{error}");
}

// SPEC S2
#[test]
fn a_text_is_the_variant_that_a_document_with_it_has() {
    use crate::open_branches::branches::{BranchesChoice, BranchesChoiceAuto};
    for text in ["auto", "other", ""] {
        let made = BranchesChoice::from(text);
        let read: BranchesChoice = open::parse(format!("\"{text}\"")).unwrap();
        assert_eq!(made, read);
        assert_eq!(open::serialize(&made), format!("\"{text}\""));
    }
    assert_eq!(
        BranchesChoice::from("auto"),
        BranchesChoice::Auto(BranchesChoiceAuto::Auto)
    );
}
