// Generated from the schemas by `saop generate`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `a.json`.
pub mod a {
    use super::__rt;

    /// `Aa`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Aa {
        __inner: ::std::string::String,
    }

    __rt::open_checked!(Aa, ::std::string::String, SCHEMA, 1);

    /// `A`
    #[derive(Clone, Debug, PartialEq)]
    pub struct A {
        /// The member `a`.
        pub a: ::std::option::Option<Aa>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl A {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                a: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for A {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for A {
        const NAMES: &'static [&'static str] = &["a"];
    }

    impl A {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["a"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __extra = __rt::open::Extra::new();
            __r.open_object()?;
            while !__r.close_object() {
                let __key = __r.key()?;
                match __NAMES.iter().position(|__name| *__name == __key) {
                    ::std::option::Option::Some(0) => {
                        __value_0 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => __extra.read(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                a: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(A, SCHEMA, 0);

    impl __rt::serde::Serialize for A {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.a.is_some()) + self.extra.len(),
            )?;
            __m.optional("a", &self.a)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "a",
        id: "",
        version: "",
        title: "",
        description: "",
        subject: "JSON",
        text: ::std::include_str!("a.schema.json"),
        source: ::std::include_str!("a.schema.json"),
        validation: "",
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        rules: &[],
        part_rules: &[],
        recursive: false,
        open: ::std::option::Option::Some(__rt::open::OpenParts {
            documents: &[("file:///a.json", ::std::include_str!("a.schema.json"))],
            dialect: ::std::option::Option::None,
            assert_formats: false,
            read: __rt::open::drop_read::<A>,
        }),
        check: __rt::check::<A>,
    });

    __rt::message!(A, SCHEMA);
}

/// The types of `b/a.json`.
pub mod a_2 {
    use super::__rt;

    /// `A2a`
    #[derive(Clone, Debug, PartialEq)]
    pub struct A2a {
        __inner: ::std::string::String,
    }

    __rt::open_checked!(A2a, ::std::string::String, SCHEMA, 1);

    /// `A2`
    #[derive(Clone, Debug, PartialEq)]
    pub struct A2 {
        /// The member `a`.
        pub a: ::std::option::Option<A2a>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    impl A2 {
        /// Creates a value from the required members; those with one possible value are set.
        #[must_use]
        pub fn new() -> Self {
            Self {
                a: ::std::option::Option::None,
                extra: __rt::open::Extra::new(),
            }
        }
    }

    impl ::std::default::Default for A2 {
        fn default() -> Self {
            Self::new()
        }
    }

    impl __rt::open::Listed for A2 {
        const NAMES: &'static [&'static str] = &["a"];
    }

    impl A2 {
        fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
            const __NAMES: &[&str] = &["a"];
            let mut __value_0 = ::std::option::Option::None;
            let mut __extra = __rt::open::Extra::new();
            __r.open_object()?;
            while !__r.close_object() {
                let __key = __r.key()?;
                match __NAMES.iter().position(|__name| *__name == __key) {
                    ::std::option::Option::Some(0) => {
                        __value_0 = ::std::option::Option::Some(__rt::Decode::decode(__r)?);
                    }
                    _ => __extra.read(__key.into_owned(), __r)?,
                }
                __r.after_member()?;
            }
            ::std::result::Result::Ok(Self {
                a: __value_0,
                extra: __extra,
            })
        }
    }

    __rt::open_type!(A2, SCHEMA, 0);

    impl __rt::serde::Serialize for A2 {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __s: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.a.is_some()) + self.extra.len(),
            )?;
            __m.optional("a", &self.a)?;
            __m.extra(&self.extra)?;
            __m.end()
        }
    }

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "a_2",
        id: "",
        version: "",
        title: "",
        description: "",
        subject: "JSON",
        text: ::std::include_str!("a_2.schema.json"),
        source: ::std::include_str!("a_2.schema.json"),
        validation: "",
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        rules: &[],
        part_rules: &[],
        recursive: false,
        open: ::std::option::Option::Some(__rt::open::OpenParts {
            documents: &[("file:///b/a.json", ::std::include_str!("a_2.schema.json"))],
            dialect: ::std::option::Option::None,
            assert_formats: false,
            read: __rt::open::drop_read::<A2>,
        }),
        check: __rt::check::<A2>,
    });

    __rt::message!(A2, SCHEMA);
}
