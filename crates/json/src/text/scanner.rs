//! One iterative pass over a value of any shape: syntax, depth and duplicate keys are checked here for
//! every reader that does not know the shape beforehand. Nesting costs heap, never stack.

use super::cursor::{Cursor, RawStr};
use super::fault::{Fault, FaultKind};
use super::stack::Stack;
use super::unique_keys::{Keys, Object};
use crate::pointer::push_pointer_step;

/// Is told what a scan passes, in text order. Offsets are into the scanned text.
pub trait Handler<'a> {
    /// The beginning of an array or object.
    fn open(&mut self, _start: usize, _shape: Shape) {}
    /// A key, `start` being the offset of its opening quote.
    fn key(&mut self, _start: usize, _key: RawStr<'a>) {}
    /// A string, number or literal.
    fn scalar(&mut self, _start: usize, _end: usize) {}
    /// The end of the innermost open array or object.
    fn close(&mut self, _end: usize, _shape: Shape) {}
}

/// Checks and passes over, no more.
pub struct Skip;

impl Handler<'_> for Skip {}

/// What holds other values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `[…]`
    Array,
    /// `{…}`
    Object,
}

/// As many levels as most documents have.
const LEVELS: usize = 8;

/// A cursor with what it takes to scan whole values. Reused from value to value to keep its room.
#[derive(Debug)]
pub struct Scanner<'a> {
    /// Where the scan is.
    pub cursor: Cursor<'a>,
    max_depth: usize,
    unique_keys: bool,
    /// A byte a level: where there is no limit of depth, a text may open little else.
    open: Stack<Shape, LEVELS>,
    /// The open objects, where their keys are to be unique.
    objects: Stack<Object, LEVELS>,
    keys: Keys<'a>,
}

impl<'a> Scanner<'a> {
    /// A scanner of no more than `max_depth` levels, which takes each key of an object once.
    #[must_use]
    pub const fn new(cursor: Cursor<'a>, max_depth: usize) -> Self {
        Self {
            cursor,
            max_depth,
            unique_keys: true,
            open: Stack::new(Shape::Array),
            objects: Stack::new(Object::NONE),
            keys: Keys::new(),
        }
    }

    /// A scanner of no more than `max_depth` levels, in which an object may name a key again. For whoever finds all of those.
    #[must_use]
    pub const fn with_repeated_keys(cursor: Cursor<'a>, max_depth: usize) -> Self {
        let mut scanner = Self::new(cursor, max_depth);
        scanner.unique_keys = false;
        scanner
    }

    /// A scanner that asks no more of a text than RFC 8259 does.
    #[must_use]
    pub const fn lenient(cursor: Cursor<'a>) -> Self {
        let mut scanner = Self::new(cursor, usize::MAX);
        scanner.unique_keys = false;
        scanner
    }

    /// Refuses to open another level where `depth` are open.
    ///
    /// # Errors
    ///
    /// Where there would be too many.
    #[inline]
    pub(crate) fn check_depth(&self, depth: usize) -> Result<(), Fault> {
        if depth >= self.max_depth {
            return Err(Fault {
                kind: FaultKind::TooDeep {
                    max: self.max_depth,
                },
                offset: self.cursor.pos,
            });
        }
        Ok(())
    }

    /// Scans a text that is one value and nothing else.
    ///
    /// # Errors
    ///
    /// The first fault of the text.
    pub fn document(&mut self, handler: &mut impl Handler<'a>) -> Result<(), Fault> {
        self.value(0, handler)?;
        self.cursor.end()
    }

    /// Scans the next value, which lies inside `depth` open arrays and objects.
    ///
    /// # Errors
    ///
    /// The first fault of the value.
    pub fn value(&mut self, depth: usize, handler: &mut impl Handler<'a>) -> Result<(), Fault> {
        self.open.clear();
        self.objects.clear();
        self.keys.clear();
        loop {
            if !self.enter(depth, handler)? {
                continue;
            }
            loop {
                let Some(&mut shape) = self.open.last_mut() else {
                    return Ok(());
                };
                if self.next_or_close(shape, handler)? {
                    break;
                }
            }
        }
    }

    /// Begins a value. `false`: it is an array or object with something in it, so that another value
    /// begins next.
    fn enter(&mut self, depth: usize, handler: &mut impl Handler<'a>) -> Result<bool, Fault> {
        match self.cursor.peek_token() {
            Some(b'{') => {
                self.begin(depth, Shape::Object, handler)?;
                if self.cursor.peek_token() == Some(b'}') {
                    self.end(Shape::Object, handler);
                    return Ok(true);
                }
                self.key(handler)?;
                Ok(false)
            }
            Some(b'[') => {
                self.begin(depth, Shape::Array, handler)?;
                if self.cursor.peek_token() == Some(b']') {
                    self.end(Shape::Array, handler);
                    return Ok(true);
                }
                Ok(false)
            }
            Some(b'"') => {
                let start = self.cursor.pos;
                self.cursor.string()?;
                handler.scalar(start, self.cursor.pos);
                Ok(true)
            }
            _ => {
                let start = self.cursor.pos;
                self.scalar()?;
                handler.scalar(start, self.cursor.pos);
                Ok(true)
            }
        }
    }

    /// After a value inside an array or object: `true` where another one begins, `false` where it closed.
    fn next_or_close(
        &mut self,
        shape: Shape,
        handler: &mut impl Handler<'a>,
    ) -> Result<bool, Fault> {
        if shape == Shape::Object && self.cursor.comma_before_key() {
            self.quoted_key(handler)?;
            return Ok(true);
        }
        match (self.cursor.peek_token(), shape) {
            (Some(b','), Shape::Array) => {
                self.cursor.pos += 1;
                if self.cursor.peek_token() == Some(b']') {
                    return Err(self.cursor.expected("a JSON value"));
                }
                Ok(true)
            }
            (Some(b','), Shape::Object) => {
                self.cursor.pos += 1;
                self.key(handler)?;
                Ok(true)
            }
            (Some(b']'), Shape::Array) => {
                self.end(Shape::Array, handler);
                Ok(false)
            }
            (Some(b'}'), Shape::Object) => {
                self.end(Shape::Object, handler);
                Ok(false)
            }
            (_, Shape::Array) => Err(self.cursor.expected(AFTER_ITEM)),
            (_, Shape::Object) => Err(self.cursor.expected(AFTER_MEMBER)),
        }
    }

    fn begin(
        &mut self,
        depth: usize,
        shape: Shape,
        handler: &mut impl Handler<'a>,
    ) -> Result<(), Fault> {
        self.check_depth(depth + self.open.len())?;
        handler.open(self.cursor.pos, shape);
        self.cursor.pos += 1;
        self.open.push(shape);
        if shape == Shape::Object && self.unique_keys {
            self.objects.push(self.keys.open());
        }
        Ok(())
    }

    fn end(&mut self, shape: Shape, handler: &mut impl Handler<'a>) {
        self.cursor.pos += 1;
        self.open.pop();
        if shape == Shape::Object
            && let Some(object) = self.objects.pop()
        {
            self.keys.close(object);
        }
        handler.close(self.cursor.pos, shape);
    }

    fn key(&mut self, handler: &mut impl Handler<'a>) -> Result<(), Fault> {
        if self.cursor.peek_token() != Some(b'"') {
            return Err(self.cursor.expected(KEY));
        }
        self.quoted_key(handler)
    }

    /// A key of which the quote is next.
    fn quoted_key(&mut self, handler: &mut impl Handler<'a>) -> Result<(), Fault> {
        let start = self.cursor.pos;
        // Not `string`, which puts what either arm gives together in memory: to read it from there waits for that.
        let key = match self.cursor.plain_string() {
            Ok(plain) => RawStr::Plain(plain),
            Err(at) => self.cursor.string_from(at)?,
        };
        let fresh = match self.objects.last_mut() {
            Some(object) => self.keys.insert(object, key),
            None => true,
        };
        handler.key(start, key);
        if !fresh {
            return Err(Fault {
                kind: FaultKind::DuplicateKey,
                offset: start,
            });
        }
        self.cursor.colon()
    }

    fn scalar(&mut self) -> Result<(), Fault> {
        match self.cursor.peek() {
            Some(b'-' | b'0'..=b'9') => self.cursor.skip_number(),
            Some(b't') => self.cursor.literal("true"),
            Some(b'f') => self.cursor.literal("false"),
            Some(b'n') => self.cursor.literal("null"),
            _ => Err(self.cursor.expected(VALUE)),
        }
    }
}

pub(crate) const VALUE: &str = "a JSON value";
const KEY: &str = "a key in double quotes";
pub(crate) const AFTER_ITEM: &str = "`,` or `]` after the array's item";
pub(crate) const AFTER_MEMBER: &str = "`,` or `}` after the object's member";

/// The JSON Pointer of the place that a scan has reached.
#[derive(Debug, Default)]
pub struct Place<'a> {
    steps: Vec<Step<'a>>,
    /// A scalar member or item is done once passed; an open one stays.
    pending: bool,
}

#[derive(Debug)]
enum Step<'a> {
    Key(Option<RawStr<'a>>),
    Index(usize),
}

impl Place<'_> {
    fn begin_value(&mut self) {
        if let Some(Step::Index(index)) = self.steps.last_mut()
            && self.pending
        {
            *index += 1;
        }
        self.pending = true;
    }

    /// The place of the key last read, or of the value that could not begin.
    #[must_use]
    pub fn pointer(&self) -> String {
        let mut pointer = String::new();
        let innermost = self.steps.len().wrapping_sub(1);
        for (depth, step) in self.steps.iter().enumerate() {
            match step {
                Step::Key(Some(key)) => push_pointer_step(&mut pointer, &key.unescape()),
                Step::Key(None) => {}
                Step::Index(index) => {
                    let next = usize::from(self.pending && depth == innermost);
                    push_pointer_step(&mut pointer, &(index + next).to_string());
                }
            }
        }
        pointer
    }
}

impl<'a> Handler<'a> for Place<'a> {
    fn open(&mut self, _start: usize, shape: Shape) {
        self.begin_value();
        self.steps.push(match shape {
            Shape::Object => Step::Key(None),
            Shape::Array => Step::Index(0),
        });
        self.pending = false;
    }

    fn key(&mut self, _start: usize, key: RawStr<'a>) {
        if let Some(Step::Key(current)) = self.steps.last_mut() {
            *current = Some(key);
        }
    }

    fn scalar(&mut self, _start: usize, _end: usize) {
        self.begin_value();
    }

    fn close(&mut self, _end: usize, _shape: Shape) {
        self.steps.pop();
        self.pending = true;
    }
}
