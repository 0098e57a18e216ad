// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `shapes.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod shapes {
    use super::__rt;

    /// Valid under `{"type": "integer", "minimum": 1}`.
    pub type ShapesPairItem2 = __rt::CheckedU64<schema_rules::ShapesPairItem2>;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum ShapesBoundedItem1 {
        A,
        B,
    }

    __rt::string_enum!(ShapesBoundedItem1 { A "a" B "b" });

    __rt::open_type!(ShapesBoundedItem1, SCHEMA, 13, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct ShapesBoundedItem2 {
        pub x: ::std::option::Option<bool>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        ShapesBoundedItem2 { extra : __rt::open::Extra::new() } () [with_x x : bool as is]
    );

    __rt::object!(ShapesBoundedItem2 { optional x "x" "\"x\":" } extra);

    __rt::open_type!(ShapesBoundedItem2, SCHEMA, 14, exact);

    /// Valid under `{"type": "array", "prefixItems": [{ "type": "string" }, { "type": "string" }], "items": false, "minItems": 2, "uniqueItems": true}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ShapesUnique {
        __inner: (::std::string::String, ::std::string::String),
    }

    __rt::open_checked!(
        ShapesUnique, (::std::string::String, ::std::string::String,), SCHEMA, 5
    );

    /// Checked: `prefixItems`, `items`, `minItems`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ShapesPosition {
        __inner: ::std::vec::Vec<__rt::FiniteF64>,
    }

    __rt::open_checked!(ShapesPosition, ::std::vec::Vec < __rt::FiniteF64 >, SCHEMA, 6);

    /// Valid under `{"type": "array", "prefixItems": [{ "type": "string" }, { "type": "string" }], "maxItems": 2}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ShapesSome {
        __inner: ::std::vec::Vec<::std::string::String>,
    }

    __rt::open_checked!(ShapesSome, ::std::vec::Vec < ::std::string::String >, SCHEMA, 7);

    /// Valid under `{"type": "array", "prefixItems": [{ "type": "string" }, { "type": "integer" }]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ShapesMixed {
        __inner: ::std::vec::Vec<__rt::JsonValue>,
    }

    __rt::open_checked!(ShapesMixed, ::std::vec::Vec < __rt::JsonValue >, SCHEMA, 8);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum SumItem1 {
        /// The value `+`.
        #[default]
        Plus,
    }

    __rt::string_enum!(SumItem1 { Plus "+" });

    __rt::open_type!(SumItem1, SCHEMA, 9, exact, deep());

    #[derive(Clone, Debug, PartialEq)]
    pub struct Sum(pub (SumItem1, Term, Term));

    __rt::wrapper!(Sum((SumItem1, Term, Term,)));

    __rt::open_type!(Sum, SCHEMA, 1, exact, deep(Term));

    #[derive(Debug, PartialEq)]
    pub enum Term {
        Integer(i64),
        Sum(::std::boxed::Box<Sum>),
    }

    __rt::deep_enum!(Term { Integer Sum });

    impl Term {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Null
                    | __rt::JsonKind::Bool
                    | __rt::JsonKind::String
                    | __rt::JsonKind::Object => return ::std::result::Result::Err(__rt::Stop),
                    __rt::JsonKind::Number => __rt::open::Chosen::of(0),
                    __rt::JsonKind::Array => __rt::open::Chosen::of(1),
                },
            )
        }
    }

    __rt::union!(
        Term { 0 Integer(i64) own i64, 1 Sum(::std::boxed::Box < Sum >) boxed(Sum) }
    );

    __rt::open_type!(Term, SCHEMA, 2, exact, deep(Term));

    /// Shapes
    #[derive(Clone, Debug, PartialEq)]
    pub struct Shapes {
        pub pair: ::std::option::Option<(::std::string::String, ShapesPairItem2)>,
        pub bounded: ::std::option::Option<
            __rt::Nullable<(ShapesBoundedItem1, ShapesBoundedItem2, __rt::JsonValue)>,
        >,
        pub unique: ::std::option::Option<ShapesUnique>,
        pub position: ::std::option::Option<ShapesPosition>,
        pub some: ::std::option::Option<ShapesSome>,
        pub mixed: ::std::option::Option<ShapesMixed>,
        pub sum: ::std::option::Option<Sum>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Shapes { extra : __rt::open::Extra::new() } () [with_pair pair :
        (::std::string::String, ShapesPairItem2,) as is, with_bounded bounded :
        __rt::Nullable < (ShapesBoundedItem1, ShapesBoundedItem2, __rt::JsonValue,) >,
        with_unique unique : ShapesUnique as is, with_position position : ShapesPosition as
        is, with_some some : ShapesSome as is, with_mixed mixed : ShapesMixed as is, with_sum
        sum : Sum as is]
    );

    __rt::object!(
        Shapes { optional pair "pair" "\"pair\":" optional bounded "bounded" "\"bounded\":"
        optional unique "unique" "\"unique\":" optional position "position" "\"position\":"
        optional some "some" "\"some\":" optional mixed "mixed" "\"mixed\":" optional sum
        "sum" "\"sum\":" } extra
    );

    __rt::open_type!(Shapes, SCHEMA, 0, exact);

    /// The rules of the checked types, each with the name of its type.
    pub mod schema_rules {
        use super::__rt;
        __rt::rules! {
            IntegerRule ShapesPairItem2 { MINIMUM 1 }
        }
    }

    __rt::json_schemas!(
        ShapesBoundedItem1 ShapesBoundedItem2 ShapesUnique ShapesPosition ShapesSome
        ShapesMixed SumItem1 Sum Term Shapes
    );

    __rt::open_schema!(
        Shapes, 0, "shapes", ["file:///shapes.schema.json" "shapes.schema.json"], numbers(10
        I64 12 U64 18 F64 19 F64 20 F64); title : "Shapes", subject : "Shapes", recursive :
        true
    );
}
