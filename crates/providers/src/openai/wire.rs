//! The JSON of chat completions: questions and answers.
//!
//! Invariant: the model's text is passed on unchanged; members that are not needed are ignored.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use saop::{FinishReason, RawResponse, TokenUsage};

use crate::endpoint::{Unanswered, Wire};

/// The wire format of chat completions.
pub(super) const WIRE: Wire = Wire { answer, complaint };

/// One message of a conversation.
#[derive(Serialize)]
pub(super) struct Message<'a> {
    role: &'static str,
    content: &'a str,
}

impl<'a> Message<'a> {
    pub(super) const fn system(content: &'a str) -> Self {
        Self {
            role: "system",
            content,
        }
    }

    pub(super) const fn user(content: &'a str) -> Self {
        Self {
            role: "user",
            content,
        }
    }
}

#[derive(Serialize)]
pub(super) struct Question<'a> {
    pub(super) model: &'a str,
    pub(super) messages: &'a [Message<'a>],
    pub(super) stream: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) response_format: Option<ResponseFormat>,
}

impl Question<'_> {
    pub(super) fn to_json(&self) -> Vec<u8> {
        // Serializing strings and booleans to memory cannot fail.
        serde_json::to_vec(self).unwrap_or_default()
    }
}

/// The format that the endpoint enforces.
#[derive(Serialize)]
pub(super) struct ResponseFormat {
    #[serde(rename = "type")]
    kind: &'static str,
}

impl ResponseFormat {
    /// Any JSON object.
    pub(super) const JSON: Self = Self {
        kind: "json_object",
    };
}

#[derive(Deserialize)]
struct Completion {
    choices: Option<Vec<Choice>>,
    usage: Option<Value>,
    error: Option<Value>,
}

/// Members other than the message are used only if they have the expected type.
#[derive(Deserialize)]
struct Choice {
    #[serde(deserialize_with = "Option::deserialize")]
    message: Option<Answer>,
    finish_reason: Option<Value>,
    error: Option<Value>,
}

#[derive(Default, Deserialize)]
struct Answer {
    content: Option<Content>,
    refusal: Option<Value>,
}

/// A model's text, which some endpoints split into parts.
#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "expected `content` to be a string or an array of parts"
)]
enum Content {
    Whole(String),
    Parts(Vec<Part>),
}

/// A part of an answer. Parts that are not text, such as the model's reasoning, are not part of the answer.
#[derive(Deserialize)]
struct Part {
    #[serde(rename = "type")]
    kind: String,
    text: Option<String>,
}

impl Content {
    fn text(self) -> String {
        match self {
            Self::Whole(text) => text,
            Self::Parts(parts) => {
                let words = parts.into_iter().filter(|part| part.kind == "text");
                words.filter_map(|part| part.text).collect()
            }
        }
    }
}

/// Extracts the model's answer from a response.
fn answer(response: &str) -> Result<RawResponse, Unanswered> {
    let completion: Completion = serde_json::from_str(response)
        .map_err(|error| Unanswered::Unexpected(format!("not a chat completion: {error}")))?;
    let Some(choice) = completion.choices.into_iter().flatten().next() else {
        let why = completion.error.as_ref().map(words).unwrap_or_default();
        return Err(Unanswered::Nothing(why));
    };
    let message = choice.message.unwrap_or_default();
    let refusal = message.refusal.as_ref().and_then(Value::as_str);
    let refusal = refusal.filter(|words| !words.is_empty());
    let text = message.content.map(Content::text).unwrap_or_default();
    // An error behind the endpoint is not an answer from the model. SPEC R7.
    if let Some(error) = choice.error.or(completion.error)
        && text.is_empty()
        && refusal.is_none()
    {
        return Err(Unanswered::Nothing(words(&error)));
    }
    let reason = choice.finish_reason.as_ref().and_then(Value::as_str);
    let mut reason = reason.map(FinishReason::from);
    if refusal.is_some() && !reason.as_ref().is_some_and(FinishReason::is_refusal) {
        reason = Some("refusal".into());
    }
    // A model that declines gives the reason in place of an answer.
    let mut answer = match refusal {
        Some(words) if text.is_empty() => RawResponse::new(words),
        _ => RawResponse::new(text),
    };
    if let Some(reason) = reason {
        answer = answer.with_finish_reason(reason);
    }
    if let Some(usage) = completion.usage.as_ref().and_then(usage) {
        answer = answer.with_usage(usage);
    }
    Ok(answer)
}

/// Endpoints disagree on which other members the usage has, and on whether it is present.
fn usage(usage: &Value) -> Option<TokenUsage> {
    let tokens = |name| usage.get(name).and_then(Value::as_u64);
    let prompt = tokens("prompt_tokens")?;
    Some(TokenUsage::new(prompt, tokens("completion_tokens")?))
}

/// Extracts an endpoint's error message: the message inside the error if found, otherwise the whole body.
fn complaint(body: &str) -> String {
    match serde_json::from_str::<Value>(body) {
        Ok(value) => words(value.get("error").unwrap_or(&value)),
        Err(_) => body.split_whitespace().collect::<Vec<_>>().join(" "),
    }
}

fn words(error: &Value) -> String {
    let words = error.get("message").unwrap_or(error);
    words
        .as_str()
        .map_or_else(|| words.to_string(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(message: &str, rest: &str) -> RawResponse {
        answer(&format!(r#"{{"choices":[{{"message":{message}{rest}}}]}}"#)).unwrap()
    }

    #[test]
    fn the_words_come_out_as_they_are_with_the_reason_and_the_usage() {
        let response = answer(
            r#"{"id":"x","choices":[{"index":0,"logprobs":null,"message":{"role":"assistant",
            "content":" \ud83d\ude00\u0000\n","extra":{}},"finish_reason":"length"},{"message":{}}],
            "usage":{"prompt_tokens":9,"completion_tokens":4,"total_tokens":13}}"#,
        )
        .unwrap();
        assert_eq!(response.as_bytes(), " 😀\0\n".as_bytes());
        assert_eq!(response.finish_reason().unwrap().as_str(), "length");
        let usage = response.usage().unwrap();
        assert_eq!((usage.prompt_tokens, usage.completion_tokens), (9, 4));
    }

    #[test]
    fn no_words_are_an_empty_answer() {
        for message in ["{}", r#"{"content":null,"refusal":null}"#] {
            let response = read(message, r#","finish_reason":null"#);
            assert_eq!(response.as_bytes(), b"");
            assert_eq!(response.finish_reason(), None);
            assert_eq!(response.usage(), None);
        }
    }

    #[test]
    fn a_refusal_is_one_whatever_the_reason_says() {
        let response = read(
            r#"{"content":null,"refusal":"I cannot."}"#,
            r#","finish_reason":"stop""#,
        );
        assert_eq!(response.as_bytes(), b"I cannot.");
        assert!(response.finish_reason().unwrap().is_refusal());
        let response = read(r#"{"content":"{","refusal":""}"#, "");
        assert_eq!(response.as_bytes(), b"{");
        assert_eq!(response.finish_reason(), None);
    }

    #[test]
    fn a_refusal_is_kept_beside_no_words_and_in_the_words_of_its_provider() {
        let refused = r#"{"content":"","refusal":"No."}"#;
        let response = read(refused, r#","finish_reason":"content_filter""#);
        assert_eq!(response.as_bytes(), b"No.");
        assert_eq!(response.finish_reason().unwrap().as_str(), "content_filter");
        let response = read(
            r#"{"content":"{","refusal":"No."}"#,
            r#","finish_reason":"stop""#,
        );
        assert_eq!(response.as_bytes(), b"{");
        assert_eq!(response.finish_reason().unwrap().as_str(), "refusal");
    }

    #[test]
    fn words_in_parts_are_put_together() {
        let response = read(
            r#"{"content":[{"type":"thinking","thinking":[{"type":"text","text":"hm"}]},
            {"type":"text","text":"{\"a\":"},{"type":"note","text":"no"},{"type":"text","text":"1}"},{"type":"text"}]}"#,
            "",
        );
        assert_eq!(response.as_bytes(), b"{\"a\":1}");
        assert_eq!(read(r#"{"content":[]}"#, "").as_bytes(), b"");
    }

    #[test]
    fn what_stands_beside_the_words_does_not_take_them_away() {
        let response = read(
            r#"{"content":"{","refusal":{}}"#,
            r#","finish_reason":0,"error":null"#,
        );
        assert_eq!(response.as_bytes(), b"{");
        assert_eq!(response.finish_reason(), None);
        // Nor does a fault that came after them.
        let response = read(r#"{"content":"{"}"#, r#","error":{"message":"late"}"#);
        assert_eq!(response.as_bytes(), b"{");
        let response = read("null", r#","finish_reason":"content_filter""#);
        assert_eq!(response.as_bytes(), b"");
        assert!(response.finish_reason().unwrap().is_refusal());
    }

    // SPEC R7
    #[test]
    fn a_fault_in_place_of_words_is_no_answer() {
        for text in [
            r#"{"error":{"message":"died"},"choices":[{"message":{"content":""},"finish_reason":"error"}]}"#,
            r#"{"choices":[{"error":{"code":502,"message":"died"},"message":{"content":""}}]}"#,
            r#"{"choices":[{"error":"died","message":null}]}"#,
        ] {
            assert_eq!(
                answer(text),
                Err(Unanswered::Nothing("died".to_owned())),
                "{text}"
            );
        }
        let declined = r#"{"error":"x","choices":[{"message":{"refusal":"No."}}]}"#;
        assert_eq!(answer(declined).unwrap().as_bytes(), b"No.");
    }

    #[test]
    fn a_usage_that_is_none_is_passed_over() {
        for usage in [
            "null",
            "7",
            "{}",
            r#"{"prompt_tokens":-1,"completion_tokens":2}"#,
        ] {
            let text = format!(r#"{{"choices":[{{"message":{{}}}}],"usage":{usage}}}"#);
            assert_eq!(answer(&text).unwrap().usage(), None, "{usage}");
        }
    }

    #[test]
    fn what_is_no_completion_is_told_apart_from_one_without_choices() {
        for text in [
            "",
            "<html>",
            "[]",
            r#"{"choices":[{}]}"#,
            r#"{"choices":[{"message":{"content":5}}]}"#,
        ] {
            assert!(
                matches!(answer(text), Err(Unanswered::Unexpected(_))),
                "{text}"
            );
        }
        for (text, why) in [
            ("{}", ""),
            (r#"{"choices":null}"#, ""),
            (r#"{"choices":[]}"#, ""),
            (
                r#"{"error":{"message":"no such model","code":7}}"#,
                "no such model",
            ),
            (r#"{"error":"gone","choices":[]}"#, "gone"),
        ] {
            assert_eq!(
                answer(text),
                Err(Unanswered::Nothing(why.to_owned())),
                "{text}"
            );
        }
    }

    #[test]
    fn the_words_of_a_complaint_are_found() {
        for (body, words) in [
            (
                r#"{"error":{"message":"slow\ndown","type":"x"}}"#,
                "slow\ndown",
            ),
            (r#"{"error":"slow"}"#, "slow"),
            (r#"{"message":"slow"}"#, "slow"),
            (r#"{"detail": [ 1 ]}"#, r#"{"detail":[1]}"#),
            (
                "<html>\n  Bad   gateway</html>",
                "<html> Bad gateway</html>",
            ),
            ("", ""),
        ] {
            assert_eq!(complaint(body), words);
        }
    }
}
