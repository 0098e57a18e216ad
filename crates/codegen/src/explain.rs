//! What each code means, with an example and how it is mended: one table for `saop explain` and the documents.
//!
//! Invariant: a test generates from every example, which has its code, and from every mended one, which has it no more.

use saop_schema::ProblemKind;

use crate::diagnostics::Code;

/// What a code means.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Explanation {
    /// The code, such as `SCH010`.
    pub code: &'static str,
    /// Whether it is an error or a warning, and where that depends on something, on what.
    pub severity: &'static str,
    /// What is wrong.
    pub about: &'static str,
    /// Something that has the fault; empty if it takes more than one text to show it.
    pub example: &'static str,
    /// What the example is part of.
    pub part: Part,
    /// How to mend it, in a sentence.
    pub mend: &'static str,
    /// The example without the fault; empty if there is none.
    pub mended: &'static str,
}

/// What an example is part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Part {
    /// The schema of a property.
    Property,
    /// A whole schema under the house rules.
    Schema,
    /// A whole schema that is taken as it is (`"house_rules": false`, `saop lint --open`).
    OpenSchema,
    /// A document that is checked.
    Document,
    /// It has no text of its own.
    Nothing,
}

const ERROR: &str = "error";
/// Of what the engine finds in any schema, and does not refuse it for.
const ADVICE: &str = "error; in a schema that is taken as it is, a warning";
const WARNING: &str = "warning";

/// Returns what a code means, in any case: one of `lint`, `generate` and the build (`SCH010`), or a kind that `check` names, of a
/// document (`duplicate_key`) or of a schema (`unsupported_pattern`), which has the code of lint.
#[must_use]
pub fn explain(code: &str) -> Option<Explanation> {
    let mut kinds = ProblemKind::ALL.into_iter();
    let known = explanations().find(|one| one.code.eq_ignore_ascii_case(code));
    known.or_else(|| {
        let kind = kinds.find(|kind| kind.as_str().eq_ignore_ascii_case(code))?;
        let told = of_rule(kind.into());
        // Where a schema that is taken as it is needs something else than one under the house rules.
        let own = OF_KINDS.iter().find(|(of, ..)| *of == kind);
        Some(
            own.map_or(told, |(_, part, example, mend, mended)| Explanation {
                part: *part,
                example,
                mend,
                mended,
                ..told
            }),
        )
    })
}

/// Returns every code with what it means, in the order of the table. SPEC H2.
pub fn explanations() -> impl Iterator<Item = Explanation> {
    let rules = Code::ALL.iter().map(|code| of_rule(*code));
    rules.chain(KINDS.iter().copied())
}

#[rustfmt::skip]
fn of_rule(code: Code) -> Explanation {
    use Part::{Nothing, OpenSchema, Property, Schema};
    let (severity, part, example, mend, mended) = match code {
        Code::Syntax => (ERROR, Property, r#"{"type": "string",}"#, "Remove the trailing comma, the comment, or whatever else is not JSON.", r#"{"type": "string"}"#),
        Code::DuplicateKey => (ERROR, Property, r#"{"type": "string", "minLength": 1, "minLength": 2}"#, "Keep one of the members.", r#"{"type": "string", "minLength": 2}"#),
        Code::FileName => (ERROR, Nothing, "", "Call the file `NAME.schema.json`, where NAME has small letters, digits and hyphens.", ""),
        Code::Dialect => (ERROR, Schema, r#"{"$id": "https://devs.ai/schemas/example/1.0.0", "title": "Example", "description": "An example.", "type": "object", "additionalProperties": false}"#, "Add `\"$schema\": \"http://json-schema.org/draft-07/schema#\"`.", r#"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://devs.ai/schemas/example/1.0.0", "title": "Example", "description": "An example.", "type": "object", "additionalProperties": false}"#),
        Code::Id => (ERROR, Schema, r#"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://devs.ai/schemas/example", "title": "Example", "description": "An example.", "type": "object", "additionalProperties": false}"#, "End the `$id` in the name of the file and a version, such as `/example/1.0.0`.", r#"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://devs.ai/schemas/example/1.0.0", "title": "Example", "description": "An example.", "type": "object", "additionalProperties": false}"#),
        Code::DuplicateId => (ADVICE, Nothing, "", "Give each file an `$id` of its own: it ends in the name of the file.", ""),
        Code::Keyword => (ADVICE, Property, r#"{"type": "string", "minLenght": 1}"#, "Correct the spelling, or say it with the keywords of the profile (docs/schema-profile.md).", r#"{"type": "string", "minLength": 1}"#),
        Code::Type => (ERROR, Property, r#"{"type": "int"}"#, "Name a type of JSON Schema: `string`, `integer`, `number`, `boolean`, `array`, `object` or `null`.", r#"{"type": "integer"}"#),
        Code::Value => (ERROR, Property, r#"{"type": "string", "minLength": "1"}"#, "Give the keyword a value of the form that Draft-07 asks for.", r#"{"type": "string", "minLength": 1}"#),
        Code::Required => (ERROR, Property, r#"{"type": "object", "additionalProperties": false, "required": ["id"], "properties": {"key": {"description": "A key.", "type": "string"}}}"#, "List the property under `properties`, or remove its name from `required`.", r#"{"type": "object", "additionalProperties": false, "required": ["key"], "properties": {"key": {"description": "A key.", "type": "string"}}}"#),
        Code::Open => (ERROR, Property, r#"{"type": "object", "properties": {"key": {"description": "A key.", "type": "string"}}}"#, "Add `\"additionalProperties\": false`.", r#"{"type": "object", "additionalProperties": false, "properties": {"key": {"description": "A key.", "type": "string"}}}"#),
        Code::Pattern => (ERROR, Property, r#"{"type": "string", "pattern": "^(?=.*a)[a-z]+$"}"#, "Write the pattern without look-around, back-references and lazy quantifiers.", r#"{"type": "string", "pattern": "^[a-z]*a[a-z]*$"}"#),
        Code::Dangling => (ERROR, Property, r##"{"$ref": "#/definitions/Nothing"}"##, "Refer to a definition that is there (`#/definitions/KEY`), or to the `$id` of another schema.", r#"{"type": "string"}"#),
        Code::Cycle => (ADVICE, Schema, r##"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://devs.ai/schemas/example/1.0.0", "title": "Example", "description": "An example.", "type": "object", "additionalProperties": false, "required": ["next"], "properties": {"next": {"description": "The next one.", "$ref": "#"}}}"##, "Let the chain end: make a member on the cycle optional, or put an array or `null` there.", r##"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://devs.ai/schemas/example/1.0.0", "title": "Example", "description": "An example.", "type": "object", "additionalProperties": false, "properties": {"next": {"description": "The next one.", "$ref": "#"}}}"##),
        Code::Bounds => (ADVICE, Property, r#"{"type": "integer", "minimum": 5, "maximum": 3}"#, "Let some value meet all bounds.", r#"{"type": "integer", "minimum": 3, "maximum": 5}"#),
        Code::Enum => (ERROR, Property, r#"{"type": "string", "enum": ["a", "b", "a"]}"#, "List each value once, and values of the `type` alone.", r#"{"type": "string", "enum": ["a", "b"]}"#),
        Code::Description => ("warning; error with the setting `require_descriptions`", Schema, r#"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://devs.ai/schemas/example/1.0.0", "title": "Example", "type": "object", "additionalProperties": false}"#, "Say in `description` what it means to whoever writes such messages.", r#"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://devs.ai/schemas/example/1.0.0", "title": "Example", "description": "An example.", "type": "object", "additionalProperties": false}"#),
        Code::Collision => (ERROR, Property, r#"{"type": "object", "additionalProperties": false, "properties": {"a-b": {"description": "One.", "type": "string"}, "a_b": {"description": "Another.", "type": "string"}}}"#, "Rename one of them: both become one name in Rust, or look like one.", r#"{"type": "object", "additionalProperties": false, "properties": {"a-b": {"description": "One.", "type": "string"}, "a_c": {"description": "Another.", "type": "string"}}}"#),
        Code::Name => (ERROR, Schema, r#"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://devs.ai/schemas/example/1.0.0", "title": "--", "description": "An example.", "type": "object", "additionalProperties": false}"#, "Use a title, and keys of definitions, that begin with a letter.", r#"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://devs.ai/schemas/example/1.0.0", "title": "Example", "description": "An example.", "type": "object", "additionalProperties": false}"#),
        Code::RefSibling => (ADVICE, Schema, r##"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://devs.ai/schemas/example/1.0.0", "title": "Example", "description": "An example.", "type": "object", "additionalProperties": false, "properties": {"key": {"description": "A key.", "$ref": "#/definitions/Key", "minLength": 2}}, "definitions": {"Key": {"type": "string"}}}"##, "Move the keyword into the definition: Draft-07 ignores it beside `$ref`.", r##"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://devs.ai/schemas/example/1.0.0", "title": "Example", "description": "An example.", "type": "object", "additionalProperties": false, "properties": {"key": {"description": "A key.", "$ref": "#/definitions/Key"}}, "definitions": {"Key": {"type": "string", "minLength": 2}}}"##),
        Code::HandWritten => (ERROR, Property, r#"{"type": "array", "items": {"type": "number"}, "uniqueItems": true}"#, "Leave the keyword out, or give the place a hand-written type (setting `hand_written`).", r#"{"type": "array", "items": {"type": "number"}}"#),
        Code::Setting => (ERROR, Nothing, "", "Correct the setting: the message names it, and what it may be.", ""),
        Code::Depth => (ERROR, Nothing, "", "Nest schemas less deeply, or move parts into definitions that are referred to once.", ""),
        Code::Internal => (ERROR, Nothing, "", "Please report it, with the schema.", ""),
        Code::Union => (ERROR, Property, r#"{"oneOf": [{"type": "object", "additionalProperties": false, "properties": {"a": {"description": "One.", "type": "string"}}}, {"type": "object", "additionalProperties": false, "properties": {"b": {"description": "Another.", "type": "string"}}}]}"#, "Let each branch require one property with a `const` of its own.", r#"{"oneOf": [{"type": "object", "additionalProperties": false, "required": ["kind"], "properties": {"kind": {"description": "The kind.", "const": "a"}}}, {"type": "object", "additionalProperties": false, "required": ["kind"], "properties": {"kind": {"description": "The kind.", "const": "b"}}}]}"#),
        Code::Example => (ADVICE, Property, r#"{"type": "string", "minLength": 3, "examples": ["ab"]}"#, "Correct the example, or the schema.", r#"{"type": "string", "minLength": 3, "examples": ["abc"]}"#),
        Code::Anchor => (ERROR, Property, r#"{"type": "string", "pattern": "[a-z]+"}"#, "Begin the pattern with `^` and end it with `$`, or mark an open end with `[\\s\\S]*`.", r#"{"type": "string", "pattern": "^[a-z]+$"}"#),
        Code::Version => (ERROR, Nothing, "", "Let the member of the setting `version_member` accept the version of the `$id`.", ""),
        Code::Unused => (WARNING, Schema, r#"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://devs.ai/schemas/example/1.0.0", "title": "Example", "description": "An example.", "type": "object", "additionalProperties": false, "definitions": {"Key": {"type": "string"}}}"#, "Refer to the definition, or remove it.", r#"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://devs.ai/schemas/example/1.0.0", "title": "Example", "description": "An example.", "type": "object", "additionalProperties": false}"#),
        Code::Vocabulary => (ERROR, Nothing, "", "Require vocabularies of the dialect alone.", ""),
        Code::Untyped => ("warning; error with the setting `forbid_untyped`", OpenSchema, r#"{"type": "object", "properties": {"x": {"minLength": 1}}}"#, "Nothing is wrong with the schema. To have a type there, say the `type` of the values.", r#"{"type": "object", "properties": {"x": {"type": "string", "minLength": 1}}}"#),
        Code::Unsatisfiable => (ADVICE, OpenSchema, r#"{"type": "object", "required": ["x"], "properties": {"x": false}}"#, "Let some value meet all keywords, or say `false`.", r#"{"type": "object", "required": ["x"], "properties": {"x": true}}"#),
        Code::Release => (ERROR, Nothing, "", "Give the `$id` the version that the message names, or take the change back. A schema that nobody uses any more goes together with its folder in `released/`.", ""),
    };
    Explanation { code: code.as_str(), severity, about: code.about(), example, part, mend, mended }
}

/// How kinds are mended that have the code of a rule about something else: part, example, how, and the mended example.
#[rustfmt::skip]
const OF_KINDS: &[(ProblemKind, Part, &str, &str, &str)] = &[
    (ProblemKind::UnresolvedReference, Part::OpenSchema, r##"{"$ref": "#/definitions/nothing"}"##, "Correct the reference, or put the file that it means beside the schema: nothing is ever fetched.", r##"{"$ref": "#/definitions/key", "definitions": {"key": {"type": "string"}}}"##),
    (ProblemKind::InvalidPattern, Part::OpenSchema, r#"{"pattern": "^(a"}"#, "Correct the pattern: the message says where it breaks, and a character that means itself has a backslash before it.", r#"{"pattern": "^\\(a"}"#),
    (ProblemKind::UnsupportedPattern, Part::OpenSchema, r#"{"pattern": "^(?!a)"}"#, "Give each condition a `pattern` of its own: several in an `allOf`, what must not match in a `not`.", r#"{"not": {"pattern": "^a"}}"#),
    (ProblemKind::UnknownDialect, Part::OpenSchema, r#"{"$schema": "https://example.com/dialect"}"#, "Name a dialect from draft-04 to 2020-12, or give `--dialect`.", r#"{"$schema": "https://json-schema.org/draft/2020-12/schema"}"#),
    (ProblemKind::CircularReference, Part::OpenSchema, r##"{"properties": {"a": {"$ref": "#/definitions/b"}}, "definitions": {"b": {"allOf": [{"$ref": "#/definitions/b"}]}}}"##, "Let the reference lead to a part that says something, or into the value.", r##"{"properties": {"a": {"$ref": "#/definitions/b"}}, "definitions": {"b": {"properties": {"c": {"$ref": "#/definitions/b"}}}}}"##),
    (ProblemKind::RepeatedIdentifier, Part::OpenSchema, r#"{"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {"a": {"$id": "x", "type": "string"}, "b": {"$id": "x", "type": "null"}}}"#, "Give each schema an identifier of its own.", r#"{"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {"a": {"$id": "x", "type": "string"}, "b": {"$id": "y", "type": "null"}}}"#),
    (ProblemKind::IgnoredKeyword, Part::OpenSchema, r##"{"properties": {"a": {"$ref": "#/definitions/key", "maxLength": 5}}, "definitions": {"key": {"type": "string"}}}"##, "Put both into an `allOf`, or move the keyword into the definition.", r##"{"properties": {"a": {"allOf": [{"$ref": "#/definitions/key"}, {"maxLength": 5}]}}, "definitions": {"key": {"type": "string"}}}"##),
];

const fn kind(
    code: &'static str,
    severity: &'static str,
    about: &'static str,
    part: Part,
    example: &'static str,
    mend: &'static str,
    mended: &'static str,
) -> Explanation {
    Explanation {
        code,
        severity,
        about,
        example,
        part,
        mend,
        mended,
    }
}

/// The kinds that `check` tells of a document.
#[rustfmt::skip]
const KINDS: &[Explanation] = &[
    kind("syntax", ERROR, "The text is not JSON (RFC 8259)", Part::Document, r#"{"a": 1,}"#, "Correct the text: the message names the place and what was expected there.", r#"{"a": 1}"#),
    kind("schema", ERROR, "A value breaks a rule of its schema; `keyword` names the rule", Part::Nothing, "", "Change the value: the message says what was expected.", ""),
    kind("duplicate_key", ERROR, "An object has a key twice, at any depth", Part::Document, r#"{"a": 1, "a": 2}"#, "Keep one of the members.", r#"{"a": 1}"#),
    kind("limit", ERROR, "The text is larger or deeper than the limits allow, or its check takes too many steps of work; the message says which. In the second case the document was not judged: it is not counted as invalid, and the exit code is 2", Part::Nothing, "", "For a text that is too large or too deep, make it smaller, or raise `--max-bytes` or `--max-depth`. For too many steps, raise `--max-steps` (`max_steps` in saop.toml) to ten times the number in the message; or check less at a time, with `--array` or one document a line; or give each branch of a union a required property with a `const` of its own, or a `type` of its own; or replace a pattern with large counts by `maxLength` and a short pattern.", ""),
    kind("unrepresentable", ERROR, "A number that is valid, but that the 64-bit type of its field does not hold", Part::Nothing, "", "Send a smaller number, or let the schema say a string.", ""),
    kind("duplicate_agent", ERROR, "Two turns of a parallel turn are of one agent", Part::Nothing, "", "Give each agent one turn in a group.", ""),
    kind("empty_parallel_turn", ERROR, "A parallel turn without turns", Part::Nothing, "", "Send at least one turn.", ""),
    kind("unknown_tool", ERROR, "A call or an action names a tool that is not in the list (`--tools`)", Part::Nothing, "", "Name a tool of the list: the message has the nearest name.", ""),
    kind("malformed_call", ERROR, "Where a tool call or a result has to be is something else (`--tools`, `--calls`)", Part::Nothing, "", "Write the call in the form that the message names.", ""),
    kind("encoding", WARNING, "A stream of an observation is not base64 though `encoding` says so", Part::Nothing, "", "Encode both streams with the standard alphabet and padding, or say `utf8`.", ""),
    kind("unchecked_tool", WARNING, "A call or a result of a tool whose schema was refused is not checked (`--allow-unchecked`)", Part::Nothing, "", "Correct the schema in the list of tools: without `--allow-unchecked`, what is wrong with it is told.", ""),
    kind("tools", ERROR, "A list of tools cannot be used", Part::Nothing, "", "Correct the list: the message names the tool, and what was expected there.", ""),
    kind("settings", ERROR, "`saop.toml`, or the file that `--config` names, has what is no setting", Part::Nothing, "", "Correct the setting: the message says what it may be. `--no-config` does without the file.", ""),
    kind("unreadable", ERROR, "A file could not be read", Part::Nothing, "", "Look at its name, its permissions and its encoding: the message says which of them it is.", ""),
];
