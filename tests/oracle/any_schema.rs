//! Any schema at run time, and a document: the verdict is jsonschema's; of any text there is one, and no panic. SPEC X1.

use saop_schema::{CompileOptions, Error, Schema};

use super::every_violation::are_all;
use super::random_schema::Make;
use super::tape::Tape;
use super::{Outcome, Verdict};

/// The bytes are a schema and, after the first line, a document, where they begin as one; else the choices that make both.
pub(crate) fn judge(bytes: &[u8]) -> Outcome {
    if bytes.first() == Some(&b'{') {
        return judge_text(bytes);
    }
    let mut make = Make::new(Tape::new(bytes));
    let schema = make.root();
    let text = schema.to_string();
    let ours = Schema::compile(&text, &CompileOptions::new())
        .map_err(|error| format!("expected a schema, but found {error}: {text}"))?;
    let theirs = jsonschema::validator_for(&schema)
        .map_err(|error| format!("expected a schema of jsonschema's, but found {error}: {text}"))?;
    let mut verdict = Verdict::Accepted;
    for _ in 0..4 {
        let document = make.value(4);
        let bytes = document.to_string();
        let found = ours.check(bytes.as_bytes());
        same_verdict(&ours, bytes.as_bytes(), &found)?;
        if found.is_ok() != theirs.is_valid(&document) {
            return Err(format!(
                "expected jsonschema's verdict, but found {found:?} for {bytes} of {text}"
            ));
        }
        if let Err(error) = found {
            verdict = Verdict::Rejected;
            are_placed(&error, bytes.as_bytes())?;
            are_all(&ours, bytes.as_bytes(), &error)?;
        }
    }
    Ok(verdict)
}

fn judge_text(bytes: &[u8]) -> Outcome {
    let end = bytes
        .iter()
        .position(|byte| *byte == b'\n')
        .unwrap_or(bytes.len());
    let (schema, document) = bytes.split_at(end);
    let schema = String::from_utf8_lossy(schema);
    let schema = match Schema::compile(&schema, &CompileOptions::new()) {
        Ok(schema) => schema,
        Err(error) => {
            let is_inside =
                |span: std::ops::Range<usize>| span.start <= span.end && span.end <= schema.len();
            let mut problems = error.problems().iter();
            let all = problems.all(|one| !one.is_in_main_document() || is_inside(one.span()));
            if error.problems().is_empty() || !all {
                return Err(format!(
                    "expected problems with places, but found {error:?} in {schema}"
                ));
            }
            return Ok(Verdict::Rejected);
        }
    };
    let found = schema.check(document);
    same_verdict(&schema, document, &found)?;
    if let Err(error) = &found {
        are_placed(error, document)?;
        are_all(&schema, document, error)?;
    }
    Ok(Verdict::of(&found))
}

fn same_verdict(schema: &Schema, document: &[u8], found: &Result<(), Error>) -> Result<(), String> {
    if schema.is_valid(document) == found.is_ok() {
        return Ok(());
    }
    Err(format!(
        "expected one verdict, but found another than {found:?}"
    ))
}

fn are_placed(error: &Error, document: &[u8]) -> Result<(), String> {
    let mut all = error.violations().iter();
    let is_placed = all.all(|one| {
        one.span()
            .is_none_or(|span| span.start <= span.end && span.end <= document.len())
    });
    if error.violations().is_empty() || !is_placed {
        return Err(format!(
            "expected violations with places, but found {error:?}"
        ));
    }
    Ok(())
}
