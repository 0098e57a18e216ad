//! Calls of which only the members at fault are asked for again. SPEC A7.

use saop_schema::Limits;
use saop_tools::{CallOptions, ToolRegistry};

const TOOLS: &str = r#"[{"name": "now", "inputSchema": {"type": "object",
    "properties": {"zone": {"type": "string"}, "at": {"items": {"type": "integer"}}}}}]"#;

// SPEC A7
#[test]
fn a_member_of_a_call_is_asked_for_alone() {
    let tools = ToolRegistry::from_json(TOOLS).unwrap();
    let options = CallOptions::new();
    let call = br#"{"name": "now", "arguments": {"zone": 1, "at": [7, 8]}}"#;
    let error = tools.check_document(call, &options).unwrap_err();
    let (members, prompt) = tools
        .correction_by_members(call, &error, &options, 16 * 1024)
        .unwrap();
    assert!(
        prompt.contains("\n- \"/arguments/zone\": its value\n"),
        "{prompt}"
    );
    assert!(!prompt.contains("/arguments/at"), "{prompt}");
    let answer = br#"{"/arguments/zone": "UTC"}"#;
    let merged = members.merge(call, answer, &Limits::default()).unwrap();
    assert_eq!(
        merged,
        r#"{"name": "now", "arguments": {"zone": "UTC", "at": [7, 8]}}"#
    );
    assert_eq!(
        tools
            .check_document(merged.as_bytes(), &options)
            .unwrap()
            .count,
        1
    );
}

// SPEC A7: the whole has to be restated.
#[test]
fn what_is_no_member_is_not_asked_for_alone() {
    let tools = ToolRegistry::from_json(TOOLS).unwrap();
    let options = CallOptions::new();
    let call = br#"{"name": "now", "arguments": {"zone": "UTC""#;
    let error = tools.check_document(call, &options).unwrap_err();
    assert!(
        tools
            .correction_by_members(call, &error, &options, 16 * 1024)
            .is_none()
    );
    // Nor what a prompt has no room for.
    let call = br#"{"name": "now", "arguments": {"zone": 1}}"#;
    let error = tools.check_document(call, &options).unwrap_err();
    assert!(
        tools
            .correction_by_members(call, &error, &options, 16)
            .is_none()
    );
}
