// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// `ShapesShapeCircleKind`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum ShapesShapeCircleKind {
    /// The value `circle`.
    #[default]
    Circle,
}

__rt::string_enum!(ShapesShapeCircleKind { Circle "circle" });

__rt::open_type!(ShapesShapeCircleKind, SHAPES, 10, exact);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ShapesShapeCircleKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// Valid under `{"type": "number", "minimum": 0}`.
pub type ShapesShapeCircleRadius = __rt::CheckedF64<
    schema_rules::ShapesShapeCircleRadius,
>;

/// `ShapesShapeCircle`
#[derive(Clone, Debug, PartialEq)]
pub struct ShapesShapeCircle {
    /// The member `kind`.
    pub kind: ShapesShapeCircleKind,
    /// The member `radius`.
    pub radius: ShapesShapeCircleRadius,
}

__rt::constructors!(
    ShapesShapeCircle { kind : ShapesShapeCircleKind::Circle } (radius :
    ShapesShapeCircleRadius as is) []
);

__rt::object!(
    ShapesShapeCircle { required kind "kind" "\"kind\":" required radius "radius"
    "\"radius\":" }
);

__rt::open_type!(ShapesShapeCircle, SHAPES, 8, exact, closed);

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

/// `ShapesShapeSquareKind`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum ShapesShapeSquareKind {
    /// The value `square`.
    #[default]
    Square,
}

__rt::string_enum!(ShapesShapeSquareKind { Square "square" });

__rt::open_type!(ShapesShapeSquareKind, SHAPES, 12, exact);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ShapesShapeSquareKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// Valid under `{"type": "integer", "minimum": 1}`.
pub type ShapesShapeSquareSide = __rt::CheckedU64<schema_rules::ShapesShapeSquareSide>;

/// `ShapesShapeSquare`
#[derive(Clone, Debug, PartialEq)]
pub struct ShapesShapeSquare {
    /// The member `kind`.
    pub kind: ShapesShapeSquareKind,
    /// The member `side`.
    pub side: ::std::option::Option<ShapesShapeSquareSide>,
}

__rt::constructors!(
    ShapesShapeSquare { kind : ShapesShapeSquareKind::Square } () [with_side side :
    ShapesShapeSquareSide as is]
);

__rt::object!(
    ShapesShapeSquare { required kind "kind" "\"kind\":" optional side "side" "\"side\":"
    }
);

__rt::open_type!(ShapesShapeSquare, SHAPES, 9, exact, closed);

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

/// `LineKind`
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[derive(Default)]
pub enum LineKind {
    /// The value `line`.
    #[default]
    Line,
}

__rt::string_enum!(LineKind { Line "line" });

__rt::open_type!(LineKind, SHAPES, 6, exact);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for LineKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// A line.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The member `kind`.
    pub kind: LineKind,
    /// The member `to`.
    pub to: ::std::string::String,
}

__rt::constructors!(Line { kind : LineKind::Line } (to : ::std::string::String) []);

__rt::object!(Line { required kind "kind" "\"kind\":" required to "to" "\"to\":" });

__rt::open_type!(Line, SHAPES, 3, exact, closed);

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

/// A shape.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
pub enum ShapesShape {
    /// The branch `Circle`.
    Circle(ShapesShapeCircle),
    /// The branch `Square`.
    Square(ShapesShapeSquare),
    /// A line.
    Line(Line),
}

impl ShapesShape {
    fn __choose(
        __r: &mut __rt::Reader<'_>,
    ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
        ::std::result::Result::Ok(
            match __r.kind() {
                __rt::JsonKind::Null
                | __rt::JsonKind::Bool
                | __rt::JsonKind::Number
                | __rt::JsonKind::String
                | __rt::JsonKind::Array => return ::std::result::Result::Err(__rt::Stop),
                __rt::JsonKind::Object => {
                    match &*__rt::open::tag(__r, "kind")? {
                        "circle" => __rt::open::Chosen::of(0),
                        "square" => __rt::open::Chosen::of(1),
                        "line" => __rt::open::Chosen::of(2),
                        _ => return ::std::result::Result::Err(__rt::Stop),
                    }
                }
            },
        )
    }
}

__rt::union!(
    ShapesShape { 0 Circle(ShapesShapeCircle) own, 1 Square(ShapesShapeSquare) own, 2
    Line(Line) own }
);

__rt::open_type!(ShapesShape, SHAPES, 4, exact);

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

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Shapes {
    /// A shape.
    pub shape: ShapesShape,
    /// The member `list`.
    pub list: ::std::option::Option<::std::vec::Vec<Line>>,
}

__rt::constructors!(
    Shapes {} (shape : ShapesShape) [with_list list : ::std::vec::Vec < Line > as is]
);

__rt::object!(
    Shapes { required shape "shape" "\"shape\":" optional list "list" "\"list\":" }
);

__rt::open_type!(Shapes, SHAPES, 1, exact, closed);

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
                    <Line as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
        })
    }
}

/// `Any`
pub type Any = Line;

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

__rt::schema_source!(["" "schemas.json"], numbers(11 F64 13 U64));

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
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["shape", "list"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Shapes",
    part: 1,
    one_pass: true,
    check: __rt::check::<Shapes>,
});

__rt::message!(Shapes, SHAPES);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&SHAPES];
