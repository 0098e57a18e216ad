//! What MCP asks of the definition of a tool, by version, and of its schemas. SPEC G4.

use std::fmt::Write;
use std::sync::OnceLock;

use saop_json::{NodeRef, Tree};
use saop_schema::{CompileError, CompileOptions, Dialect, ProblemKind, Schema, Work};
use saop_tools::SchemaText;

use crate::rpc::flaw_in;
use crate::version::Version;

/// What is wrong with a tool's definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It breaks a rule: no client is to see it.
    Broken(String),
    /// A schema is more than the engine can check.
    Unsupported(String),
}

/// Returns what is wrong with the definition itself, apart from whether its schemas are valid.
pub(crate) fn breach<'a>(
    tree: &'a Tree<'a>,
    tool: NodeRef<'a>,
    version: Version,
    max_depth: usize,
) -> Option<String> {
    if let Some(flaw) = flaw_in(tool, max_depth) {
        return Some(flaw);
    }
    let mut work = Work::of(tool.text().len());
    let found = shape(version)?.violations_in(tree, tool, "", &mut work);
    if found.is_empty() {
        return None;
    }
    let error = found.into_error("tool", &[]);
    error.violations().first().map(ToString::to_string)
}

/// Returns why a schema of a tool is refused, if it is.
pub(crate) fn refused(schema: NodeRef<'_>) -> Option<Fault> {
    let compiled = SchemaText::new(schema.text().to_owned(), 0).compile();
    compiled.err().map(|error| fault(&error))
}

/// Tells what breaks a rule from what is only not supported.
fn fault(error: &CompileError) -> Fault {
    let is_unsupported = |kind| {
        matches!(
            kind,
            ProblemKind::UnsupportedPattern
                | ProblemKind::UnknownVocabulary
                | ProblemKind::UnknownDialect
                | ProblemKind::Limit
        )
    };
    if error
        .problems()
        .iter()
        .all(|one| is_unsupported(one.kind()))
    {
        Fault::Unsupported(error.summary())
    } else {
        Fault::Broken(error.summary())
    }
}

/// Returns the schema of a tool to check results with, if MCP has one in the version.
pub(crate) fn output(tool: NodeRef<'_>, version: Version) -> Option<NodeRef<'_>> {
    let schema = tool.member("outputSchema")?;
    // Before, it was a member like any other.
    (version >= Version::V20250618).then_some(schema)
}

/// Returns the schema of a definition.
fn shape(version: Version) -> Option<&'static Schema> {
    static SHAPES: OnceLock<Vec<Option<Schema>>> = OnceLock::new();
    let shapes = SHAPES.get_or_init(|| {
        let options = CompileOptions::new().with_dialect(Dialect::Draft202012);
        let shape = |version| Schema::compile(&text(version), &options).ok();
        Version::ALL.into_iter().map(shape).collect()
    });
    let place = Version::ALL.iter().position(|one| *one == version)?;
    shapes.get(place)?.as_ref()
}

/// `Tool` of `schema.json` of the version, with the parts that it refers to.
fn text(version: Version) -> String {
    let input = if version >= Version::V20260728 {
        r#"{"type": "object", "required": ["type"], "properties": {"$schema": {"type": "string"}, "type": {"const": "object"}}}"#
    } else if version >= Version::V20251125 {
        r#"{"type": "object", "required": ["type"], "properties": {"$schema": {"type": "string"}, "type": {"const": "object"},
            "properties": {"type": "object", "additionalProperties": {"type": "object"}},
            "required": {"type": "array", "items": {"type": "string"}}}}"#
    } else {
        r#"{"type": "object", "required": ["type"], "properties": {"type": {"const": "object"},
            "properties": {"type": "object", "additionalProperties": {"type": "object"}},
            "required": {"type": "array", "items": {"type": "string"}}}}"#
    };
    let mut members = format!(
        r#""name": {{"type": "string"}}, "description": {{"type": "string"}}, "inputSchema": {input}"#
    );
    if version >= Version::V20250326 {
        members.push_str(
            r#", "annotations": {"type": "object", "properties": {"title": {"type": "string"},
                "destructiveHint": {"type": "boolean"}, "idempotentHint": {"type": "boolean"},
                "openWorldHint": {"type": "boolean"}, "readOnlyHint": {"type": "boolean"}}}"#,
        );
    }
    if version >= Version::V20250618 {
        let output = if version >= Version::V20260728 {
            r#"{"type": "object", "properties": {"$schema": {"type": "string"}}}"#
        } else {
            input
        };
        let _ = write!(
            members,
            r#", "title": {{"type": "string"}}, "_meta": {{"type": "object"}}, "outputSchema": {output}"#
        );
    }
    if version >= Version::V20251125 {
        members.push_str(
            r#", "icons": {"type": "array", "items": {"type": "object", "required": ["src"], "properties": {
                "src": {"type": "string"}, "mimeType": {"type": "string"}, "theme": {"enum": ["dark", "light"]},
                "sizes": {"type": "array", "items": {"type": "string"}}}}}"#,
        );
    }
    if version == Version::V20251125 {
        members.push_str(
            r#", "execution": {"type": "object", "properties": {"taskSupport": {"enum": ["forbidden", "optional", "required"]}}}"#,
        );
    }
    format!(
        r#"{{"type": "object", "required": ["inputSchema", "name"], "properties": {{{members}}}}}"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn breach_of(tool: &str, version: Version) -> Option<String> {
        let tree = Tree::of_valid(tool);
        breach(&tree, tree.root(), version, 128)
    }

    // SPEC G4
    #[test]
    fn each_version_has_its_shape() {
        for version in Version::ALL {
            assert!(shape(version).is_some(), "{version}");
            let good =
                r#"{"name":"a","inputSchema":{"type":"object","properties":{"b":{}}},"x":1}"#;
            assert_eq!(breach_of(good, version), None, "{version}");
            for bad in [
                r#"{"name":"a"}"#,
                r#"{"name":"a","inputSchema":{}}"#,
                r#"{"name":"a","inputSchema":null}"#,
                r#"{"name":"a","inputSchema":true}"#,
                r#"{"name":"a","inputSchema":{"type":["object"]}}"#,
                r#"{"name":"a","inputSchema":{"type":"array"}}"#,
                r#"{"name":1,"inputSchema":{"type":"object"}}"#,
                r#"{"name":"a","description":null,"inputSchema":{"type":"object"}}"#,
                r#"{"inputSchema":{"type":"object"}}"#,
                r#"["a"]"#,
                r#"{"name":"a","inputSchema":{"type":"object","properties":{"b":{},"b":{}}}}"#,
            ] {
                assert!(breach_of(bad, version).is_some(), "{version}: {bad}");
            }
        }
    }

    // SPEC G4
    #[test]
    fn what_changed_between_versions_changed() {
        let from = |since: Version, until: Version, tool: &str| {
            for version in Version::ALL {
                let is_bad = version >= since && version <= until;
                assert_eq!(
                    breach_of(tool, version).is_some(),
                    is_bad,
                    "{version}: {tool}"
                );
            }
        };
        let last = Version::V20260728;
        let input = r#""name":"a","inputSchema":{"type":"object"}"#;
        from(
            Version::V20250618,
            Version::V20251125,
            &format!(r#"{{{input},"outputSchema":{{"type":"array"}}}}"#),
        );
        from(
            Version::V20250618,
            last,
            &format!(r#"{{{input},"outputSchema":true}}"#),
        );
        from(
            Version::V20250326,
            last,
            &format!(r#"{{{input},"annotations":{{"title":1}}}}"#),
        );
        from(
            Version::V20251125,
            last,
            &format!(r#"{{{input},"icons":[{{}}]}}"#),
        );
        from(
            Version::V20251125,
            Version::V20251125,
            &format!(r#"{{{input},"execution":{{"taskSupport":"no"}}}}"#),
        );
        from(
            Version::V20241105,
            Version::V20251125,
            r#"{"name":"a","inputSchema":{"type":"object","properties":{"b":true}}}"#,
        );
    }

    // SPEC G4
    #[test]
    fn a_schema_is_broken_or_only_unsupported() {
        let fault = |schema: &str| refused(Tree::of_valid(schema).root());
        assert_eq!(fault(r#"{"type":"object"}"#), None);
        for broken in [
            r#"{"type":"object","required":true}"#,
            r#"{"type":"object","properties":{"a":{"type":"text"}}}"#,
            r#"{"type":"object","properties":{"a":{"$ref":"https://example.com/a.json"}}}"#,
            r##"{"type":"object","properties":{"a":{"$ref":"#/$defs/none"}}}"##,
            r#"{"type":"object","properties":{"a":{"pattern":"("}}}"#,
        ] {
            assert!(
                matches!(fault(broken), Some(Fault::Broken(_))),
                "{broken}: {:?}",
                fault(broken)
            );
        }
        for unsupported in [
            r#"{"type":"object","properties":{"a":{"pattern":"^(?!b)"}}}"#,
            r#"{"$schema":"https://example.com/dialect","type":"object"}"#,
        ] {
            assert!(
                matches!(fault(unsupported), Some(Fault::Unsupported(_))),
                "{unsupported}: {:?}",
                fault(unsupported)
            );
        }
    }
}
