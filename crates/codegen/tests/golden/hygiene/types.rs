// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// Links \[a\](b), \<tags\>, `code` and '''rust
/// panic!()
/// ''' stay text.
///
/// Indented.
#[derive(Clone, Debug, PartialEq)]
pub struct Option {
    /// The member `string`.
    pub string: ::std::string::String,
    /// The member `none`.
    pub none: ::std::option::Option<bool>,
}

__rt::constructors!(
    Option {} (string : ::std::string::String) [with_none none : bool as is]
);

__rt::object!(
    Option { required string "string" "\"string\":" optional none "none" "\"none\":" }
);

__rt::open_type!(Option, NAMES, 3, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Option {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            string: __rt::arbitrary_text(__u)?,
            none: __rt::arbitrary_option(
                __u,
                <bool as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// `String`
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum String {
    /// The value `Ok`.
    Ok,
    /// The value `Err`.
    Err,
    /// The value `some`.
    Some,
}

__rt::string_enum!(String { Ok "Ok" Err "Err" Some "some" });

__rt::open_type!(String, NAMES, 5, exact);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for String {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// `Ok`
#[derive(Clone, Debug, PartialEq)]
pub struct Ok {}

__rt::constructors!(Ok {} () []);

__rt::object!(Ok {});

__rt::open_type!(Ok, NAMES, 2, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Ok {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {})
    }
}

/// A case for  the  generator: "quotes", \\ and  .
#[derive(Clone, Debug, PartialEq)]
pub struct Names {
    /// Runs  back .
    pub seen: ::std::string::String,
    /// The member `type`.
    pub type_: ::std::option::Option<::std::string::String>,
    /// The member `self`.
    pub self_: ::std::option::Option<::std::string::String>,
    /// The member `map`.
    pub map: ::std::option::Option<::std::string::String>,
    /// The member `__f0`.
    pub f0: ::std::option::Option<::std::string::String>,
    /// The member `fn`.
    pub fn_: ::std::option::Option<::std::string::String>,
    /// The member `result`.
    pub result: ::std::option::Option<::std::string::String>,
    /// The member `some`.
    pub some: ::std::option::Option<::std::string::String>,
    /// The member `rt`.
    pub rt: ::std::option::Option<::std::string::String>,
    /// The member `1`.
    pub x1: ::std::option::Option<::std::string::String>,
    /// The member `a/b~c`.
    pub a_b_c: ::std::option::Option<::std::string::String>,
    /// The member `with space`.
    pub with_space: ::std::option::Option<::std::string::String>,
    /// The member `quote"back\slash`.
    pub quote_back_slash: ::std::option::Option<::std::string::String>,
    /// The member `été`.
    pub été: ::std::option::Option<::std::string::String>,
    /// Links \[a\](b), \<tags\>, `code` and '''rust
    /// panic!()
    /// ''' stay text.
    ///
    /// Indented.
    pub option: ::std::option::Option<Option>,
    /// The member `string`.
    pub string: ::std::option::Option<String>,
    /// The member `vec`.
    pub vec: ::std::option::Option<::std::vec::Vec<Option>>,
    /// The member `ok`.
    pub ok: ::std::option::Option<Ok>,
    /// The member `$ref`.
    pub ref_: ::std::option::Option<::std::string::String>,
    /// The member `$id`.
    pub id: ::std::option::Option<::std::string::String>,
    /// The member `properties`.
    pub properties: ::std::option::Option<::std::string::String>,
    /// The member `enum`.
    pub enum_: ::std::option::Option<::std::string::String>,
}

__rt::constructors!(
    Names {} (seen : ::std::string::String) [with_type_ type_ : ::std::string::String,
    with_self_ self_ : ::std::string::String, with_map map : ::std::string::String,
    with_f0 f0 : ::std::string::String, with_fn_ fn_ : ::std::string::String, with_result
    result : ::std::string::String, with_some some : ::std::string::String, with_rt rt :
    ::std::string::String, with_x1 x1 : ::std::string::String, with_a_b_c a_b_c :
    ::std::string::String, with_with_space with_space : ::std::string::String,
    with_quote_back_slash quote_back_slash : ::std::string::String, with_été été :
    ::std::string::String, with_option option : Option as is, with_string string : String
    as is, with_vec vec : ::std::vec::Vec < Option > as is, with_ok ok : Ok as is,
    with_ref_ ref_ : ::std::string::String, with_id id : ::std::string::String,
    with_properties properties : ::std::string::String, with_enum_ enum_ :
    ::std::string::String]
);

__rt::object!(
    Names { required seen "seen" "\"seen\":" optional type_ "type" "\"type\":" optional
    self_ "self" "\"self\":" optional map "map" "\"map\":" optional f0 "__f0" "\"__f0\":"
    optional fn_ "fn" "\"fn\":" optional result "result" "\"result\":" optional some
    "some" "\"some\":" optional rt "rt" "\"rt\":" optional x1 "1" "\"1\":" optional a_b_c
    "a/b~c" "\"a/b~c\":" optional with_space "with space" "\"with space\":" optional
    quote_back_slash "quote\"back\\slash" "" optional été "été" "\"été\":" optional
    option "option" "\"option\":" optional string "string" "\"string\":" optional vec
    "vec" "\"vec\":" optional ok "ok" "\"ok\":" optional ref_ "$ref" "\"$ref\":" optional
    id "$id" "\"$id\":" optional properties "properties" "\"properties\":" optional enum_
    "enum" "\"enum\":" }
);

__rt::open_type!(Names, NAMES, 1, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Names {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            seen: __rt::arbitrary_text(__u)?,
            type_: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            self_: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            map: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            f0: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            fn_: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            result: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            some: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            rt: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            x1: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            a_b_c: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            with_space: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            quote_back_slash: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            été: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            option: __rt::arbitrary_option(
                __u,
                <Option as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            string: __rt::arbitrary_option(
                __u,
                <String as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            vec: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_array(
                    __u,
                    <Option as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            ok: __rt::arbitrary_option(
                __u,
                <Ok as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            ref_: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            id: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            properties: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            enum_: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
        })
    }
}

/// `Result`
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
pub enum Result {
    /// A number.
    Number(__rt::JsonNumber),
    /// A string.
    String(::std::string::String),
}

impl Result {
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
    Result { 0 Number(__rt::JsonNumber) own number, 1 String(::std::string::String) own
    text }
);

__rt::union_display!(Result { Number String });

__rt::open_type!(Result, NAMES, 4, exact);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Result {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __u.choose_index(2)? {
            0 => {
                <__rt::JsonNumber as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Number)
            }
            _ => __rt::arbitrary_text(__u).map(Self::String),
        }
    }
}

/// `Vec`
pub type Vec = ::std::vec::Vec<Option>;

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `names`, self-contained.
    pub const NAMES_SCHEMA: &str = ::std::include_str!("names.bundled.json");
    /// The text of the file of the schema `names`.
    pub const NAMES_SCHEMA_SOURCE: &str = ::std::include_str!("names.schema.json");
    /// The `$id` of the schema `names`.
    pub const NAMES_SCHEMA_ID: &str = "https://example.org/schemas/names/1.0.0";
    /// The version of the schema `names`.
    pub const NAMES_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(["" "schemas.json"]);

/// The schema `names`.
pub static NAMES: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "names",
    id: NAMES_SCHEMA_ID,
    version: NAMES_SCHEMA_VERSION,
    title: "Names",
    description: "A case for \u{202e}the\u{202c} generator: \"quotes\", \\ and \u{2028}.",
    subject: "Names",
    text: NAMES_SCHEMA,
    source: NAMES_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &[
        "seen",
        "type",
        "self",
        "map",
        "__f0",
        "fn",
        "result",
        "some",
        "rt",
        "1",
        "a/b~c",
        "with space",
        "quote\"back\\slash",
        "été",
        "option",
        "string",
        "vec",
        "ok",
        "$ref",
        "$id",
        "properties",
        "enum",
    ],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Names",
    part: 1,
    one_pass: true,
    check: __rt::check::<Names>,
});

__rt::message!(Names, NAMES);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&NAMES];
