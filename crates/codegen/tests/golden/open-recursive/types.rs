// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `recursive.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod recursive {
    use super::__rt;

    /// Tree
    #[derive(Clone, Debug, PartialEq)]
    pub struct Tree {
        /// Tree
        pub left: ::std::option::Option<::std::boxed::Box<Tree>>,
        /// The member `right`.
        pub right: ::std::option::Option<__rt::Nullable<::std::boxed::Box<Tree>>>,
        /// The member `children`.
        pub children: ::std::option::Option<::std::vec::Vec<Tree>>,
        /// The member `nested`.
        pub nested: ::std::option::Option<Nested>,
        /// The member `json`.
        pub json: ::std::option::Option<Json>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Tree {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                left: ::std::option::Option::None,
                right: ::std::option::Option::None,
                children: ::std::option::Option::None,
                nested: ::std::option::Option::None,
                json: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for Tree {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for Tree {
        const NAMES: &'static [&'static str] = &[
            "left",
            "right",
            "children",
            "nested",
            "json",
        ];
    }

    impl Tree {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["left", "right", "children", "nested", "json"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __value_1 = ::std::option::Option::None;
            let mut __value_2 = ::std::option::Option::None;
            let mut __value_3 = ::std::option::Option::None;
            let mut __value_4 = ::std::option::Option::None;
            let mut __extra = __rt::open::Extra::new();
            __r.open_object()?;
            while !__r.close_object() {
                let __key = __r.key()?;
                match __NAMES.iter().position(|__name| *__name == __key) {
                    ::std::option::Option::Some(0) => {
                        __value_0 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(1) => {
                        __value_1 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(2) => {
                        __value_2 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(3) => {
                        __value_3 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(4) => {
                        __value_4 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                left: __value_0,
                right: __value_1,
                children: __value_2,
                nested: __value_3,
                json: __value_4,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Tree, SCHEMA, 0);

    impl __rt::serde::Serialize for Tree {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.left.is_some()) + usize::from(self.right.is_some())
                    + usize::from(self.children.is_some())
                    + usize::from(self.nested.is_some()) + usize::from(self.json.is_some())
                    + self.extra.len(),
            )?;
            __m.optional("left", &self.left)?;
            __m.optional("right", &self.right)?;
            __m.optional("children", &self.children)?;
            __m.optional("nested", &self.nested)?;
            __m.optional("json", &self.json)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `Nested`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Nested(pub ::std::vec::Vec<Nested>);

    impl ::std::ops::Deref for Nested {
        type Target = ::std::vec::Vec<Nested>;
        fn deref(&self) -> &::std::vec::Vec<Nested> {
            &self.0
        }
    }

    impl Nested {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            __rt::Decode::decode(__r).map(Self)
        }
    }

    __rt::open_type!(Nested, SCHEMA, 1);

    impl __rt::serde::Serialize for Nested {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            __rt::serde::Serialize::serialize(&self.0, __s)
        }
    }

    /// `Json`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum Json {
        /// The branch `String`.
        String(::std::string::String),
        /// The branch `Number`.
        Number(__rt::FiniteF64),
        /// The branch `Array`.
        Array(::std::vec::Vec<Json>),
        /// The branch `Object`.
        Object(__rt::Map<Json>),
    }

    impl ::std::convert::From<::std::string::String> for Json {
        fn from(__value: ::std::string::String) -> Self {
            Self::String(__value)
        }
    }

    impl ::std::convert::From<__rt::FiniteF64> for Json {
        fn from(__value: __rt::FiniteF64) -> Self {
            Self::Number(__value)
        }
    }

    impl ::std::convert::From<::std::vec::Vec<Json>> for Json {
        fn from(__value: ::std::vec::Vec<Json>) -> Self {
            Self::Array(__value)
        }
    }

    impl ::std::convert::From<__rt::Map<Json>> for Json {
        fn from(__value: __rt::Map<Json>) -> Self {
            Self::Object(__value)
        }
    }

    impl Json {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            match __rt::open::branch(__r, &SCHEMA, &[5, 6, 7, 8])? {
                0 => __rt::Decode::decode(__r).map(Self::String),
                1 => __rt::Decode::decode(__r).map(Self::Number),
                2 => __rt::Decode::decode(__r).map(Self::Array),
                _ => __rt::Decode::decode(__r).map(Self::Object),
            }
        }
    }

    __rt::open_type!(Json, SCHEMA, 2);

    impl __rt::serde::Serialize for Json {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            match self {
                Self::String(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Number(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Array(__value) => __rt::serde::Serialize::serialize(__value, __s),
                Self::Object(__value) => __rt::serde::Serialize::serialize(__value, __s),
            }
        }
    }

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "recursive",
        id: "",
        version: "",
        title: "Tree",
        description: "",
        subject: "Tree",
        text: ::std::include_str!("recursive.schema.json"),
        source: ::std::include_str!("recursive.schema.json"),
        validation: "",
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        rules: &[],
        part_rules: &[],
        recursive: true,
        open: ::std::option::Option::Some(__rt::open::OpenParts {
            documents: &[
                (
                    "file:///recursive.schema.json",
                    ::std::include_str!("recursive.schema.json"),
                ),
            ],
            dialect: ::std::option::Option::None,
            assert_formats: false,
            read: __rt::open::drop_read::<Tree>,
        }),
        check: __rt::check::<Tree>,
    });

    __rt::message!(Tree, SCHEMA);
}
