// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Nothing {}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Nothing";
        const NAMES: &'static [&'static str] = &[];
        fn index(_: &str) -> ::std::option::Option<usize> {
            ::std::option::Option::None
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Nothing;
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
            while __rt::next_field::<__Fields, _>(&mut __map)?.is_some() {}
            ::std::result::Result::Ok(Nothing {})
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Nothing {
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
    impl<'de> __rt::Decode<'de> for Nothing {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Nothing {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 0;
            let __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Nothing {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {})
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(&[])
    }
}

/// The text of the schema `nothing`.
pub const NOTHING_SCHEMA: &str = ::std::include_str!("nothing.schema.json");

/// The `$id` of the schema `nothing`.
pub const NOTHING_SCHEMA_ID: &str = "https://example.org/schemas/nothing/1.0.0";

/// The version of the schema `nothing`.
pub const NOTHING_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `nothing`.
pub static NOTHING: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "nothing",
    id: NOTHING_SCHEMA_ID,
    version: NOTHING_SCHEMA_VERSION,
    title: "Nothing",
    description: "A case for the generator.",
    subject: "Nothing",
    text: NOTHING_SCHEMA,
    bundled: ::std::include_str!("nothing.bundled.json"),
    validation: ::std::include_str!("nothing.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &[],
    rules: &[],
    check: __rt::check::<Nothing>,
});

impl __rt::Message for Nothing {
    fn schema() -> &'static __rt::Schema {
        &NOTHING
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&NOTHING];
