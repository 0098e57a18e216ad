//! What all emitters read: the schemas and the named types, with every name decided.
//!
//! Invariant: every [`Type::Named`] is the name of one entry of [`Model::types`], and following such names
//! ends.

use std::collections::BTreeMap;

pub(crate) use crate::check::{ArrayBounds, IntegerRule, Literal, NumberRule, Scalar, TextRule};

/// How many members a type may have with every `$ref` followed.
pub(crate) const MAX_MEMBERS: u64 = 10_000;
/// How deep they may stand.
pub(crate) const MAX_UNFOLDED: u64 = 128;

#[derive(Debug, Default)]
pub(crate) struct Model {
    /// Sorted by name.
    pub(crate) schemas: Vec<Schema>,
    /// In the order of the schemas: a root before its definitions, an owner before what it defines inline.
    pub(crate) types: Vec<NamedType>,
    /// Where each type stands in `types`.
    pub(crate) index: BTreeMap<String, usize>,
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
    /// Where hand-written types stand, and which.
    pub(crate) rules: Vec<(Vec<Step>, String)>,
}

#[derive(Clone, Debug)]
pub(crate) enum Step {
    Property(String),
    Items,
    Values,
}

#[derive(Debug)]
pub(crate) struct NamedType {
    pub(crate) name: String,
    /// The schema that it belongs to, as an index.
    pub(crate) schema: usize,
    /// Where it stands in that schema's bundled text.
    pub(crate) pointer: String,
    pub(crate) description: Option<String>,
    /// Whether the schema at `pointer` also allows `null`, which the type does not.
    pub(crate) nullable: bool,
    pub(crate) shape: Shape,
}

#[derive(Debug)]
pub(crate) enum Shape {
    Struct(Vec<Field>),
    /// Values and variants; a constant has one and is its default.
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
    /// Objects that the value of one property tells apart.
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
}

#[derive(Debug)]
pub(crate) struct Field {
    /// The property's name.
    pub(crate) json: String,
    /// The field's name.
    pub(crate) rust: String,
    pub(crate) ty: Type,
    pub(crate) required: bool,
    pub(crate) description: Option<String>,
}

#[derive(Debug)]
pub(crate) struct Variant {
    pub(crate) json: String,
    pub(crate) rust: String,
}

/// One kind of object of a union.
#[derive(Debug)]
pub(crate) struct Branch {
    /// The value of the property that tells it from the others.
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

/// What a type unfolds to, with every `$ref` followed.
#[derive(Clone, Copy)]
struct Unfolded {
    members: u64,
    height: u64,
}

type Known<'a> = BTreeMap<&'a str, Unfolded>;

impl Unfolded {
    const ONE: Self = Self {
        members: 1,
        height: 1,
    };

    /// Puts it into an owner; `None` where that is too much.
    fn below(self, owner: Self) -> Option<Self> {
        let members = self.members.saturating_add(owner.members);
        let height = owner.height.max(self.height + 1);
        (members <= MAX_MEMBERS && height <= MAX_UNFOLDED).then_some(Self { members, height })
    }
}

impl Model {
    pub(crate) fn named(&self, name: &str) -> Option<&NamedType> {
        self.index
            .get(name)
            .and_then(|index| self.types.get(*index))
    }

    /// The type that an alias stands for in the end.
    pub(crate) fn unalias<'a>(&'a self, ty: &'a Type) -> &'a Type {
        match ty {
            Type::Named(name) => match self.named(name).map(|named| &named.shape) {
                Some(Shape::Alias(inner)) => self.unalias(inner),
                _ => ty,
            },
            _ => ty,
        }
    }

    /// The shape of a type that has a name, aliases followed.
    pub(crate) fn shape(&self, ty: &Type) -> Option<&Shape> {
        match self.unalias(ty) {
            Type::Named(name) => self.named(name).map(|named| &named.shape),
            _ => None,
        }
    }

    /// Looks for a type that unfolds too far, every `$ref` followed, and gives its name.
    pub(crate) fn measure(&self) -> Result<(), String> {
        let mut known = BTreeMap::new();
        for named in &self.types {
            if self.unfold_named(named, 0, &mut known).is_none() {
                return Err(named.name.clone());
            }
        }
        Ok(())
    }

    fn unfold<'a>(&'a self, ty: &'a Type, depth: u64, known: &mut Known<'a>) -> Option<Unfolded> {
        match ty {
            Type::Array(inner) | Type::Map(inner) => {
                self.unfold(inner, depth, known)?.below(Unfolded::ONE)
            }
            Type::Nullable(inner) => self.unfold(inner, depth, known),
            Type::Named(name) => self.unfold_named(self.named(name)?, depth, known),
            _ => Some(Unfolded::ONE),
        }
    }

    fn unfold_named<'a>(
        &'a self,
        named: &'a NamedType,
        depth: u64,
        known: &mut Known<'a>,
    ) -> Option<Unfolded> {
        if let Some(unfolded) = known.get(named.name.as_str()) {
            return Some(*unfolded);
        }
        if depth > MAX_UNFOLDED {
            return None;
        }
        let mut all = Unfolded::ONE;
        match &named.shape {
            Shape::Struct(fields) => {
                for field in fields {
                    all = self.unfold(&field.ty, depth + 1, known)?.below(all)?;
                }
            }
            Shape::Union { branches, .. } => {
                for branch in branches {
                    all = self.unfold(&branch.ty, depth + 1, known)?.below(all)?;
                }
            }
            Shape::Alias(inner)
            | Shape::List { item: inner, .. }
            | Shape::HandWritten { inner, .. } => {
                all = self.unfold(inner, depth + 1, known)?.below(all)?;
            }
            _ => {}
        }
        known.insert(&named.name, all);
        Some(all)
    }

    /// Whether a value of the type may hold a number that is no integer of 64 bits: a float makes equal what a text
    /// tells apart, and free-form data tells apart what is one float in another format.
    pub(crate) fn holds_float(&self, ty: &Type) -> bool {
        match ty {
            Type::F64 | Type::FreeForm => true,
            Type::Array(inner) | Type::Map(inner) | Type::Nullable(inner) => {
                self.holds_float(inner)
            }
            Type::Named(name) => match self.named(name).map(|named| &named.shape) {
                Some(Shape::Number(_)) => true,
                Some(Shape::Scalars(scalars)) => scalars.contains(&Scalar::Number),
                Some(Shape::Struct(fields)) => {
                    fields.iter().any(|field| self.holds_float(&field.ty))
                }
                Some(Shape::Union { branches, .. }) => {
                    branches.iter().any(|branch| self.holds_float(&branch.ty))
                }
                Some(
                    Shape::Alias(inner)
                    | Shape::List { item: inner, .. }
                    | Shape::HandWritten { inner, .. },
                ) => self.holds_float(inner),
                _ => false,
            },
            _ => false,
        }
    }

    /// The fields of a schema's root.
    pub(crate) fn members(&self, schema: &Schema) -> &[Field] {
        match self.named(&schema.root).map(|named| &named.shape) {
            Some(Shape::Struct(fields)) => fields,
            _ => &[],
        }
    }
}
