//! The types of a layout, before they are Rust.
//!
//! Invariant: every [`Ty::Named`] is the index of an item; a cycle of items without a box, a list or a map in between has a
//! box.

use saop_json::JsonKind;
use saop_schema::Facts;

/// A Rust type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ty {
    Null,
    Bool,
    I64,
    U64,
    /// A number that is a 64-bit float.
    F64,
    /// A number as it is spelled.
    Number,
    /// An integer as it is spelled.
    Integer,
    String,
    /// A string that is not empty.
    NonEmpty,
    /// A value of any kind, as it is spelled.
    Any,
    /// An object of any content, as it is spelled.
    Object,
    List(Box<Ty>),
    /// An array of as many items, each of its own type.
    Tuple(Vec<Ty>),
    Map(Box<Ty>),
    Nullable(Box<Ty>),
    Boxed(Box<Ty>),
    Named(usize),
    /// A type of another schema.
    Shared(Shared),
}

/// A type of another schema.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shared {
    /// The module of the schema.
    pub(crate) module: String,
    /// The type's name in it.
    pub(crate) name: String,
    /// Its only variant, if it has one only.
    pub(crate) only: Option<String>,
    /// Whether it is recursive.
    pub(crate) recursive: bool,
}

/// A type with a name.
#[derive(Debug)]
pub(crate) struct Item {
    pub(crate) name: String,
    /// The part of the schema that says what its values are.
    pub(crate) part: usize,
    /// The branch of that part under which its values are valid as well.
    pub(crate) branch: Option<usize>,
    /// The kinds of values that it takes, if the part allows others as well.
    pub(crate) kinds: Vec<JsonKind>,
    pub(crate) docs: String,
    pub(crate) shape: Shape,
    /// Whether the type takes nothing but what its part takes.
    pub(crate) exact: bool,
    /// Whether a value of it may contain another one.
    pub(crate) recursive: bool,
    /// Whether it is recursive, or part of a recursive type.
    pub(crate) deep: bool,
    /// The rule that its numbers are made to keep, if its values are numbers that are checked as they are spelled.
    pub(crate) sample: Option<NumberRule>,
    /// The static of the schema that it belongs to.
    pub(crate) schema: String,
    /// What states the version of its schema.
    pub(crate) version: Option<Stated>,
    /// Its place in the text of its schema, where others may ask for that.
    pub(crate) place: Option<Place>,
    /// The name of its builder, if it has one.
    pub(crate) builder: Option<String>,
    /// What it derives, if something else than our own choice.
    pub(crate) derives: Vec<String>,
}

/// The version of a schema, in a member of its messages.
#[derive(Clone, Debug)]
pub(crate) struct Stated {
    pub(crate) member: String,
    pub(crate) version: String,
    /// The constant that has it.
    pub(crate) constant: String,
}

/// The place of a type in the text of its schema.
#[derive(Debug)]
pub(crate) struct Place {
    /// A JSON Pointer.
    pub(crate) pointer: String,
    /// Whether the schema there also allows `null`.
    pub(crate) beside_null: bool,
    /// The recursive types that references there may lead to: their places in the same text, and their items.
    pub(crate) recursive: Vec<(String, usize)>,
}

#[derive(Debug)]
pub(crate) enum Shape {
    /// Not known yet.
    Pending,
    Struct {
        fields: Vec<Field>,
        /// Further members, if there may be any.
        extra: Option<Extra>,
    },
    /// One of a few strings.
    Enum(Vec<Constant>),
    /// One of a few scalars that are not all strings; each as JSON text.
    Literals(Vec<Constant>),
    /// One variant for each kind of value.
    Kinds(Vec<KindVariant>),
    /// The first branch under which a value is valid, and what tells the objects among the branches apart.
    Branches(Vec<Variant>, Option<Tag>),
    /// A member of an object whose schema names members by patterns: the first type under whose part it is valid. If there is no
    /// such type, it is the last of them, or JSON text where the second field is set.
    Member(Vec<Variant>, bool),
    /// A string, a number, an integer or a list that has a rule in its type.
    Text(Box<Facts>),
    Number(NumberRule),
    Integer(IntegerRule),
    List(Ty, Box<Facts>),
    /// A type whose values are checked: the schema says more than it does, or there is a rule, the path of which this has.
    Checked(Ty, Option<String>),
    /// A hand-written type, by its path.
    HandWritten(String),
    /// A hand-written list, by its path: the type of its items, and the bounds that it keeps.
    HandList {
        path: String,
        item: Ty,
        facts: Box<Facts>,
    },
    /// Another name for a type.
    Alias(Ty),
    /// A type that has a name because it contains itself.
    Wrapper(Ty),
}

/// The members of an object that its schema does not list.
#[derive(Debug)]
pub(crate) struct Extra {
    pub(crate) ty: Ty,
    /// Their names match at least one of these patterns; none if all names are allowed.
    pub(crate) patterns: Vec<String>,
}

#[derive(Debug)]
pub(crate) struct Field {
    /// The property's name.
    pub(crate) json: String,
    /// The field's name.
    pub(crate) rust: String,
    pub(crate) ty: Ty,
    pub(crate) required: bool,
    pub(crate) docs: String,
}

#[derive(Debug)]
pub(crate) struct Constant {
    /// The string, or the JSON text.
    pub(crate) json: String,
    pub(crate) rust: String,
    pub(crate) docs: String,
}

#[derive(Debug)]
pub(crate) struct KindVariant {
    /// The kinds of JSON values, as names of `JsonKind`; empty for all others.
    pub(crate) kind: Option<&'static str>,
    pub(crate) rust: String,
    pub(crate) ty: Ty,
}

#[derive(Debug)]
pub(crate) struct Variant {
    pub(crate) part: usize,
    /// The kinds of values that it may have.
    pub(crate) kinds: Vec<JsonKind>,
    pub(crate) rust: String,
    pub(crate) ty: Ty,
    pub(crate) docs: String,
}

/// A required member of objects whose value is a string, another one in each branch.
#[derive(Debug)]
pub(crate) struct Tag {
    pub(crate) property: String,
    /// The strings of each branch; none if values of it are no objects.
    pub(crate) values: Vec<Vec<String>>,
}

impl Ty {
    /// Calls a function with each item that a value of the type contains without an allocation in between.
    pub(crate) fn each_by_value(&self, call: &mut dyn FnMut(usize)) {
        match self {
            Self::Nullable(inner) => inner.each_by_value(call),
            Self::Tuple(items) => items.iter().for_each(|item| item.each_by_value(call)),
            Self::Named(index) => call(*index),
            _ => {}
        }
    }

    /// Puts the named type that a value contains into a box.
    pub(crate) fn put_in_box(&mut self) {
        match self {
            Self::Nullable(inner) => inner.put_in_box(),
            named => {
                let inner = std::mem::replace(named, Self::Null);
                *named = Self::Boxed(Box::new(inner));
            }
        }
    }

    /// Calls a function with each item that the type names.
    pub(crate) fn each_item(&self, call: &mut dyn FnMut(usize)) {
        self.each_named(&mut |named| {
            if let Self::Named(index) = named {
                call(*index);
            }
        });
    }

    /// Whether a recursive type of another schema is in it.
    pub(crate) fn has_shared_recursion(&self) -> bool {
        let mut found = false;
        self.each_named(&mut |named| {
            found |= matches!(named, Self::Shared(shared) if shared.recursive);
        });
        found
    }

    /// Calls a function with each type that is named in it, and puts what that returns in its place.
    pub(crate) fn with_named(&self, named: &mut dyn FnMut(&Self) -> Self) -> Self {
        let mut inside = |inner: &Self| Box::new(inner.with_named(named));
        match self {
            Self::List(inner) => Self::List(inside(inner)),
            Self::Map(inner) => Self::Map(inside(inner)),
            Self::Nullable(inner) => Self::Nullable(inside(inner)),
            Self::Boxed(inner) => Self::Boxed(inside(inner)),
            Self::Tuple(items) => {
                Self::Tuple(items.iter().map(|item| item.with_named(named)).collect())
            }
            Self::Named(_) | Self::Shared(_) => named(self),
            other => other.clone(),
        }
    }

    fn each_named(&self, call: &mut dyn FnMut(&Self)) {
        match self {
            Self::List(inner) | Self::Map(inner) | Self::Nullable(inner) | Self::Boxed(inner) => {
                inner.each_named(call);
            }
            Self::Tuple(items) => items.iter().for_each(|item| item.each_named(call)),
            Self::Named(_) | Self::Shared(_) => call(self),
            _ => {}
        }
    }
}

impl Shape {
    /// Whether it is a type of the runtime, by the name of its rule.
    pub(crate) const fn is_of_runtime(&self) -> bool {
        matches!(
            self,
            Self::Text(_) | Self::Number(_) | Self::Integer(_) | Self::List(..)
        )
    }

    /// Whether a type of another schema is in it.
    pub(crate) fn has_shared(&self) -> bool {
        let mut found = false;
        self.each_type(&mut |ty| {
            ty.each_named(&mut |named| found |= matches!(named, Ty::Shared(_)));
        });
        found
    }

    /// Whether it is a list with bounds.
    pub(crate) const fn is_list(&self) -> bool {
        matches!(self, Self::List(..))
    }

    /// Whether a decoder for it asks the plan which of several types a value has.
    pub(crate) fn asks_the_plan(&self) -> bool {
        match self {
            Self::Member(..) | Self::HandWritten(_) => true,
            Self::Branches(variants, tag) => JsonKind::ALL.iter().any(|kind| {
                let of_kind = variants.iter().filter(|one| one.kinds.contains(kind));
                let is_told = *kind == JsonKind::Object && tag.is_some();
                of_kind.count() > 1 && !is_told
            }),
            _ => false,
        }
    }

    /// Calls a function with each type that the shape is made of.
    pub(crate) fn each_type(&self, call: &mut dyn FnMut(&Ty)) {
        match self {
            Self::Struct { fields, extra } => {
                for field in fields {
                    call(&field.ty);
                }
                if let Some(extra) = extra {
                    call(&extra.ty);
                }
            }
            Self::Kinds(variants) => {
                for one in variants {
                    call(&one.ty);
                }
            }
            Self::Branches(variants, _) | Self::Member(variants, _) => {
                for one in variants {
                    call(&one.ty);
                }
            }
            Self::Checked(inner, _)
            | Self::Wrapper(inner)
            | Self::List(inner, _)
            | Self::HandList { item: inner, .. } => call(inner),
            Self::HandWritten(_)
            | Self::Alias(_)
            | Self::Pending
            | Self::Enum(_)
            | Self::Text(_)
            | Self::Number(_)
            | Self::Integer(_)
            | Self::Literals(_) => {}
        }
    }

    /// The same, to change them.
    pub(crate) fn each_type_mut(&mut self, call: &mut dyn FnMut(&mut Ty)) {
        match self {
            Self::Struct { fields, extra } => {
                for field in fields {
                    call(&mut field.ty);
                }
                if let Some(extra) = extra {
                    call(&mut extra.ty);
                }
            }
            Self::Kinds(variants) => {
                for one in variants {
                    call(&mut one.ty);
                }
            }
            Self::Branches(variants, _) | Self::Member(variants, _) => {
                for one in variants {
                    call(&mut one.ty);
                }
            }
            Self::Checked(inner, _)
            | Self::Wrapper(inner)
            | Self::List(inner, _)
            | Self::HandList { item: inner, .. } => call(inner),
            Self::HandWritten(_)
            | Self::Alias(_)
            | Self::Pending
            | Self::Enum(_)
            | Self::Text(_)
            | Self::Number(_)
            | Self::Integer(_)
            | Self::Literals(_) => {}
        }
    }
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

impl IntegerRule {
    /// Returns the type of the runtime that holds it.
    pub(crate) const fn holder(&self) -> &'static str {
        if self.unsigned {
            "CheckedU64"
        } else {
            "CheckedI64"
        }
    }

    /// Returns whether it states nothing beside the type.
    pub(crate) fn has_no_bound(&self) -> bool {
        let none = Self {
            unsigned: self.unsigned,
            ..Self::default()
        };
        *self == none
    }
}
