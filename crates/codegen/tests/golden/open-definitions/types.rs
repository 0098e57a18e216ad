// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `definitions.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod definitions {
    use super::__rt;

    /// `Definitions`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Definitions(pub __rt::JsonValue);

    __rt::wrapper!(Definitions(__rt::JsonValue));

    __rt::open_type!(Definitions, SCHEMA, 0, exact);

    /// `RequestId`
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum RequestId {
        /// A number.
        Integer(i64),
        /// A string.
        String(::std::string::String),
    }

    impl ::std::convert::From<i64> for RequestId {
        fn from(__value: i64) -> Self {
            Self::Integer(__value)
        }
    }

    impl ::std::convert::From<::std::string::String> for RequestId {
        fn from(__value: ::std::string::String) -> Self {
            Self::String(__value)
        }
    }

    impl ::std::convert::From<&str> for RequestId {
        fn from(__value: &str) -> Self {
            Self::String(__value.to_owned())
        }
    }

    impl RequestId {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Number => __rt::open::Chosen::of(0),
                    __rt::JsonKind::String => __rt::open::Chosen::of(1),
                    _ => return ::std::result::Result::Err(__rt::Stop),
                },
            )
        }
    }

    __rt::union!(RequestId { 0 Integer(i64) 1 String(::std::string::String) });

    __rt::open_type!(RequestId, SCHEMA, 1, exact);

    /// `Maybe`
    pub type Maybe = __rt::Nullable<::std::string::String>;

    /// `PingRequestMethod`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum PingRequestMethod {
        /// The value `ping`.
        #[default]
        Ping,
    }

    __rt::string_enum!(PingRequestMethod { Ping "ping" });

    __rt::open_type!(PingRequestMethod, SCHEMA, 6, exact);

    /// `PingRequestParams`
    #[derive(Clone, Debug, PartialEq)]
    pub struct PingRequestParams {
        /// The member `_meta`.
        pub meta: ::std::option::Option<__rt::JsonObject>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        PingRequestParams { extra : __rt::open::Extra::new() } () [with_meta meta :
        __rt::JsonObject]
    );

    impl ::std::default::Default for PingRequestParams {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(PingRequestParams { optional meta "_meta" "\"_meta\":" } extra);

    __rt::open_type!(PingRequestParams, SCHEMA, 7, exact);

    /// `PingRequest`
    #[derive(Clone, Debug, PartialEq)]
    pub struct PingRequest {
        /// The member `id`.
        pub id: RequestId,
        /// The member `method`.
        pub method: PingRequestMethod,
        /// The member `params`.
        pub params: ::std::option::Option<PingRequestParams>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        PingRequest { method : PingRequestMethod::Ping, extra : __rt::open::Extra::new() }
        (id : RequestId) [with_params params : PingRequestParams]
    );

    __rt::object!(
        PingRequest { required id "id" "\"id\":" required method "method" "\"method\":"
        optional params "params" "\"params\":" } extra
    );

    __rt::open_type!(PingRequest, SCHEMA, 3, exact);

    /// `Name`
    pub type Name = ::std::string::String;

    /// `Message`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum Message {
        /// The branch `PingRequest`.
        PingRequest(PingRequest),
        /// The branch `Name`.
        Name(::std::string::String),
    }

    impl ::std::convert::From<PingRequest> for Message {
        fn from(__value: PingRequest) -> Self {
            Self::PingRequest(__value)
        }
    }

    impl ::std::convert::From<::std::string::String> for Message {
        fn from(__value: ::std::string::String) -> Self {
            Self::Name(__value)
        }
    }

    impl Message {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Null
                    | __rt::JsonKind::Bool
                    | __rt::JsonKind::Number
                    | __rt::JsonKind::Array => return ::std::result::Result::Err(__rt::Stop),
                    __rt::JsonKind::String => __rt::open::Chosen::of(1),
                    __rt::JsonKind::Object => __rt::open::Chosen::of(0),
                },
            )
        }
    }

    __rt::union!(Message { 0 PingRequest(PingRequest) 1 Name(::std::string::String) });

    __rt::open_type!(Message, SCHEMA, 5, exact);

    __rt::json_schemas!(
        Definitions RequestId PingRequestMethod PingRequestParams PingRequest Message;
    );

    static __SOURCE: __rt::SchemaSource = __rt::SchemaSource::new(__rt::SourceParts {
        documents: &[
            (
                "file:///definitions.schema.json",
                ::std::include_str!("definitions.schema.json"),
            ),
        ],
        dialect: ::std::option::Option::None,
        assert_formats: false,
        numbers: &[(1, __rt::Holder::I64)],
        checks: &[],
        by_hand: false,
    });

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "definitions",
        id: "",
        version: "",
        title: "",
        description: "",
        subject: "JSON",
        text: ::std::include_str!("definitions.schema.json"),
        source: ::std::include_str!("definitions.schema.json"),
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        recursive: false,
        from: &__SOURCE,
        pointer: "",
        part: 0,
        one_pass: true,
        check: __rt::check::<Definitions>,
    });

    __rt::message!(Definitions, SCHEMA);
}
