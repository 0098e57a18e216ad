//! Objects whose schema names members by patterns.

use saop_json::JsonValue;
use saop_schema::open;

use crate::open_members::settings::{
    Counts, CountsMember, Near, None, Settings, Tools, ToolsMember, Tree, TreeMember, Typed,
    TypedMember,
};
use crate::{accepts, refuses};

// SPEC S2
#[test]
fn what_a_pattern_names_has_the_type_of_the_pattern() {
    let text = r#"{"b":{"version":0.50},"a\nb":[1.0],"c":{"version":0.1}}"#;
    let tools: Tools = open::parse(text).unwrap();
    assert_eq!(serde_json::to_string(&tools).unwrap(), text);
    let ToolsMember::Tool(tool) = &tools["b"] else {
        panic!("{tools:?}")
    };
    assert_eq!(tool.version.to_string(), "0.50");
    let ToolsMember::Other(other) = &tools["a\nb"] else {
        panic!("{tools:?}")
    };
    assert_eq!(other.as_json(), "[1.0]");

    let typed: Typed = open::parse(r#"{"s":"ab","b":true}"#).unwrap();
    assert!(matches!(&typed["s"], TypedMember::String(text) if text.as_str() == "ab"));
    assert!(matches!(&typed["b"], TypedMember::Boolean(true)));

    let tree: Tree = open::parse(r#"{"a":{"b":{},"C":1}}"#).unwrap();
    let TreeMember::Tree(inner) = &tree["a"] else {
        panic!("{tree:?}")
    };
    assert!(matches!(&inner["b"], TreeMember::Tree(leaf) if leaf.is_empty()));
    assert!(matches!(&inner["C"], TreeMember::Other(_)));
}

// SPEC S2
#[test]
fn what_no_pattern_names_is_held_whatever_it_is() {
    // No i64 holds it, and nothing asks for one.
    let text = r#"{"m":123456789012345678901234567890,"n":1}"#;
    let counts: Counts = open::parse(text).unwrap();
    assert_eq!(serde_json::to_string(&counts).unwrap(), text);
    assert!(matches!(counts["n"], CountsMember::Integer(1)));
    assert!(matches!(counts["m"], CountsMember::Other(_)));
    // A float would be written as 1.0, which the other schema forbids.
    for text in [
        r#"{"a":2,"b":0.99999999999999999999}"#,
        r#"{"a":2,"b":0.5}"#,
    ] {
        let near = open::parse::<Near>(text).unwrap();
        assert_eq!(serde_json::to_string(&near).unwrap(), text);
    }
    accepts::<Settings>(r#"{"name":"a","x-a":[1],"x-b":{"version":7},"c":{"version":0}}"#);
}

// SPEC S2
#[test]
fn members_break_no_pattern() {
    for text in [
        r#"{"name":1}"#,
        r#"{"c":{"version":1}}"#,
        r#"{"c":1}"#,
        r#"{"name":"a","c":{}}"#,
    ] {
        refuses::<Settings>(text);
    }
    let refused = |text: &str| {
        assert!(open::parse::<Typed>(text).is_err(), "{text}");
    };
    for text in [
        r#"{"s":"a"}"#,
        r#"{"s":true}"#,
        r#"{"b":"ab"}"#,
        r#"{"never":true}"#,
        r#"{"c":true}"#,
    ] {
        refused(text);
    }
    assert!(open::parse::<None>("{}").is_ok() && open::parse::<None>(r#"{"a":1}"#).is_err());

    // A value made by hand is checked under its name, whichever type it has.
    let with = |name: &str, text: &str| {
        let value: JsonValue = serde_json::from_str(text).unwrap();
        let mut tools: Tools = open::parse("{}").unwrap();
        tools
            .edit(|tools| tools.insert(name.to_owned(), ToolsMember::Other(value)))
            .map(|_| tools)
    };
    assert!(with("a", r#"{"version":0.5}"#).is_ok());
    assert!(with("a", "1").is_err());
    assert!(with("\n", "1").is_ok());
}
