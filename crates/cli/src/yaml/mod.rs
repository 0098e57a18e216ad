//! YAML documents as JSON text, so that one engine judges both, and where each part of that text stands in the source. SPEC U4.
//!
//! - `convert`: a document, from the events of its parser.
//! - `scalar`: what plain scalars are.
//! - `merge`: `<<`.
//! - `places`: from the text back to the source.
//!
//! Invariant: the text is valid JSON, but for repeated keys and depth, which its reader refuses; every place is one of the source.

mod convert;
mod merge;
mod places;
mod scalar;

use std::ops::Range;

use granit_parser::{
    ErrorKind, Event, Options, Parser, ScalarStyle, ScanError, Span, StrInput, StructureStyle,
};
use saop_json::Locator;
use saop_json::show::one_line;
use saop_schema::{Limits, ViolationKind};

use self::convert::Builder;
pub(crate) use self::places::{Fault, Places};

/// The largest source, in bytes: offsets have 32 bits, and a text of JSON may have several times as many bytes.
const LARGEST: usize = 256 << 20;

/// A document of a source.
#[derive(Debug)]
pub(crate) struct Document {
    /// Its bytes in the source. Those of all documents together are the source.
    pub(crate) extent: Range<usize>,
    /// The line on which it begins; `None` if it is the only one.
    pub(crate) line: Option<usize>,
    /// JSON text, and where its parts stand in the source.
    pub(crate) content: Result<(String, Places), Fault>,
}

/// The documents of a source, one after another. A source without any is one that is `null`, as an empty value is.
pub(crate) struct Documents<'a> {
    source: &'a str,
    parser: Parser<'a, StrInput<'a>>,
    locator: Locator<'a>,
    max_depth: usize,
    /// Bytes that aliases may add in all documents together, and have added.
    most_repeated: usize,
    repeated: usize,
    /// Where the next document begins, and what is known of it.
    begin: usize,
    next: Next,
    is_first: bool,
    /// Whether the parser has nothing more.
    is_over: bool,
}

enum Next {
    /// Whether there is one has not been looked at.
    Unknown,
    Started,
    Refused(ScanError),
    None,
}

/// Returns the documents of a source without a byte order mark.
pub(crate) fn documents<'a>(source: &'a str, limits: &Limits) -> Documents<'a> {
    /// What aliases may always add, and how many times the size of the source.
    const LEAST: usize = 1 << 20;
    const TIMES: usize = 10;
    let most_repeated = source.len().saturating_mul(TIMES).max(LEAST);
    let max_depth = limits.max_depth();
    let mut options = Options::default();
    // Of each kind; the reader of the text counts both together, and what aliases stand for.
    options.flow_nesting_limit = max_depth;
    options.block_nesting_limit = max_depth;
    options.set_emit_comments(false);
    Documents {
        source,
        parser: Parser::new_from_str_with_options(source, options),
        locator: Locator::new(source.as_bytes()),
        max_depth,
        most_repeated: most_repeated.min(limits.max_bytes()),
        repeated: 0,
        begin: 0,
        next: Next::Unknown,
        is_first: true,
        is_over: false,
    }
}

/// Same as [`documents`], of bytes. What is not UTF-8 is refused as one document.
pub(crate) fn documents_of_bytes<'a>(
    source: &'a [u8],
    limits: &Limits,
) -> impl Iterator<Item = Document> + use<'a> {
    let (text, refused) = match str::from_utf8(source) {
        Ok(text) => (Some(documents(text, limits)), None),
        Err(error) => (None, Some(not_utf8(source, error.valid_up_to()))),
    };
    text.into_iter().flatten().chain(refused)
}

fn not_utf8(source: &[u8], at: usize) -> Document {
    let byte = source.get(at).copied().unwrap_or_default();
    let message = format!(
        "Invalid YAML: expected UTF-8 text, but found the byte 0x{byte:02X}, which is not valid here"
    );
    Document {
        extent: 0..source.len(),
        line: None,
        content: Err(Fault {
            kind: ViolationKind::Syntax,
            path: String::new(),
            message,
            span: at..at,
        }),
    }
}

impl Iterator for Documents<'_> {
    type Item = Document;

    fn next(&mut self) -> Option<Document> {
        let is_first = std::mem::take(&mut self.is_first);
        if is_first {
            if let Some(fault) = too_long(self.source.len()) {
                self.next = Next::None;
                return Some(self.document(self.source.len(), None, Err(fault)));
            }
            self.look_ahead();
        }
        let (content, end) = match std::mem::replace(&mut self.next, Next::None) {
            Next::Started => self.read(),
            Next::Refused(error) => {
                let fault = self.refused(&error);
                self.recover();
                (Err(fault), None)
            }
            // A source of nothing but comments.
            _ if is_first => (Ok(("null".to_owned(), Places::default())), None),
            _ => return None,
        };
        let after = self.look_ahead();
        let is_only = is_first && matches!(self.next, Next::None);
        let line = self.locator.locate(self.begin).line;
        let end = match self.next {
            Next::None => self.source.len(),
            _ => self.boundary(end, after),
        };
        Some(self.document(end, (!is_only).then_some(line), content))
    }
}

impl Documents<'_> {
    fn document(
        &mut self,
        end: usize,
        line: Option<usize>,
        content: Result<(String, Places), Fault>,
    ) -> Document {
        let extent = self.begin..end;
        self.begin = end;
        Document {
            extent,
            line,
            content,
        }
    }

    /// Goes on to the start of the next document. Returns where that is.
    fn look_ahead(&mut self) -> usize {
        loop {
            let event = if self.is_over {
                None
            } else {
                self.parser.next_event()
            };
            match event {
                Some(Ok((Event::DocumentStart(..), span))) => {
                    self.next = Next::Started;
                    return bytes(&span).start;
                }
                None | Some(Ok((Event::StreamEnd, _))) => {
                    self.next = Next::None;
                    return self.source.len();
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => {
                    let at = error.marker().byte_offset().unwrap_or_default();
                    self.next = Next::Refused(error);
                    return at;
                }
            }
        }
    }

    /// Returns where one document ends and the next begins: after the line of `...`, or else with the line on which the next one starts.
    fn boundary(&self, end: Option<usize>, start: usize) -> usize {
        let start = start.clamp(self.begin, self.source.len());
        let before = self.source.get(..start).unwrap_or_default();
        let line = before.rfind('\n').map_or(0, |at| at + 1);
        let marked = end.filter(|end| {
            let before = self.source.get(..*end).unwrap_or_default();
            before == "..." || before.ends_with("\n...")
        });
        let after_mark = marked.and_then(|end| {
            let rest = self.source.get(end..)?;
            Some(end + rest.find('\n')? + 1)
        });
        after_mark.unwrap_or(line).max(self.begin)
    }

    /// Reads a document after its start. Beside it, returns where it ends, if that is known.
    fn read(&mut self) -> (Result<(String, Places), Fault>, Option<usize>) {
        let mut builder = Builder::new(self.max_depth, self.most_repeated, self.repeated);
        let fault = loop {
            match self.parser.next_event() {
                None | Some(Ok((Event::StreamEnd, _))) => {
                    self.repeated = builder.repeated();
                    return (Ok(builder.finish()), None);
                }
                Some(Ok((Event::DocumentEnd, span))) => {
                    self.repeated = builder.repeated();
                    return (Ok(builder.finish()), Some(bytes(&span).end));
                }
                Some(Ok((event, span))) => {
                    let span = self.part(&event, &span, &builder);
                    if let Err(fault) = builder.add(event, &span) {
                        break fault;
                    }
                }
                Some(Err(error)) => break self.refused(&error),
            }
        };
        self.repeated = builder.repeated();
        self.recover();
        (Err(fault), None)
    }

    /// Goes to the next document after one that is refused. Where that cannot be done, there is none.
    fn recover(&mut self) {
        self.is_over = !matches!(self.parser.proceed_next_document(), Ok(true));
    }

    /// Returns the part of the source that an event is about. Block scalars are told from their indicator on, and without the line ends after
    /// them; a value that is left out, behind the colon; a sequence that is not indented, from its first dash on.
    fn part(&self, event: &Event<'_>, span: &Span, builder: &Builder) -> Range<usize> {
        let span = bytes(span);
        match event {
            Event::Scalar(_, ScalarStyle::Plain, ..)
                if span.is_empty() && builder.is_at_member() =>
            {
                let rest = self.source.get(span.start..).unwrap_or_default();
                let at = span.start + usize::from(rest.starts_with(':'));
                at..at
            }
            Event::SequenceStart(StructureStyle::Block, ..) if builder.is_at_member() => {
                let before = self.source.get(..span.start).unwrap_or_default();
                let before = before.trim_end_matches([' ', '\t']);
                let at = before.strip_suffix('-').map_or(span.start, str::len);
                at..at
            }
            Event::Scalar(_, ScalarStyle::Literal | ScalarStyle::Folded, ..) => {
                let text = self.source.get(span.clone()).unwrap_or_default();
                let end = span.start + text.trim_end().len();
                block_indicator(self.source, span.start)..end
            }
            _ => span,
        }
    }

    fn at(&self, error: &ScanError) -> Range<usize> {
        let at = error.marker().byte_offset().unwrap_or_default();
        let rest = self.source.get(at..).unwrap_or_default();
        let width = rest.chars().next().filter(|&c| c != '\n' && c != '\r');
        at..at + width.map_or(0, char::len_utf8)
    }

    fn refused(&self, error: &ScanError) -> Fault {
        const LONGEST: usize = 200;
        if *error.kind() == ErrorKind::RecursionLimitExceeded {
            return convert::too_deep(self.max_depth, String::new(), self.at(error));
        }
        Fault {
            kind: ViolationKind::Syntax,
            path: String::new(),
            message: format!(
                "Invalid YAML: {}",
                one_line(&error.kind().to_string(), LONGEST)
            ),
            span: self.at(error),
        }
    }
}

/// Returns where the `|` or `>` stands before the lines of a block scalar.
fn block_indicator(source: &str, content: usize) -> usize {
    let before = source.get(..content).unwrap_or_default();
    // The content may begin within its first line, and after empty ones.
    let lines = before
        .rfind('\n')
        .map_or("", |end| before.get(..end).unwrap_or_default());
    let header = lines.trim_end();
    let line = header.rfind('\n').map_or(0, |end| end + 1);
    let header = header.get(line..).unwrap_or_default();
    let is_indicator = |at: usize| {
        let rest = header.get(at + 1..).unwrap_or_default();
        let rest = rest.trim_start_matches(|c: char| matches!(c, '+' | '-') || c.is_ascii_digit());
        let comment = rest.trim_start();
        comment.is_empty() || comment.starts_with('#') && comment.len() < rest.len()
    };
    let mut found = header.match_indices(['|', '>']).map(|(at, _)| at);
    found
        .find(|at| is_indicator(*at))
        .map_or(content, |at| line + at)
}

fn bytes(span: &Span) -> Range<usize> {
    span.byte_range().unwrap_or_default()
}

fn too_long(found: usize) -> Option<Fault> {
    (found > LARGEST).then(|| Fault {
        kind: ViolationKind::Limit,
        path: String::new(),
        message: format!("expected at most {LARGEST} bytes of YAML, but found {found}"),
        span: 0..0,
    })
}
