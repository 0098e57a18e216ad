//! The profile: its keywords in one table, which says where each may occur and how it is handled, as the profile page documents it.
//! Above the rows of a keyword stands where the rest of it is: a check of more than what it takes, its checked type, the walk, and so on. This module also finds
//! the keyword that a misspelled one is meant to be.
//!
//! Invariant: the profile has exactly the keywords of the table; what stands above them exists, which a test ensures.

use saop_schema::asserted_keywords;

use crate::diagnostics::nearest;
use crate::json::{Json, Member, Value};

/// A keyword of the profile.
#[derive(Debug)]
pub(crate) struct Keyword {
    pub(crate) name: &'static str,
    /// What its value has to be.
    pub(crate) takes: Takes,
    /// The kinds of schemas that may contain it.
    pub(crate) of: &'static [Of],
    /// The same, as text.
    pub(crate) on: &'static str,
    /// How the Rust type represents it.
    pub(crate) held: &'static str,
    /// How the decoder, which is the accept path, handles it.
    pub(crate) decoder: &'static str,
    /// How the validator, which is the reject path, handles it.
    pub(crate) validator: &'static str,
}

/// A kind of schema, which decides the keywords that it may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Of {
    /// Any schema.
    Any,
    /// A file's root.
    Root,
    /// A schema in which the keyword stands alone.
    Alone,
    String,
    /// Numbers and integers.
    Number,
    /// Several scalar types.
    Plain,
    /// Listed values, of any type.
    Choice,
    Array,
    Object,
    /// A `oneOf`.
    Union,
}

/// What the value of a keyword has to be.
#[derive(Debug)]
pub(crate) enum Takes {
    Text,
    List,
    Members,
    Flag,
    Numeral,
    /// A whole number in plain digits.
    Count,
    /// Something that is checked together with what else is beside it. Tells whether a value may be it.
    Other(fn(&Json) -> bool),
}

impl Takes {
    /// Returns what was expected in place of a value, unless that is what it has to be.
    pub(crate) fn instead_of(&self, value: &Json) -> Option<&'static str> {
        let (is_met, wanted) = match (self, &value.value) {
            (Self::Text, value) => (matches!(value, Value::String(_)), "a string"),
            (Self::List, value) => (matches!(value, Value::Array(_)), "an array"),
            (Self::Members, value) => (matches!(value, Value::Object(_)), "an object"),
            (Self::Flag, value) => (matches!(value, Value::Bool(_)), "a boolean"),
            (Self::Numeral, value) => (matches!(value, Value::Number(_)), "a number"),
            (Self::Count, value) => (
                matches!(value, Value::Number(spelling) if is_count(spelling)),
                "a whole number below 2^32 in plain digits",
            ),
            (Self::Other(_), _) => (true, ""),
        };
        (!is_met).then_some(wanted)
    }
}

fn is_count(spelling: &str) -> bool {
    spelling.bytes().all(|byte| byte.is_ascii_digit()) && spelling.parse::<u32>().is_ok()
}

fn is_text(value: &Json) -> bool {
    value.as_str().is_some()
}

fn is_list(value: &Json) -> bool {
    value.as_array().is_some()
}

fn is_types(value: &Json) -> bool {
    is_text(value) || is_list(value)
}

fn is_schema(value: &Json) -> bool {
    value.members().is_some()
}

fn is_schema_or_flag(value: &Json) -> bool {
    is_schema(value) || matches!(value.value, Value::Bool(_))
}

const fn is_any(_: &Json) -> bool {
    true
}

impl Keyword {
    /// Returns whether it may occur in one of these.
    pub(crate) fn is_of(&self, schemas: &[Of]) -> bool {
        self.of.iter().any(|of| schemas.contains(of))
    }
}

const fn keyword(
    name: &'static str,
    takes: Takes,
    of: &'static [Of],
    on: &'static str,
    held: &'static str,
    decoder: &'static str,
    validator: &'static str,
) -> Keyword {
    Keyword {
        name,
        takes,
        of,
        on,
        held,
        decoder,
        validator,
    }
}

/// Every keyword of the profile, in the order of the profile page.
#[rustfmt::skip]
pub(crate) const PROFILE: &[Keyword] = {
    use Of::{Alone, Any, Array, Choice, Number, Object, Plain, Root, String, Union};
    use Takes::{Count, Flag, List, Members, Numeral, Other, Text};
    &[
        // `$schema`, `$id`, `definitions` and `$ref`: what a schema is called, and how one names another.
        // - Check: `crates/codegen/src/load.rs` (`$schema`, `$id`), `crates/codegen/src/check/walk.rs` (`definitions`, `reference`), `crates/codegen/src/check/refs.rs` (`$ref`)
        // - Form: `crates/codegen/src/check/form.rs` (`Ref`)
        // - Bundled schema: `crates/codegen/src/bundle.rs` (`definitions`)
        // - Walk: `crates/schema/src/keywords/compiler.rs` (`target`)
        // - Change: `crates/compat/src/pair.rs` (`in_place`), `crates/compat/src/comparison.rs` (`references`)
        // - Test documents: `crates/synth/src/schema.rs` (`$ref`)
        keyword("$schema", Other(is_text), &[Root], "a root", "none", "nothing", "Draft-07"),
        keyword("$id", Other(is_text), &[Root], "a root", "`NAME_SCHEMA_ID`, `NAME_SCHEMA_VERSION`", "nothing", "nothing"),
        keyword("definitions", Members, &[Root], "a root", "a type for each", "nothing", "nothing"),
        keyword("$ref", Text, &[Alone], "alone but for annotations: a whole schema by its `$id`, or `#/definitions/KEY` of this or another one; one that leads back does so through a member of an object, where a value can end", "the type that it names; in a `Box` where a struct would have no size", "that of the type; of a recursive one at most 128 levels", "follows it"),
        // Keywords that say something about a schema and change nothing it accepts.
        // - Check: `crates/codegen/src/check/engine.rs` (`check`)
        // - Documentation: `crates/codegen/src/emit/types/base.rs` (`about`)
        keyword("title", Text, &[Any], "any", "names the root's type", "nothing", "nothing"),
        keyword("description", Text, &[Any], "any", "the documentation", "nothing", "nothing"),
        keyword("examples", List, &[Any], "any; its schema accepts each", "none", "nothing", "in the words of a refused pattern"),
        keyword("default", Other(is_any), &[Any], "any; its schema accepts it", "none: the field stays an `Option`", "nothing", "nothing"),
        keyword("$comment", Text, &[Any], "any", "none", "nothing", "nothing"),
        // `type`
        // - Check: `crates/codegen/src/check/types.rs` (`typed`)
        // - Form: `crates/codegen/src/check/form.rs` (`Form`)
        // - Rust type: `crates/codegen/src/layout/mod.rs`, `crates/codegen/src/layout/leaves.rs`, `crates/codegen/src/layout/kinds.rs`
        // - Decoder: `crates/schema/src/decode/mod.rs` (`Decode`)
        // - Walk and words: `crates/schema/src/keywords/types.rs`
        // - Test documents: `crates/synth/src/rules.rs` (`Type`)
        // - Change: `crates/compat/src/proof/mod.rs` (`directly`)
        keyword("type", Other(is_types), &[String, Number, Plain, Choice, Union, Array, Object], "any; it may be missing beside `oneOf`, `enum` and `const`, and must be beside `$ref`", "`String`, `u64`, `i64`, `FiniteF64`, `bool`, `Vec`, `Map`, `JsonObject` or a struct; with `null`, `Nullable<T>`; several scalars, an enum", "a value of another type is refused; an integer is decided by its digits", "the same"),
        // `enum` and `const`
        // - Check: `crates/codegen/src/check/choice.rs` (`choice`)
        // - Form: `crates/codegen/src/check/form.rs` (`Choice`)
        // - Facts and layout: `crates/schema/src/outline/facts.rs` (`constants`), `crates/codegen/src/layout/constants.rs`
        // - Rust type: `crates/codegen/src/emit/types/constants.rs`, `crates/schema/src/open/choices.rs` (`string_enum`)
        // - Decoder: `crates/schema/src/decode/choice.rs` (`decode_enum`, `decode_literal`)
        // - Walk and words: `crates/schema/src/keywords/constants.rs`
        // - Field table: `crates/codegen/src/emit/fields/constraints.rs` (`constants`)
        // - Test documents: `crates/synth/src/rules.rs` (`Enum`, `Const`)
        // - Change: `crates/compat/src/proof/mod.rs` (`constants`), `crates/compat/src/proof/known.rs` (`constants`)
        keyword("enum", Other(is_list), &[String, Number, Choice], "scalars of any type", "an enum with a variant for each value; `null` among others, `Nullable<T>`", "strings by content, numbers by their exact decimal value", "the same, over the text"),
        keyword("const", Other(is_any), &[String, Number, Choice], "a scalar of any type", "an enum of one variant, which is its `Default`", "as `enum`", "as `enum`"),
        // `pattern`
        // - Check: `crates/codegen/src/check/scalars.rs` (`pattern`), `crates/codegen/src/check/pattern.rs` (`check`), `crates/codegen/src/check/anchors.rs` (`check`)
        // - Facts: `crates/schema/src/outline/facts.rs` (`pattern`, `STATED`)
        // - Emitted rule: `crates/codegen/src/emit/types/rules.rs` (`PATTERN`)
        // - Checked type: `crates/schema/src/checked/string.rs` (`PATTERN`), `crates/schema/src/pattern/mod.rs` (`Pattern`), `crates/schema/src/pattern/parse.rs` (`Syntax`)
        // - Walk and words: `crates/schema/src/keywords/pattern.rs`
        // - Field table: `crates/codegen/src/emit/fields/constraints.rs` (`pattern`)
        // - Test documents: `crates/synth/src/rules.rs` (`Pattern`)
        // - Change: `crates/compat/src/proof/scalars.rs` (`string`)
        keyword("pattern", Text, &[String], "string", "`CheckedString<Rule>`", "in linear time, as ECMA-262 means it with the `u` flag", "the same"),
        // `format`, which is an annotation: strings may say of themselves what nobody checks.
        // - Check: `crates/codegen/src/check/scalars.rs` (`format`)
        keyword("format", Other(is_text), &[String], "string", "none", "nothing: it is an annotation", "nothing: it is an annotation"),
        // `minimum`, `maximum`, `exclusiveMinimum` and `exclusiveMaximum`
        // - Check: `crates/codegen/src/check/scalars.rs` (`integer`, `bound`)
        // - Rule: `crates/codegen/src/layout/ir.rs` (`IntegerRule`, `NumberRule`)
        // - Facts and layout: `crates/schema/src/outline/facts.rs` (`minimum`), `crates/codegen/src/layout/leaves.rs` (`minimum`)
        // - Without a value: `crates/schema/src/unmet/bounds.rs`
        // - Emitted rule: `crates/codegen/src/emit/types/rules.rs` (`MINIMUM`, `EXCLUSIVE_MAXIMUM`)
        // - Checked type: `crates/schema/src/checked/integer.rs` (`MINIMUM`), `crates/schema/src/checked/float.rs` (`MINIMUM`)
        // - Walk and words: `crates/schema/src/keywords/bounds.rs`
        // - Field table: `crates/codegen/src/emit/fields/constraints.rs` (`bounds`)
        // - Test documents: `crates/synth/src/rules.rs` (`Minimum`, `ExclusiveMaximum`)
        // - Change: `crates/compat/src/proof/scalars.rs` (`number`)
        keyword("minimum", Numeral, &[Number], "integer, number", "integer: `u64` for 0 alone, else `CheckedU64<Rule>` or `CheckedI64<Rule>`; number: `CheckedF64<Rule>`, with exclusive bounds a type of its own that keeps the digits", "exactly, by the digits", "the same"),
        keyword("maximum", Numeral, &[Number], "integer, number", "as `minimum`", "as `minimum`", "the same"),
        keyword("exclusiveMinimum", Numeral, &[Number], "integer, number", "as `minimum`", "as `minimum`", "the same"),
        keyword("exclusiveMaximum", Numeral, &[Number], "integer, number", "as `minimum`", "as `minimum`", "the same"),
        // `multipleOf`
        // - Check: `crates/codegen/src/check/scalars.rs` (`integer`, `number`)
        // - Rule: `crates/codegen/src/layout/ir.rs` (`multiple_of`)
        // - Facts and layout: `crates/schema/src/outline/facts.rs` (`multiple_of`), `crates/codegen/src/layout/leaves.rs` (`multiple_of`)
        // - Without a value: `crates/schema/src/unmet/bounds.rs` (`step`)
        // - Emitted rule: `crates/codegen/src/emit/types/rules.rs` (`MULTIPLE_OF`)
        // - Checked type: `crates/schema/src/checked/integer.rs` (`MULTIPLE_OF`), `crates/schema/src/checked/float.rs` (`MULTIPLE_OF`)
        // - Walk and words: `crates/schema/src/keywords/multiple_of.rs`
        // - Field table: `crates/codegen/src/emit/fields/constraints.rs` (`bounds`)
        // - Test documents: `crates/synth/src/rules.rs` (`MultipleOf`)
        // - Change: `crates/compat/src/proof/scalars.rs` (`number`)
        keyword("multipleOf", Numeral, &[Number], "integer, number", "as `minimum`", "exactly, by the digits, so that 0.07 is a multiple of 0.01", "the same"),
        // `items`
        // - Check: `crates/codegen/src/check/containers.rs` (`array`)
        // - Form: `crates/codegen/src/check/form.rs` (`Array`)
        // - Rust type: `crates/codegen/src/layout/array.rs`
        // - Decoder: `crates/schema/src/decode/containers.rs` (`Vec`)
        // - Walk: `crates/schema/src/keywords/items.rs`
        // - Test documents: `crates/synth/src/rules.rs` (`Items`)
        // - Change: `crates/compat/src/proof/items.rs` (`array`)
        keyword("items", Other(is_schema), &[Array], "array: one schema for all", "the item type", "every item", "the same"),
        // `minLength`, `maxLength`, `minItems` and `maxItems`
        // - Facts: `crates/schema/src/outline/facts.rs` (`length`, `items`, `STATED`)
        // - Without a value: `crates/schema/src/unmet/bounds.rs` (`minLength`, `minItems`)
        // - Emitted rule: `crates/codegen/src/emit/types/rules.rs` (`MIN_LENGTH`, `MAX_ITEMS`)
        // - Checked type: `crates/schema/src/checked/string.rs` (`MIN_LENGTH`), `crates/schema/src/checked/array.rs` (`MIN_ITEMS`)
        // - Walk and words: `crates/schema/src/keywords/counts.rs`
        // - Field table: `crates/codegen/src/emit/fields/constraints.rs` (`counts`)
        // - Test documents: `crates/synth/src/rules.rs` (`MinLength`, `MaxItems`)
        // - Change: `crates/compat/src/proof/scalars.rs` (`string`), `crates/compat/src/proof/items.rs` (`array`)
        keyword("minLength", Count, &[String], "string", "`NonEmptyString` or `CheckedString<Rule>`", "counts code points", "the same"),
        keyword("maxLength", Count, &[String], "string", "`CheckedString<Rule>`", "counts code points", "the same"),
        keyword("minItems", Count, &[Array], "array", "`CheckedVec<T, Rule>`, or a type written by hand", "counts", "the same"),
        keyword("maxItems", Count, &[Array], "array", "`CheckedVec<T, Rule>`, or a type written by hand", "counts", "the same"),
        // `uniqueItems`
        // - Check: `crates/codegen/src/check/size.rs` (`unique`)
        // - Without a value: `crates/schema/src/unmet/crowded.rs`
        // - Facts: `crates/schema/src/outline/facts.rs` (`unique_items`, `STATED`)
        // - Emitted rule: `crates/codegen/src/emit/types/rules.rs` (`UNIQUE_ITEMS`)
        // - Checked type: `crates/schema/src/checked/array.rs` (`UNIQUE_ITEMS`)
        // - Walk and words: `crates/schema/src/keywords/unique_items.rs`
        // - Field table: `crates/codegen/src/emit/fields/constraints.rs` (`unique_items`)
        // - Test documents: `crates/synth/src/rules.rs` (`UniqueItems`)
        // - Change: `crates/compat/src/proof/items.rs` (`unique_items`)
        keyword("uniqueItems", Flag, &[Array], "array whose items hold no `number` and no free-form object", "`CheckedVec<T, Rule>`, or a type written by hand", "by hashes under a secret key: `1` is `1.0`, members have no order", "the same, over the text"),
        // `properties`, `required` and `additionalProperties`
        // - Check: `crates/codegen/src/check/containers.rs` (`object`, `required`)
        // - Form: `crates/codegen/src/check/form.rs` (`Closed`, `Map`, `Free`)
        // - Rust type: `crates/codegen/src/layout/object.rs`, `crates/codegen/src/emit/types/structure.rs`
        // - Decoder: `crates/schema/src/open/object.rs` (`object`), `crates/schema/src/decode/object.rs` (`field`), `crates/schema/src/decode/containers.rs` (`Map`)
        // - Walk and words: `crates/schema/src/keywords/properties.rs`
        // - Test documents: `crates/synth/src/rules.rs` (`Required`, `Closed`)
        // - Change: `crates/compat/src/proof/members.rs` (`object`)
        keyword("properties", Members, &[Object], "a closed object", "the fields of a struct", "each at most once", "the same"),
        keyword("required", List, &[Object], "a closed object", "a field that is no `Option`", "each is there", "the same"),
        keyword("additionalProperties", Other(is_schema_or_flag), &[Object], "object: `false`, or a schema where there are no `properties`", "a struct; `Map<T>`", "no other member; every value", "the same"),
        // `oneOf`
        // - Check: `crates/codegen/src/check/union.rs` (`union`)
        // - Form: `crates/codegen/src/check/form.rs` (`Union`)
        // - Rust type: `crates/codegen/src/layout/union.rs` (`untagged`, `tag`)
        // - Decoder: `crates/codegen/src/emit/types/union.rs` (`choose_tagged`), `crates/schema/src/open/choices.rs` (`union`), `crates/schema/src/decode/tagged.rs` (`tag`)
        // - Tag: `crates/schema/src/tag.rs` (`find_tag`), `crates/schema/src/outline/parts.rs` (`tag`), `crates/schema/src/walk/context.rs` (`branch`), `crates/schema/src/walk/quick/union.rs` (`branch`), `crates/schema/src/keywords/index.rs` (`Index`), `crates/codegen/src/layout/labels.rs` (`find_tag`), `crates/synth/src/breach.rs` (`OneOf`)
        // - Walk and words: `crates/schema/src/keywords/tagged.rs`
        // - Field table: `crates/codegen/src/emit/fields/constraints.rs` (`branches`)
        // - Test documents: `crates/synth/src/rules.rs` (`OneOf`)
        // - Change: `crates/compat/src/proof/mod.rs` (`choice`)
        keyword("oneOf", Other(is_list), &[Union], "closed objects that require one property which is another string `const` in each", "an enum with a struct in each variant", "the constant decides; the struct is read by its own decoder", "the errors of the branch that the constant names; where it names none, one error that says which there are"),
    ]
};

/// The known formats.
pub(crate) const FORMATS: &[&str] = &[
    "date",
    "date-time",
    "email",
    "hostname",
    "idn-email",
    "idn-hostname",
    "ipv4",
    "ipv6",
    "iri",
    "iri-reference",
    "json-pointer",
    "regex",
    "relative-json-pointer",
    "time",
    "uri",
    "uri-reference",
    "uri-template",
    "uuid",
];

/// Returns the keyword with a name.
pub(crate) fn find(name: &str) -> Option<&'static Keyword> {
    PROFILE.iter().find(|keyword| keyword.name == name)
}

/// The kinds of schemas that one without a type may be.
pub(crate) const OF_ANY_TYPE: &[Of] = &[Of::String, Of::Number, Of::Array, Of::Object];

/// Keywords of Draft-07 and later drafts that ask nothing of a value and that the profile leaves out, too.
const LEFT_OUT: [&str; 6] = [
    "contentEncoding",
    "contentMediaType",
    "readOnly",
    "writeOnly",
    "nullable",
    "$anchor",
];

/// Iterates over the keywords that the profile leaves out.
pub(crate) fn left_out() -> impl Iterator<Item = &'static str> {
    let asserted = asserted_keywords().filter(|name| find(name).is_none());
    asserted.chain(LEFT_OUT)
}

/// Returns whether a schema has a misspelled form of a keyword. The misspelling is reported, so the keyword does not
/// count as missing.
pub(crate) fn is_misspelled(schema: &Json, keyword: &str) -> bool {
    misspelled(schema, keyword).is_some()
}

fn misspelled<'j>(schema: &'j Json, keyword: &str) -> Option<&'j Member> {
    let known: Vec<&str> = names().collect();
    let mut members = schema.members().unwrap_or_default().iter();
    members.find(|member| {
        let key = member.key.as_str();
        !known.contains(&key) && nearest(key, known.iter().copied()) == Some(keyword)
    })
}

/// Returns the value of a keyword, or else of a misspelled form of it that may hold schemas, so that these are checked.
pub(crate) fn meant<'j>(schema: &'j Json, keyword: &str) -> Option<&'j Json> {
    let holds = |value: &Json| match keyword {
        "oneOf" => value.as_array().is_some(),
        _ => value.members().is_some(),
    };
    let near = || misspelled(schema, keyword).map(|member| &member.value);
    schema
        .get(keyword)
        .or_else(|| near().filter(|value| holds(value)))
}

/// Returns the keyword of the profile that a member of a schema is likely meant to be, if the schema does not have that.
pub(crate) fn correction(schema: &[Member], key: &str) -> Option<&'static str> {
    if names().any(|name| name == key) {
        return None;
    }
    let near = nearest(key, names())?;
    find(near)
        .map(|keyword| keyword.name)
        .filter(|name| schema.iter().all(|member| member.key != *name))
}

/// Returns whether a keyword of the profile may have a value.
pub(crate) fn takes(name: &str, value: &Json) -> bool {
    find(name).is_some_and(|keyword| match keyword.takes {
        Takes::Other(may_be) => may_be(value),
        _ => keyword.takes.instead_of(value).is_none(),
    })
}

/// Returns whether a keyword of the profile restricts values beyond their type.
pub(crate) fn is_rule(name: &str) -> bool {
    let typed = [OF_ANY_TYPE, &[Of::Union]].concat();
    !["type", "format"].contains(&name) && find(name).is_some_and(|keyword| keyword.is_of(&typed))
}

/// Returns the end of a message about an unknown keyword: the one of the profile that is likely meant, if there is one.
pub(crate) fn hint(key: &str) -> String {
    let near = nearest(key, names()).filter(|near| find(near).is_some());
    near.map_or_else(String::new, |near| format!("; did you mean `{near}`?"))
}

/// Iterates over the names that a misspelled keyword is compared with.
fn names() -> impl Iterator<Item = &'static str> {
    let profile = PROFILE.iter().map(|keyword| keyword.name);
    profile.chain(left_out())
}
