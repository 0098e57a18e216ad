//! Calls of which only the members at fault are asked for again. SPEC A7.

use saop_schema::Limits;
use saop_tools::correction::Members;
use saop_tools::{CallOptions, ToolRegistry};

const TOOLS: &str = r#"[{"name": "now", "inputSchema": {"type": "object",
    "properties": {"zone": {"type": "string"}, "at": {"items": {"type": "integer"}}}}}]"#;

/// Refuses a call, and returns the members that are asked for and the prompt.
fn asked(call: &[u8], budget: usize) -> Option<(Members, String)> {
    let (tools, options) = (ToolRegistry::from_json(TOOLS).unwrap(), CallOptions::new());
    let error = tools.check_document(call, &options).unwrap_err();
    tools.correction_by_members(call, &error, &options, budget)
}

// SPEC A7
#[test]
fn a_member_of_a_call_is_asked_for_alone() {
    let call = br#"{"name": "now", "arguments": {"zone": 1, "at": [7, 8]}}"#;
    let (members, prompt) = asked(call, 16 * 1024).unwrap();
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
    let tools = ToolRegistry::from_json(TOOLS).unwrap();
    let judged = tools.check_document(merged.as_bytes(), &CallOptions::new());
    assert_eq!(judged.unwrap().count, 1);
}

// SPEC A7: the whole has to be restated.
#[test]
fn what_is_no_member_is_not_asked_for_alone() {
    assert!(asked(br#"{"name": "now", "arguments": {"zone": "UTC""#, 16 * 1024).is_none());
    // Nor what a prompt has no room for.
    assert!(asked(br#"{"name": "now", "arguments": {"zone": 1}}"#, 16).is_none());
}

/// Arguments that hold a union within a union, as agents' items are written.
const ITEMS: &str = r##"[{"name": "send", "inputSchema": {
    "type": "object", "required": ["items"],
    "properties": {"items": {"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/item"}, {"$ref": "#/$defs/reference"}]}}},
    "$defs": {
        "item": {"oneOf": [{"$ref": "#/$defs/call"}, {"$ref": "#/$defs/output"}]},
        "call": {"type": "object", "required": ["type", "args"], "properties": {"type": {"const": "call"}, "args": {"type": "string"}}},
        "output": {"type": "object", "required": ["type", "text"], "properties": {"type": {"const": "output"}, "text": {"type": "string"}}},
        "reference": {"type": "object", "required": ["type", "id"], "properties": {"type": {"const": "reference"}, "id": {"type": "string"}}}
    }}}]"##;

#[test]
fn the_correction_of_a_union_within_a_union_says_what_is_wrong_with_the_branch_that_was_meant() {
    let (tools, options) = (ToolRegistry::from_json(ITEMS).unwrap(), CallOptions::new());
    for (item, expected) in [
        (
            r#"{"type": "call", "args": {"a": 1}}"#,
            "- /arguments/items/0/args (line 1, column 67): expected a string, but found an object\n",
        ),
        (
            r#"{"type": "cal", "args": ""}"#,
            "- /arguments/items/0 (line 1, column 51): expected an object with the member `type` being `call`, `output` or `reference`, but found the string `cal` there; did you mean `call`?\n",
        ),
    ] {
        let call = format!(r#"{{"name": "send", "arguments": {{"items": [{item}]}}}}"#);
        let error = tools.check_document(call.as_bytes(), &options).unwrap_err();
        let prompt = tools.correction(call.as_bytes(), &error, &options, 16 * 1024);
        assert!(prompt.contains(expected), "{prompt}");
    }
}
