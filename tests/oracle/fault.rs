//! The first fault of a text, in text order: what, where, and at which path. It reads RFC 8259 and nothing else, by itself.
//!
//! Invariant: called only where a reader beside the library refuses a text, so that there is one.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::reader::Refusal;

/// SPEC W
const LEVELS: usize = 128;

/// What is wrong with a text.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) kind: Refusal,
    /// The second of two equal keys, the bracket that opens a level too many, or the first byte with which the text is no
    /// beginning of any JSON, of a lone surrogate the last digit; the length of a text that only stops too early.
    pub(crate) at: usize,
    /// From the innermost step outward; empty where the text is no JSON.
    steps: Vec<String>,
}

impl Fault {
    /// No JSON from there on.
    pub(crate) fn syntax(at: usize) -> Self {
        Self::new(Refusal::Syntax, at)
    }

    fn new(kind: Refusal, at: usize) -> Self {
        let steps = Vec::new();
        Self { kind, at, steps }
    }

    /// The path of the value that is at fault.
    pub(crate) fn path(&self) -> String {
        let escaped = |step: &String| format!("/{}", step.replace('~', "~0").replace('/', "~1"));
        self.steps.iter().rev().map(escaped).collect()
    }

    /// The key that repeats, where one does.
    pub(crate) fn key(&self) -> &str {
        self.steps.first().map_or("", String::as_str)
    }

    fn inside(mut self, step: &impl ToString) -> Self {
        if self.kind != Refusal::Syntax {
            self.steps.push(step.to_string());
        }
        self
    }
}

/// The first fault; `None` for sound JSON of no more levels than the protocol has.
pub(crate) fn first(text: &str) -> Option<Fault> {
    let mut scan = Scan { text, at: 0 };
    let whole = scan.value(1).and_then(|()| {
        scan.space();
        match scan.peek() {
            None => Ok(()),
            Some(_) => Err(scan.syntax()),
        }
    });
    whole.err()
}

struct Scan<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Scan<'t> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn space(&mut self) {
        while let Some(b' ' | b'\t' | b'\n' | b'\r') = self.peek() {
            self.at += 1;
        }
    }

    fn syntax(&self) -> Fault {
        Fault::syntax(self.at)
    }

    fn eat(&mut self, is: impl Fn(u8) -> bool) -> Result<(), Fault> {
        if !self.peek().is_some_and(is) {
            return Err(self.syntax());
        }
        self.at += 1;
        Ok(())
    }

    /// Whether another value follows in an array or object.
    fn another(&mut self, close: u8) -> Result<bool, Fault> {
        self.space();
        let more = self.peek() == Some(b',');
        self.eat(|byte| byte == b',' || byte == close)?;
        Ok(more)
    }

    fn value(&mut self, level: usize) -> Result<(), Fault> {
        self.space();
        match self.peek() {
            Some(b'{' | b'[') if level > LEVELS => Err(Fault::new(Refusal::TooDeep, self.at)),
            Some(b'{') => self.object(level),
            Some(b'[') => self.array(level),
            Some(b'"') => self.string().map(drop),
            Some(b't') => self.word("true"),
            Some(b'f') => self.word("false"),
            Some(b'n') => self.word("null"),
            _ => self.number(),
        }
    }

    fn object(&mut self, level: usize) -> Result<(), Fault> {
        let mut keys = BTreeSet::new();
        self.at += 1;
        self.space();
        if self.peek() == Some(b'}') {
            self.at += 1;
            return Ok(());
        }
        loop {
            self.space();
            let start = self.at;
            let key = self.string()?;
            if keys.contains(&key) {
                return Err(Fault::new(Refusal::Duplicate, start).inside(&key));
            }
            self.space();
            self.eat(|byte| byte == b':')?;
            self.value(level + 1).map_err(|fault| fault.inside(&key))?;
            keys.insert(key);
            if !self.another(b'}')? {
                return Ok(());
            }
        }
    }

    fn array(&mut self, level: usize) -> Result<(), Fault> {
        self.at += 1;
        self.space();
        if self.peek() == Some(b']') {
            self.at += 1;
            return Ok(());
        }
        for index in 0_usize.. {
            self.value(level + 1)
                .map_err(|fault| fault.inside(&index))?;
            if !self.another(b']')? {
                break;
            }
        }
        Ok(())
    }

    fn string(&mut self) -> Result<Cow<'t, str>, Fault> {
        self.eat(|byte| byte == b'"')?;
        let start = self.at;
        let mut escapes = false;
        loop {
            match self.peek() {
                Some(b'"') => break,
                Some(b'\\') => {
                    escapes = true;
                    self.at += 1;
                    self.escape()?;
                }
                _ => self.eat(|byte| byte >= b' ')?,
            }
        }
        let content = &self.text[start..self.at];
        self.at += 1;
        if !escapes {
            return Ok(Cow::Borrowed(content));
        }
        let quoted = &self.text[start - 1..self.at];
        let content = serde_json::from_str(quoted).map_err(|_| self.syntax())?;
        Ok(Cow::Owned(content))
    }

    /// After the backslash. Of a pair of surrogates both are escaped.
    fn escape(&mut self) -> Result<(), Fault> {
        if self.peek() != Some(b'u') {
            return self.eat(|byte| b"\"\\/bfnrt".contains(&byte));
        }
        if self.unit(false)? {
            self.eat(|byte| byte == b'\\')?;
            self.unit(true)?;
        }
        Ok(())
    }

    /// A unit of UTF-16, which is the second of a pair of surrogates or not; gives whether it is the first of one.
    fn unit(&mut self, second: bool) -> Result<bool, Fault> {
        self.eat(|byte| byte == b'u')?;
        for _ in 0..4 {
            self.eat(|byte| byte.is_ascii_hexdigit())?;
        }
        let unit = u32::from_str_radix(&self.text[self.at - 4..self.at], 16).unwrap_or_default();
        if (0xDC00..=0xDFFF).contains(&unit) == second {
            return Ok((0xD800..=0xDBFF).contains(&unit));
        }
        Err(Fault::syntax(self.at - 1))
    }

    fn word(&mut self, word: &str) -> Result<(), Fault> {
        word.bytes()
            .try_for_each(|wanted| self.eat(|byte| byte == wanted))
    }

    fn number(&mut self) -> Result<(), Fault> {
        if self.peek() == Some(b'-') {
            self.at += 1;
        }
        if self.peek() == Some(b'0') {
            self.at += 1;
        } else {
            self.digits()?;
        }
        if self.peek() == Some(b'.') {
            self.at += 1;
            self.digits()?;
        }
        if let Some(b'e' | b'E') = self.peek() {
            self.at += 1;
            if let Some(b'+' | b'-') = self.peek() {
                self.at += 1;
            }
            self.digits()?;
        }
        Ok(())
    }

    fn digits(&mut self) -> Result<(), Fault> {
        self.eat(|byte| byte.is_ascii_digit())?;
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        Ok(())
    }
}
