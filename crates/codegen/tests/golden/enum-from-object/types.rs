// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// How it went.
    pub status: StateStatus,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "State";
        const NAMES: &'static [&'static str] = &["status"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "status" => ::std::option::Option::Some(0),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = State;
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
            let mut __f0: ::std::option::Option<StateStatus> = ::std::option::Option::None;
            while __rt::next_field::<__Fields, _>(&mut __map)?.is_some() {
                __rt::set(&mut __f0, &mut __map, "status")?;
            }
            ::std::result::Result::Ok(State {
                status: __rt::required(__f0, "status")?,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for State {
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
    impl<'de> __rt::Decode<'de> for State {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for State {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1;
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "status",
                &self.status,
            )?;
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for State {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            status: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[<StateStatus as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth)],
        )
    }
}

/// How it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StateStatus {
    /// The value `success`.
    Success,
    /// The value `error`.
    Error,
    /// The value `in-progress`.
    InProgress,
    /// The value `1st`.
    X1st,
    /// The empty string.
    X,
}

impl StateStatus {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Success,
        Self::Error,
        Self::InProgress,
        Self::X1st,
        Self::X,
    ];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Success => "success",
            Self::Error => "error",
            Self::InProgress => "in-progress",
            Self::X1st => "1st",
            Self::X => "",
        }
    }
}

impl ::std::fmt::Display for StateStatus {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

const _: () = {
    const __NAMES: &[&str] = &["success", "error", "in-progress", "1st", ""];
    impl<'de> __rt::serde::Deserialize<'de> for StateStatus {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            match __rt::decode_enum(__deserializer, "StateStatus", __NAMES)? {
                0 => ::std::result::Result::Ok(Self::Success),
                1 => ::std::result::Result::Ok(Self::Error),
                2 => ::std::result::Result::Ok(Self::InProgress),
                3 => ::std::result::Result::Ok(Self::X1st),
                _ => ::std::result::Result::Ok(Self::X),
            }
        }
    }
    impl<'de> __rt::Decode<'de> for StateStatus {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for StateStatus {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for StateStatus {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied()
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        (1, ::std::option::Option::Some(1))
    }
}

/// The text of the schema `state`.
pub const STATE_SCHEMA: &str = ::std::include_str!("state.schema.json");

/// The `$id` of the schema `state`.
pub const STATE_SCHEMA_ID: &str = "https://example.org/schemas/state/1.0.0";

/// The version of the schema `state`.
pub const STATE_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `state`.
pub static STATE: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "state",
    id: STATE_SCHEMA_ID,
    version: STATE_SCHEMA_VERSION,
    title: "State",
    description: "A case for the generator.",
    subject: "State",
    text: STATE_SCHEMA,
    bundled: ::std::include_str!("state.bundled.json"),
    validation: ::std::include_str!("state.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["status"],
    rules: &[],
    check: __rt::check::<State>,
});

impl __rt::Message for State {
    fn schema() -> &'static __rt::Schema {
        &STATE
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&STATE];
