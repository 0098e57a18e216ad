//! The parser of patterns: the grammar of ECMA-262 with the `u` flag, and that of Annex B without it.
//!
//! Invariant: what is valid with the `u` flag is read so, whatever Annex B makes of it; what neither takes is refused. The depth
//! of the recursion is bounded, and the time is linear.

use std::collections::HashSet;

use regex_syntax::hir::ClassUnicode;

use super::property::Property;
use super::syntax::{Atom, Count, Fault, Item, Member, Members, Named, Refused, Set, Syntax, Term};

/// Deeper groups are refused, so that no pattern exhausts the stack.
const MOST_GROUPS: usize = 200;

type Result<T> = std::result::Result<T, Refused>;

impl Syntax {
    /// Parses a pattern.
    ///
    /// # Errors
    ///
    /// Returns why it is no regular expression of ECMA-262, with the `u` flag or without.
    pub fn of(pattern: &str) -> Result<Self> {
        let mut with_u = Parser::new(pattern.chars().map(u32::from).collect(), true);
        let fault = match with_u.whole() {
            Ok(ways) => {
                return Ok(Self {
                    ways,
                    without_u: None,
                    has_literal_property: false,
                });
            }
            Err(Refused::Invalid(fault)) => fault,
            Err(other) => return Err(other),
        };
        let units = pattern.encode_utf16().map(u32::from);
        let mut without_u = Parser::new(units.collect(), false);
        Ok(Self {
            ways: without_u.whole()?,
            without_u: Some(fault),
            has_literal_property: without_u.has_literal_property,
        })
    }
}

struct Parser {
    /// Code points; without the `u` flag, code units.
    source: Vec<u32>,
    at: usize,
    with_u: bool,
    /// How many groups capture, in the whole pattern.
    captures: u64,
    /// Whether one of them has a name.
    has_names: bool,
    names: HashSet<String>,
    /// The names that `\k` refers to, each with its place.
    references: Vec<(String, usize)>,
    depth: usize,
    /// What a name begins with and goes on with, once it is needed.
    identifiers: Option<[ClassUnicode; 2]>,
    has_literal_property: bool,
}

impl Parser {
    fn new(source: Vec<u32>, with_u: bool) -> Self {
        let mut parser = Self {
            source,
            at: 0,
            with_u,
            captures: 0,
            has_names: false,
            names: HashSet::new(),
            references: Vec::new(),
            depth: 0,
            identifiers: None,
            has_literal_property: false,
        };
        parser.count_captures();
        parser.at = 0;
        parser
    }

    fn count_captures(&mut self) {
        let mut in_class = false;
        while let Some(next) = self.next() {
            match next {
                '\\' => self.at += 1,
                '[' => in_class = true,
                ']' => in_class = false,
                '(' if !in_class => {
                    let is_named = self.comes("?<") && !self.comes("?<=") && !self.comes("?<!");
                    self.has_names |= is_named;
                    self.captures += u64::from(is_named || !self.comes("?"));
                }
                _ => {}
            }
        }
    }

    /// Returns the next character. Half of one is no syntax, so that its place is taken by another character that is none.
    fn peek(&self) -> Option<char> {
        let next = self.source.get(self.at)?;
        Some(char::from_u32(*next).unwrap_or('\u{FFFD}'))
    }

    fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += 1;
        Some(next)
    }

    fn comes(&self, wanted: &str) -> bool {
        let rest = self.source.get(self.at..).unwrap_or_default();
        wanted
            .chars()
            .enumerate()
            .all(|(at, one)| rest.get(at) == Some(&u32::from(one)))
    }

    /// Eats a text of ASCII if it comes next.
    fn eat(&mut self, wanted: &str) -> bool {
        let comes = self.comes(wanted);
        self.at += if comes { wanted.len() } else { 0 };
        comes
    }

    /// Returns what was read since a place.
    fn since(&self, from: usize) -> String {
        let read = self.source.get(from..self.at).unwrap_or_default();
        if self.with_u {
            return read.iter().filter_map(|one| char::from_u32(*one)).collect();
        }
        #[allow(clippy::cast_possible_truncation, reason = "code units")]
        let units: Vec<u16> = read.iter().map(|unit| *unit as u16).collect();
        String::from_utf16_lossy(&units)
    }

    fn fault<T>(&self, at: usize, found: impl Into<String>) -> Result<T> {
        // The second half of a character is not counted.
        let before = self.source.iter().take(at);
        let halves = before.filter(|unit| (0xDC00..0xE000).contains(*unit));
        Err(Refused::Invalid(Fault {
            found: found.into(),
            at: at - halves.count(),
        }))
    }

    fn whole(&mut self) -> Result<Vec<Vec<Term>>> {
        let ways = self.ways()?;
        if self.peek().is_some() {
            return self.fault(self.at, "an unmatched `)`");
        }
        let unknown = |(name, _): &&(String, usize)| !self.names.contains(name);
        match self.references.iter().find(unknown) {
            Some((_, at)) => self.fault(*at, "a reference to a group that is not there"),
            None => Ok(ways),
        }
    }

    /// Reads up to an unmatched `)` or the end.
    fn ways(&mut self) -> Result<Vec<Vec<Term>>> {
        let mut ways = Vec::new();
        loop {
            let mut way = Vec::new();
            while !matches!(self.peek(), None | Some('|' | ')')) {
                way.push(self.term()?);
            }
            ways.push(way);
            if !self.eat("|") {
                return Ok(ways);
            }
        }
    }

    fn term(&mut self) -> Result<Term> {
        let from = self.at;
        let (item, is_repeatable) = match self.next().unwrap_or_default() {
            '^' => (Item::Start, false),
            '$' => (Item::End, false),
            '(' => self.group(from)?,
            '[' => (Item::Class(self.class(from)?), true),
            '\\' => self.escape(from)?,
            '.' => {
                let of = Named::LineEnd;
                (Item::Atom(Atom::Set(Set { of, negated: true })), true)
            }
            sign @ ('*' | '+' | '?') => {
                return self.fault(from, format!("`{sign}` with nothing to repeat"));
            }
            '{' => {
                self.at = from;
                if self.counts()?.is_some() {
                    return self.fault(from, "a quantifier with nothing to repeat");
                }
                self.at = from + 1;
                self.literal(from)?
            }
            _ => self.literal(from)?,
        };
        let at = from..self.at;
        let count = self.quantifier(is_repeatable)?;
        Ok(Term { item, count, at })
    }

    fn literal(&self, from: usize) -> Result<(Item, bool)> {
        let code = self.source.get(from).copied().unwrap_or_default();
        match char::from_u32(code) {
            Some(bare @ ('{' | '}' | ']')) if self.with_u => {
                self.fault(from, format!("a bare `{bare}` (write `\\{bare}`)"))
            }
            _ => Ok((Item::Atom(Atom::Char(code)), true)),
        }
    }

    fn quantifier(&mut self, is_repeatable: bool) -> Result<Option<Count>> {
        let from = self.at;
        let (least, most) = match self.peek() {
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('?') => (0, Some(1)),
            Some('{') => match self.counts()? {
                Some(counts) => counts,
                None if self.with_u => {
                    return self.fault(from, "a quantifier that is not `{n}`, `{n,}` or `{n,m}`");
                }
                None => return Ok(None),
            },
            _ => return Ok(None),
        };
        self.at += usize::from(self.at == from);
        if !is_repeatable {
            let quantifier = self.since(from);
            return self.fault(from, format!("`{quantifier}` with nothing to repeat"));
        }
        let lazy = self.eat("?");
        Ok(Some(Count { least, most, lazy }))
    }

    /// Reads `{n}`, `{n,}` or `{n,m}`, if it is one.
    fn counts(&mut self) -> Result<Option<(u64, Option<u64>)>> {
        let from = self.at;
        self.eat("{");
        let mut counts = None;
        if let Some(least) = self.number() {
            let most = if self.eat(",") {
                self.number()
            } else {
                Some(least)
            };
            counts = self.eat("}").then_some((least, most));
        }
        match counts {
            Some((least, Some(most))) if least > most => {
                self.fault(from, format!("a quantifier from {least} to {most}"))
            }
            Some(_) => Ok(counts),
            None => {
                self.at = from;
                Ok(None)
            }
        }
    }

    fn number(&mut self) -> Option<u64> {
        let mut number = None;
        while let Some(digit) = self.peek().and_then(|next| next.to_digit(10)) {
            self.at += 1;
            let before: u64 = number.unwrap_or_default();
            number = Some(before.saturating_mul(10).saturating_add(digit.into()));
        }
        number
    }

    /// Reads the rest of a group, and returns whether it may be repeated.
    fn group(&mut self, from: usize) -> Result<(Item, bool)> {
        let mut unmatchable = None;
        let mut is_repeatable = true;
        if self.eat("?=") || self.eat("?!") {
            unmatchable = Some("a look-ahead");
            is_repeatable = !self.with_u;
        } else if self.eat("?<=") || self.eat("?<!") {
            unmatchable = Some("a look-behind");
            is_repeatable = false;
        } else if self.eat("?<") {
            let name = self.name(from)?;
            if !self.names.insert(name) {
                let named = self.since(from);
                return self.fault(from, format!("a second group of that name, `{named}`"));
            }
        } else if !self.eat("?:") && self.eat("?") {
            let flags = self.source.iter().skip(self.at).take(8);
            let length =
                flags.take_while(|one| b"ims-".iter().any(|flag| u32::from(*flag) == **one));
            self.at += length.count();
            let form = self.since(from);
            let what = if form == "(?" {
                "a group of an unknown form"
            } else {
                "flags within the pattern"
            };
            return self.fault(from, format!("{what}, `{form}`"));
        }
        self.depth += 1;
        if self.depth > MOST_GROUPS {
            return Err(Refused::Large);
        }
        let ways = self.ways()?;
        self.depth -= 1;
        if !self.eat(")") {
            return self.fault(from, "an unclosed group");
        }
        let item = unmatchable.map_or(Item::Group(ways), Item::Backtracking);
        Ok((item, is_repeatable))
    }

    /// Reads a name after its `<`.
    fn name(&mut self, from: usize) -> Result<String> {
        let mut name = String::new();
        loop {
            let Some(mut code) = self.source.get(self.at).copied() else {
                return self.fault(from, "an unclosed name of a group");
            };
            self.at += 1;
            if code == u32::from('>') && !name.is_empty() {
                return Ok(name);
            }
            if code == u32::from('\\') && self.eat("u") {
                code = self.unicode(true).unwrap_or_default();
            } else if let Some(whole) = pair(code, self.source.get(self.at)) {
                self.at += 1;
                code = whole;
            }
            match char::from_u32(code).filter(|one| self.is_in_name(*one, name.is_empty())) {
                Some(one) => name.push(one),
                None => return self.fault(from, "a group whose name is no identifier"),
            }
        }
    }

    fn is_in_name(&mut self, one: char, is_first: bool) -> bool {
        if one.is_ascii() {
            let is_word = one.is_ascii_alphanumeric() || matches!(one, '$' | '_');
            return is_word && !(is_first && one.is_ascii_digit());
        }
        let [starts, goes_on] = self.identifiers.get_or_insert_with(|| {
            let class = |name| Property::Binary(name).class();
            ["ID_Start", "ID_Continue"].map(|name| class(name).unwrap_or_else(ClassUnicode::empty))
        });
        let class = if is_first { starts } else { goes_on };
        let after = class.ranges().partition_point(|range| range.end() < one);
        let is_listed = class
            .ranges()
            .get(after)
            .is_some_and(|range| range.start() <= one);
        is_listed || !is_first && matches!(one, '\u{200C}' | '\u{200D}')
    }

    /// Reads an escape outside of a class; returns whether it may be repeated.
    fn escape(&mut self, from: usize) -> Result<(Item, bool)> {
        const REFERENCE: Item = Item::Backtracking("a back-reference");
        match self.peek() {
            Some('b' | 'B') => {
                let negated = self.eat("B");
                self.at += usize::from(!negated);
                return Ok((Item::Boundary { negated }, false));
            }
            Some('1'..='9') => {
                let number = self.number();
                if number.is_some_and(|number| number <= self.captures) {
                    return Ok((REFERENCE, true));
                }
                if self.with_u {
                    return self.fault(from, "a reference to a group that is not there");
                }
                self.at = from + 1;
            }
            Some('k') if self.with_u || self.has_names => {
                self.at += 1;
                if !self.eat("<") {
                    return self.fault(from, "the escape `\\k` without a name");
                }
                let name = self.name(from)?;
                self.references.push((name, from));
                return Ok((REFERENCE, true));
            }
            _ => {}
        }
        Ok((Item::Atom(self.atom(from, false)?), true))
    }

    /// Reads what an escape stands for, after its backslash.
    fn atom(&mut self, from: usize, in_class: bool) -> Result<Atom> {
        let Some(next) = self.next() else {
            return self.fault(from, "a `\\` at the end");
        };
        let code = self.source.get(self.at - 1).copied().unwrap_or_default();
        let set = |of, negated| Ok(Atom::Set(Set { of, negated }));
        let char = |code: u32| Ok(Atom::Char(code));
        match next {
            'd' | 'D' => set(Named::Digit, next == 'D'),
            'w' | 'W' => set(Named::Word, next == 'W'),
            's' | 'S' => set(Named::Space, next == 'S'),
            'p' | 'P' if self.with_u => set(Named::Property(self.property(from)?), next == 'P'),
            't' => char(0x9),
            'n' => char(0xA),
            'v' => char(0xB),
            'f' => char(0xC),
            'r' => char(0xD),
            'b' if in_class => char(0x8),
            '-' if in_class => char(code),
            '0' if !matches!(self.peek(), Some('0'..='9')) => char(0),
            '0'..='7' if !self.with_u => {
                let mut value = code - u32::from('0');
                for _ in 0..2 {
                    let digit = self.peek().and_then(|next| next.to_digit(8));
                    let Some(more) = digit
                        .map(|digit| value * 8 + digit)
                        .filter(|more| *more < 256)
                    else {
                        break;
                    };
                    value = more;
                    self.at += 1;
                }
                char(value)
            }
            'c' => match self.peek() {
                Some(letter) if letter.is_ascii_alphabetic() => {
                    self.at += 1;
                    char(u32::from(letter) % 32)
                }
                Some(sign @ ('0'..='9' | '_')) if in_class && !self.with_u => {
                    self.at += 1;
                    char(u32::from(sign) % 32)
                }
                _ if self.with_u => self.fault(from, "the escape `\\c` without a letter"),
                _ => {
                    // The backslash stands for itself, and the `c` comes after it.
                    self.at -= 1;
                    char(u32::from('\\'))
                }
            },
            'x' | 'u' => {
                let found = if next == 'x' {
                    self.hex(2)
                } else {
                    self.unicode(self.with_u)
                };
                match found {
                    None if self.with_u => {
                        self.fault(from, format!("the escape `\\{next}` without a code point"))
                    }
                    found => char(found.unwrap_or(code)),
                }
            }
            _ if self.with_u && !r"^$\.*+?()[]{}|/".contains(next) => {
                self.fault(from, format!("the escape `\\{next}`"))
            }
            'k' if self.has_names => self.fault(from, "the escape `\\k` in a class"),
            _ => {
                self.has_literal_property |= matches!(next, 'p' | 'P') && self.peek() == Some('{');
                char(code)
            }
        }
    }

    fn property(&mut self, from: usize) -> Result<Property> {
        const LONGEST: usize = 80;
        let (sign, name_from) = (self.since(from), self.at + 1);
        if self.eat("{") {
            let rest = self.source.iter().skip(self.at).take(LONGEST);
            self.at += rest.take_while(|one| **one != u32::from('}')).count();
            let name = self.since(name_from);
            if self.eat("}") {
                if let Some(property) = Property::find(&name) {
                    return Ok(property);
                }
                let meant = Property::meant(&name).map_or_else(String::new, |meant| {
                    format!(" (did you mean `{sign}{{{meant}}}`?)")
                });
                let spelled = self.since(from);
                return self.fault(from, format!("the unknown property `{spelled}`{meant}"));
            }
        }
        self.fault(from, "the escape `\\p` without the name of a property")
    }

    /// Reads what comes after `\u`.
    fn unicode(&mut self, with_u: bool) -> Option<u32> {
        if with_u && self.eat("{") {
            let mut code = None;
            while let Some(digit) = self.peek().and_then(|next| next.to_digit(16)) {
                self.at += 1;
                let more = code.unwrap_or_default() * 16 + digit;
                code = Some(more).filter(|more| *more <= 0x10_FFFF);
                code?;
            }
            return code.filter(|_| self.eat("}"));
        }
        let first = self.hex(4)?;
        let after = self.at;
        if with_u && self.eat("\\u") {
            let second = self.hex(4);
            if let Some(whole) = pair(first, second.as_ref()) {
                return Some(whole);
            }
            self.at = after;
        }
        Some(first)
    }

    /// Reads a number of hexadecimal digits, all or none.
    fn hex(&mut self, count: usize) -> Option<u32> {
        let from = self.at;
        let mut code = 0;
        for _ in 0..count {
            let Some(digit) = self.next().and_then(|next| next.to_digit(16)) else {
                self.at = from;
                return None;
            };
            code = code * 16 + digit;
        }
        Some(code)
    }

    /// Reads a class after its `[`.
    fn class(&mut self, opened: usize) -> Result<Members> {
        let negated = self.eat("^");
        let mut list = Vec::new();
        while !self.eat("]") {
            let from = self.at;
            let low = self.member(opened)?;
            let mut high = None;
            if self.comes("-") && !self.comes("-]") {
                self.at += 1;
                let end = self.member(opened)?;
                match (low, end) {
                    (Atom::Char(first), Atom::Char(end)) if first <= end => high = Some(end),
                    (Atom::Char(_), Atom::Char(_)) => {
                        let range = self.since(from);
                        return self.fault(from, format!("the range `{range}`, which is empty"));
                    }
                    _ if self.with_u => {
                        return self.fault(from, "a range with a class such as `\\d` at one end");
                    }
                    _ => list.extend([Atom::Char('-'.into()), end].map(|low| Member {
                        low,
                        high: None,
                        at: from..self.at,
                    })),
                }
            }
            let at = from..self.at;
            list.push(Member { low, high, at });
        }
        Ok(Members { negated, list })
    }

    fn member(&mut self, opened: usize) -> Result<Atom> {
        let from = self.at;
        match self.next() {
            None => self.fault(opened, "an unclosed class"),
            Some('\\') => self.atom(from, true),
            Some(_) => Ok(Atom::Char(
                self.source.get(from).copied().unwrap_or_default(),
            )),
        }
    }
}

/// Returns the code point that two halves of one are together.
fn pair(first: u32, second: Option<&u32>) -> Option<u32> {
    let second = second.filter(|second| (0xDC00..0xE000).contains(*second))?;
    let is_first = (0xD800..0xDC00).contains(&first);
    is_first.then(|| 0x1_0000 + ((first - 0xD800) << 10) + (second - 0xDC00))
}
