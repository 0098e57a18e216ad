// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `objects.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod objects {
    use super::__rt;

    #[non_exhaustive]
    #[derive(Clone, Debug, PartialEq)]
    pub struct ObjectsClosed {
        pub a: ::std::option::Option<bool>,
    }

    __rt::constructors!(ObjectsClosed {} () [with_a a : bool as is]);

    __rt::object!(ObjectsClosed { optional a "a" "\"a\":" });

    __rt::open_type!(ObjectsClosed, SCHEMA, 3, exact, closed);

    #[non_exhaustive]
    #[derive(Clone, Debug, PartialEq)]
    pub struct ObjectsEmpty {}

    __rt::constructors!(ObjectsEmpty {} () []);

    __rt::builder!(ObjectsEmpty, ObjectsEmptyBuilder {} () []);

    __rt::object!(ObjectsEmpty {});

    __rt::open_type!(ObjectsEmpty, SCHEMA, 4, exact, closed);

    #[non_exhaustive]
    #[derive(Clone, Debug, PartialEq)]
    pub struct ObjectsLimits {
        pub cpu: ::std::option::Option<i64>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::Nullable<::std::string::String>>,
    }

    __rt::constructors!(
        ObjectsLimits { extra : __rt::open::Extra::new() } () [with_cpu cpu : i64 as is]
    );

    __rt::builder!(
        ObjectsLimits, ObjectsLimitsBuilder { extra : __rt::open::Extra::new() } () [cpu cpu
        : i64]
    );

    __rt::object!(ObjectsLimits { optional cpu "cpu" "\"cpu\":" } extra);

    __rt::open_type!(ObjectsLimits, SCHEMA, 6, exact);

    /// Checked: `patternProperties`, `additionalProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ObjectsHeaders {
        __inner: __rt::Map<::std::string::String>,
    }

    __rt::open_checked!(ObjectsHeaders, __rt::Map < ::std::string::String >, SCHEMA, 7);

    /// Checked: `propertyNames`, `maxProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ObjectsNames {
        __inner: __rt::JsonObject,
    }

    __rt::open_checked!(ObjectsNames, __rt::JsonObject, SCHEMA, 8);

    /// Objects that others wrote.
    #[non_exhaustive]
    #[derive(Clone, Debug, PartialEq)]
    pub struct Objects {
        /// What it is called.
        pub name: ::std::string::String,
        pub type_: ::std::option::Option<u64>,
        pub closed: ::std::option::Option<ObjectsClosed>,
        pub empty: ::std::option::Option<ObjectsEmpty>,
        pub scores: ::std::option::Option<__rt::Map<__rt::FiniteF64>>,
        pub limits: ::std::option::Option<ObjectsLimits>,
        pub headers: ::std::option::Option<ObjectsHeaders>,
        pub names: ::std::option::Option<ObjectsNames>,
        pub any: ::std::option::Option<__rt::JsonValue>,
        pub free: ::std::option::Option<__rt::JsonObject>,
        pub unlisted: __rt::JsonValue,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Objects { extra : __rt::open::Extra::new() } (name : ::std::string::String, unlisted
        : __rt::JsonValue) [with_type_ type_ : u64 as is, with_closed closed : ObjectsClosed
        as is, with_empty empty : ObjectsEmpty as is, with_scores scores : __rt::Map <
        __rt::FiniteF64 > as is, with_limits limits : ObjectsLimits as is, with_headers
        headers : ObjectsHeaders as is, with_names names : ObjectsNames as is, with_any any :
        __rt::JsonValue, with_free free : __rt::JsonObject as is]
    );

    __rt::builder!(
        Objects, ObjectsBuilder { extra : __rt::open::Extra::new() } (name name :
        ::std::string::String, unlisted unlisted : __rt::JsonValue) [type_ type_ : u64,
        closed closed : ObjectsClosed, empty empty : ObjectsEmpty, scores scores : __rt::Map
        < __rt::FiniteF64 >, limits limits : ObjectsLimits, headers headers : ObjectsHeaders,
        names names : ObjectsNames, any any : __rt::JsonValue, free free : __rt::JsonObject]
    );

    __rt::object!(
        Objects { required name "name" "\"name\":" optional type_ "type" "\"type\":" optional
        closed "closed" "\"closed\":" optional empty "empty" "\"empty\":" optional scores
        "scores" "\"scores\":" optional limits "limits" "\"limits\":" optional headers
        "headers" "\"headers\":" optional names "names" "\"names\":" optional any "any"
        "\"any\":" optional free "free" "\"free\":" required unlisted "unlisted"
        "\"unlisted\":" } extra
    );

    __rt::open_type!(Objects, SCHEMA, 0, exact);

    __rt::json_schemas!(
        ObjectsClosed ObjectsEmpty ObjectsLimits ObjectsHeaders ObjectsNames Objects
    );

    __rt::open_schema!(
        Objects, 0, "objects", ["file:///objects.schema.json" "objects.schema.json"],
        numbers(2 U64 12 F64 13 I64); id : "https://example.org/objects", title : "Objects",
        subject : "Objects"
    );
}
