//! The schema as bounds to make documents from. Invariant: a keyword that is not understood here is
//! refused, so that no document is called valid for want of looking.

use std::collections::HashMap;

use crate::bound::Bound;
use crate::equal::equal;
use crate::error::SynthError;
use crate::number::Bounds;
use crate::pattern::Pattern;
use crate::step::Step;
use crate::tree::Tree;

pub(crate) type NodeId = usize;

/// Keywords that say nothing about which documents are valid.
const ANNOTATIONS: [&str; 9] = [
    "$schema",
    "$id",
    "$comment",
    "title",
    "description",
    "examples",
    "format",
    "default",
    "definitions",
];

/// A JSON type as Draft-07 names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Null,
    Boolean,
    Integer,
    Number,
    String,
    Array,
    Object,
}

pub(crate) const KINDS: [(Kind, &str); 7] = [
    (Kind::Null, "null"),
    (Kind::Boolean, "boolean"),
    (Kind::Integer, "integer"),
    (Kind::Number, "number"),
    (Kind::String, "string"),
    (Kind::Array, "array"),
    (Kind::Object, "object"),
];

/// What an object may hold beside its named members.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extra {
    /// Anything.
    Free,
    /// Nothing.
    Closed,
    /// Values of that schema.
    Values(NodeId),
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Property {
    pub(crate) name: String,
    pub(crate) node: NodeId,
    pub(crate) required: bool,
}

/// One schema, all references resolved.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Node {
    /// Empty where any type will do.
    pub(crate) kinds: Vec<Kind>,
    pub(crate) variants: Vec<Tree>,
    pub(crate) constant: Option<Tree>,
    pub(crate) min_length: usize,
    pub(crate) max_length: Option<usize>,
    pub(crate) pattern: Option<Pattern>,
    pub(crate) bounds: Bounds,
    pub(crate) step: Option<Step>,
    pub(crate) items: Option<NodeId>,
    pub(crate) min_items: usize,
    pub(crate) max_items: Option<usize>,
    pub(crate) unique: bool,
    /// The objects that this is one of.
    pub(crate) branches: Vec<NodeId>,
    pub(crate) properties: Vec<Property>,
    pub(crate) extra: Extra,
}

impl Node {
    fn new() -> Self {
        Self {
            kinds: Vec::new(),
            variants: Vec::new(),
            constant: None,
            min_length: 0,
            max_length: None,
            pattern: None,
            bounds: Bounds::default(),
            step: None,
            items: None,
            min_items: 0,
            max_items: None,
            unique: false,
            branches: Vec::new(),
            properties: Vec::new(),
            extra: Extra::Free,
        }
    }

    pub(crate) fn allows(&self, kind: Kind) -> bool {
        self.kinds.is_empty()
            || self.kinds.contains(&kind)
            || (kind == Kind::Integer && self.kinds.contains(&Kind::Number))
    }

    /// An object whose members belong to someone else.
    pub(crate) fn is_free(&self) -> bool {
        self.kinds == [Kind::Object] && self.properties.is_empty() && self.extra == Extra::Free
    }

    /// The nodes of what stands in a value of this one.
    fn inner(&self) -> impl Iterator<Item = NodeId> + '_ {
        let values = match self.extra {
            Extra::Values(values) => Some(values),
            Extra::Free | Extra::Closed => None,
        };
        let members = self.properties.iter().map(|property| property.node);
        let branches = self.branches.iter().copied();
        members.chain(branches).chain(self.items).chain(values)
    }

    pub(crate) fn property(&self, name: &str) -> Option<&Property> {
        self.properties
            .iter()
            .find(|property| property.name == name)
    }
}

/// All schemas that a document's root leads to.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Schema {
    pub(crate) nodes: Vec<Node>,
    pub(crate) root: NodeId,
    /// Whether a document may nest without an end.
    pub(crate) recursive: bool,
    /// How deep the least value of each node nests in required members, items and branches.
    pub(crate) heights: Vec<usize>,
}

impl Schema {
    /// The node that holds for a value: of several kinds of objects the one that a constant member tells, or the
    /// first.
    pub(crate) fn branch(&self, id: NodeId, value: &Tree) -> NodeId {
        let branches = &self.nodes[id].branches;
        let told = branches.iter().find(|&&branch| {
            self.nodes[branch].properties.iter().any(|property| {
                let constant = &self.nodes[property.node].constant;
                property.required && matches!((constant, value.get(&property.name)), (Some(told), Some(said)) if equal(told, said))
            })
        });
        told.or(branches.first())
            .map_or(id, |&branch| self.branch(branch, value))
    }

    pub(crate) fn parse(bundled: &str) -> Result<Self, SynthError> {
        let text = Tree::parse(bundled)?;
        let mut compiler = Compiler {
            text: &text,
            nodes: Vec::new(),
            known: HashMap::new(),
        };
        let root = compiler.node("")?;
        let nodes = compiler.nodes;
        Ok(Self {
            recursive: is_recursive(&nodes),
            heights: heights(&nodes),
            nodes,
            root,
        })
    }
}

/// Whether a node leads back to itself: one that does is never without somewhere to go.
fn is_recursive(nodes: &[Node]) -> bool {
    let mut ends = vec![false; nodes.len()];
    loop {
        let before = ends.iter().filter(|ends| **ends).count();
        for (id, node) in nodes.iter().enumerate() {
            ends[id] = ends[id] || node.inner().all(|inner| ends[inner]);
        }
        if ends.iter().filter(|ends| **ends).count() == before {
            return before < nodes.len();
        }
    }
}

fn heights(nodes: &[Node]) -> Vec<usize> {
    let mut heights = vec![usize::MAX; nodes.len()];
    loop {
        let before = heights.clone();
        for (id, node) in nodes.iter().enumerate() {
            let required = node.properties.iter().filter(|property| property.required);
            let required = required.map(|property| before[property.node]);
            let items = node.items.filter(|_| node.min_items > 0);
            let most = required.chain(items.map(|items| before[items])).max();
            let branches = node.branches.iter().map(|&branch| before[branch]);
            let least = match branches.min() {
                _ if node.kinds.contains(&Kind::Null) => 0,
                Some(least) => least,
                None => most.unwrap_or(0),
            };
            heights[id] = heights[id].min(least.saturating_add(1));
        }
        if heights == before {
            return heights;
        }
    }
}

struct Compiler<'a> {
    text: &'a Tree,
    nodes: Vec<Node>,
    known: HashMap<String, NodeId>,
}

impl Compiler<'_> {
    /// The schema that the pointer leads to, through any references.
    fn node(&mut self, pointer: &str) -> Result<NodeId, SynthError> {
        let mut target = pointer.to_owned();
        for _ in 0..64 {
            if let Some(&known) = self.known.get(&target) {
                return Ok(known);
            }
            let schema = self.text.pointer(&target).ok_or_else(|| {
                SynthError::schema(
                    pointer,
                    format!("expected a schema at \"{target}\", but found nothing"),
                )
            })?;
            match schema
                .get("$ref")
                .map(|reference| reference.as_text().unwrap_or_default())
            {
                // Draft-07 ignores whatever stands beside `$ref`.
                Some(reference) => match reference.strip_prefix('#') {
                    Some(local) => local.clone_into(&mut target),
                    None => {
                        return Err(SynthError::schema(
                            target,
                            format!("expected a local reference, but found {reference:?}"),
                        ));
                    }
                },
                None => return self.compile(target, schema),
            }
        }
        Err(SynthError::schema(
            pointer,
            "expected a schema, but found references in a circle",
        ))
    }

    fn compile(&mut self, pointer: String, schema: &Tree) -> Result<NodeId, SynthError> {
        let Tree::Object(members) = schema else {
            return Err(SynthError::schema(
                pointer,
                format!("expected an object, but found {}", schema.compact()),
            ));
        };
        let id = self.nodes.len();
        // Entered before its members, so that a schema may refer to itself.
        self.known.insert(pointer.clone(), id);
        self.nodes.push(Node::new());
        let mut node = Node::new();
        for member in members {
            let keyword = member.name().unwrap_or_default();
            if !ANNOTATIONS.contains(&keyword.as_str()) {
                let at = format!("{pointer}/{keyword}");
                self.keyword(&mut node, &keyword, &member.value, &at)?;
            }
        }
        if let Some(required) = schema.get("required") {
            for name in required.items().iter().filter_map(Tree::as_text) {
                let property = node
                    .properties
                    .iter_mut()
                    .find(|property| property.name == name);
                let property = property.ok_or_else(|| {
                    let message = format!("expected a name among properties, but found {name:?}");
                    SynthError::schema(format!("{pointer}/required"), message)
                })?;
                property.required = true;
            }
        }
        self.nodes[id] = node;
        Ok(id)
    }

    /// Several types, one in each branch.
    fn types(&mut self, node: &mut Node, branches: &Tree, at: &str) -> Result<(), SynthError> {
        for (index, branch) in branches.items().iter().enumerate() {
            let at = format!("{at}/{index}");
            match branch.members() {
                [only] if only.name().as_deref() == Some("type") => {
                    self.keyword(node, "type", &only.value, &format!("{at}/type"))?;
                }
                _ => {
                    let found = branch.compact();
                    let why = format!("expected a schema of one type, but found {found}");
                    return Err(SynthError::schema(&at, why));
                }
            }
        }
        Ok(())
    }

    fn keyword(
        &mut self,
        node: &mut Node,
        keyword: &str,
        value: &Tree,
        at: &str,
    ) -> Result<(), SynthError> {
        let wrong = |what: &str| {
            SynthError::schema(
                at,
                format!("expected {what}, but found {}", value.compact()),
            )
        };
        let number = || match value {
            Tree::Number(raw) => Bound::parse(raw)
                .ok_or_else(|| wrong("a number that a float or 64 bits hold exactly")),
            _ => Err(wrong("a number")),
        };
        let count = || match value {
            Tree::Number(raw) => raw.parse::<usize>().map_err(|_| wrong("a count")),
            _ => Err(wrong("a count")),
        };
        match keyword {
            "type" => {
                let names = if let Tree::Array(names) = value {
                    names.as_slice()
                } else {
                    std::slice::from_ref(value)
                };
                for name in names {
                    let name = name.as_text();
                    let kind = KINDS
                        .iter()
                        .find(|(_, known)| name.as_deref() == Some(known));
                    node.kinds
                        .push(kind.ok_or_else(|| wrong("the name of a type"))?.0);
                }
            }
            "enum" => node.variants = value.items().to_vec(),
            "const" => node.constant = Some(value.clone()),
            "minLength" => node.min_length = count()?,
            "maxLength" => node.max_length = Some(count()?),
            "pattern" => {
                let pattern = value.as_text().ok_or_else(|| wrong("a pattern"))?;
                node.pattern = Some(
                    Pattern::parse(&pattern).map_err(|message| SynthError::schema(at, message))?,
                );
            }
            "minimum" => node.bounds.minimum = Some(number()?),
            "maximum" => node.bounds.maximum = Some(number()?),
            "exclusiveMinimum" => node.bounds.exclusive_minimum = Some(number()?),
            "exclusiveMaximum" => node.bounds.exclusive_maximum = Some(number()?),
            "minItems" => node.min_items = count()?,
            "maxItems" => node.max_items = Some(count()?),
            "multipleOf" => {
                let step = match value {
                    Tree::Number(raw) => Step::parse(raw),
                    _ => None,
                };
                node.step = Some(step.ok_or_else(|| wrong("a positive number of few digits"))?);
            }
            "uniqueItems" => node.unique = *value == Tree::Bool(true),
            "anyOf" => self.types(node, value, at)?,
            "oneOf" => {
                for index in 0..value.items().len() {
                    node.branches.push(self.node(&format!("{at}/{index}"))?);
                }
            }
            "items" => node.items = Some(self.node(at)?),
            "required" => {}
            "properties" => {
                for member in value.members() {
                    let name = member
                        .name()
                        .ok_or_else(|| wrong("names without lone surrogates"))?;
                    let inner = format!("{at}/{}", name.replace('~', "~0").replace('/', "~1"));
                    let node_id = self.node(&inner)?;
                    node.properties.push(Property {
                        name,
                        node: node_id,
                        required: false,
                    });
                }
            }
            "additionalProperties" => {
                node.extra = match value {
                    Tree::Bool(true) => Extra::Free,
                    Tree::Bool(false) => Extra::Closed,
                    _ => Extra::Values(self.node(at)?),
                };
            }
            _ => {
                return Err(SynthError::schema(
                    at,
                    "expected a keyword that documents can be made from",
                ));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Extra, Kind, Schema};
    use crate::SynthError;

    #[test]
    fn references_are_followed_and_may_be_circular() -> Result<(), SynthError> {
        let schema = Schema::parse(
            r##"{"$ref":"#/definitions/tree","definitions":{"tree":{"type":"object","additionalProperties":false,
                "required":["name"],"properties":{"name":{"type":"string","minLength":1},
                "children":{"type":"array","items":{"description":"beside","$ref":"#/definitions/tree"}}}}}}"##,
        )?;
        let root = &schema.nodes[schema.root];
        assert_eq!(root.extra, Extra::Closed);
        let names: Vec<_> = root
            .properties
            .iter()
            .map(|property| (property.name.as_str(), property.required))
            .collect();
        assert_eq!(names, [("name", true), ("children", false)]);
        let children = &schema.nodes[root.properties[1].node];
        assert_eq!(children.kinds, [Kind::Array]);
        assert_eq!(children.items, Some(schema.root));
        Ok(())
    }

    #[test]
    fn what_is_not_understood_is_refused_with_its_place() {
        for (text, pointer) in [
            (
                r#"{"type":"object","patternProperties":{}}"#,
                "/patternProperties",
            ),
            (r#"{"type":"strin"}"#, "/type"),
            (
                r#"{"type":"object","properties":{"a/b":{"$ref":"https://example.com/x"}}}"#,
                "/properties/a~1b",
            ),
            (r##"{"$ref":"#/definitions/gone"}"##, ""),
            (r##"{"$ref":"#"}"##, ""),
            (r#"{"type":"string","pattern":"(?=a)"}"#, "/pattern"),
            (r#"{"type":"string","minLength":-1}"#, "/minLength"),
            (r#"{"type":"object","required":["a"]}"#, "/required"),
            ("[]", ""),
        ] {
            match Schema::parse(text) {
                Err(SynthError::Schema { pointer: found, .. }) => {
                    assert_eq!(found, pointer, "{text}");
                }
                other => assert!(other.is_err(), "{text} gave {other:?}"),
            }
        }
    }
}
