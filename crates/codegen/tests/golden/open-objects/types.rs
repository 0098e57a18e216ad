// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `objects.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod objects {
    use super::__rt;

    /// `ObjectsClosed`
    #[derive(Clone, Debug, PartialEq)]
    pub struct ObjectsClosed {
        /// The member `a`.
        pub a: ::std::option::Option<bool>,
    }

    impl ObjectsClosed {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                a: ::std::option::Option::None,
            }
        }
    }

    impl ::std::default::Default for ObjectsClosed {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for ObjectsClosed {
        const NAMES: &'static [&'static str] = &["a"];
    }

    impl ObjectsClosed {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["a"];
            let mut __value_0 = ::std::option::Option::None;
            __r.open_object()?;
            while !__r.close_object() {
                let __key = __r.key()?;
                match __NAMES.iter().position(|__name| *__name == __key) {
                    ::std::option::Option::Some(0) => {
                        __value_0 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => return ::std::result::Result::Err(__rt::Stop),
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self { a: __value_0 })
        }
    }

    __rt::open_type!(ObjectsClosed, SCHEMA, 3);

    impl __rt::serde::Serialize for ObjectsClosed {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(__s, usize::from(self.a.is_some()))?;
            __m.optional("a", &self.a)?;
            __m.end()
        }
    }

    /// `ObjectsEmpty`
    #[derive(Clone, Debug, PartialEq)]
    pub struct ObjectsEmpty {}

    impl ObjectsEmpty {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {}
        }
    }

    impl ::std::default::Default for ObjectsEmpty {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for ObjectsEmpty {
        const NAMES: &'static [&'static str] = &[];
    }

    impl ObjectsEmpty {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            __r.open_object()?;
            __r.close_object().then_some(Self {}).ok_or(__rt::Stop)
        }
    }

    __rt::open_type!(ObjectsEmpty, SCHEMA, 4);

    impl __rt::serde::Serialize for ObjectsEmpty {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __m = __rt::SerializeMembers::new(__s, 0)?;
            __m.end()
        }
    }

    /// `ObjectsLimits`
    #[derive(Clone, Debug, PartialEq)]
    pub struct ObjectsLimits {
        /// The member `cpu`.
        pub cpu: ::std::option::Option<i64>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::Nullable<::std::string::String>>,
    }

    impl ObjectsLimits {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                cpu: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for ObjectsLimits {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for ObjectsLimits {
        const NAMES: &'static [&'static str] = &["cpu"];
    }

    impl ObjectsLimits {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["cpu"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __extra = __rt::open::Extra::new();
            __r.open_object()?;
            while !__r.close_object() {
                let __key = __r.key()?;
                match __NAMES.iter().position(|__name| *__name == __key) {
                    ::std::option::Option::Some(0) => {
                        __value_0 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                cpu: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(ObjectsLimits, SCHEMA, 6);

    impl __rt::serde::Serialize for ObjectsLimits {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.cpu.is_some()) + self.extra.len(),
            )?;
            __m.optional("cpu", &self.cpu)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// `ObjectsHeaders`
    ///
    /// Checked: `patternProperties`, `additionalProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ObjectsHeaders {
        __inner: __rt::Map<::std::string::String>,
    }

    __rt::open_checked!(ObjectsHeaders, __rt::Map < ::std::string::String >, SCHEMA, 7);

    /// `ObjectsNames`
    ///
    /// Checked: `propertyNames`, `maxProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ObjectsNames {
        __inner: __rt::JsonObject,
    }

    __rt::open_checked!(ObjectsNames, __rt::JsonObject, SCHEMA, 8);

    /// Objects that others wrote.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Objects {
        /// What it is called.
        pub name: ::std::string::String,
        /// The member `type`.
        pub type_: ::std::option::Option<u64>,
        /// The member `closed`.
        pub closed: ::std::option::Option<ObjectsClosed>,
        /// The member `empty`.
        pub empty: ::std::option::Option<ObjectsEmpty>,
        /// The member `scores`.
        pub scores: ::std::option::Option<__rt::Map<__rt::FiniteF64>>,
        /// The member `limits`.
        pub limits: ::std::option::Option<ObjectsLimits>,
        /// The member `headers`.
        pub headers: ::std::option::Option<ObjectsHeaders>,
        /// The member `names`.
        pub names: ::std::option::Option<ObjectsNames>,
        /// The member `any`.
        pub any: ::std::option::Option<__rt::JsonValue>,
        /// The member `free`.
        pub free: ::std::option::Option<__rt::JsonObject>,
        /// The member `unlisted`.
        pub unlisted: __rt::JsonValue,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl Objects {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new(name: ::std::string::String, unlisted: __rt::JsonValue) -> Self {
            Self {
                name,
                type_: ::std::option::Option::None,
                closed: ::std::option::Option::None,
                empty: ::std::option::Option::None,
                scores: ::std::option::Option::None,
                limits: ::std::option::Option::None,
                headers: ::std::option::Option::None,
                names: ::std::option::Option::None,
                any: ::std::option::Option::None,
                free: ::std::option::Option::None,
                unlisted,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl __rt::open::Listed for Objects {
        const NAMES: &'static [&'static str] = &[
            "name",
            "type",
            "closed",
            "empty",
            "scores",
            "limits",
            "headers",
            "names",
            "any",
            "free",
            "unlisted",
        ];
    }

    impl Objects {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &[
                "name",
                "type",
                "closed",
                "empty",
                "scores",
                "limits",
                "headers",
                "names",
                "any",
                "free",
                "unlisted",
            ];
            let mut __value_0 = ::std::option::Option::None;
            let mut __value_1 = ::std::option::Option::None;
            let mut __value_2 = ::std::option::Option::None;
            let mut __value_3 = ::std::option::Option::None;
            let mut __value_4 = ::std::option::Option::None;
            let mut __value_5 = ::std::option::Option::None;
            let mut __value_6 = ::std::option::Option::None;
            let mut __value_7 = ::std::option::Option::None;
            let mut __value_8 = ::std::option::Option::None;
            let mut __value_9 = ::std::option::Option::None;
            let mut __value_10 = ::std::option::Option::None;
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
                    ::std::option::Option::Some(5) => {
                        __value_5 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(6) => {
                        __value_6 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(7) => {
                        __value_7 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(8) => {
                        __value_8 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(9) => {
                        __value_9 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    ::std::option::Option::Some(10) => {
                        __value_10 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => __extra.read_member(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                name: __rt::required(__value_0)?,
                type_: __value_1,
                closed: __value_2,
                empty: __value_3,
                scores: __value_4,
                limits: __value_5,
                headers: __value_6,
                names: __value_7,
                any: __value_8,
                free: __value_9,
                unlisted: __rt::required(__value_10)?,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(Objects, SCHEMA, 0);

    impl __rt::serde::Serialize for Objects {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                2 + usize::from(self.type_.is_some()) + usize::from(self.closed.is_some())
                    + usize::from(self.empty.is_some()) + usize::from(self.scores.is_some())
                    + usize::from(self.limits.is_some())
                    + usize::from(self.headers.is_some()) + usize::from(self.names.is_some())
                    + usize::from(self.any.is_some()) + usize::from(self.free.is_some())
                    + self.extra.len(),
            )?;
            __m.member("name", &self.name)?;
            __m.optional("type", &self.type_)?;
            __m.optional("closed", &self.closed)?;
            __m.optional("empty", &self.empty)?;
            __m.optional("scores", &self.scores)?;
            __m.optional("limits", &self.limits)?;
            __m.optional("headers", &self.headers)?;
            __m.optional("names", &self.names)?;
            __m.optional("any", &self.any)?;
            __m.optional("free", &self.free)?;
            __m.member("unlisted", &self.unlisted)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "objects",
        id: "https://example.org/objects",
        version: "",
        title: "Objects",
        description: "",
        subject: "Objects",
        text: ::std::include_str!("objects.schema.json"),
        source: ::std::include_str!("objects.schema.json"),
        validation: "",
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        rules: &[],
        part_rules: &[],
        recursive: false,
        open: ::std::option::Option::Some(__rt::open::OpenParts {
            documents: &[
                ("file:///objects.schema.json", ::std::include_str!("objects.schema.json")),
            ],
            dialect: ::std::option::Option::None,
            assert_formats: false,
            read: __rt::open::drop_read::<Objects>,
        }),
        check: __rt::check::<Objects>,
    });

    __rt::message!(Objects, SCHEMA);
}
