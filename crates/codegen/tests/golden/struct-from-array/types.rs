// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    pub p: ::std::string::String,
    pub r: ::std::string::String,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Pair";
        const NAMES: &'static [&'static str] = &["p", "r"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "p" => ::std::option::Option::Some(0),
                "r" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Pair;
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
            let mut __f1: ::std::option::Option<::std::string::String> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "p")?,
                    _ => __rt::set(&mut __f1, &mut __map, "r")?,
                }
            }
            ::std::result::Result::Ok(Pair {
                p: __rt::required(__f0, "p")?,
                r: __rt::required(__f1, "r")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Pair {
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
    impl<'de> __rt::Decode<'de> for Pair {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Pair {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 2;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(&mut __map, "p", &self.p)?;
            __rt::serde::ser::SerializeMap::serialize_entry(&mut __map, "r", &self.r)?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Pair {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            p: __rt::arbitrary_text(__u)?,
            r: __rt::arbitrary_text(__u)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <::std::string::String as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
                <::std::string::String as __rt::arbitrary::Arbitrary<
                    'a,
                >>::size_hint(__depth),
            ],
        )
    }
}

/// The text of the schema `pair`.
pub const PAIR_SCHEMA: &str = ::std::include_str!("pair.schema.json");

/// The `$id` of the schema `pair`.
pub const PAIR_SCHEMA_ID: &str = "https://example.org/schemas/pair/1.0.0";

/// The version of the schema `pair`.
pub const PAIR_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `pair`.
pub static PAIR: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "pair",
    id: PAIR_SCHEMA_ID,
    version: PAIR_SCHEMA_VERSION,
    title: "Pair",
    description: "A case for the generator.",
    subject: "Pair",
    text: PAIR_SCHEMA,
    bundled: ::std::include_str!("pair.bundled.json"),
    validation: ::std::include_str!("pair.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["p", "r"],
    rules: &[],
    check: __rt::check::<Pair>,
});

impl __rt::Message for Pair {
    fn schema() -> &'static __rt::Schema {
        &PAIR
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&PAIR];
