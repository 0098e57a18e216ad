//! The schemas and their named types, for tables and lints that need all types at once.
//!
//! Invariant: every [`Type::Named`] is the name of one entry of [`Model::types`]. Following such names terminates
//! except for [`recursive`](NamedType::recursive) types.

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
}

#[derive(Debug)]
pub(crate) struct NamedType {
    pub(crate) name: String,
    /// The schema that it belongs to, as an index.
    pub(crate) schema: usize,
    /// Its offset in that schema's own text.
    pub(crate) offset: usize,
    /// Whether a value of it may contain another one.
    pub(crate) recursive: bool,
    pub(crate) shape: Shape,
}

#[derive(Debug)]
pub(crate) enum Shape {
    Struct(Vec<Field>),
    /// Values; a constant has one.
    Enum {
        variants: Vec<String>,
        constant: bool,
    },
    /// Values that are not all strings.
    Literals {
        variants: Vec<Literal>,
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
        inner: Type,
        bounds: ArrayBounds,
    },
    /// A type with a hand-written rule.
    Ruled(Type),
}

#[derive(Debug)]
pub(crate) struct Field {
    /// The property's name.
    pub(crate) json: String,
    pub(crate) ty: Type,
    pub(crate) required: bool,
    pub(crate) description: Option<String>,
}

/// One kind of object of a union.
#[derive(Debug)]
pub(crate) struct Branch {
    /// The value of the discriminator.
    pub(crate) json: String,
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

    /// Returns whether a member can state the version of a schema.
    pub(crate) fn takes_version(&self, schema: &Schema, field: &Field) -> bool {
        let version = schema.version.as_str();
        match self.unalias(&field.ty) {
            Type::String | Type::NonEmpty => true,
            named => match self.shape(named) {
                Some(Shape::Text(rule)) => rule.accepts(version),
                Some(Shape::Enum { variants, .. }) => {
                    variants.iter().any(|variant| variant == version)
                }
                _ => false,
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
            Shape::Ruled(Type::Named(inner)) => self.fields(inner),
            _ => None,
        }
    }
}
