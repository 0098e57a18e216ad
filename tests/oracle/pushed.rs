//! Documents in pieces: whatever the pieces, the result is that of the whole; and what is given up has no valid end. SPEC A1, A3.

use saop_schema::push::{Doom, FinalValue, GrowingString, PushReader, State, Watch};
use saop_schema::{CompileOptions, Error, Limits, Schema};
use serde_json::Value;

use super::random_schema::Make;
use super::tape::Tape;
use super::{Outcome, Verdict};

/// The bytes are the choices that make a schema, documents, faults in their texts, and where these are cut. It is accepted if one
/// of the texts is valid.
pub(crate) fn judge_pieces(bytes: &[u8]) -> Outcome {
    let (schema, mut make) = schema(bytes)?;
    let mut verdict = Verdict::Rejected;
    for _ in 0..4 {
        let mut text = make.value(4).to_string().into_bytes();
        let at = make.tape.below(text.len());
        match make.tape.below(4) {
            0 => text.truncate(at),
            1 => text[at] = make.tape.byte(),
            2 => text.push(make.tape.byte()),
            _ => {}
        }
        let whole = read(&schema, &[&text]);
        let mut pieces = Vec::new();
        let mut rest = &text[..];
        while !rest.is_empty() {
            let length = 1 + make.tape.below(rest.len().min(24));
            let (piece, more) = rest.split_at(length);
            pieces.push(piece);
            rest = more;
        }
        let shown = String::from_utf8_lossy(&text);
        let cut = read(&schema, &pieces);
        if cut != whole {
            return Err(format!(
                "expected {whole:?}, but found {cut:?} for {shown} in {pieces:?}"
            ));
        }
        let checked = schema.check(&text);
        if whole.result != checked {
            return Err(format!(
                "expected {checked:?}, but found {whole:?} for {shown}"
            ));
        }
        if checked.is_ok() {
            is_kept(whole.doom.as_ref(), &shown)?;
            verdict = Verdict::Accepted;
        }
    }
    Ok(verdict)
}

/// The bytes are the choices that make a schema, documents, and changes of what comes last in them. It is accepted if all of them are
/// valid.
pub(crate) fn judge_doomed(bytes: &[u8]) -> Outcome {
    let (schema, mut make) = schema(bytes)?;
    let mut verdict = Verdict::Accepted;
    for _ in 0..3 {
        let mut document = make.value(4);
        for _ in 0..4 {
            let text = document.to_string();
            let mut reader = PushReader::for_schema(&schema, &Limits::default());
            reader.push(text.as_bytes());
            // A number that is the whole document ends with it.
            reader.push(b" ");
            if schema.is_valid(text.as_bytes()) {
                is_kept(reader.doom(), &text)?;
                is_kept_past_a_budget(&schema, &text, &mut make)?;
            } else {
                verdict = Verdict::Rejected;
            }
            is_completed(&schema, &text, make.tape.below(text.len()))?;
            change_last(&mut document, &mut make);
        }
    }
    Ok(verdict)
}

fn schema(bytes: &[u8]) -> Result<(Schema, Make<'_>), String> {
    let mut make = Make::new(Tape::new(bytes));
    let text = make.root().to_string();
    let schema = Schema::compile(&text, &CompileOptions::new())
        .map_err(|error| format!("expected a schema, but found {error}: {text}"))?;
    Ok((schema, make))
}

/// Checks that a valid document was not given up.
fn is_kept(doom: Option<&Doom>, text: &str) -> Result<(), String> {
    doom.map_or(Ok(()), |doom| {
        Err(format!(
            "expected a valid document, but found {doom:?} for {text}"
        ))
    })
}

/// Checks that a valid document is not given up where a budget is used up in the middle of it.
fn is_kept_past_a_budget(schema: &Schema, text: &str, make: &mut Make<'_>) -> Result<(), String> {
    let (first, rest) = text.as_bytes().split_at(make.tape.below(text.len()));
    let mut reader = PushReader::for_schema(schema, &Limits::default());
    reader.push(first);
    match make.tape.below(3) {
        0 => reader.use_up(usize::MAX / 2, 0),
        1 => reader.use_up(0, u64::MAX / 2),
        _ => reader.use_up(usize::MAX / 2, u64::MAX / 2),
    }
    reader.push(rest);
    reader.push(b" ");
    is_kept(reader.doom(), text)
}

/// Checks that what completes the beginning of a document makes a valid one, of which no beginning is given up.
fn is_completed(schema: &Schema, text: &str, mut at: usize) -> Result<(), String> {
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let mut reader = PushReader::for_schema(schema, &Limits::default());
    reader.push(&text.as_bytes()[..at]);
    let Some(rest) = reader.complete() else {
        return Ok(());
    };
    reader.push(rest.as_bytes());
    match reader.doom().cloned().map(|doom| doom.to_string()) {
        None if reader.finish().is_ok() => Ok(()),
        doom => Err(format!(
            "expected a completion, but found {rest} after {} ({doom:?})",
            &text[..at]
        )),
    }
}

/// Replaces a value that nothing follows, so that what is before it stays.
fn change_last(document: &mut Value, make: &mut Make<'_>) {
    let inner = match document {
        Value::Array(items) => items.last_mut(),
        Value::Object(members) => members.values_mut().next_back(),
        _ => None,
    };
    match inner {
        Some(inner) if make.tape.below(4) != 0 => change_last(inner, make),
        _ => *document = make.value(2),
    }
}

/// What is known of a text before its end, and then.
#[derive(Debug, PartialEq)]
struct Read {
    state: State,
    doom: Option<Doom>,
    value_end: Option<usize>,
    text: String,
    told: Told,
    result: Result<(), Error>,
    end: State,
}

fn read(schema: &Schema, pieces: &[&[u8]]) -> Read {
    let mut reader = PushReader::for_schema(schema, &Limits::default());
    let mut told = Told::default();
    for piece in pieces {
        reader.push_to(piece, &mut told);
    }
    let (state, doom) = (reader.state(), reader.doom().cloned());
    let result = reader.finish();
    Read {
        state,
        doom,
        value_end: reader.value_end(),
        text: reader.text().to_owned(),
        told,
        result,
        end: reader.state(),
    }
}

/// What a watch is told: values that are final, and strings as far as they have grown.
#[derive(Debug, Default, PartialEq)]
struct Told {
    ended: Vec<String>,
    grown: Vec<(usize, String)>,
}

impl Watch for Told {
    fn ended(&mut self, value: FinalValue<'_>) {
        self.ended
            .push(format!("{}={}", value.pointer(), value.value().as_json()));
    }

    fn grew(&mut self, string: GrowingString<'_>) {
        match self.grown.last_mut() {
            Some((start, text)) if *start == string.start() => text.push_str(string.more()),
            _ => self.grown.push((string.start(), string.more().to_owned())),
        }
    }
}
