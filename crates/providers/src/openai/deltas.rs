//! A chat completion that arrives in pieces: the text, the calls of tools, and what stands beside them.
//!
//! Invariant: what is put together is what the same completion gives as a whole.

use std::collections::BTreeMap;

use serde_json::value::RawValue;
use serde_json::{Value, json};

use saop::RawResponse;

use super::wire::{Parts, tokens, unexpected, words};
use crate::endpoint::{Assemble, Taken, Unanswered};
use crate::raw::{items, members, not_null, string, unescaped};

/// The data that ends a stream.
const DONE: &str = "[DONE]";

/// A completion so far.
#[derive(Debug, Default)]
pub(super) struct Deltas {
    parts: Parts,
    refusal: String,
    /// The calls by their numbers.
    calls: BTreeMap<u64, Call>,
    /// The call in the form that came before those.
    function_call: Option<Call>,
    /// Half a character: some servers send a surrogate pair in two pieces.
    half: Vec<u8>,
    is_done: bool,
}

/// A call of a tool so far.
#[derive(Debug, Default)]
struct Call {
    id: String,
    name: String,
    arguments: Vec<u8>,
}

impl Assemble for Deltas {
    fn take(&mut self, data: &str) -> Result<Taken, Unanswered> {
        let data = data.trim();
        if data == DONE {
            self.is_done = true;
            return Ok(Taken::End);
        }
        let refused = |why: &str| Unanswered::Unexpected(unexpected(data, why));
        let chunk: &RawValue =
            serde_json::from_str(data).map_err(|error| refused(&error.to_string()))?;
        let [choices, usage, error] = members(chunk, ["choices", "usage", "error"])
            .ok_or_else(|| refused("expected an object"))?;
        // What the model said before is not all of it.
        if let Some(error) = not_null(error) {
            return Err(Unanswered::Nothing(words(error)));
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
            return Err(Unanswered::Nothing(words(error)));
        }
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
        self.refusal.extend(refusal.and_then(string));
        if let Some(calls) = calls {
            let mut is_read = true;
            items(calls, |call| is_read &= self.call(call).is_some())
                .filter(|()| is_read)
                .ok_or_else(|| refused("expected `tool_calls` to be an array of calls"))?;
        }
        if let Some(call) = call {
            let so_far = self.function_call.get_or_insert_default();
            so_far
                .add(call)
                .ok_or_else(|| refused("expected `function_call` to be an object"))?;
        }
        let Some(content) = content else {
            return Ok(Taken::Nothing);
        };
        let piece = super::wire::text(content)
            .ok_or_else(|| refused("expected `content` to be a string or an array of parts"))?;
        let start = self.parts.text.len();
        self.add(piece);
        Ok(Taken::Text(start))
    }

    fn text(&self) -> &[u8] {
        &self.parts.text
    }

    fn is_whole(&self) -> bool {
        self.is_done || self.parts.reason.is_some()
    }

    fn finish(mut self: Box<Self>) -> RawResponse {
        self.parts.text.append(&mut self.half);
        let calls = self
            .calls
            .values()
            .map(|call| json!({"id": call.id, "type": "function", "function": call.function()}));
        let calls: Vec<_> = calls.collect();
        let calls = (!calls.is_empty()).then(|| json!(calls).to_string());
        let calls = calls.or_else(|| Some(self.function_call.as_ref()?.function().to_string()));
        let refusal = Some(self.refusal).filter(|words| !words.is_empty());
        self.parts.answer(refusal, calls.as_deref())
    }
}

impl Deltas {
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
        let [index, id, function] = members(piece, ["index", "id", "function"])?.map(not_null);
        let id = id.and_then(string).filter(|id| !id.is_empty());
        let last = self.calls.last_key_value();
        // Who leaves the number out begins a call with its id.
        let number = match (index.and_then(|index| index.get().parse().ok()), last) {
            (Some(number), _) => number,
            (None, None) => 0,
            (None, Some((number, call))) => {
                let is_new = id.as_ref().is_some_and(|id| *id != call.id);
                number.saturating_add(u64::from(is_new))
            }
        };
        if let Some(id) = id {
            self.calls.entry(number).or_default().id = id;
        }
        match function {
            Some(function) => self.calls.entry(number).or_default().add(function),
            None => Some(()),
        }
    }
}

impl Call {
    /// Adds a piece of its name and arguments.
    fn add(&mut self, piece: &RawValue) -> Option<()> {
        let [name, arguments] = members(piece, ["name", "arguments"])?.map(not_null);
        self.name.extend(name.and_then(string));
        let arguments = arguments.and_then(unescaped);
        self.arguments.extend(arguments.into_iter().flatten());
        Some(())
    }

    fn function(&self) -> Value {
        let arguments = String::from_utf8_lossy(&self.arguments);
        json!({"name": self.name, "arguments": arguments})
    }
}
