//! Parameters of tools that stand in headers as well: the annotation `x-mcp-header`, and whether a call's headers have what its arguments have.

use saop_json::decimal::canonical;
use saop_json::show::quote;
use saop_json::{JsonKind, NodeRef};

use super::value::decoded;
use crate::rpc::{is_object, read_body};

const NAME: &str = "x-mcp-header";

/// A parameter that stands in a header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Param {
    /// The header's name behind `mcp-param-`, in small letters.
    header: String,
    /// The members on the way to it from the arguments.
    path: Vec<String>,
}

/// Members of a schema whose value is a schema, or a list of some.
const SCHEMAS: [&str; 18] = [
    "additionalItems",
    "additionalProperties",
    "allOf",
    "anyOf",
    "contains",
    "contentSchema",
    "else",
    "if",
    "items",
    "not",
    "oneOf",
    "prefixItems",
    "propertyNames",
    "then",
    "unevaluatedItems",
    "unevaluatedProperties",
    "extends",
    "disallow",
];
/// Members of a schema whose value has schemas under names.
const MAPS: [&str; 5] = [
    "$defs",
    "definitions",
    "dependencies",
    "dependentSchemas",
    "patternProperties",
];

/// Returns the parameters of an `inputSchema` that stand in headers. Fails if an annotation breaks MCP's rules for it, of which a client
/// may not see the tool then.
pub(crate) fn params(schema: NodeRef<'_>) -> Result<Vec<Param>, String> {
    let mut found = Vec::new();
    collect(schema, &mut Vec::new(), &mut found)?;
    Ok(found)
}

/// Looks at a schema to which `path` leads through `properties` alone.
fn collect(
    schema: NodeRef<'_>,
    path: &mut Vec<String>,
    found: &mut Vec<Param>,
) -> Result<(), String> {
    if !is_object(schema) {
        return Ok(());
    }
    for (key, value) in schema.members() {
        if key == NAME {
            let header = header(schema, value, path)?;
            if found.iter().any(|one: &Param| one.header == header) {
                return Err(format!(
                    "expected each `{NAME}` once, but found {} again",
                    quote(&header)
                ));
            }
            let path = path.clone();
            found.push(Param { header, path });
        } else if key == "properties" {
            for (name, property) in value.members() {
                path.push(name.into_owned());
                collect(property, path, found)?;
                path.pop();
            }
        } else {
            none_beneath(&key, value)?;
        }
    }
    Ok(())
}

/// Returns the header's name in an annotation.
fn header(schema: NodeRef<'_>, value: NodeRef<'_>, path: &[String]) -> Result<String, String> {
    let place = quote(path.last().map_or("", String::as_str));
    if path.is_empty() {
        return Err(format!(
            "expected `{NAME}` at a property, but found it at the root"
        ));
    }
    let name = value.string().filter(|name| is_token(name));
    let Some(name) = name else {
        let mut words = format!("expected the name of a header as `{NAME}` of {place}, but found ");
        value.describe(&mut words);
        return Err(words);
    };
    let is_primitive = |one: NodeRef<'_>| {
        matches!(
            one.string().as_deref(),
            Some("string" | "integer" | "boolean")
        )
    };
    let is_null = |one: NodeRef<'_>| one.string().as_deref() == Some("null");
    let has_type = schema.member("type").is_some_and(|kind| match kind.kind() {
        JsonKind::Array => {
            kind.items().all(|one| is_primitive(one) || is_null(one))
                && kind.items().any(is_primitive)
        }
        _ => is_primitive(kind),
    });
    if !has_type {
        return Err(format!(
            "expected `{NAME}` at a string, an integer or a boolean, but found it at {place}, which is of another type"
        ));
    }
    Ok(name.to_ascii_lowercase())
}

/// Fails if a schema to which not `properties` alone lead has an annotation.
fn none_beneath(key: &str, value: NodeRef<'_>) -> Result<(), String> {
    if SCHEMAS.contains(&key) {
        none(value)?;
        return value.items().try_for_each(none);
    }
    if MAPS.contains(&key) {
        return value.members().try_for_each(|(_, schema)| none(schema));
    }
    Ok(())
}

fn none(schema: NodeRef<'_>) -> Result<(), String> {
    for (key, value) in schema.members() {
        if key == NAME {
            return Err(format!(
                "expected `{NAME}` where `properties` alone lead, but found it elsewhere"
            ));
        }
        if key == "properties" {
            value.members().try_for_each(|(_, schema)| none(schema))?;
        } else {
            none_beneath(&key, value)?;
        }
    }
    Ok(())
}

/// Whether a text may be a part of a header's name.
fn is_token(name: &str) -> bool {
    let is_token = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte);
    !name.is_empty() && name.bytes().all(is_token)
}

impl Param {
    /// Fails if the header is not what stands in the arguments. `value` is the header's, if it is there.
    pub(crate) fn agrees(
        &self,
        arguments: Option<NodeRef<'_>>,
        value: Option<&[u8]>,
    ) -> Result<(), String> {
        let mut at = arguments;
        for name in &self.path {
            at = at
                .filter(|one| is_object(*one))
                .and_then(|one| one.member(name));
        }
        let there = at.filter(|one| one.kind() != JsonKind::Null);
        let header = format!("Mcp-Param-{}", self.header);
        match (there, value) {
            (None, None) => Ok(()),
            (None, Some(_)) => Err(format!("{header} stands for no argument of the call")),
            (Some(_), None) => Err(format!("{header} is missing")),
            (Some(argument), Some(value)) => {
                let text = decoded(value).map_err(|found| format!("{header} has {found}"))?;
                let is_same = match argument.kind() {
                    JsonKind::String => argument.string().as_deref() == Some(&*text),
                    JsonKind::Bool => argument.text() == text,
                    JsonKind::Number => {
                        is_number(&text) && canonical(&text) == canonical(argument.text())
                    }
                    _ => false,
                };
                is_same
                    .then_some(())
                    .ok_or_else(|| format!("{header} is not what the call has as its argument"))
            }
        }
    }

    /// Returns the header's name behind `mcp-param-`.
    pub(crate) fn header(&self) -> &str {
        &self.header
    }
}

fn is_number(text: &str) -> bool {
    let read = read_body(text.as_bytes(), 1);
    read.is_ok_and(|read| {
        let root = read.tree.root();
        root.kind() == JsonKind::Number && root.text().len() == text.len()
    })
}

#[cfg(test)]
mod tests {
    use saop_json::Tree;

    use super::*;

    fn of(schema: &str) -> Result<Vec<Param>, String> {
        params(Tree::of_valid(schema).root())
    }

    // SPEC G10
    #[test]
    fn annotations_are_found_where_properties_lead() {
        let found = of(r#"{"type":"object","properties":{
            "region":{"type":"string","x-mcp-header":"Region"},
            "deep":{"type":"object","properties":{"n":{"type":["integer","null"],"x-mcp-header":"N"}}},
            "x-mcp-header":{"type":"boolean"},
            "data":{"enum":[{"x-mcp-header":1}],"default":{"x-mcp-header":1}}},
            "examples":[{"x-mcp-header":""}]}"#)
        .unwrap();
        let paths: Vec<_> = found
            .iter()
            .map(|one| (one.header(), one.path.join("/")))
            .collect();
        assert_eq!(
            paths,
            [("region", "region".to_owned()), ("n", "deep/n".to_owned())]
        );
        assert_eq!(of("true"), Ok(Vec::new()));
    }

    // SPEC G10
    #[test]
    fn annotations_that_break_a_rule_are_told() {
        for wrong in [
            r#"{"properties":{"a":{"type":"string","x-mcp-header":""}}}"#,
            r#"{"properties":{"a":{"type":"string","x-mcp-header":1}}}"#,
            r#"{"properties":{"a":{"type":"string","x-mcp-header":"a b"}}}"#,
            r#"{"properties":{"a":{"type":"string","x-mcp-header":"a:b"}}}"#,
            r#"{"properties":{"a":{"type":"string","x-mcp-header":"a\r\nb"}}}"#,
            r#"{"properties":{"a":{"type":"string","x-mcp-header":"é"}}}"#,
            r#"{"properties":{"a":{"type":"string","x-mcp-header":"A"},"b":{"type":"string","x-mcp-header":"a"}}}"#,
            r#"{"properties":{"a":{"type":"number","x-mcp-header":"A"}}}"#,
            r#"{"properties":{"a":{"type":["string","object"],"x-mcp-header":"A"}}}"#,
            r#"{"properties":{"a":{"type":["null"],"x-mcp-header":"A"}}}"#,
            r#"{"properties":{"a":{"type":"object","x-mcp-header":"A"}}}"#,
            r#"{"properties":{"a":{"x-mcp-header":"A"}}}"#,
            r#"{"type":"object","x-mcp-header":"A"}"#,
            r#"{"properties":{"a":{"type":"array","items":{"type":"string","x-mcp-header":"A"}}}}"#,
            r#"{"properties":{"a":{"items":[{"type":"string","x-mcp-header":"A"}]}}}"#,
            r#"{"allOf":[{"properties":{"a":{"type":"string","x-mcp-header":"A"}}}]}"#,
            r#"{"if":{"properties":{"a":{"type":"string","x-mcp-header":"A"}}}}"#,
            r#"{"$defs":{"a":{"type":"string","x-mcp-header":"A"}},"properties":{"a":{"$ref":"\#/$defs/a"}}}"#,
            r#"{"patternProperties":{"a":{"properties":{"b":{"items":{"x-mcp-header":"A"}}}}}}"#,
        ] {
            let wrong = wrong.replace("\\#", "#");
            assert!(of(&wrong).is_err(), "{wrong}");
        }
    }

    // SPEC G10
    #[test]
    fn headers_have_what_the_arguments_have() {
        let param = |path: &[&str]| Param {
            header: "p".to_owned(),
            path: path.iter().map(|&name| name.to_owned()).collect(),
        };
        let agrees = |path: &[&str], arguments: &str, value: Option<&str>| {
            let tree = Tree::of_valid(arguments);
            param(path).agrees(Some(tree.root()), value.map(str::as_bytes))
        };
        for (arguments, value) in [
            (r#"{"a":"b"}"#, Some("b")),
            (r#"{"a":"\u0062"}"#, Some("b")),
            (r#"{"a":" b"}"#, Some("=?base64?IGI=?=")),
            (r#"{"a":true}"#, Some("true")),
            (r#"{"a":42}"#, Some("42.0")),
            (r#"{"a":-4.2e1}"#, Some("-42")),
            (r#"{"a":9007199254740993}"#, Some("9007199254740993")),
            (r#"{"a":null}"#, None),
            ("{}", None),
            ("[]", None),
        ] {
            assert_eq!(agrees(&["a"], arguments, value), Ok(()), "{arguments}");
        }
        for (arguments, value) in [
            (r#"{"a":"b"}"#, Some("B")),
            (r#"{"a":"b"}"#, None),
            (r#"{"a":null}"#, Some("null")),
            ("{}", Some("b")),
            (r#"{"a":true}"#, Some("True")),
            (r#"{"a":42}"#, Some(" 42")),
            (r#"{"a":42}"#, Some("x")),
            (r#"{"a":9007199254740993}"#, Some("9007199254740992")),
            (r#"{"a":{}}"#, Some("{}")),
            (r#"{"a":"é"}"#, Some("é")),
        ] {
            assert!(agrees(&["a"], arguments, value).is_err(), "{arguments}");
        }
        assert_eq!(agrees(&["a", "b"], r#"{"a":{"b":"c"}}"#, Some("c")), Ok(()));
        assert_eq!(param(&["a"]).agrees(None, None), Ok(()));
    }
}
