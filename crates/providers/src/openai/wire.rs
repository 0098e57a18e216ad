//! The JSON of chat completions: questions and answers.
//!
//! Invariant: the model's text is passed on unchanged; members that are not needed are skipped and cost no memory.

use serde::Serialize;
use serde_json::value::RawValue;

use saop::{FinishReason, RawResponse, TokenUsage};

use crate::endpoint::Unanswered;
use crate::raw::{is, items, members, not_null, string, unescaped};

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
    pub(super) stream_options: Option<StreamOptions>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) response_format: Option<ResponseFormat>,
}

impl Question<'_> {
    pub(super) fn to_json(&self) -> Vec<u8> {
        // Serializing strings and booleans to memory cannot fail.
        serde_json::to_vec(self).unwrap_or_default()
    }
}

/// What a stream has beside the text.
#[derive(Serialize)]
pub(super) struct StreamOptions {
    include_usage: bool,
}

impl StreamOptions {
    /// How many tokens were spent.
    pub(super) const USAGE: Self = Self {
        include_usage: true,
    };
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

/// Extracts the model's answer from a response.
pub(super) fn answer(response: &str) -> Result<RawResponse, Unanswered> {
    let unexpected = |why: &str| Unanswered::Unexpected(unexpected(response, why));
    let completion: &RawValue =
        serde_json::from_str(response).map_err(|error| unexpected(&error.to_string()))?;
    let [choices, usage, error] = members(completion, ["choices", "usage", "error"])
        .ok_or_else(|| unexpected("expected an object"))?;
    let [usage, error] = [usage, error].map(not_null);
    let mut choice = None;
    if let Some(choices) = not_null(choices) {
        items(choices, |item| {
            choice.get_or_insert(item);
        })
        .ok_or_else(|| unexpected("expected `choices` to be an array"))?;
    }
    let Some(choice) = choice else {
        return Err(Unanswered::Nothing(error.map(words).unwrap_or_default()));
    };
    let [message, finish_reason, choice_error] =
        members(choice, ["message", "finish_reason", "error"])
            .ok_or_else(|| unexpected("expected the items of `choices` to be objects"))?;
    let message = message.ok_or_else(|| unexpected("`message` is missing in `choices`"))?;
    let [content, refusal, tool_calls, function_call] = match not_null(Some(message)) {
        Some(message) => {
            let names = ["content", "refusal", "tool_calls", "function_call"];
            members(message, names)
                .ok_or_else(|| unexpected("expected `message` to be an object"))?
                .map(not_null)
        }
        None => [None; 4],
    };
    let refusal = refusal.and_then(string).filter(|words| !words.is_empty());
    let text = match content {
        Some(content) => text(content)
            .ok_or_else(|| unexpected("expected `content` to be a string or an array of parts"))?,
        None => Vec::new(),
    };
    let calls = [tool_calls, function_call].into_iter().flatten();
    let mut calls = calls.map(RawValue::get).filter(|calls| *calls != "[]");
    let calls = calls.next();
    // An error behind the endpoint is not an answer from the model. SPEC R7.
    if let Some(error) = not_null(choice_error).or(error)
        && text.is_empty()
        && refusal.is_none()
        && calls.is_none()
    {
        return Err(Unanswered::Nothing(words(error)));
    }
    let mut parts = Parts {
        text,
        usage: usage.and_then(tokens),
        reason: None,
    };
    if let Some(reason) = finish_reason {
        parts.reason(reason);
    }
    Ok(parts.answer(refusal, calls))
}

/// What an answer is put together from.
#[derive(Debug, Default)]
pub(super) struct Parts {
    pub(super) text: Vec<u8>,
    pub(super) reason: Option<FinishReason>,
    pub(super) usage: Option<TokenUsage>,
}

impl Parts {
    /// Sets why the model stopped, if that is said: some servers send an empty reason with every piece.
    pub(super) fn reason(&mut self, reason: &RawValue) {
        let is_short = reason.get().len() <= MOST_WORDS;
        let said = is_short.then(|| string(reason)).flatten();
        if let Some(said) = said.filter(|said| !matches!(said.as_str(), "" | "null")) {
            self.reason = Some(FinishReason::from(said));
        }
    }

    /// Returns the answer of a model that may have declined, or called tools.
    pub(super) fn answer(mut self, refusal: Option<String>, calls: Option<&str>) -> RawResponse {
        // A model that called a tool did not write an answer; what it wrote instead is corrected.
        if self.text.is_empty() && refusal.is_none() {
            self.text
                .extend_from_slice(calls.unwrap_or_default().as_bytes());
        }
        if refusal.is_some() && !self.reason.as_ref().is_some_and(FinishReason::is_refusal) {
            self.reason = Some("refusal".into());
        }
        // A model that declines gives the reason in place of an answer.
        let mut answer = match refusal {
            Some(words) if self.text.is_empty() => RawResponse::new(words),
            _ => RawResponse::new(self.text),
        };
        if let Some(reason) = self.reason {
            answer = answer.with_finish_reason(reason);
        }
        if let Some(usage) = self.usage {
            answer = answer.with_usage(usage);
        }
        answer
    }
}

/// Returns a message's text: a string, or the text of its parts. Other parts, such as the model's reasoning, are not part of
/// the answer.
pub(super) fn text(content: &RawValue) -> Option<Vec<u8>> {
    if let Some(text) = unescaped(content) {
        return Some(text);
    }
    let mut whole = Vec::new();
    items(content, |part| {
        let [kind, text] = members(part, ["type", "text"]).unwrap_or_default();
        let is_text = kind.is_some_and(|kind| is(kind, "text"));
        whole.extend(
            text.filter(|_| is_text)
                .and_then(unescaped)
                .into_iter()
                .flatten(),
        );
    })?;
    Some(whole)
}

fn unexpected(response: &str, why: &str) -> String {
    let is_stream = ["data:", "event:", ":"].map(|field| response.trim_start().starts_with(field));
    if is_stream.contains(&true) {
        return "a stream of events, though the question asked for one answer (`stream` is false)"
            .to_owned();
    }
    no_completion(why)
}

pub(super) fn no_completion(why: &str) -> String {
    format!("not a chat completion: {why}")
}

/// Returns how many tokens were used. Endpoints disagree on which other members the usage has, and on whether it is present.
pub(super) fn tokens(usage: &RawValue) -> Option<TokenUsage> {
    let [prompt, completion] = members(usage, ["prompt_tokens", "completion_tokens"])?;
    let count = |tokens: Option<&RawValue>| tokens?.get().parse().ok();
    Some(TokenUsage::new(count(prompt)?, count(completion)?))
}

/// Extracts an endpoint's error message: the message inside the error if found, otherwise the whole body.
pub(super) fn complaint(body: &str) -> String {
    let Ok(body) = serde_json::from_str::<&RawValue>(body) else {
        return on_one_line(body);
    };
    let error = members(body, ["error"]).and_then(|[error]| not_null(error));
    words(error.unwrap_or(body))
}

/// Returns the string in an error or in its `message`, otherwise its JSON.
pub(super) fn words(error: &RawValue) -> String {
    let message = members(error, ["message"]).and_then(|[message]| not_null(message));
    let words = message.unwrap_or(error);
    let is_short = words.get().len() <= MOST_WORDS;
    let text = is_short.then(|| string(words)).flatten();
    text.unwrap_or_else(|| on_one_line(words.get()))
}

/// Errors show no more of what an endpoint says, in bytes.
const MOST_WORDS: usize = 16 * 1024;

fn on_one_line(text: &str) -> String {
    let text = text
        .get(..text.floor_char_boundary(MOST_WORDS))
        .unwrap_or_default();
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
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

    #[test]
    fn an_empty_reason_is_none() {
        for reason in [r#""""#, r#""null""#, "null", "{}"] {
            let response = read(
                r#"{"content":"{"}"#,
                &format!(",\"finish_reason\":{reason}"),
            );
            assert_eq!(response.finish_reason(), None, "{reason}");
        }
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

    // An endpoint passes on what other software wrote; only the text of the model is checked strictly.
    #[test]
    fn what_is_skipped_may_be_anything() {
        let response = answer(
            r#"{"id":"\ud800","created":1e999,"choices":[{"message":{"content":"{","reasoning":"\udc00"},"x":-1e-999}],
            "usage":{"prompt_tokens":9,"completion_tokens":4,"cost":1e400}}"#,
        )
        .unwrap();
        assert_eq!(response.as_bytes(), b"{");
        assert_eq!(response.usage().unwrap().prompt_tokens, 9);
        let response = read(r#"{"content":"a\ud800"}"#, "");
        assert_eq!(response.as_bytes(), b"a\xED\xA0\x80");
        let spelled = r#"{"content":"\"\\\/\b\f\n\r\t\u00e4\u20AC\ud83d\ude00\ud800\ud83d\ude00\udc00\ud800x"}"#;
        let expected = b"\"\\/\x08\x0C\n\r\t\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80\xED\xA0\x80\xF0\x9F\x98\x80\xED\xB0\x80\xED\xA0\x80x";
        assert_eq!(read(spelled, "").as_bytes(), expected);
        let response = read(r#"{"content":[{"type":"text","text":"\ud800b"}]}"#, "");
        assert_eq!(response.as_bytes(), b"\xED\xA0\x80b");
        let response = read(
            r#"{"\udc00":0,"content":["x",{"type":1},{"\udc00":0,"type":"te\u0078t","text":"{"}]}"#,
            r#","\udc00":0,"finish_reason":1,"finish_reason":"length""#,
        );
        assert_eq!(response.as_bytes(), b"{");
        assert_eq!(response.finish_reason().unwrap().as_str(), "length");
        let response =
            answer(r#"{"\ud800":0,"usage":1,"choices":[{"message":{"content":"{"}},7],"usage":2}"#)
                .unwrap();
        assert_eq!(response.as_bytes(), b"{");
    }

    #[test]
    fn calls_of_tools_in_place_of_text_are_the_answer() {
        let calls = r#"[{"id":"1","type":"function","function":{"name":"ls","arguments":"{}"}}]"#;
        for content in ["", r#""content":null,"#, r#""content":"","#] {
            let response = read(
                &format!(r#"{{{content}"tool_calls":{calls}}}"#),
                r#","finish_reason":"tool_calls""#,
            );
            assert_eq!(response.as_bytes(), calls.as_bytes());
            assert_eq!(response.finish_reason().unwrap().as_str(), "tool_calls");
        }
        let response = read(r#"{"function_call":{"name":"ls"}}"#, "");
        assert_eq!(response.as_bytes(), br#"{"name":"ls"}"#);
        for beside in [r#""content":"{""#, r#""content":"{","refusal":null"#] {
            let response = read(&format!(r#"{{{beside},"tool_calls":{calls}}}"#), "");
            assert_eq!(response.as_bytes(), b"{");
        }
        assert_eq!(
            read(r#"{"content":null,"tool_calls":[]}"#, "").as_bytes(),
            b""
        );
    }

    #[test]
    fn a_stream_is_called_one() {
        for text in [
            "data: {\"choices\":[]}\n\ndata: [DONE]\n",
            "\nevent: message\ndata: {}\n",
            ": keep-alive\n\ndata: {}\n",
        ] {
            let Err(Unanswered::Unexpected(why)) = answer(text) else {
                panic!("{text}")
            };
            assert!(why.starts_with("a stream of events, though "), "{why}");
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
            (r#"{"detail": [ 1 ]}"#, r#"{"detail": [ 1 ]}"#),
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
