//! Secrets behind options that only some programs have: `curl -u ada:x`, `mysql -px`, `sshpass -p x`. SPEC G6.
//!
//! Invariant: a place costs a bounded time.

use std::ops::Range;

use super::looks::{is_placeholder, is_random};
use super::values::quoted;
use super::view::View;

/// A command begins at most so far before its option.
const LONGEST_COMMAND: usize = 512;
/// A longer option is none of these.
const LONGEST_OPTION: usize = 16;

/// How an option has its secret.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The value, joined or apart.
    Whole,
    /// Joined only.
    Joined,
    /// Behind a name and a colon.
    Pair,
    /// Cookies, and no name of a file.
    Cookies,
    /// Behind `pass:`.
    Prefixed,
}

use Kind::{Cookies, Joined, Pair, Prefixed, Whole};

/// Options with a secret, and words of the commands that have them.
const OPTIONS: [(&[&str], &[&str], Kind); 11] = [
    (&["--user", "--proxy-user", "-u", "-U"], &["curl"], Pair),
    (&["--cookie", "-b"], &["curl"], Cookies),
    (&["--auth", "-a"], &["http", "https", "xh"], Pair),
    (
        &["-p"],
        &[
            "mysql",
            "mysqldump",
            "mysqladmin",
            "mariadb",
            "mariadb-dump",
        ],
        Joined,
    ),
    (&["-p"], &["7z", "7za", "7zz"], Joined),
    (
        &["-p"],
        &[
            "login",
            "mongo",
            "mongosh",
            "mongodump",
            "mongorestore",
            "sshpass",
        ],
        Whole,
    ),
    (&["-a"], &["redis-cli"], Whole),
    (
        &["-w"],
        &[
            "ldapadd",
            "ldapdelete",
            "ldapmodify",
            "ldapsearch",
            "ldapwhoami",
        ],
        Whole,
    ),
    (&["-P"], &["bcp", "sqlcmd", "zip", "unzip"], Whole),
    (&["-passin", "-passout", "-pass"], &["openssl"], Prefixed),
    (&["-U"], &["smbclient"], Pair),
];

/// Returns the secret behind an option that begins at a place.
pub(super) fn value_of_short_option(view: &View<'_>, at: usize) -> Option<Range<usize>> {
    let is_apart = view
        .before(at)
        .is_none_or(|byte| byte.is_ascii_whitespace() || b"\"'`(".contains(&byte));
    let head = view.rest(at);
    let head = head.get(..LONGEST_OPTION.min(head.len()))?;
    if !is_apart {
        return None;
    }
    OPTIONS.iter().find_map(|(options, programs, kind)| {
        let length = options
            .iter()
            .find_map(|option| length_of(head, option, *kind))?;
        let start = begin_of_value(view, at, length, *kind)?;
        let range = quoted(view, start).unwrap_or_else(|| {
            let is_end = |byte: &u8| byte.is_ascii_whitespace() || b"\"'`".contains(byte);
            let rest = view.rest(start);
            start..start + rest.iter().position(is_end).unwrap_or(rest.len())
        });
        let value = view.bytes.get(range.clone())?;
        let inner = secret_part(value, *kind)?;
        has_program(view, at, programs).then_some(())?;
        Some(range.start + inner.start..range.start + inner.end)
    })
}

/// The arguments of a list that were seen so far.
#[derive(Default)]
pub(super) struct Arguments {
    last: String,
    /// Whether a program with these options was among them.
    has: [bool; OPTIONS.len()],
}

impl Arguments {
    /// Returns what is secret in the next argument.
    pub(super) fn next(&mut self, argument: &str) -> Option<Range<usize>> {
        let found = self.secret_of(argument);
        for (has, (_, programs, _)) in self.has.iter_mut().zip(&OPTIONS) {
            *has |= programs.contains(&base(argument));
        }
        argument.clone_into(&mut self.last);
        found
    }

    fn secret_of(&self, argument: &str) -> Option<Range<usize>> {
        let mut known = self.has.iter().zip(&OPTIONS).filter(|(has, _)| **has);
        let found = known.find_map(|(_, (options, _, kind))| {
            if *kind != Joined && options.contains(&&*self.last) {
                return secret_part(argument.as_bytes(), *kind);
            }
            let mut short = options.iter().filter(|option| option.len() == 2);
            let value = short.find_map(|option| argument.strip_prefix(option))?;
            let inner = secret_part(value.as_bytes(), *kind)?;
            let skipped = argument.len() - value.len();
            Some(skipped + inner.start..skipped + inner.end)
        });
        found.or_else(|| self.pair_in(argument))
    }

    /// A name and a password, of a program that is elsewhere.
    fn pair_in(&self, argument: &str) -> Option<Range<usize>> {
        let is_pair = |(options, _, kind): &(&[&str], &[&str], Kind)| {
            *kind == Pair && options.contains(&&*self.last)
        };
        let range = OPTIONS
            .iter()
            .any(is_pair)
            .then(|| secret_part(argument.as_bytes(), Pair))??;
        let value = argument.as_bytes().get(range.clone())?;
        let has_letter = value.iter().any(u8::is_ascii_alphabetic);
        (has_letter && is_random(value)).then_some(range)
    }
}

fn base(word: &str) -> &str {
    word.rsplit('/').next().unwrap_or(word)
}

/// Returns the length of an option that a text begins with: `-u`, `-sSu`, `-uada`.
fn length_of(head: &[u8], option: &str, kind: Kind) -> Option<usize> {
    let name = option.as_bytes();
    if head.starts_with(name) {
        return Some(name.len());
    }
    // Options without a value may be before it.
    let letter = name.get(1).filter(|_| name.len() == 2 && kind == Pair)?;
    let length = head.iter().position(u8::is_ascii_whitespace)?;
    let joined = head.get(1..length)?;
    (joined.ends_with(&[*letter]) && joined.iter().all(u8::is_ascii_alphabetic)).then_some(length)
}

/// Returns where the value of an option begins.
fn begin_of_value(view: &View<'_>, at: usize, length: usize, kind: Kind) -> Option<usize> {
    let is_long = length > 2 && view.rest(at).starts_with(b"--");
    let start = at + length;
    let blanks = view.rest(start).iter().take(LONGEST_OPTION);
    let blanks = blanks
        .take_while(|byte| matches!(byte, b' ' | b'\t' | b'='))
        .count();
    let is_joined = blanks == 0;
    let is_value = match kind {
        Joined => is_joined,
        Prefixed => !is_joined,
        _ => !is_joined || !is_long,
    };
    is_value.then_some(start + blanks)
}

/// Whether one of the programs is a word of the command before a place.
fn has_program(view: &View<'_>, at: usize, programs: &[&str]) -> bool {
    let before = view
        .bytes
        .get(at.saturating_sub(LONGEST_COMMAND)..at)
        .unwrap_or_default();
    let mut lines = before.rsplit(|byte| *byte == b'\n');
    let mut is_in = |line: &[u8]| {
        let command = line
            .rsplit(|byte| matches!(byte, b'|' | b';'))
            .next()
            .unwrap_or_default();
        let mut words =
            command.split(|byte| byte.is_ascii_whitespace() || b"\"'`/($".contains(byte));
        words.any(|word| programs.iter().any(|program| program.as_bytes() == word))
    };
    // A backslash at its end joins a line to the next one.
    let Some(last) = lines.next() else {
        return false;
    };
    is_in(last)
        || lines
            .take_while(|line| line.trim_ascii_end().ends_with(b"\\"))
            .any(&mut is_in)
}

/// Returns the part of a value that is secret.
fn secret_part(value: &[u8], kind: Kind) -> Option<Range<usize>> {
    let start = match kind {
        Whole | Joined => 0,
        Pair => value.iter().position(|byte| matches!(byte, b':' | b'%'))? + 1,
        Cookies => value.contains(&b'=').then_some(0)?,
        Prefixed => value.starts_with(b"pass:").then_some(b"pass:".len())?,
    };
    let secret = value.get(start..)?;
    let is_option = start == 0 && secret.starts_with(b"-");
    let is_value = !secret.is_empty() && !is_option && !is_placeholder(secret);
    is_value.then_some(start..value.len())
}
