//! The profile as a document: every keyword with how it is handled, and every code of a problem.
//!
//! Invariant: the keywords are exactly those that the checker accepts: both have one list.

use std::fmt::Write as _;

use crate::diagnostics::Code;
use crate::keywords::{self, FORMATS};

/// Returns the profile in Markdown: keywords, formats and codes.
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
    for keyword in keywords::PROFILE {
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
    out.push_str(ANY_SCHEMA);
    out
}

/// What is said of schemas outside of the profile. SPEC S3.
const ANY_SCHEMA: &str = "
## Any schema

The profile is for schemas that one writes for generated types. `Schema::compile`, `saop check --schema` and `saop lint --open` \
take every schema of draft-04, draft-06, draft-07, 2019-09 and 2020-12, with the meaning that its dialect gives it: any `$id` or \
none, any keyword, unknown ones as annotations. A schema without a `$schema` is one of draft-07 unless the caller sets another \
dialect. These are all reasons to refuse a schema:

| Code | Kind | Refused is |
| --- | --- | --- |
| SCH001 | `syntax` | A text that is not JSON, or an object that names a key twice |
| SCH009 | `invalid_schema` | A keyword with a value that its dialect does not allow, and references that lead in a circle without a schema |
| SCH013 | `unresolved_reference` | A reference to what was not given: nothing is ever fetched. The command finds files, and is given others by `--document`; a \
library user gives documents or a function that finds them |
| SCH012 | `invalid_pattern` | A pattern that is no regular expression of ECMA-262 |
| SCH012 | `unsupported_pattern` | A pattern with look-ahead, look-behind, a back-reference or a \
property without a table: see [Patterns of any schema](#patterns-of-any-schema) |
| SCH030 | `unknown_vocabulary` | A `$schema` whose metaschema requires a vocabulary that is not known |
| SCH004 | `unknown_dialect` | A `$schema` of no known dialect, unless the caller sets one |
| SCH023 | `limit` | A schema of more than 2 048 levels, 262 144 schemas within it or, with all that it refers to, 1 000 documents; a `multipleOf` of more than 1 000 \
characters; patterns of more than 1 048 576 states in all or 200 groups within each other; dynamic references of more than 4 096 \
meanings and four for each schema, or of more than 16 MiB of schemas; a URI of more than 2 048 bytes |

`saop lint --open` and `saop generate` name the code, `saop check --schema` the kind. In a definition that nothing refers to, \
`saop lint --open` only warns of these; `saop generate`, which makes a type of it, refuses them.

What no value meets is most likely a mistake. It is never refused, only warned of: bounds that cross as SCH015, recursive schemas \
without an end as SCH014, the rest as SCH032. Under the house rules the same are errors. Noticed are:

- Bounds that cross: of numbers, lengths, items, members and `contains`; bounds between which there is no integer, or no \
multiple of `multipleOf`.
- An `enum` without a value, and an `enum` or `const` of which the rest of the schema allows no value.
- Types that exclude each other, in an `allOf` or beside an `anyOf`.
- A required member whose schema allows no value, such as `false`, or that `additionalProperties` or `propertyNames` leave out; more \
required members than `maxProperties`.
- A `minItems` of more items than can be valid, or than can differ where `uniqueItems` asks for that.
- A recursive schema each of whose values needs another such value within it.

That is so in one schema or in several that `allOf` and references apply to one value. The warning is where that comes from, and not \
at everything that follows from it. A `false` that nothing requires is taken as meant.

Only warned of are also: a `\\p{…}` in a pattern that is not valid with the `u` flag, where it means its letters (SCH012); a member that means nothing, and is spelled much like a keyword or is one of another dialect, and a keyword about another type than the \
`type` beside it (SCH007); a value that an `enum` lists twice (SCH016); a \
keyword beside a `$ref`, which up to draft-07 ignores it (SCH020); a `default`, or one of the `examples`, that its own schema \
refuses (SCH026); and a URI or an anchor that two schemas give themselves, with the one of them that references mean (SCH006).

A schema that applies to a value because it applies to it, such as an `anyOf` with a reference to the schema that has it, has no meaning in \
JSON Schema. Such a check ends; the value counts as valid where the circle closes. It is only warned of, as SCH014.

`dependencies` is asserted in 2019-09 and 2020-12 as well, which allow it for schemas of earlier drafts.

`contentEncoding`, `contentMediaType` and \
`contentSchema` are annotations, and so is `format` unless the caller asserts it (`CompileOptions::with_assert_formats`, \
`--assert-formats`), or the schema's metaschema does (the vocabulary `format-assertion`; another format than these is then a reason to refuse \
the schema). Then `date`, `date-time`, `duration`, `email`, `ipv4`, `ipv6`, `json-pointer`, `relative-json-pointer`, `time`, \
`uri`, `uri-reference` and `uuid` are decided exactly as their RFCs say. Numbers are compared by their digits, however long.

### Patterns of any schema

A pattern is read as ECMA-262 has it with the `u` flag, which JSON Schema recommends. One that is not valid so, such as `\\-` outside of a \
class, is read without the flag, by Annex B: then it matches UTF-16 code units, so that `.` is half of an emoji, and `\\p{L}` is the letters \
`p{L}`. What is valid in neither way is refused, with the place within the pattern. So are:

| Refused | Why |
| --- | --- |
| Look-ahead, look-behind, back-references (`\\1`, `\\k<name>`) | No linear-time engine matches them |
| More than 1 048 576 states, as in `a{99999999999}`; 200 groups within each other; 250 levels of groups, alternatives and repetitions | Bounded work |
| `\\p{Changes_When_NFKC_Casefolded}`, and the scripts that Unicode 17 added: `Beria_Erfe`, `Sidetic`, `Tai_Yo`, `Tolong_Siki` | There is no table of them |
| Flags within a pattern, `(?i)` and `(?i:…)` | ECMA-262 has none before its 16th edition (2025), and then `(?i:…)` |
| Two groups of one name, even in different alternatives | ECMA-262 has none before its 16th edition (2025) |

Properties are named exactly as ECMA-262 lists them, and have the characters of Unicode 16. Syntax of the `v` flag, such as `[a--b]`, \
`[a&&b]` and `\\p{RGI_Emoji}`, has the meaning that it has without that flag.

A counted part has its states as often as it may come: `(a{0,100}){0,100}` has 10 000. A class such as `\\p{L}` is one state each time. The \
states that a match visits are charged to the budget of the check. A text on which a pattern visits too many, such as a long one that keeps \
thousands of them open, has the violation `limit`.

`scripts/verify-patterns.sh` compares random patterns with another engine.
";
