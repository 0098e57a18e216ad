//! The JSON of chat completions: the question, and what an answer is.
//!
//! Invariant: a model's words come out as they are; members that nobody asked for are passed over.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::generated::TokenUsage;
use crate::retry::RawResponse;

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

/// A question.
#[derive(Serialize)]
pub(super) struct Question<'a> {
    pub(super) model: &'a str,
    pub(super) messages: &'a [Message<'a>],
    pub(super) stream: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) response_format: Option<ResponseFormat>,
}

/// What the endpoint makes sure of.
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

#[derive(Deserialize)]
struct Choice {
    message: Answer,
    finish_reason: Option<String>,
}

#[derive(Deserialize)]
struct Answer {
    content: Option<String>,
    refusal: Option<String>,
}

/// Why there is no answer in a response.
#[derive(Debug, PartialEq)]
pub(super) enum Unanswered {
    /// It is no chat completion.
    Unexpected(String),
    /// It has no choices, but may say why.
    NoChoices(String),
}

/// The model's answer in a response.
pub(super) fn answer(response: &str) -> Result<RawResponse, Unanswered> {
    let completion: Completion = serde_json::from_str(response)
        .map_err(|error| Unanswered::Unexpected(error.to_string()))?;
    let Some(choice) = completion.choices.into_iter().flatten().next() else {
        let why = completion.error.as_ref().map(words).unwrap_or_default();
        return Err(Unanswered::NoChoices(why));
    };
    let refusal = choice.message.refusal.filter(|words| !words.is_empty());
    let finish_reason = match refusal {
        Some(_) => Some("refusal".to_owned()),
        None => choice.finish_reason,
    };
    // A model that declines says why in place of an answer.
    let text = choice.message.content.or(refusal).unwrap_or_default();
    let mut answer = RawResponse::new(text);
    if let Some(reason) = finish_reason {
        answer = answer.with_finish_reason(reason);
    }
    if let Some(usage) = completion.usage.as_ref().and_then(usage) {
        answer = answer.with_usage(usage);
    }
    Ok(answer)
}

/// Endpoints disagree on what else stands there, and on whether anything does.
fn usage(usage: &Value) -> Option<TokenUsage> {
    let tokens = |name| usage.get(name).and_then(Value::as_u64);
    Some(TokenUsage {
        prompt_tokens: tokens("prompt_tokens")?,
        completion_tokens: tokens("completion_tokens")?,
    })
}

/// What an endpoint says of an error: the words in it where they are found, else all of it.
pub(super) fn complaint(body: &str) -> String {
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
                Err(Unanswered::NoChoices(why.to_owned())),
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
