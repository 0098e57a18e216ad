// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `definitions.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod definitions {
    use super::__rt;

    /// Any JSON value: the schema says nothing of it, and has definitions only. `saop_schema::open::parse` reads the types of those.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Definitions(pub __rt::JsonValue);

    __rt::wrapper!(Definitions(__rt::JsonValue));

    __rt::open_type!(Definitions, SCHEMA, 0, exact);

    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum RequestId {
        Integer(i64),
        String(::std::string::String),
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

    __rt::union!(
        RequestId { 0 Integer(i64) own i64, 1 String(::std::string::String) own text }
    );

    __rt::union_display!(RequestId { Integer String });

    __rt::open_type!(RequestId, SCHEMA, 1, exact);

    pub type Maybe = __rt::Nullable<::std::string::String>;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum PingRequestMethod {
        #[default]
        Ping,
    }

    __rt::string_enum!(PingRequestMethod { Ping "ping" });

    __rt::open_type!(PingRequestMethod, SCHEMA, 6, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct PingRequestParams {
        pub meta: ::std::option::Option<__rt::JsonObject>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        PingRequestParams { extra : __rt::open::Extra::new() } () [with_meta meta :
        __rt::JsonObject as is]
    );

    __rt::object!(PingRequestParams { optional meta "_meta" "\"_meta\":" } extra);

    __rt::open_type!(PingRequestParams, SCHEMA, 7, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct PingRequest {
        pub id: RequestId,
        pub method: PingRequestMethod,
        pub params: ::std::option::Option<PingRequestParams>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        PingRequest { method : PingRequestMethod::Ping, extra : __rt::open::Extra::new() }
        (id : RequestId) [with_params params : PingRequestParams as is]
    );

    __rt::object!(
        PingRequest { required id "id" "\"id\":" required method "method" "\"method\":"
        optional params "params" "\"params\":" } extra
    );

    __rt::open_type!(PingRequest, SCHEMA, 3, exact);

    pub type Name = ::std::string::String;

    #[derive(Clone, Debug, PartialEq)]
    pub enum Message {
        PingRequest(PingRequest),
        Name(::std::string::String),
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

    __rt::union!(
        Message { 0 PingRequest(PingRequest) own, 1 Name(::std::string::String) own text }
    );

    __rt::open_type!(Message, SCHEMA, 5, exact);

    __rt::json_schemas!(
        Definitions RequestId PingRequestMethod PingRequestParams PingRequest Message
    );

    __rt::open_schema!(
        Definitions, 0, "definitions", ["file:///definitions.schema.json"
        "definitions.schema.json"], numbers(1 I64); one_pass : true
    );
}
