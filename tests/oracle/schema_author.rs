//! Arbitrary and changed schemas into the generator: Rust, or problems with their places. SPEC E3.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use saop_codegen::{Code, Settings};

use super::tape::Tape;
use super::{Outcome, Verdict};

const NAME: &str = "message.schema.json";

/// What is put in place of what a schema says.
const WORDS: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "\\",
    "null",
    "true",
    "0",
    "-1",
    "1e400",
    "1.5",
    "\"\"",
    "\"type\"",
    "\"string\"",
    "\"object\"",
    "\"array\"",
    "\"integer\"",
    "\"number\"",
    "\"boolean\"",
    "\"null\"",
    "\"$ref\"",
    "\"#\"",
    "\"#/definitions/SaopThought\"",
    "\"properties\"",
    "\"required\"",
    "\"additionalProperties\"",
    "\"items\"",
    "\"minItems\"",
    "\"minLength\"",
    "\"maxLength\"",
    "\"minimum\"",
    "\"exclusiveMaximum\"",
    "\"enum\"",
    "\"const\"",
    "\"pattern\"",
    "\"^a|b$\"",
    "\"[\"",
    "\"(a*)*\"",
    "\"\\\\u{10ffff}\"",
    "\"\\ud800\"",
    "\"type_\"",
    "\"fn\"",
    "\"title\"",
    "\"SAOP_Envelope\"",
    "é",
    "\u{202e}",
    "\u{0}",
];

/// Where a text is changed no further.
const LONGEST: usize = 64 * 1024;

/// The bytes are a schema, where they begin as one; else they say what to change in one of the project's own.
pub(crate) fn judge(bytes: &[u8]) -> Outcome {
    let mut sources = BTreeMap::new();
    let mut settings = Settings::default().with_any_message("Message");
    if bytes.first() == Some(&b'{') {
        let text = String::from_utf8_lossy(bytes).into_owned();
        sources.insert(NAME.to_owned(), text);
    } else {
        let mut tape = Tape::new(bytes);
        settings = settings.with_require_descriptions(tape.below(2) == 1);
        let own = &*OWN;
        let name = *own.keys().nth(tape.below(own.len())).unwrap_or(&"");
        let mut text = own.get(name).copied().unwrap_or_default().to_owned();
        // Only what the schema refers to stands beside it, for speed.
        for (other, schema) in own {
            if text.contains(&format!("/{other}/1")) {
                sources.insert(format!("{other}.schema.json"), (*schema).to_owned());
            }
        }
        // A token put twice may be all of the text, over and over.
        while !tape.is_empty() && text.len() < LONGEST {
            text = change(&text, &mut tape);
        }
        if name == "saop-parallel-turn-envelope" {
            let definition = format!("{name}#/definitions/AgentTurns");
            settings = settings.with_hand_written(definition, "crate::AgentTurns");
        }
        sources.insert(format!("{name}.schema.json"), text);
    }
    match saop_codegen::generate(&sources, &settings) {
        Ok(made) => {
            let types = made.files.get("types.rs").ok_or("there is no types.rs")?;
            syn::parse_file(types).map_err(|error| format!("{error} in {types}"))?;
            Ok(Verdict::Accepted)
        }
        Err(problems) => {
            for problem in &problems {
                let text = sources.get(problem.file());
                let lines = text.map_or(1, |text| text.lines().count().max(1) + 1);
                if problem.code() == Code::Internal
                    || problem.line() == 0
                    || problem.column() == 0
                    || problem.line() > lines
                    || problem.to_string().contains('\n')
                {
                    return Err(format!("{problem:?}"));
                }
            }
            Ok(Verdict::Rejected)
        }
    }
}

/// The project's own schemas by name.
static OWN: LazyLock<BTreeMap<&'static str, &'static str>> = LazyLock::new(|| {
    saop::schemas()
        .iter()
        .map(|schema| (schema.name(), schema.source()))
        .collect()
});

/// One change: a token replaced, removed or put twice, a line away, or bytes put in.
fn change(text: &str, tape: &mut Tape<'_>) -> String {
    let kind = tape.below(6);
    let at = tape.below(65_536);
    if kind == 0 {
        let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
        if !lines.is_empty() {
            lines.remove(at % lines.len());
        }
        return lines.concat();
    }
    let tokens = tokens(text);
    let Some(&(start, end)) = tokens.get(at % tokens.len().max(1)) else {
        return WORDS[tape.below(WORDS.len())].to_owned();
    };
    let (before, token, after) = (&text[..start], &text[start..end], &text[end..]);
    let middle = match kind {
        1 => String::new(),
        2 => format!("{token}{token}"),
        3 => {
            let length = tape.below(9);
            String::from_utf8_lossy(tape.take(length)).into_owned()
        }
        4 => {
            let (from, to) = tokens[tape.below(tokens.len())];
            text[from..to].to_owned()
        }
        _ => WORDS[tape.below(WORDS.len())].to_owned(),
    };
    format!("{before}{middle}{after}")
}

/// Where the tokens of a text that is more or less JSON begin and end: strings, words and numbers, and single signs.
fn tokens(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut rest = text.char_indices().peekable();
    while let Some((start, first)) = rest.next() {
        if first.is_whitespace() {
            continue;
        }
        let mut end = start + first.len_utf8();
        if first == '"' {
            let mut escaped = false;
            for (at, c) in rest.by_ref() {
                end = at + c.len_utf8();
                if c == '"' && !escaped {
                    break;
                }
                escaped = c == '\\' && !escaped;
            }
        } else if first.is_alphanumeric() || first == '-' {
            while let Some((at, c)) =
                rest.next_if(|(_, c)| c.is_alphanumeric() || matches!(c, '.' | '+' | '-'))
            {
                end = at + c.len_utf8();
            }
        }
        found.push((start, end));
    }
    found
}
