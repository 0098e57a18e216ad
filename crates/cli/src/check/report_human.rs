//! Frames for people: for each fault what is wrong, where, and the source line with a caret under the
//! value. Whatever the input holds, a frame stays a few short lines without terminal escapes.

use std::io::{self, Write};

use annotate_snippets::renderer::DEFAULT_TERM_WIDTH;
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Renderer, Snippet};
use saop::ViolationKind;

use super::document::{Fault, Place, Verdict};
use super::frame;
use crate::text::{printable, shortened};

/// Longest JSON Pointer shown, in characters.
const POINTER: usize = 100;
/// Wider than any frame, so that the only cuts are ours.
const WIDTH: usize = DEFAULT_TERM_WIDTH * 10;

pub(crate) struct Human {
    renderer: Renderer,
    /// What goes before and after the arrow.
    arrow: [&'static str; 2],
}

impl Human {
    pub(crate) fn new(colour: bool) -> Self {
        let (renderer, arrow) = if colour {
            (Renderer::styled(), ["\u{1b}[1m\u{1b}[94m", "\u{1b}[0m"])
        } else {
            (Renderer::plain(), ["", ""])
        };
        Self {
            renderer: renderer.term_width(WIDTH),
            arrow,
        }
    }

    pub(crate) fn write(
        &self,
        place: Place<'_>,
        text: &[u8],
        verdict: &Verdict,
        out: &mut Vec<u8>,
    ) -> io::Result<()> {
        for fault in verdict.faults() {
            self.frame(place, text, &fault, out)?;
        }
        Ok(())
    }

    fn frame(
        &self,
        place: Place<'_>,
        text: &[u8],
        fault: &Fault<'_>,
        out: &mut Vec<u8>,
    ) -> io::Result<()> {
        let title = Level::ERROR
            .primary_title(printable(&fault.message))
            .id(label(fault));
        writeln!(out, "{}", self.renderer.render(&[Group::with_title(title)]))?;

        let line = fault
            .position
            .map(|at| place.line_in_source(at.line))
            .or(place.line);
        let margin = line.map_or(0, |line| line.to_string().len());
        let [on, off] = self.arrow;
        write!(
            out,
            "{:margin$}{on}-->{off} {}",
            "",
            printable(place.source)
        )?;
        if let Some(line) = line {
            write!(out, ":{line}")?;
        }
        if let Some(at) = fault.position {
            write!(out, ":{}", at.column)?;
        }
        writeln!(out)?;

        let pointer = (!fault.path.is_empty()).then(|| shortened(fault.path, POINTER));
        match (line, &fault.span) {
            (Some(line), Some(span)) => {
                let view = frame::view(text, span);
                let caret = AnnotationKind::Primary.span(view.caret).label(pointer);
                let snippet = Snippet::<Annotation<'_>>::source(view.text)
                    .line_start(line)
                    .fold(false)
                    .annotation(caret);
                let group = Group::with_level(Level::ERROR).element(snippet);
                writeln!(out, "{}\n", self.renderer.render(&[group]))
            }
            _ => match pointer {
                Some(pointer) => writeln!(out, "{:margin$} {on}={off} at {pointer}\n", ""),
                None => writeln!(out),
            },
        }
    }
}

/// What a frame is labelled with: the keyword where a schema's keyword is all that is broken, else the
/// kind, which says more.
fn label<'a>(fault: &Fault<'a>) -> &'a str {
    match fault.keyword {
        Some(keyword) if fault.kind == ViolationKind::Schema.as_str() => keyword,
        _ => fault.kind,
    }
}
