//! `format`, where the caller asserts it, or the metaschema does. SPEC S3.

use saop_json::show::quote;
use saop_json::{JsonKind, NodeRef};

use super::compiler::{Here, Parts};
use super::constraint::{Compiled, Kinds, Subject, Test};
use crate::format::{Format, find};
use crate::language::dialect::Vocabulary;
use crate::language::problem::{ProblemKind, Refusal};

#[derive(Debug)]
struct Formatted(Format);

pub(super) fn compile<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
    _: &'static str,
    value: NodeRef<'t>,
) -> Compiled {
    let name = value.string().ok_or_else(|| here.wrong("format"))?;
    // 2020-12 Validation 7.2.2: such a schema is not to be processed if a format of it is not decided.
    let has_to = here.language.uses(Vocabulary::FormatAssertion);
    let found = find(&name);
    if has_to && found.is_none() {
        let name = quote(&name);
        return Err(Refusal::new(
            ProblemKind::UnknownVocabulary,
            format!(
                "expected a format that can be asserted, as the metaschema demands, but found {name}"
            ),
        ));
    }
    let Some((words, test)) = found.filter(|_| has_to || parts.asserts_formats()) else {
        return Ok(None);
    };
    Ok(Some(here.constraint(
        "format",
        value,
        words.to_owned(),
        Formatted(test),
    )))
}

impl Test for Formatted {
    fn holds(&self, value: &Subject<'_>) -> bool {
        value.kind != JsonKind::String || self.0(&value.string())
    }

    fn kinds(&self) -> Kinds {
        Kinds::of(JsonKind::String)
    }

    fn cost(&self, value: &Subject<'_>) -> u64 {
        value.reading()
    }

    fn sure(&self) -> Option<usize> {
        None
    }
}

#[cfg(test)]
mod tests {
    use crate::{CompileOptions, Schema};

    const META: &str = r#"{"$id": "https://example.org/meta", "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$vocabulary": {"https://json-schema.org/draft/2020-12/vocab/core": true,
            "https://json-schema.org/draft/2020-12/vocab/format-assertion": false}}"#;

    // SPEC S3
    #[test]
    fn a_metaschema_that_asserts_formats_is_honoured_or_its_schema_refused() {
        let options = CompileOptions::new().with_document("https://example.org/meta", META);
        let compile = |format: &str| {
            let text =
                format!(r#"{{"$schema": "https://example.org/meta", "format": "{format}"}}"#);
            Schema::compile(&text, &options)
        };
        let date = compile("date").unwrap();
        assert!(date.is_valid(br#""2026-11-26""#) && !date.is_valid(br#""2026-11-31""#));
        let error = compile("idn-email").unwrap_err();
        assert_eq!(
            error.to_string(),
            "/format: expected a format that can be asserted, as the metaschema demands, but found `idn-email` (line 1, column 51)"
        );
        // Without such a metaschema it is an annotation.
        let plain = Schema::compile(r#"{"format": "date"}"#, &options).unwrap();
        assert!(plain.is_valid(br#""2026-11-31""#));
    }
}
