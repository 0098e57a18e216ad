//! The input of all emitters: the schemas and the named types, with every name decided.
//!
//! Invariant: every [`Type::Named`] is the name of one entry of [`Model::types`]. Following such names terminates
//! except for [`recursive`](NamedType::recursive) types; each of their cycles has a struct field that is boxed, or in
//! an array or a map.

mod recursion;
mod unfold;

use std::collections::{BTreeMap, BTreeSet};

pub(crate) use crate::check::{ArrayBounds, IntegerRule, Literal, NumberRule, Scalar, TextRule};

pub(crate) use unfold::{MAX_MEMBERS, MAX_UNFOLDED};

#[derive(Debug, Default)]
pub(crate) struct Model {
    /// Sorted by name.
    pub(crate) schemas: Vec<Schema>,
    /// In the order of the schemas: a root before its definitions, an owner before what it defines inline.
    pub(crate) types: Vec<NamedType>,
    /// The index of each type in `types`.
    pub(crate) index: BTreeMap<String, usize>,
    /// Whether the types may get more members and values.
    pub(crate) non_exhaustive: bool,
    /// Whether structs have builders, but for these types.
    pub(crate) builders: Option<BTreeSet<String>>,
    /// The root member that states the schema's version.
    pub(crate) version_member: Option<String>,
}

/// One schema file.
#[derive(Debug)]
pub(crate) struct Schema {
    pub(crate) name: String,
    pub(crate) id: String,
    pub(crate) version: String,
    pub(crate) title: String,
    pub(crate) description: String,
    /// The schema's type.
    pub(crate) root: String,
    /// Whether another schema refers to it.
    pub(crate) part: bool,
    /// A required property of the root with one possible value, and that value.
    pub(crate) discriminator: Option<(String, String)>,
    /// The places of rules that no keyword expresses, and these rules.
    pub(crate) rules: Rules,
    /// The same below each type that is part of the schema, by its JSON Pointer.
    pub(crate) part_rules: Vec<(String, Rules)>,
    /// Whether a value of the root may hold one of a recursive type.
    pub(crate) recursive: bool,
}

/// Places below a type, each with the rule that applies there.
pub(crate) type Rules = Vec<(Vec<PathStep>, RuleAt)>;

/// The source of a rule that no keyword expresses.
#[derive(Clone, Debug)]
pub(crate) enum RuleAt {
    /// A hand-written type, by its path.
    HandWritten(String),
    /// A rule over the values of the type of this name.
    Ruled(String),
}

#[derive(Clone, Debug)]
pub(crate) enum PathStep {
    Property(String),
    Items,
    Values,
    /// Property and value of a discriminator.
    Branch(String, String),
}

#[derive(Debug)]
pub(crate) struct NamedType {
    pub(crate) name: String,
    /// The schema that it belongs to, as an index.
    pub(crate) schema: usize,
    /// Its offset in that schema's own text.
    pub(crate) offset: usize,
    /// Its JSON Pointer in that schema's bundled text.
    pub(crate) pointer: String,
    pub(crate) description: Option<String>,
    /// Whether the schema at `pointer` also allows `null`, which the type does not.
    pub(crate) nullable: bool,
    /// Whether a value of it may contain another one.
    pub(crate) recursive: bool,
    /// Whether a value of a recursive type may contain one of this type, which a recursive type itself may.
    pub(crate) in_recursive: bool,
    pub(crate) shape: Shape,
}

#[derive(Debug)]
pub(crate) enum Shape {
    Struct(Vec<Field>),
    /// Values and variants; a constant has one, which is its default.
    Enum {
        variants: Vec<Variant>,
        constant: bool,
    },
    /// Values that are not all strings, and variants.
    Literals {
        variants: Vec<(Literal, String)>,
        constant: bool,
    },
    Scalars(Vec<Scalar>),
    /// A tagged union: objects with a discriminator property.
    Union {
        property: String,
        branches: Vec<Branch>,
    },
    Text(TextRule),
    Number(NumberRule),
    Integer(IntegerRule),
    List {
        item: Type,
        bounds: ArrayBounds,
    },
    Alias(Type),
    HandWritten {
        path: String,
        inner: Type,
        bounds: ArrayBounds,
    },
    /// A type with a hand-written rule; `rule` is its path.
    Ruled {
        rule: String,
        inner: Type,
    },
}

#[derive(Debug)]
pub(crate) struct Field {
    /// The property's name.
    pub(crate) json: String,
    /// The field's name.
    pub(crate) rust: String,
    pub(crate) ty: Type,
    pub(crate) required: bool,
    /// Whether the struct would have no finite size without a box here.
    pub(crate) boxed: bool,
    pub(crate) description: Option<String>,
}

/// A version in generated code.
#[derive(Debug)]
pub(crate) enum Version {
    /// The text from the schema's `$id`, as a string or a checked one.
    Text,
    /// A variant of an enum.
    Variant(String),
}

#[derive(Debug)]
pub(crate) struct Variant {
    pub(crate) json: String,
    pub(crate) rust: String,
}

/// One kind of object of a union.
#[derive(Debug)]
pub(crate) struct Branch {
    /// The value of the discriminator.
    pub(crate) json: String,
    pub(crate) rust: String,
    pub(crate) ty: Type,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Type {
    String,
    NonEmpty,
    Boolean,
    U64,
    I64,
    F64,
    FreeForm,
    Array(Box<Type>),
    Map(Box<Type>),
    Nullable(Box<Type>),
    Named(String),
}

impl Model {
    /// Returns the name of a type's builder, if it has one.
    pub(crate) fn builder(&self, named: &NamedType) -> Option<String> {
        let except = self.builders.as_ref()?;
        let has_builder = matches!(named.shape, Shape::Struct(_)) && !except.contains(&named.name);
        has_builder.then(|| format!("{}Builder", named.name))
    }

    pub(crate) fn named(&self, name: &str) -> Option<&NamedType> {
        self.index
            .get(name)
            .and_then(|index| self.types.get(*index))
    }

    /// Returns the type that an alias ultimately stands for.
    pub(crate) fn unalias<'a>(&'a self, ty: &'a Type) -> &'a Type {
        let mut ty = ty;
        while let Type::Named(name) = ty
            && let Some(Shape::Alias(inner)) = self.named(name).map(|named| &named.shape)
        {
            ty = inner;
        }
        ty
    }

    /// Returns the shape of a named type, following aliases.
    pub(crate) fn shape(&self, ty: &Type) -> Option<&Shape> {
        match self.unalias(ty) {
            Type::Named(name) => self.named(name).map(|named| &named.shape),
            _ => None,
        }
    }

    /// Returns how generated code states the version of a schema in the member for it, if that accepts the version.
    pub(crate) fn version(&self, schema: &Schema, field: &Field) -> Option<Version> {
        let version = schema.version.as_str();
        match self.unalias(&field.ty) {
            Type::String | Type::NonEmpty => Some(Version::Text),
            named => match self.shape(named)? {
                Shape::Text(rule) => rule.accepts(version).then_some(Version::Text),
                Shape::Enum { variants, .. } => {
                    let mut variants = variants.iter();
                    let variant = variants.find(|variant| variant.json == version)?;
                    Some(Version::Variant(variant.rust.clone()))
                }
                _ => None,
            },
        }
    }

    /// Returns the fields of a schema's root.
    pub(crate) fn members(&self, schema: &Schema) -> &[Field] {
        self.fields(&schema.root).unwrap_or_default()
    }

    /// Returns the fields of an object with known members.
    pub(crate) fn fields(&self, name: &str) -> Option<&[Field]> {
        match &self.named(name)?.shape {
            Shape::Struct(fields) => Some(fields),
            Shape::Ruled {
                inner: Type::Named(inner),
                ..
            } => self.fields(inner),
            _ => None,
        }
    }
}
