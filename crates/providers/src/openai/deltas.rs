//! A chat completion that arrives in pieces: the text, the calls of tools, and what stands beside them.
//!
//! Invariant: what is put together is what the same completion gives as a whole.

use std::collections::BTreeMap;

use serde_json::value::RawValue;

use saop::{RawResponse, TokenUsage};

use super::wire::{Parts, no_completion, tokens, words};
use crate::endpoint::{Assemble, Taken, Unanswered};
use crate::raw::{items, members, not_null, string};

/// The data that ends a stream.
const DONE: &str = "[DONE]";

/// The JSON of an empty string.
const EMPTY: &str = "\"\"";

/// A completion so far.
#[derive(Debug, Default)]
pub(super) struct Deltas {
    parts: Parts,
    /// As JSON; empty if there is none.
    refusal: String,
    /// The calls by their numbers. Some servers give every call the same.
    calls: BTreeMap<u64, Vec<Call>>,
    /// The call in the form that came before those.
    function_call: Option<Call>,
    /// Half a character: some servers send a surrogate pair in two pieces.
    half: Vec<u8>,
    has_choice: bool,
    is_done: bool,
}

/// A call of a tool so far: its members as JSON, empty while they are missing.
#[derive(Debug, Default)]
struct Call {
    id: String,
    name: String,
    arguments: String,
}

impl Assemble for Deltas {
    fn take(&mut self, data: &str) -> Result<Taken, Unanswered> {
        let data = data.trim();
        if data.is_empty() {
            return Ok(Taken::Nothing);
        }
        if data == DONE {
            self.is_done = true;
            return Ok(Taken::End);
        }
        let refused = |why: &str| Unanswered::Unexpected(no_completion(why));
        let chunk: &RawValue =
            serde_json::from_str(data).map_err(|error| refused(&error.to_string()))?;
        let [choices, usage, error] = members(chunk, ["choices", "usage", "error"])
            .ok_or_else(|| refused("expected an object"))?;
        if let Some(error) = not_null(error) {
            return self.failed(error);
        }
        if let Some(usage) = not_null(usage).and_then(tokens) {
            self.parts.usage = Some(usage);
        }
        let mut choice = None;
        if let Some(choices) = not_null(choices) {
            // Only the first of several answers is of use.
            let is_first = |item| {
                let [index] = members(item, ["index"])?;
                index.map(|index| index.get() == "0")
            };
            items(choices, |item| {
                if choice.is_none() && is_first(item) != Some(false) {
                    choice = Some(item);
                }
            })
            .ok_or_else(|| refused("expected `choices` to be an array"))?;
        }
        let Some(choice) = choice else {
            return Ok(Taken::Nothing);
        };
        let [delta, reason, error] = members(choice, ["delta", "finish_reason", "error"])
            .ok_or_else(|| refused("expected the items of `choices` to be objects"))?;
        if let Some(error) = not_null(error) {
            return self.failed(error);
        }
        self.has_choice = true;
        if let Some(reason) = not_null(reason) {
            self.parts.reason(reason);
        }
        let Some(delta) = not_null(delta) else {
            return Ok(Taken::Nothing);
        };
        let names = ["content", "refusal", "tool_calls", "function_call"];
        let [content, refusal, calls, call] = members(delta, names)
            .ok_or_else(|| refused("expected `delta` to be an object"))?
            .map(not_null);
        let is_more = refusal.or(calls).or(call).is_some();
        if let Some(refusal) = refusal.filter(|words| words.get().starts_with('"')) {
            join(&mut self.refusal, refusal);
        }
        if let Some(calls) = calls {
            let mut is_read = true;
            items(calls, |call| is_read &= self.call(call).is_some())
                .filter(|()| is_read)
                .ok_or_else(|| refused("expected `tool_calls` to be an array of calls"))?;
        }
        if let Some(call) = call {
            let so_far = self.function_call.get_or_insert_default();
            function(call)
                .and_then(|[name, arguments]| so_far.add(name, arguments))
                .ok_or_else(|| refused("expected `function_call` to be an object"))?;
        }
        let Some(content) = content else {
            return Ok(if is_more { Taken::More } else { Taken::Nothing });
        };
        let piece = super::wire::text(content)
            .ok_or_else(|| refused("expected `content` to be a string or an array of parts"))?;
        if piece.is_empty() && is_more {
            return Ok(Taken::More);
        }
        let start = self.parts.text.len();
        self.add(piece);
        Ok(Taken::Text(start))
    }

    fn text(&self) -> &[u8] {
        &self.parts.text
    }

    fn usage(&self) -> Option<&TokenUsage> {
        self.parts.usage.as_ref()
    }

    fn is_whole(&self) -> bool {
        self.is_done || self.parts.reason.is_some()
    }

    fn finish(mut self: Box<Self>) -> Result<RawResponse, Unanswered> {
        if !self.has_choice {
            return Err(Unanswered::Nothing(String::new()));
        }
        self.parts.text.append(&mut self.half);
        let calls: Vec<_> = self.calls.values().flatten().map(Call::to_json).collect();
        let calls = if calls.is_empty() {
            self.function_call.as_ref().map(Call::function)
        } else {
            Some(format!("[{}]", calls.join(",")))
        };
        let refusal: Option<&RawValue> = serde_json::from_str(&self.refusal).ok();
        let refusal = refusal.and_then(string).filter(|words| !words.is_empty());
        Ok(self.parts.answer(refusal, calls.as_deref()))
    }
}

impl Deltas {
    /// Takes an error in place of more. What the model said before is not all of it, unless it had said why it stopped.
    fn failed(&self, error: &RawValue) -> Result<Taken, Unanswered> {
        if self.is_whole() {
            Ok(Taken::End)
        } else {
            Err(Unanswered::Nothing(words(error)))
        }
    }

    /// Adds text, of which a surrogate pair becomes one character.
    fn add(&mut self, piece: Vec<u8>) {
        if let ([0xED, high @ 0xA0..0xB0, middle], [0xED, low @ 0xB0..0xC0, last, ..]) =
            (&*self.half, &*piece)
        {
            let bits = |byte: &u8| u32::from(byte & 0x3F);
            let unit = |lead: &u8, last: &u8| 0xD000 | bits(lead) << 6 | bits(last);
            let (high, low) = (unit(high, middle), unit(low, last));
            let character = 0x1_0000 + ((high - 0xD800) << 10) + (low - 0xDC00);
            self.half.clear();
            if let Some(character) = char::from_u32(character) {
                let mut bytes = [0; 4];
                let bytes = character.encode_utf8(&mut bytes).as_bytes();
                self.parts.text.extend_from_slice(bytes);
            }
            self.parts.text.extend(piece.into_iter().skip(3));
        } else {
            self.parts.text.append(&mut self.half);
            self.parts.text.extend(piece);
        }
        if let [.., 0xED, 0xA0..0xB0, _] = &*self.parts.text {
            self.half = self.parts.text.split_off(self.parts.text.len() - 3);
        }
    }

    /// Adds a piece of a call.
    fn call(&mut self, piece: &RawValue) -> Option<()> {
        let [index, id, called] = members(piece, ["index", "id", "function"])?.map(not_null);
        let index: Option<u64> = index.and_then(|index| index.get().parse().ok());
        let id = id.map(RawValue::get).filter(|id| *id != EMPTY);
        let [name, arguments] = match called {
            Some(called) => function(called)?,
            None => [None; 2],
        };
        if id.is_none() && name.or(arguments).is_none() {
            return Some(());
        }
        let newest = self.calls.last_key_value();
        let number = index.or_else(|| newest.map(|(number, _)| *number));
        let calls = self.calls.entry(number.unwrap_or_default()).or_default();
        let is_new = calls.last().is_none_or(|call| {
            let is_other = id.is_some_and(|id| !call.id.is_empty() && id != call.id);
            // Some servers give each piece of a call an id of its own, but its name only once.
            is_other && (index.is_none() || name.is_some())
        });
        if is_new {
            calls.push(Call::default());
        }
        let call = calls.last_mut()?;
        if let Some(id) = id.filter(|_| call.id.is_empty()) {
            call.id.push_str(id);
        }
        call.add(name, arguments)
    }
}

/// Returns the name and the arguments of a call, where they are given.
fn function(call: &RawValue) -> Option<[Option<&RawValue>; 2]> {
    let [name, arguments] = members(call, ["name", "arguments"])?.map(not_null);
    Some([name.filter(|name| name.get() != EMPTY), arguments])
}

/// Adds a piece of a string to its JSON. Half a character in one piece may become a whole one with the next, so neither is unescaped.
fn join(so_far: &mut String, piece: &RawValue) -> Option<()> {
    let piece = piece.get();
    if so_far.is_empty() || so_far.as_str() == EMPTY {
        piece.clone_into(so_far);
    } else if piece != EMPTY {
        let rest = piece.strip_prefix('"')?;
        if so_far.pop() != Some('"') {
            return None;
        }
        so_far.push_str(rest);
    }
    Some(())
}

impl Call {
    /// Adds a piece of its name and arguments.
    fn add(&mut self, name: Option<&RawValue>, arguments: Option<&RawValue>) -> Option<()> {
        if let Some(name) = name {
            join(&mut self.name, name)?;
        }
        if let Some(arguments) = arguments {
            join(&mut self.arguments, arguments)?;
        }
        Some(())
    }

    fn to_json(&self) -> String {
        let function = self.function();
        object(&[
            ("id", &*self.id),
            ("type", "\"function\""),
            ("function", &*function),
        ])
    }

    fn function(&self) -> String {
        // Where a call has no arguments, some servers send none, or an empty piece, which is no JSON text.
        let arguments = match &*self.arguments {
            "" | EMPTY => "\"{}\"",
            arguments => arguments,
        };
        object(&[("name", &*self.name), ("arguments", arguments)])
    }
}

/// Writes an object of those members that are there.
fn object(members: &[(&str, &str)]) -> String {
    let given = members.iter().filter(|(_, value)| !value.is_empty());
    let given: Vec<_> = given
        .map(|(name, value)| format!("\"{name}\":{value}"))
        .collect();
    format!("{{{}}}", given.join(","))
}
