//! One YAML document as JSON text, made of the events of its parser.
//!
//! Invariant: what is written is JSON, or a fault was told. Aliases add at most [`Builder::most_repeated`] bytes to it.

use std::collections::HashSet;
use std::mem;
use std::ops::Range;

use granit_parser::{Event, ScalarStyle, StructureStyle, Tag};
use saop_json::pointer::below;
use saop_json::push_string;
use saop_json::show::{one_line, quote};
use saop_schema::ViolationKind;

use super::merge;
use super::places::{Fault, Mark, Places};
use super::scalar::{self, Refused};

/// Where the tags begin that YAML has itself.
const CORE: &str = "tag:yaml.org,2002:";
/// The key whose value is merged.
const MERGE: &str = "<<";
/// Characters of a tag that are shown.
const LONGEST: usize = 100;

pub(super) struct Builder {
    max_depth: usize,
    out: String,
    marks: Vec<Mark>,
    open: Vec<Frame>,
    /// In the order of their ids.
    anchors: Vec<(usize, Anchor)>,
    /// Bytes that aliases may add, and have added.
    most_repeated: usize,
    repeated: usize,
    /// Where the last thing ended that is no end of a collection.
    last_end: usize,
}

/// A collection that is not at its end.
struct Frame {
    /// The index of its mark, and where it begins in the text.
    mark: usize,
    at: usize,
    /// The index of its anchor, if it has one.
    anchor: Option<usize>,
    /// Whether it ends with a bracket.
    is_flow: bool,
    kind: Kind,
}

enum Kind {
    Sequence(usize),
    Mapping(Mapping),
}

#[derive(Default)]
struct Mapping {
    /// The keys, as they are in the text.
    keys: Vec<Range<usize>>,
    /// What the next node is.
    next: Next,
    sources: Vec<merge::Source>,
}

#[derive(Clone, Copy, Default)]
enum Next {
    #[default]
    Key,
    Value,
    /// What is merged, and how much there was before it of text, marks and anchors.
    Merged(usize, usize, usize),
}

/// What an alias stands for.
struct Anchor {
    /// A scalar as it is written, which is what it is as a key.
    scalar: Option<String>,
    json: Json,
}

enum Json {
    /// It is not at its end.
    Open,
    /// Parts of the text and of the marks.
    Written(Range<usize>, Range<usize>),
    /// Nothing of it is in the text any more, or not as a value.
    Apart(String, Vec<Mark>),
}

impl Builder {
    /// `repeated` is what aliases of earlier documents have added.
    pub(super) fn new(max_depth: usize, most_repeated: usize, repeated: usize) -> Self {
        Self {
            max_depth,
            out: String::new(),
            marks: Vec::new(),
            open: Vec::new(),
            anchors: Vec::new(),
            most_repeated,
            repeated,
            last_end: 0,
        }
    }

    /// Returns what aliases have added, with those of earlier documents.
    pub(super) const fn repeated(&self) -> usize {
        self.repeated
    }

    /// Returns the text, and where its parts stand in the source.
    pub(super) fn finish(self) -> (String, Places) {
        (self.out, Places(self.marks))
    }

    /// Adds what an event tells of. `span` is where it stands in the source.
    pub(super) fn add(&mut self, event: Event<'_>, span: &Range<usize>) -> Result<(), Fault> {
        if event.is_node() {
            self.begin_node();
        }
        match event {
            Event::Scalar(text, style, anchor, tag) => {
                self.scalar((&text, style, tag.as_deref()), anchor, span)
            }
            Event::Alias(id) => self.alias(id, span),
            Event::SequenceStart(style, anchor, tag) => {
                self.check_tag(tag.as_deref(), "seq", span)?;
                self.begin(Kind::Sequence(0), style, anchor, span)
            }
            Event::MappingStart(style, anchor, tag) => {
                self.check_tag(tag.as_deref(), "map", span)?;
                self.begin(Kind::Mapping(Mapping::default()), style, anchor, span)
            }
            Event::SequenceEnd | Event::MappingEnd => self.end(span),
            _ => Ok(()),
        }
    }

    fn scalar(
        &mut self,
        (text, style, tag): (&str, ScalarStyle, Option<&Tag>),
        anchor: usize,
        span: &Range<usize>,
    ) -> Result<(), Fault> {
        self.last_end = span.end;
        // What is left out is told of as `~`.
        let is_left_out = style == ScalarStyle::Plain && span.is_empty();
        let text = if is_left_out { "" } else { text };
        let is_plain = style == ScalarStyle::Plain && tag.is_none();
        let is_key = self.is_key();
        let mut json = String::new();
        // A key is what is written, and a value only where an alias stands for it.
        if !is_key || anchor > 0 || tag.is_some() {
            self.push_scalar(&mut json, (text, is_plain, tag), span)?;
        }
        if is_key && is_plain && text == MERGE {
            return self.begin_merge(span);
        }
        let (at, mark) = (self.out.len(), self.marks.len());
        if is_key {
            self.key(text, span);
        } else {
            self.marks.push(Mark::new(at, span));
            self.out.push_str(&json);
        }
        if anchor > 0 {
            let scalar = Some(text.to_owned());
            let json = if is_key {
                Json::Apart(json, vec![Mark::new(0, span)])
            } else {
                Json::Written(at..self.out.len(), mark..mark + 1)
            };
            self.anchors.push((anchor, Anchor { scalar, json }));
        }
        if is_key {
            Ok(())
        } else {
            self.after_value(span)
        }
    }

    fn push_scalar(
        &self,
        json: &mut String,
        (text, is_plain, tag): (&str, bool, Option<&Tag>),
        span: &Range<usize>,
    ) -> Result<(), Fault> {
        let pushed = match tag.map(name_of) {
            _ if is_plain => scalar::push_plain(json, text),
            Some(Name::Core(tag)) => scalar::push_tagged(json, text, tag),
            Some(Name::Other(tag)) => return Err(self.unknown_tag(&tag, span)),
            None | Some(Name::Unspecific) => {
                push_string(json, text);
                Ok(())
            }
        };
        let shown = one_line(text, LONGEST);
        let (kind, message) = match pushed {
            Ok(()) => return Ok(()),
            Err(Refused::NotFinite) => (
                ViolationKind::Unrepresentable,
                format!(
                    "expected a number that JSON has, but found {shown}; JSON has no NaN or infinity"
                ),
            ),
            Err(Refused::TooManyDigits) => (
                ViolationKind::Limit,
                "expected at most 1024 digits in a hexadecimal or octal number, but found more"
                    .to_owned(),
            ),
            Err(Refused::Other(what)) => {
                let tag = tag.map(shown_tag).unwrap_or_default();
                (
                    ViolationKind::Syntax,
                    format!(
                        "Invalid YAML: expected {what} after the tag {tag}, but found {}",
                        quote(&shown)
                    ),
                )
            }
        };
        Err(self.fault(kind, message, span))
    }

    fn alias(&mut self, id: usize, span: &Range<usize>) -> Result<(), Fault> {
        self.last_end = span.end;
        let found = self.anchors.binary_search_by_key(&id, |(id, _)| *id);
        let anchor = found.ok().and_then(|index| self.anchors.get(index));
        let Some((_, Anchor { scalar, json })) = anchor else {
            // The parser tells of those that it does not know.
            return Err(self.fault(
                ViolationKind::Syntax,
                "Invalid YAML: expected an anchor before its alias".to_owned(),
                span,
            ));
        };
        if self.is_key() {
            let Some(text) = scalar.clone() else {
                return Err(self.no_key("an alias of a collection", span));
            };
            self.repeat(text.len(), span)?;
            self.key(&text, span);
            return Ok(());
        }
        let (text, marks, from) = match json {
            Json::Open => {
                return Err(self.fault(
                    ViolationKind::Unrepresentable,
                    "expected a value that ends, but found an alias of the collection that it stands in".to_owned(),
                    span,
                ));
            }
            Json::Written(text, marks) => (
                self.out.get(text.clone()).unwrap_or_default().to_owned(),
                self.marks.get(marks.clone()).unwrap_or_default().to_vec(),
                text.start,
            ),
            Json::Apart(text, marks) => (text.clone(), marks.clone(), 0),
        };
        self.repeat(text.len(), span)?;
        let to = self.out.len();
        self.out.push_str(&text);
        self.marks
            .extend(marks.iter().map(|mark| mark.moved(from, to)));
        self.after_value(span)
    }

    /// Counts what an alias adds.
    fn repeat(&mut self, bytes: usize, span: &Range<usize>) -> Result<(), Fault> {
        self.repeated += bytes;
        if self.repeated <= self.most_repeated {
            return Ok(());
        }
        let most = self.most_repeated;
        Err(self.fault(
            ViolationKind::Limit,
            format!("expected aliases that stand for at most {most} bytes in all, but found more"),
            span,
        ))
    }

    fn begin(
        &mut self,
        kind: Kind,
        style: StructureStyle,
        anchor: usize,
        span: &Range<usize>,
    ) -> Result<(), Fault> {
        self.last_end = span.end;
        let (bracket, what) = match kind {
            Kind::Sequence(_) => ('[', "a sequence"),
            Kind::Mapping(_) => ('{', "a mapping"),
        };
        if self.is_key() {
            return Err(self.no_key(what, span));
        }
        let (at, mark) = (self.out.len(), self.marks.len());
        self.marks.push(Mark::new(at, span));
        self.out.push(bracket);
        let anchor = (anchor > 0).then(|| {
            let (scalar, json) = (None, Json::Open);
            self.anchors.push((anchor, Anchor { scalar, json }));
            self.anchors.len() - 1
        });
        self.open.push(Frame {
            mark,
            at,
            anchor,
            is_flow: style == StructureStyle::Flow,
            kind,
        });
        Ok(())
    }

    fn end(&mut self, span: &Range<usize>) -> Result<(), Fault> {
        let Some(frame) = self.open.pop() else {
            return Ok(());
        };
        if frame.is_flow {
            self.last_end = span.end;
        }
        match frame.kind {
            Kind::Sequence(_) => self.out.push(']'),
            Kind::Mapping(mapping) => {
                self.merge(mapping)?;
                self.out.push('}');
            }
        }
        if let Some(mark) = self.marks.get_mut(frame.mark) {
            mark.end_at(self.last_end);
        }
        let written = Json::Written(frame.at..self.out.len(), frame.mark..self.marks.len());
        let anchor = frame.anchor.and_then(|index| self.anchors.get_mut(index));
        if let Some((_, anchor)) = anchor {
            anchor.json = written;
        }
        let whole = self
            .marks
            .get(frame.mark)
            .map_or(0..0, |mark| mark.source());
        self.after_value(&whole)
    }

    /// Whether the next node is the value of a member.
    pub(super) fn is_at_member(&self) -> bool {
        let mapping = self.open.last().map(|frame| &frame.kind);
        matches!(mapping, Some(Kind::Mapping(_))) && !self.is_key()
    }

    /// Whether the next node is a key.
    fn is_key(&self) -> bool {
        let mapping = self.open.last().map(|frame| &frame.kind);
        matches!(mapping, Some(Kind::Mapping(mapping)) if matches!(mapping.next, Next::Key))
    }

    fn key(&mut self, text: &str, span: &Range<usize>) {
        let Some(Kind::Mapping(mapping)) = self.open.last_mut().map(|frame| &mut frame.kind) else {
            return;
        };
        if !mapping.keys.is_empty() {
            self.out.push(',');
        }
        let at = self.out.len();
        self.marks.push(Mark::new(at, span));
        push_string(&mut self.out, text);
        mapping.keys.push(at..self.out.len());
        mapping.next = Next::Value;
        self.out.push(':');
    }

    /// Separates an item from the one before it.
    fn begin_node(&mut self) {
        if let Some(Kind::Sequence(count)) = self.open.last_mut().map(|frame| &mut frame.kind) {
            if *count > 0 {
                self.out.push(',');
            }
            *count += 1;
        }
    }

    /// Ends a value, which stands at `span`.
    fn after_value(&mut self, span: &Range<usize>) -> Result<(), Fault> {
        let Some(Kind::Mapping(mapping)) = self.open.last_mut().map(|frame| &mut frame.kind) else {
            return Ok(());
        };
        let next = mem::take(&mut mapping.next);
        let Next::Merged(at, mark, anchor) = next else {
            return Ok(());
        };
        // Anchors in what is taken out stay good.
        for (_, anchor) in self.anchors.iter_mut().skip(anchor) {
            if let Json::Written(text, marks) = &anchor.json {
                let (from, text) = (text.start, self.out.get(text.clone()));
                let marks = self.marks.get(marks.clone()).unwrap_or_default().iter();
                let marks = marks.map(|mark| mark.moved(from, 0)).collect();
                anchor.json = Json::Apart(text.unwrap_or_default().to_owned(), marks);
            }
        }
        let text = self.out.split_off(at);
        let mut marks = self.marks.split_off(mark);
        for mark in &mut marks {
            *mark = mark.moved(at, 0);
        }
        let (is_collection, bytes) = (text.starts_with(['{', '[']), text.len());
        mapping.sources.push(merge::Source { text, marks });
        if is_collection {
            // It is copied, and once more for each `<<` around it.
            self.repeat(bytes, span)
        } else {
            Err(self.no_mapping(span))
        }
    }

    fn begin_merge(&mut self, span: &Range<usize>) -> Result<(), Fault> {
        let begin = Next::Merged(self.out.len(), self.marks.len(), self.anchors.len());
        match self.open.last_mut().map(|frame| &mut frame.kind) {
            Some(Kind::Mapping(mapping)) if mapping.sources.is_empty() => mapping.next = begin,
            _ => return Err(self.repeated_key(&quote(MERGE), span)),
        }
        Ok(())
    }

    /// Appends what a mapping merges.
    fn merge(&mut self, mapping: Mapping) -> Result<(), Fault> {
        let Some(source) = mapping.sources.first() else {
            return Ok(());
        };
        let keys = mapping.keys.into_iter();
        let keys = keys.map(|key| self.out.get(key).unwrap_or_default().to_owned());
        let mut keys: HashSet<String> = keys.collect();
        let to = (&mut self.out, &mut self.marks);
        let span = |mark: Option<Mark>| mark.map_or(0..0, Mark::source);
        merge::append(source, self.max_depth, &mut keys, to).map_err(|refused| match refused {
            merge::Refused::NotAMapping(mark) => self.no_mapping(&span(mark)),
            merge::Refused::Repeated(key, mark) => self.repeated_key(&key, &span(mark)),
            merge::Refused::TooDeep(mark) => too_deep(self.max_depth, self.pointer(), span(mark)),
        })
    }

    fn check_tag(&self, tag: Option<&Tag>, own: &str, span: &Range<usize>) -> Result<(), Fault> {
        let Some(tag) = tag else {
            return Ok(());
        };
        match name_of(tag) {
            Name::Unspecific => Ok(()),
            Name::Core(name) if name == own => Ok(()),
            Name::Core(_) => {
                let found = if own == "seq" {
                    "a sequence"
                } else {
                    "a mapping"
                };
                let tag = shown_tag(tag);
                let message = format!(
                    "Invalid YAML: expected a value of its type after the tag {tag}, but found {found}"
                );
                Err(self.fault(ViolationKind::Syntax, message, span))
            }
            Name::Other(name) => Err(self.unknown_tag(&name, span)),
        }
    }

    fn unknown_tag(&self, tag: &str, span: &Range<usize>) -> Fault {
        let message = format!(
            "expected a value without a tag, or with one of YAML's core schema, but found {tag}, which JSON cannot hold"
        );
        self.fault(ViolationKind::Unrepresentable, message, span)
    }

    fn no_key(&self, found: &str, span: &Range<usize>) -> Fault {
        let message = format!(
            "expected a key that is a scalar, since the keys of JSON are strings, but found {found}"
        );
        self.fault(ViolationKind::Unrepresentable, message, span)
    }

    fn no_mapping(&self, span: &Range<usize>) -> Fault {
        let message = "Invalid YAML: expected a mapping after `<<`, or a sequence of mappings, but found something else";
        self.fault(ViolationKind::Syntax, message.to_owned(), span)
    }

    fn repeated_key(&self, key: &str, span: &Range<usize>) -> Fault {
        let message = format!("expected each key once in an object, but found {key} again");
        self.fault(ViolationKind::DuplicateKey, message, span)
    }

    fn fault(&self, kind: ViolationKind, message: String, span: &Range<usize>) -> Fault {
        let path = if kind == ViolationKind::Syntax {
            String::new()
        } else {
            self.pointer()
        };
        Fault {
            kind,
            path,
            message,
            span: span.clone(),
        }
    }

    /// Returns the JSON Pointer of where it is.
    fn pointer(&self) -> String {
        let mut pointer = String::new();
        for frame in &self.open {
            match &frame.kind {
                Kind::Sequence(count) => {
                    pointer = below(&pointer, &count.saturating_sub(1).to_string());
                }
                Kind::Mapping(Mapping {
                    keys,
                    next: Next::Value,
                    ..
                }) => {
                    let key = keys.last().and_then(|key| self.out.get(key.clone()));
                    let key = key.and_then(|key| serde_json::from_str::<String>(key).ok());
                    pointer = below(&pointer, &key.unwrap_or_default());
                }
                Kind::Mapping(_) => {}
            }
        }
        pointer
    }
}

/// Returns the fault of a value with more levels than are allowed.
pub(super) fn too_deep(max: usize, path: String, span: Range<usize>) -> Fault {
    Fault {
        kind: ViolationKind::Limit,
        path,
        message: format!("expected at most {max} levels of arrays and objects, but found one more"),
        span,
    }
}

/// What a tag says.
enum Name<'a> {
    /// `!`: no schema is asked.
    Unspecific,
    /// One of YAML's own, by its last part.
    Core(&'static str),
    Other(std::borrow::Cow<'a, str>),
}

fn name_of(tag: &Tag) -> Name<'_> {
    let (handle, suffix) = (tag.handle(), tag.suffix());
    let known = ["str", "null", "bool", "int", "float", "seq", "map"];
    match known
        .into_iter()
        .find(|known| tag.is_yaml_core_schema_tag(known))
    {
        Some(known) => Name::Core(known),
        None if format!("{handle}{suffix}") == "!" => Name::Unspecific,
        None => Name::Other(shown_tag(tag).into()),
    }
}

/// Returns a tag as it is usually written.
fn shown_tag(tag: &Tag) -> String {
    let whole = format!("{}{}", tag.handle(), tag.suffix());
    let short = whole.strip_prefix(CORE).map(|name| format!("!!{name}"));
    one_line(&short.unwrap_or(whole), LONGEST)
}
