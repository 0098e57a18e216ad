// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `common.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod common {
    use super::__rt;

    /// Any JSON value: the schema says nothing of it, and has definitions only. `saop_schema::open::parse` reads the types of those.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Common(pub __rt::JsonValue);

    __rt::wrapper!(Common(__rt::JsonValue));

    __rt::open_type!(Common, SCHEMA, 0, exact);

    /// Valid under `{"type": "string", "pattern": "^[0-9]+$"}`.
    pub type AddressZip = __rt::CheckedString<schema_rules::AddressZip>;

    pub struct Line {
        pub next: ::std::option::Option<::std::boxed::Box<Line>>,
        pub text: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Line { extra : __rt::open::Extra::new() } () [with_next next : ::std::boxed::Box <
        Line >, with_text text : ::std::string::String]
    );

    __rt::object!(
        Line { optional next "next" "\"next\":" optional text "text" "\"text\":" } extra
    );

    __rt::open_type!(Line, SCHEMA, 2, exact, deep(Line));

    __rt::deep_struct!(Line { next text extra });

    #[derive(Clone, Debug, PartialEq)]
    pub struct Address {
        pub street: ::std::string::String,
        pub zip: ::std::option::Option<AddressZip>,
        pub lines: ::std::option::Option<::std::vec::Vec<Line>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Address { extra : __rt::open::Extra::new() } (street : ::std::string::String)
        [with_zip zip : AddressZip as is, with_lines lines : ::std::vec::Vec < Line > as is]
    );

    __rt::object!(
        Address { required street "street" "\"street\":" optional zip "zip" "\"zip\":"
        optional lines "lines" "\"lines\":" } extra
    );

    __rt::open_type!(Address, SCHEMA, 1, exact);

    /// Valid under `{"type": "string", "minLength": 2}`.
    pub type Zip = __rt::CheckedString<schema_rules::Zip>;

    #[derive(Clone, Debug, PartialEq)]
    pub struct Maybe {
        pub note: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Maybe { extra : __rt::open::Extra::new() } () [with_note note :
        ::std::string::String]
    );

    __rt::object!(Maybe { optional note "note" "\"note\":" } extra);

    __rt::open_type!(Maybe, SCHEMA, 4, exact);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Size {
        S,
        M,
    }

    __rt::string_enum!(Size { S "s" M "m" });

    __rt::open_type!(Size, SCHEMA, 7, exact);

    pub type Sizes = ::std::vec::Vec<Size>;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum Kind {
        #[default]
        K,
    }

    __rt::string_enum!(Kind { K "k" });

    __rt::open_type!(Kind, SCHEMA, 6, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct Price {
        pub amount: __rt::FiniteF64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Price { extra : __rt::open::Extra::new() } (amount : __rt::FiniteF64 as is) []
    );

    __rt::object!(Price { required amount "amount" "\"amount\":" } extra);

    __rt::open_type!(Price, SCHEMA, 8, exact);

    /// The rules of the checked types, each with the name of its type.
    pub mod schema_rules {
        use super::__rt;
        __rt::rules! {
            StringRule AddressZip { PATTERN "^[0-9]+$" } StringRule Zip { MIN_LENGTH 2 }
        }
    }

    __rt::json_schemas!(Common Line Address Maybe(Object) Size Kind Price);

    __rt::open_schema!(
        Common, 0, "common", ["file:///common.schema.json" "common.schema.json"], numbers(14
        F64); id : "https://example.org/common.schema.json", recursive : true, one_pass :
        true
    );
}

/// The types of `customer.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod customer {
    use super::__rt;

    /// Customer
    pub struct Customer {
        pub home: ::std::option::Option<super::common::Address>,
        pub orders: ::std::option::Option<::std::vec::Vec<super::order::Order>>,
        /// Peer
        pub friend: ::std::option::Option<::std::boxed::Box<Peer>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Customer { extra : __rt::open::Extra::new() } () [with_home home :
        super::common::Address, with_orders orders : ::std::vec::Vec < super::order::Order >
        as is, with_friend friend : ::std::boxed::Box < Peer >]
    );

    __rt::object!(
        Customer { optional home "home" "\"home\":" optional orders "orders" "\"orders\":"
        optional friend "friend" "\"friend\":" } extra
    );

    __rt::open_type!(Customer, SCHEMA, 0, exact, deep(Peer));

    __rt::deep_struct!(Customer { home orders friend extra });

    /// Peer
    pub struct Peer {
        /// Customer
        pub of: ::std::option::Option<::std::boxed::Box<Customer>>,
        pub home: ::std::option::Option<super::common::Address>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Peer { extra : __rt::open::Extra::new() } () [with_of of : ::std::boxed::Box <
        Customer >, with_home home : super::common::Address]
    );

    __rt::object!(
        Peer { optional of "of" "\"of\":" optional home "home" "\"home\":" } extra
    );

    __rt::open_type!(Peer, SCHEMA, 3, exact, deep(Customer));

    __rt::deep_struct!(Peer { of home extra });

    __rt::json_schemas!(Customer Peer);

    __rt::open_schema!(
        Customer, 0, "customer", ["file:///customer.schema.json" "customer.schema.json",
        "file:///common.schema.json" "common.schema.json", "file:///order.schema.json"
        "order.schema.json", "file:///peer.schema.json" "peer.schema.json"], numbers(21 F64);
        title : "Customer", subject : "Customer", recursive : true
    );
}

/// The types of `order.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod order {
    use super::__rt;

    #[derive(Clone, Debug, PartialEq)]
    pub enum OrderEither {
        Object(super::common::Maybe),
        String(::std::string::String),
    }

    impl OrderEither {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Object => __rt::open::Chosen::of(0),
                    __rt::JsonKind::String => __rt::open::Chosen::of(1),
                    _ => return ::std::result::Result::Err(__rt::Stop),
                },
            )
        }
    }

    __rt::union!(
        OrderEither { 0 Object(super::common::Maybe), 1 String(::std::string::String) own
        text }
    );

    __rt::open_type!(OrderEither, SCHEMA, 6, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct Price {
        pub amount: __rt::JsonNumber,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Price { extra : __rt::open::Extra::new() } (amount : __rt::JsonNumber) []
    );

    __rt::object!(Price { required amount "amount" "\"amount\":" } extra);

    __rt::open_type!(Price, SCHEMA, 16, exact);

    /// Checked: `items`, `uniqueItems`.
    pub type OrderPrices = __rt::CheckedVec<Price, schema_rules::OrderPrices>;

    /// Order
    #[derive(Clone, Debug, PartialEq)]
    pub struct Order {
        pub to: super::common::Address,
        pub from: ::std::option::Option<super::common::Address>,
        pub zip: ::std::option::Option<super::common::Zip>,
        pub kind: super::common::Kind,
        pub size: ::std::option::Option<super::common::Size>,
        pub maybe: ::std::option::Option<__rt::Nullable<super::common::Maybe>>,
        pub either: ::std::option::Option<OrderEither>,
        pub sizes: ::std::option::Option<::std::vec::Vec<super::common::Size>>,
        pub lines: ::std::option::Option<::std::vec::Vec<super::common::Line>>,
        pub prices: ::std::option::Option<OrderPrices>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Order { kind : super::common::Kind::K, extra : __rt::open::Extra::new() } (to :
        super::common::Address) [with_from from : super::common::Address, with_zip zip :
        super::common::Zip, with_size size : super::common::Size, with_maybe maybe :
        __rt::Nullable < super::common::Maybe >, with_either either : OrderEither, with_sizes
        sizes : ::std::vec::Vec < super::common::Size > as is, with_lines lines :
        ::std::vec::Vec < super::common::Line > as is, with_prices prices : OrderPrices as
        is]
    );

    __rt::object!(
        Order { required to "to" "\"to\":" optional from "from" "\"from\":" optional zip
        "zip" "\"zip\":" required kind "kind" "\"kind\":" optional size "size" "\"size\":"
        optional maybe "maybe" "\"maybe\":" optional either "either" "\"either\":" optional
        sizes "sizes" "\"sizes\":" optional lines "lines" "\"lines\":" optional prices
        "prices" "\"prices\":" } extra
    );

    __rt::open_type!(Order, SCHEMA, 0, exact);

    /// The rules of the checked types, each with the name of its type.
    pub mod schema_rules {
        use super::__rt;
        __rt::rules! {
            ArrayRule OrderPrices { UNIQUE_ITEMS true }
        }
    }

    __rt::json_schemas!(OrderEither(String Object) Price Order);

    __rt::open_schema!(
        Order, 0, "order", ["file:///order.schema.json" "order.schema.json",
        "file:///common.schema.json" "common.schema.json",
        "https://example.org/common.schema.json" "common.schema.json"], numbers(18 F64);
        title : "Order", subject : "Order", recursive : true
    );
}

/// The types of `peer.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod peer {
    use super::__rt;

    /// Peer
    pub struct Peer {
        /// Customer
        pub of: ::std::option::Option<::std::boxed::Box<Customer>>,
        pub home: ::std::option::Option<super::common::Address>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Peer { extra : __rt::open::Extra::new() } () [with_of of : ::std::boxed::Box <
        Customer >, with_home home : super::common::Address]
    );

    __rt::object!(
        Peer { optional of "of" "\"of\":" optional home "home" "\"home\":" } extra
    );

    __rt::open_type!(Peer, SCHEMA, 0, exact, deep(Customer));

    __rt::deep_struct!(Peer { of home extra });

    /// Customer
    pub struct Customer {
        pub home: ::std::option::Option<super::common::Address>,
        pub orders: ::std::option::Option<::std::vec::Vec<super::order::Order>>,
        /// Peer
        pub friend: ::std::option::Option<::std::boxed::Box<Peer>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Customer { extra : __rt::open::Extra::new() } () [with_home home :
        super::common::Address, with_orders orders : ::std::vec::Vec < super::order::Order >
        as is, with_friend friend : ::std::boxed::Box < Peer >]
    );

    __rt::object!(
        Customer { optional home "home" "\"home\":" optional orders "orders" "\"orders\":"
        optional friend "friend" "\"friend\":" } extra
    );

    __rt::open_type!(Customer, SCHEMA, 1, exact, deep(Peer));

    __rt::deep_struct!(Customer { home orders friend extra });

    __rt::json_schemas!(Peer Customer);

    __rt::open_schema!(
        Peer, 0, "peer", ["file:///peer.schema.json" "peer.schema.json",
        "file:///customer.schema.json" "customer.schema.json", "file:///common.schema.json"
        "common.schema.json", "file:///order.schema.json" "order.schema.json"], numbers(21
        F64); title : "Peer", subject : "Peer", recursive : true
    );
}

/// The types of `quote.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod quote {
    use super::__rt;

    /// Quote
    #[derive(Clone, Debug, PartialEq)]
    pub struct Quote {
        pub price: ::std::option::Option<super::common::Price>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Quote { extra : __rt::open::Extra::new() } () [with_price price :
        super::common::Price]
    );

    __rt::object!(Quote { optional price "price" "\"price\":" } extra);

    __rt::open_type!(Quote, SCHEMA, 0, exact);

    __rt::json_schemas!(Quote);

    __rt::open_schema!(
        Quote, 0, "quote", ["file:///quote.schema.json" "quote.schema.json",
        "file:///common.schema.json" "common.schema.json"], numbers(2 F64); title : "Quote",
        subject : "Quote", recursive : true
    );
}
