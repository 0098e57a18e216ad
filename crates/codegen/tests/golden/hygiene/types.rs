// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for  the  generator: "quotes", \\ and  .
#[derive(Clone, Debug, PartialEq)]
pub struct Names {
    /// Runs  back .
    pub seen: ::std::string::String,
    pub type_: ::std::option::Option<::std::string::String>,
    pub self_: ::std::option::Option<::std::string::String>,
    pub map: ::std::option::Option<::std::string::String>,
    pub f0: ::std::option::Option<::std::string::String>,
    pub fn_: ::std::option::Option<::std::string::String>,
    pub result: ::std::option::Option<::std::string::String>,
    pub some: ::std::option::Option<::std::string::String>,
    pub rt: ::std::option::Option<::std::string::String>,
    pub x1: ::std::option::Option<::std::string::String>,
    pub a_b_c: ::std::option::Option<::std::string::String>,
    pub with_space: ::std::option::Option<::std::string::String>,
    pub quote_back_slash: ::std::option::Option<::std::string::String>,
    pub été: ::std::option::Option<::std::string::String>,
    /// Links \[a\](b), \<tags\>, `code` and '''rust
    /// panic!()
    /// ''' stay text.
    ///
    /// Indented.
    pub option: ::std::option::Option<Option>,
    pub string: ::std::option::Option<String>,
    pub vec: ::std::option::Option<Vec>,
    pub ok: ::std::option::Option<Ok>,
    pub ref_: ::std::option::Option<::std::string::String>,
    pub id: ::std::option::Option<::std::string::String>,
    pub properties: ::std::option::Option<::std::string::String>,
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
    ::std::string::String, with_option option : Option, with_string string : String,
    with_vec vec : Vec, with_ok ok : Ok, with_ref_ ref_ : ::std::string::String, with_id
    id : ::std::string::String, with_properties properties : ::std::string::String,
    with_enum_ enum_ : ::std::string::String]
);

__rt::described!(
    Names, NAMES, "", ["seen", "type", "self", "map", "__f0", "fn", "result", "some",
    "rt", "1", "a/b~c", "with space", "quote\"back\\slash", "été", "option", "string",
    "vec", "ok", "$ref", "$id", "properties", "enum"]
);

impl __rt::Decode for Names {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        let mut __f2 = ::std::option::Option::None;
        let mut __f3 = ::std::option::Option::None;
        let mut __f4 = ::std::option::Option::None;
        let mut __f5 = ::std::option::Option::None;
        let mut __f6 = ::std::option::Option::None;
        let mut __f7 = ::std::option::Option::None;
        let mut __f8 = ::std::option::Option::None;
        let mut __f9 = ::std::option::Option::None;
        let mut __f10 = ::std::option::Option::None;
        let mut __f11 = ::std::option::Option::None;
        let mut __f12 = ::std::option::Option::None;
        let mut __f13 = ::std::option::Option::None;
        let mut __f14 = ::std::option::Option::None;
        let mut __f15 = ::std::option::Option::None;
        let mut __f16 = ::std::option::Option::None;
        let mut __f17 = ::std::option::Option::None;
        let mut __f18 = ::std::option::Option::None;
        let mut __f19 = ::std::option::Option::None;
        let mut __f20 = ::std::option::Option::None;
        let mut __f21 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"seen\":", &mut __f0)?;
        __rt::field(__r, "\"type\":", &mut __f1)?;
        __rt::field(__r, "\"self\":", &mut __f2)?;
        __rt::field(__r, "\"map\":", &mut __f3)?;
        __rt::field(__r, "\"__f0\":", &mut __f4)?;
        __rt::field(__r, "\"fn\":", &mut __f5)?;
        __rt::field(__r, "\"result\":", &mut __f6)?;
        __rt::field(__r, "\"some\":", &mut __f7)?;
        __rt::field(__r, "\"rt\":", &mut __f8)?;
        __rt::field(__r, "\"1\":", &mut __f9)?;
        __rt::field(__r, "\"a/b~c\":", &mut __f10)?;
        __rt::field(__r, "\"with space\":", &mut __f11)?;
        __rt::field(__r, "\"été\":", &mut __f13)?;
        __rt::field(__r, "\"option\":", &mut __f14)?;
        __rt::field(__r, "\"string\":", &mut __f15)?;
        __rt::field(__r, "\"vec\":", &mut __f16)?;
        __rt::field(__r, "\"ok\":", &mut __f17)?;
        __rt::field(__r, "\"$ref\":", &mut __f18)?;
        __rt::field(__r, "\"$id\":", &mut __f19)?;
        __rt::field(__r, "\"properties\":", &mut __f20)?;
        __rt::field(__r, "\"enum\":", &mut __f21)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                1 => __rt::set(__r, &mut __f1)?,
                2 => __rt::set(__r, &mut __f2)?,
                3 => __rt::set(__r, &mut __f3)?,
                4 => __rt::set(__r, &mut __f4)?,
                5 => __rt::set(__r, &mut __f5)?,
                6 => __rt::set(__r, &mut __f6)?,
                7 => __rt::set(__r, &mut __f7)?,
                8 => __rt::set(__r, &mut __f8)?,
                9 => __rt::set(__r, &mut __f9)?,
                10 => __rt::set(__r, &mut __f10)?,
                11 => __rt::set(__r, &mut __f11)?,
                12 => __rt::set(__r, &mut __f12)?,
                13 => __rt::set(__r, &mut __f13)?,
                14 => __rt::set(__r, &mut __f14)?,
                15 => __rt::set(__r, &mut __f15)?,
                16 => __rt::set(__r, &mut __f16)?,
                17 => __rt::set(__r, &mut __f17)?,
                18 => __rt::set(__r, &mut __f18)?,
                19 => __rt::set(__r, &mut __f19)?,
                20 => __rt::set(__r, &mut __f20)?,
                _ => __rt::set(__r, &mut __f21)?,
            }
        }
        ::std::result::Result::Ok(Self {
            seen: __rt::required(__f0)?,
            type_: __f1,
            self_: __f2,
            map: __f3,
            f0: __f4,
            fn_: __f5,
            result: __f6,
            some: __f7,
            rt: __f8,
            x1: __f9,
            a_b_c: __f10,
            with_space: __f11,
            quote_back_slash: __f12,
            été: __f13,
            option: __f14,
            string: __f15,
            vec: __f16,
            ok: __f17,
            ref_: __f18,
            id: __f19,
            properties: __f20,
            enum_: __f21,
        })
    }
}

impl __rt::serde::Serialize for Names {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.type_.is_some()) + usize::from(self.self_.is_some())
                + usize::from(self.map.is_some()) + usize::from(self.f0.is_some())
                + usize::from(self.fn_.is_some()) + usize::from(self.result.is_some())
                + usize::from(self.some.is_some()) + usize::from(self.rt.is_some())
                + usize::from(self.x1.is_some()) + usize::from(self.a_b_c.is_some())
                + usize::from(self.with_space.is_some())
                + usize::from(self.quote_back_slash.is_some())
                + usize::from(self.été.is_some()) + usize::from(self.option.is_some())
                + usize::from(self.string.is_some()) + usize::from(self.vec.is_some())
                + usize::from(self.ok.is_some()) + usize::from(self.ref_.is_some())
                + usize::from(self.id.is_some()) + usize::from(self.properties.is_some())
                + usize::from(self.enum_.is_some()),
        )?;
        __m.member("seen", &self.seen)?;
        __m.optional("type", &self.type_)?;
        __m.optional("self", &self.self_)?;
        __m.optional("map", &self.map)?;
        __m.optional("__f0", &self.f0)?;
        __m.optional("fn", &self.fn_)?;
        __m.optional("result", &self.result)?;
        __m.optional("some", &self.some)?;
        __m.optional("rt", &self.rt)?;
        __m.optional("1", &self.x1)?;
        __m.optional("a/b~c", &self.a_b_c)?;
        __m.optional("with space", &self.with_space)?;
        __m.optional("quote\"back\\slash", &self.quote_back_slash)?;
        __m.optional("été", &self.été)?;
        __m.optional("option", &self.option)?;
        __m.optional("string", &self.string)?;
        __m.optional("vec", &self.vec)?;
        __m.optional("ok", &self.ok)?;
        __m.optional("$ref", &self.ref_)?;
        __m.optional("$id", &self.id)?;
        __m.optional("properties", &self.properties)?;
        __m.optional("enum", &self.enum_)?;
        __m.end()
    }
}

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

/// Links \[a\](b), \<tags\>, `code` and '''rust
/// panic!()
/// ''' stay text.
///
/// Indented.
#[derive(Clone, Debug, PartialEq)]
pub struct Option {
    pub string: ::std::string::String,
    pub none: ::std::option::Option<bool>,
}

__rt::constructors!(Option {} (string : ::std::string::String) [with_none none : bool]);

__rt::described!(Option, NAMES, "/definitions/Option", ["string", "none"]);

impl __rt::Decode for Option {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"string\":", &mut __f0)?;
        __rt::field(__r, "\"none\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self {
            string: __rt::required(__f0)?,
            none: __f1,
        })
    }
}

impl __rt::serde::Serialize for Option {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.none.is_some()),
        )?;
        __m.member("string", &self.string)?;
        __m.optional("none", &self.none)?;
        __m.end()
    }
}

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

/// The type of `/definitions/String`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum String {
    /// The value `Ok`.
    Ok,
    /// The value `Err`.
    Err,
    /// The value `some`.
    Some,
}

impl String {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Ok, Self::Err, Self::Some];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ok => "Ok",
            Self::Err => "Err",
            Self::Some => "some",
        }
    }
}

impl ::std::fmt::Display for String {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for String {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for String {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for String {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(String, NAMES, "/definitions/String");

impl __rt::Decode for String {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        ::std::result::Result::Ok(
            match __rt::decode_enum(__r, &["Ok", "Err", "some"])? {
                0 => Self::Ok,
                1 => Self::Err,
                _ => Self::Some,
            },
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for String {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/definitions/Vec`.
pub type Vec = ::std::vec::Vec<Option>;

/// The type of `/definitions/Ok`.
#[derive(Clone, Debug, PartialEq)]
pub struct Ok {}

__rt::constructors!(Ok {} () []);

__rt::described!(Ok, NAMES, "/definitions/Ok", []);

impl __rt::Decode for Ok {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __r.open_object()?;
        while !__r.close_object() {
            __rt::member(__r, <Self as __rt::Described>::MEMBERS)?;
        }
        ::std::result::Result::Ok(Self {})
    }
}

impl __rt::serde::Serialize for Ok {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let __m = __rt::SerializeMembers::new(__s, 0)?;
        __m.end()
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Ok {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {})
    }
}

/// The type of `/definitions/Result`.
#[derive(Clone, Debug, PartialEq)]
pub enum Result {
    /// A string.
    String(::std::string::String),
    /// A number, as it was spelled.
    Number(__rt::JsonNumber),
}

impl ::std::convert::From<::std::string::String> for Result {
    fn from(__value: ::std::string::String) -> Self {
        Self::String(__value)
    }
}

impl ::std::convert::From<&str> for Result {
    fn from(__value: &str) -> Self {
        Self::String(__value.to_owned())
    }
}

impl ::std::convert::From<i8> for Result {
    fn from(__value: i8) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<i16> for Result {
    fn from(__value: i16) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<i32> for Result {
    fn from(__value: i32) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<i64> for Result {
    fn from(__value: i64) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<i128> for Result {
    fn from(__value: i128) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<isize> for Result {
    fn from(__value: isize) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u8> for Result {
    fn from(__value: u8) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u16> for Result {
    fn from(__value: u16) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u32> for Result {
    fn from(__value: u32) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u64> for Result {
    fn from(__value: u64) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<u128> for Result {
    fn from(__value: u128) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<usize> for Result {
    fn from(__value: usize) -> Self {
        Self::Number(__rt::JsonNumber::from(__value))
    }
}

impl ::std::convert::From<__rt::JsonNumber> for Result {
    fn from(__value: __rt::JsonNumber) -> Self {
        Self::Number(__value)
    }
}

__rt::described!(Result, NAMES, "/definitions/Result");

impl __rt::Decode for Result {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        match __rt::decode_scalar(__r, &["string", "number"])? {
            __rt::Scalar::String(__value) => {
                ::std::result::Result::Ok(Self::String(__value))
            }
            __rt::Scalar::Number(__value) => {
                ::std::result::Result::Ok(Self::Number(__value))
            }
            _ => ::std::result::Result::Err(__rt::Stop),
        }
    }
}

impl __rt::serde::Serialize for Result {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::String(__value) => __s.serialize_str(__value),
            Self::Number(__value) => __rt::serde::Serialize::serialize(__value, __s),
        }
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Result {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __u.choose_index(2)? {
            0 => __rt::arbitrary_text(__u).map(Self::String),
            _ => __rt::arbitrary::Arbitrary::arbitrary(__u).map(Self::Number),
        }
    }
}

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
    validation: ::std::include_str!("names.validation.json"),
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
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Names>,
});

__rt::message!(Names, NAMES);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&NAMES];
