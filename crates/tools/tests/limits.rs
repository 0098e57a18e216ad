//! What a list of tools may take: as much as a single schema. SPEC X1, X3.

#![cfg(test)]

use saop_json::Limits;
use saop_tools::{ToolList, ToolOptions, ToolRegistry};

/// An object from the names of so many tools to what `schema` returns for each.
fn list(count: usize, schema: impl Fn(usize) -> String) -> String {
    let tools: Vec<String> = (0..count)
        .map(|tool| format!("\"{tool}\":{}", schema(tool)))
        .collect();
    format!("{{{}}}", tools.join(","))
}

#[track_caller]
fn refused(list: &str) -> String {
    let error = ToolRegistry::from_json(list).unwrap_err();
    assert_eq!(error.problems().len(), 1);
    error.to_string()
}

// Found by an attack: a list of 3 MB took 980 MB, one of 15 MB 4.4 GB.
#[test]
fn a_list_has_a_bounded_number_of_tools() {
    let tools = ToolRegistry::from_json(&list(1 << 16, |_| "{}".to_owned())).unwrap();
    assert_eq!(tools.len(), 1 << 16);
    let one_more = list((1 << 16) + 1, |_| "{}".to_owned());
    let expected = "expected at most 65536 tools, but found more (line 1, column 709796)";
    assert_eq!(refused(&one_more), expected);
    let array: Vec<String> = (0..=1 << 16)
        .map(|tool| format!("{{\"name\":\"{tool}\",\"inputSchema\":{{}}}}"))
        .collect();
    let error = ToolList::parse(&format!("[{}]", array.join(","))).unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("expected at most 65536 tools, but found more (")
    );
}

#[test]
fn the_schemas_of_all_tools_are_bounded_like_a_single_one() {
    let of = |tool: usize| {
        let properties: Vec<String> = (0..4_000).map(|n| format!("\"{n}\":{{}}")).collect();
        format!(
            "{{\"minProperties\":{tool},\"properties\":{{{}}}}}",
            properties.join(",")
        )
    };
    let told = refused(&list(80, of));
    let expected =
        "tool `65`: expected at most 262144 schemas within those of all tools, but found more (";
    assert!(told.starts_with(expected), "{told}");
    // Equal texts are one schema.
    let same = ToolRegistry::from_json(&list(80, |_| of(0))).unwrap();
    assert_eq!(
        same.get("79").unwrap().schema().unwrap().subschemas(),
        4_001
    );

    let of = |tool: usize| format!(r#"{{"pattern":"^(a{{100}}){{100}}{tool}$"}}"#);
    let told = refused(&list(200, of));
    let expected = "expected patterns of at most 1048576 states in all tools, but found more (";
    assert!(told.contains(expected), "{told}");
    assert!(ToolRegistry::from_json(&list(100, of)).is_ok());
}

#[test]
fn lists_that_are_added_count_together() {
    let of = |list: usize| {
        let properties: Vec<String> = (0..100_000).map(|n| format!("\"{n}\":{{}}")).collect();
        format!(
            "{{\"t{list}\":{{\"properties\":{{{}}}}}}}",
            properties.join(",")
        )
    };
    let mut tools = ToolRegistry::new();
    for number in 0..2 {
        let list = ToolList::parse(&of(number)).unwrap();
        tools.add_list(&list, ToolOptions::new()).unwrap();
    }
    let list = ToolList::parse(&of(2)).unwrap();
    let error = tools.add_list(&list, ToolOptions::new()).unwrap_err();
    assert!(error.to_string().contains("262144"), "{error}");
    assert_eq!(tools.len(), 2);
}

// Found by a review: refused schemas counted for nothing, so a list of 6 MB took seconds and 205 MB.
#[test]
fn refused_schemas_that_are_allowed_count_by_their_size() {
    let words = "x".repeat(1 << 20);
    let of = |tool: usize| format!("{{\"type\":{tool},\"description\":\"{words}\"}}");
    let read = |list: &str, unchecked| {
        ToolRegistry::from_json_with(list, ToolOptions::new().with_allow_unchecked(unchecked))
    };
    let error = read(&list(2, of), true).unwrap_err();
    let expected = "tool `1`: expected at most 2097152 bytes of refused schemas in all tools, but found more (";
    assert!(error.to_string().starts_with(expected), "{error}");
    assert_eq!(error.problems().len(), 1);
    // Equal texts are one schema.
    assert!(read(&list(3, |_| of(0)), true).is_ok());
    // Where none is allowed, each is told for itself.
    assert_eq!(read(&list(2, of), false).unwrap_err().problems().len(), 2);
    // Lists count together.
    let mut tools = read(&list(1, of), true).unwrap();
    let second = format!("{{\"other\":{}}}", of(1));
    let options = ToolOptions::new().with_allow_unchecked(true);
    let error = tools.add_list(&ToolList::parse(&second).unwrap(), options);
    assert!(error.unwrap_err().to_string().contains("2097152"));
    assert_eq!(tools.len(), 1);
}

#[test]
fn lists_that_are_added_share_the_number_of_tools() {
    let mut tools = ToolRegistry::from_json(&list((1 << 16) - 1, |_| "{}".to_owned())).unwrap();
    let two = ToolList::parse(r#"{"a": {}, "b": {}}"#).unwrap();
    let error = tools.add_list(&two, ToolOptions::new()).unwrap_err();
    let expected = "tool `b`: expected at most 65536 tools in all, but found more (";
    assert!(error.to_string().starts_with(expected), "{error}");
    let one = ToolList::parse(r#"{"a": {}}"#).unwrap();
    tools.add_list(&one, ToolOptions::new()).unwrap();
    assert_eq!(tools.len(), 1 << 16);
}

#[test]
fn after_a_hundred_problems_no_more_are_looked_for() {
    let tools: Vec<String> = (0..300)
        .map(|tool| format!("{{\"name\":\"{tool}\",\"inputSchema\":7}}"))
        .collect();
    let error = ToolList::parse(&format!("[{}]", tools.join(","))).unwrap_err();
    assert_eq!(error.problems().len(), 100);
    let error = ToolRegistry::from_json(&list(300, |n| format!("{{\"type\":{n}}}"))).unwrap_err();
    assert!((100..200).contains(&error.problems().len()));
    let twice = vec![r#"{"name":"a","inputSchema":{}}"#; 300].join(",");
    let error = ToolList::parse(&format!("[{twice}]")).unwrap_err();
    assert_eq!(error.problems().len(), 100);
}

#[test]
fn calls_and_results_have_the_limits_that_are_given() {
    let tools = ToolRegistry::from_json(r#"{"a": {"type": "object"}}"#).unwrap();
    let deep = format!(r#"{{"x": {}{}}}"#, "[".repeat(200), "]".repeat(200));
    assert!(tools.check_call("a", deep.as_bytes()).is_err());
    assert!(tools.check_result("a", deep.as_bytes()).is_err());
    let limits = Limits::NONE;
    assert!(tools.check_call_with("a", deep.as_bytes(), &limits).is_ok());
    assert!(
        tools
            .check_result_with("a", deep.as_bytes(), &limits)
            .is_ok()
    );
    let limits = Limits::default().with_max_bytes(1);
    let error = tools.check_call_with("a", b"{}", &limits).unwrap_err();
    assert!(error.to_string().contains("at most 1 byte"), "{error}");
    assert!(tools.check_result_with("a", b"{}", &limits).is_err());
}
