// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Counts {
    pub unsigned: u64,
    pub signed: ::std::option::Option<i64>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Counts";
        const NAMES: &'static [&'static str] = &["unsigned", "signed"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "unsigned" => ::std::option::Option::Some(0),
                "signed" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Counts;
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
            let mut __f0: ::std::option::Option<u64> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<i64> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "unsigned")?,
                    _ => __rt::set(&mut __f1, &mut __map, "signed")?,
                }
            }
            ::std::result::Result::Ok(Counts {
                unsigned: __rt::required(__f0, "unsigned")?,
                signed: __f1,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Counts {
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
    impl<'de> __rt::Decode<'de> for Counts {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Counts {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.signed.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "unsigned",
                &self.unsigned,
            )?;
            if let ::std::option::Option::Some(__value) = &self.signed {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "signed",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Counts {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            unsigned: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            signed: __rt::arbitrary_option(
                __u,
                <i64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <u64 as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    i64,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// The text of the schema `counts`.
pub const COUNTS_SCHEMA: &str = ::std::include_str!("counts.schema.json");

/// The `$id` of the schema `counts`.
pub const COUNTS_SCHEMA_ID: &str = "https://example.org/schemas/counts/1.0.0";

/// The version of the schema `counts`.
pub const COUNTS_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `counts`.
pub static COUNTS: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "counts",
    id: COUNTS_SCHEMA_ID,
    version: COUNTS_SCHEMA_VERSION,
    title: "Counts",
    description: "A case for the generator.",
    subject: "Counts",
    text: COUNTS_SCHEMA,
    bundled: ::std::include_str!("counts.bundled.json"),
    validation: ::std::include_str!("counts.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["unsigned", "signed"],
    rules: &[],
    check: __rt::check::<Counts>,
});

impl __rt::Message for Counts {
    fn schema() -> &'static __rt::Schema {
        &COUNTS
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&COUNTS];
