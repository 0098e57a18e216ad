//! Readers of streams of events, as the clients of MCP have them: the standard's, and some that differ from it.

use serde_json::Value;

/// How a client reads a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// As the standard says.
    Standard,
    /// Lines end where Python's `splitlines` ends them.
    SplitLines,
    /// The marks of UTF-8 and of UTF-8 that was read as Latin-1 are taken off the start, as eventsource-parser does.
    Marks,
    /// An event ends where the stream does.
    UntilTheEnd,
}

impl Reading {
    pub(crate) const ALL: [Self; 4] = [
        Self::Standard,
        Self::SplitLines,
        Self::Marks,
        Self::UntilTheEnd,
    ];
}

/// The messages that a client finds in a stream.
pub(crate) fn messages(stream: &[u8], reading: Reading) -> Vec<Value> {
    let all = data(stream, reading);
    let read = all.iter().map(|data| serde_json::from_slice(data));
    read.filter_map(Result::ok).collect()
}

/// The data of the events that a client takes for messages.
pub(crate) fn data(stream: &[u8], reading: Reading) -> Vec<Vec<u8>> {
    let mut text = String::from_utf8_lossy(stream).into_owned();
    let marks: &[&str] = match reading {
        Reading::Marks => &["\u{FEFF}", "ï»¿"],
        _ => &["\u{FEFF}"],
    };
    for mark in marks {
        if let Some(rest) = text.strip_prefix(mark) {
            text = rest.to_owned();
            break;
        }
    }
    if reading == Reading::UntilTheEnd {
        text.push_str("\n\n");
    }
    let is_break = |c: char| {
        reading == Reading::SplitLines
            && matches!(
                c,
                '\u{B}' | '\u{C}' | '\u{1C}'..='\u{1E}' | '\u{85}' | '\u{2028}' | '\u{2029}'
            )
    };
    let text = text.replace("\r\n", "\n").replace(['\r'], "\n");
    let text = text.replace(is_break, "\n");
    let mut found = Vec::new();
    let (mut data, mut kind): (Option<String>, String) = (None, String::new());
    // What stands behind the last end of a line is no line.
    let Some((lines, _)) = text.rsplit_once('\n') else {
        return found;
    };
    for line in lines.split('\n') {
        if line.is_empty() {
            if let Some(data) = data.take()
                && matches!(&*kind, "" | "message")
            {
                found.push(data.into_bytes());
            }
            kind.clear();
            continue;
        }
        let (name, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.strip_prefix(' ').unwrap_or(value);
        match name {
            "data" => match &mut data {
                Some(data) => {
                    data.push('\n');
                    data.push_str(value);
                }
                None => data = Some(value.to_owned()),
            },
            "event" => value.clone_into(&mut kind),
            _ => {}
        }
    }
    found
}

/// Divides a stream into its events, and what stands between them. What has no end is left out.
pub(crate) fn pieces(stream: &[u8]) -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    let (mut begun, mut is_event) = (Vec::new(), false);
    let mut rest = stream;
    while let Some(end) = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')) {
        let length = if rest[end..].starts_with(b"\r\n") {
            end + 2
        } else {
            end + 1
        };
        let (line, others) = rest.split_at(length);
        rest = others;
        begun.extend_from_slice(line);
        is_event |= end > 0 && line[0] != b':';
        if end == 0 || !is_event {
            all.push(std::mem::take(&mut begun));
            is_event = false;
        }
    }
    all
}
