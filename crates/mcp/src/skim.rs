//! The ids of messages in a text that is not JSON: the request that a broken answer is for, and the id of a broken request.
//!
//! Invariant: a text that does not begin as a message has none, so that a line of a log settles nothing; and after the first place where
//! strings and brackets may be misread, nothing counts. Memory is bounded, however long the text is.

use saop_json::JsonKind;

use crate::rpc::{is_like, read_body};

/// A longer id is not read, and a longer key is none of those that count.
const LONGEST_ID: usize = 1024;
const LONGEST_KEY: usize = 64;
/// Of more messages in one text, nothing is read.
const MOST: usize = 1 << 14;
const MARK: [u8; 3] = *b"\xEF\xBB\xBF";

/// What is read of a message.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Skimmed {
    /// The values of `id`, each once, as JSON text.
    pub(crate) ids: Vec<String>,
    has_method: bool,
    has_outcome: bool,
}

impl Skimmed {
    /// Whether it answers a request.
    pub(crate) const fn is_answer(&self) -> bool {
        self.has_outcome && !self.has_method
    }

    /// Whether it is a request or a notification.
    pub(crate) const fn is_request(&self) -> bool {
        self.has_method && !self.has_outcome
    }
}

/// Reads a text piece by piece.
#[derive(Debug, Default)]
pub(crate) struct Skim {
    at: At,
    /// How many arrays and objects are open.
    depth: usize,
    /// The depth of the members of a message: in an array of messages, one more.
    level: usize,
    /// Whether the last token ended a value, so that another one may not follow at once.
    has_value: bool,
    /// The quote of the string that is open.
    quote: u8,
    is_escaped: bool,
    /// The bytes of the key or the id that is being read.
    kept: Vec<u8>,
    key: Key,
    seen: usize,
    messages: Vec<Skimmed>,
}

/// Where the next byte stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum At {
    /// Before the first bracket, behind so many bytes of a byte order mark.
    #[default]
    Start,
    /// Before a message, or behind the last one.
    Between,
    /// Before a key.
    Before,
    Key,
    Colon,
    /// Before the value of a member.
    Value,
    /// In a string that is the value of a member, or deeper.
    Text,
    /// In a number or a word.
    Word,
    /// Behind the value of a member.
    Behind,
    /// Inside the value of a member, which is an array or an object.
    Inside,
    /// Nothing counts any more.
    End,
}

/// What the key of the member says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Key {
    Id,
    #[default]
    Other,
}

impl Skim {
    /// Reads a whole text.
    pub(crate) fn of(bytes: &[u8]) -> Vec<Skimmed> {
        let mut skim = Self::default();
        skim.push(bytes);
        skim.finish()
    }

    /// Takes the next piece.
    pub(crate) fn push(&mut self, bytes: &[u8]) {
        for byte in bytes {
            if self.at == At::End {
                return;
            }
            self.take(*byte);
        }
    }

    /// Returns the messages.
    pub(crate) fn finish(mut self) -> Vec<Skimmed> {
        // A number may have been cut off: it is another one then.
        self.kept.clear();
        self.messages
    }

    fn take(&mut self, byte: u8) {
        let is_space = matches!(byte, b' ' | b'\t' | b'\r' | b'\n');
        match self.at {
            At::Key | At::Text => return self.in_string(byte),
            At::Word if is_of_word(byte) => return self.keep(byte),
            At::Word => self.value_ends(),
            _ => {}
        }
        if is_space {
            return;
        }
        self.at = match (self.at, byte) {
            (At::Start, byte) if MARK.get(self.seen) == Some(&byte) => {
                self.seen += 1;
                At::Start
            }
            (At::Start, b'[') => {
                (self.depth, self.level) = (1, 2);
                At::Between
            }
            (At::Start, b'{') => {
                self.level = 1;
                self.message()
            }
            (At::Between, b'{') => self.message(),
            (At::Between, b',') => At::Between,
            (At::Before, b'"' | b'\'') => self.string(byte, At::Key),
            (At::Before | At::Behind, b',') => At::Before,
            (At::Before | At::Behind, b'}') => {
                self.depth -= 1;
                At::Between
            }
            (At::Colon, b':') => At::Value,
            (At::Value, b'"' | b'\'') => self.string(byte, At::Text),
            (At::Value, b'{' | b'[') => self.open(),
            (At::Value, byte) if is_of_word(byte) => self.word(byte),
            (At::Inside, b'"' | b'\'') if !self.has_value => self.string(byte, At::Text),
            (At::Inside, b'{' | b'[') if !self.has_value => self.open(),
            (At::Inside, b'}' | b']') => self.close(),
            (At::Inside, b',' | b':') => {
                self.has_value = false;
                At::Inside
            }
            (At::Inside, byte) if is_of_word(byte) && !self.has_value => self.word(byte),
            _ => At::End,
        };
    }

    fn message(&mut self) -> At {
        if self.messages.len() == MOST {
            self.messages.clear();
            return At::End;
        }
        self.depth += 1;
        self.messages.push(Skimmed::default());
        At::Before
    }

    fn string(&mut self, quote: u8, at: At) -> At {
        (self.quote, self.is_escaped) = (quote, false);
        self.kept.clear();
        at
    }

    fn word(&mut self, byte: u8) -> At {
        self.kept.clear();
        self.keep(byte);
        At::Word
    }

    fn open(&mut self) -> At {
        self.depth += 1;
        self.has_value = false;
        At::Inside
    }

    fn close(&mut self) -> At {
        self.depth -= 1;
        self.has_value = true;
        if self.depth == self.level {
            At::Behind
        } else {
            At::Inside
        }
    }

    fn keep(&mut self, byte: u8) {
        // One byte more shows that it is too long.
        if self.depth == self.level && self.kept.len() <= LONGEST_ID {
            self.kept.push(byte);
        }
    }

    fn in_string(&mut self, byte: u8) {
        if self.is_escaped {
            self.is_escaped = false;
        } else if byte == b'\\' {
            self.is_escaped = true;
        } else if byte == self.quote {
            if self.at == At::Key {
                self.key_ends();
            } else {
                self.value_ends();
            }
            return;
        }
        self.keep(byte);
    }

    fn key_ends(&mut self) {
        self.at = At::Colon;
        self.key = Key::Other;
        let key = std::mem::take(&mut self.kept);
        if key.len() > LONGEST_KEY {
            return;
        }
        let key = read_string(&key, self.quote).unwrap_or_default();
        let Some(message) = self.messages.last_mut() else {
            return;
        };
        if is_like(&key, "id") {
            self.key = Key::Id;
        } else if is_like(&key, "method") {
            message.has_method = true;
        } else if is_like(&key, "result") || is_like(&key, "error") {
            message.has_outcome = true;
        }
    }

    /// A string, a number or a word has ended.
    fn value_ends(&mut self) {
        let is_word = self.at == At::Word;
        if self.depth > self.level {
            (self.at, self.has_value) = (At::Inside, true);
            return;
        }
        self.at = At::Behind;
        if self.key == Key::Id
            && let Some(id) = read_id(&self.kept, self.quote, is_word)
            && let Some(message) = self.messages.last_mut()
            && !message.ids.contains(&id)
            && message.ids.len() < MOST_IDS
        {
            message.ids.push(id);
        }
    }
}

/// More different ids of one message say nothing.
const MOST_IDS: usize = 8;

const fn is_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.' | b'_')
}

/// Reads what stands between quotes.
fn read_string(text: &[u8], quote: u8) -> Option<String> {
    let text = std::str::from_utf8(text).ok()?;
    if !text.contains('\\') && !text.contains('"') {
        return Some(text.to_owned());
    }
    if quote != b'"' {
        return None;
    }
    let quoted = format!("\"{text}\"");
    let read = read_body(quoted.as_bytes(), 1).ok()?;
    read.tree.root().string().map(std::borrow::Cow::into_owned)
}

/// Returns a number or a string as JSON text.
fn read_id(kept: &[u8], quote: u8, is_word: bool) -> Option<String> {
    if kept.len() > LONGEST_ID {
        return None;
    }
    if is_word {
        let read = read_body(kept, 1).ok()?;
        let root = read.tree.root();
        return (root.kind() == JsonKind::Number).then(|| root.text().to_owned());
    }
    let text = std::str::from_utf8(kept).ok()?;
    if quote != b'"' && text.contains(['"', '\\']) {
        return None;
    }
    // One that is no string of JSON is another id than the one that was sent.
    let id = format!("\"{text}\"");
    read_body(id.as_bytes(), 1).is_ok().then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ids of the answers in a text, however it is cut.
    #[track_caller]
    fn ids(text: &[u8]) -> Vec<Vec<String>> {
        let answers = |all: Vec<Skimmed>| -> Vec<Vec<String>> {
            let answers = all.into_iter().filter(Skimmed::is_answer);
            answers.map(|one| one.ids).collect()
        };
        let whole = answers(Skim::of(text));
        let mut skim = Skim::default();
        for byte in text.chunks(1) {
            skim.push(byte);
        }
        assert_eq!(answers(skim.finish()), whole);
        whole
    }

    // SPEC G7
    #[test]
    fn the_id_of_a_broken_answer_is_found() {
        for text in [
            &br#"{"id":7,"result":NaN}"#[..],
            br#"{"result":{"a":[NaN,-Infinity,undefined]},"id":7}"#,
            br#"{"id":7,"result":{}} and more"#,
            br#"{"id":7,"result":{}}"}"#,
            b"\xEF\xBB\xBF{\"id\":7,\"result\":{}}",
            b" \t{\"id\":7,\"result\":\"\xFF\"}",
            b"{\"id\":7,\r\"result\":{}}\r\n",
            br#"{"id":7,"result":{"text":"abc\ud83d"}}"#,
            br#"{"id":7,"result":"\q \"id\":8}"}"#,
            b"{\"id\":7,\"result\":\"a\x01\tb\"}",
            br#"{"id":7,"error":{"code":-1,}}"#,
            br#"{"id":7,"result":{},}"#,
            br#"{"id":7,"result":{"content":[{"type":"te"#,
            br#"{"id":7,"result""#,
            br#"{'id': 7, 'result': {'a': None, "b": 'it\'s'}}"#,
            br#"{"\u0069d":7,"re\u0073ult":[}"#,
            br#"{"ID":7,"Result":.}"#,
            br#"{"id":7,"id":7,"result":01}"#,
            br#"{"id":7,"result":{"text":"he said "no" to me"},"id":8}"#,
            br#"{"id":7,"result":{"id":8,"result":[{"id":9}]}, nonsense"#,
        ] {
            let shown = String::from_utf8_lossy(text);
            assert_eq!(ids(text), [["7"]], "{shown}");
        }
        assert_eq!(ids(br#"{"id":"a\nb","result":NaN}"#), [[r#""a\nb""#]]);
        assert_eq!(ids(br"{'id':'x','result':NaN}"), [[r#""x""#]]);
        assert_eq!(ids(br#"{"id":1,"id":"2","result":NaN}"#), [["1", r#""2""#]]);
        let two = [["1"], ["2"]];
        assert_eq!(ids(br#"[{"id":1,"result":NaN},{"id":2,"error":0}]"#), two);
        assert_eq!(ids(br#"{"id":1,"result":0}{"id":2,"error":0}"#), two);
    }

    // SPEC G7
    #[test]
    fn what_is_no_answer_has_no_id() {
        for text in [
            &br#"INFO sent {"id":7,"result":{}}"#[..],
            br#"2026-01-01 {"id":7,"result":{}}"#,
            br#"[INFO] {"id":7,"result":{}}"#,
            br#"["a",{"id":7,"result":{}}]"#,
            br#"{"level":"info","id":7,"msg":NaN}"#,
            br#"{"id":7,"method":"a","params":NaN}"#,
            br#"{"id":7,"method":"a","result":NaN}"#,
            br#"{"id" 7,"result":NaN}"#,
            br#"{id:7,"result":NaN}"#,
            br#"{"a":1 "id":7,"result":NaN}"#,
            br#"{"a":"he said "no"","id":7,"result":NaN}"#,
            br#"{"a":[1 2],"id":7,"result":NaN}"#,
            br#"{"a":{},"result":NaN,"b":{"id":7}}"#,
            b"",
            b"\xEF\xBB",
            b"id",
            b"{",
            b"\xFF",
        ] {
            let shown = String::from_utf8_lossy(text);
            assert_eq!(ids(text).concat(), [""; 0], "{shown}");
        }
        for id in [
            "NaN",
            "null",
            "[7]",
            "{\"a\":7}",
            "07",
            "+7",
            r#""\ud83d""#,
            "\"a\u{1}\"",
            "\"a\tb\"",
            "7",
        ] {
            let text = format!(r#"{{"result":NaN,"id":{id}"#);
            assert_eq!(ids(text.as_bytes()).concat(), [""; 0], "{id}");
        }
        let long = format!(r#"{{"id":"{}","result":NaN}}"#, "x".repeat(LONGEST_ID));
        assert_eq!(ids(long.as_bytes()).concat().len(), 1);
        let long = format!(r#"{{"id":"{}","result":NaN}}"#, "x".repeat(LONGEST_ID + 1));
        assert_eq!(ids(long.as_bytes()).concat(), [""; 0]);
    }

    // SPEC G7
    #[test]
    fn a_long_text_takes_little_memory() {
        let mut skim = Skim::default();
        skim.push(b"{\"id\":1,\"result\":[");
        for _ in 0..1000 {
            skim.push(&[b'['; 4096]);
            skim.push(&[b'x'; 4096]);
            skim.push(b",");
        }
        assert!(skim.kept.capacity() < 4096);
        let mut skim = Skim::default();
        for _ in 0..=MOST {
            skim.push(b"{\"id\":1,\"result\":0}");
        }
        assert_eq!(skim.finish(), []);
    }
}
