//! `saop lint --fix`. SPEC E7.

use crate::support::{Folder, run_in};

// SPEC E7
#[test]
fn what_needs_no_thought_is_mended() {
    let schema = |name: &str, rest: &str| {
        format!(
            "{{\r\n  \"$schema\": \"http://json-schema.org/draft-07/schema#\",\r\n  \
             \"$id\": \"https://devs.ai/schemas/{name}/1.0.0\",\r\n  \"title\": \"{name}\",\r\n  \
             \"description\": \"-\",\r\n  \"type\": \"object\",\r\n  {rest}\r\n}}\r\n"
        )
    };
    let folder = Folder::new()
        .with(
            "a.schema.json",
            schema(
                "a",
                "\"propertis\": {\r\n    \"f\": { \"description\": \"-\", \"$ref\": \"b.schema.json\" },\r\n    \
                 \"v\": { \"description\": \"-\", \"$ref\": \"https://devs.ai/schemas/b/0.9.0\" },\r\n    \
                 \"n\": { \"description\": \"-\", \"$ref\": \"nowhere.json\" } }",
            ),
        )
        .with(
            "b.schema.json",
            schema("b", "\"additionalProperties\": false"),
        );
    let properties = "\"properties\": {}";
    folder.write("c.schema.json", schema("c", properties));
    let before = folder.read("b.schema.json");
    let run = run_in(&folder, &["lint", "--fix", "."]);
    assert_eq!(run.code, 1);
    // What takes thought is told as ever.
    assert_eq!(run.stdout.lines().count(), 1, "{}", run.stdout);
    assert!(run.stdout.contains(": SCH013: ") && run.stdout.contains("`nowhere.json`"));
    let said = [
        "./a.schema.json:7: SCH007: propertis is now properties",
        "./a.schema.json:1: SCH011: added \"additionalProperties\": false",
        "./a.schema.json:8: SCH013: \"b.schema.json\" is now \"https://devs.ai/schemas/b/1.0.0\"",
        "./a.schema.json:9: SCH013: \"https://devs.ai/schemas/b/0.9.0\" is now \"https://devs.ai/schemas/b/1.0.0\"",
    ];
    for line in said {
        assert!(
            run.stderr.lines().any(|one| one == line),
            "{line}: {}",
            run.stderr
        );
    }
    let expected = schema(
        "a",
        "\"properties\": {\r\n    \
         \"f\": { \"description\": \"-\", \"$ref\": \"https://devs.ai/schemas/b/1.0.0\" },\r\n    \
         \"v\": { \"description\": \"-\", \"$ref\": \"https://devs.ai/schemas/b/1.0.0\" },\r\n    \
         \"n\": { \"description\": \"-\", \"$ref\": \"nowhere.json\" } },\r\n  \"additionalProperties\": false",
    );
    assert_eq!(folder.read("a.schema.json"), expected);
    let closed = format!("\"additionalProperties\": false,\r\n  {properties}");
    assert_eq!(folder.read("c.schema.json"), schema("c", &closed));
    assert_eq!(folder.read("b.schema.json"), before);
    // Again, there is nothing to mend.
    let again = run_in(&folder, &["lint", "--fix", "."]);
    assert_eq!(again.stdout, run.stdout);
    assert_eq!(again.stderr, "1 error (1 SCH013)\n");
}

// SPEC E7. Found by a review.
#[test]
fn what_has_more_than_one_answer_is_left_alone() {
    let schema = |name: &str, rest: &str| {
        format!(
            "{{\"$schema\": \"http://json-schema.org/draft-07/schema#\", \"$id\": \"https://devs.ai/schemas/{name}/1.0.0\", \
             \"title\": \"{name}\", \"description\": \"-\", {rest}}}\n"
        )
    };
    let of = |reference: &str| {
        let closed = "\"type\": \"object\", \"additionalProperties\": false";
        let property = format!("{{\"description\": \"-\", \"$ref\": \"{reference}\"}}");
        schema(
            "a",
            &format!("{closed}, \"properties\": {{\"f\": {property}}}"),
        )
    };
    let text = schema("b", "\"type\": \"string\"");
    let folder = Folder::new().with("b.schema.json", &*text);
    folder.write("package.json", r#"{"types": "./a.d.ts", "require": true}"#);
    folder.write("c.schema.json", text.replace("\"$id\"", "\"id\""));
    for reference in [
        "https://other.example/b/schema",
        "https://other.example/b.schema.json",
        "https://other.example/b/0.9.0",
        "https://devs.ai/schemas/b/0.9.0#/definitions/none",
        "b.schema.json#/definitions/none",
        "c.schema.json",
    ] {
        folder.write("a.schema.json", of(reference));
        let run = run_in(&folder, &["lint", "--fix", "."]);
        assert_eq!(run.code, 1);
        assert!(run.stdout.contains("SCH013"), "{reference}: {}", run.stdout);
        assert_eq!(folder.read("a.schema.json"), of(reference));
    }
    // Two members that may be one keyword, and one with a value that the keyword cannot have.
    let twice = "\"type\": \"object\", \"additionalProperties\": false, \"propertis\": {}, \"propertys\": {}";
    for rest in [twice, "\"type\": \"string\", \"example\": \"q\""] {
        folder.write("a.schema.json", schema("a", rest));
        assert_eq!(run_in(&folder, &["lint", "--fix", "."]).code, 1);
        assert_eq!(folder.read("a.schema.json"), schema("a", rest));
    }
    assert_eq!(
        folder.read("package.json"),
        r#"{"types": "./a.d.ts", "require": true}"#
    );
}

#[cfg(unix)]
#[test]
fn nothing_of_a_mended_file_changes_but_what_is_told() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let before = "{\n  \"$schema\": \"http://json-schema.org/draft-07/schema#\",\r\n  \"$id\": \"https://devs.ai/schemas/a/1.0.0\",\n\r\n  \
                  \"title\": \"A\",\r\n  \"description\": \"\u{e9}\",\n  \"type\": \"object\",\r\n  \"properties\": {\n}}\r\n";
    let folder = Folder::new()
        .with("real.json", before)
        .with("all/.keep", "");
    let real = folder.path().join("real.json");
    let mode = |mode| std::fs::Permissions::from_mode(mode);
    std::fs::set_permissions(&real, mode(0o600)).unwrap();
    let link = folder.path().join("all/a.schema.json");
    symlink("../real.json", &link).unwrap();
    let run = run_in(&folder, &["lint", "--fix", "all"]);
    assert_eq!(run.code, 0, "{}", run.stdout);
    let after = before.replace(
        "  \"properties\"",
        "  \"additionalProperties\": false,\r\n  \"properties\"",
    );
    assert_eq!(folder.read("real.json"), after);
    assert!(link.is_symlink());
    assert_eq!(real.metadata().unwrap().permissions().mode() & 0o777, 0o600);
}
