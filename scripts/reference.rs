//! The pages of `docs/reference/`, made of the schemas: `cargo gen` writes them, a test compares them with what it would
//! write.
//!
//! Invariant: same schemas, same pages; a new schema has its page without a line of Rust.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use saop::{JsonKind, JsonObject, JsonRef, SchemaKind, TypeSchema};
use serde_json::Value;

/// Every page by file name; `fields` are the field tables that the build makes, by schema.
pub(crate) fn pages(fields: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let mut pages = BTreeMap::from([("README.md".to_owned(), index())]);
    for schema in saop::schemas() {
        let table = fields.get(schema.name()).map_or("", String::as_str);
        pages.insert(format!("{}.md", schema.name()), page(schema, table));
    }
    pages
}

const MADE: &str = "<!-- Made of schemas/ by `cargo gen`; not to be edited. -->\n";

fn index() -> String {
    let mut page = format!("{MADE}# Reference\n\nEvery schema, made of `schemas/`.\n\n");
    page.push_str("| Schema | Version | | What it is |\n| --- | --- | --- | --- |\n");
    for schema in saop::schemas() {
        let kind = match schema.kind() {
            SchemaKind::Message => "message",
            SchemaKind::Part => "part of others",
        };
        let (name, version) = (schema.name(), schema.version());
        let words = cell(schema.description());
        let _ = writeln!(
            page,
            "| [`{name}`]({name}.md) | {version} | {kind} | {words} |"
        );
    }
    let mut nest = Nest::default();
    for schema in saop::schemas() {
        let root = read(schema);
        nest.root(schema.name(), root.as_value());
    }
    page.push_str("\n## How they nest\n\nAn edge is a member; a dotted one may be absent. `[]` is an array, `.*` a map.\n\n");
    page.push_str(&nest.diagram());
    page
}

fn page(schema: &TypeSchema, fields: &str) -> String {
    let root = read(schema);
    let name = schema.name();
    let mut page = format!("{MADE}# `{name}`\n\n{}\n\n", schema.description());
    let _ = writeln!(page, "- `$id`: `{}`", schema.id());
    if let Some(tells) = schema.discriminator() {
        let _ = writeln!(
            page,
            "- Told from other messages by: `\"{}\": \"{}\"`",
            tells.property, tells.value
        );
    }
    let _ = writeln!(
        page,
        "- Schema: `saop schema {name}`; its file with `--source`\n\n## Fields\n"
    );
    page.push_str(fields);
    let mut nest = Nest::default();
    nest.root(name, root.as_value());
    if !nest.edges.is_empty() {
        let _ = write!(page, "\n## How it nests\n\n{}", nest.diagram());
    }
    // As the schema has them, member by member.
    let mut heading = "\n## Examples\n";
    for example in root.get("examples").into_iter().flat_map(JsonRef::items) {
        let _ = write!(page, "{heading}\n```json\n{}\n```\n", pretty(example, 0));
        heading = "";
    }
    page
}

/// A schema, in its own order.
fn read(schema: &TypeSchema) -> JsonObject {
    schema.source().parse().unwrap_or_default()
}

/// A value with a line for each member and item, and each number as it is spelled.
fn pretty(value: JsonRef<'_>, depth: usize) -> String {
    let lines: Vec<String> = match value.kind() {
        JsonKind::Object => value
            .members()
            .map(|(name, inner)| format!("{}: {}", Value::from(&*name), pretty(inner, depth + 1)))
            .collect(),
        JsonKind::Array => value.items().map(|item| pretty(item, depth + 1)).collect(),
        _ => Vec::new(),
    };
    let text = value.as_json();
    if lines.is_empty() {
        return text.to_owned();
    }
    let (open, close) = text.split_at(1);
    let close = &close[close.len() - 1..];
    let indent = "  ".repeat(depth + 1);
    let inner = lines.join(&format!(",\n{indent}"));
    format!("{open}\n{indent}{inner}\n{}{close}", "  ".repeat(depth))
}

/// Text for a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

/// Which object holds which, as a graph.
#[derive(Default)]
struct Nest {
    names: BTreeSet<String>,
    edges: Vec<String>,
    /// The schema that the walk is in.
    home: String,
    /// The references to what is no object that are being followed, each of which may lead back.
    open: Vec<String>,
}

impl Nest {
    fn root(&mut self, name: &str, root: JsonRef<'_>) {
        name.clone_into(&mut self.home);
        self.schema(name, root, root);
    }

    /// The members of an object called `name`, of the schema `root`.
    fn schema(&mut self, name: &str, object: JsonRef<'_>, root: JsonRef<'_>) {
        if !self.names.insert(name.to_owned()) {
            return;
        }
        let required = object.get("required").into_iter().flat_map(JsonRef::items);
        let required: BTreeSet<_> = required.filter_map(JsonRef::as_str).collect();
        let properties = object.get("properties").into_iter();
        for (member, inner) in properties.flat_map(JsonRef::members) {
            self.member(name, &member, inner, root, required.contains(&member));
        }
        self.member_of_any_name(name, object, root);
    }

    fn member_of_any_name(&mut self, name: &str, object: JsonRef<'_>, root: JsonRef<'_>) {
        let values = object.get("additionalProperties");
        if let Some(values) = values.filter(|values| values.kind() == JsonKind::Object) {
            self.member(name, ".*", values, root, false);
        }
    }

    fn member(
        &mut self,
        holder: &str,
        label: &str,
        inner: JsonRef<'_>,
        root: JsonRef<'_>,
        required: bool,
    ) {
        if let Some(reference) = inner.get("$ref").and_then(JsonRef::as_str) {
            let definition = reference.strip_prefix("#/definitions/");
            let target = reference
                .strip_prefix('#')
                .and_then(|path| root.pointer(path));
            match (definition, target) {
                (Some(definition), Some(target)) if is_object(target) => {
                    self.edge(holder, label, definition, required);
                    self.schema(definition, target, root);
                }
                (None, Some(_)) => {
                    let home = self.home.clone();
                    self.edge(holder, label, &home, required);
                }
                (Some(definition), Some(_)) if self.open.iter().any(|open| open == definition) => {
                    self.edge(holder, label, definition, required);
                }
                (Some(definition), Some(target)) => {
                    self.open.push(definition.to_owned());
                    self.member(holder, label, target, root, required);
                    self.open.pop();
                }
                _ => {
                    // `BASE/NAME/VERSION`.
                    let id = reference.split('#').next().unwrap_or_default();
                    let name = id.rsplit('/').nth(1).unwrap_or(&reference);
                    self.edge(holder, label, name, required);
                }
            }
            return;
        }
        let items = inner.get("items");
        if let Some(items) = items.filter(|items| items.kind() == JsonKind::Object) {
            self.member(holder, &format!("{label}[]"), items, root, required);
        } else if is_object(inner) {
            let name = format!("{holder}.{label}");
            self.edge(holder, label, &name, required);
            self.schema(&name, inner, root);
        } else {
            self.member_of_any_name(holder, inner, root);
        }
    }

    fn edge(&mut self, from: &str, label: &str, to: &str, required: bool) {
        let arrow = if required { "-->" } else { "-.->" };
        self.edges.push(format!(
            "  {}[\"{from}\"] {arrow}|\"{label}\"| {}[\"{to}\"]",
            id(from),
            id(to)
        ));
    }

    fn diagram(&self) -> String {
        format!("```mermaid\ngraph LR\n{}\n```\n", self.edges.join("\n"))
    }
}

fn is_object(schema: JsonRef<'_>) -> bool {
    schema.get("properties").is_some()
}

/// A node's name in mermaid's own words, of which `end` is one.
fn id(name: &str) -> String {
    let plain = name
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' });
    std::iter::once('n')
        .chain(std::iter::once('_'))
        .chain(plain)
        .collect()
}

const OPENING: &str = "<!-- generated: ";
const CLOSING: &str = "<!-- end -->";
/// Behind a file's name: the rows about members of the message itself.
const TOP_LEVEL: &str = ", top level";

/// A text with the files that its markers name between them, made anew. What is no marker stays.
pub(crate) fn with_tables(text: &str, files: &BTreeMap<String, String>) -> String {
    let mut fresh = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(OPENING) {
        let marked = after.split_once(" -->\n").and_then(|(name, after)| {
            let (_, behind) = after.split_once(CLOSING)?;
            let table = match name.strip_suffix(TOP_LEVEL) {
                Some(name) => top_level(files.get(name)?),
                None => files.get(name)?.clone(),
            };
            Some((name, table, behind))
        });
        fresh.push_str(before);
        fresh.push_str(OPENING);
        let Some((name, table, behind)) = marked else {
            rest = after;
            continue;
        };
        let _ = write!(fresh, "{name} -->\n\n{}\n\n{CLOSING}", table.trim_end());
        rest = behind;
    }
    fresh + rest
}

/// The rows of a field table that are about members of the message itself.
fn top_level(table: &str) -> String {
    let is_inner = |line: &str| {
        let name = line
            .strip_prefix("| `")
            .and_then(|row| row.split('`').next());
        name.is_some_and(|name| name.contains(['.', '[']))
    };
    let rows = table.lines().filter(|line| !is_inner(line));
    rows.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use saop::JsonObject;

    use super::Nest;

    #[test]
    fn a_diagram_of_what_holds_itself_has_a_loop_and_an_end() {
        let schema = r##"{
            "properties": {
                "again": {"$ref": "#"},
                "node": {"$ref": "#/definitions/Node"},
                "forest": {"$ref": "#/definitions/Forest"},
                "other": {"$ref": "https://example.org/schemas/case/1.0.0"}
            },
            "definitions": {
                "Node": {"properties": {"children": {"items": {"$ref": "#/definitions/Node"}}}},
                "Forest": {"items": {"properties": {"trees": {"$ref": "#/definitions/Forest"}}}}
            }
        }"##;
        let schema: JsonObject = schema.parse().unwrap();
        let mut nest = Nest::default();
        nest.root("case", schema.as_value());
        assert_eq!(
            nest.edges,
            [
                r#"  n_case["case"] -.->|"again"| n_case["case"]"#,
                r#"  n_case["case"] -.->|"node"| n_Node["Node"]"#,
                r#"  n_Node["Node"] -.->|"children[]"| n_Node["Node"]"#,
                r#"  n_case["case"] -.->|"forest[]"| n_case_forest__["case.forest[]"]"#,
                r#"  n_case_forest__["case.forest[]"] -.->|"trees"| n_Forest["Forest"]"#,
                r#"  n_case["case"] -.->|"other"| n_case["case"]"#,
            ]
        );
    }
}
