//! The content of a schema, as the stages after the check read it.
//!
//! Invariant: a known form holds nothing that the generated code does not enforce exactly. Any other is
//! [`Form::Unknown`], and a problem with it is reported.

use std::collections::BTreeMap;
use std::iter;

use crate::documents::Target;

/// A document, to the extent that it conforms to the profile.
#[derive(Debug)]
pub(crate) struct Checked {
    pub(crate) title: Option<String>,
    pub(crate) root: Node,
    /// Key, offset of the key, schema; in the order of the file, each key once.
    pub(crate) definitions: Vec<(String, usize, Node)>,
}

impl Checked {
    /// Iterates over the root and the definitions.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = &Node> {
        let definitions = self.definitions.iter().map(|(_, _, node)| node);
        iter::once(&self.root).chain(definitions)
    }

    pub(super) fn nodes_mut(&mut self) -> impl Iterator<Item = &mut Node> {
        let definitions = self.definitions.iter_mut().map(|(_, _, node)| node);
        iter::once(&mut self.root).chain(definitions)
    }
}

/// The schemas that a `$ref` may name.
pub(super) type Nodes<'n> = BTreeMap<Target, &'n Node>;

/// Collects the schemas that a `$ref` may name.
pub(super) fn nodes(checked: &[Checked]) -> Nodes<'_> {
    let mut nodes = Nodes::new();
    for (document, checked) in checked.iter().enumerate() {
        nodes.insert(Target::root(document), &checked.root);
        for (key, _, node) in &checked.definitions {
            let definition = Some(key.clone());
            nodes.insert(
                Target {
                    document,
                    definition,
                },
                node,
            );
        }
    }
    nodes
}

/// A schema, to the extent that it conforms to the profile.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    /// Its place in the file, for the reports of later stages.
    pub(crate) offset: usize,
    pub(crate) description: Option<String>,
    pub(crate) form: Form,
}

#[derive(Clone, Debug)]
pub(crate) enum Form {
    Ref(Target),
    Text(TextRule),
    /// Values in order; one of them for a `const`.
    Choice {
        values: Vec<Literal>,
        constant: bool,
    },
    Integer(IntegerRule),
    Number(NumberRule),
    Boolean,
    /// Two or more of the scalar types.
    Scalars(Vec<Scalar>),
    Array {
        items: Box<Node>,
        bounds: ArrayBounds,
    },
    Map(Box<Node>),
    /// A value, or `null`.
    Nullable(Box<Node>),
    /// A tagged union: closed objects that a discriminator property distinguishes, each with its value of that
    /// property.
    Union(Vec<(String, Node)>),
    Free,
    Closed(Vec<Property>),
    /// A problem with the schema itself has been reported, so it is unclear what it accepts. The known parts of its
    /// content are kept, as if it were an object, so that problems inside it are found too.
    Unknown(Vec<Property>),
}

impl Form {
    /// Converts to the form of a schema with a problem.
    pub(super) fn blurred(self) -> Self {
        let inside = |name: &str, node: Box<Node>| Property {
            name: name.to_owned(),
            offset: node.offset,
            required: false,
            node: *node,
        };
        match self {
            Self::Array { items, .. } => Self::Unknown(vec![inside("Item", items)]),
            Self::Map(values) => Self::Unknown(vec![inside("Value", values)]),
            Self::Nullable(inner) => inner.form.blurred(),
            Self::Union(branches) => {
                let all = branches.into_iter();
                Self::Unknown(
                    all.map(|(name, node)| inside(&name, Box::new(node)))
                        .collect(),
                )
            }
            Self::Closed(properties) | Self::Unknown(properties) => Self::Unknown(properties),
            _ => Self::Unknown(Vec::new()),
        }
    }

    /// Combines a form with the stray subschemas next to it; a schema with any has a problem.
    pub(super) fn beside(form: Option<Self>, strays: Vec<Property>) -> Option<Self> {
        if strays.is_empty() {
            return form;
        }
        let mut all = match form.map(Self::blurred) {
            Some(Self::Unknown(properties)) => properties,
            _ => Vec::new(),
        };
        all.extend(strays);
        Some(Self::Unknown(all))
    }

    pub(crate) fn is_known(&self) -> bool {
        !matches!(self, Self::Unknown(_))
    }
}

impl Target {
    /// Returns the schema that it names.
    pub(crate) fn find<'c>(&self, checked: &'c [Checked]) -> Option<&'c Node> {
        let checked = checked.get(self.document)?;
        let Some(wanted) = &self.definition else {
            return Some(&checked.root);
        };
        let mut all = checked.definitions.iter();
        all.find(|(key, _, _)| key == wanted)
            .map(|(_, _, node)| node)
    }
}

impl Node {
    /// Follows its `$ref`s; `None` if one of them names nothing.
    pub(crate) fn followed<'c>(&'c self, checked: &'c [Checked]) -> Option<&'c Self> {
        let mut node = self;
        // A loop, because the chain may be long.
        while let Form::Ref(target) = &node.form {
            node = target.find(checked)?;
        }
        Some(node)
    }

    /// Returns the schemas directly inside it.
    pub(crate) fn children(&self) -> Vec<&Self> {
        match &self.form {
            Form::Array { items: inner, .. } | Form::Map(inner) | Form::Nullable(inner) => {
                vec![inner]
            }
            Form::Union(branches) => branches.iter().map(|(_, branch)| branch).collect(),
            Form::Closed(properties) | Form::Unknown(properties) => {
                properties.iter().map(|property| &property.node).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Same as [`children`](Self::children), but mutable.
    pub(super) fn children_mut(&mut self) -> Vec<&mut Self> {
        match &mut self.form {
            Form::Array { items: inner, .. } | Form::Map(inner) | Form::Nullable(inner) => {
                vec![inner]
            }
            Form::Union(branches) => branches.iter_mut().map(|(_, branch)| branch).collect(),
            Form::Closed(properties) | Form::Unknown(properties) => properties
                .iter_mut()
                .map(|property| &mut property.node)
                .collect(),
            _ => Vec::new(),
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Property {
    pub(crate) name: String,
    /// The place of the name in the file.
    pub(crate) offset: usize,
    pub(crate) required: bool,
    pub(crate) node: Node,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TextRule {
    pub(crate) min: u64,
    pub(crate) max: Option<u64>,
    /// As the schema spells it.
    pub(crate) pattern: Option<String>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct NumberRule {
    pub(crate) minimum: Option<f64>,
    pub(crate) maximum: Option<f64>,
    pub(crate) exclusive_minimum: Option<f64>,
    pub(crate) exclusive_maximum: Option<f64>,
    pub(crate) multiple_of: Option<f64>,
}

/// Bounds are integers that fit a 64-bit type.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct IntegerRule {
    /// Whether the type is `u64`; otherwise it is `i64`.
    pub(crate) unsigned: bool,
    pub(crate) minimum: Option<i128>,
    pub(crate) maximum: Option<i128>,
    pub(crate) exclusive_minimum: Option<i128>,
    pub(crate) exclusive_maximum: Option<i128>,
    pub(crate) multiple_of: Option<u64>,
}

/// A scalar that a schema names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Literal {
    Null,
    Bool(bool),
    /// As the schema spells it.
    Number(String),
    String(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scalar {
    String,
    Number,
    Boolean,
    Null,
}

/// Bounds of an array.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ArrayBounds {
    pub(crate) min: u64,
    pub(crate) max: Option<u64>,
    pub(crate) unique: bool,
}
