//! SARIF 2.1.0: one log with one run. The results stand before the tool, so that they can be written as they come.

use std::io::{self, Write};

use saop_codegen::explain;
use saop_json::show::escape_hidden;
use serde_json::{Value, json};

use super::item::{Notice, RuleNames, Severity};
use crate::text::percent_encoded;

pub(super) const HEAD: &str = "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{\"columnKind\":\"unicodeCodePoints\",\"results\":[\n";

pub(super) fn write(notice: &Notice<'_>, out: &mut Vec<u8>) -> io::Result<()> {
    let level = match notice.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    };
    let mut result = json!({
        "ruleId": notice.rule,
        "level": level,
        "message": {"text": notice.message},
    });
    let mut location = json!({});
    if let Some(file) = notice.path() {
        let mut place = json!({"artifactLocation": {"uri": uri(file)}});
        if let Some((line, column)) = notice.position {
            place["region"] = region(line, column, notice.width);
        }
        location["physicalLocation"] = place;
    }
    if !notice.pointer.is_empty() {
        location["logicalLocations"] = json!([{"fullyQualifiedName": notice.pointer}]);
    }
    if location != json!({}) {
        result["locations"] = json!([location]);
    }
    out.write_all(escape_hidden(&result.to_string()).as_bytes())
}

fn region(line: usize, column: Option<usize>, width: Option<usize>) -> Value {
    let mut region = json!({"startLine": line});
    if let Some(column) = column {
        region["startColumn"] = column.into();
        if let Some(width) = width {
            region["endColumn"] = (column + width).into();
        }
    }
    region
}

/// `is_whole` says whether all that was to be looked at could be read.
pub(super) fn tail(rules: &RuleNames, is_whole: bool) -> String {
    let rules: Vec<Value> = rules.iter().map(|rule| described(rule)).collect();
    let driver = json!({
        "name": "saop",
        "informationUri": env!("CARGO_PKG_REPOSITORY"),
        "version": env!("CARGO_PKG_VERSION"),
        "rules": rules,
    });
    let driver = driver.to_string();
    format!(
        "\n],\"invocations\":[{{\"executionSuccessful\":{is_whole}}}],\"tool\":{{\"driver\":{}}}}}]}}\n",
        escape_hidden(&driver)
    )
}

/// Returns a rule with what it means and how to mend what breaks it.
fn described(rule: &str) -> Value {
    let known = explain(rule);
    let (about, help) = match rule {
        "major" => (
            "A change that breaks users".to_owned(),
            "Take it back, or publish it as a new major version.",
        ),
        "minor" => (
            "A change that accepts more, and breaks no user".to_owned(),
            "Publish it as a new minor version.",
        ),
        "patch" => (
            "A change that leaves what is accepted as it was".to_owned(),
            "Publish it as a new patch version.",
        ),
        "unknown" => (
            "A change of which it could not be told whether it breaks users".to_owned(),
            "Look at what its message names.",
        ),
        rule => match &known {
            Some(one) => (one.about.to_owned(), one.mend),
            None => (
                format!("A value that breaks the keyword `{rule}` of its schema"),
                "Change the value to what the message expects, or the schema.",
            ),
        },
    };
    let text = format!("{about}. {help}");
    let more = known.map_or_else(String::new, |_| {
        format!("\n\n`saop explain {rule}` has more.")
    });
    json!({
        "id": rule,
        "shortDescription": {"text": about},
        "fullDescription": {"text": text},
        "help": {"text": text, "markdown": format!("{text}{more}")},
        "helpUri": concat!(env!("CARGO_PKG_REPOSITORY"), "/blob/main/docs/command.md"),
    })
}

/// Returns the URI reference of a file: relative as its path is.
fn uri(file: &str) -> String {
    if file == "-" {
        return "stdin".to_owned();
    }
    let encoded = percent_encoded(&file.replace(std::path::MAIN_SEPARATOR, "/"));
    let first = file.split('/').next().unwrap_or_default();
    if file.starts_with('/') {
        format!("file://{encoded}")
    } else if first.contains(':') {
        // It would be a scheme.
        format!("./{encoded}")
    } else {
        encoded
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_where_all_begin_is_not_in_a_name() {
        let notice = |file| Notice {
            severity: Severity::Error,
            rule: "type",
            message: "m",
            file: Some(file),
            position: None,
            width: None,
            pointer: "",
        };
        let uri = |file| {
            let mut out = Vec::new();
            write(&notice(file), &mut out).unwrap();
            let result: Value = serde_json::from_slice(&out).unwrap();
            result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].clone()
        };
        assert_eq!(uri("./runs/a.json"), "runs/a.json");
        assert_eq!(uri("./a:b.json"), "./a%3Ab.json");
        assert_eq!(uri("../a.json"), "../a.json");
    }

    #[test]
    fn a_path_is_a_uri_reference() {
        assert_eq!(uri("runs/a b.json"), "runs/a%20b.json");
        assert_eq!(uri("/x/%.json"), "file:///x/%25.json");
        assert_eq!(uri("a:b/c.json"), "./a%3Ab/c.json");
        assert_eq!(uri("-"), "stdin");
    }
}
