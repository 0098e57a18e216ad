// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Twins {
    pub left: TwinsLeft,
    pub right: TwinsRight,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Twins";
        const NAMES: &'static [&'static str] = &["left", "right"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "left" => ::std::option::Option::Some(0),
                "right" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Twins;
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
            let mut __f0: ::std::option::Option<TwinsLeft> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<TwinsRight> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "left")?,
                    _ => __rt::set(&mut __f1, &mut __map, "right")?,
                }
            }
            ::std::result::Result::Ok(Twins {
                left: __rt::required(__f0, "left")?,
                right: __rt::required(__f1, "right")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Twins {
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
    impl<'de> __rt::Decode<'de> for Twins {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Twins {
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
                "left",
                &self.left,
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "right",
                &self.right,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Twins {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            left: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            right: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <TwinsLeft as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <TwinsRight as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// The type of `/properties/left`.
#[derive(Clone, Debug, PartialEq)]
pub struct TwinsLeft {
    pub x: i64,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "TwinsLeft";
        const NAMES: &'static [&'static str] = &["x"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "x" => ::std::option::Option::Some(0),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = TwinsLeft;
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
            let mut __f0: ::std::option::Option<i64> = ::std::option::Option::None;
            while __rt::next_field::<__Fields, _>(&mut __map)?.is_some() {
                __rt::set(&mut __f0, &mut __map, "x")?;
            }
            ::std::result::Result::Ok(TwinsLeft {
                x: __rt::required(__f0, "x")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for TwinsLeft {
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
    impl<'de> __rt::Decode<'de> for TwinsLeft {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for TwinsLeft {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(&mut __map, "x", &self.x)?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for TwinsLeft {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            x: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[<i64 as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth)],
        )
    }
}

/// The type of `/properties/right`.
#[derive(Clone, Debug, PartialEq)]
pub struct TwinsRight {
    pub y: ::std::string::String,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "TwinsRight";
        const NAMES: &'static [&'static str] = &["y"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "y" => ::std::option::Option::Some(0),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = TwinsRight;
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
            let mut __f0: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            while __rt::next_field::<__Fields, _>(&mut __map)?.is_some() {
                __rt::set(&mut __f0, &mut __map, "y")?;
            }
            ::std::result::Result::Ok(TwinsRight {
                y: __rt::required(__f0, "y")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for TwinsRight {
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
    impl<'de> __rt::Decode<'de> for TwinsRight {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for TwinsRight {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(&mut __map, "y", &self.y)?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for TwinsRight {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            y: __rt::arbitrary_text(__u)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <::std::string::String as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
            ],
        )
    }
}

/// The text of the schema `twins`.
pub const TWINS_SCHEMA: &str = ::std::include_str!("twins.schema.json");

/// The `$id` of the schema `twins`.
pub const TWINS_SCHEMA_ID: &str = "https://example.org/schemas/twins/1.0.0";

/// The version of the schema `twins`.
pub const TWINS_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `twins`.
pub static TWINS: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "twins",
    id: TWINS_SCHEMA_ID,
    version: TWINS_SCHEMA_VERSION,
    title: "Twins",
    description: "A case for the generator.",
    subject: "Twins",
    text: TWINS_SCHEMA,
    bundled: ::std::include_str!("twins.bundled.json"),
    validation: ::std::include_str!("twins.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["left", "right"],
    rules: &[],
    check: __rt::check::<Twins>,
});

impl __rt::Message for Twins {
    fn schema() -> &'static __rt::Schema {
        &TWINS
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&TWINS];
