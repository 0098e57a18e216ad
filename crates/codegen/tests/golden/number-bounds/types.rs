// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Bounds {
    /// From 0 to 1, both included.
    pub share: BoundsShare,
    /// Strictly between -1.5 and 1e3.
    pub open: ::std::option::Option<BoundsOpen>,
    pub any: ::std::option::Option<__rt::FiniteF64>,
}

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Bounds";
        const NAMES: &'static [&'static str] = &["share", "open", "any"];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "share" => ::std::option::Option::Some(0),
                "open" => ::std::option::Option::Some(1),
                "any" => ::std::option::Option::Some(2),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Bounds;
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
            let mut __f0: ::std::option::Option<BoundsShare> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<BoundsOpen> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<__rt::FiniteF64> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "share")?,
                    1 => __rt::set(&mut __f1, &mut __map, "open")?,
                    _ => __rt::set(&mut __f2, &mut __map, "any")?,
                }
            }
            ::std::result::Result::Ok(Bounds {
                share: __rt::required(__f0, "share")?,
                open: __f1,
                any: __f2,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Bounds {
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
    impl<'de> __rt::Decode<'de> for Bounds {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Bounds {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.open.is_some())
                + usize::from(self.any.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "share",
                &self.share,
            )?;
            if let ::std::option::Option::Some(__value) = &self.open {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "open",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.any {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "any",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Bounds {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            share: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            open: __rt::arbitrary_option(
                __u,
                <BoundsOpen as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            any: __rt::arbitrary_option(
                __u,
                <__rt::FiniteF64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <BoundsShare as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    BoundsOpen,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    __rt::FiniteF64,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// From 0 to 1, both included.
pub type BoundsShare = __rt::CheckedF64<BoundsShareRule>;

/// The rule of `BoundsShare`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BoundsShareRule {}

impl __rt::NumberRule for BoundsShareRule {
    const NAME: &'static str = "BoundsShare";
    const MINIMUM: ::std::option::Option<f64> = ::std::option::Option::Some(0.0);
    const MAXIMUM: ::std::option::Option<f64> = ::std::option::Option::Some(1.0);
}

/// Strictly between -1.5 and 1e3.
pub type BoundsOpen = __rt::CheckedF64<BoundsOpenRule>;

/// The rule of `BoundsOpen`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BoundsOpenRule {}

impl __rt::NumberRule for BoundsOpenRule {
    const NAME: &'static str = "BoundsOpen";
    const EXCLUSIVE_MINIMUM: ::std::option::Option<f64> = ::std::option::Option::Some(
        -1.5,
    );
    const EXCLUSIVE_MAXIMUM: ::std::option::Option<f64> = ::std::option::Option::Some(
        1000.0,
    );
}

/// The text of the schema `bounds`.
pub const BOUNDS_SCHEMA: &str = ::std::include_str!("bounds.schema.json");

/// The `$id` of the schema `bounds`.
pub const BOUNDS_SCHEMA_ID: &str = "https://example.org/schemas/bounds/1.0.0";

/// The version of the schema `bounds`.
pub const BOUNDS_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `bounds`.
pub static BOUNDS: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "bounds",
    id: BOUNDS_SCHEMA_ID,
    version: BOUNDS_SCHEMA_VERSION,
    title: "Bounds",
    description: "A case for the generator.",
    subject: "Bounds",
    text: BOUNDS_SCHEMA,
    bundled: ::std::include_str!("bounds.bundled.json"),
    validation: ::std::include_str!("bounds.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["share", "open", "any"],
    rules: &[],
    check: __rt::check::<Bounds>,
});

impl __rt::Message for Bounds {
    fn schema() -> &'static __rt::Schema {
        &BOUNDS
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&BOUNDS];
