// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Shapes {
    /// A shape.
    pub shape: ShapesShape,
    pub list: ::std::option::Option<::std::vec::Vec<Any>>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Shapes";
        const NAMES: &'static [&'static str] = &["shape", "list"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "shape" => ::std::option::Option::Some(0),
                "list" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Shapes;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<ShapesShape> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<::std::vec::Vec<Any>> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "shape")?,
                    _ => __rt::set(&mut __f1, &mut __map, "list")?,
                }
            }
            ::std::result::Result::Ok(Shapes {
                shape: __rt::required(__f0, "shape")?,
                list: __f1,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Shapes {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for Shapes {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Shapes {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.list.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "shape",
                &self.shape,
            )?;
            if let ::std::option::Option::Some(__value) = &self.list {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "list",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

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
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <ShapesShape as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::vec::Vec<Any>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
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

const _: () = {
    impl __rt::Tagged for ShapesShape {
        const PROPERTY: &'static str = "kind";
        const VALUES: &'static [&'static str] = &["circle", "square", "line"];
        fn decode_as<'de, __D: __rt::serde::Deserializer<'de>>(
            __index: usize,
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __index {
                0 => {
                    <ShapesShapeCircle as __rt::Decode<'de>>::decode(__deserializer)
                        .map(Self::Circle)
                }
                1 => {
                    <ShapesShapeSquare as __rt::Decode<'de>>::decode(__deserializer)
                        .map(Self::Square)
                }
                _ => <Line as __rt::Decode<'de>>::decode(__deserializer).map(Self::Line),
            }
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for ShapesShape {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_tagged(__deserializer)
        }
    }
    impl<'de> __rt::Decode<'de> for ShapesShape {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ShapesShape {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Circle(__value) => {
                    __rt::serde::Serialize::serialize(__value, __serializer)
                }
                Self::Square(__value) => {
                    __rt::serde::Serialize::serialize(__value, __serializer)
                }
                Self::Line(__value) => {
                    __rt::serde::Serialize::serialize(__value, __serializer)
                }
            }
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ShapesShape {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __rt::arbitrary::Unstructured::choose_index(__u, 3)? {
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
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and(
            (1, ::std::option::Option::Some(1)),
            __rt::arbitrary::size_hint::or_all(
                &[
                    <ShapesShapeCircle as __rt::arbitrary::Arbitrary<
                        'a,
                    >>::size_hint(__depth),
                    <ShapesShapeSquare as __rt::arbitrary::Arbitrary<
                        'a,
                    >>::size_hint(__depth),
                    <Line as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                ],
            ),
        )
    }
}

/// The type of `/properties/shape/oneOf/0`.
#[derive(Clone, Debug, PartialEq)]
pub struct ShapesShapeCircle {
    pub kind: ShapesShapeCircleKind,
    pub radius: ShapesShapeCircleRadius,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "ShapesShapeCircle";
        const NAMES: &'static [&'static str] = &["kind", "radius"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "kind" => ::std::option::Option::Some(0),
                "radius" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = ShapesShapeCircle;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<ShapesShapeCircleKind> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<ShapesShapeCircleRadius> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "kind")?,
                    _ => __rt::set(&mut __f1, &mut __map, "radius")?,
                }
            }
            ::std::result::Result::Ok(ShapesShapeCircle {
                kind: __rt::required(__f0, "kind")?,
                radius: __rt::required(__f1, "radius")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for ShapesShapeCircle {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for ShapesShapeCircle {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ShapesShapeCircle {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 2;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "kind",
                &self.kind,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "radius",
                &self.radius,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

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
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <ShapesShapeCircleKind as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <ShapesShapeCircleRadius as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
            ],
        )
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

const _: () = {
    const __NAMES: &[&str] = &["circle"];
    impl<'de> __rt::serde::Deserialize<'de> for ShapesShapeCircleKind {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_enum(__deserializer, "ShapesShapeCircleKind", __NAMES)
                .map(|_| Self::Circle)
        }
    }
    impl<'de> __rt::Decode<'de> for ShapesShapeCircleKind {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ShapesShapeCircleKind {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ShapesShapeCircleKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
    }
}

/// The type of `/properties/shape/oneOf/0/properties/radius`.
pub type ShapesShapeCircleRadius = __rt::CheckedF64<ShapesShapeCircleRadiusRule>;

/// The rule of `ShapesShapeCircleRadius`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ShapesShapeCircleRadiusRule {}

impl __rt::NumberRule for ShapesShapeCircleRadiusRule {
    const NAME: &'static str = "ShapesShapeCircleRadius";
    const MINIMUM: ::std::option::Option<f64> = ::std::option::Option::Some(0.0);
}

/// The type of `/properties/shape/oneOf/1`.
#[derive(Clone, Debug, PartialEq)]
pub struct ShapesShapeSquare {
    pub kind: ShapesShapeSquareKind,
    pub side: ::std::option::Option<ShapesShapeSquareSide>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "ShapesShapeSquare";
        const NAMES: &'static [&'static str] = &["kind", "side"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "kind" => ::std::option::Option::Some(0),
                "side" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = ShapesShapeSquare;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<ShapesShapeSquareKind> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<ShapesShapeSquareSide> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "kind")?,
                    _ => __rt::set(&mut __f1, &mut __map, "side")?,
                }
            }
            ::std::result::Result::Ok(ShapesShapeSquare {
                kind: __rt::required(__f0, "kind")?,
                side: __f1,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for ShapesShapeSquare {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for ShapesShapeSquare {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ShapesShapeSquare {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.side.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "kind",
                &self.kind,
            )?;
            if let ::std::option::Option::Some(__value) = &self.side {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "side",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

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
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <ShapesShapeSquareKind as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::option::Option<
                    ShapesShapeSquareSide,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
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

const _: () = {
    const __NAMES: &[&str] = &["square"];
    impl<'de> __rt::serde::Deserialize<'de> for ShapesShapeSquareKind {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_enum(__deserializer, "ShapesShapeSquareKind", __NAMES)
                .map(|_| Self::Square)
        }
    }
    impl<'de> __rt::Decode<'de> for ShapesShapeSquareKind {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for ShapesShapeSquareKind {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ShapesShapeSquareKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
    }
}

/// The type of `/properties/shape/oneOf/1/properties/side`.
pub type ShapesShapeSquareSide = __rt::CheckedU64<ShapesShapeSquareSideRule>;

/// The rule of `ShapesShapeSquareSide`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ShapesShapeSquareSideRule {}

impl __rt::IntegerRule for ShapesShapeSquareSideRule {
    const NAME: &'static str = "ShapesShapeSquareSide";
    const MINIMUM: ::std::option::Option<i128> = ::std::option::Option::Some(1);
}

/// A line.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub kind: LineKind,
    pub to: ::std::string::String,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Line";
        const NAMES: &'static [&'static str] = &["kind", "to"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "kind" => ::std::option::Option::Some(0),
                "to" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Line;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<LineKind> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "kind")?,
                    _ => __rt::set(&mut __f1, &mut __map, "to")?,
                }
            }
            ::std::result::Result::Ok(Line {
                kind: __rt::required(__f0, "kind")?,
                to: __rt::required(__f1, "to")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Line {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for Line {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Line {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 2;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "kind",
                &self.kind,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(&mut __map, "to", &self.to)?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

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
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <LineKind as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::string::String as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
            ],
        )
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

const _: () = {
    const __NAMES: &[&str] = &["line"];
    impl<'de> __rt::serde::Deserialize<'de> for LineKind {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_enum(__deserializer, "LineKind", __NAMES).map(|_| Self::Line)
        }
    }
    impl<'de> __rt::Decode<'de> for LineKind {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for LineKind {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for LineKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (0, ::std::option::Option::Some(0))
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

const _: () = {
    impl __rt::Tagged for Any {
        const PROPERTY: &'static str = "kind";
        const VALUES: &'static [&'static str] = &["line"];
        fn decode_as<'de, __D: __rt::serde::Deserializer<'de>>(
            __index: usize,
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            let _ = __index;
            <Line as __rt::Decode<'de>>::decode(__deserializer).map(Self::Line)
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Any {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::decode_tagged(__deserializer)
        }
    }
    impl<'de> __rt::Decode<'de> for Any {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Any {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::Line(__value) => {
                    __rt::serde::Serialize::serialize(__value, __serializer)
                }
            }
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Any {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        <Line as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u).map(Self::Line)
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and(
            (0, ::std::option::Option::Some(0)),
            __rt::arbitrary::size_hint::or_all(
                &[<Line as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth)],
            ),
        )
    }
}

/// The text of the schema `shapes`.
pub const SHAPES_SCHEMA: &str = ::std::include_str!("shapes.schema.json");

/// The `$id` of the schema `shapes`.
pub const SHAPES_SCHEMA_ID: &str = "https://example.org/schemas/shapes/1.0.0";

/// The version of the schema `shapes`.
pub const SHAPES_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `shapes`.
pub static SHAPES: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "shapes",
    id: SHAPES_SCHEMA_ID,
    version: SHAPES_SCHEMA_VERSION,
    title: "Shapes",
    description: "A case for the generator.",
    subject: "Shapes",
    text: SHAPES_SCHEMA,
    bundled: ::std::include_str!("shapes.bundled.json"),
    validation: ::std::include_str!("shapes.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["shape", "list"],
    rules: &[],
    check: __rt::check::<Shapes>,
});

impl __rt::Message for Shapes {
    fn schema() -> &'static __rt::Schema {
        &SHAPES
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&SHAPES];
