//! The profile as a document: every keyword with what holds it, and every code of a problem.
//!
//! Invariant: the keywords are those that the checker takes, no more and no fewer; a test compares them.

use std::fmt::Write as _;

use crate::diagnostics::Code;
use crate::keywords::FORMATS;

/// A keyword, the schemas it may stand in, and what holds it.
struct Keyword {
    name: &'static str,
    on: &'static str,
    /// In the Rust type.
    held: &'static str,
    /// In the decoder, which is the accept path.
    decoder: &'static str,
    /// In the validator, which is the reject path.
    validator: &'static str,
}

/// One row of the table.
const fn row(
    name: &'static str,
    on: &'static str,
    held: &'static str,
    decoder: &'static str,
    validator: &'static str,
) -> Keyword {
    Keyword {
        name,
        on,
        held,
        decoder,
        validator,
    }
}

const AS_IS: &str = "the same";
const SILENT: &str = "nothing";

/// Every keyword of the profile.
#[rustfmt::skip]
const KEYWORDS: &[Keyword] = &[
    row("$schema", "a root", "none", SILENT, "Draft-07"),
    row("$id", "a root", "`NAME_SCHEMA_ID`, `NAME_SCHEMA_VERSION`", SILENT, SILENT),
    row("definitions", "a root", "a type for each", SILENT, SILENT),
    row("$ref", "alone but for annotations: a whole schema by its `$id`, or `#/definitions/KEY` of this or another one; one that leads back does so through a member of an object, where a value can end", "the type that it names; in a `Box` where a struct would have no size", "that of the type; of a recursive one at most 128 levels", "follows it"),
    row("title", "any", "names the root's type", SILENT, SILENT),
    row("description", "any", "the documentation", SILENT, SILENT),
    row("examples", "any; its schema accepts each", "none", SILENT, "in the words of a refused pattern"),
    row("default", "any", "none: the field stays an `Option`", SILENT, SILENT),
    row("$comment", "any", "none", SILENT, SILENT),
    row("type", "any; it may be missing beside `oneOf`, `enum` and `const`, and must be beside `$ref`", "`String`, `u64`, `i64`, `FiniteF64`, `bool`, `Vec`, `Map`, `JsonObject` or a struct; with `null`, `Nullable<T>`; several scalars, an enum", "a value of another type is refused; an integer is decided by its digits", AS_IS),
    row("enum", "scalars of any type", "an enum with a variant for each value; `null` among others, `Nullable<T>`", "strings by content, numbers by their exact decimal value", "the same, over the text"),
    row("const", "a scalar of any type", "an enum of one variant, which is its `Default`", "as `enum`", "as `enum`"),
    row("minLength", "string", "`NonEmptyString` or `CheckedString<Rule>`", "counts code points", AS_IS),
    row("maxLength", "string", "`CheckedString<Rule>`", "counts code points", AS_IS),
    row("pattern", "string", "`CheckedString<Rule>`", "in linear time, as ECMA-262 means it with the `u` flag", AS_IS),
    row("format", "string", "none", "nothing: it is an annotation", "nothing: it is an annotation"),
    row("minimum", "integer, number", "integer: `u64` for 0 alone, else `CheckedU64<Rule>` or `CheckedI64<Rule>`; number: `CheckedF64<Rule>`", "integers exactly; numbers as the nearest `f64`", AS_IS),
    row("maximum", "integer, number", "as `minimum`", "as `minimum`", AS_IS),
    row("exclusiveMinimum", "integer, number", "as `minimum`", "as `minimum`", AS_IS),
    row("exclusiveMaximum", "integer, number", "as `minimum`", "as `minimum`", AS_IS),
    row("multipleOf", "integer, number", "as `minimum`", "integers exactly; of numbers the shortest decimals that name their `f64`, so that 0.07 is a multiple of 0.01", AS_IS),
    row("items", "array: one schema for all", "the item type", "every item", AS_IS),
    row("minItems", "array", "`CheckedVec<T, Rule>`, or a type written by hand", "counts", AS_IS),
    row("maxItems", "array", "`CheckedVec<T, Rule>`, or a type written by hand", "counts", AS_IS),
    row("uniqueItems", "array whose items hold no `number` and no free-form object", "`CheckedVec<T, Rule>`, or a type written by hand", "by hashes under a secret key: `1` is `1.0`, members have no order", "the same, over the text"),
    row("properties", "a closed object", "the fields of a struct", "each at most once", AS_IS),
    row("required", "a closed object", "a field that is no `Option`", "each is there", AS_IS),
    row("additionalProperties", "object: `false`, or a schema where there are no `properties`", "a struct; `Map<T>`", "no other member; every value", AS_IS),
    row("oneOf", "closed objects that require one property which is another string `const` in each", "an enum with a struct in each variant", "the constant decides; the struct is read by its own decoder", "the errors of the branch that the constant names; where it names none, one error that says which there are"),
];

/// The profile in Markdown: keywords, formats and codes.
#[must_use]
pub fn profile() -> String {
    let mut out = String::from(
        "# The schema profile\n\n\
         <!-- Made from the code: `SAOP_BLESS=1 cargo test -p saop-codegen --test profile`. Do not edit. -->\n\n\
         A schema may use what the generated code enforces exactly. Whatever else it uses is an error that names it.\n\n\
         ## Keywords\n\n\
         | Keyword | On | In the Rust type | In the decoder | In the validator |\n| --- | --- | --- | --- | --- |\n",
    );
    // Writing to a string cannot fail.
    for keyword in KEYWORDS {
        let _ = writeln!(
            out,
            "| `{}` | {} | {} | {} | {} |",
            keyword.name, keyword.on, keyword.held, keyword.decoder, keyword.validator
        );
    }
    out.push_str(
        "\nThe decoder says yes or no. Where it says no, the validator says why, with a place for each violation. A number \
         that no `u64`, `i64` or `f64` holds is a violation of its own in a field of that type.\n\n\
         ## Patterns\n\n\
         A pattern means what ECMA-262 says with the `u` flag. It is made of:\n\n\
         - Literal characters up to U+FFFF, and ``^ $ \\ . * + ? ( ) [ ] { } | /`` behind a `\\`.\n\
         - `\\d`, `\\w`, `\\s` and their negations; classes such as `[a-f\\d_-]` and `[^\\s]`, where `-` between items is `\\-`.\n\
         - Groups `(...)` and `(?:...)`, alternatives `|`, and `*`, `+`, `?`, `{n}`, `{n,}` and `{n,m}` once behind an item.\n\
         - `^` and `$`.\n\n\
         It has no `.`, since engines disagree about line ends, and nothing that needs backtracking: no look-around, no \
         reference back, no lazy repetition.\n\n\
         JSON Schema looks for a pattern anywhere in a string, while most patterns mean the whole one: `^a|b$` accepts `axyz`. \
         So every way through a pattern begins with `^` and ends with `$`. Where an end is meant to be open, \
         `[\\s\\S]*` stands there and says so; it changes nothing of what is accepted: `^https://[\\s\\S]*`, \
         `[\\s\\S]*\\S[\\s\\S]*`.\n\n\
         ## Where engines differ\n\n\
         - `multipleOf` of a fraction: engines divide floats, each its own way, so that 0.07 may be no multiple of 0.01. \
         Here decimals decide.\n\
         - Numbers that a reader has rounded to a float before an engine sees them, such as 9007199254740993.0. Here the \
         digits decide integers, `enum` and `const`.\n\
         - `format`: some engines enforce it for Draft-07 and some do not. Here it is an annotation.\n\n\
         A `format` is one of ",
    );
    let formats: Vec<String> = FORMATS.iter().map(|name| format!("`{name}`")).collect();
    let _ = writeln!(out, "{}.", formats.join(", "));
    out.push_str("\n## Codes\n\n| Code | What is wrong |\n| --- | --- |\n");
    for code in Code::ALL {
        let _ = writeln!(out, "| {code} | {} |", code.about());
    }
    out
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::KEYWORDS;

    #[test]
    fn every_keyword_that_is_taken_is_told_and_no_other() {
        let told: BTreeSet<&str> = KEYWORDS.iter().map(|keyword| keyword.name).collect();
        assert_eq!(told.len(), KEYWORDS.len(), "one is told twice");
        assert_eq!(told, crate::keywords::profile().collect());
    }
}
