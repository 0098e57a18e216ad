// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Holder {
    pub free: ::std::option::Option<__rt::JsonObject>,
    pub list: ::std::option::Option<::std::vec::Vec<::std::string::String>>,
    pub map: ::std::option::Option<__rt::Map<i64>>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Holder";
        const NAMES: &'static [&'static str] = &["free", "list", "map"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "free" => ::std::option::Option::Some(0),
                "list" => ::std::option::Option::Some(1),
                "map" => ::std::option::Option::Some(2),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Holder;
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
            let mut __f0: ::std::option::Option<__rt::JsonObject> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<
                ::std::vec::Vec<::std::string::String>,
            > = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<__rt::Map<i64>> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "free")?,
                    1 => __rt::set(&mut __f1, &mut __map, "list")?,
                    _ => __rt::set(&mut __f2, &mut __map, "map")?,
                }
            }
            ::std::result::Result::Ok(Holder {
                free: __f0,
                list: __f1,
                map: __f2,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Holder {
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
    impl<'de> __rt::Decode<'de> for Holder {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Holder {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = usize::from(self.free.is_some())
                + usize::from(self.list.is_some()) + usize::from(self.map.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            if let ::std::option::Option::Some(__value) = &self.free {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "free",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.list {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "list",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.map {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "map",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Holder {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            free: __rt::arbitrary_option(
                __u,
                <__rt::JsonObject as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            list: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_array(__u, __rt::arbitrary_text),
            )?,
            map: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_map(
                    __u,
                    <i64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <::std::option::Option<
                    __rt::JsonObject,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::vec::Vec<::std::string::String>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::Map<i64>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// The text of the schema `holder`.
pub const HOLDER_SCHEMA: &str = ::std::include_str!("holder.schema.json");

/// The `$id` of the schema `holder`.
pub const HOLDER_SCHEMA_ID: &str = "https://example.org/schemas/holder/1.0.0";

/// The version of the schema `holder`.
pub const HOLDER_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `holder`.
pub static HOLDER: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "holder",
    id: HOLDER_SCHEMA_ID,
    version: HOLDER_SCHEMA_VERSION,
    title: "Holder",
    description: "A case for the generator.",
    subject: "Holder",
    text: HOLDER_SCHEMA,
    bundled: ::std::include_str!("holder.bundled.json"),
    validation: ::std::include_str!("holder.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["free", "list", "map"],
    rules: &[],
    check: __rt::check::<Holder>,
});

impl __rt::Message for Holder {
    fn schema() -> &'static __rt::Schema {
        &HOLDER
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&HOLDER];
