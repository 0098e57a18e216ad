//! Ordinary calls and answers, judged in one pass over the bytes, without a tree.
//!
//! Invariant: what is found good here is found good with the tree, which judges everything else: whatever is unusual is left to it.

use std::sync::Arc;

use saop_json::Limits;
use saop_json::text::{Cursor, Scanner, Skip, open};
use saop_schema::Schema;

use crate::guard::Guard;
use crate::listed::Listed;
use crate::open::{Kind, Request};
use crate::result::MEMBERS as RESULT;
use crate::rpc::{MEMBERS, VERSION, has_return, is_like, key_of};
use crate::settings::Policy;
use crate::settle::is_same_id;
use crate::version::Version;

/// Deeper messages are left to the tree: a schema's pass takes some of the stack for each level.
const MOST_LEVELS: usize = 256;
/// What a message has around its values is within any other bound.
const FEWEST_LEVELS: usize = 4;
/// What longer ids take is counted elsewhere.
const LONGEST_ID: usize = 64;
/// An object with more members of other names is left to the tree.
const MOST_OTHERS: usize = 8;

/// What is read of an ordinary message; of another one, nothing.
type Ordinary<T> = Option<T>;

impl Guard {
    /// Returns a call as an open request, with the key of its id, if it is ordinary and valid.
    pub(crate) fn good_call(&self, now: u64, bytes: &[u8]) -> Ordinary<(String, Request)> {
        if self.settings.calls == Policy::Pass || self.open.len() >= self.settings.max_open {
            return None;
        }
        let mut scanner = self.scanner(bytes)?;
        let (mut id, mut is_call, mut call) = (None, None, None);
        object(&mut scanner, 0, MEMBERS, |scanner, name| {
            match name {
                "id" => id = Some(skip(scanner, 1)?),
                "method" => is_call = Some((string(scanner)? == "tools/call").then_some(())?),
                "params" => call = is_call.and_then(|()| self.good_params(now, scanner)),
                _ => return None,
            }
            Some(())
        })?;
        scanner.cursor.end().ok()?;
        let (id, (version, kind)) = (id.filter(|id| id.len() <= LONGEST_ID)?, call?);
        let key = key_of(id);
        let id = id.to_owned();
        (!self.is_taken(&key)).then_some((key, Request { id, kind, version }))
    }

    fn good_params(&self, now: u64, scanner: &mut Scanner<'_>) -> Ordinary<(Version, Kind)> {
        let (mut tool_name, mut own, mut judged) = (None, None, None);
        object(
            scanner,
            1,
            ["name", "arguments", "_meta", "task"],
            |scanner, name| {
                match name {
                    "name" => tool_name = Some(string(scanner)?),
                    "arguments" => {
                        let version = self.likely_version(own);
                        let tool = self.catalog(version, now)?.get(tool_name?)?;
                        if self.head.is_some() && !tool.definition.params.is_empty() {
                            return None;
                        }
                        scanner.cursor =
                            self.good_value(scanner.cursor, 2, tool.input_schema()?)?;
                        judged = Some((version, tool));
                    }
                    "task" => return None,
                    _ => {
                        object(scanner, 2, [VERSION], |scanner, _| {
                            own = Some(Version::of(string(scanner)?));
                            Some(())
                        })?;
                    }
                }
                Some(())
            },
        )?;
        let (version, tool) = judged?;
        let checks = self.settings.results != Policy::Pass && tool.definition.checks_results();
        let kind = Kind::Call {
            tool: checks.then(|| Arc::downgrade(tool)),
            for_task: false,
        };
        (version == self.version(own)).then_some((version, kind))
    }

    /// Returns the version of a call whose `_meta` may come later.
    fn likely_version(&self, own: Option<Version>) -> Version {
        let mut known = self.known.catalogs.keys();
        let only = known.next().filter(|_| known.next().is_none()).copied();
        self.version(own.or(self.spoken()).or(only))
    }

    /// Takes an answer to an open request, if it is ordinary and valid.
    pub(crate) fn take_good_answer(&mut self, bytes: &[u8]) -> bool {
        let key = self.good_answer(bytes);
        key.and_then(|key| self.open.take(&key)).is_some()
    }

    fn good_answer(&self, bytes: &[u8]) -> Ordinary<String> {
        let mut scanner = self.scanner(bytes)?;
        let (mut id, mut result) = (None, None);
        object(&mut scanner, 0, MEMBERS, |scanner, name| {
            match name {
                "id" => id = Some(skip(scanner, 1)?),
                "result" => {
                    result = Some(scanner.cursor);
                    skip(scanner, 1)?;
                }
                _ => return None,
            }
            Some(())
        })?;
        scanner.cursor.end().ok()?;
        let (id, cursor) = (id?, result?);
        let key = key_of(id);
        let request = self.open.first(&key)?;
        if !is_same_id(id, &request.id) {
            return None;
        }
        let is_good = match &request.kind {
            Kind::Other | Kind::Call { tool: None, .. } => true,
            Kind::Call {
                tool: Some(tool), ..
            } => self
                .is_good_result(cursor, tool.upgrade()?.as_ref())
                .is_some(),
            _ => false,
        };
        is_good.then_some(key)
    }

    /// Judges the result of a call, which has been read once.
    fn is_good_result(&self, cursor: Cursor<'_>, tool: &Listed) -> Ordinary<()> {
        let schema = tool.definition.output_schema()?;
        let mut scanner = Scanner::new(cursor, self.levels());
        let mut has_content = false;
        object(&mut scanner, 1, RESULT, |scanner, name| {
            match name {
                "structuredContent" => {
                    has_content = true;
                    scanner.cursor = self.good_value(scanner.cursor, 2, schema)?;
                }
                "isError" => return (skip(scanner, 2)? == "false").then_some(()),
                "resultType" => return (string(scanner)? == "complete").then_some(()),
                _ => return None,
            }
            Some(())
        })?;
        has_content.then_some(())
    }

    /// Reads a value inside so many arrays and objects, if it keeps a schema.
    fn good_value<'a>(
        &self,
        cursor: Cursor<'a>,
        depth: usize,
        schema: &Schema,
    ) -> Ordinary<Cursor<'a>> {
        let left = cursor.text().len() - cursor.pos;
        let limits = Limits::NONE.with_max_depth(self.levels().saturating_sub(depth));
        schema.accepts_next(cursor, &limits, &mut self.settings.work(left))
    }

    fn scanner<'a>(&self, bytes: &'a [u8]) -> Ordinary<Scanner<'a>> {
        if !self.settings.bodies && has_return(bytes) || self.levels() < FEWEST_LEVELS {
            return None;
        }
        let cursor = open(bytes, &Limits::NONE.with_max_bytes(usize::MAX)).ok()?;
        Some(Scanner::new(cursor, self.levels()))
    }

    fn levels(&self) -> usize {
        self.settings.max_depth.min(MOST_LEVELS)
    }
}

/// Reads an object inside so many others. `each` reads the value of each member with one of the names.
fn object<'a, const N: usize>(
    scanner: &mut Scanner<'a>,
    depth: usize,
    names: [&'static str; N],
    mut each: impl FnMut(&mut Scanner<'a>, &'static str) -> Ordinary<()>,
) -> Ordinary<()> {
    take(scanner, b'{')?;
    if take(scanner, b'}').is_some() {
        return Some(());
    }
    let (mut seen, mut others, mut count) = ([false; N], [""; MOST_OTHERS], 0);
    loop {
        scanner.cursor.skip_whitespace();
        let key = string(scanner)?;
        scanner.cursor.colon().ok()?;
        let mut known = names.iter().zip(&mut seen);
        if let Some((name, seen)) = known.find(|(name, _)| **name == key) {
            if std::mem::replace(seen, true) {
                return None;
            }
            each(scanner, name)?;
        } else {
            let before = others.get(..count)?;
            if before.contains(&key) || names.iter().any(|name| is_like(key, name)) {
                return None;
            }
            *others.get_mut(count)? = key;
            count += 1;
            skip(scanner, depth + 1)?;
        }
        if take(scanner, b',').is_none() {
            return take(scanner, b'}');
        }
    }
}

fn take(scanner: &mut Scanner<'_>, byte: u8) -> Ordinary<()> {
    let is_next = scanner.cursor.peek_token() == Some(byte);
    scanner.cursor.pos += usize::from(is_next);
    is_next.then_some(())
}

/// Reads a string without escapes.
fn string<'a>(scanner: &mut Scanner<'a>) -> Ordinary<&'a str> {
    scanner.cursor.plain_string().ok()
}

/// Reads a value of any shape inside so many arrays and objects.
fn skip<'a>(scanner: &mut Scanner<'a>, depth: usize) -> Ordinary<&'a str> {
    let begin = scanner.cursor.pos;
    scanner.value(depth, &mut Skip).ok()?;
    Some(scanner.cursor.since(begin))
}
