// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    /// Absent or a string, never null.
    pub text: ::std::option::Option<::std::string::String>,
    pub name: ::std::option::Option<__rt::NonEmptyString>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Note";
        const NAMES: &'static [&'static str] = &["text", "name"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "text" => ::std::option::Option::Some(0),
                "name" => ::std::option::Option::Some(1),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Note;
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
            let mut __f1: ::std::option::Option<__rt::NonEmptyString> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "text")?,
                    _ => __rt::set(&mut __f1, &mut __map, "name")?,
                }
            }
            ::std::result::Result::Ok(Note { text: __f0, name: __f1 })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Note {
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
    impl<'de> __rt::Decode<'de> for Note {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Note {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = usize::from(self.text.is_some())
                + usize::from(self.name.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            if let ::std::option::Option::Some(__value) = &self.text {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "text",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.name {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "name",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Note {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            text: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            name: __rt::arbitrary_option(
                __u,
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <::std::option::Option<
                    ::std::string::String,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::NonEmptyString,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// The text of the schema `note`.
pub const NOTE_SCHEMA: &str = ::std::include_str!("note.schema.json");

/// The `$id` of the schema `note`.
pub const NOTE_SCHEMA_ID: &str = "https://example.org/schemas/note/1.0.0";

/// The version of the schema `note`.
pub const NOTE_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `note`.
pub static NOTE: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "note",
    id: NOTE_SCHEMA_ID,
    version: NOTE_SCHEMA_VERSION,
    title: "Note",
    description: "A case for the generator.",
    subject: "Note",
    text: NOTE_SCHEMA,
    bundled: ::std::include_str!("note.bundled.json"),
    validation: ::std::include_str!("note.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["text", "name"],
    rules: &[],
    check: __rt::check::<Note>,
});

impl __rt::Message for Note {
    fn schema() -> &'static __rt::Schema {
        &NOTE
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&NOTE];
