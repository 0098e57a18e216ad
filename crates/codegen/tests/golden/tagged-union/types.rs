// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Shapes {
    /// A shape.
    pub shape: ShapesShape,
    pub list: ::std::option::Option<::std::vec::Vec<Any>>,
}

__rt::constructors!(
    Shapes {} (shape : ShapesShape) [with_list list : ::std::vec::Vec < Any >]
);

__rt::described!(Shapes, SHAPES, "", ["shape", "list"]);

impl __rt::Decode for Shapes {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"shape\":", &mut __f0)?;
        __rt::field(__r, "\"list\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self {
            shape: __rt::required(__f0)?,
            list: __f1,
        })
    }
}

impl __rt::serde::Serialize for Shapes {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.list.is_some()),
        )?;
        __m.member("shape", &self.shape)?;
        __m.optional("list", &self.list)?;
        __m.end()
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Shapes {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            shape: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            list: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_array(
                    __u,
                    <Any as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
        })
    }
}

/// A shape.
#[derive(Clone, Debug, PartialEq)]
pub enum ShapesShape {
    /// Where `kind` is `circle`.
    Circle(ShapesShapeCircle),
    /// Where `kind` is `square`.
    Square(ShapesShapeSquare),
    /// Where `kind` is `line`.
    Line(Line),
}

impl ::std::convert::From<ShapesShapeCircle> for ShapesShape {
    fn from(__value: ShapesShapeCircle) -> Self {
        Self::Circle(__value)
    }
}

impl ::std::convert::From<ShapesShapeSquare> for ShapesShape {
    fn from(__value: ShapesShapeSquare) -> Self {
        Self::Square(__value)
    }
}

impl ::std::convert::From<Line> for ShapesShape {
    fn from(__value: Line) -> Self {
        Self::Line(__value)
    }
}

__rt::described!(ShapesShape, SHAPES, "/properties/shape");

impl __rt::Tagged for ShapesShape {
    const PROPERTY: &'static str = "kind";
    const BRANCHES: &'static [(&'static str, __rt::DecodeFn<Self>)] = &[
        (
            "circle",
            |__r| <ShapesShapeCircle as __rt::Decode>::decode(__r).map(Self::Circle),
        ),
        (
            "square",
            |__r| <ShapesShapeSquare as __rt::Decode>::decode(__r).map(Self::Square),
        ),
        ("line", |__r| <Line as __rt::Decode>::decode(__r).map(Self::Line)),
    ];
}

impl __rt::Decode for ShapesShape {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_tagged(__r)
    }
}

impl __rt::serde::Serialize for ShapesShape {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Circle(__value) => __rt::serde::Serialize::serialize(__value, __s),
            Self::Square(__value) => __rt::serde::Serialize::serialize(__value, __s),
            Self::Line(__value) => __rt::serde::Serialize::serialize(__value, __s),
        }
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ShapesShape {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __u.choose_index(3)? {
            0 => {
                <ShapesShapeCircle as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Circle)
            }
            1 => {
                <ShapesShapeSquare as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Square)
            }
            _ => <Line as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u).map(Self::Line),
        }
    }
}

/// The type of `/properties/shape/oneOf/0`.
#[derive(Clone, Debug, PartialEq)]
pub struct ShapesShapeCircle {
    pub kind: ShapesShapeCircleKind,
    pub radius: ShapesShapeCircleRadius,
}

__rt::constructors!(
    ShapesShapeCircle { kind : < ShapesShapeCircleKind as ::std::default::Default >
    ::default() } (radius : ShapesShapeCircleRadius) []
);

__rt::described!(
    ShapesShapeCircle, SHAPES, "/properties/shape/oneOf/0", ["kind", "radius"]
);

impl __rt::Decode for ShapesShapeCircle {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"kind\":", &mut __f0)?;
        __rt::field(__r, "\"radius\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self {
            kind: __rt::required(__f0)?,
            radius: __rt::required(__f1)?,
        })
    }
}

impl __rt::serde::Serialize for ShapesShapeCircle {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(__s, 2)?;
        __m.member("kind", &self.kind)?;
        __m.member("radius", &self.radius)?;
        __m.end()
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ShapesShapeCircle {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            radius: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
}

/// The type of `/properties/shape/oneOf/0/properties/kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum ShapesShapeCircleKind {
    /// The value `circle`.
    #[default]
    Circle,
}

impl ShapesShapeCircleKind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Circle];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Circle => "circle",
        }
    }
}

impl ::std::fmt::Display for ShapesShapeCircleKind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for ShapesShapeCircleKind {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for ShapesShapeCircleKind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for ShapesShapeCircleKind {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(
    ShapesShapeCircleKind, SHAPES, "/properties/shape/oneOf/0/properties/kind"
);

impl __rt::Decode for ShapesShapeCircleKind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["circle"]).map(|_| Self::Circle)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ShapesShapeCircleKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/properties/shape/oneOf/0/properties/radius`.
pub type ShapesShapeCircleRadius = __rt::CheckedF64<
    schema_rules::ShapesShapeCircleRadius,
>;

/// The type of `/properties/shape/oneOf/1`.
#[derive(Clone, Debug, PartialEq)]
pub struct ShapesShapeSquare {
    pub kind: ShapesShapeSquareKind,
    pub side: ::std::option::Option<ShapesShapeSquareSide>,
}

__rt::constructors!(
    ShapesShapeSquare { kind : < ShapesShapeSquareKind as ::std::default::Default >
    ::default() } () [with_side side : ShapesShapeSquareSide]
);

__rt::described!(
    ShapesShapeSquare, SHAPES, "/properties/shape/oneOf/1", ["kind", "side"]
);

impl __rt::Decode for ShapesShapeSquare {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"kind\":", &mut __f0)?;
        __rt::field(__r, "\"side\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self {
            kind: __rt::required(__f0)?,
            side: __f1,
        })
    }
}

impl __rt::serde::Serialize for ShapesShapeSquare {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.side.is_some()),
        )?;
        __m.member("kind", &self.kind)?;
        __m.optional("side", &self.side)?;
        __m.end()
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ShapesShapeSquare {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            side: __rt::arbitrary_option(
                __u,
                <ShapesShapeSquareSide as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// The type of `/properties/shape/oneOf/1/properties/kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum ShapesShapeSquareKind {
    /// The value `square`.
    #[default]
    Square,
}

impl ShapesShapeSquareKind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Square];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Square => "square",
        }
    }
}

impl ::std::fmt::Display for ShapesShapeSquareKind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for ShapesShapeSquareKind {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for ShapesShapeSquareKind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for ShapesShapeSquareKind {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(
    ShapesShapeSquareKind, SHAPES, "/properties/shape/oneOf/1/properties/kind"
);

impl __rt::Decode for ShapesShapeSquareKind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["square"]).map(|_| Self::Square)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ShapesShapeSquareKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/properties/shape/oneOf/1/properties/side`.
pub type ShapesShapeSquareSide = __rt::CheckedU64<schema_rules::ShapesShapeSquareSide>;

/// A line.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub kind: LineKind,
    pub to: ::std::string::String,
}

__rt::constructors!(
    Line { kind : < LineKind as ::std::default::Default > ::default() } (to :
    ::std::string::String) []
);

__rt::described!(Line, SHAPES, "/definitions/Line", ["kind", "to"]);

impl __rt::Decode for Line {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"kind\":", &mut __f0)?;
        __rt::field(__r, "\"to\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self {
            kind: __rt::required(__f0)?,
            to: __rt::required(__f1)?,
        })
    }
}

impl __rt::serde::Serialize for Line {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(__s, 2)?;
        __m.member("kind", &self.kind)?;
        __m.member("to", &self.to)?;
        __m.end()
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Line {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            to: __rt::arbitrary_text(__u)?,
        })
    }
}

/// The type of `/definitions/Line/properties/kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum LineKind {
    /// The value `line`.
    #[default]
    Line,
}

impl LineKind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Line];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Line => "line",
        }
    }
}

impl ::std::fmt::Display for LineKind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for LineKind {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for LineKind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for LineKind {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(LineKind, SHAPES, "/definitions/Line/properties/kind");

impl __rt::Decode for LineKind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["line"]).map(|_| Self::Line)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for LineKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/definitions/Any`.
#[derive(Clone, Debug, PartialEq)]
pub enum Any {
    /// Where `kind` is `line`.
    Line(Line),
}

impl ::std::convert::From<Line> for Any {
    fn from(__value: Line) -> Self {
        Self::Line(__value)
    }
}

__rt::described!(Any, SHAPES, "/definitions/Any");

impl __rt::Tagged for Any {
    const PROPERTY: &'static str = "kind";
    const BRANCHES: &'static [(&'static str, __rt::DecodeFn<Self>)] = &[
        ("line", |__r| <Line as __rt::Decode>::decode(__r).map(Self::Line)),
    ];
}

impl __rt::Decode for Any {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_tagged(__r)
    }
}

impl __rt::serde::Serialize for Any {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Line(__value) => __rt::serde::Serialize::serialize(__value, __s),
        }
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Any {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        <Line as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u).map(Self::Line)
    }
}

/// The rules of the checked types, each with the name of its type.
pub mod schema_rules {
    use super::__rt;
    __rt::rules! {
        NumberRule ShapesShapeCircleRadius { MINIMUM 0.0 } IntegerRule
        ShapesShapeSquareSide { MINIMUM 1 }
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `shapes`, self-contained.
    pub const SHAPES_SCHEMA: &str = ::std::include_str!("shapes.bundled.json");
    /// The text of the file of the schema `shapes`.
    pub const SHAPES_SCHEMA_SOURCE: &str = ::std::include_str!("shapes.schema.json");
    /// The `$id` of the schema `shapes`.
    pub const SHAPES_SCHEMA_ID: &str = "https://example.org/schemas/shapes/1.0.0";
    /// The version of the schema `shapes`.
    pub const SHAPES_SCHEMA_VERSION: &str = "1.0.0";
}

/// The schema `shapes`.
pub static SHAPES: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "shapes",
    id: SHAPES_SCHEMA_ID,
    version: SHAPES_SCHEMA_VERSION,
    title: "Shapes",
    description: "A case for the generator.",
    subject: "Shapes",
    text: SHAPES_SCHEMA,
    source: SHAPES_SCHEMA_SOURCE,
    validation: ::std::include_str!("shapes.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["shape", "list"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Shapes>,
});

__rt::message!(Shapes, SHAPES);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&SHAPES];
