//! The forms of a list of tools. SPEC X3.

#![cfg(test)]

use saop_schema::Dialect;
use saop_tools::{
    TextForm, ToolList, ToolOptions, ToolProblem, ToolRegistry, ToolsError, UNKNOWN_TOOL,
};
use serde_json::{Value, json};

fn schema() -> Value {
    json!({"type": "object", "required": ["q"], "properties": {"q": {"type": "string"}}})
}

/// One tool, `search`, in every form.
fn forms() -> Vec<(&'static str, Value)> {
    let mcp = json!({"name": "search", "title": "Search", "description": "Finds.", "inputSchema": schema(),
        "outputSchema": {"type": "object"}, "annotations": {"readOnlyHint": true}});
    let function = json!({"name": "search", "description": "Finds.", "parameters": schema()});
    let chat = json!({"type": "function", "function": function});
    let responses = json!({"type": "function", "name": "search", "description": "Finds.", "parameters": schema()});
    let anthropic = json!({"name": "search", "description": "Finds.", "input_schema": schema()});
    vec![
        ("MCP", json!({ "tools": [mcp.clone()], "nextCursor": "x" })),
        (
            "MCP, JSON-RPC",
            json!({"jsonrpc": "2.0", "id": 1, "result": {"tools": [mcp.clone()]}}),
        ),
        ("MCP, bare", json!([mcp])),
        ("OpenAI", json!([chat.clone()])),
        ("OpenAI, request", json!({"model": "m", "tools": [chat]})),
        ("OpenAI, Responses", json!([responses])),
        ("Anthropic", json!([anthropic.clone()])),
        (
            "Anthropic, request",
            json!({"max_tokens": 1, "tools": [anthropic]}),
        ),
    ]
}

// SPEC X3
#[test]
fn every_form_of_a_list_is_read() {
    for (form, list) in forms() {
        let text = serde_json::to_string_pretty(&list).unwrap();
        assert!(TextForm::of(&text) == TextForm::Tools, "{form}");
        assert_eq!(
            ToolList::parse(&text).unwrap().is_page(),
            form == "MCP",
            "{form}"
        );
        let tools = ToolRegistry::from_json(&text).unwrap();
        assert_eq!(tools.len(), 1, "{form}");
        let tool = tools.get("search").unwrap();
        assert_eq!(tool.description(), Some("Finds."), "{form}");
        assert!(
            tools
                .check_call("search", br#"{"q": "x"}"#)
                .unwrap()
                .is_none()
        );
        let error = tools.check_call("search", br#"{"q": 1}"#).unwrap_err();
        assert_eq!(error.violations()[0].instance_path(), "/q", "{form}");
        let error = tools.check_call("find", b"{}").unwrap_err();
        assert_eq!(error.violations()[0].kind(), UNKNOWN_TOOL, "{form}");
    }
}

// SPEC X3
#[test]
fn an_object_from_names_to_schemas_is_a_list() {
    // Names may be those of keywords, and of members of the other forms.
    let map = json!({"search": schema(), "anything": true, "id": {}, "type": {"minProperties": 1}, "tools": {}});
    let text = map.to_string();
    assert_eq!(TextForm::of(&text), TextForm::Tools);
    let tools = ToolRegistry::from_json(&text).unwrap();
    assert_eq!(tools.len(), 5);
    assert!(tools.check_call("search", b"{}").is_err());
    assert!(tools.check_call("anything", b"{}").is_ok());
    assert!(tools.check_call("type", b"{}").is_err());
}

// SPEC X4
#[test]
fn a_schema_is_no_list() {
    for schema in [
        schema(),
        json!({"$ref": "#/definitions/x", "definitions": {"x": {}}}),
        json!({"properties": {"tools": {}}}),
        json!({"$schema": "http://json-schema.org/draft-07/schema#"}),
        json!({"anyOf": [{}]}),
        json!({"enum": [1]}),
        json!({"not": {}}),
        json!({"additionalProperties": {"type": "string"}}),
        json!({"items": {"type": "string"}, "contains": {"const": "a"}}),
        json!({"minimum": 3}),
        json!({"minLength": 1, "pattern": "a"}),
        json!({"prefixItems": [{}]}),
        json!({"$comment": "a", "x": {}}),
        json!(true),
        json!("x"),
    ] {
        assert_eq!(
            TextForm::of(&schema.to_string()),
            TextForm::Schema,
            "{schema}"
        );
    }
    assert_eq!(TextForm::of("{"), TextForm::Schema);
    for unclear in [
        "{}",
        r#"{"not": {}, "get": {}}"#,
        r#"{"if": {}, "run": {}}"#,
    ] {
        assert_eq!(TextForm::of(unclear), TextForm::Unclear, "{unclear}");
    }
    for list in [
        "[]",
        r#"{"tools": []}"#,
        r#"{"result": {"tools": []}}"#,
        r#"{"get": {}, "pattern": {}, "if": {}}"#,
    ] {
        assert_eq!(TextForm::of(list), TextForm::Tools, "{list}");
    }
}

// SPEC X3
#[test]
fn the_texts_of_schemas_are_kept_as_they_are_written() {
    let text = r#"[{"name":"t","inputSchema":{ "type" : "object" ,"maxProperties":1.0 }}]"#;
    let list = ToolList::parse(text).unwrap();
    let input = list.tools()[0].input.as_ref().unwrap();
    assert_eq!(input.text, r#"{ "type" : "object" ,"maxProperties":1.0 }"#);
    assert_eq!(
        text.get(input.offset_in_list(0)..input.offset_in_list(input.text.len())),
        Some(&*input.text)
    );
}

fn problems(error: &ToolsError) -> Vec<String> {
    error
        .problems()
        .iter()
        .map(ToolProblem::to_string)
        .collect()
}

// SPEC X3
#[test]
fn what_is_no_list_is_refused_with_its_place() {
    for (text, expected) in [
        (
            "[1]",
            "expected the definition of a tool, but found the number 1 (line 1, column 2)",
        ),
        (
            "7",
            "expected a list of tools, but found the number 7 (line 1, column 1)",
        ),
        (
            r#"[{"inputSchema": {}}]"#,
            "expected a tool with a `name`, but found an object (line 1, column 2)",
        ),
        (
            r#"[{"name": "", "inputSchema": {}}]"#,
            "expected the name of a tool, a string, but found an empty string (line 1, column 11)",
        ),
        (
            "[{\"name\": \"a\",\n \"inputSchema\": 3}]",
            "tool `a`: expected a JSON Schema, but found the number 3 (line 2, column 17)",
        ),
        (
            r#"[{"name": "a", "inputSchema": {}}, {"name": "a", "inputSchema": {}}]"#,
            "tool `a`: expected each tool once, but found `a` again (line 1, column 45)",
        ),
        (
            r#"{"a": {"description": "x", "parameters": {}}}"#,
            "tool `a`: expected the schema itself and not a definition that has it, but found an object (line 1, column 42)",
        ),
        (
            r#"{"a": 1}"#,
            "tool `a`: expected a JSON Schema, but found the number 1 (line 1, column 7)",
        ),
        (
            r#"[{"type": "web_search"}]"#,
            "tool `web_search`: expected the schema of its arguments, but found none (line 1, column 11)",
        ),
        (
            r#"{"properties": {"x": {}}, "additionalProperties": false}"#,
            "expected a list of tools, such as an object from their names to schemas, and not one schema, but found an object (line 1, column 1)",
        ),
        (
            r#"{"tools": {"a": {}}}"#,
            "expected an array of tools in `tools`, but found an object (line 1, column 11)",
        ),
        (
            r#"{"name": "a", "inputSchema": {}}"#,
            "expected a list of tools, such as an array of definitions like this one, but found an object (line 1, column 1)",
        ),
        (
            r#"{"jsonrpc": "2.0", "id": 1, "error": {"code": 1}}"#,
            "expected the result of `tools/list`, and no error, but found an object (line 1, column 1)",
        ),
        (
            r#"{"a": {"type": "object", "parameters": {"required": ["x"]}}}"#,
            "tool `a`: expected the schema itself and not a definition that has it, but found an object (line 1, column 40)",
        ),
        (
            r#"[{"type": "function", "parameters": {}}]"#,
            "expected a tool with a `name`, but found an object (line 1, column 2)",
        ),
        (
            r#"[{"name": "a", "description": 5, "inputSchema": {}}]"#,
            "tool `a`: expected a description, a string, but found the number 5 (line 1, column 31)",
        ),
        (
            r#"[{"name": "a", "inputSchema": {}, "input_schema": {"minProperties": 1}}]"#,
            "tool `a`: expected one schema of its arguments, but found an object (line 1, column 51)",
        ),
    ] {
        let error = ToolRegistry::from_json(text).unwrap_err();
        assert_eq!(problems(&error), [expected], "{text}");
    }
    let error = ToolRegistry::from_json("{\"a\": {}, \"a\": {}}").unwrap_err();
    assert!(problems(&error)[0].contains("`a`"), "{error}");
}

// SPEC X3
#[test]
fn a_function_without_parameters_takes_any_object() {
    let text = r#"[{"type": "function", "function": {"name": "now"}}, {"type": "function", "name": "then"}]"#;
    let tools = ToolRegistry::from_json(text).unwrap();
    for name in ["now", "then"] {
        assert!(tools.check_call(name, b"{}").is_ok());
        assert!(tools.check_call(name, b"[]").is_err());
    }
}

// SPEC X3
#[test]
fn a_schema_that_names_no_dialect_is_of_the_first_that_takes_it() {
    let list = json!({
        "new": {"prefixItems": [{"type": "integer"}]},
        "tuple": {"items": [{"type": "integer"}]},
        "old": {"type": "integer", "minimum": 1, "exclusiveMinimum": true},
    });
    let tools = ToolRegistry::from_json(&list.to_string()).unwrap();
    let dialect = |name: &str| tools.get(name).unwrap().schema().unwrap().dialect();
    assert_eq!(dialect("new"), Dialect::Draft202012);
    assert_eq!(dialect("tuple"), Dialect::Draft07);
    assert_eq!(dialect("old"), Dialect::Draft04);
    assert!(tools.check_call("tuple", b"[\"x\"]").is_err());
    assert!(tools.check_call("old", b"1").is_err());
    let options = ToolOptions::new().with_dialect(Dialect::Draft07);
    let error = ToolRegistry::from_json_with(&list.to_string(), options).unwrap_err();
    assert_eq!(error.problems().len(), 1, "{error}");
}

// SPEC X3
#[test]
fn lists_of_several_servers_are_joined() {
    let mut tools = ToolRegistry::from_json(r#"{"a": {}}"#).unwrap();
    let other = ToolList::parse(r#"{"b": {}}"#).unwrap();
    tools.add_list(&other, ToolOptions::new()).unwrap();
    let error = tools.add_list(&other, ToolOptions::new()).unwrap_err();
    assert_eq!(
        problems(&error),
        [
            "tool `b`: expected a name that no other tool has, but found `b` again (line 1, column 7)"
        ]
    );
    assert_eq!(
        tools.iter().map(saop_tools::Tool::name).collect::<Vec<_>>(),
        ["a", "b"]
    );
    // A clone stays as it is.
    let before = tools.clone();
    tools
        .add_list(
            &ToolList::parse(r#"{"c": {}}"#).unwrap(),
            ToolOptions::new(),
        )
        .unwrap();
    assert_eq!((before.len(), tools.len()), (2, 3));
}

// SPEC X3
#[test]
fn an_unknown_name_has_a_hint_however_many_tools_there_are() {
    let hint = |names: &[&str], wrong: &str| {
        let map: serde_json::Map<_, _> = names
            .iter()
            .map(|name| ((*name).to_owned(), json!({})))
            .collect();
        let tools = ToolRegistry::from_json(&Value::Object(map).to_string()).unwrap();
        let error = tools.check_call(wrong, b"{}").unwrap_err();
        let message = error.violations()[0].message().to_owned();
        message.split_once("; ").unwrap().1.to_owned()
    };
    let files = ["read_text_file", "edit_file", "run_command"];
    assert_eq!(hint(&files, "edit"), "did you mean `edit_file`?");
    assert_eq!(hint(&files, "read_file"), "did you mean `read_text_file`?");
    assert_eq!(hint(&files, "RunComand"), "did you mean `run_command`?");
    assert_eq!(
        hint(&files, "zzz"),
        "there are `edit_file`, `read_text_file`, `run_command`"
    );
    let many: Vec<String> = (0..40).map(|n| format!("tool{n}")).collect();
    let mut many: Vec<&str> = many.iter().map(String::as_str).collect();
    many.extend(["weather", "water_level"]);
    assert_eq!(
        hint(&many, "wind"),
        "of 42 tools the most similar are `weather`, `water_level`, `tool0`, `tool1`, `tool10`"
    );
}

// SPEC X3
#[test]
fn problems_are_counted_in_one_line() {
    let list = r#"{"a": {"type": "strin"}, "b": {"type": 1, "minLength": "x"}}"#;
    let error = ToolRegistry::from_json(list).unwrap_err();
    assert_eq!(error.problems().len(), 3);
    assert!(error.to_string().starts_with("tool `a`: "), "{error}");
    assert!(error.to_string().ends_with(", and 2 more"), "{error}");
    let third = error.problems()[2].message();
    assert!(third.contains("but found the string `x`"), "{third}");
    let options = ToolOptions::new().with_allow_unchecked(true);
    let tools = ToolRegistry::from_json_with(list, options).unwrap();
    let refusal = tools.get("b").unwrap().refusal().unwrap();
    assert!(refusal.ends_with(", and 1 more"), "{refusal}");
    assert_eq!(
        format!("{:?}", tools.get("b").unwrap()),
        r#"Tool { name: "b", is_checked: false, .. }"#
    );
    let unchecked = tools.check_call("b", b"{}").unwrap().unwrap();
    assert_eq!((&*unchecked.tool, &*unchecked.path), ("b", ""));
}

// SPEC X3, S3
#[test]
fn formats_are_asserted_if_asked_for() {
    let list = r#"{"a": {"properties": {"day": {"format": "date"}}}}"#;
    let call = br#"{"day": "tomorrow"}"#;
    let tools = ToolRegistry::from_json(list).unwrap();
    assert!(tools.check_call("a", call).is_ok());
    let options = ToolOptions::new().with_assert_formats(true);
    let tools = ToolRegistry::from_json_with(list, options).unwrap();
    let error = tools.check_call("a", call).unwrap_err();
    assert_eq!(error.violations()[0].instance_path(), "/day");
}

// SPEC X3
#[test]
fn null_is_a_member_that_is_not_given() {
    let text = r#"[{"name": "a", "inputSchema": {"type": "object"}, "outputSchema": null, "annotations": null, "description": null},
        {"type": "function", "name": "b", "parameters": null, "strict": null}]"#;
    let list = ToolList::parse(text).unwrap();
    assert_eq!(list.tools()[0].output, None);
    let tools = ToolRegistry::from_json(text).unwrap();
    assert!(tools.check_call("b", b"{}").is_ok());
    assert!(tools.check_call("b", b"[]").is_err());
}

// SPEC X3
#[test]
fn tools_of_a_provider_may_have_no_names() {
    let text = r#"[{"type": "mcp", "server_label": "x"}, {"type": "mcp", "server_label": "y"},
        {"type": "custom", "custom": {"name": "x"}}, {"type": "custom", "custom": {"name": "y"}}]"#;
    let list = ToolList::parse(text).unwrap();
    let names: Vec<_> = list.tools().iter().map(|tool| &*tool.name).collect();
    assert_eq!(names, ["mcp", "x", "y"]);
    let options = ToolOptions::new().with_allow_unchecked(true);
    assert_eq!(
        ToolRegistry::from_json_with(text, options).unwrap().len(),
        3
    );
}

// SPEC X3
#[test]
fn a_name_is_meant_if_it_is_clearly_the_most_alike() {
    let names = [
        "star_repository",
        "search_repositories",
        "create_repository",
        "create_gist",
        "create_issue",
        "create_pull_request",
        "list_issues",
        "issue_read",
        "fork_repository",
    ];
    let map: serde_json::Map<_, _> = names
        .iter()
        .map(|name| ((*name).to_owned(), json!({})))
        .collect();
    let tools = ToolRegistry::from_json(&Value::Object(map).to_string()).unwrap();
    let meant = |name: &str| tools.meant(name).map(saop_tools::Tool::name);
    assert_eq!(meant("search_repository"), Some("search_repositories"));
    assert_eq!(meant("create_gits"), Some("create_gist"));
    for unclear in ["create_pr", "get_issue", "close_issue", "repository", ""] {
        assert_eq!(meant(unclear), None, "{unclear}");
    }
}

// SPEC X3
#[test]
fn a_description_is_that_of_the_value_itself() {
    let list = json!({"t": {"description": "TOOL", "$defs": {"P": {"description": "DP", "type": "string"}},
        "properties": {
            "x": {"$ref": "#/$defs/P", "description": "DX"},
            "list": {"items": {"type": "integer", "description": "DI"}},
            "y": {"description": " "},
        },
        "dependentRequired": {"y": ["x"]}, "additionalProperties": false, "maxProperties": 2}});
    let tools = ToolRegistry::from_json(&list.to_string()).unwrap();
    let told = |arguments: &str| {
        let error = tools.check_call("t", arguments.as_bytes()).unwrap_err();
        let message = error.violations()[0].message().to_owned();
        let described = message.split_once("; it is described as ");
        described.map(|(_, description)| description.to_owned())
    };
    assert_eq!(told(r#"{"x": 1}"#).as_deref(), Some("\"DX\""));
    assert_eq!(told(r#"{"list": [1, "a"]}"#).as_deref(), Some("\"DI\""));
    assert_eq!(told(r#"{"y": 1}"#).as_deref(), Some("\"DX\""));
    assert_eq!(told(r#"{"q": 1}"#), None);
    assert_eq!(
        told(r#"{"x": "", "y": 1, "list": []}"#).as_deref(),
        Some("\"TOOL\"")
    );
}

// SPEC U1
#[test]
fn function_declarations_of_gemini_are_a_list() {
    let declarations = json!([
        {"name": "add", "description": "Adds.", "parameters": {"type": "OBJECT", "required": ["a"], "properties": {
            "a": {"type": "NUMBER", "default": {"type": "STRING"}},
            "b": {"type": "ARRAY", "items": {"type": "STRING", "enum": ["STRING"]}},
            "c": {"anyOf": [{"type": "INTEGER"}, {"type": "boolean"}]}}}},
        {"name": "sub", "parametersJsonSchema": {"type": "object", "properties": {"a": {"type": ["number", "null"]}}},
            "response": {"type": "STRING"}},
        {"name": "now"},
    ]);
    for list in [
        json!({"tools": [{"functionDeclarations": declarations}, {"googleSearch": {}}]}),
        json!([{"function_declarations": declarations}]),
        json!({"functionDeclarations": declarations}),
    ] {
        let text = list.to_string();
        assert_eq!(
            saop_tools::TextForm::of(&text),
            saop_tools::TextForm::Tools,
            "{text}"
        );
        let options = ToolOptions::new().with_allow_unchecked(true);
        let tools = ToolRegistry::from_json_with(&text, options).unwrap();
        let names: Vec<_> = tools.iter().map(saop_tools::Tool::name).collect();
        assert_eq!(names, ["add", "sub", "now"]);
        let good = br#"{"a": 1.5, "b": ["STRING"], "c": true}"#;
        assert!(tools.check_call("add", good).unwrap().is_none());
        for wrong in [
            &br#"{"a": "x"}"#[..],
            br#"{"a": 1, "b": [1]}"#,
            br#"{"a": 1, "c": ""}"#,
            b"{}",
        ] {
            assert!(tools.check_call("add", wrong).is_err());
        }
        assert!(
            tools
                .check_call("sub", br#"{"a": null}"#)
                .unwrap()
                .is_none()
        );
        assert!(tools.check_call("sub", br#"{"a": ""}"#).is_err());
        let schema = tools.get("add").unwrap().schema_text().unwrap();
        assert!(
            schema.contains(r#""default":{"type":"STRING"}"#),
            "{schema}"
        );
    }
}

// SPEC U1
#[test]
fn gemini_schemas_are_read_as_json_schemas() {
    let list = r#"{"functionDeclarations": [{"name": "t", "parameters": {
        "type": "OBJECT", "properties": {
            "text": {"type": "STRING", "nullable": true, "maxLength": "3"},
            "kind": {"nullable": true, "format": "enum", "enum": ["A", "B"], "type": "STRING"},
            "one": {"anyOf": [{"type": "INTEGER"}, {"type": "BOOLEAN"}], "nullable": true},
            "many": {"type": "ARRAY", "items": {"type": "NUMBER", "nullable": true}, "minItems": "1"},
            "none": {"enum": [], "nullable": true},
            "odd": {"type": "STRING", "maxLength": "3", "description": "type"},
            "enum": {"type": "STRING", "nullable": false}
        }}}]}"#;
    let tools = ToolRegistry::from_json(list).unwrap();
    let accepts = |arguments: &str| tools.check_call("t", arguments.as_bytes()).is_ok();
    for (good, wrong) in [
        (r#"{"text": null}"#, r#"{"text": 1}"#),
        (r#"{"text": "abc"}"#, r#"{"text": "abcd"}"#),
        (r#"{"kind": null}"#, r#"{"kind": "C"}"#),
        (r#"{"kind": "A"}"#, r#"{"kind": 1}"#),
        (r#"{"one": null}"#, r#"{"one": "x"}"#),
        (r#"{"many": [1, null]}"#, r#"{"many": []}"#),
        (r#"{"enum": "x"}"#, r#"{"enum": null}"#),
        (r#"{"none": null}"#, r#"{"none": 1}"#),
    ] {
        assert!(accepts(good), "{good}");
        assert!(!accepts(wrong), "{wrong}");
    }
    // The places of what is refused are those of the list.
    let broken = list.replace(r#""minItems": "1"}"#, r#""minItems": -1}"#);
    let error = ToolRegistry::from_json(&broken).unwrap_err();
    let span = error.problems()[0].span();
    assert_eq!(broken.get(span), Some("-1"));
    let capitals = r#"[{"name": "t", "parameters": {"type": "OBJECT", "properties": {"a": {"type": "A\"B"}}}}]"#;
    assert!(ToolRegistry::from_json(capitals).is_err());
    // In JSON Schema, `nullable` is no keyword, and a count is a number.
    let list = r#"[{"name": "t", "parameters": {"type": "object", "properties": {"text": {"type": "string", "nullable": true}}}}]"#;
    let tools = ToolRegistry::from_json(list).unwrap();
    assert!(tools.check_call("t", br#"{"text": null}"#).is_err());
}
