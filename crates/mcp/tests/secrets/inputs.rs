//! Single inputs and what must become of them: what has a secret, and what has none. SPEC G6.

use saop_json::push_string;
use saop_mcp::without_secrets;

use crate::forms::{Dice, Form};
use crate::{kept, kept_of, masked, messages, written};

/// An input of `masked.rs` without its marks.
struct Input {
    text: String,
    secrets: Vec<String>,
    kept: Vec<String>,
}

impl Input {
    fn of(marked: &str) -> Self {
        let mut input = Self {
            text: String::new(),
            secrets: Vec::new(),
            kept: Vec::new(),
        };
        let mut dice = Dice::new(3);
        let mut rest = marked;
        while let Some(at) = rest.find(['«', '¦', '‹']) {
            input.text.push_str(&rest[..at]);
            let mark = rest[at..].chars().next().unwrap();
            let end = match mark {
                '«' => '»',
                '‹' => '›',
                other => other,
            };
            let (inner, after) = rest[at + mark.len_utf8()..].split_once(end).unwrap();
            match mark {
                '«' => input.secrets.push(inner.to_owned()),
                '¦' => input.kept.push(inner.to_owned()),
                _ => {
                    let forms = Form::all();
                    let form = forms.iter().find(|form| form.name == inner).unwrap();
                    let key = form.key(&mut dice);
                    input.secrets.extend(key.parts);
                    input.text.push_str(&key.text);
                }
            }
            if mark != '‹' {
                input.text.push_str(inner);
            }
            rest = after;
        }
        input.text.push_str(rest);
        assert!(!input.secrets.is_empty(), "{marked}");
        input
    }

    /// Returns what is wrong with what was made of the input.
    fn fault(&self, written: &str, kept: &str) -> Option<String> {
        let left = self.secrets.iter().find(|secret| written.contains(*secret));
        let lost = self.kept.iter().find(|word| !kept.contains(*word));
        let fault = match (left, lost) {
            (Some(left), _) => format!("expected `{left}` masked"),
            (None, Some(lost)) => format!("expected `{lost}` kept"),
            (None, None) => return None,
        };
        Some(format!("{:?}\n    {fault}, but found {kept:?}", self.text))
    }
}

fn string(text: &str) -> String {
    let mut string = String::new();
    push_string(&mut string, text);
    string
}

#[track_caller]
fn none_of(faults: &[String], count: usize) {
    let found = faults.join("\n");
    assert!(faults.is_empty(), "{} of {count}:\n{found}", faults.len());
}

// SPEC G6
#[test]
fn secrets_of_texts_are_masked() {
    let mut faults = Vec::new();
    for marked in masked::TEXTS {
        let input = Input::of(marked);
        let kept = without_secrets(&input.text);
        let written = written(&messages(&input.text));
        faults.extend(input.fault(&format!("{kept}{written}"), &kept));
        // What is masked has no secret.
        if without_secrets(&kept) != *kept {
            faults.push(format!("{kept:?}\n    {:?}", without_secrets(&kept)));
        }
    }
    none_of(&faults, masked::TEXTS.len());
}

// SPEC G6
#[test]
fn secrets_of_messages_are_masked() {
    let mut faults = Vec::new();
    for marked in masked::MESSAGES {
        let input = Input::of(marked);
        let kept = kept_of(&input.text);
        let both = [true, false].map(|is_client| (is_client, input.text.clone()));
        faults.extend(input.fault(&written(&both), &kept));
        if kept_of(&kept) != kept {
            faults.push(format!("{kept}\n    {}", kept_of(&kept)));
        }
    }
    none_of(&faults, masked::MESSAGES.len());
}

// SPEC G6
#[test]
fn texts_without_a_secret_stay() {
    let mut faults = Vec::new();
    for text in kept::TEXTS {
        let kept = without_secrets(text);
        let message = format!(
            r#"{{"jsonrpc":"2.0","id":1,"result":{{"a":{}}}}}"#,
            string(text)
        );
        if kept != *text || kept_of(&message) != message {
            faults.push(format!("{text:?}\n    {kept:?}"));
        }
    }
    none_of(&faults, kept::TEXTS.len());
}

// SPEC G6
#[test]
fn messages_without_a_secret_stay() {
    let mut faults = Vec::new();
    for message in kept::MESSAGES {
        let kept = kept_of(message);
        if kept != *message {
            faults.push(format!("{message}\n    {kept}"));
        }
    }
    none_of(&faults, kept::MESSAGES.len());
}
