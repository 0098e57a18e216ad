//! Reads RFC 8259 JSON into a [`Tree`]. Invariant: nothing but JSON is read, and every token is kept
//! as it is spelled.

use crate::error::SynthError;
use crate::tree::{Member, Tree};

/// Deeper texts are refused, so that recursion over a tree is safe.
const MAX_DEPTH: usize = 400;

impl Tree {
    /// Reads RFC 8259 JSON. Lone surrogates are kept as they are spelled.
    ///
    /// # Errors
    /// Where the text is not JSON, or is nested deeper than 400.
    pub fn parse(text: &str) -> Result<Self, SynthError> {
        read(text)
    }
}

fn read(text: &str) -> Result<Tree, SynthError> {
    let mut reader = Reader { text, at: 0 };
    reader.space();
    let tree = reader.value(0)?;
    reader.space();
    match reader.peek() {
        None => Ok(tree),
        Some(_) => Err(reader.expected("the end of the text")),
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn expected(&self, what: &str) -> SynthError {
        let found = match self
            .text
            .get(self.at..)
            .and_then(|rest| rest.chars().next())
        {
            Some(found) => format!("{found:?}"),
            None => "the end of the text".to_owned(),
        };
        SynthError::json(self.at, format!("expected {what}, but found {found}"))
    }

    fn space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn value(&mut self, depth: usize) -> Result<Tree, SynthError> {
        if depth > MAX_DEPTH {
            return Err(SynthError::json(
                self.at,
                "expected less nesting, but found more than 400 levels",
            ));
        }
        match self.peek() {
            Some(b'{') => self.object(depth),
            Some(b'[') => self.array(depth),
            Some(b'"') => self.string().map(Tree::String),
            Some(b'-' | b'0'..=b'9') => self.number().map(Tree::Number),
            _ => {
                for (word, tree) in [
                    ("null", Tree::Null),
                    ("true", Tree::Bool(true)),
                    ("false", Tree::Bool(false)),
                ] {
                    if self.text[self.at..].starts_with(word) {
                        self.at += word.len();
                        return Ok(tree);
                    }
                }
                Err(self.expected("a value"))
            }
        }
    }

    fn object(&mut self, depth: usize) -> Result<Tree, SynthError> {
        self.at += 1;
        let mut members = Vec::new();
        self.space();
        if self.eat(b'}') {
            return Ok(Tree::Object(members));
        }
        loop {
            self.space();
            if self.peek() != Some(b'"') {
                return Err(self.expected("a key"));
            }
            let key = self.string()?;
            self.space();
            if !self.eat(b':') {
                return Err(self.expected("':'"));
            }
            self.space();
            let value = self.value(depth + 1)?;
            members.push(Member { key, value });
            self.space();
            if self.eat(b'}') {
                return Ok(Tree::Object(members));
            }
            if !self.eat(b',') {
                return Err(self.expected("',' or '}'"));
            }
        }
    }

    fn array(&mut self, depth: usize) -> Result<Tree, SynthError> {
        self.at += 1;
        let mut items = Vec::new();
        self.space();
        if self.eat(b']') {
            return Ok(Tree::Array(items));
        }
        loop {
            self.space();
            items.push(self.value(depth + 1)?);
            self.space();
            if self.eat(b']') {
                return Ok(Tree::Array(items));
            }
            if !self.eat(b',') {
                return Err(self.expected("',' or ']'"));
            }
        }
    }

    fn string(&mut self) -> Result<String, SynthError> {
        let start = self.at;
        self.at += 1;
        loop {
            match self.peek() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(self.text[start..self.at].to_owned());
                }
                Some(b'\\') => {
                    self.at += 1;
                    match self.peek() {
                        Some(b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't') => {
                            self.at += 1;
                        }
                        Some(b'u') => {
                            self.at += 1;
                            for _ in 0..4 {
                                if !self.peek().is_some_and(|byte| byte.is_ascii_hexdigit()) {
                                    return Err(self.expected("a hexadecimal digit"));
                                }
                                self.at += 1;
                            }
                        }
                        _ => return Err(self.expected("an escape")),
                    }
                }
                None | Some(0..=0x1f) => return Err(self.expected("a character of a string")),
                Some(_) => self.at += 1,
            }
        }
    }

    fn digits(&mut self) -> Result<(), SynthError> {
        if !self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            return Err(self.expected("a digit"));
        }
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        Ok(())
    }

    fn number(&mut self) -> Result<String, SynthError> {
        let start = self.at;
        self.eat(b'-');
        if !self.eat(b'0') {
            self.digits()?;
        }
        if self.eat(b'.') {
            self.digits()?;
        }
        if self.eat(b'e') || self.eat(b'E') {
            let _ = self.eat(b'+') || self.eat(b'-');
            self.digits()?;
        }
        Ok(self.text[start..self.at].to_owned())
    }
}
